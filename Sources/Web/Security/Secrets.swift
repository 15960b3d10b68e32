import Crypto
import Foundation

/// A random value that only its holder knows; storage keeps its hash.
struct Secret: Sendable {
    private let bytes: [UInt8]

    /// 256 random bits.
    init() {
        bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) }
    }

    /// Reads what `text` writes; nil for anything else.
    init?(_ text: String) {
        guard text.utf8.count == 43 else { return nil }
        let base64 = text.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "+") : $0 == UInt8(ascii: "_") ? UInt8(ascii: "/") : $0 }
        guard let data = Data(base64Encoded: Data(base64 + [UInt8(ascii: "=")])), data.count == 32 else { return nil }
        bytes = Array(data)
    }

    /// 43 characters of base64url (RFC 4648, 5).
    var text: String { Self.base64URL(bytes) }

    /// SHA-256, for storage.
    var hash: [UInt8] { Array(SHA256.hash(data: bytes)) }

    /// The anti-forgery token of the session or visit whose cookie this is.
    var formToken: String {
        Self.base64URL(Array(HMAC<SHA256>.authenticationCode(for: Data("penny form token".utf8), using: SymmetricKey(data: bytes))))
    }

    /// True if a form carries this secret's token; takes the same time wherever it differs.
    func matches(formToken token: String) -> Bool {
        let (expected, given) = (Array(formToken.utf8), Array(token.utf8))
        guard expected.count == given.count else { return false }
        return zip(expected, given).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func base64URL(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString(options: [.base64URLAlphabet, .omitPaddingCharacter])
    }
}
