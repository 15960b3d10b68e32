/// How much of a text is looked at before anything knows whether it is any good.
enum TextBounds {
    /// The most marks upon one another. Unicode's forms sort the marks of a character, which takes minutes for millions; 30 are what texts
    /// have that can be processed as they come (Unicode Standard Annex 15, section 13), and people who pile them up for fun stay below this.
    static let markLimit = 200

    /// Where a text ends that has more marks in a row than that: after the first one too many; nil if it has not.
    static func endOfMarks(in text: String) -> String.Index? {
        var marks = 0
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let scalar = scalars[index]
            index = scalars.index(after: index)
            // No letter below has a combining class.
            guard scalar.value >= 0x300, scalar.properties.canonicalCombiningClass != .notReordered else {
                marks = 0
                continue
            }
            marks += 1
            if marks > markLimit { return index }
        }
        return nil
    }

    /// The beginning of a text: up to the first mark too many.
    static func cutAtMarks(_ text: String) -> String { endOfMarks(in: text).map { String(text[..<$0]) } ?? text }

    /// The beginning of a text of more than so many bytes: the code point that passes them is the last.
    static func cut(_ text: String, beyond limit: Int) -> String {
        let bytes = text.utf8
        guard bytes.count > limit else { return text }
        var end = bytes.index(bytes.startIndex, offsetBy: limit + 1)
        while end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 { end = bytes.index(after: end) }
        return String(text[..<end])
    }
}

extension FormField {
    /// A text, or of a longer one than the field may have the beginning, which is still too long.
    public func beginning(of text: String) -> String { TextBounds.cutAtMarks(TextBounds.cut(text, beyond: byteLimit)) }

    /// Whether a text is longer than the field may have, in bytes or in marks in a row.
    public func isExceeded(by text: String) -> Bool { text.utf8.count > byteLimit || TextBounds.endOfMarks(in: text) != nil }
}
