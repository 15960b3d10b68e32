import Foundation

extension StringProtocol {
    /// The normalized text by which names are compared: compatibility composition (NFKC), case-insensitive, without surrounding
    /// space.
    ///
    /// Uppercasing before lowercasing makes `ß` equal `ss` and a final `ς` equal `σ`. The text is composed again at the end,
    /// since keys are compared byte by byte and Foundation leaves the voicing marks of half-width katakana decomposed.
    public var folded: String {
        String(self).precomposedStringWithCompatibilityMapping.uppercased().lowercased().precomposedStringWithCompatibilityMapping
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
