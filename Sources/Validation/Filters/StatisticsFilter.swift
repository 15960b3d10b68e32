import Bookkeeping

/// The filter of the statistics, from the query of a URL. It never fails: invalid values fall back to defaults, and future dates
/// to today.
public struct StatisticsFilter: Sendable, Equatable {
    /// The earlier parameter for a period: each value named the bars of the chart of income and expenses. Addresses with it stay valid.
    public static let period = FormField("period", .choice)
    /// The category to show the spending of day by day.
    public static let chart = FormField("chart", .choice)
    /// The category to show the course of over twelve months.
    public static let course = FormField("course", .choice)
    /// The contents of the page.
    public static let show = FormField("show", .choice)

    /// The contents of the page.
    public enum Contents: String, CaseIterable, Sendable {
        case charts
        /// A table of categories and months.
        case months
    }

    /// A day, a week, a month, a year or a range, which has begun.
    public private(set) var period: Period
    public var scope: StatisticsScope
    /// The category to show the spending of day by day; nil for the one with the most spending.
    public var chart: Category.ID?
    /// The category to show the course of over twelve months; nil for the one with the most spending.
    public var course: Category.ID?
    public var contents: Contents
    public let today: CalendarDate
    private let calendar: CivilCalendar

    /// Parses the query of a URL: the parameters of a list of records, such as `view=weekly&date=2025-11-17`, `date=last-year` or
    /// `from=2025-11-03&to=2025-11-09`, or the earlier `period=weekly&date=2025-11-17`.
    public init(_ input: FormInput, today: CalendarDate, calendar: CivilCalendar, accounts: [Account], categories: [Category]) {
        let account = Account.ID(input[RecordFilter.account]), category = Category.ID(input[RecordFilter.category])
        let chart = Category.ID(input[Self.chart]), course = Category.ID(input[Self.course])
        scope = StatisticsScope(
            account: accounts.first { $0.id == account }?.id, category: categories.first { $0.id == category }?.id,
            hashtag: RecordFilter.hashtag(input), vendor: RecordFilter.vendor(input))
        self.chart = categories.first { $0.id == chart && $0.kind == .expense }?.id
        self.course = categories.first { $0.id == course }?.id
        contents = Contents(rawValue: input[Self.show]) ?? .charts
        (self.today, self.calendar) = (today, calendar)
        period = Self.period(input, today: today, calendar: calendar)
    }

    private static func period(_ input: FormInput, today: CalendarDate, calendar: CivilCalendar) -> Period {
        let earlier: [String: Period.Length] = ["daily": .monthly, "weekly": .weekly, "monthly": .yearly]
        let words: PeriodWords
        if input[RecordFilter.view].isEmpty, let length = earlier[input[Self.period]] {
            words = PeriodWords(view: length.rawValue, date: input[RecordFilter.date])
        } else {
            words = PeriodWords(input, today: today, fallsBackToAll: false)
        }
        var named = words.period(today: today, calendar: calendar) ?? calendar.period(.monthly, containing: today)
        // A day shows its month, as it did before a single day could be shown.
        if named.length == .daily, input[RecordFilter.view].isEmpty { named = calendar.period(.monthly, containing: min(named.first, today)) }
        return begun(named, today, calendar)
    }

    /// Returns the period, or the present one of its length in place of a future one. A range ends today.
    private static func begun(_ period: Period, _ today: CalendarDate, _ calendar: CivilCalendar) -> Period {
        guard let length = period.length else { return Period(min(period.first, today)...min(period.last, today)) }
        return period.first <= today ? period : calendar.period(length, containing: today)
    }

    /// The days of the period that are not in the future.
    public var dates: ClosedRange<CalendarDate> { period.first...lastDay }
    /// The last of these days.
    public var lastDay: CalendarDate { min(period.last, today) }
    /// The year that contains the last day; nil if the period is as long or not within it.
    public var year: Period? {
        let year = calendar.period(.yearly, containing: lastDay)
        return period.dayCount < year.dayCount && year.contains(period.first) ? year : nil
    }

    /// Returns the days of a period up to today.
    public func begun(_ period: Period) -> ClosedRange<CalendarDate> { period.first...max(period.first, min(period.last, today)) }

    /// The days, weeks, months or years of the period, future ones included; those at its ends are cut to it. Of more than sixty the last.
    public var slots: [Period] {
        let length: Period.Length =
            switch period.dayCount {
            case ...31: .daily
            case ...98: .weekly
            case ...1_100: .monthly
            default: .yearly
            }
        return slots(length)
    }

    /// The months for the table of categories: the months of a period of several, or a year of months up to the period; years of a period with too
    /// many months.
    public var columns: [Period] {
        guard period.dayCount <= 31 else { return slots(period.dayCount <= 1_100 ? .monthly : .yearly) }
        return months(to: lastDay)
    }

    /// Returns twelve months up to the one that contains a day.
    public func months(to day: CalendarDate) -> [Period] {
        var months = [calendar.period(.monthly, containing: day)]
        while months.count < 12, let first = months.first, first.previous.first < first.first { months.insert(first.previous, at: 0) }
        return months
    }

    private func slots(_ length: Period.Length) -> [Period] {
        calendar.periods(length, in: period.dates, most: 60).map { dates in
            let whole = calendar.period(length, containing: dates.lowerBound)
            return whole.dates == dates ? whole : Period(dates)
        }
    }

    /// The filter for the previous period; nil at the beginning of the calendar.
    public var previous: StatisticsFilter? { period.previous.first < period.first ? with(period.previous) : nil }

    /// The filter for the next period; nil if it has not begun.
    public var next: StatisticsFilter? { period.last < today ? with(period.next) : nil }

    /// Returns the filter for another period, which ends today if it would end later and is a range.
    public func with(_ period: Period) -> StatisticsFilter {
        var filter = self
        filter.period = Self.begun(period, today, calendar)
        return filter
    }

    /// The query parameters that show the same, in a fixed order, without defaults.
    public var parameters: [(name: String, value: String)] { PeriodWords.parameters(period) + otherParameters }

    /// The query parameters of all but the period.
    public var otherParameters: [(name: String, value: String)] {
        var records = RecordFilter(period: nil)
        records.scope = scope
        var list = records.otherParameters
        if let chart { list.append((Self.chart.name, chart.description)) }
        if let course { list.append((Self.course.name, course.description)) }
        if contents != .charts { list.append((Self.show.name, contents.rawValue)) }
        return list
    }
}
