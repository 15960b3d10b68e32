/// How a person divides the days: on which weekday a week begins, and on which day a month.
public struct CivilCalendar: Hashable, Sendable {
    public let weekStart: Weekday
    /// 1 to 28.
    public let monthStart: Int

    /// The days of a month that it can begin on: those that every month has.
    public static let monthStarts = 1...28

    /// A calendar; a month start outside of 1 to 28 counts as the nearest of them.
    public init(weekStart: Weekday, monthStart: Int) {
        self.weekStart = weekStart
        self.monthStart = min(max(monthStart, Self.monthStarts.lowerBound), Self.monthStarts.upperBound)
    }

    /// The period of a length that contains a day.
    public func period(_ length: Period.Length, containing date: CalendarDate) -> Period {
        Period(length, containing: date, weekStart: weekStart, monthStart: monthStart)
    }

    /// The name of the month that a day lies in: the first day of the calendar month that it begins in.
    public func month(of date: CalendarDate) -> CalendarDate { period(.monthly, containing: date).first.firstOfMonth }

    /// The day that the month of a name begins on.
    public func beginning(ofMonth name: CalendarDate) -> CalendarDate { name.firstOfMonth.adding(days: monthStart - 1) }

    /// How many periods of a length begin on one of the days.
    public func count(of length: Period.Length, beginningIn dates: Range<CalendarDate>) -> Int {
        guard !dates.isEmpty else { return 0 }
        return position(dates.upperBound.adding(days: -1), length) - position(dates.lowerBound.adding(days: -1), length)
    }

    /// Counts the periods of a length from an arbitrary one on to the one that contains a day.
    private func position(_ date: CalendarDate, _ length: Period.Length) -> Int {
        switch length {
        case .daily: date.daysSince1970
        case .weekly: (period(.weekly, containing: date).first.daysSince1970 + 1_000_000) / 7
        case .monthly: date.year * 12 + date.month - (date.day < monthStart ? 1 : 0)
        case .yearly: date.year
        }
    }
}
