import Bookkeeping

extension Ledger {
    /// What all accounts are worth together, or one of them, at the end of each of some days, in the main currency at the rates of that day.
    ///
    /// - Parameter dates: In any order; at most a few hundred.
    public func netWorth(at dates: [CalendarDate], account: Account.ID? = nil) throws -> [NetWorth] {
        let main = try mainCurrency(), balances = try balances().filter { account == nil || $0.account.id == account }
        guard let first = dates.min() else { return [] }
        let changes = try ChangesAfter(self, dates, since: first)
        var rates = try BookRates(self, Set(balances.map(\.account.currency)), on: .each(dates))
        var sums = dates.map { _ in (amount: Money.zero(main), unconverted: MoneySums()) }
        for balance in balances {
            let changes = changes.of(balance.account.id)
            for (index, date) in dates.enumerated() {
                let money = try translatingMoney { () throws(MoneyError) in
                    try balance.balance.subtracting(Money(minorUnits: changes.total(after: date), balance.account.currency))
                }
                var amount: Int64?
                do { amount = try rates.mainAmount(of: money, on: date) } catch StoreError.conflict(.overflow) {}
                if let amount {
                    sums[index].amount = try translatingMoney { () throws(MoneyError) in
                        try sums[index].amount.adding(Money(minorUnits: amount, main))
                    }
                } else {
                    try sums[index].unconverted.add(money.minorUnits, money.currency)
                }
            }
        }
        return zip(dates, sums).map { NetWorth(date: $0, amount: $1.amount, unconverted: $1.unconverted.list) }
    }

    /// The first day with a record, in all accounts or in one; nil without any.
    public func firstDay(account: Account.ID? = nil) throws -> CalendarDate? {
        guard let account else {
            return try connection.first("SELECT date FROM day_total WHERE book = ? ORDER BY date LIMIT 1", book) {
                try $0.date(0)
            }
        }
        return try connection.first(
            "SELECT date FROM account_day_total WHERE book = ? AND account = ? ORDER BY date LIMIT 1", book, account
        ) { try $0.date(0) }
    }
}

/// What accounts have changed by after some days: balances of the past are those of the present less these.
private struct ChangesAfter {
    struct OfAccount {
        /// For each first of a month, the latest first, what has changed since then.
        fileprivate(set) var months: [(month: CalendarDate, since: Int64)] = []
        /// For the days asked for, what the rest of their month has changed.
        fileprivate(set) var restOfMonth: [CalendarDate: Int64] = [:]
    }

    private var accounts: [Account.ID: OfAccount] = [:]

    init(_ ledger: Ledger, _ dates: [CalendarDate], since first: CalendarDate) throws {
        var last: (account: Account.ID, changes: OfAccount)?
        try ledger.connection.each(
            """
            SELECT t.month, a.id, t.change FROM account a
            CROSS JOIN account_month_total t ON t.book = a.book AND t.account = a.id
            WHERE a.book = ? AND a.deletion IS NULL AND t.month > ? ORDER BY a.id, t.month DESC
            """, [ledger.book, first]
        ) { cells in
            let account: Account.ID = try cells.id(1)
            if last?.account != account {
                if let last { accounts[last.account] = last.changes }
                last = (account, OfAccount())
            }
            // No sum overflows: the schema bounds what an account can change by in all.
            let since = (last?.changes.months.last?.since ?? 0) &+ cells.int64(2)
            try last?.changes.months.append((cells.date(0), since))
            return true
        }
        if let last { accounts[last.account] = last.changes }
        let inMonth = Set(dates.filter { $0 != $0.lastOfMonth })
        guard !inMonth.isEmpty else { return }
        try ledger.connection.each(
            """
            SELECT d.value, t.account, sum(t.change) FROM json_each(?) d CROSS JOIN account a
            CROSS JOIN account_day_total t ON t.book = a.book AND t.account = a.id
                AND t.date > d.value AND t.date <= substr(d.value, 1, 8) || '31'
            WHERE a.book = ? AND a.deletion IS NULL GROUP BY 1, 2
            """, ["[" + inMonth.map { "\"\($0)\"" }.joined(separator: ",") + "]", ledger.book]
        ) { cells in
            try accounts[cells.id(1), default: OfAccount()].restOfMonth[cells.date(0)] = cells.int64(2)
            return true
        }
    }

    func of(_ account: Account.ID) -> OfAccount { accounts[account] ?? OfAccount() }
}

extension ChangesAfter.OfAccount {
    /// What has changed after a day.
    func total(after date: CalendarDate) -> Int64 {
        // The latest month comes first: the last one after the day has what all of them have changed.
        var (low, high) = (0, months.count)
        while low < high {
            let middle = (low + high) / 2
            if months[middle].month > date { low = middle + 1 } else { high = middle }
        }
        return (low > 0 ? months[low - 1].since : 0) &+ (restOfMonth.isEmpty ? 0 : restOfMonth[date] ?? 0)
    }
}
