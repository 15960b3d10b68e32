import Bookkeeping

/// The amount that a column of currencies belongs to: the booked one, or the amount of a purchase abroad.
extension TableMapping {
    /// Takes an amount that is booked by its name before another amount: `Billing amount` before `Transaction amount`.
    mutating func preferBooked(_ header: [String], _ sample: TableSample) {
        guard let amount = columns.firstIndex(of: .amount), !TableWords.isOfAccount(sample.name(amount)),
            let other = header.indices.first(where: { place in
                !isSet(place) && TableWords.isOfAccount(header[place]) && TableWords.role(of: header[place])?.column == .amount
                    && sample.values(place).count == sample.rows.count
            })
        else { return }
        set(other, .amount)
        set(amount, has(.originalAmount) ? nil : .originalAmount)
    }

    /// Finds the amount that the column of currencies belongs to. Those of purchases become ``TableColumn/originalCurrency``, which leaves the booked amounts in
    /// the currency of the account.
    ///
    /// - Returns: false if either amount can be in that currency, which is a question.
    mutating func settleCurrencyOwner(_ sample: TableSample, account: Currency?, _ proof: TableProof?) -> Bool {
        guard sample.header != nil, let place = columns.firstIndex(of: .currency), !has(.originalCurrency),
            let amount = columns.firstIndex(of: .amount) ?? columns.firstIndex(of: .moneyOut) ?? columns.firstIndex(of: .moneyIn)
        else { return true }
        let codes = Set(sample.values(place).compactMap(TableWords.currency(anyCase:)))
        let original = columns.firstIndex(of: .originalAmount) ?? columns.indices.first { isPair($0, amount, place, sample) }
        // Without another amount, the currency of a row belongs to its amount, whatever the name says.
        if let own = TableWords.currency(inName: sample.name(amount)) {
            if let original, codes.contains(where: { $0 != own }) { takeForPurchases(place, original) }
            return true
        }
        guard let original else { return true }
        if codes.count > 1, proof?.isOf([amount]) == true {
            takeForPurchases(place, original)
            return true
        }
        guard columns[original] == .originalAmount else { return false }
        let isBesideAmount = (place - amount).magnitude == 1 && (place - original).magnitude != 1
        guard codes.count > 1 || codes.first != account || sample.values(place).count < sample.rows.count else { return true }
        guard !isBesideAmount || sample.name(place).folded != "currency" || sample.name(original).folded.contains("currency") else { return false }
        takeForPurchases(place, original)
        return true
    }

    mutating func takeForPurchases(_ currency: Int, _ original: Int?) {
        set(currency, .originalCurrency)
        if let original, !has(.originalAmount) { set(original, .originalAmount) }
    }

    /// Returns the code of the account's currency: the currency of purchases with equal booked and original amounts; nil if there are none, or
    /// several.
    func homeCurrency(_ sample: TableSample) -> String? {
        guard let amount = columns.firstIndex(of: .amount), let original = columns.firstIndex(of: .originalAmount),
            let place = columns.firstIndex(of: .originalCurrency)
        else { return nil }
        let same = pairs(amount, original, place, sample).filter { $0.isSame && !$0.isZero }
        let codes = Set(same.compactMap { TableWords.currency(anyCase: $0.code)?.code })
        return codes.count == 1 ? codes.first : nil
    }

    /// True for a column without a meaning that has the amount of purchases: the same as the amount in the rows of one currency, and another in rows
    /// of other currencies.
    private func isPair(_ other: Int, _ amount: Int, _ currency: Int, _ sample: TableSample) -> Bool {
        guard other != amount, !isSet(other), Self.most(sample.values(other), TableCell.isFigure) else { return false }
        let pairs = pairs(amount, other, currency, sample)
        func codes(_ isSame: Bool) -> Set<String> { Set(pairs.filter { $0.isSame == isSame }.map { $0.code.uppercased() }) }
        return codes(true).count == 1 && !codes(false).isEmpty && codes(true).isDisjoint(with: codes(false))
    }

    /// Returns the rows with both amounts: the text of the currency, and whether the amounts are the same and zero.
    private func pairs(_ amount: Int, _ other: Int, _ currency: Int, _ sample: TableSample) -> [(code: String, isSame: Bool, isZero: Bool)] {
        zip(sample.rows, zip(sample.figures(amount, mark: decimalMark), sample.figures(other, mark: decimalMark))).compactMap { row, figures in
            guard let one = figures.0, let two = figures.1 else { return nil }
            return (row.values.dropFirst(currency).first ?? "", one.signed == two.signed, one.units == 0)
        }
    }
}
