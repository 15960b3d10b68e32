import Crypto
import Foundation

/// The browser's description of a ceremony: its type, challenge and page (WebAuthn Level 3, section 5.8.1).
public struct ClientData: Sendable {
    /// `webauthn.create` or `webauthn.get`.
    public let type: String
    /// The challenge; nil if it does not have the form of one of this site's.
    public let challenge: Challenge?
    /// Scheme, host and port of the page.
    public let origin: String
    /// True if the page is in a frame of another site.
    public let isCrossOrigin: Bool
    /// The SHA-256 hash of the bytes, which is signed.
    let hash: [UInt8]

    /// The maximum size in bytes; present browsers send about two hundred.
    static let sizeLimit = 8_192

    /// Parses the JSON; nil for anything else.
    public init?(json bytes: [UInt8]) {
        struct Fields: Decodable {
            let type, challenge, origin: String
            let crossOrigin: Bool?
            let topOrigin: String?
        }
        // With NUL bytes Foundation would take the data for UTF-16.
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
