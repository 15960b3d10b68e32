import Bookkeeping

/// A passkey: the public half of a key that a device keeps (WebAuthn Level 3, section 4, "credential record").
public struct Passkey: Sendable, Equatable {
    public typealias ID = Identifier<Passkey>

    /// The maximum number per person.
    public static let limit = 20

    public let id: ID
    public let user: User.ID
    /// The credential ID, assigned by the device and unique on the server.
    public let credential: [UInt8]
    /// The public key, as a COSE_Key.
    public let publicKey: [UInt8]
    /// The signature counter at the last use; 0 if the device does not count.
    public let counter: UInt32
    /// The host name that it was made for and works at.
    public let host: String
    /// The transports through which a browser reaches it, such as `internal` or `usb`.
    public let transports: [String]
    /// True if it is synchronized to another place, such as an account with the device's manufacturer.
    public let isBackedUp: Bool
    /// The name given by its owner.
    public let name: String
    /// Seconds since 1970 (UTC).
    public let createdAt: Int64
    /// Seconds since 1970 (UTC); nil before its first use.
    public let lastUsedAt: Int64?
    /// The time when its counter last went backwards, as with a cloned key, in seconds since 1970 (UTC).
    public let refusedAt: Int64?

    public init(
        id: ID, user: User.ID, credential: [UInt8], publicKey: [UInt8], counter: UInt32, host: String, transports: [String], isBackedUp: Bool,
        name: String, createdAt: Int64, lastUsedAt: Int64? = nil, refusedAt: Int64? = nil
    ) {
        self.id = id
        self.user = user
        self.credential = credential
        self.publicKey = publicKey
        self.counter = counter
        self.host = host
        self.transports = transports
        self.isBackedUp = isBackedUp
        self.name = name
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
        self.refusedAt = refusedAt
    }
}
