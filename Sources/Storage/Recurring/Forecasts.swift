import Bookkeeping

extension Recurrences {
    /// Returns the balance of an account in its own currency on some days; nil if a figure is too large.
    ///
    /// - Parameter coming: the days of all rules, at least to the last of these days.
    public func forecast(of account: Account.Balance, in days: ClosedRange<CalendarDate>, on today: CalendarDate, coming: [ComingDays]) throws
        -> Forecast?
    {
        try forecast([account], account.account.id, in: account.account.currency, days, on: today, coming) { $0 }
    }

    /// Returns the balance of all accounts, or of one, from today to a last day, in the main currency at the rates of today; nil if a figure is too large.
    public func forecast(account: Account.ID? = nil, to last: CalendarDate, on today: CalendarDate) throws -> Forecast? {
        let balances = try ledger.balances().filter { account == nil || $0.account.id == account }
        var rates = try BookRates(ledger, Set(balances.map(\.account.currency)), on: .each([today]))
        let coming = try comingDays(to: last, on: today)
        return try forecast(balances, account, in: rates.mainCurrency, today...max(today, last), on: today, coming) {
            try rates.figure(of: $0, on: today)
        }
    }

    private func forecast(
        _ balances: [Account.Balance], _ account: Account.ID?, in currency: Currency, _ days: ClosedRange<CalendarDate>, on today: CalendarDate,
        _ coming: [ComingDays], converting convert: (Money) throws -> Money?
    ) throws -> Forecast? {
        do {
            let usual = try usualSpending(of: balances, account, in: currency, on: today, coming, converting: convert)
            return try Forecast(
                try balances.map { try course($0, from: days.lowerBound) }, rules: coming, usual: usual, in: currency, days: days, on: today,
                converting: convert)
        } catch MoneyError.overflow {
            return nil
        }
    }

    /// Returns the changes of an account since a day, and its balance before them.
    private func course(_ account: Account.Balance, from first: CalendarDate) throws -> Forecast.Course {
        var changes: [CalendarDate: Money] = [:], opening = account.total
        try ledger.connection.each(
            "SELECT date, change FROM account_day_total WHERE book = ? AND account = ? AND date >= ?", [ledger.book, account.account.id, first]
        ) { cells in
            let change = Money(minorUnits: cells.int64(1), opening.currency)
            changes[try cells.date(0)] = change
            opening = try opening.subtracting(change)
            return true
        }
        return Forecast.Course(account.account.id, opening: opening, changes: changes)
    }

    /// Returns the usual spending from some accounts beside the rules, from totals of months and the records that rules have added.
    private func usualSpending(
        of balances: [Account.Balance], _ account: Account.ID?, in currency: Currency, on today: CalendarDate, _ coming: [ComingDays],
        converting convert: (Money) throws -> Money?
    ) throws -> UsualSpending? {
        guard let firstDay = try ledger.firstDay(account: account) else { return nil }
        let months = UsualSpending.months(before: today, since: firstDay)
        guard let first = months.last, let last = months.first?.lastOfMonth else { return nil }
        let currencies = Dictionary(balances.map { ($0.account.id, $0.account.currency) }, uniquingKeysWith: { first, _ in first })
        var expenses: [UsualSpending.Expenses] = []
        func add(_ cells: Cells, of rule: Recurrence.ID? = nil) throws {
            guard let currency = currencies[try cells.id(1)] else { return }
            let amount = Money(minorUnits: cells.int64(3), currency)
            expenses.append(
                .init(month: try cells.date(0).firstOfMonth, account: try cells.id(1), category: try cells.id(2), amount: amount, rule: rule))
        }
        let one: (sql: String, values: [any Bindable]) = account.map { (" AND account = ?", [$0]) } ?? ("", [])
        try ledger.connection.each(
            "SELECT month, account, category, amount FROM month_total WHERE book = ? AND month BETWEEN ? AND ? AND kind = 'expense'\(one.sql)",
            [ledger.book, first, last] + one.values
        ) {
            try add($0)
            return true
        }
        // A record that was posted early is dated on the day of posting.
        try ledger.connection.each(Self.posted, [ledger.book, first.adding(days: -3), last.adding(months: 12), first, last]) {
            try add($0, of: $0.id(4))
            return true
        }
        // One that has ended is in the records only, which are left out.
        let rules = coming.filter { !$0.coming.isEmpty || !$0.waiting.isEmpty }.map(\.rule)
        return try UsualSpending(expenses, in: months, rules: rules, currency: currency, converting: convert)
    }
    /// The expenses that rules have added, whole ones and then parts of expenses divided since. From the rules to their days to the records: there
    /// are few days, and SQLite would begin with the records.
    private static let posted: String = {
        func added(_ record: String) -> String {
            """
            SELECT r.date, r.account, r.category, r.amount, l.id FROM recurring_rule l
            CROSS JOIN recurring_day d ON d.book = l.book AND d.rule = l.id CROSS JOIN record r \(record)
            WHERE l.book = ?1 AND d.scheduled BETWEEN ?2 AND ?3 AND d.state = 'posted'
            AND r.kind = 'expense' AND r.deletion IS NULL AND r.date BETWEEN ?4 AND ?5
            """
        }
        return added("ON r.book = d.book AND r.id = d.record AND r.receipt IS NULL") + " UNION ALL "
            + added("INDEXED BY record_of_receipt ON r.book = d.book AND r.receipt = d.record")
    }()
}
