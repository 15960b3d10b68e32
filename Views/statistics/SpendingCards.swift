import Bookkeeping
import Charts

/// Spending per day: in a month in the category with the highest spending, and over all time.
package enum SpendingCards {
    /// Returns true if the spending of all time is shown by calendar month or year, for which the totals of months suffice.
    package static func isByMonth(_ dates: ClosedRange<CalendarDate>, _ calendar: CivilCalendar) -> Bool {
        let rules = CalendarRules(weekStart: calendar.weekStart.rawValue, monthStart: calendar.monthStart)
        let span = dates.lowerBound.daysSince1970...dates.upperBound.daysSince1970
        let unit = Thinning(of: span, combining: .mean, rules: rules, mostPoints: StatisticsScene.mostPoints(span, rules)).unit
        return unit == .year || unit == .month && calendar.monthStart == 1
    }

    static func topCategory(_ spending: SpendingByDay?, of month: SpendingByCategory, _ scene: StatisticsScene) -> ChartCard {
        let t = scene.t, id = "top", period = scene.filter.month, days = scene.filter.begun(period)
        let top = month.parts.first, category = top.flatMap { scene.names.category($0.category) }
        let heading = category.map { t.statistics.dayByDay($0.name) } ?? t.statistics.topCategory
        let name = t.dates.period(period, today: scene.today)
        let sentences = [
            top.map { t.statistics.mostSpent(name, scene.text($0.amount.minorUnits), percent($0.amount, of: month.total)) }
                ?? name,
            highest(spending, scene),
        ].filter { !$0.isEmpty }
        let links = scene.links(.expense, top?.category)
        let chart = LineChart(
            ChartText(
                id: id, title: heading, summary: sentences.joined(separator: t.statistics.space), empty: t.statistics.nothing),
            heads: .init(label: t.statistics.day, figure: t.statistics.spent),
            days: .init(
                spending?.points ?? [], span: days.lowerBound.daysSince1970...days.upperBound.daysSince1970,
                domain: period.first.daysSince1970...period.last.daysSince1970, absence: .zero, combining: .mean,
                rules: scene.rules),
            hue: category?.hue.rawValue, today: period.contains(scene.today) ? scene.todayOnAxis : nil, format: scene.format,
            tick: scene.tick, label: { scene.label(scene.period($0)) },
            link: { $0.total == 0 ? nil : links.url(scene.period($0)) })
        return ChartCard(
            chart.draw(), id: id, heading: heading, sentences: [sentences.joined(separator: t.statistics.space)],
            apart: .init(spending?.unconverted ?? [], in: scene.currency, t: t))
    }

    static func allTime(_ spending: SpendingByDay, _ scene: StatisticsScene) -> ChartCard {
        let t = scene.t, id = "all", heading = t.statistics.everyDay
        let first = spending.firstDay ?? scene.today
        let span = first.daysSince1970...max(first, scene.today).daysSince1970
        let days = LineChart.Days(
            spending.points, span: span, absence: .zero, combining: .mean, rules: scene.rules,
            mostPoints: StatisticsScene.mostPoints(span, scene.rules))
        let thinning = Thinning(
            of: span, combining: .mean, rules: scene.rules, mostPoints: StatisticsScene.mostPoints(span, scene.rules))
        let sentences =
            spending.firstDay == nil
            ? []
            : [
                t.statistics.daysSinceFirst(span.count), thinning.isThinned ? t.statistics.meanOf(thinning.unit) : "",
                thinning.unit == .day || thinning.unit == .week ? highest(spending, isSingle: thinning.isThinned, scene) : "",
            ]
        let sentence = sentences.filter { !$0.isEmpty }.joined(separator: t.statistics.space)
        let links = scene.links(.expense)
        let chart = LineChart(
            ChartText(id: id, title: heading, summary: sentence, empty: t.statistics.nothing),
            heads: .init(
                label: thinning.isThinned ? t.statistics.period : t.statistics.day,
                figure: thinning.isThinned ? t.statistics.perDay : t.statistics.spent, total: t.records.total),
            days: days, hue: "copper", today: nil, format: scene.format, tick: scene.tick,
            label: { scene.label(scene.period($0)) },
            link: { $0.total == 0 ? nil : links.url(scene.period($0)) })
        return ChartCard(
            chart.draw(), id: id, heading: heading, sentences: [sentence],
            apart: .init(spending.unconverted, in: scene.currency, t: t))
    }

    /// Returns the sentence about the highest spending. `isSingle` means that the points are not days, so that none shows this
    /// amount.
    private static func highest(_ spending: SpendingByDay?, isSingle: Bool = false, _ scene: StatisticsScene) -> String {
        guard let day = spending?.days.max(by: { $0.amount.minorUnits < $1.amount.minorUnits }) else { return "" }
        let sentence = isSingle ? scene.t.statistics.highestSingle : scene.t.statistics.highest
        return sentence(scene.t.dates.day(day.date, today: scene.today), scene.text(day.amount.minorUnits))
    }

    private static func percent(_ part: Money, of whole: Money) -> String {
        guard whole.minorUnits > 0 else { return "" }
        let percent = (Int128(part.minorUnits) * 200 + Int128(whole.minorUnits)) / (Int128(whole.minorUnits) * 2)
        return percent == 0 ? "<1%" : "\(percent)%"
    }
}
