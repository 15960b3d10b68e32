import Bookkeeping

extension Ledger {
    /// Returns income and expenses in each of several ranges of days, such as the days of a week or the months of a year, in the
    /// main currency.
    ///
    /// - Parameter ranges: in order, without overlaps.
    func incomeAndExpenses(
        in ranges: [ClosedRange<CalendarDate>], category: Category.ID? = nil, account: Account.ID? = nil
    ) throws -> IncomeAndExpenses {
        if category == nil, ranges.contains(where: { $0.lowerBound.adding(days: 6) < $0.upperBound }) {
            return try sumsOfLongRanges(ranges, account)
        }
        let main = try mainCurrency()
        var sums = ranges.map { _ in (income: MoneySums(), expenses: MoneySums()) }
        var unconverted = (income: MoneySums(), expenses: MoneySums()), currency = LastCurrency(), current = 0
        if let first = ranges.first?.lowerBound, let last = ranges.last?.upperBound, first <= last {
            let rows = try days(of: category, account, first...last)
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

    /// Returns the same for ranges of more than a week: SQLite sums their days, which costs a third of reading each.
    private func sumsOfLongRanges(_ ranges: [ClosedRange<CalendarDate>], _ account: Account.ID?) throws -> IncomeAndExpenses {
        let main = try mainCurrency(), parts = [Money.zero(main), Money.zero(main)]
        var sums = ranges.map { _ in parts }, areAllConverted = true
        let columns =
            account == nil
            ? "sum(main_income), sum(main_expenses), max(main_income IS NULL OR main_expenses IS NULL) FROM day_total WHERE book = ?1"
            : """
            sum(main_income), sum(main_expenses), max(unconverted_income > 0 OR unconverted_expenses > 0)
            FROM account_day_total WHERE book = ?1 AND account = ?4
            """
        for (index, dates) in ranges.enumerated() {
            let values: [any Bindable] = [book, dates.lowerBound, dates.upperBound] + (account.map { [$0] } ?? [])
            try connection.each("SELECT \(columns) AND date BETWEEN ?2 AND ?3", values) { cells in
                try sums[index][0].add(cells.int64(0))
                try sums[index][1].add(cells.int64(1))
                if cells.bool(2) { areAllConverted = false }
                return false
            }
        }
        let apart = areAllConverted ? (income: MoneySums(), expenses: MoneySums()) : try unconverted(in: ranges, account)
        return IncomeAndExpenses(
            parts: zip(ranges, sums).map { .init(dates: $0, income: $1[0], expenses: $1[1]) }, unconvertedIncome: apart.income.list,
            unconvertedExpenses: apart.expenses.list)
    }

    /// Returns the sums without a rate in all of several ranges.
    private func unconverted(
        in ranges: [ClosedRange<CalendarDate>], _ account: Account.ID?
    ) throws -> (income: MoneySums, expenses: MoneySums) {
        var sums = (income: MoneySums(), expenses: MoneySums()), currency = LastCurrency()
        for dates in ranges {
            let rows = try days(of: nil, account, dates)
            try connection.each(rows.sql, rows.values) { cells in
                guard cells.int64(4) != 0 || cells.int64(5) != 0 else { return true }
                let known = try cells.currency(1, last: &currency)
                try sums.income.add(cells.int64(4), known)
                try sums.expenses.add(cells.int64(5), known)
                return true
            }
        }
        return sums
    }

    /// Returns a query for days in order, with a currency, income and expenses with a rate, and those without; a day may occur
    /// more than once.
    private func days(
        of category: Category.ID?, _ account: Account.ID?, _ dates: ClosedRange<CalendarDate>
    ) throws -> RecordConditions.Condition {
        switch (category, account) {
        case (nil, nil):
            return .init(
                """
                SELECT date, currency, ifnull(main_income, 0), ifnull(main_expenses, 0), iif(main_income IS NULL, income, 0),
                    iif(main_expenses IS NULL, expenses, 0)
                FROM day_total WHERE book = ? AND date BETWEEN ? AND ? ORDER BY date
                """, book, dates.lowerBound, dates.upperBound)
        case (nil, let account?):
            return .init(
                """
                SELECT t.date, a.currency, t.main_income, t.main_expenses, t.unconverted_income, t.unconverted_expenses
                FROM account a JOIN account_day_total t ON t.book = a.book AND t.account = a.id
                WHERE a.id = ? AND a.book = ? AND t.date BETWEEN ? AND ? ORDER BY t.date
                """, account, book, dates.lowerBound, dates.upperBound)
        case (let category?, let account):
            let source = account == nil ? "day_category_total INDEXED BY day_of_category" : "day_account_total INDEXED BY day_of_account_category"
            let both = RecordConditions.Condition.all([
                .isIn("category", try family(of: category)), .init("date BETWEEN ? AND ?", dates.lowerBound, dates.upperBound),
            ])
            let known = RecordConditions.Condition.all([.init("book = ?", book), both] + (account.map { [.init("account = ?", $0)] } ?? []))
            return .init(
                """
                SELECT date, currency, iif(kind = 'income', ifnull(main_amount, 0), 0), iif(kind = 'expense', ifnull(main_amount, 0), 0),
                    iif(kind = 'income' AND main_amount IS NULL, amount, 0), iif(kind = 'expense' AND main_amount IS NULL, amount, 0)
                FROM \(source) WHERE \(known.sql) ORDER BY date
                """, values: known.values)
        }
    }
}
