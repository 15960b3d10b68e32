import Bookkeeping

/// Recalculates the main amounts of a book, and the totals of them, after a change of rates or of the main currency.
///
/// Scans the records once and writes only the differences; the triggers on single records do not fire.
struct MainAmounts {
    let editor: LedgerEditor

    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }

    /// All representable days.
    static let allDays = CalendarDate(daysSince1970: .min)...CalendarDate(daysSince1970: .max)

    /// Recalculates the main amounts of records in some currencies on some days, including deleted records.
    ///
    /// A currency with an amount or a sum that would overflow is left unconverted as a whole until the next recalculation: one
    /// book with absurd amounts must not prevent the update of reference rates in all others.
    func refresh(_ currencies: Set<Currency>, on days: ClosedRange<CalendarDate>) throws {
        for currency in currencies.sorted(by: { $0.code < $1.code }) {
            let wasLeftOut = try connection.run("DELETE FROM unconvertible WHERE book = ? AND currency = ?", book, currency) > 0
            do {
                try connection.savepoint { try convert(currency, on: wasLeftOut ? Self.allDays : days) }
            } catch StoreError.conflict(.overflow) {
                try leaveUnconverted(currency)
            }
        }
    }

    /// Removes the main amounts of all records in a currency.
    func leaveUnconverted(_ currency: Currency) throws {
        try connection.run("INSERT INTO unconvertible (book, currency) VALUES (?, ?)", book, currency)
        try convert(currency, on: Self.allDays)
    }

    private func convert(_ currency: Currency, on days: ClosedRange<CalendarDate>) throws {
        var rates = try BookRates(editor.ledger, [currency], on: .range(days)), isChanged = false
        let numbers = RecordNumber.range(days)
        for account in try accounts(in: currency) {
            let source = "INDEXED BY record_of_account WHERE book = ?1 AND account = ?4 AND deletion IS NULL"
            guard try convert(source, in: currency, numbers, [account], &rates) else { continue }
            isChanged = true
            try TotalsRefresh(book: book, connection: connection).refresh(account, on: days)
        }
        if isChanged {
            try TotalsRefresh(book: book, connection: connection).refresh(currency, on: days)
            try BudgetTotals(editor: editor).refreshAll(in: currency, on: days)
        }
        let deleted = "INDEXED BY record_of_deletion WHERE book = ?1 AND currency = ?4 AND deletion IS NOT NULL"
        _ = try convert(deleted, in: currency, numbers, [currency], &rates)
    }

    private func accounts(in currency: Currency) throws -> [Account.ID] {
        try connection.rows("SELECT id FROM account WHERE book = ? AND currency = ? AND deletion IS NULL", book, currency) {
            try $0.id(0)
        }
    }

    /// Writes the main amounts that differ. Returns true if there are any.
    private func convert(
        _ source: String, in currency: Currency, _ numbers: ClosedRange<Int64>, _ values: [any Bindable], _ rates: inout BookRates
    ) throws -> Bool {
        var isChanged = false, places = PlaceShift()
        try connection.each(
            "SELECT number, amount, main_amount, deletion IS NULL, \(PlaceShift.columns) FROM record \(source) AND number BETWEEN ?2 AND ?3",
            [book, numbers.lowerBound, numbers.upperBound] + values
        ) { cells in
            let number = cells.int64(0), money = Money(minorUnits: cells.int64(1), currency), date = RecordNumber.date(of: number)
            let known = cells.isNull(2) ? nil : cells.int64(2), amount = try rates.mainAmount(of: money, on: date)
            guard amount != known else { return true }
            isChanged = true
            if cells.bool(3) { try places.add(cells, from: 4, on: date, old: known, new: amount) }
            try connection.run("UPDATE record SET main_amount = ? WHERE number = ?", amount, number)
            return true
        }
        try places.apply(to: book, connection)
        return isChanged
    }
}
