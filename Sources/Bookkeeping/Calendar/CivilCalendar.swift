/// A book's division of days: the weekday on which weeks begin, and the day on which months begin.
public struct CivilCalendar: Hashable, Sendable {
    public let weekStart: Weekday
    /// 1 to 28.
    public let monthStart: Int

    /// The possible first days of a month, which every month has.
    public static let monthStarts = 1...28

    /// Creates a calendar; a month start outside 1 to 28 is clamped.
    public init(weekStart: Weekday, monthStart: Int) {
        self.weekStart = weekStart
        self.monthStart = min(max(monthStart, Self.monthStarts.lowerBound), Self.monthStarts.upperBound)
    }

    /// Returns the period of a length that contains a day.
    public func period(_ length: Period.Length, containing date: CalendarDate) -> Period {
        Period(length, containing: date, weekStart: weekStart, monthStart: monthStart)
    }

    /// Returns the periods of a length that have days of a range, in order; the first and the last are cut to it.
    ///
    /// - Parameter most: the maximum number of periods; the last ones are returned.
    public func periods(_ length: Period.Length, in dates: ClosedRange<CalendarDate>, most: Int = .max) -> [ClosedRange<CalendarDate>] {
        var periods: [ClosedRange<CalendarDate>] = [], day = dates.upperBound
        while periods.count < most {
            let whole = period(length, containing: day), first = max(whole.first, dates.lowerBound)
            periods.append(first...day)
            guard first > dates.lowerBound, first.adding(days: -1) < first else { break }
            day = first.adding(days: -1)
        }
        return periods.reversed()
    }

    /// Returns the name of the month that contains a day: the first day of the calendar month that it begins in.
    public func month(of date: CalendarDate) -> CalendarDate { period(.monthly, containing: date).first.firstOfMonth }

    /// Returns the day on which the month with this name begins.
    public func beginning(ofMonth name: CalendarDate) -> CalendarDate { name.firstOfMonth.adding(days: monthStart - 1) }

    /// Returns the number of periods of a length that begin on one of the days.
    public func count(of length: Period.Length, beginningIn dates: Range<CalendarDate>) -> Int {
        guard !dates.isEmpty else { return 0 }
        return position(dates.upperBound.adding(days: -1), length) - position(dates.lowerBound.adding(days: -1), length)
    }

    /// Returns the ordinal of the period that contains a day, counted from an arbitrary one.
    private func position(_ date: CalendarDate, _ length: Period.Length) -> Int {
        switch length {
        case .daily: date.daysSince1970
        case .weekly: (period(.weekly, containing: date).first.daysSince1970 + 1_000_000) / 7
        case .monthly: date.year * 12 + date.month - (date.day < monthStart ? 1 : 0)
        case .yearly: date.year
        }
    }
}
