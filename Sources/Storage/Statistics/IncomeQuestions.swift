import Bookkeeping

extension Ledger {
    /// Returns income and expenses in each of several ranges of days, such as the days of a week or the months of a year, in the
    /// main currency.
    ///
    /// - Parameter ranges: in order, without overlaps.
    public func incomeAndExpenses(in ranges: [ClosedRange<CalendarDate>], account: Account.ID? = nil) throws -> IncomeAndExpenses {
        let main = try mainCurrency()
        var sums = ranges.map { _ in (income: MoneySums(), expenses: MoneySums()) }
        var unconverted = (income: MoneySums(), expenses: MoneySums()), currency = LastCurrency(), current = 0
        if let first = ranges.first?.lowerBound, let last = ranges.last?.upperBound, first <= last {
            let rows = days(of: account, first...last)
            try connection.each(rows.sql, rows.values) { cells in
                let date = try cells.date(0)
                while current < ranges.count, ranges[current].upperBound < date { current += 1 }
                guard current < ranges.count else { return false }
                guard ranges[current].contains(date) else { return true }
                try sums[current].income.add(cells.int64(2), main)
                try sums[current].expenses.add(cells.int64(3), main)
                guard cells.int64(4) != 0 || cells.int64(5) != 0 else { return true }
                let known = try cells.currency(1, last: &currency)
                try unconverted.income.add(cells.int64(4), known)
                try unconverted.expenses.add(cells.int64(5), known)
                return true
            }
        }
        return IncomeAndExpenses(
            parts: zip(ranges, sums).map { .init(dates: $0, income: $1.income[main], expenses: $1.expenses[main]) },
            unconvertedIncome: unconverted.income.list, unconvertedExpenses: unconverted.expenses.list)
    }

    /// Returns a query for days in order, with a currency, income and expenses with a rate, and those without; a day may occur
    /// more than once.
    private func days(of account: Account.ID?, _ dates: ClosedRange<CalendarDate>) -> RecordConditions.Condition {
        guard let account else {
            return .init(
                """
                SELECT date, currency, ifnull(main_income, 0), ifnull(main_expenses, 0), iif(main_income IS NULL, income, 0),
                    iif(main_expenses IS NULL, expenses, 0)
                FROM day_total WHERE book = ? AND date BETWEEN ? AND ? ORDER BY date
                """, book, dates.lowerBound, dates.upperBound)
        }
        return .init(
            """
            SELECT t.date, a.currency, t.main_income, t.main_expenses, t.unconverted_income, t.unconverted_expenses
            FROM account a JOIN account_day_total t ON t.book = a.book AND t.account = a.id
            WHERE a.id = ? AND a.book = ? AND t.date BETWEEN ? AND ? ORDER BY t.date
            """, account, book, dates.lowerBound, dates.upperBound)
    }
}
