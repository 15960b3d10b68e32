import Crypto
import WebAuthn

/// A random value that only its holder knows; storage keeps its hash.
struct Secret: Sendable {
    private let bytes: [UInt8]

    /// 256 random bits.
    init() {
        bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) }
    }

    /// Reads what `text` writes; nil for anything else.
    init?(_ text: String) {
        guard let bytes = Base64URL.bytes(text), bytes.count == 32 else { return nil }
        self.bytes = bytes
    }

    /// 43 characters of base64url (RFC 4648, 5).
    var text: String { Base64URL.text(bytes) }

    /// SHA-256, for storage.
    var hash: [UInt8] { Array(SHA256.hash(data: bytes)) }

    /// The anti-forgery token of the session or visit whose cookie this is: another hash than the one that is stored.
    ///
    /// From neither is there a way back to 256 random bits. HMAC would be four blocks of SHA-256 in place of one, on every page.
    var formToken: String { Base64URL.text(Array(SHA256.hash(data: Array("penny form token".utf8) + bytes))) }

    /// True if a form carries this secret's token; takes the same time wherever it differs.
    func matches(formToken token: String) -> Bool {
        ConstantTime.areEqual(Array(formToken.utf8), Array(token.utf8))
    }
}
