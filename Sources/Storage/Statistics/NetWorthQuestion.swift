import Bookkeeping

extension Ledger {
    /// Returns the net worth of all accounts, or of one, at the end of each day, in the main currency at the rates of that day.
    ///
    /// - Parameter dates: in any order; at most a few hundred.
    public func netWorth(at dates: [CalendarDate], account: Account.ID? = nil) throws -> [NetWorth] {
        let main = try mainCurrency(), balances = try balances().filter { account == nil || $0.account.id == account }
        guard let first = dates.min(), let last = dates.max() else { return [] }
        var rates = try BookRates(self, Set(balances.map(\.account.currency)), on: .each(dates))
        var sums = dates.map { _ in (amount: Money.zero(main), unconverted: MoneySums()) }
        for balance in balances {
            let changes = try AccountChanges(self, balance.account.id, first...last)
            for (index, date) in dates.enumerated() {
                let change = Money(minorUnits: try changes.total(after: date), balance.account.currency)
                let money = try translatingMoney { () throws(MoneyError) in try balance.balance.subtracting(change) }
                if let amount = try rates.figure(of: money, on: date) {
                    try sums[index].amount.add(amount.minorUnits)
                } else {
                    try sums[index].unconverted.add(money.minorUnits, money.currency)
                }
            }
        }
        return zip(dates, sums).map { NetWorth(date: $0, amount: $1.amount, unconverted: $1.unconverted.list) }
    }

    /// Returns the first and the last day with a record; nil without any.
    func recordedDays() throws -> ClosedRange<CalendarDate>? {
        guard let first = try firstDay(),
            let last = try connection.first("SELECT date FROM day_total WHERE book = ? ORDER BY date DESC LIMIT 1", book, map: { try $0.date(0) })
        else { return nil }
        return first...max(first, last)
    }

    /// Returns the first and the last day with a record of an account; nil without any.
    func recordedDays(account: Account.ID) throws -> ClosedRange<CalendarDate>? {
        let last = try connection.first(
            "SELECT date FROM account_day_total WHERE book = ? AND account = ? ORDER BY date DESC LIMIT 1", book, account
        ) { try $0.date(0) }
        guard let first = try firstDay(account: account), let last else { return nil }
        return first...max(first, last)
    }

    /// Returns the accounts, those of people as well, with their balances at the end of a day.
    func balances(at date: CalendarDate) throws -> [Account.Balance] {
        try (balances() + shared.accountBalances()).map { balance in
            let later = Money(minorUnits: try AccountChanges(self, balance.account.id, date...date).total(after: date), balance.account.currency)
            let money = try translatingMoney { () throws(MoneyError) in try balance.balance.subtracting(later) }
            return Account.Balance(account: balance.account, balance: money, recordCount: balance.recordCount)
        }
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
    /// For each day with a change, latest first, the change since then up to the end of the last month, if the range is so short that most of
    /// its days are asked for; and the change after that month.
    private var days: (all: [(first: CalendarDate, since: Int64)], later: Int64)?
    /// The number of days of a short range.
    private static let fewDays = 400

    /// - Parameter dates: the days that may be asked for.
    init(_ ledger: Ledger, _ account: Account.ID, _ dates: ClosedRange<CalendarDate>) throws {
        (self.ledger, self.account) = (ledger, account)
        let day = dates.lowerBound
        var since: Int64 = 0
        try ledger.connection.each(
            "SELECT month, change FROM account_month_total WHERE book = ? AND account = ? AND month >= ? ORDER BY month DESC",
            [ledger.book, account, day.firstOfMonth]
        ) { cells in
            since &+= cells.int64(1)
            months.append((try cells.date(0), since))
            return true
        }
        guard dates.upperBound.daysSince1970 - day.daysSince1970 < Self.fewDays else { return }
        let end = dates.upperBound.lastOfMonth
        var days: [(first: CalendarDate, since: Int64)] = []
        since = 0
        try ledger.connection.each(
            "SELECT date, change FROM account_day_total WHERE book = ? AND account = ? AND date BETWEEN ? AND ? ORDER BY date DESC",
            [ledger.book, account, day, end]
        ) { cells in
            since &+= cells.int64(1)
            days.append((try cells.date(0), since))
            return true
        }
        self.days = (days, Self.total(months) { $0 > end })
    }

    /// Returns the change after a day, from whole months and the days between it and the nearer end of its month.
    func total(after day: CalendarDate) throws -> Int64 {
        let (first, last) = (day.firstOfMonth, day.lastOfMonth)
        if let days { return Self.total(days.all) { $0 > day } &+ days.later }
        if day == last { return Self.total(months) { $0 > last } }
        if day.day <= 15 { return Self.total(months) { $0 >= first } &- (try total(first, day)) }
        return Self.total(months) { $0 > last } &+ (try total(day.adding(days: 1), last))
    }

    /// Returns the change of the latest months or days, as far back as `isLate` is true.
    private static func total(_ changes: [(first: CalendarDate, since: Int64)], _ isLate: (CalendarDate) -> Bool) -> Int64 {
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if isLate(changes[middle].first) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? changes[low - 1].since : 0
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
