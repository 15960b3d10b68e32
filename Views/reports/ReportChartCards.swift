import Bookkeeping
import Charts
import DrawnReports
import Language

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
