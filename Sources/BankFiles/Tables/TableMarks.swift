import Bookkeeping

extension TableMapping {
    /// Finds the decimal mark of the amounts, or leaves it open: `-1.500` is fifteen hundred or one and a half.
    ///
    /// It is proven by an amount that allows only one, by the running balance, by decimals that the currency does not have, and by the language of the
    /// header if the only sign there is groups thousands in it.
    mutating func settleMark(_ sample: TableSample, currency: Currency?) {
        doubts.remove(.decimalMark)
        let places = columns.indices.filter { columns[$0].map(Self.money.contains) ?? false }
        let amounts = places.flatMap(sample.values)
        let marks = AmountText.certainMarks(of: amounts)
        if marks.point != marks.comma, marks.point == 0 || marks.comma == 0 || max(marks.point, marks.comma) > 9 * min(marks.point, marks.comma) {
            decimalMark = marks.point > marks.comma ? .point : .comma
            return
        }
        decimalMark = nil
        let open = amounts.filter { AmountText.openMark(of: $0) != nil }, signs = Set(open.compactMap { AmountText.openMark(of: $0) })
        guard !open.isEmpty || marks.point + marks.comma > 0 else { return }
        if let sign = signs.first, signs.count == 1, marks.point + marks.comma == 0 {
            if markOfBalance(sample) == .some(sign) {
                decimalMark = sign
                return
            }
            if markOfBalance(sample) == .some(sign.other) || isGrouping(sign, open, sample, currency) {
                decimalMark = sign.other
                return
            }
        }
        doubts.insert(.decimalMark)
    }

    static let money: Set<TableColumn> = [.amount, .moneyIn, .moneyOut, .balance, .fee]

    /// Returns the mark by which alone the running balance is right.
    private func markOfBalance(_ sample: TableSample) -> DecimalMark? {
        let right = DecimalMark.allCases.filter { proof(sample, mark: $0) != nil }
        return right.count == 1 ? right.first : nil
    }

    /// True if a sign before three digits cannot end the whole units.
    private func isGrouping(_ sign: DecimalMark, _ open: [String], _ sample: TableSample, _ currency: Currency?) -> Bool {
        if let currency {
            if currency.minorUnits == 0 || Self.withoutParts.contains(currency.code) { return true }
            // Cents have no third digit.
            if currency.minorUnits == 2, open.contains(where: { $0.last { $0.isNumber } != "0" }) { return true }
            if currency.minorUnits > 2 { return false }
        }
        return TableLanguage.mark(of: sample.header?.values ?? [], separator: dialect.separator, currency: currency) == sign.other
    }

    /// Currencies with minor units in the standard and none in practice.
    private static let withoutParts: Set = ["COP", "IDR", "HUF", "IRR", "LBP", "LAK", "MMK", "KHR", "UZS", "TZS", "MGA", "SLL", "IQD"]
}

extension DecimalMark {
    var other: DecimalMark { self == .point ? .comma : .point }
}
