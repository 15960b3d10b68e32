import Foundation

extension StringProtocol {
    /// The text as names are compared: compatibility forms made one (NFKC), case and surrounding space ignored.
    public var folded: String {
        // Foundation leaves the voicing marks of half-width katakana apart; keys are compared byte by byte, so they are composed here.
        String(self).precomposedStringWithCompatibilityMapping.lowercased().precomposedStringWithCanonicalMapping
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
