import Bookkeeping

/// Columns of money beside the chosen column of amounts.
extension TableMapping {
    /// Asks for the column of the amounts if another one may be meant: one with the name of an amount, a total, a tax or a tip, and other figures. The balance
    /// proves which it is, and a fee explains the amounts before and behind it.
    mutating func settleRivals(_ sample: TableSample, _ proof: TableProof?) {
        guard proof == nil, let header = sample.header?.values, let amount = columns.firstIndex(of: .amount) else { return }
        func figures(_ place: Int) -> [Int64?] { sample.figures(place, mark: decimalMark).map { $0?.units } }
        let own = figures(amount), fees = columns.firstIndex(of: .fee).map(figures) ?? []
        for place in header.indices where columns.dropFirst(place).first == .some(nil) && TableWords.mayBeAmount(header[place]) {
            let values = sample.values(place), others = figures(place)
            guard Self.most(values, TableCell.isFigure), !TableCell.areNumbers(values), !values.contains(where: { $0.contains("%") }) else {
                continue
            }
            var differs = false, isOfFee = !fees.isEmpty
            for (row, other) in others.enumerated() {
                guard let other, other != 0, let own = own.dropFirst(row).first.flatMap(\.self), own != other else { continue }
                differs = true
                let fee = fees.dropFirst(row).first.flatMap(\.self) ?? 0
                if own != other - fee, own != other + fee { isOfFee = false }
            }
            if differs, !isOfFee { doubts.insert(.amount) }
        }
    }
}

extension TableWords {
    /// True for the name of a column that may have the whole amount, or a part that belongs to it.
    static func mayBeAmount(_ text: String) -> Bool {
        if role(of: text)?.column == .amount { return true }
        let words = name(text).split(separator: " ").map(String.init)
        guard role(of: text) == nil, notMoney.isDisjoint(with: words) else { return false }
        return !charges.isDisjoint(with: words) || eastern.contains(where: name(text).contains)
    }

    private static let notMoney: Set = [
        "id", "no", "number", "nummer", "rate", "satz", "code", "type", "typ", "category", "name", "percent", "prozent", "taux", "tipo", "region",
        "jurisdiction",
        "exempt",
    ]

    private static let charges = Set(
        """
        tax taxes vat gst hst pst mwst ust steuer umsatzsteuer mehrwertsteuer tva taxe iva impuesto impuestos imposta imposto btw moms mva dph áfa ндс налог kdv pajak thuế
        tip tips gratuity trinkgeld pourboire propina mancia gorjeta dricks чаевые bahşiş
        total subtotal gross net sum collected brutto netto brut bruto lordo neto summe gesamt gesamtbetrag totaal totale итого всего toplam
        discount discounts rabatt remise descuento sconto korting shipping versand porto refunded surcharge amount
        """.split(whereSeparator: \.isWhitespace).map { name(String($0)) })

    private static let eastern = ["税", "小费", "チップ", "合計", "合计", "总额", "総額", "運費", "运费", "送料", "세금", "부가세", "합계"]
}
