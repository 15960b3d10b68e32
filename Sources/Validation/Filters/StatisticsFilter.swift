import Bookkeeping

/// The filter of the statistics, from the query of a URL. It never fails: invalid values fall back to defaults, and future dates
/// to today.
public struct StatisticsFilter: Sendable, Equatable {
    /// The bars of the chart of income and expenses.
    public enum Step: String, CaseIterable, Sendable {
        /// One for each day of a month.
        case daily
        /// One for each day of a week.
        case weekly
        /// One for each month of a year.
        case monthly

        var length: Period.Length {
            switch self {
            case .daily: .monthly
            case .weekly: .weekly
            case .monthly: .yearly
            }
        }
    }

    public static let period = FormField("period", .choice)
    public static let date = FormField("date", .text)
    public static let account = FormField("account", .choice)

    public let step: Step
    /// The month, week or year to show.
    public let period: Period
    public let account: Account.ID?
    private let today: CalendarDate
    private let calendar: CivilCalendar

    /// Parses the query of a URL: `period=weekly&date=2025-11-17`, or a word such as `date=last-year`.
    public init(_ input: FormInput, today: CalendarDate, calendar: CivilCalendar, accounts: [Account]) {
        let asked = Step(rawValue: input[Self.period]), id = Account.ID(input[Self.account])
        let words = PeriodWords(view: asked?.length.rawValue ?? "", date: input[Self.date])
        let named = words.period(today: today, calendar: calendar)
        let step = asked ?? Step.allCases.first { $0.length == named?.length } ?? .daily
        // A year begins with its first month, which may begin after 1 January.
        let first = named.map { $0.length == .yearly ? calendar.beginning(ofMonth: $0.first) : $0.first }
        self.init(
            step, containing: min(first ?? today, today), account: accounts.first { $0.id == id }?.id, today: today,
            calendar: calendar)
    }

    private init(_ step: Step, containing date: CalendarDate, account: Account.ID?, today: CalendarDate, calendar: CivilCalendar) {
        (self.step, self.account, self.today, self.calendar) = (step, account, today, calendar)
        // A month belongs to the year of its name.
        period = calendar.period(step.length, containing: step == .monthly ? calendar.month(of: date) : date)
    }

    /// The days or months of the period, future ones included.
    public var slots: [Period] {
        guard step == .monthly else {
            return (0..<period.dayCount).map { calendar.period(.daily, containing: period.first.adding(days: $0)) }
        }
        return (0..<12).map { month in
            calendar.period(.monthly, containing: calendar.beginning(ofMonth: period.first.adding(months: month)))
        }
    }

    /// The days of the period, future ones included.
    public var dates: ClosedRange<CalendarDate> {
        guard step == .monthly else { return period.dates }
        let last = calendar.period(.monthly, containing: calendar.beginning(ofMonth: period.last.firstOfMonth)).last
        return calendar.beginning(ofMonth: period.first)...last
    }

    /// The last day of the period that is not in the future.
    public var lastDay: CalendarDate { min(dates.upperBound, today) }
    /// The month that contains the last day.
    public var month: Period { calendar.period(.monthly, containing: lastDay) }
    /// The year shown, or the year that contains the last day.
    public var year: Period { step == .monthly ? period : calendar.period(.yearly, containing: lastDay) }

    /// Returns the days of a month or a year up to today.
    public func begun(_ period: Period) -> ClosedRange<CalendarDate> { period.first...max(period.first, min(period.last, today)) }

    /// The filter for the previous period; nil at the beginning of the calendar.
    public var previous: StatisticsFilter? {
        let before = dates.lowerBound.adding(days: -1)
        return before < dates.lowerBound ? with(step, before) : nil
    }

    /// The filter for the next period; nil if it has not begun.
    public var next: StatisticsFilter? { dates.upperBound < today ? with(step, dates.upperBound.adding(days: 1)) : nil }

    /// Returns the filter for another step at the same date.
    public func by(_ step: Step) -> StatisticsFilter { with(step, lastDay) }

    private func with(_ step: Step, _ date: CalendarDate) -> StatisticsFilter {
        StatisticsFilter(step, containing: date, account: account, today: today, calendar: calendar)
    }

    /// The query parameters that show the same, in a fixed order.
    public var parameters: [(name: String, value: String)] {
        [(Self.period.name, step.rawValue), (Self.date.name, PeriodWords.text(period))]
            + (account.map { [(Self.account.name, $0.description)] } ?? [])
    }
}
