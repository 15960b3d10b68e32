import Bookkeeping

/// The amounts of a row.
extension TableRowReader {
    func amount(_ row: TableRow, _ currency: Currency) throws(BankRowProblem.Reason) -> Money {
        var amount = try sum(row, currency)
        if let place = places[.sign]?.first, places[.amount] != nil, let word = row.values.dropFirst(place).first,
            !word.isEmpty || mapping.directions[""] != nil
        {
            guard let isOut = mapping.directions[word.folded] ?? TableWords.isOut(word) ?? isRefund(row) else {
                throw .unknownDirection(word.cut(to: 80))
            }
            let isTurned =
                switch mapping.minus {
                case .nothing: isOut != amount.isNegative
                case .turnsRound: isOut
                case .moneyOut, nil: isOut != amount.isNegative && (!(amount.isNegative && places[.source] == nil) || isOut)
                }
            if isTurned { amount = try Self.negated(amount) }
        }
        if mapping.isReversed, !saysDirection(row) { amount = try Self.negated(amount) }
        let fee = self[.fee, row]
        guard !fee.isEmpty else { return amount }
        let part = try parse(fee, currency, at: places[.fee]?.first)
        return try Self.checked(fee) { () throws(MoneyError) in try amount.subtracting(part.isNegative ? try part.negated() : part) }
    }

    /// True for an amount with a word for its direction, which holds in a table of a card too: `500.00CR`.
    private func saysDirection(_ row: TableRow) -> Bool {
        guard places[.amount] != nil else { return false }
        let text = self[.amount, row].uppercased()
        return text.hasSuffix("CR") || text.hasSuffix("DR")
    }

    func sum(_ row: TableRow, _ currency: Currency) throws(BankRowProblem.Reason) -> Money {
        if places[.amount] != nil {
            let text = self[.amount, row]
            guard !text.isEmpty else { throw .noAmount }
            return try parse(text, currency, at: places[.amount]?.first)
        }
        var sum = Money.zero(currency), isEmpty = true
        for (column, isOut) in [(TableColumn.moneyIn, false), (.moneyOut, true)] {
            for place in places[column] ?? [] {
                guard let text = row.values.dropFirst(place).first, !TableCell.isEmpty(text) else { continue }
                let part = try parse(text, currency, at: place)
                isEmpty = false
                // Some banks write what went out with a minus, or all that a card has.
                let isTurned = isOut ? isTurnedRound(out: part) : mapping.hasNegativeIncome && part.isNegative
                let signed = isTurned ? try Self.negated(part) : part
                sum = try Self.checked(text) { () throws(MoneyError) in try sum.adding(signed) }
            }
        }
        guard !isEmpty else { throw .noAmount }
        return sum
    }

    /// True for an amount in the column of money out with a sign opposite to the entry's.
    private func isTurnedRound(out part: Money) -> Bool {
        switch mapping.minus {
        case .turnsRound: true
        case .moneyOut: false
        case .nothing, nil: !part.isNegative
        }
    }

    /// Returns money that came in, in tables with the amounts of both sides: the amount of the target, in its currency. Nil in other tables, and for
    /// money that went out.
    func received(_ row: TableRow, _ date: CalendarDate, _ time: TimeOfDay?) throws(BankRowProblem.Reason) -> TableEntry? {
        guard mapping.preset == "Wise", places[.originalAmount] != nil, TableWords.isOut(self[.sign, row]) == false else { return nil }
        let code = self[.originalCurrency, row]
        guard let currency = TableWords.currency(code.uppercased()) else { throw code.isEmpty ? .noCurrency : .unknownCurrency(code.cut(to: 80)) }
        var entry = BankEntry(line: row.line, date: date, amount: try parse(self[.originalAmount, row], currency))
        (entry.time, entry.valueDate) = (time, self.date(self[.valueDate, row])?.0)
        _ = fill(&entry, row, isTransfer: false)
        return TableEntry(account: BankAccount(currency: currency), entry: entry, balance: nil)
    }

    /// - Parameter place: the column; its name may give the unit of its amounts.
    func parse(_ text: String, _ currency: Currency, at place: Int? = nil) throws(BankRowProblem.Reason) -> Money {
        let scale = place.flatMap { mapping.scales[$0] }?.places(in: currency) ?? 0
        return try AmountText.parse(text, mark: mapping.decimalMark, currency: currency, scale: scale).get()
    }

    static func negated(_ amount: Money) throws(BankRowProblem.Reason) -> Money {
        try checked("") { () throws(MoneyError) in try amount.negated() }
    }

    static func checked(_ text: String, _ body: () throws(MoneyError) -> Money) throws(BankRowProblem.Reason) -> Money {
        do { return try body() } catch { throw .amountTooLarge(text.cut(to: 80)) }
    }

    /// Returns false, money that came in, for a row that is a refund by its state or kind; nil for another.
    func isRefund(_ row: TableRow) -> Bool? {
        [self[.state, row], self[.kind, row]].contains { $0.contains("退款") } ? false : nil
    }

    func original(_ row: TableRow, isNegative: Bool) throws(BankRowProblem.Reason) -> Money? {
        guard !self[.originalAmount, row].isEmpty, let currency = TableWords.currency(self[.originalCurrency, row].uppercased()) else { return nil }
        let amount = try parse(self[.originalAmount, row], currency)
        return amount.isNegative == isNegative ? amount : try Self.negated(amount)
    }
}
