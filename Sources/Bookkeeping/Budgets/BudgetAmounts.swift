/// The amounts of a budget, each in force from a month on until the next one is; never without one.
public struct BudgetAmounts: Sendable, Equatable {
    /// An amount with the month that it is in force from.
    public struct Entry: Sendable, Equatable {
        /// The first day of the calendar month that names it.
        public let month: CalendarDate
        public let amount: Money

        public init(month: CalendarDate, amount: Money) {
            self.month = month.firstOfMonth
            self.amount = amount
        }
    }

    /// Oldest first, each of another month, all in one currency.
    public private(set) var entries: [Entry]
    public let currency: Currency

    /// One amount, from the month of a name on.
    public init(_ amount: Money, from month: CalendarDate) {
        entries = [Entry(month: month, amount: amount)]
        currency = amount.currency
    }

    /// What is saved, in any order; nil if there is none, or there are two of a month or two currencies.
    public init?(_ entries: [Entry]) {
        guard let currency = entries.first?.amount.currency, entries.allSatisfy({ $0.amount.currency == currency }),
            Set(entries.map(\.month)).count == entries.count
        else { return nil }
        self.entries = entries.sorted { $0.month < $1.month }
        self.currency = currency
    }

    /// Puts an amount of the same currency in force from a month on, in place of any that was set for that month or a later one.
    public mutating func set(_ amount: Money, from month: CalendarDate) {
        precondition(amount.currency == currency, "a budget has one currency")
        entries.removeAll { $0.month >= month.firstOfMonth }
        entries.append(Entry(month: month, amount: amount))
    }

    /// The amount in force for a period that begins on a day: that of the month of the day, or the first one if that is later.
    public func amount(on date: CalendarDate, _ calendar: CivilCalendar) -> Money {
        let month = calendar.month(of: date)
        return (entries.last { $0.month <= month } ?? entries[0]).amount
    }

    /// The sum of the amounts of all periods of a length that begin on one of the days. Throws `MoneyError.overflow`.
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
    /// The amount in force in a period.
    public func amount(in period: Period, _ calendar: CivilCalendar) -> Money { amounts.amount(on: period.first, calendar) }

    /// The first period that it was meant for.
    public func firstPeriod(_ calendar: CivilCalendar) -> Period { calendar.period(length, containing: begins) }
}
