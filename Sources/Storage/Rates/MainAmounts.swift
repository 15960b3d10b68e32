import Bookkeeping

/// Makes the main amounts of a book anew, and the totals that they are in, after rates or the main currency have changed.
///
/// Records are gone through once and only what differs is written; the triggers that count single records stay out of it. Totals of days
/// are made from the records, those of months and of the book from those of days.
struct MainAmounts {
    let editor: LedgerEditor

    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }

    /// All days that there are.
    static let allDays = CalendarDate(daysSince1970: .min)...CalendarDate(daysSince1970: .max)

    /// Makes them anew for the records of some currencies on some days, deleted ones too.
    ///
    /// A currency whose amounts or sums would not fit stays unconverted as a whole, until something is changed again: one book with
    /// absurd amounts must not keep the reference rates from all others.
    func refresh(_ currencies: Set<Currency>, on days: ClosedRange<CalendarDate>) throws {
        for currency in currencies.sorted(by: { $0.code < $1.code }) {
            let wasLeftOut = try connection.run("DELETE FROM unconvertible WHERE book = ? AND currency = ?", book, currency) > 0
            do {
                try connection.savepoint { try convert(currency, on: wasLeftOut ? Self.allDays : days) }
            } catch StoreError.conflict(.overflow) {
                try connection.run("INSERT INTO unconvertible (book, currency) VALUES (?, ?)", book, currency)
                try convert(currency, on: Self.allDays)
            }
        }
    }

    private func convert(_ currency: Currency, on days: ClosedRange<CalendarDate>) throws {
        var rates = try BookRates(editor.ledger, [currency], on: days), isChanged = false
        let numbers = RecordNumber.range(days)
        for account in try accounts(in: currency) {
            let source = "INDEXED BY record_of_account WHERE book = ?1 AND account = ?4 AND deletion IS NULL"
            guard try convert(source, in: currency, numbers, [account], &rates) else { continue }
            isChanged = true
            try refreshDays(of: account, days)
            try refreshMonths(of: account, days)
        }
        if isChanged { try refreshBook(currency, days) }
        let deleted = "INDEXED BY record_of_deletion WHERE book = ?1 AND currency = ?4 AND deletion IS NOT NULL"
        _ = try convert(deleted, in: currency, numbers, [currency], &rates)
    }

    private func accounts(in currency: Currency) throws -> [Account.ID] {
        try connection.rows("SELECT id FROM account WHERE book = ? AND currency = ? AND deletion IS NULL", book, currency) {
            try $0.id(0)
        }
    }

    /// Writes the main amounts that differ; true if there are any.
    private func convert(
        _ source: String, in currency: Currency, _ numbers: ClosedRange<Int64>, _ values: [any Bindable], _ rates: inout BookRates
    ) throws -> Bool {
        var isChanged = false
        try connection.each(
            "SELECT number, amount, main_amount FROM record \(source) AND number BETWEEN ?2 AND ?3",
            [book, numbers.lowerBound, numbers.upperBound] + values
        ) { cells in
            let number = cells.int64(0), money = Money(minorUnits: cells.int64(1), currency)
            let amount = try rates.mainAmount(of: money, on: RecordNumber.date(of: number))
            guard amount != (cells.isNull(2) ? nil : cells.int64(2)) else { return true }
            isChanged = true
            try connection.run("UPDATE record SET main_amount = ? WHERE number = ?", amount, number)
            return true
        }
        return isChanged
    }

    private func refreshDays(of account: Account.ID, _ days: ClosedRange<CalendarDate>) throws {
        let day = "(CAST(julianday(day_account_total.date) - 1721425.5 AS INTEGER) << 41)"
        let ofDay = "r.book = ?1 AND r.account = ?2 AND r.deletion IS NULL AND r.number BETWEEN \(day) AND \(day) + (1 << 41) - 1"
        for (sum, kind) in [
            (
                "record r INDEXED BY record_of_account_category WHERE \(ofDay) AND r.category = day_account_total.category",
                "kind IN ('expense', 'income')"
            ),
            ("record r INDEXED BY record_of_account_kind WHERE \(ofDay) AND r.kind = 'transfer'", "kind = 'transfer'"),
        ] {
            try connection.run(
                """
                UPDATE day_account_total INDEXED BY day_of_account SET main_amount = (SELECT sum(r.main_amount) FROM \(sum))
                WHERE book = ?1 AND account = ?2 AND date BETWEEN ?3 AND ?4 AND \(kind)
                """, book, account, days.lowerBound, days.upperBound)
        }
    }

    private func refreshMonths(of account: Account.ID, _ days: ClosedRange<CalendarDate>) throws {
        try connection.run(
            """
            UPDATE month_total INDEXED BY month_of_account SET (main_amount, unconverted) = (
                SELECT ifnull(sum(d.main_amount), 0), sum(iif(d.main_amount IS NULL, d.amount, 0))
                FROM day_account_total d INDEXED BY day_of_account_category
                WHERE d.book = ?1 AND d.account = ?2 AND d.category = month_total.category AND d.kind = month_total.kind
                AND d.date BETWEEN month_total.month AND substr(month_total.month, 1, 8) || '31')
            WHERE book = ?1 AND account = ?2 AND month BETWEEN ?3 AND ?4 AND kind <> 'received'
            """, book, account, days.lowerBound.firstOfMonth, days.upperBound)
    }

    private func refreshBook(_ currency: Currency, _ days: ClosedRange<CalendarDate>) throws {
        func sum(_ kind: String) -> String { "sum(d.main_amount * (d.kind = '\(kind)'))" }
        try connection.run(
            """
            UPDATE day_total SET (main_income, main_expenses) = (
                SELECT \(sum("income")), \(sum("expense")) FROM day_account_total d
                WHERE d.book = ?1 AND d.date = day_total.date AND d.currency = ?2 AND d.kind <> 'received')
            WHERE book = ?1 AND currency = ?2 AND date BETWEEN ?3 AND ?4
            """, book, currency, days.lowerBound, days.upperBound)
        func all(_ column: String, _ kind: String) -> String { "ifnull(sum(iif(m.kind = '\(kind)', m.\(column), 0)), 0)" }
        try connection.run(
            """
            UPDATE book_total SET (main_income, main_expenses, unconverted_income, unconverted_expenses) = (
                SELECT \(all("main_amount", "income")), \(all("main_amount", "expense")),
                    \(all("unconverted", "income")), \(all("unconverted", "expense"))
                FROM month_total m WHERE m.book = ?1 AND m.currency = ?2)
            WHERE book = ?1 AND currency = ?2
            """, book, currency)
    }
}
