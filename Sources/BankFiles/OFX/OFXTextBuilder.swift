/// Puts the text of an element together.
struct OFXTextBuilder {
    private var bytes: [UInt8] = []
    private var hasSpace = false

    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func add(_ byte: UInt8) {
        if byte <= 32 || byte == 127 {
            hasSpace = !bytes.isEmpty
        } else {
            if hasSpace { bytes.append(32) }
            hasSpace = false
            bytes.append(byte)
        }
    }

    /// Adds the character of the reference at the start of a text, or its ampersand if it is none; returns the index after it.
    ///
    /// OFX has `&amp;`, `&lt;`, `&gt;` and `&nbsp;` (OFX 1.6, section 2.3.2.1), XML two more and numbers.
    mutating func addReference(_ text: ArraySlice<UInt8>) -> Int {
        guard let end = text.prefix(Self.longestReference).firstIndex(of: UInt8(ascii: ";")),
            let scalar = Self.scalar(String(decoding: text[(text.startIndex + 1)..<end], as: UTF8.self))
        else {
            add(UInt8(ascii: "&"))
            return text.startIndex + 1
        }
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { add(byte) }
        return end + 1
    }

    private static let longestReference = 12

    private static func scalar(_ name: String) -> Unicode.Scalar? {
        switch name.lowercased() {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        case "nbsp": return " "
        default: break
        }
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let number = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.value >= 32, !(127..<160 ~= scalar.value) else { return nil }
        return scalar
    }
}
