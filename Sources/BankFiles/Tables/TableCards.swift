import Bookkeeping

/// Statements of cards, where purchases have no sign and the balance is a debt.
extension TableMapping {
    /// True for a statement of a card, where purchases have no sign, by its names.
    func isCard(_ sample: TableSample) -> Bool {
        (sample.header?.values ?? []).contains(where: TableWords.isCardName)
            || sample.preface.contains { $0.values.contains(where: TableWords.isCard) }
    }

    /// True for a table that may be a card's: it has payments by instalments, or holders of cards.
    func mayBeCard(_ sample: TableSample) -> Bool {
        (sample.header?.values ?? []).contains(where: TableWords.mayBeCardName)
            || sample.rows.contains { $0.values.contains(where: TableWords.isHolder) }
    }

    /// True if the balances may be a debt, written without a sign, so that they do not prove the directions of two columns: the names say the opposite,
    /// or there are no names, and most rows raise the balance of a card, or mostly payments lower it.
    func partsMayFollowDebt(_ sample: TableSample, _ proof: TableProof, isDebt: Bool) -> Bool {
        let into: Int?, out: Int?
        switch proof.amounts {
        case .two(let first, let second): (into, out) = (first, second)
        case .one: (into, out) = (columns.firstIndex(of: .moneyIn), columns.firstIndex(of: .moneyOut))
        case .sizes: return false
        }
        guard proof.mayBeDebt, let into, let out else { return false }
        if columns.dropFirst(into).first == .moneyOut { return true }
        guard TableWords.role(of: sample.name(into))?.column != .moneyIn else { return false }
        func rows(_ place: Int) -> [String] {
            sample.rows.filter { AmountText.figure($0.values.dropFirst(place).first ?? "", mark: decimalMark).map { $0.units != 0 } ?? false }
                .map { $0.values.joined(separator: " ") }
        }
        let falling = rows(out), payments = falling.count(where: TableWords.isCardPayment)
        return payments * 2 > falling.count || (isDebt && rows(into).count >= falling.count)
    }
}
