/// The state of HTTPS, as far as pages show it.
public struct HTTPSState: Sendable {
    /// The server's own certificate authority, which devices have to trust.
    public struct Authority: Sendable {
        /// The name that the trust settings of devices show.
        public var name: String
        /// Seconds since 1970 (UTC).
        public var validUntil: Int64
        /// The SHA-256 fingerprint of the certificate, in hexadecimal with colons.
        public var fingerprint: String
        /// The certificate in DER.
        public var certificate: [UInt8]
        /// True if it may sign for every global IPv6 address, not only for the addresses of the home network.
        public var permitsAllIPv6: Bool

        public init(name: String, validUntil: Int64, fingerprint: String, certificate: [UInt8], permitsAllIPv6: Bool = false) {
            self.name = name
            self.validUntil = validUntil
            self.fingerprint = fingerprint
            self.certificate = certificate
            self.permitsAllIPv6 = permitsAllIPv6
        }
    }

    /// The ports for HTTPS and for plain HTTP.
    public var port: Int, plainPort: Int
    /// Names and addresses in the certificate, names first.
    public var names: [String]
    /// Seconds since 1970 (UTC).
    public var validUntil: Int64
    /// The SHA-256 fingerprint of the certificate, in hexadecimal with colons.
    public var fingerprint: String
    /// The name of the issuer.
    public var issuer: String
    /// The server's own authority; nil if another authority issued the certificate.
    public var authority: Authority?
    /// Returns the machine's names and addresses that are missing from the certificate, at the time the page is shown.
    public var missing: @Sendable () -> [String]
    /// Returns the machine's names and addresses that its authority may not sign for, at the time the page is shown.
    public var notPermitted: @Sendable () -> [String]

    public init(
        port: Int, plainPort: Int, names: [String], validUntil: Int64, fingerprint: String, issuer: String, authority: Authority?,
        missing: @escaping @Sendable () -> [String] = { [] }, notPermitted: @escaping @Sendable () -> [String] = { [] }
    ) {
        self.port = port
        self.plainPort = plainPort
        self.names = names
        self.validUntil = validUntil
        self.fingerprint = fingerprint
        self.issuer = issuer
        self.authority = authority
        self.missing = missing
        self.notPermitted = notPermitted
    }
}
