import Foundation

extension StringProtocol {
    /// The text as names are compared: compatibility forms made one (NFKC), case and surrounding space ignored.
    public var folded: String {
        String(self).precomposedStringWithCompatibilityMapping.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
