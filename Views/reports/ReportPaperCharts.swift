import Bookkeeping
import Charts
import Documents

/// The course of time and the shares.
extension ReportPaper {
    /// The maximum number of periods that fit under the bars of a page.
    private static let mostSteps = 62

    private var format: FigureFormat { FigureFormat(currency, t.money) }

    /// The heading, the charts and the table of the course of time; nothing for a single period.
    var course: [ReportDocument.Part] {
        guard 2...Self.mostSteps ~= report.steps.count, sides.contains(where: { !report[$0].lines.isEmpty }) else { return [] }
        let heading = labels.course(report.query.step)
        var parts: [ReportDocument.Part] = [.heading(heading)]
        // Beside each other, the two sides and the days of the comparison would be four bars.
        for side in hasComparison ? sides : [] {
            parts.append(.chart(ReportChart(RecordedChart(chart(comparison(side), title: heading)), caption: name(side))))
        }
        if !hasComparison { parts.append(.chart(ReportChart(RecordedChart(chart(sides.map(series), title: heading)), caption: ""))) }
        // The table of months or weeks has the same figures.
        if ![.month, .week].contains(report.query.grouping) { parts.append(.table(courseTable)) }
        return parts
    }

    private func chart(_ series: [BarChart.Series], title: String) -> BarChart {
        let slots = report.steps.enumerated().map { index, step in
            let period = labels.period(step)
            return BarChart.Slot(label: labels.stepName(step), tick: t.dates.tick(period, isFirst: index == 0))
        }
        return BarChart(
            ChartText(id: "course", title: title, summary: "", empty: t.statistics.nothing), labelHead: labels.name(report.query.step), slots: slots,
            series: series, format: format)
    }

    private func series(_ side: Report.Side) -> BarChart.Series {
        BarChart.Series(name: name(side), style: side == .expenses ? .loss : .gain, marks: report[side].steps.map { .init($0.amount.minorUnits) })
    }

    /// Returns the days of the comparison, hatched, and those of the report.
    private func comparison(_ side: Report.Side) -> [BarChart.Series] {
        let steps = report[side].steps, hue = (side == .expenses ? Hue.copper : .patina).rawValue
        return [
            .init(name: labels.comparedName ?? t.reports.before, style: .loss, marks: steps.map { .init($0.before.minorUnits) }),
            .init(name: labels.exactPeriod, style: .hue(hue), marks: steps.map { .init($0.amount.minorUnits) }),
        ]
    }

    private var courseTable: ReportTable {
        let columns = [ReportTable.Column(labels.name(report.query.step), isName: true)] + sides.map { .init(name($0), .figure) }
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

    /// Returns a row of expenses and income, and what is left over where there are both.
    private func row(_ name: String, _ amounts: [Money], kind: ReportTable.Row.Kind) -> ReportTable.Row {
        var cells = [ReportTable.Cell(name)] + amounts.map { .init(t.money.string($0)) }
        if sides.count > 1, let spent = amounts.first, let received = amounts.last {
            cells.append(.init((try? received.subtracting(spent)).map { t.money.string($0) } ?? ""))
        }
        return ReportTable.Row(cells, kind: kind)
    }

    // MARK: - Shares

    /// The heading and the rings of expenses and income by category.
    var ring: [ReportDocument.Part] {
        guard report.query.grouping == .category else { return [] }
        let rings = sides.filter { report[$0].lines.count { $0.sum.amount.minorUnits > 0 } > 1 }
        return (rings.isEmpty ? [] : [.heading(t.reports.shares)]) + rings.map(ring)
    }

    private func ring(_ side: Report.Side) -> ReportDocument.Part {
        let section = report[side], total = t.money.string(section.total.amount)
        let chart = DonutChart(
            ChartText(id: "shares", title: t.reports.shares, summary: "", empty: t.statistics.nothing),
            heads: .init(label: t.reports.category, share: t.reports.share, figure: currency.code),
            slices: section.lines.map { line in
                .init(
                    label: labels.name(line.key), figure: line.sum.amount.minorUnits, hue: (labels.hue(line.key) ?? .slate).rawValue, link: nil)
            }, other: .init(label: t.statistics.other, hue: "rest", link: nil),
            total: total.count > 9 ? t.money.short(section.total.amount, decimals: 1) : total, caption: name(side), format: format)
        let drawn = chart.draw().table
        var table = ReportTable([.init(t.reports.category, isName: true), .init(t.reports.share, .figure), .init(t.reports.amount, .figure)])
        table.rows = drawn.rows.filter { $0.hue != nil }.map { row in
            ReportTable.Row([ReportTable.Cell(row.label, hue: row.hue)] + row.figures.map { .init($0.text) })
        }
        return .chart(ReportChart(RecordedChart(chart), caption: "", table: table))
    }
}
