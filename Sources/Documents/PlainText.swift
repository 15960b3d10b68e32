/// Text without characters that would break lines, or change the direction or the order of the text beside it.
enum PlainText {
    /// Returns the text with spaces for control characters and line ends, and without marks of direction.
    static func of(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f && $0 != 0xc2 && $0 != 0xe2 }
        if isPlain { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0..<0x20, 0x7f..<0xa0, 0x2028, 0x2029: scalars.append(" ")
            case 0x202a...0x202e, 0x2066...0x2069: continue
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }
}
