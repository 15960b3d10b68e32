/// A signature algorithm, by its number in the COSE registry (RFC 9053, RFC 8812).
public enum SignatureAlgorithm: Int64, Sendable, CaseIterable {
    /// Ed25519.
    case edDSA = -8
    /// ECDSA on P-256 with SHA-256.
    case es256 = -7
    /// RSASSA-PKCS1-v1_5 with SHA-256, with a key of 2,048 to 4,096 bits.
    case rs256 = -257
}
