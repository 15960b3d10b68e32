/// The spending of a day beside what recurs, as in the last full months.
///
/// It is the median of three months, so that a holiday or a new bicycle is not expected every month, or the mean of two. With fewer months nothing is
/// assumed. Income has no such figure: only recurring income is counted on.
public struct UsualSpending: Sendable, Equatable {
    /// Expenses of a calendar month, from an account and in a category.
    public struct Expenses: Sendable, Equatable {
        let month: CalendarDate
        let account: Account.ID
        let category: Category.ID
        let amount: Money
        /// The rule that has added them, which are among the others and left out; nil for all expenses of the month.
        let rule: Recurrence.ID?

        /// - Parameter month: the first day of the month.
        public init(month: CalendarDate, account: Account.ID, category: Category.ID, amount: Money, rule: Recurrence.ID? = nil) {
            (self.month, self.account, self.category, self.amount, self.rule) = (month, account, category, amount, rule)
        }
    }

    /// The spending of ``days`` days, which are one or two months.
    let amount: Money
    let days: Int
    /// The number of months that were looked at.
    public let months: Int

    /// The most months that are looked at.
    public static let mostMonths = 3
    private static let fewestMonths = 2

    /// Returns the first days of the full calendar months before a day that count, latest first.
    ///
    /// - Parameter firstDay: the day of the first record.
    public static func months(before today: CalendarDate, since firstDay: CalendarDate) -> [CalendarDate] {
        (1...mostMonths).map { today.firstOfMonth.adding(months: -$0) }.filter { $0 >= firstDay && $0 < today.firstOfMonth }
    }

    /// Calculates the spending of some months; nil if they are too few.
    ///
    /// Records that rules have added are left out. A rule that begins after a month was typed by hand before, or is the next of one that has ended: as much as it
    /// would have brought in the month is left out too, but no more than there is from its account in its category, and without what it or an ended rule
    /// has added there.
    ///
    /// - Parameter convert: returns an amount in a currency; amounts without a rate are left out, like their accounts.
    /// - Throws: `MoneyError.overflow`, and the errors of `convert`.
    public init?(
        _ expenses: [Expenses], in months: [CalendarDate], rules: [Recurrence], currency: Currency, converting convert: (Money) throws -> Money?
    ) throws {
        guard months.count >= Self.fewestMonths else { return nil }
        var sums: [Key: Money] = [:], added: [Key: [Recurrence.ID: Money]] = [:]
        for one in expenses {
            let key = Key(month: one.month, account: one.account, category: one.category), sum = sums[key] ?? .zero(one.amount.currency)
            if let rule = one.rule {
                sums[key] = try sum.subtracting(one.amount)
                added[key, default: [:]][rule] = try added[key]?[rule]?.adding(one.amount) ?? one.amount
            } else {
                sums[key] = try sum.adding(one.amount)
            }
        }
        let running = Set(rules.map(\.id))
        for rule in rules {
            for month in months where rule.recurrence.starts > month.lastOfMonth {
                let count = rule.recurrence.count(in: month...month.lastOfMonth)
                for part in rule.expenses where count > 0 {
                    let key = Key(month: month, account: rule.movement.account, category: part.category)
                    guard let sum = sums[key] else { continue }
                    var typed = try part.amount.multiplied(by: count)
                    for (other, amount) in added[key] ?? [:] where other == rule.id || !running.contains(other) {
                        typed = try typed.subtracting(amount)
                    }
                    guard !typed.isNegative else { continue }
                    sums[key] = typed.minorUnits < sum.minorUnits ? try sum.subtracting(typed) : .zero(sum.currency)
                }
            }
        }
        var spending = Dictionary(months.map { ($0, Money.zero(currency)) }, uniquingKeysWith: { first, _ in first })
        for (key, sum) in sums where !sum.isNegative {
            guard let amount = try convert(sum), let other = spending[key.month] else { continue }
            spending[key.month] = try other.adding(amount)
        }
        let sorted = spending.map { (amount: $1, days: $0.lastOfMonth.day) }.sorted {
            // A day's spending, without a division.
            Int128($0.amount.minorUnits) * Int128($1.days) < Int128($1.amount.minorUnits) * Int128($0.days)
        }
        let middle = sorted.count.isMultiple(of: 2) ? sorted.dropFirst(sorted.count / 2 - 1).prefix(2) : sorted.dropFirst(sorted.count / 2).prefix(1)
        var amount = Money.zero(currency)
        for month in middle { amount = try amount.adding(month.amount) }
        (self.amount, days, self.months) = (amount, middle.reduce(0) { $0 + $1.days }, sorted.count)
    }

    /// The spending of a day, rounded.
    public var perDay: Money { Money(minorUnits: Self.rounded(amount.minorUnits, by: days), amount.currency) }

    /// True if nothing is usually spent.
    public var isNone: Bool { perDay.isZero }

    /// Returns the spending of a number of days, rounded once. Throws `MoneyError.overflow`.
    func amount(ofDays count: Int) throws(MoneyError) -> Money {
        Money(minorUnits: Self.rounded(try amount.multiplied(by: count).minorUnits, by: days), amount.currency)
    }

    /// Divides an amount that is not negative, and rounds half up.
    private static func rounded(_ amount: Int64, by days: Int) -> Int64 {
        let days = Int64(max(days, 1)), (quotient, rest) = amount.quotientAndRemainder(dividingBy: days)
        return rest * 2 >= days ? quotient + 1 : quotient
    }

    private struct Key: Hashable {
        let month: CalendarDate
        let account: Account.ID
        let category: Category.ID
    }
}

extension Recurrence {
    /// The amounts of an expense by category, one for each part of a divided one; empty for other movements.
    var expenses: [RecordPart] {
        guard case .expense(_, let category, let amount) = movement else { return [] }
        return template.parts.isEmpty ? [RecordPart(category: category, amount: amount)] : template.parts
    }
}

extension RecurrenceRule {
    /// Returns the number of days that the rule would have in a range before its first day, had it begun earlier.
    fileprivate func count(in dates: ClosedRange<CalendarDate>) -> Int {
        let days = starts.daysSince1970 - dates.lowerBound.daysSince1970
        let months = (starts.year - dates.lowerBound.year) * 12 + starts.month - dates.lowerBound.month
        func back(_ units: Int, _ size: Int) -> Int { (max(units, 0) / size + 1) * size }
        let earlier =
            switch frequency {
            case .daily: starts.adding(days: -back(days, every))
            case .weekly: starts.adding(days: -back(days, every * 7))
            case .monthly: starts.adding(months: -back(months, every))
            case .yearly: starts.adding(months: -back(months, every * 12))
            }
        return RecurrenceRule(frequency, every: every, starts: earlier, weekend: weekend)?.occurrences(due: dates).count ?? 0
    }
}
