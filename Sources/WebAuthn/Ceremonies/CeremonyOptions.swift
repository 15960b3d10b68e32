/// The options that a page passes to the browser, in the JSON of WebAuthn Level 3, sections 5.1.9 and 5.1.10.
public enum CeremonyOptions {
    /// The browser's timeout in milliseconds, equal to the lifetime of a challenge.
    public static let timeout = 300_000

    /// An existing credential.
    public struct Descriptor: Encodable, Sendable {
        let type = "public-key"
        let id: String
        let transports: [String]

        /// - Parameter transports: the transports reported at registration, such as `internal` or `usb`.
        public init(id: [UInt8], transports: [String]) {
            self.id = Base64URL.text(id)
            self.transports = transports
        }
    }

    /// The options of a registration: a discoverable credential with user verification, without attestation.
    public struct Creation: Encodable, Sendable {
        struct Site: Encodable { let id, name: String }
        struct Person: Encodable { let id, name, displayName: String }
        struct Algorithm: Encodable {
            let type = "public-key"
            let alg: Int64
        }
        struct Selection: Encodable {
            let residentKey = "required"
            let requireResidentKey = true
            let userVerification = "required"
        }

        private let rp: Site
        private let user: Person
        private let challenge: String
        // In order of preference; the algorithm that every platform supports first.
        private let pubKeyCredParams = [SignatureAlgorithm.es256, .edDSA, .rs256].map { Algorithm(alg: $0.rawValue) }
        private let timeout = CeremonyOptions.timeout
        private let excludeCredentials: [Descriptor]
        private let authenticatorSelection = Selection()
        private let attestation = "none"

        /// - Parameters:
        ///   - site: the display name of the site.
        ///   - userHandle: up to 64 bytes without personal data.
        ///   - known: the person's existing credentials, so that no authenticator creates a second one.
        public init(
            for relyingParty: RelyingParty, site: String, userHandle: [UInt8], userName: String, displayName: String, challenge: Challenge,
            known: [Descriptor]
        ) {
            rp = Site(id: relyingParty.id, name: site)
            user = Person(id: Base64URL.text(userHandle), name: userName, displayName: displayName)
            self.challenge = Base64URL.text(challenge.bytes)
            excludeCredentials = known
        }
    }

    /// The options of an authentication with user verification.
    public struct Request: Encodable, Sendable {
        private let rpId: String
        private let challenge: String
        private let timeout = CeremonyOptions.timeout
        private let userVerification = "required"
        private let allowCredentials: [Descriptor]

        /// - Parameter allowed: the accepted credentials; empty for any of the site.
        public init(for relyingParty: RelyingParty, challenge: Challenge, allowed: [Descriptor]) {
            rpId = relyingParty.id
            self.challenge = Base64URL.text(challenge.bytes)
            allowCredentials = allowed
        }
    }
}
