import Bookkeeping

/// The decimal mark of amounts, as far as they prove it by themselves: `-1.500` is fifteen hundred or one and a half.
struct MarkEvidence {
    /// The mark that nearly all amounts with only one reading have; nil if there are none, or if they contradict each other.
    let certain: DecimalMark?
    /// The amounts that a point and a comma make different.
    let open: [String]
    /// The only sign in the open amounts, if no other amount has one.
    let onlySign: DecimalMark?
    /// True if no amount has a sign that could be either.
    let isSilent: Bool

    init(_ amounts: some Sequence<String>) {
        let marks = AmountText.certainMarks(of: amounts)
        let isOneSided = marks.point == 0 || marks.comma == 0 || max(marks.point, marks.comma) > 9 * min(marks.point, marks.comma)
        certain = marks.point != marks.comma && isOneSided ? (marks.point > marks.comma ? .point : .comma) : nil
        open = amounts.filter { AmountText.openMark(of: $0) != nil }
        let signs = Set(open.compactMap { AmountText.openMark(of: $0) }), hasCertain = marks.point + marks.comma > 0
        onlySign = signs.count == 1 && !hasCertain ? signs.first : nil
        isSilent = open.isEmpty && !hasCertain
    }

    /// Returns whether the sign before three digits groups thousands in a currency; nil if the currency does not tell.
    func isGrouping(in currency: Currency) -> Bool? {
        if currency.minorUnits == 0 || Self.withoutParts.contains(currency.code) { return true }
        // Cents have no third digit.
        if currency.minorUnits == 2, open.contains(where: { $0.last { $0.isNumber } != "0" }) { return true }
        return currency.minorUnits > 2 ? false : nil
    }

    /// Currencies with minor units in the standard and none in practice.
    private static let withoutParts: Set = ["COP", "IDR", "HUF", "IRR", "LBP", "LAK", "MMK", "KHR", "UZS", "TZS", "MGA", "SLL", "IQD"]
}
