/// A site that credentials belong to (WebAuthn Level 3, section 4).
public struct RelyingParty: Sendable, Hashable {
    /// The host name for the credentials, such as `penny.local`; an IP address is not possible.
    public let id: String
    /// Scheme, host and port as browsers write them, such as `https://penny.local:8443`.
    public let origin: String

    public init(id: String, origin: String) {
        self.id = id
        self.origin = origin
    }
}
