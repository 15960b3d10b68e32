import Bookkeeping
import Charts
import Language

/// The net worth of all accounts over the period, or the balance of one.
package enum NetWorthCard {
    /// Returns the days of the line's points: the last of each interval shown.
    package static func days(_ dates: ClosedRange<CalendarDate>, _ calendar: CivilCalendar) -> [CalendarDate] {
        let rules = CalendarRules(weekStart: calendar.weekStart.rawValue, monthStart: calendar.monthStart)
        let span = dates.lowerBound.daysSince1970...dates.upperBound.daysSince1970
        let unit = thinning(span, rules).unit
        var ends: [CalendarDate] = [], start = rules.start(of: unit, holding: span.lowerBound)
        while start <= span.upperBound {
            let next = rules.next(unit, after: start)
            ends.append(CalendarDate(daysSince1970: min(next - 1, span.upperBound)))
            start = next
        }
        return ends
    }

    /// - Parameter dates: the days of the line.
    static func card(_ worth: [NetWorth], _ dates: ClosedRange<CalendarDate>, _ scene: StatisticsScene) -> ChartCard {
        let t = scene.t, id = "worth"
        let heading = heading(scene)
        let span = dates.lowerBound.daysSince1970...dates.upperBound.daysSince1970
        let thinning = thinning(span, scene.rules)
        let last = worth.last
        let sentence = [
            last.map { worth in
                let amount = scene.text(worth.amount.minorUnits)
                return worth.date == scene.today
                    ? t.statistics.worthToday(amount) : t.statistics.worthOn(t.dates.day(worth.date, today: scene.today), amount)
            } ?? "",
            thinning.isThinned ? t.statistics.endOf(thinning.unit) : "", unknownEarlier(worth, t),
        ].filter { !$0.isEmpty }.joined(separator: t.statistics.space)
        let links = scene.links()
        let chart = LineChart(
            ChartText(id: id, title: heading, summary: sentence, empty: t.statistics.nothing),
            heads: .init(label: thinning.isThinned ? t.statistics.period : t.statistics.day, figure: t.statistics.amount),
            days: .init(
                worth.map { .init(day: $0.date.daysSince1970, figure: $0.amount.minorUnits) }, span: span, absence: .gap,
                combining: .last, rules: scene.rules, mostPoints: StatisticsScene.mostPoints(span, scene.rules)),
            hue: "patina", startsAtZero: false, format: scene.format, tick: scene.tick, label: { scene.label(scene.period($0)) },
            link: { links.url(scene.period($0)) })
        return ChartCard(
            chart.draw(), id: id, heading: heading, sentences: [sentence], isWide: true,
            apart: .init(last?.unconverted ?? [], in: scene.currency, t: t))
    }

    /// Returns the name of the balance.
    static func heading(_ scene: StatisticsScene) -> String {
        scene.filter.scope.account.flatMap(scene.names.account).map { scene.t.statistics.balanceOf($0.name) } ?? scene.t.statistics.netWorth
    }

    private static func thinning(_ span: ClosedRange<Int>, _ rules: CalendarRules) -> Thinning {
        Thinning(of: span, combining: .last, rules: rules, mostPoints: StatisticsScene.mostPoints(span, rules))
    }

    /// Returns the sentence about currencies without a rate at first, since the line jumps where their rates begin.
    private static func unknownEarlier(_ worth: [NetWorth], _ t: Texts) -> String {
        let now = Set(worth.last?.unconverted.map(\.currency) ?? [])
        let earlier = Set(worth.flatMap { $0.unconverted.map(\.currency) }).subtracting(now).map(\.code).sorted()
        return earlier.isEmpty ? "" : t.statistics.ratesBegin(earlier.joined(separator: t.frame.listSeparator))
    }
}
