import Bookkeeping
import Charts
import Documents
import Language

/// The course of time and the shares.
extension ReportPaper {
    private var charts: ReportCharts { ReportCharts(report: report, labels: labels, marksToday: false) }

    /// The heading, the charts and the table of the course of time; nothing for a single period.
    var course: [ReportDocument.Part] {
        guard !charts.courseSides.isEmpty else { return [] }
        var parts: [ReportDocument.Part] = [.heading(labels.course(report.query.step))]
        // Beside each other, the two sides and the days of the comparison would be four bars.
        for side in hasComparison ? sides : [] {
            parts.append(.chart(ReportChart(RecordedChart(charts.comparison(side)), caption: labels.name(side))))
        }
        if !hasComparison { parts.append(.chart(ReportChart(RecordedChart(charts.course(sides)), caption: ""))) }
        // The table of months or weeks has the same figures.
        if ![.month, .week].contains(report.query.grouping) { parts.append(.table(courseTable)) }
        return parts
    }

    private var courseTable: ReportTable {
        let columns = [ReportTable.Column(labels.name(report.query.step), isName: true)] + sides.map { .init(labels.name($0), .figure) }
        let net: [ReportTable.Column] = sides.count > 1 ? [.init(t.reports.leftOver, .figure)] : []
        let rows = report.steps.enumerated().compactMap { index, step -> ReportTable.Row? in
            let amounts = sides.compactMap { report[$0].steps.dropFirst(index).first?.amount }
            // Most days have nothing.
            if report.query.step == .daily, amounts.allSatisfy(\.isZero) { return nil }
            return row(labels.stepName(step), amounts, kind: .plain)
        }
        return ReportTable(
            columns + net, rows + [row(t.reports.total, sides.map { report[$0].total.amount }, kind: .total)], continuation: t.reports.continued)
    }

    /// Returns a row of expenses and income, and the remainder if there are both.
    private func row(_ name: String, _ amounts: [Money], kind: ReportTable.Row.Kind) -> ReportTable.Row {
        var cells = [ReportTable.Cell(name)] + amounts.map { .init(t.money.string($0)) }
        if sides.count > 1, let spent = amounts.first, let received = amounts.last {
            cells.append(.init((try? received.subtracting(spent)).map { t.money.string($0) } ?? ""))
        }
        return ReportTable.Row(cells, kind: kind)
    }

    /// The heading and the rings of expenses and income by category.
    var ring: [ReportDocument.Part] {
        (charts.sharedSides.isEmpty ? [] : [.heading(t.reports.shares)]) + charts.sharedSides.map(ring)
    }

    private func ring(_ side: Report.Side) -> ReportDocument.Part {
        let chart = charts.shares(side)
        var table = ReportTable([.init(t.reports.category, isName: true), .init(t.reports.share, .figure), .init(t.reports.amount, .figure)])
        table.rows = chart.draw().table.rows.filter { $0.hue != nil }.map { row in
            ReportTable.Row([ReportTable.Cell(row.label, hue: row.hue)] + row.figures.map { .init($0.text) })
        }
        return .chart(ReportChart(RecordedChart(chart), caption: "", table: table))
    }
}
