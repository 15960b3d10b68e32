import Foundation

/// Bytes as text of base64url without padding (RFC 4648, section 5), in which WebAuthn's JSON writes them.
public enum Base64URL {
    /// The text of bytes.
    public static func text(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString(options: [.base64URLAlphabet, .omitPaddingCharacter])
    }

    /// The bytes of a text; nil for a text that ``text(_:)`` does not write.
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
        // What is left is less than a letter, and has to be zero: each row of bytes has one text.
        guard count < 6, bits & (1 << count - 1) == 0 else { return nil }
        return bytes
    }

    /// The six bits of a letter.
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
