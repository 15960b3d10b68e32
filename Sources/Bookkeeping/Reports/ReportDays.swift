/// The days of a report, and the days to compare them with.
public struct ReportDays: Sendable, Equatable {
    /// The days to compare a report with.
    public enum Comparison: String, CaseIterable, Sendable {
        /// As many days before.
        case before
        /// The same days a year earlier.
        case year
    }

    /// The longest range of days that is taken as it is; a longer one is cut to the days with records.
    private static let mostDays = 40 * 366

    /// The period as it was asked for; nil for all days.
    public let period: Period?
    /// The days up to today; all days of a period that has not begun, and of a range of days.
    public let dates: ClosedRange<CalendarDate>
    private let today: CalendarDate
    private let calendar: CivilCalendar

    /// - Parameter recorded: the first and the last day with a record, for all days; nil without any.
    public init(_ period: Period?, today: CalendarDate, calendar: CivilCalendar, recorded: ClosedRange<CalendarDate>?) {
        (self.period, self.today, self.calendar) = (period, today, calendar)
        dates = Self.dates(of: period, today: today, recorded)
    }

    private static func dates(
        of period: Period?, today: CalendarDate, _ recorded: ClosedRange<CalendarDate>?
    ) -> ClosedRange<CalendarDate> {
        guard let period else { return recorded.map { $0.lowerBound...max($0.lowerBound, min($0.upperBound, today)) } ?? today...today }
        if period.length == nil, period.dayCount > mostDays {
            // Thousands of years would be hundreds of thousands of empty weeks.
            return recorded.flatMap { $0.overlaps(period.dates) ? period.dates.clamped(to: $0) : nil } ?? period.last...period.last
        }
        guard period.length != nil, period.first <= today else { return period.dates }
        return period.first...min(period.last, today)
    }

    /// Returns the days with which ``dates`` are compared; nil where there are none: of all days, and at the beginning of the calendar.
    public func compared(_ comparison: Comparison) -> ClosedRange<CalendarDate>? {
        switch comparison {
        case .before:
            guard let period else { return nil }
            let isCut = dates != period.dates, before = monthsBefore ?? period.previous
            return isCut ? period.compared(on: today)?.dates : before.first < period.first ? before.dates : nil
        case .year:
            let first = dates.lowerBound.adding(months: -12), last = dates.upperBound.adding(months: -12)
            guard first < dates.lowerBound else { return nil }
            // A month that ends with its last day is compared with a whole one.
            let isWhole = dates.upperBound == dates.upperBound.lastOfMonth
            return first...max(first, isWhole ? last.lastOfMonth : last)
        }
    }

    /// As many months before a range of whole months, which have another number of days; nil for other days.
    private var monthsBefore: Period? {
        let first = calendar.period(.monthly, containing: dates.lowerBound), last = calendar.period(.monthly, containing: dates.upperBound)
        guard period?.length == nil, first.first == dates.lowerBound, last.last == dates.upperBound else { return nil }
        var before = first
        for _ in 0..<calendar.count(of: .monthly, beginningIn: first.first..<last.last) { before = before.previous }
        return before.first < first.first ? Period(before.first...first.first.adding(days: -1)) : nil
    }
}
