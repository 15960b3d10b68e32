import Crypto
import Foundation

/// What a browser says about a ceremony: its kind, its challenge, and the page on which it took place (WebAuthn Level 3, section 5.8.1).
public struct ClientData: Sendable {
    /// `webauthn.create` or `webauthn.get`.
    public let type: String
    /// Nil when it is not one of ours.
    public let challenge: Challenge?
    /// Scheme, host and port of the page.
    public let origin: String
    /// Whether the page stood in a frame of another site.
    public let isCrossOrigin: Bool
    /// SHA-256 of the bytes, which is what is signed.
    let hash: [UInt8]

    /// The bytes that a browser may send; those of today send some two hundred.
    static let sizeLimit = 8_192

    /// Reads the JSON; nil for anything else.
    public init?(json bytes: [UInt8]) {
        struct Fields: Decodable {
            let type, challenge, origin: String
            let crossOrigin: Bool?
            let topOrigin: String?
        }
        // NUL would make Foundation take the bytes for UTF-16.
        guard bytes.count <= Self.sizeLimit, !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil,
            let fields = try? JSONDecoder().decode(Fields.self, from: Data(bytes))
        else { return nil }
        type = fields.type
        challenge = Base64URL.bytes(fields.challenge).flatMap { Challenge($0) }
        origin = fields.origin
        isCrossOrigin = fields.crossOrigin == true || fields.topOrigin != nil
        hash = Array(SHA256.hash(data: bytes))
    }
}
