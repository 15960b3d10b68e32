/// What a page asks a browser for, in the JSON of WebAuthn Level 3, sections 5.1.9 and 5.1.10.
public enum CeremonyOptions {
    /// Milliseconds for which a browser waits, as long as a challenge lasts.
    public static let timeout = 300_000

    /// A credential that is there already.
    public struct Descriptor: Encodable, Sendable {
        let type = "public-key"
        let id: String
        let transports: [String]

        /// - Parameter transports: how it is reached, such as `internal` or `usb`, as its registration told.
        public init(id: [UInt8], transports: [String]) {
            self.id = Base64URL.text(id)
            self.transports = transports
        }
    }

    /// A credential that can be found without a user name, and is used after a look at who uses it; without attestation.
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
        // In the order of preference; what every platform has first.
        private let pubKeyCredParams = [SignatureAlgorithm.es256, .edDSA, .rs256].map { Algorithm(alg: $0.rawValue) }
        private let timeout = CeremonyOptions.timeout
        private let excludeCredentials: [Descriptor]
        private let authenticatorSelection = Selection()
        private let attestation = "none"

        /// - Parameters:
        ///   - site: the name of the site, for people.
        ///   - userHandle: up to 64 bytes that tell nothing of the person.
        ///   - known: what the person has already, of which no authenticator makes a second.
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

    /// A signature, after a look at who gives it.
    public struct Request: Encodable, Sendable {
        private let rpId: String
        private let challenge: String
        private let timeout = CeremonyOptions.timeout
        private let userVerification = "required"
        private let allowCredentials: [Descriptor]

        /// - Parameter allowed: the credentials that will do; none for any of the site.
        public init(for relyingParty: RelyingParty, challenge: Challenge, allowed: [Descriptor]) {
            rpId = relyingParty.id
            self.challenge = Base64URL.text(challenge.bytes)
            allowCredentials = allowed
        }
    }
}
