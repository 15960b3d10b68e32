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
        var bytes: [UInt8] = [], bits: UInt32 = 0, count = 0
        bytes.reserveCapacity(32)
        for byte in text.utf8 {
            guard let six = Self.value(byte) else { return nil }
            bits = bits << 6 | six
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        self.bytes = bytes
    }

    /// The six bits of a letter of base64url.
    private static func value(_ letter: UInt8) -> UInt32? {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a") + 26)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0") + 52)
        case UInt8(ascii: "-"): 62
        case UInt8(ascii: "_"): 63
        default: nil
        }
    }

    /// 43 characters of base64url (RFC 4648, 5).
    var text: String { Self.base64URL(bytes) }

    /// SHA-256, for storage.
    var hash: [UInt8] { Array(SHA256.hash(data: bytes)) }

    /// The anti-forgery token of the session or visit whose cookie this is: another hash than the one that is stored.
    ///
    /// From neither is there a way back to 256 random bits. HMAC would be four blocks of SHA-256 in place of one, on every page.
    var formToken: String { Self.base64URL(Array(SHA256.hash(data: Array("penny form token".utf8) + bytes))) }

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
