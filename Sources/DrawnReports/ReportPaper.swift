import Bookkeeping
import Documents
import Language
import Validation

/// A report as a document to print and to hand on.
package struct ReportPaper: Sendable {
    /// The circumstances of a document.
    package struct Facts: Sendable {
        let owner: String
        let made: CivilTime
        /// The same in UTC.
        let madeInUTC: CivilTime
        let paper: Paper

        package init(owner: String, made: CivilTime, madeInUTC: CivilTime, paper: Paper) {
            (self.owner, self.made, self.madeInUTC, self.paper) = (owner, made, madeInUTC, paper)
        }
    }

    /// The maximum number of records that are printed.
    package static let mostRecords = 2_000
    /// The maximum number of lines of a table; the smallest others are one line.
    static let mostLines = 500

    let report: Report
    let labels: ReportLabels
    /// Nil for more than ``mostRecords``.
    let records: [ReportRecord]?
    private let facts: Facts
    var t: Texts { labels.t }

    package init(_ report: Report, _ labels: ReportLabels, records: [ReportRecord]?, facts: Facts) {
        (self.report, self.labels, self.records, self.facts) = (report, labels, records, facts)
    }

    /// The currency of the figures.
    var currency: Currency { report.expenses.total.amount.currency }
    /// The sides that have something to show.
    var sides: [Report.Side] { Report.Side.allCases.filter { !report[$0].isEmpty } }
    var hasComparison: Bool { report.query.compared != nil }

    /// Returns the document.
    ///
    /// - Parameter lacksFonts: true to say that letters are missing in it.
    package func document(lacksFonts: Bool = false) -> ReportDocument {
        var document = ReportDocument(
            title: title, subtitle: subtitle, language: t.language.rawValue, paper: facts.paper, brand: "Penny", owner: facts.owner,
            made: "\(facts.madeInUTC.date)T\(facts.madeInUTC.time):00Z", footer: ["Penny", title, labels.exactPeriod].joined(separator: " · "),
            pageNumber: t.reports.pageNumber)
        document.details = details
        document.figures = figures
        if lacksFonts { document.parts.append(.note(missingFonts)) }
        document.parts += sides.isEmpty ? [.text(t.reports.empty)] : sides.flatMap(table) + course + ring + recordTables
        return document
    }

    /// In English as well, because every font has its letters.
    private var missingFonts: String {
        let english = Texts.of(.english).reports.missingFonts
        return t.language == .english ? english : t.reports.missingFonts + " " + english
    }

    private var title: String {
        let subject =
            sides == [.expenses] ? t.reports.expenses : sides == [.income] ? t.reports.income : t.reports.expensesAndIncome
        return t.reports.titleBy(subject, labels.name(report.query.grouping))
    }

    private var subtitle: String {
        labels.comparedName.map { t.reports.daysCompared(labels.exactPeriod, $0) } ?? labels.exactPeriod
    }

    private var details: [ReportDocument.Detail] {
        let filter = labels.filter
        func detail(_ label: String, _ names: [String], all: String) -> ReportDocument.Detail {
            ReportDocument.Detail(t.reports.withColon(label), names.isEmpty ? all : names.joined(separator: t.budgets.comma))
        }
        var details = [
            ReportDocument.Detail("", facts.owner),
            detail(t.reports.accounts, filter.accounts.map { labels.name(.account($0)) }, all: t.reports.all),
            detail(t.reports.categories, filter.categories.map { labels.name(.category($0)) }, all: t.reports.all),
            detail(t.reports.hashtags, filter.hashtags.map { "#" + $0 }, all: t.reports.any),
            detail(t.reports.vendors, filter.vendors, all: t.reports.any),
        ]
        if labels.isOfHousehold { details.append(detail(t.reports.people, filter.people.map { labels.name(.person($0)) }, all: t.reports.all)) }
        details.append(detail(t.reports.madeOn, ["\(t.dates.full(facts.made.date)) \(facts.made.time)"], all: ""))
        return details
    }

    // MARK: - Figures

    private var figures: [ReportDocument.Figure] {
        var figures = [
            ReportDocument.Figure(t.reports.spent, t.money.string(report.expenses.total.amount), note: change(report.expenses.total)),
            ReportDocument.Figure(t.reports.received, t.money.string(report.income.total.amount), note: change(report.income.total)),
        ]
        if let net = try? report.net() { figures.append(ReportDocument.Figure(t.reports.leftOver, t.money.string(net.amount), note: left(net))) }
        if let mean = report.query.dates.monthlyMean(of: report.expenses.total.amount) {
            let before = report.query.compared.flatMap { $0.monthlyMean(of: report.expenses.total.before) }
            let note = before.flatMap { before in labels.comparedName.map { t.reports.amountIn(t.money.string(before), $0) } }
            figures.append(ReportDocument.Figure(t.reports.perMonth, t.money.string(mean), note: note ?? ""))
        }
        return figures
    }

    private func change(_ sum: Report.Sum) -> String {
        guard let name = labels.comparedName, !sum.before.isZero else { return "" }
        let change = labels.change(sum)
        return change.isEmpty ? "" : t.reports.against(change, name)
    }

    private func left(_ net: Report.Sum) -> String {
        if let name = labels.comparedName { return t.reports.amountIn(t.money.string(net.before), name) }
        let share = net.amount.isNegative ? "" : labels.share(net.amount, of: report.income.total.amount)
        return share.isEmpty ? "" : t.reports.ofReceived(share)
    }
}
