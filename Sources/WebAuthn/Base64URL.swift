import Foundation

/// Base64url without padding (RFC 4648, section 5), the encoding of bytes in WebAuthn's JSON.
public enum Base64URL {
    /// Encodes bytes.
    public static func text(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString(options: [.base64URLAlphabet, .omitPaddingCharacter])
    }

    /// Decodes a text; nil for one that ``text(_:)`` does not produce.
    public static func bytes(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = [], bits: UInt32 = 0, count = 0
        bytes.reserveCapacity(text.utf8.count / 4 * 3 + 2)
        for letter in text.utf8 {
            guard let six = value(letter) else { return nil }
            bits = bits << 6 | six
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        // The remaining bits are fewer than a letter has, and must be zero, so that each byte sequence has one encoding.
        guard count < 6, bits & (1 << count - 1) == 0 else { return nil }
        return bytes
    }

    /// Returns the six bits of a letter.
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
}
