/// A site to which credentials belong (WebAuthn Level 3, section 4).
public struct RelyingParty: Sendable, Hashable {
    /// The host name, such as `penny.local`, at which credentials work; an IP address is not possible.
    public let id: String
    /// Scheme, host and port as browsers write them, such as `https://penny.local:8443`.
    public let origin: String

    public init(id: String, origin: String) {
        self.id = id
        self.origin = origin
    }
}
