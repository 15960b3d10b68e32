/// The amounts of a budget, at least one, each in force from a month on until the next.
public struct BudgetAmounts: Sendable, Equatable {
    /// An amount and the first month when it is in force.
    public struct Entry: Sendable, Equatable {
        /// The first day of the calendar month that the month is named after.
        public let month: CalendarDate
        public let amount: Money

        public init(month: CalendarDate, amount: Money) {
            self.month = month.firstOfMonth
            self.amount = amount
        }
    }

    /// Oldest first, one per month, all in one currency.
    public private(set) var entries: [Entry]
    public let currency: Currency

    /// Creates a single amount, in force from the month with this name on.
    public init(_ amount: Money, from month: CalendarDate) {
        entries = [Entry(month: month, amount: amount)]
        currency = amount.currency
    }

    /// Creates stored amounts, in any order; nil if there are none, or two of a month, or two currencies.
    public init?(_ entries: [Entry]) {
        guard let currency = entries.first?.amount.currency, entries.allSatisfy({ $0.amount.currency == currency }),
            Set(entries.map(\.month)).count == entries.count
        else { return nil }
        self.entries = entries.sorted { $0.month < $1.month }
        self.currency = currency
    }

    /// Sets an amount of the same currency from a month on, and removes the amounts of that month and later months.
    public mutating func set(_ amount: Money, from month: CalendarDate) {
        precondition(amount.currency == currency, "a budget has one currency")
        entries.removeAll { $0.month >= month.firstOfMonth }
        entries.append(Entry(month: month, amount: amount))
    }

    /// Returns the amount in force for a period that begins on a day: the amount of the day's month, or the first amount if that is later.
    public func amount(on date: CalendarDate, _ calendar: CivilCalendar) -> Money {
        let month = calendar.month(of: date)
        return (entries.last { $0.month <= month } ?? entries[0]).amount
    }

    /// Returns the sum of the amounts of all periods of a length that begin on one of the days. Throws `MoneyError.overflow`.
    public func sum(
        of length: Period.Length, beginningIn dates: Range<CalendarDate>, _ calendar: CivilCalendar
    ) throws(MoneyError) -> Money {
        var sum = Money.zero(currency)
        for (index, entry) in entries.enumerated() {
            let first = index == 0 ? dates.lowerBound : max(dates.lowerBound, calendar.beginning(ofMonth: entry.month))
            var end = dates.upperBound
            if index + 1 < entries.count { end = min(end, calendar.beginning(ofMonth: entries[index + 1].month)) }
            guard first < end else { continue }
            let count = calendar.count(of: length, beginningIn: first..<end)
            sum = try sum.adding(entry.amount.multiplied(by: count))
        }
        return sum
    }
}

extension Budget {
    /// Returns the amount in force in a period.
    public func amount(in period: Period, _ calendar: CivilCalendar) -> Money { amounts.amount(on: period.first, calendar) }

    /// Returns the first period of the budget.
    public func firstPeriod(_ calendar: CivilCalendar) -> Period { calendar.period(length, containing: begins) }
}
