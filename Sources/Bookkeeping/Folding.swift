import Foundation

extension StringProtocol {
    /// The text as names are compared: compatibility forms made one (NFKC), case and surrounding space ignored.
    ///
    /// Case goes by way of capitals, so that `ß` is `ss` and a final `ς` is `σ`. Forms are made one once more at the end: keys are compared byte by byte,
    /// and Foundation leaves the voicing marks of half-width katakana apart.
    public var folded: String {
        String(self).precomposedStringWithCompatibilityMapping.uppercased().lowercased().precomposedStringWithCompatibilityMapping
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
