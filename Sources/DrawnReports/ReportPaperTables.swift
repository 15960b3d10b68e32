import Bookkeeping
import Documents
import Language

/// The tables of expenses and of income.
extension ReportPaper {
    /// Returns the heading, the table and the notes of a side.
    func table(_ side: Report.Side) -> [ReportDocument.Part] {
        let section = report[side]
        var parts: [ReportDocument.Part] = [.heading([labels.name(side), labels.heading].joined(separator: t.frame.listSeparator))]
        if !section.lines.isEmpty { parts.append(.table(table(section))) }
        if report.query.grouping == .hashtag, section.lines.count > 1 { parts.append(.note(t.reports.overlap)) }
        parts += apart(section.unconverted, of: nil) + apart(section.unconvertedBefore, of: labels.comparedName)
        return parts
    }

    /// Returns the note of amounts without an exchange rate.
    private func apart(_ amounts: [Money], of days: String?) -> [ReportDocument.Part] {
        guard !amounts.isEmpty else { return [] }
        let list = amounts.map { t.money.string($0) }.joined(separator: t.budgets.comma)
        let note = t.reports.apart(currency.code) + t.statistics.space + list
        return [.note(days.map { t.reports.withColon($0) + t.statistics.space + note } ?? note)]
    }

    private func table(_ section: Report.Section) -> ReportTable {
        var columns = [
            ReportTable.Column(labels.name(report.query.grouping), isName: true), .init("", .bar), .init(t.reports.share, .figure),
            .init(head(labels.exactPeriod, or: t.reports.amount), .figure),
        ]
        if let name = labels.comparedName { columns += [.init(head(name, or: t.reports.before), .figure), .init(t.reports.change, .figure)] }
        let shown = section.lines.prefix(Self.mostLines), largest = shown.map(\.sum.amount.minorUnits).max() ?? 0
        var rows = shown.flatMap { line in
            let hue = labels.hue(line.key)?.rawValue
            let whole = row(
                ReportTable.Cell(labels.name(line.key), hue: hue), line.sum, of: section,
                bar: .init(bar: line.sum.amount.minorUnits, of: largest, hue: hue))
            return [whole] + line.parts.map { row(.init("\u{2003}" + labels.name($0.key, below: line.key)), $0.sum, of: section) }
        }
        let others = section.lines.dropFirst(Self.mostLines)
        if let sum = others.map(\.sum).total {
            rows.append(row(.init(t.reports.otherLines(others.count)), sum, of: section))
        }
        rows.append(row(.init(t.reports.total), section.total, of: section, kind: .total))
        return ReportTable(columns, rows, continuation: t.reports.continued)
    }

    /// Returns the name of some days for the head of a column, or a word where it is too long for one.
    private func head(_ name: String, or word: String) -> String { name.count > 14 ? word : name }

    private func row(
        _ name: ReportTable.Cell, _ sum: Report.Sum, of section: Report.Section, bar: ReportTable.Cell = "", kind: ReportTable.Row.Kind = .plain
    ) -> ReportTable.Row {
        var cells = [name, bar, .init(labels.share(sum.amount, of: section.total.amount)), .init(t.money.string(sum.amount))]
        if hasComparison { cells += [.init(t.money.string(sum.before)), .init(labels.change(sum))] }
        return ReportTable.Row(cells, kind: kind)
    }
}
