import Foundation

extension StringProtocol {
    /// The normalized text by which names are compared: compatibility composition (NFKC), case-insensitive, without surrounding
    /// space.
    ///
    /// Uppercasing before lowercasing makes `ß` equal `ss` and a final `ς` equal `σ`. The text is composed again at the end,
    /// since keys are compared byte by byte and Foundation leaves the voicing marks of half-width katakana decomposed.
    public var folded: String {
        let text = String(self)
        // Of ASCII, only case and surrounding space differ.
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            let bytes = text.utf8
            guard let first = bytes.firstIndex(where: { !$0.isSpace }), let last = bytes.lastIndex(where: { !$0.isSpace }) else { return "" }
            return text[first...last].lowercased()
        }
        return text.precomposedStringWithCompatibilityMapping.uppercased().lowercased().precomposedStringWithCompatibilityMapping
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

extension UInt8 {
    /// True for the white space and the new lines of ASCII.
    fileprivate var isSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
