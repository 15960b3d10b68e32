import Bookkeeping
import Charts
import Language
import SitePaths
import Validation

/// The common values of all charts on a page: formats of figures and days, and the links of marks.
package struct StatisticsScene: Sendable {
    package let filter: StatisticsFilter
    package let names: LedgerNames
    package let currency: Currency
    package let today: CalendarDate
    package let calendar: CivilCalendar
    package let t: Texts
    private let base: String

    package init(
        filter: StatisticsFilter, names: LedgerNames, currency: Currency, today: CalendarDate, calendar: CivilCalendar,
        base: String,
        t: Texts
    ) {
        (self.filter, self.names, self.currency, self.today) = (filter, names, currency, today)
        (self.calendar, self.base, self.t) = (calendar, base, t)
    }

    /// The same for charts that depend neither on the period nor on the categories chosen for others.
    var ofAllTime: StatisticsScene {
        var filter = filter.with(calendar.period(.monthly, containing: today))
        (filter.chart, filter.course) = (nil, nil)
        return StatisticsScene(filter: filter, names: names, currency: currency, today: today, calendar: calendar, base: base, t: t)
    }

    /// The format of figures, which are minor units of the main currency.
    var format: FigureFormat { FigureFormat(currency, t.money) }

    /// Returns an amount for a sentence.
    func text(_ minorUnits: Int64) -> String { t.money.unbroken(Money(minorUnits: minorUnits, currency)) }

    var rules: CalendarRules { CalendarRules(weekStart: calendar.weekStart.rawValue, monthStart: calendar.monthStart) }

    /// Returns the URLs of the records behind marks: of a category or a vendor, or of all records that the page shows.
    func links(
        _ kind: Transaction.Kind? = nil, _ category: Category.ID? = nil, vendor: String? = nil, ofAll: Bool = false
    ) -> RecordLinks {
        var records = RecordFilter(period: nil)
        if !ofAll { records.scope = filter.scope }
        records.kind = kind
        if let category { records.category = category }
        if let vendor { records.vendor = vendor }
        return RecordLinks(records, base: base)
    }

    /// Returns the URL of the statistics of a category in a period, with the base path.
    func statisticsURL(of category: Category.ID, in period: Period) -> String {
        var other = filter.with(period)
        (other.scope.category, other.chart, other.course) = (category, nil, nil)
        return base + Paths.statistics.query(other.parameters).description
    }

    /// The name of the period shown.
    var periodName: String { t.dates.period(filter.period, today: today) }

    /// Returns the period of the calendar that a point of a line represents, or is a part of.
    func period(_ bucket: TimeBucket) -> Period {
        let length: Period.Length =
            switch bucket.unit {
            case .day: .daily
            case .week: .weekly
            case .month, .quarter: .monthly
            case .year: .yearly
            }
        return calendar.period(length, containing: CalendarDate(daysSince1970: bucket.days.lowerBound))
    }

    /// Returns the same period, cut to the days of a chart: its records are then the records of the point.
    func period(_ bucket: TimeBucket, in dates: ClosedRange<CalendarDate>) -> Period {
        let whole = period(bucket), end = dates.upperBound == today ? whole.last : dates.upperBound
        let cut = max(whole.first, dates.lowerBound)...max(min(whole.last, end), dates.lowerBound)
        return cut == whole.dates ? whole : Period(cut)
    }

    func label(_ period: Period) -> String {
        period.length == .daily ? t.dates.day(period.first, today: today) : t.dates.period(period, today: today)
    }

    func tick(_ tick: TimeTick) -> String { t.dates.tick(tick) }

    var todayOnAxis: LineChart.Today { LineChart.Today(day: today.daysSince1970, label: t.dates.brief(today, today: today)) }

    /// Returns the maximum number of points of a line of days. Beyond ten years months are drawn closer together, and beyond
    /// twenty the line shows years: quarters have no list of records to link to.
    static func mostPoints(_ span: ClosedRange<Int>, _ rules: CalendarRules) -> Int {
        let months = rules.count(.month, in: span)
        if months <= Thinning.mostPoints { return Thinning.mostPoints }
        return months <= 2 * Thinning.mostPoints ? months : max(rules.count(.year, in: span), 1)
    }
}

extension StatisticsScene: Equatable {
    package static func == (one: Self, other: Self) -> Bool {
        one.filter == other.filter && one.t === other.t && one.currency == other.currency && one.today == other.today
            && one.calendar == other.calendar && one.base == other.base && one.names == other.names
    }
}

extension SpendingByDay {
    /// The days as points of a line.
    var points: [LineChart.Point] { days.map { .init(day: $0.date.daysSince1970, figure: $0.amount.minorUnits) } }
}
