import Bookkeeping

/// The amount of a row whose currency a column names: the booked one, or that of a purchase abroad.
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
        let codes = Set(sample.values(place).compactMap { TableWords.currency($0.uppercased()) ?? TableWords.currency($0) })
        let original = columns.firstIndex(of: .originalAmount) ?? columns.indices.first { isPair($0, amount, place, sample) }
        // Without another amount, the currency of a row is that of its amount whatever the name says.
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

    /// Returns the code of the currency of the account, which is that of the purchases whose amounts are the booked ones; nil if there are none, or several.
    func homeCurrency(_ sample: TableSample) -> String? {
        guard let amount = columns.firstIndex(of: .amount), let original = columns.firstIndex(of: .originalAmount),
            let place = columns.firstIndex(of: .originalCurrency)
        else { return nil }
        let figures = zip(sample.figures(amount, mark: decimalMark), sample.figures(original, mark: decimalMark))
        let codes = Set(
            zip(sample.rows, figures).compactMap { row, figures -> String? in
                guard let booked = figures.0, booked.units != 0, booked.signed == figures.1?.signed else { return nil }
                return row.values.dropFirst(place).first.flatMap { TableWords.currency($0.uppercased()) ?? TableWords.currency($0) }?.code
            })
        return codes.count == 1 ? codes.first : nil
    }

    /// True for a column without a meaning that has the amount of purchases: the same as the amount in the rows of one currency, and another in those of others.
    private func isPair(_ other: Int, _ amount: Int, _ currency: Int, _ sample: TableSample) -> Bool {
        guard other != amount, !isSet(other), Self.most(sample.values(other), TableCell.isFigure) else { return false }
        var same: Set<String> = [], different: Set<String> = []
        for (row, figures) in zip(sample.rows, zip(sample.figures(amount, mark: decimalMark), sample.figures(other, mark: decimalMark))) {
            guard let one = figures.0?.signed, let two = figures.1?.signed else { continue }
            let code = row.values.dropFirst(currency).first?.uppercased() ?? ""
            if one == two { same.insert(code) } else { different.insert(code) }
        }
        return same.count == 1 && !different.isEmpty && same.isDisjoint(with: different)
    }
}
