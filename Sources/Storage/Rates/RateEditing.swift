import Bookkeeping

extension LedgerEditor {
    /// Saves a manual rate and converts the affected amounts. Returns the rate of the same currencies and day that it replaces,
    /// if any.
    ///
    /// Throws `.conflict(.invalid)` for a rate from another source.
    @discardableResult
    public func saveRate(_ rate: ExchangeRate, at now: Int64) throws -> ExchangeRate? {
        guard rate.source == .byHand else { throw StoreError.conflict(.invalid) }
        let replaced = try ledger.rateByHand(base: rate.base, quote: rate.quote, date: rate.date)
        guard replaced != rate else { return replaced }
        try connection.run(
            """
            INSERT INTO exchange_rate (book, base, quote, date, digits, scale, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (book, base, quote, date) DO UPDATE
            SET digits = excluded.digits, scale = excluded.scale, created_at = excluded.created_at
            """, book, rate.base, rate.quote, rate.date, rate.value.digits, rate.value.scale, now)
        try refresh(afterRateOf: rate.base, and: rate.quote, from: rate.date, through: rate.date)
        return replaced
    }

    /// Deletes a manual rate and converts the affected amounts. Returns the rate, so that saving it again undoes the deletion.
    ///
    /// Throws `.notFound` if there is none.
    @discardableResult
    public func deleteRate(base: Currency, quote: Currency, date: CalendarDate) throws -> ExchangeRate {
        guard let rate = try ledger.rateByHand(base: base, quote: quote, date: date) else { throw StoreError.notFound }
        try connection.run(
            "DELETE FROM exchange_rate WHERE book = ? AND base = ? AND quote = ? AND date = ?", book, base, quote, date)
        try refresh(afterRateOf: base, and: quote, from: date, through: date)
        return rate
    }

    /// Changes the main currency of the book.
    func setMainCurrency(_ currency: Currency) throws {
        guard try ledger.mainCurrency() != currency else { return }
        try connection.run("UPDATE book SET main_currency = ? WHERE id = ?", currency, book)
        try MainAmounts(editor: self).refresh(try ledger.accountCurrencies(), on: MainAmounts.allDays)
    }

    /// Recalculates the amounts that depend on the rate between two currencies, after rates of some days have changed.
    func refresh(afterRateOf one: Currency, and other: Currency, from first: CalendarDate, through last: CalendarDate) throws {
        let main = try ledger.mainCurrency(), euro = try Currency.reference
        // A conversion from a currency to the main one goes at most through the euro.
        let affected = try ledger.accountCurrencies().subtracting([main]).filter {
            Set([$0, main, euro]).isSuperset(of: [one, other])
        }
        guard !affected.isEmpty else { return }
        let next = try ledger.nextRate(of: one, and: other, after: last)
        try MainAmounts(editor: self).refresh(affected, on: first...(next?.adding(days: -1) ?? MainAmounts.allDays.upperBound))
    }
}

extension Ledger {
    /// Returns the currencies of all accounts, including deleted ones.
    func accountCurrencies() throws -> Set<Currency> {
        Set(try connection.rows("SELECT DISTINCT currency FROM account WHERE book = ?", book) { try $0.currency(0) })
    }

    /// Returns the manual rate between two currencies, in this direction, on a day; nil if there is none.
    public func rateByHand(base: Currency, quote: Currency, date: CalendarDate) throws -> ExchangeRate? {
        try connection.first(
            "SELECT date, digits, scale FROM exchange_rate WHERE book = ? AND base = ? AND quote = ? AND date = ?", book, base,
            quote, date
        ) { try $0.rate(base: base, quote: quote, source: .byHand, from: 0) }
    }

    /// Returns the next day with a rate between two currencies, which ends the validity of earlier rates; nil if there is none.
    fileprivate func nextRate(of one: Currency, and other: Currency, after day: CalendarDate) throws -> CalendarDate? {
        let euro = try Currency.reference
        var days: [CalendarDate] = []
        for (base, quote) in [(one, other), (other, one)] {
            let sql = "SELECT min(date) FROM exchange_rate WHERE book = ? AND base = ? AND quote = ? AND date > ?"
            if let day = try connection.first(sql, book, base, quote, day, map: { $0.isNull(0) ? nil : try $0.date(0) }) ?? nil {
                days.append(day)
            }
            guard base == euro else { continue }
            let reference = "SELECT min(date) FROM reference_rate WHERE currency = ? AND date > ?"
            if let day = try connection.first(reference, quote, day, map: { $0.isNull(0) ? nil : try $0.date(0) }) ?? nil {
                days.append(day)
            }
        }
        return days.min()
    }
}
