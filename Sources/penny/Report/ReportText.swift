import Bookkeeping
import Language

/// A report for a person at a terminal.
struct ReportText {
    let report: Report
    let labels: ReportLabels
    let owner: String

    private var t: Texts { labels.t }

    var text: String {
        let days = labels.comparedName.map { t.reports.daysCompared(labels.exactPeriod, $0) } ?? labels.exactPeriod
        var parts = [owner.shown + t.frame.listSeparator + days]
        if report.isEmpty { return (parts + [t.reports.empty]).joined(separator: "\n\n") }
        parts += Report.Side.allCases.filter { !report[$0].isEmpty }.flatMap(tables)
        if let net = try? report.net() { parts.append(Table(["", labels.exactPeriod] + compared, [row(t.reports.net, net)], figures: 1...3).text) }
        if report.query.grouping == .hashtag { parts.append(t.reports.overlap) }
        return parts.joined(separator: "\n\n")
    }

    private var compared: [String] { labels.comparedName.map { [$0, t.reports.change] } ?? [] }

    private func tables(_ side: Report.Side) -> [String] {
        let section = report[side], head = [labels.name(side), labels.exactPeriod] + compared
        let rows = section.lines.map { row(labels.name($0.key).shown, $0.sum) } + [row(t.reports.total, section.total)]
        return [Table(head, rows, figures: 1...3).text] + apart(section)
    }

    private func row(_ name: String, _ sum: Report.Sum) -> [String] {
        [name, t.money.string(sum.amount)] + (compared.isEmpty ? [] : [t.money.string(sum.before), labels.change(sum)])
    }

    /// Returns the sentence about amounts without an exchange rate.
    private func apart(_ section: Report.Section) -> [String] {
        let before = section.unconvertedBefore.map { t.reports.amountIn(t.money.string($0), labels.comparedName ?? t.reports.before) }
        let sums = section.unconverted.map { t.money.string($0) } + before
        return sums.isEmpty ? [] : [([t.reports.apart(report.expenses.total.amount.currency.code)] + sums).joined(separator: "\n")]
    }
}
