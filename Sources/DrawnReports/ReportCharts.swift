import Bookkeeping
import Charts
import Language

/// The charts of a report, the same on screen and on paper: the course of time, and the shares of its categories.
package struct ReportCharts {
    /// The maximum number of periods that fit under the bars of a chart.
    static let mostSteps = 62

    package let report: Report
    package let labels: ReportLabels
    private let marksToday: Bool

    /// - Parameter marksToday: true to highlight the period with today.
    package init(report: Report, labels: ReportLabels, marksToday: Bool) {
        (self.report, self.labels, self.marksToday) = (report, labels, marksToday)
    }

    package var t: Texts { labels.t }
    package var format: FigureFormat { FigureFormat(report.expenses.total.amount.currency, t.money) }

    /// The sides with anything in the course of time; empty where it is a single period, or too many for a chart.
    package var courseSides: [Report.Side] {
        guard 2...Self.mostSteps ~= report.steps.count else { return [] }
        return Report.Side.allCases.filter { !report[$0].steps.allSatisfy(\.isZero) }
    }

    /// Returns the course of both sides, or of one.
    package func course(_ sides: [Report.Side], summary: String = "") -> BarChart {
        chart(
            sides.map { side in
                .init(
                    name: labels.name(side), style: side == .expenses ? .loss : .gain,
                    marks: report[side].steps.map { .init($0.amount.minorUnits) })
            }, summary: summary)
    }

    /// Returns the course of a side beside the course of the compared days, which is hatched.
    package func comparison(_ side: Report.Side, summary: String = "") -> BarChart {
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
    package var sharedSides: [Report.Side] {
        guard report.query.grouping == .category else { return [] }
        return Report.Side.allCases.filter { report[$0].lines.count { $0.sum.amount.minorUnits > 0 } > 1 }
    }

    /// Returns the shares of the categories of a side.
    ///
    /// - Parameter rest: the URL of the categories that are drawn together; nil for none.
    package func shares(_ side: Report.Side, summary: String = "", rest: String? = nil) -> DonutChart {
        let section = report[side], total = t.money.string(section.total.amount)
        return DonutChart(
            ChartText(id: "shares", title: t.reports.shares, summary: summary, empty: t.statistics.nothing),
            heads: .init(label: t.reports.category, share: t.reports.share, figure: t.reports.amount), slices: slices(side),
            other: .init(label: t.statistics.other, hue: "rest", link: rest),
            total: total.count > 9 ? t.money.short(section.total.amount, decimals: 1) : total, caption: labels.name(side), format: format)
    }

    package func slices(_ side: Report.Side) -> [DonutChart.Slice] {
        report[side].lines.map { line in
            .init(label: labels.name(line.key), figure: line.sum.amount.minorUnits, hue: (labels.hue(line.key) ?? .slate).rawValue, link: nil)
        }
    }
}
