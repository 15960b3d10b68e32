import Validation

/// A decimal number as programs write it: `12.50`, `-3`; no signs of a currency, no sums, no grouping.
struct PlainDecimal {
    let isAboveZero: Bool

    /// The most characters, and of them the most decimals, that an amount of any currency has.
    static let lengthLimit = AmountParser.lengthLimit
    static let decimalLimit = 4

    /// Reads digits without a leading zero, with a minus before and decimals after a point if there are any.
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
