/// A day, a week, a month or a year of the calendar, with the ones before and after it.
public struct Period: Hashable, Sendable {
    /// How long the period is.
    public enum Length: String, CaseIterable, Sendable {
        case daily, weekly, monthly, yearly
    }

    public let length: Length
    public let first: CalendarDate
    public let last: CalendarDate

    /// The period of a length that contains a day; weeks begin on `weekStart`.
    public init(_ length: Length, containing date: CalendarDate, weekStart: Weekday = .monday) {
        self.length = length
        switch length {
        case .daily: (first, last) = (date, date)
        case .weekly:
            first = date.adding(days: -((date.weekday.rawValue - weekStart.rawValue + 7) % 7))
            last = first.adding(days: 6)
        case .monthly: (first, last) = (date.firstOfMonth, date.lastOfMonth)
        case .yearly:
            first = date.adding(months: 1 - date.month).firstOfMonth
            last = first.adding(months: 11).lastOfMonth
        }
    }

    private init(_ length: Length, beginning first: CalendarDate) {
        self.init(length, containing: first, weekStart: first.weekday)
    }

    public var next: Period { Period(length, beginning: last.adding(days: 1)) }

    public var previous: Period {
        switch length {
        case .daily: Period(.daily, beginning: first.adding(days: -1))
        case .weekly: Period(.weekly, beginning: first.adding(days: -7))
        case .monthly: Period(.monthly, beginning: first.adding(months: -1))
        case .yearly: Period(.yearly, beginning: first.adding(months: -12))
        }
    }

    public var dates: ClosedRange<CalendarDate> { first...last }
    public var dayCount: Int { last.daysSince1970 - first.daysSince1970 + 1 }
    public func contains(_ date: CalendarDate) -> Bool { dates.contains(date) }
}
