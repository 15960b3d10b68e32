import Bookkeeping
import Charts
import Validation

/// The charts of a report: the course of time, and the shares of its lines.
struct ReportCharts {
    private let report: Report
    private let labels: ReportLabels
    private let scene: StatisticsScene
    private var t: Texts { labels.t }

    init(_ report: Report, _ labels: ReportLabels, base: String, currency: Currency) {
        (self.report, self.labels) = (report, labels)
        let filter = labels.filter
        scene = StatisticsScene(
            filter: StatisticsFilter(FormInput(), today: filter.today, calendar: filter.calendar, accounts: [], categories: []), names: labels.names,
            currency: currency, today: filter.today, calendar: filter.calendar, base: base, t: labels.t)
    }

    var cards: [ChartCard] {
        var cards = [course].compactMap(\.self)
        if let shares { cards.append(shares) }
        ChartCard.fill(&cards, beside: 0)
        return cards
    }

    /// The periods of the report beside those with which it is compared, or income beside expenses.
    private var course: ChartCard? {
        guard report.steps.count > 1, report.steps.count <= 60 else { return nil }
        let sides = Report.Side.allCases.filter { !report[$0].steps.allSatisfy(\.isZero) }
        guard let side = sides.first else { return nil }
        let isCompared = labels.filter.compared != nil && sides.count == 1
        let heading = labels.course(report.query.step)
        let highest = zip(report.steps, report[side].steps).max { $0.1.amount.minorUnits < $1.1.amount.minorUnits }.flatMap { dates, sum in
            sum.amount.isZero ? nil : t.statistics.highest(labels.name(dates), scene.text(sum.amount.minorUnits))
        }
        func series(_ name: String, _ style: MarkStyle, _ side: Report.Side, _ figure: (Report.Sum) -> Money) -> BarChart.Series {
            BarChart.Series(name: name, style: style, marks: report[side].steps.map { .init(figure($0).minorUnits, link: nil) })
        }
        let style: MarkStyle = side == .expenses ? .loss : .gain
        let all =
            isCompared
            ? [
                series(labels.comparedName ?? "", .hue("slate"), side, \.before),
                series(labels.periodName, style, side, \.amount),
            ]
            : sides.reversed().map { side in
                series(
                    side == .expenses ? t.reports.expenses : t.reports.income, side == .expenses ? .loss : .gain, side, \.amount)
            }
        let slots = report.steps.map(labels.period)
        let chart = BarChart(
            ChartText(id: "course", title: heading, summary: highest ?? heading, empty: t.statistics.nothing), labelHead: t.statistics.period,
            slots: slots.enumerated().map { index, slot in
                .init(label: labels.name(report.steps[index]), tick: t.dates.tick(slot, isFirst: index == 0), isCurrent: slot.contains(scene.today))
            }, series: all, format: scene.format)
        return ChartCard(chart.draw(), id: "course", heading: heading, sentences: [highest ?? ""], apart: nil)
    }

    /// The shares of the categories of the larger side.
    private var shares: ChartCard? {
        guard labels.filter.grouping == .category else { return nil }
        let side: Report.Side = report.expenses.lines.isEmpty ? .income : .expenses, section = report[side]
        guard section.lines.count > 1, section.total.amount.minorUnits > 0 else { return nil }
        let total = t.money.string(section.total.amount)
        let slices = section.lines.map { line in
            DonutChart.Slice(
                label: labels.name(line.key), figure: line.sum.amount.minorUnits, hue: (labels.hue(line.key) ?? .slate).rawValue, link: nil)
        }
        let chart = DonutChart(
            ChartText(
                id: "shares", title: t.reports.shares,
                summary: t.statistics.largest(
                    slices.prefix(3).map { "\($0.label) \(scene.format.full($0.figure))" }.joined(separator: t.frame.listSeparator)),
                empty: t.statistics.nothing),
            heads: .init(label: t.records.category, share: t.statistics.share, figure: t.statistics.amount), slices: slices,
            other: .init(label: t.statistics.other, hue: "rest", link: "#" + ChartLegend.anchor("shares")),
            total: total.count > 9 ? t.money.short(section.total.amount, decimals: 1) : total,
            caption: side == .expenses ? t.statistics.spent : t.statistics.earned, format: scene.format)
        return ChartCard(
            chart.draw(), id: "shares", heading: t.reports.shares, sentences: [side == .expenses ? t.reports.expenses : t.reports.income],
            isRing: true, apart: nil)
    }
}
