import Crypto
import WebAuthn

/// A random value known only to its holder; the database stores its hash.
package struct Secret: Sendable {
    private let bytes: [UInt8]

    /// Creates 256 random bits.
    package init() {
        bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) }
    }

    /// Decodes a secret written by `text`; nil for anything else.
    package init?(_ text: String) {
        guard let bytes = Base64URL.bytes(text), bytes.count == 32 else { return nil }
        self.bytes = bytes
    }

    /// The secret in 43 characters of base64url (RFC 4648, section 5).
    package var text: String { Base64URL.text(bytes) }

    /// The SHA-256 hash, for storage.
    package var hash: [UInt8] { Array(SHA256.hash(data: bytes)) }

    /// The anti-forgery token of the session or visit with this cookie: a hash different from the stored one.
    ///
    /// Neither hash reveals the 256 random bits. HMAC would take four blocks of SHA-256 in place of one, on every page.
    package var formToken: String { Base64URL.text(Array(SHA256.hash(data: Array("penny form token".utf8) + bytes))) }

    /// Returns true if a form's token is this secret's, in a time that does not depend on where they differ.
    package func matches(formToken token: String) -> Bool {
        ConstantTime.areEqual(Array(formToken.utf8), Array(token.utf8))
    }
}
