import Bookkeeping
import Documents
import Language

/// The records behind the figures.
extension ReportPaper {
    var recordTables: [ReportDocument.Part] {
        guard let records else { return [.heading(t.reports.records), .note(t.reports.tooManyToPrint(Self.mostRecords))] }
        return sides.flatMap { side -> [ReportDocument.Part] in
            let own = records.filter { $0.side == side }
            let heading = [t.reports.records, labels.name(side)].joined(separator: t.frame.listSeparator)
            return own.isEmpty ? [] : [.heading(heading), .table(table(own, report[side]))]
        }
    }

    private func table(_ records: [ReportRecord], _ section: Report.Section) -> ReportTable {
        let columns = [
            ReportTable.Column(t.statistics.day), .init(t.transactions.label(.title), isName: true), .init(t.reports.category),
            .init(t.reports.account), .init(t.reports.amount, .figure),
        ]
        var table = ReportTable(columns, continuation: t.reports.continued, carried: t.reports.carried)
        let groups = Dictionary(grouping: records, by: \.key), lines = section.lines.map(\.key)
        // The report has no line for a group without any amount in the main currency.
        let others = records.map(\.key).filter { !lines.contains($0) }.reduce(into: [Report.Key]()) { if !$0.contains($1) { $0.append($1) } }
        var running: Money? = report.query.grouping == .hashtag ? nil : .zero(currency)
        for key in lines + others {
            guard let group = groups[key] else { continue }
            let sum = section.lines.first { $0.key == key }?.sum.amount
            let name = ReportTable.Cell(labels.name(key), hue: labels.hue(key)?.rawValue)
            table.rows.append(
                ReportTable.Row([name, "", "", "", .init(sum.map(figure) ?? "")], kind: .group, running: running.map(figure)))
            for record in group {
                if record.amount.currency == currency { running = running.flatMap { try? $0.adding(record.amount) } }
                table.rows.append(ReportTable.Row(cells(record), running: running.map(figure)))
            }
        }
        table.rows.append(ReportTable.Row([.init(t.reports.total), "", "", "", .init(figure(section.total.amount))], kind: .total))
        return table
    }

    private func cells(_ record: ReportRecord) -> [ReportTable.Cell] {
        [
            .init(day(record.values.date)), .init(labels.title(record)), .init(labels.category(of: record)),
            .init(labels.name(.account(record.values.account))), .init(figure(record.amount)),
        ]
    }

    /// A day with its year where the report has several.
    private func day(_ date: CalendarDate) -> String {
        let dates = report.query.dates
        return dates.lowerBound.year == dates.upperBound.year ? t.dates.dayOfMonth(date, today: date) : date.description
    }

    private func figure(_ money: Money) -> String { t.money.string(money) }
}
