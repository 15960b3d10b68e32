import Bookkeeping

/// The change of an account since a day, which is subtracted from the present balance to give a past one.
struct AccountChanges {
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

    /// Returns the change of an account after a single day, which SQLite sums up.
    static func total(_ ledger: Ledger, _ account: Account.ID, after day: CalendarDate) throws -> Int64 {
        let later = try ledger.connection.first(
            """
            SELECT (SELECT sum(change) FROM account_month_total WHERE book = ?1 AND account = ?2 AND month > ?3),
                (SELECT sum(change) FROM account_day_total WHERE book = ?1 AND account = ?2 AND date > ?4 AND date <= ?5)
            """, ledger.book, account, day.firstOfMonth, day, day.lastOfMonth
        ) { $0.int64(0) &+ $0.int64(1) }
        return later ?? 0
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
