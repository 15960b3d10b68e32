import Bookkeeping
import Language

extension Export {
    /// Returns the figures of a report as a table for spreadsheets (CSV, UTF-8): the lines of each side with the course of time, its total, and the
    /// amounts without an exchange rate in their own currencies. Figures are plain decimals.
    package static func table(of report: Report, _ labels: ReportLabels) -> [UInt8] { ReportRows(report: report, labels: labels).table }
}

/// The rows of a report.
private struct ReportRows {
    let report: Report
    let labels: ReportLabels

    private var t: Texts { labels.t }
    private var hasComparison: Bool { report.query.compared != nil }
    /// False where the lines themselves are the course of time.
    private var hasSteps: Bool { ![.month, .week].contains(report.query.grouping) && report.steps.count > 1 }

    /// True if each person's figures are by category as well.
    private var hasParts: Bool {
        report.query.grouping == .person || Report.Side.allCases.contains { report[$0].lines.contains { !$0.parts.isEmpty } }
    }

    var table: [UInt8] {
        var table = CSV.beginning + header
        for side in Report.Side.allCases { table += rows(side) }
        if let net = try? report.net() { table += row(["", t.reports.net], net, steps: []) }
        return table
    }

    private var header: [UInt8] {
        var names = [t.reports.side, labels.name(report.query.grouping)] + (hasParts ? [t.reports.category] : [])
        names += [t.accounts.currency, labels.exactPeriod]
        if let compared = labels.comparedName { names += [compared, t.reports.changeInPercent] }
        if hasSteps { names += report.steps.map(name) }
        return CSV.row(names.map { .text($0) })
    }

    /// Returns a day, the first day of a week, a month or a year as spreadsheets sort them, such as `2026-11`.
    private func name(_ step: ClosedRange<CalendarDate>) -> String {
        let day = step.lowerBound.description
        return switch report.query.step {
        case .daily, .weekly: day
        case .monthly: report.query.calendar.monthStart == 1 ? String(day.prefix(7)) : day
        case .yearly: String(day.prefix(4))
        }
    }

    private func rows(_ side: Report.Side) -> [UInt8] {
        let section = report[side], name = labels.name(side)
        var rows: [UInt8] = []
        for line in section.lines {
            rows += row([name, labels.name(line.key)], line.sum, steps: line.steps)
            for part in line.parts {
                rows += row([name, labels.name(line.key)], category: labels.name(part.key, below: line.key), part.sum, steps: part.steps)
            }
        }
        if !section.isEmpty { rows += row([name, t.reports.total], section.total, steps: section.steps) }
        for (sum, isBefore) in section.unconverted.map({ ($0, false) }) + section.unconvertedBefore.map({ ($0, true) }) {
            let amount = CSV.Cell.number(MoneyFormat.plain(sum))
            let cells: [CSV.Cell] = [.text(name), .text(t.reports.withoutRate)] + (hasParts ? [.text("")] : []) + [.text(sum.currency.code)]
            rows += CSV.row(cells + (isBefore ? [.number(""), amount] : [amount]))
        }
        return rows
    }

    private func row(_ names: [String], category: String = "", _ sum: Report.Sum, steps: [Report.Sum]) -> [UInt8] {
        var cells: [CSV.Cell] = (names + (hasParts ? [category] : [])).map { .text($0) }
        cells += [.text(sum.amount.currency.code), .number(MoneyFormat.plain(sum.amount))]
        if hasComparison { cells += [.number(MoneyFormat.plain(sum.before)), .number(labels.changeInPercent(sum).map { "\($0)" } ?? "")] }
        if hasSteps { cells += steps.map { .number(MoneyFormat.plain($0.amount)) } }
        return CSV.row(cells)
    }
}
