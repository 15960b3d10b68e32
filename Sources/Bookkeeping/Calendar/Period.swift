/// A day, a week, a month, a year or any range of days, and its neighbours.
///
/// A month can begin on payday; it is named by its first day, so that November is 25 November to 24 December. A year is always
/// the calendar year.
public struct Period: Hashable, Sendable {
    /// The length of a period.
    public enum Length: String, CaseIterable, Sendable {
        case daily, weekly, monthly, yearly
    }

    /// Nil for a range of days.
    public let length: Length?
    public let first: CalendarDate
    public let last: CalendarDate

    /// Finds the period of a length that contains a day; weeks begin on `weekStart`, months on day `monthStart` of a calendar
    /// month.
    ///
    /// - Parameter monthStart: 1 to 28, which every month has; other values are clamped.
    public init(_ length: Length, containing date: CalendarDate, weekStart: Weekday = .monday, monthStart: Int = 1) {
        self.length = length
        switch length {
        case .daily: (first, last) = (date, date)
        case .weekly:
            first = date.adding(days: -((date.weekday.rawValue - weekStart.rawValue + 7) % 7))
            last = first.adding(days: 6)
        case .monthly: (first, last) = Self.month(containing: date, start: min(max(monthStart, 1), 28))
        case .yearly:
            first = date.adding(months: 1 - date.month).firstOfMonth
            last = first.adding(months: 11).lastOfMonth
        }
    }

    /// Creates a range of days; its neighbours have as many days.
    public init(_ dates: ClosedRange<CalendarDate>) { (length, first, last) = (nil, dates.lowerBound, dates.upperBound) }

    private init(_ length: Length, beginning first: CalendarDate) {
        self.init(length, containing: first, weekStart: first.weekday, monthStart: first.day)
    }

    /// Returns the days from one month start to the day before the next; the limits of the calendar cut the first and the last
    /// month.
    private static func month(containing date: CalendarDate, start: Int) -> (CalendarDate, CalendarDate) {
        if start == 1 { return (date.firstOfMonth, date.lastOfMonth) }
        let this = date.firstOfMonth, begins = this.adding(days: start - 1)
        if date < begins {
            let before = this.adding(months: -1)
            return (before == this ? this : before.adding(days: start - 1), begins.adding(days: -1))
        }
        let after = this.adding(months: 1)
        return (begins, after == this ? this.lastOfMonth : after.adding(days: start - 2))
    }

    public var next: Period {
        let after = last.adding(days: 1)
        guard let length else { return after > last ? Period(after...after.adding(days: dayCount - 1)) : self }
        return Period(length, beginning: after)
    }

    public var previous: Period {
        switch length {
        case nil: first.adding(days: -1) < first ? Period(first.adding(days: -dayCount)...first.adding(days: -1)) : self
        case .daily: Period(.daily, beginning: first.adding(days: -1))
        case .weekly: Period(.weekly, beginning: first.adding(days: -7))
        case .monthly: Period(.monthly, beginning: first.adding(months: -1))
        case .yearly: Period(.yearly, beginning: first.adding(months: -12))
        }
    }

    public var dates: ClosedRange<CalendarDate> { first...last }
    public var dayCount: Int { last.daysSince1970 - first.daysSince1970 + 1 }

    /// The days to compare with this period: the whole one before it, or as far as it had come by the same day while this one runs. Nil for a
    /// period that has not begun, and at the beginning of the calendar.
    public func compared(on today: CalendarDate) -> Comparison? {
        let before = previous
        guard first <= today, before.first < first else { return nil }
        guard contains(today) else { return Comparison(before: before, dates: before.dates, isWhole: true) }
        let sameDay = length == .yearly ? today.adding(months: -12) : before.first.adding(days: today.daysSince1970 - first.daysSince1970)
        return Comparison(before: before, dates: before.first...min(before.last, sameDay), isWhole: length == .daily)
    }

    /// The days of an earlier period that a later one is compared with.
    public struct Comparison: Hashable, Sendable {
        public let before: Period
        public let dates: ClosedRange<CalendarDate>
        /// True if the days are the earlier period from its beginning to its end because the later one has ended, or is a day.
        public let isWhole: Bool
    }

    public func contains(_ date: CalendarDate) -> Bool { dates.contains(date) }
}
