/// Limits on texts that are applied before they are validated.
enum TextBounds {
    /// The maximum number of consecutive combining marks. Unicode normalization sorts the marks of a character, which takes
    /// minutes for millions; 30 is the limit of the Stream-Safe Text Format (Unicode Standard Annex 15, section 13), and people
    /// who pile them up for fun stay below this one.
    static let markLimit = 200

    /// Returns the index after the first mark beyond the limit; nil if there is none.
    static func endOfMarks(in text: String) -> String.Index? {
        var marks = 0
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let scalar = scalars[index]
            index = scalars.index(after: index)
            // No code point below has a combining class.
            guard scalar.value >= 0x300, scalar.properties.canonicalCombiningClass != .notReordered else {
                marks = 0
                continue
            }
            marks += 1
            if marks > markLimit { return index }
        }
        return nil
    }

    /// Returns the text up to and including the first mark beyond the limit.
    static func cutAtMarks(_ text: String) -> String { endOfMarks(in: text).map { String(text[..<$0]) } ?? text }

    /// Returns the beginning of an overlong text, up to and including the code point that exceeds the limit in bytes.
    static func cut(_ text: String, beyond limit: Int) -> String {
        let bytes = text.utf8
        guard bytes.count > limit else { return text }
        var end = bytes.index(bytes.startIndex, offsetBy: limit + 1)
        while end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 { end = bytes.index(after: end) }
        return String(text[..<end])
    }
}

extension FormField {
    /// Returns the text, or of an overlong one a beginning that is still too long.
    public func beginning(of text: String) -> String { TextBounds.cutAtMarks(TextBounds.cut(text, beyond: byteLimit)) }

    /// Returns true if a text is longer than the field allows, in bytes or in consecutive marks.
    public func isExceeded(by text: String) -> Bool { text.utf8.count > byteLimit || TextBounds.endOfMarks(in: text) != nil }
}
