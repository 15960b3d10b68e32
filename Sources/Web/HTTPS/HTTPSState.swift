/// How a server speaks HTTPS, as far as pages tell of it.
public struct HTTPSState: Sendable {
    /// The server's own certificate authority, which devices have to be told of.
    public struct Authority: Sendable {
        /// The name that the trust settings of devices show.
        public var name: String
        /// Seconds since 1970 (UTC).
        public var validUntil: Int64
        /// SHA-256 of the certificate, as hexadecimal numbers with colons.
        public var fingerprint: String
        /// The certificate in DER.
        public var certificate: [UInt8]
        /// Whether it may vouch for every global IPv6 address, and not for the home network only.
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
    /// Names and addresses that the certificate vouches for, names first.
    public var names: [String]
    /// Seconds since 1970 (UTC).
    public var validUntil: Int64
    /// SHA-256 of the certificate, as hexadecimal numbers with colons.
    public var fingerprint: String
    /// Who signed the certificate.
    public var issuer: String
    /// Nil when the certificate comes from an authority that is not the server's own.
    public var authority: Authority?
    /// Names and addresses of the machine that the certificate lacks, asked when the page is shown.
    public var missing: @Sendable () -> [String]
    /// Names and addresses of the machine that its authority may not vouch for, asked when the page is shown.
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
