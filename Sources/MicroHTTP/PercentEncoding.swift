/// Percent-encoding (RFC 3986), and its variant for forms (WHATWG URL standard).
enum PercentEncoding {
    /// Decodes text strictly.
    ///
    /// Returns nil for an escape without two hexadecimal digits, for NUL and for invalid UTF-8. With `plusIsSpace`, `+` is a
    /// space, as in forms. Text of more than `limit` bytes ends with the code point that exceeds the limit.
    static func decode(_ encoded: ArraySlice<UInt8>, plusIsSpace: Bool, limit: Int = .max - 5) -> String? {
        var decoded: [UInt8] = []
        // Enough bytes to tell where the code point ends.
        let most = limit < encoded.count ? limit + 5 : encoded.count
        decoded.reserveCapacity(most)
        var rest = encoded.makeIterator()
        while decoded.count < most, let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return nil }
                let value = high << 4 | low
                if value == 0 { return nil }
                decoded.append(value)
            case UInt8(ascii: "+") where plusIsSpace:
                decoded.append(UInt8(ascii: " "))
            case 0:
                return nil
            default:
                decoded.append(byte)
            }
        }
        return String(validating: TextCut.beginning(of: decoded[...], beyond: limit), as: UTF8.self)
    }

    /// Percent-encodes every byte for which `isPlain` is false.
    static func encode(_ text: String, isPlain: (UInt8) -> Bool) -> String {
        if text.utf8.allSatisfy(isPlain) { return text }
        var encoded: [UInt8] = []
        for byte in text.utf8 {
            if isPlain(byte) {
                encoded.append(byte)
            } else {
                encoded += [UInt8(ascii: "%"), hexadecimal(byte >> 4), hexadecimal(byte & 15)]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    /// Returns true for the `unreserved` bytes of RFC 3986, section 2.3.
    static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
        default: false
        }
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }

    private static func hexadecimal(_ value: UInt8) -> UInt8 {
        value < 10 ? 0x30 + value : 0x41 + value - 10
    }
}
