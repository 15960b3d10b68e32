import Bookkeeping

extension Ledger {
    /// Returns the spending of each day in the main currency.
    ///
    /// - Parameter dates: nil for all days, beginning with the first expense.
    public func spendingByDay(
        in dates: ClosedRange<CalendarDate>? = nil, category: Category.ID? = nil, account: Account.ID? = nil
    ) throws -> SpendingByDay {
        try spending([try expenses(of: category, account, dates ?? MainAmounts.allDays)])
    }

    /// Returns the spending up to a day in the main currency, by calendar month: the sum of a month is dated its first day, or
    /// the day of the first expense if that is later. The days of the month of `last` are returned separately if records follow
    /// them in it.
    public func spendingByMonth(upTo last: CalendarDate) throws -> SpendingByDay {
        guard let first = try firstExpense(), first <= last else { return try spendingByDay(in: last...last) }
        let next = last.adding(days: 1), months = try throughMonth(last...last).upperBound > last ? next : last.firstOfMonth
        let before = RecordConditions.Condition(
            """
            SELECT month, currency, main_amount, unconverted FROM expense_month_total
            WHERE book = ? AND month < ? AND (main_amount > 0 OR unconverted > 0) ORDER BY month
            """, book, months)
        return try spending([before] + (months <= last ? [try expenses(of: nil, nil, months...last)] : []), from: first)
    }

    /// Extends the range to the end of its last month if there are no records on the added days, since whole months take fewer
    /// rows to read.
    func throughMonth(_ dates: ClosedRange<CalendarDate>) throws -> ClosedRange<CalendarDate> {
        let end = dates.upperBound.lastOfMonth
        guard dates.upperBound < end else { return dates }
        let isMore = try connection.exists(
            "SELECT 1 FROM day_total WHERE book = ? AND date BETWEEN ? AND ? LIMIT 1", book, dates.upperBound.adding(days: 1), end
        )
        return isMore ? dates : dates.lowerBound...end
    }

    /// Returns the first day with an expense; nil without any.
    public func firstExpense() throws -> CalendarDate? {
        try connection.first("SELECT date FROM day_total WHERE book = ? AND expense_count > 0 ORDER BY date LIMIT 1", book) {
            try $0.date(0)
        }
    }

    /// Merges the results of several queries in the order of the days.
    ///
    /// - Parameter earliest: the first day with an expense, if known: earlier rows are dated that day.
    private func spending(_ queries: [RecordConditions.Condition], from earliest: CalendarDate? = nil) throws -> SpendingByDay {
        let main = try mainCurrency()
        var days: [SpendingByDay.Day] = [], unconverted = MoneySums(), total = Money.zero(main), first = earliest
        var open: (date: CalendarDate, amount: Money)?, currency = LastCurrency()
        func close() {
            if let open, !open.amount.isZero { days.append(.init(date: open.date, amount: open.amount)) }
        }
        for query in queries {
            try connection.each(query.sql, query.values) { cells in
                var date = try cells.date(0)
                if let earliest, date < earliest { date = earliest }
                let amount = cells.int64(2), left = cells.int64(3)
                if first == nil { first = date }
                if left != 0 { try unconverted.add(left, try cells.currency(1, last: &currency)) }
                try total.add(amount)
                if open?.date == date {
                    try open?.amount.add(amount)
                } else {
                    close()
                    open = (date, Money(minorUnits: amount, main))
                }
                return true
            }
        }
        close()
        return SpendingByDay(days: days, total: total, unconverted: unconverted.list, firstDay: first)
    }

    /// Returns the spending of a category in the main currency, by calendar month where the range has a whole one: the sum of a month is dated
    /// its first day.
    func spendingByMonth(in dates: ClosedRange<CalendarDate>, category: Category.ID) throws -> SpendingByDay {
        let split = MonthSplit(try throughMonth(dates)), family = RecordConditions.Condition.isIn("category", try family(of: category))
        let months = split.months.map { months in
            RecordConditions.Condition(
                """
                SELECT month, currency, main_amount, unconverted FROM month_total INDEXED BY month_of_category
                WHERE book = ? AND \(family.sql) AND month BETWEEN ? AND ? AND kind = 'expense' ORDER BY month
                """, values: [book] + family.values + [months.lowerBound, months.upperBound])
        }
        func days(_ isBefore: Bool) throws -> [RecordConditions.Condition] {
            try split.days.filter { days in split.months.map { days.lowerBound < $0.lowerBound } ?? true == isBefore }.map {
                try expenses(of: category, nil, $0)
            }
        }
        return try spending(days(true) + (months.map { [$0] } ?? []) + days(false))
    }

    /// Returns a query for days in order, with a currency, the amount with a rate and the amount without; a day may occur more
    /// than once.
    private func expenses(
        of category: Category.ID?, _ account: Account.ID?, _ dates: ClosedRange<CalendarDate>
    ) throws -> RecordConditions.Condition {
        let family = RecordConditions.Condition.isIn("category", try category.map { try self.family(of: $0) } ?? [])
        return switch (category, account) {
        case (nil, nil):
            .init(
                """
                SELECT date, currency, ifnull(main_expenses, 0), iif(main_expenses IS NULL, expenses, 0) FROM day_total
                WHERE book = ? AND date BETWEEN ? AND ? AND expense_count > 0 ORDER BY date
                """, book, dates.lowerBound, dates.upperBound)
        case (nil, let account?):
            .init(
                """
                SELECT t.date, a.currency, t.main_expenses, t.unconverted_expenses
                FROM account a JOIN account_day_total t ON t.book = a.book AND t.account = a.id
                WHERE a.id = ? AND a.book = ? AND t.date BETWEEN ? AND ? AND t.expense_count > 0 ORDER BY t.date
                """, account, book, dates.lowerBound, dates.upperBound)
        case (_?, nil):
            .init(
                """
                SELECT date, currency, ifnull(main_amount, 0), iif(main_amount IS NULL, amount, 0)
                FROM day_category_total INDEXED BY day_of_category
                WHERE book = ? AND \(family.sql) AND date BETWEEN ? AND ? AND kind = 'expense' ORDER BY date
                """, values: [book] + family.values + [dates.lowerBound, dates.upperBound])
        case (_?, let account?):
            .init(
                """
                SELECT date, currency, ifnull(main_amount, 0), iif(main_amount IS NULL, amount, 0)
                FROM day_account_total INDEXED BY day_of_account_category
                WHERE book = ? AND account = ? AND \(family.sql) AND date BETWEEN ? AND ? AND kind = 'expense' ORDER BY date
                """, values: [book, account] + family.values + [dates.lowerBound, dates.upperBound])
        }
    }
}
