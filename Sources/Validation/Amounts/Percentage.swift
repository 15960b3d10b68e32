import Bookkeeping

/// Percentages of interest as people type them, in thousandths of a percent.
public enum Percentage {
    private static let scale = 3

    /// Returns the value of a text such as `3.25`, `3,25` or `3.25 %`; nil if it is not from 0 to 100, or has more than three decimals.
    public static func value(_ text: String) -> Int? {
        var digits = AmountExpression.plain(text).map(Character.init)
        while let last = digits.last, last == " " || last == "%" { digits.removeLast() }
        while digits.first == " " { digits.removeFirst() }
        let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard (1...2).contains(parts.count), let whole = parts.first, (1...3).contains(whole.count) else { return nil }
        let decimals = parts.count == 2 ? parts[1] : []
        guard parts.count == 1 || (1...scale).contains(decimals.count) else { return nil }
        let padded = whole + decimals + Array(repeating: "0", count: scale - decimals.count)
        guard padded.allSatisfy({ "0"..."9" ~= $0 }), let value = Int(String(padded)), value <= Account.Terms.maxInterest else { return nil }
        return value
    }

    /// Returns the shortest text with a point, such as `3.25`.
    public static func plain(_ value: Int) -> String {
        var decimals = String(String(value % 1_000 + 1_000).dropFirst())
        while decimals.last == "0" { decimals.removeLast() }
        return decimals.isEmpty ? "\(value / 1_000)" : "\(value / 1_000).\(decimals)"
    }
}
