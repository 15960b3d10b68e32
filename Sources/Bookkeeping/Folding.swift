import Foundation

extension StringProtocol {
    /// The text as names are compared: compatibility forms made one (NFKC), case and surrounding space ignored.
    ///
    /// Case goes by way of capitals, so that `ß` is `ss` and a final `ς` is `σ`.
    public var folded: String {
        String(self).precomposedStringWithCompatibilityMapping.uppercased().lowercased().precomposedStringWithCompatibilityMapping
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
