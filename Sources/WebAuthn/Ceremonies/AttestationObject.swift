/// Authenticator data with an attestation statement (WebAuthn Level 3, section 6.5.4).
struct AttestationObject {
    let authenticatorData: [UInt8]
    private let statement: Statement

    private enum Statement {
        case none
        /// Self attestation: a signature by the credential's own key (section 8.2).
        case own(algorithm: Int64, signature: [UInt8])
    }

    /// Parses an object of the format `none`, or `packed` with self attestation: a browser that is asked for `none` returns
    /// either (section 5.1.3). Any other format was not requested.
    init(_ bytes: [UInt8]) throws(CeremonyProblem) {
        guard let map = (try? CBORValue(bytes[...]))?.map, map.count == 3, let format = map["fmt"]?.text, let statement = map["attStmt"]?.map,
            let data = map["authData"]?.bytes
        else { throw .malformed }
        authenticatorData = data
        switch format {
        case "none":
            guard statement.count == 0 else { throw .malformed }
            self.statement = .none
        case "packed" where statement["x5c"] == nil:
            guard statement.count == 2, let algorithm = statement["alg"]?.integer, let signature = statement["sig"]?.bytes else { throw .malformed }
            self.statement = .own(algorithm: algorithm, signature: signature)
        default: throw .unknownAttestation
        }
    }

    func check(_ credential: AuthenticatorData.AttestedCredential, clientDataHash: [UInt8]) throws(CeremonyProblem) {
        guard case .own(let algorithm, let signature) = statement else { return }
        guard algorithm == credential.key.algorithm.rawValue, credential.key.isValid(signature, for: authenticatorData + clientDataHash) else {
            throw .wrongSignature
        }
    }
}
