import Bookkeeping

extension Ledger {
    /// Returns the net worth of all accounts, or of one, at the end of each day, in the main currency at the rates of that day.
    ///
    /// - Parameter dates: in any order; at most a few hundred.
    public func netWorth(at dates: [CalendarDate], account: Account.ID? = nil) throws -> [NetWorth] {
        let main = try mainCurrency(), balances = try balances().filter { account == nil || $0.account.id == account }
        guard let first = dates.min() else { return [] }
        var rates = try BookRates(self, Set(balances.map(\.account.currency)), on: .each(dates))
        var sums = dates.map { _ in (amount: Money.zero(main), unconverted: MoneySums()) }
        for balance in balances {
            let changes = try AccountChanges(self, balance.account.id, since: first)
            for (index, date) in dates.enumerated() {
                let change = Money(minorUnits: try changes.total(after: date), balance.account.currency)
                let money = try translatingMoney { () throws(MoneyError) in try balance.balance.subtracting(change) }
                var amount: Int64?
                do { amount = try rates.mainAmount(of: money, on: date) } catch StoreError.conflict(.overflow) {}
                if let amount {
                    try sums[index].amount.add(amount)
                } else {
                    try sums[index].unconverted.add(money.minorUnits, money.currency)
                }
            }
        }
        return zip(dates, sums).map { NetWorth(date: $0, amount: $1.amount, unconverted: $1.unconverted.list) }
    }

    /// Returns the first day with a record, in all accounts or in one; nil without any.
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

/// The change of an account since a day, which is subtracted from the present balance to give a past one.
private struct AccountChanges {
    private let ledger: Ledger
    private let account: Account.ID
    /// For the first day of each month, latest first, the change since then. The sums cannot overflow, because the schema bounds
    /// the total change of an account.
    private var months: [(first: CalendarDate, since: Int64)] = []

    /// - Parameter day: the earliest day that will be asked for.
    init(_ ledger: Ledger, _ account: Account.ID, since day: CalendarDate) throws {
        (self.ledger, self.account) = (ledger, account)
        var since: Int64 = 0
        try ledger.connection.each(
            "SELECT month, change FROM account_month_total WHERE book = ? AND account = ? AND month >= ? ORDER BY month DESC",
            [ledger.book, account, day.firstOfMonth]
        ) { cells in
            since &+= cells.int64(1)
            months.append((try cells.date(0), since))
            return true
        }
    }

    /// Returns the change after a day, from whole months and the days between it and the nearer end of its month.
    func total(after day: CalendarDate) throws -> Int64 {
        let (first, last) = (day.firstOfMonth, day.lastOfMonth)
        if day == last { return total { $0 > last } }
        if day.day <= 15 { return total { $0 >= first } &- (try total(first, day)) }
        return total { $0 > last } &+ (try total(day.adding(days: 1), last))
    }

    /// Returns the change of the latest months, as far back as `isLate` is true.
    private func total(_ isLate: (CalendarDate) -> Bool) -> Int64 {
        var (low, high) = (0, months.count)
        while low < high {
            let middle = (low + high) / 2
            if isLate(months[middle].first) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? months[low - 1].since : 0
    }

    private func total(_ first: CalendarDate, _ last: CalendarDate) throws -> Int64 {
        let sum = try ledger.connection.first(
            "SELECT sum(change) FROM account_day_total WHERE book = ? AND account = ? AND date BETWEEN ? AND ?", ledger.book,
            account, first,
            last
        ) { $0.int64(0) }
        return sum ?? 0
    }
}
