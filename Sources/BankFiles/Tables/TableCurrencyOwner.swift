import Bookkeeping

/// The amount of a row whose currency a column names: the booked one, or that of a purchase abroad.
extension TableMapping {
    /// The words of an amount that is booked on the account, in its currency, beside that of the purchase.
    private static let booked = [
        "booked", "posted", "billing", "billed", "account currency", "card currency", "buchungsbetrag", "gebucht", "kontowährung", "zaúčtovan",
        "měně účtu", "rozliczen",
        "walucie rachunku", "comptabilis", "bokfør", "bokför", "kirjattu", "в валюте счета", "в валюте счёта", "в валюте карты", "в валюті картки",
        "у валюті картки",
        "入账", "入帳", "记账", "記帳",
    ]

    /// Takes an amount that is booked by its name before another amount: `Billing amount` before `Transaction amount`.
    mutating func preferBooked(_ header: [String], _ sample: TableSample) {
        func isBooked(_ place: Int) -> Bool {
            let name = TableWords.name(header.dropFirst(place).first ?? "")
            return Self.booked.contains(where: name.contains)
        }
        guard let amount = columns.firstIndex(of: .amount), !isBooked(amount),
            let other = header.indices.first(where: { place in
                (!isSet(place) || columns[place] == .amount) && place != amount && isBooked(place)
                    && TableWords.role(of: header[place])?.column == .amount
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
        guard let header = sample.header?.values, let place = columns.firstIndex(of: .currency), !has(.originalCurrency),
            let amount = columns.firstIndex(of: .amount) ?? columns.firstIndex(of: .moneyOut) ?? columns.firstIndex(of: .moneyIn)
        else { return true }
        func name(_ place: Int) -> String { header.dropFirst(place).first ?? "" }
        let codes = Set(sample.values(place).compactMap { TableWords.currency($0.uppercased()) ?? TableWords.currency($0) })
        let original = columns.firstIndex(of: .originalAmount) ?? header.indices.first { isPair($0, amount, place, sample) }
        // Without another amount, the currency of a row is that of its amount whatever the name says.
        if let own = TableWords.currency(inName: name(amount)) {
            if let original, codes.contains(where: { $0 != own }) { takeForPurchases(place, original) }
            return true
        }
        // A currency beside each of two amounts.
        if let original, let second = secondCurrency(beside: place, sample) {
            let isOwn = [second - 1, second + 1].contains(amount) && ![place - 1].contains(amount)
            set(isOwn ? place : second, .originalCurrency)
            set(isOwn ? second : place, .currency)
            set(original, .originalAmount)
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
        guard !isBesideAmount || name(place).folded != "currency" || name(original).folded.contains("currency") else { return false }
        takeForPurchases(place, original)
        return true
    }

    mutating func takeForPurchases(_ currency: Int, _ original: Int?) {
        set(currency, .originalCurrency)
        if let original, !has(.originalAmount) { set(original, .originalAmount) }
    }

    /// Returns another column of currencies.
    private func secondCurrency(beside place: Int, _ sample: TableSample) -> Int? {
        columns.indices.first { other in
            other != place && !isSet(other) && !sample.values(other).isEmpty
                && sample.values(other).allSatisfy { TableWords.currency($0.uppercased()) != nil || TableWords.currency($0) != nil }
        }
    }

    /// True for a column without a meaning that has the amount of purchases: the same as the amount in the rows of one currency, and another in those of others.
    private func isPair(_ other: Int, _ amount: Int, _ currency: Int, _ sample: TableSample) -> Bool {
        guard other != amount, !isSet(other), Self.most(sample.values(other), TableCell.isFigure) else { return false }
        var same: Set<String> = [], different: Set<String> = []
        for row in sample.rows {
            func figure(_ place: Int) -> Int64? {
                row.values.dropFirst(place).first.flatMap { TableCell.isEmpty($0) ? nil : AmountText.figure($0, mark: decimalMark)?.signed }
            }
            guard let one = figure(amount), let two = figure(other) else { continue }
            let code = row.values.dropFirst(currency).first?.uppercased() ?? ""
            if one == two { same.insert(code) } else { different.insert(code) }
        }
        return same.count == 1 && !different.isEmpty && same.isDisjoint(with: different)
    }
}
