import Validation

/// A decimal number in the notation of programs: `12.50`, `-3`; without currency signs, sums or grouping.
struct PlainDecimal {
    let isAboveZero: Bool

    /// The maximum number of characters and of decimals in an amount of any currency.
    static let lengthLimit = AmountParser.lengthLimit
    static let decimalLimit = 4

    /// Parses an optional minus, digits without a leading zero, and optional decimals after a point.
    init?(_ text: String) {
        let isNegative = text.utf8.first == UInt8(ascii: "-")
        let parts = text.utf8.dropFirst(isNegative ? 1 : 0).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard text.utf8.count <= Self.lengthLimit, 1...2 ~= parts.count, let whole = parts.first, !whole.isEmpty,
            whole.count == 1 || whole.first != UInt8(ascii: "0"),
            parts.dropFirst().allSatisfy({ 1...Self.decimalLimit ~= $0.count }), parts.allSatisfy({ $0.allSatisfy { 48...57 ~= $0 } })
        else { return nil }
        isAboveZero = !isNegative && parts.contains { $0.contains { $0 != UInt8(ascii: "0") } }
    }
}
