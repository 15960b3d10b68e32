import Bookkeeping
import Charts

/// The charts of a report, the same on screen and on paper: the course of time, and the shares of its categories.
struct ReportCharts {
    /// The maximum number of periods that fit under the bars of a chart.
    static let mostSteps = 62

    let report: Report
    let labels: ReportLabels
    /// True to highlight the period with today.
    let marksToday: Bool

    private var t: Texts { labels.t }
    private var format: FigureFormat { FigureFormat(report.expenses.total.amount.currency, t.money) }

    /// The sides with anything in the course of time; empty where it is a single period, or too many for a chart.
    var courseSides: [Report.Side] {
        guard 2...Self.mostSteps ~= report.steps.count else { return [] }
        return Report.Side.allCases.filter { !report[$0].steps.allSatisfy(\.isZero) }
    }

    /// Returns the course of both sides, or of one.
    func course(_ sides: [Report.Side], summary: String = "") -> BarChart {
        chart(
            sides.map { side in
                .init(
                    name: labels.name(side), style: side == .expenses ? .loss : .gain,
                    marks: report[side].steps.map { .init($0.amount.minorUnits) })
            }, summary: summary)
    }

    /// Returns the course of a side beside the course of the compared days, which is hatched.
    func comparison(_ side: Report.Side, summary: String = "") -> BarChart {
        let steps = report[side].steps, hue = (side == .expenses ? Hue.copper : .patina).rawValue
        return chart(
            [
                .init(name: labels.comparedName ?? t.reports.before, style: .loss, marks: steps.map { .init($0.before.minorUnits) }),
                .init(name: labels.exactPeriod, style: .hue(hue), marks: steps.map { .init($0.amount.minorUnits) }),
            ], summary: summary)
    }

    private func chart(_ series: [BarChart.Series], summary: String) -> BarChart {
        let slots = report.steps.enumerated().map { index, step in
            let period = labels.period(step)
            return BarChart.Slot(
                label: labels.stepName(step), tick: t.dates.tick(period, isFirst: index == 0),
                isCurrent: marksToday && period.contains(labels.filter.today))
        }
        return BarChart(
            ChartText(id: "course", title: labels.course(report.query.step), summary: summary, empty: t.statistics.nothing),
            labelHead: labels.name(report.query.step), slots: slots, series: series, format: format)
    }

    /// The sides with shares of several categories; empty for another grouping.
    var sharedSides: [Report.Side] {
        guard report.query.grouping == .category else { return [] }
        return Report.Side.allCases.filter { report[$0].lines.count { $0.sum.amount.minorUnits > 0 } > 1 }
    }

    /// Returns the shares of the categories of a side.
    ///
    /// - Parameter rest: the URL of the categories that are drawn together; nil for none.
    func shares(_ side: Report.Side, summary: String = "", rest: String? = nil) -> DonutChart {
        let section = report[side], total = t.money.string(section.total.amount)
        return DonutChart(
            ChartText(id: "shares", title: t.reports.shares, summary: summary, empty: t.statistics.nothing),
            heads: .init(label: t.reports.category, share: t.reports.share, figure: t.reports.amount), slices: slices(side),
            other: .init(label: t.statistics.other, hue: "rest", link: rest),
            total: total.count > 9 ? t.money.short(section.total.amount, decimals: 1) : total, caption: labels.name(side), format: format)
    }

    func slices(_ side: Report.Side) -> [DonutChart.Slice] {
        report[side].lines.map { line in
            .init(label: labels.name(line.key), figure: line.sum.amount.minorUnits, hue: (labels.hue(line.key) ?? .slate).rawValue, link: nil)
        }
    }
}

/// The charts as cards of a page.
extension ReportCharts {
    var cards: [ChartCard] {
        var cards = [courseCard].compactMap(\.self) + (sharedSides.first.map { [sharesCard($0)] } ?? [])
        ChartCard.fill(&cards, beside: 0)
        return cards
    }

    /// One side beside the days with which it is compared, or income beside expenses.
    private var courseCard: ChartCard? {
        guard let side = courseSides.first else { return nil }
        let highest = zip(report.steps, report[side].steps).max { $0.1.amount.minorUnits < $1.1.amount.minorUnits }.flatMap { dates, sum in
            sum.amount.isZero ? nil : t.statistics.highest(labels.name(dates), t.money.unbroken(sum.amount))
        }
        let heading = labels.course(report.query.step), summary = highest ?? heading
        let isCompared = labels.filter.compared != nil && courseSides.count == 1
        let chart = isCompared ? comparison(side, summary: summary) : course(courseSides.reversed(), summary: summary)
        return ChartCard(chart.draw(), id: "course", heading: heading, sentences: [highest ?? ""], apart: nil)
    }

    private func sharesCard(_ side: Report.Side) -> ChartCard {
        let largest = slices(side).prefix(3).map { "\($0.label) \(format.full($0.figure))" }.joined(separator: t.frame.listSeparator)
        let chart = shares(side, summary: t.statistics.largest(largest), rest: "#" + ChartLegend.anchor("shares"))
        return ChartCard(chart.draw(), id: "shares", heading: t.reports.shares, sentences: [labels.name(side)], isRing: true, apart: nil)
    }
}
