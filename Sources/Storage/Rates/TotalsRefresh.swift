import Bookkeeping

/// Recalculates totals after main amounts have changed: totals of days from the records, all others from the totals of days.
struct TotalsRefresh {
    let book: Book.ID
    let connection: Connection

    /// Recalculates the totals of one account.
    func refresh(_ account: Account.ID, on days: ClosedRange<CalendarDate>) throws {
        try refreshDays(of: account, days)
        try connection.run(
            """
            UPDATE month_total INDEXED BY month_of_account SET (main_amount, unconverted) = (
                SELECT \(Self.both("d.main_amount", "d.amount")) FROM day_account_total d INDEXED BY day_of_account_category
                WHERE d.book = ?1 AND d.account = ?2 AND d.category = month_total.category AND d.kind = month_total.kind
                AND d.date BETWEEN month_total.month AND substr(month_total.month, 1, 8) || '31')
            WHERE book = ?1 AND account = ?2 AND month BETWEEN ?3 AND ?4
            """, book, account, days.lowerBound.firstOfMonth, days.upperBound)
        try connection.run(
            """
            UPDATE account_day_total SET \(Self.sums) = (
                SELECT \(Self.split { "d.main_amount * (d.kind = '\($0)')" }),
                    \(Self.split { "iif(d.main_amount IS NULL AND d.kind = '\($0)', d.amount, 0)" })
                FROM day_account_total d WHERE d.book = ?1 AND d.date = account_day_total.date AND d.account = ?2)
            WHERE book = ?1 AND account = ?2 AND date BETWEEN ?3 AND ?4
            """, book, account, days.lowerBound, days.upperBound)
        try connection.run(
            """
            UPDATE account_total SET \(Self.sums) = (\(Self.sumsOfMonths) INDEXED BY month_of_account WHERE m.book = ?1 AND m.account = ?2)
            WHERE book = ?1 AND account = ?2
            """, book, account)
    }

    /// Recalculates the totals of one currency over all accounts.
    func refresh(_ currency: Currency, on days: ClosedRange<CalendarDate>) throws {
        func sum(_ kind: String) -> String { "sum(d.main_amount * (d.kind = '\(kind)'))" }
        try connection.run(
            """
            UPDATE day_total SET (main_income, main_expenses) = (
                SELECT \(sum("income")), \(sum("expense")) FROM day_account_total d
                WHERE d.book = ?1 AND d.date = day_total.date AND d.currency = ?2 AND d.kind <> 'received')
            WHERE book = ?1 AND currency = ?2 AND date BETWEEN ?3 AND ?4
            """, book, currency, days.lowerBound, days.upperBound)
        try connection.run(
            """
            UPDATE day_category_total SET main_amount = d.main_amount FROM (
                SELECT date, category, sum(main_amount) AS main_amount FROM day_account_total
                WHERE book = ?1 AND date BETWEEN ?3 AND ?4 AND currency = ?2 AND kind IN ('expense', 'income') GROUP BY date, category) d
            WHERE book = ?1 AND day_category_total.date = d.date AND day_category_total.category = d.category AND currency = ?2
            """, book, currency, days.lowerBound, days.upperBound)
        try connection.run(
            """
            UPDATE category_total SET (main_amount, unconverted) = (
                SELECT sum(m.main_amount), sum(m.unconverted) FROM month_total m INDEXED BY month_of_category
                WHERE m.book = ?1 AND m.category = category_total.category AND m.currency = ?2)
            WHERE book = ?1 AND currency = ?2
            """, book, currency)
        try connection.run(
            """
            UPDATE book_total SET \(Self.sums) = (\(Self.sumsOfMonths) WHERE m.book = ?1 AND m.currency = ?2)
            WHERE book = ?1 AND currency = ?2
            """, book, currency)
    }

    /// Sums a day of an account as a range of record numbers, which the indexes by category and by kind support.
    private func refreshDays(of account: Account.ID, _ days: ClosedRange<CalendarDate>) throws {
        let day = "(CAST(julianday(day_account_total.date) - 1721425.5 AS INTEGER) << 41)"
        let ofDay = "r.book = ?1 AND r.account = ?2 AND r.deletion IS NULL AND r.number BETWEEN \(day) AND \(day) + (1 << 41) - 1"
        for (records, rows) in [
            (
                "record r INDEXED BY record_of_account_category WHERE \(ofDay) AND r.category = day_account_total.category",
                "kind IN ('expense', 'income')"
            ),
            ("record r INDEXED BY record_of_account_kind WHERE \(ofDay) AND r.kind = 'transfer'", "kind = 'transfer'"),
        ] {
            try connection.run(
                """
                UPDATE day_account_total INDEXED BY day_of_account SET main_amount = (SELECT sum(r.main_amount) FROM \(records))
                WHERE book = ?1 AND account = ?2 AND date BETWEEN ?3 AND ?4 AND \(rows)
                """, book, account, days.lowerBound, days.upperBound)
        }
    }

    private static let sums = "(main_income, main_expenses, unconverted_income, unconverted_expenses)"
    private static let sumsOfMonths = """
        SELECT \(split { "iif(m.kind = '\($0)', m.main_amount, 0)" }), \(split { "iif(m.kind = '\($0)', m.unconverted, 0)" }) FROM month_total m
        """

    /// Returns SQL for a sum over income and one over expenses.
    private static func split(_ amount: (String) -> String) -> String {
        ["income", "expense"].map { "ifnull(sum(\(amount($0))), 0)" }.joined(separator: ", ")
    }

    /// Returns SQL for a sum of the amounts with a rate and one of the amounts without.
    private static func both(_ main: String, _ own: String) -> String {
        "ifnull(sum(\(main)), 0), sum(iif(\(main) IS NULL, \(own), 0))"
    }
}
