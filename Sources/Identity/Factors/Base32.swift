/// Base32 (RFC 4648, section 6) without padding, for texts that people type.
package enum Base32 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

    /// Returns the bytes in upper case letters and digits.
    package static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = [], bits: UInt32 = 0, count = 0
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            count += 8
            while count >= 5 {
                count -= 5
                text.append(alphabet[Int(bits >> count & 31)])
            }
        }
        if count > 0 { text.append(alphabet[Int(bits << (5 - count) & 31)]) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Decodes letters of either case; nil for any other character and for left-over bits that are not zero.
    package static func decode(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = [], bits: UInt32 = 0, count = 0
        for letter in text.utf8 {
            guard let five = value(letter) else { return nil }
            bits = bits << 5 | five
            count += 5
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return bits & (1 << count - 1) == 0 && count < 5 ? bytes : nil
    }

    private static func value(_ letter: UInt8) -> UInt32? {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a"))
        case UInt8(ascii: "2")...UInt8(ascii: "7"): UInt32(letter - UInt8(ascii: "2") + 26)
        default: nil
        }
    }
}
