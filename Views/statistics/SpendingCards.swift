import Bookkeeping
import Charts
import Validation

/// Spending per day: in a month in the category with the highest spending, and over all time.
package enum SpendingCards {
    /// Returns true if the spending of all time is shown by calendar month or year, for which the totals of months suffice.
    package static func isByMonth(_ dates: ClosedRange<CalendarDate>, _ calendar: CivilCalendar) -> Bool {
        let rules = CalendarRules(weekStart: calendar.weekStart.rawValue, monthStart: calendar.monthStart)
        let span = dates.lowerBound.daysSince1970...dates.upperBound.daysSince1970
        let unit = Thinning(of: span, combining: .mean, rules: rules, mostPoints: StatisticsScene.mostPoints(span, rules)).unit
        return unit == .year || unit == .month && calendar.monthStart == 1
    }

    /// - Parameter sums: of the period, by category.
    static func dayByDay(_ spending: SpendingByDay?, of shown: Bookkeeping.Category.ID?, _ sums: SumsByCategory, _ scene: StatisticsScene)
        -> ChartCard
    {
        let t = scene.t, filter = scene.filter, category = shown.flatMap(scene.names.category)
        let heading = category.map { t.statistics.dayByDay($0.name) } ?? t.statistics.topCategory, name = scene.periodName
        let part = sums.parts.first { $0.category == shown }?.amount
        let sentence = part.map { part in
            let isTop = shown == sums.parts.first?.category && filter.scope.category == nil
            return (isTop ? t.statistics.mostSpent : t.statistics.spentOn)(name, scene.text(part.minorUnits), percent(part, of: sums.total))
        }
        let domain = filter.period.dayCount <= 31 ? filter.period.dates : filter.dates
        var card = line(
            spending, id: "top", heading: heading, lead: sentence ?? t.statistics.inPeriod(name), dates: filter.dates, domain: domain,
            hue: category?.hue.rawValue, today: filter.period.contains(scene.today) ? scene.todayOnAxis : nil, links: scene.links(.expense, shown),
            isCut: true, scene)
        if filter.scope.category == nil { card.choice = choice(of: shown, sums, scene) }
        return card
    }

    /// Returns the field for choosing the category: one with spending, or the one shown.
    private static func choice(of shown: Bookkeeping.Category.ID?, _ sums: SumsByCategory, _ scene: StatisticsScene) -> ChartCard.Choice? {
        var listed = sums.parts.map(\.category)
        if let shown, !listed.contains(shown) { listed.append(shown) }
        var filter = scene.filter
        filter.chart = nil
        return ChartCard.Choice(StatisticsFilter.chart, among: listed, shown, keeping: filter, scene)
    }

    static func allTime(_ spending: SpendingByDay, _ scene: StatisticsScene) -> ChartCard {
        let t = scene.t, first = spending.firstDay ?? scene.today, dates = first...max(first, scene.today)
        let days = dates.upperBound.daysSince1970 - first.daysSince1970 + 1
        return line(
            spending.firstDay == nil ? nil : spending, id: "all", heading: t.statistics.everyDay,
            lead: spending.firstDay == nil ? "" : t.statistics.daysSinceFirst(days), dates: dates, domain: dates, hue: "copper",
            today: nil, links: scene.links(.expense), isCut: false, scene)
    }

    /// - Parameter isCut: true if the first and the last point exclude the records before and after the days.
    private static func line(
        _ spending: SpendingByDay?, id: String, heading: String, lead: String, dates: ClosedRange<CalendarDate>,
        domain: ClosedRange<CalendarDate>, hue: String?, today: LineChart.Today?, links: RecordLinks, isCut: Bool, _ scene: StatisticsScene
    ) -> ChartCard {
        let t = scene.t, span = dates.lowerBound.daysSince1970...dates.upperBound.daysSince1970
        let mostPoints = StatisticsScene.mostPoints(span, scene.rules)
        let thinning = Thinning(of: span, combining: .mean, rules: scene.rules, mostPoints: mostPoints), isThinned = thinning.isThinned
        let showsDays = thinning.unit == .day || thinning.unit == .week
        let sentence = [
            lead, isThinned && spending != nil ? t.statistics.meanOf(thinning.unit) : "",
            showsDays ? highest(spending, isSingle: isThinned, scene) : "",
        ].filter { !$0.isEmpty }.joined(separator: t.statistics.space)
        let chart = LineChart(
            ChartText(id: id, title: heading, summary: sentence, empty: t.statistics.nothing),
            heads: .init(
                label: isThinned ? t.statistics.period : t.statistics.day, figure: isThinned ? t.statistics.perDay : t.statistics.spent,
                total: t.records.total),
            days: .init(
                spending?.points ?? [], span: span, domain: domain.lowerBound.daysSince1970...domain.upperBound.daysSince1970, absence: .zero,
                combining: .mean, rules: scene.rules, mostPoints: mostPoints),
            hue: hue, today: today, format: scene.format, tick: scene.tick, label: { scene.label(scene.period($0)) },
            link: { $0.total == 0 ? nil : links.url(isCut ? scene.period($0, in: dates) : scene.period($0)) })
        return ChartCard(
            chart.draw(), id: id, heading: heading, sentences: [sentence],
            apart: .init(spending?.unconverted ?? [], in: scene.currency, t: t))
    }

    /// Returns the sentence about the highest spending. `isSingle` means that the points are not days, so that none shows this
    /// amount.
    private static func highest(_ spending: SpendingByDay?, isSingle: Bool = false, _ scene: StatisticsScene) -> String {
        guard let day = spending?.days.max(by: { $0.amount.minorUnits < $1.amount.minorUnits }) else { return "" }
        let sentence = isSingle ? scene.t.statistics.highestSingle : scene.t.statistics.highest
        return sentence(scene.t.dates.day(day.date, today: scene.today), scene.text(day.amount.minorUnits))
    }

    static func percent(_ part: Money, of whole: Money) -> String {
        guard whole.minorUnits > 0 else { return "" }
        let percent = (Int128(part.minorUnits) * 200 + Int128(whole.minorUnits)) / (Int128(whole.minorUnits) * 2)
        return percent == 0 ? "<1%" : "\(percent)%"
    }
}
