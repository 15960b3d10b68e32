import Bookkeeping

/// A way to sign in with a device: the public half of a key that the device keeps (WebAuthn Level 3, section 4, "credential record").
public struct Passkey: Sendable, Equatable {
    public typealias ID = Identifier<Passkey>

    /// How many a person may have.
    public static let limit = 20

    public let id: ID
    public let user: User.ID
    /// The id that the device gave it; nobody else's is the same.
    public let credential: [UInt8]
    /// A COSE_Key.
    public let publicKey: [UInt8]
    /// How often it had signed when it was last used; 0 if it does not count.
    public let counter: UInt32
    /// The host name at which it was made, and works.
    public let host: String
    /// How a browser reaches it, such as `internal` or `usb`.
    public let transports: [String]
    /// Whether it is kept elsewhere too, such as with an account of the device's maker.
    public let isBackedUp: Bool
    /// What its owner calls it.
    public let name: String
    /// Seconds since 1970 (UTC).
    public let createdAt: Int64
    /// Seconds since 1970 (UTC); nil before its first use.
    public let lastUsedAt: Int64?
    /// Seconds since 1970 (UTC): when its counter last went back, which a copy of it would make it do.
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
