import Bookkeeping
import Charts
import Documents
import DrawnReports
import Language
import SitePaths
import Templates
import Validation

/// A report: its question as fields, its figures as tables, and charts.
package struct ReportPage: PageModel {
    package typealias PeriodView = RecordIndexPage.PeriodView

    /// A choice of one thing or of several.
    package struct Option: Sendable {
        package let name, value, label: String
        package let hue, icon: String?
        package let isChosen, isOne: Bool
    }

    /// A part of the question with its present answer.
    package struct Choice: Sendable {
        package let label, chosen: String
        package let isSet: Bool
        package let options: [Option]
        /// The field for hashtags or for one more vendor.
        package let text: Text?
    }

    package struct Text: Sendable {
        package let name, value: String
        package let limit: Int
        /// Nil without names to choose from.
        package let list: List?
    }

    package struct List: Sendable {
        package let id: String
        package let names: [String]
    }

    /// The answer leaves as a file.
    package struct File: Sendable {
        package let label: String
        package let link: Link
    }

    /// The document of the answer, with a choice of paper.
    package struct PDF: ViewModel, Sendable {
        package let action: Link
        package let kept: [RecordIndexPage.Kept]
        package let paper: SelectField
    }

    package let title: String
    package var tab: Tab { .reports }
    package var help: Link? { Paths.guide(.reports) }
    package var assets: PageAssets { [.charts, .statistics, .period, .reports] }
    package let period: PeriodView
    package let totals: TotalsView?
    package let changes: [ReportChange]
    /// Said where there was nothing in the days compared with.
    package let nothingBefore: String?
    package let action: Link
    package let choices: [Choice]
    package let kept: [RecordIndexPage.Kept]
    package let clearURL: Link?
    package let tables: [ReportTableView]
    package let overlap: String?
    /// The records of the line that was chosen.
    package let records: ReportRecordsView?
    package let tooMany: Bool
    package let isEmpty: Bool
    package let cards: [ChartCard]
    package let pdf: PDF
    package let files, journals: [File]
    package let keeping: KeptReportsView
    /// The choice between the household's book and all that its people share; empty for most.
    package let scopes: [Segment]
    package var hasScopes: Bool { !scopes.isEmpty }
    /// The note about a filter for something that the book no longer has.
    package let unknown: String?

    /// - Parameters:
    ///   - report: nil if there are too many records to read them.
    ///   - paper: the size of the document's pages that is offered first.
    package init(
        _ report: Report?, _ labels: ReportLabels, paper: Paper.Size, keeping: KeptReportsView, records: ReportRecordsView?, scopes: [Segment]
    ) {
        let filter = labels.filter, t = labels.t
        title = t.reports.title
        (self.keeping, self.records, self.scopes) = (keeping, records, scopes)
        unknown = filter.asksForUnknown ? t.keptReports.unknown : nil
        action = Paths.reports
        period = Self.view(filter, t: t)
        totals = report.flatMap { report in
            report.isEmpty ? nil : TotalsView(report.totals, t: t)
        }
        changes = report.map { report in Report.Side.allCases.compactMap { ReportChange($0, report, labels) } } ?? []
        let hasBefore = report.map { report in Report.Side.allCases.contains { !report[$0].total.before.isZero } } ?? false
        nothingBefore = report.flatMap { $0.isEmpty || hasBefore ? nil : labels.comparedName.map(t.reports.nothingBefore) }
        choices = Self.choices(labels, vendors: report.map(Self.vendors) ?? [])
        kept = filter.hiddenParameters.map { .init(name: $0.name, value: $0.value) }
        clearURL = filter.filterCount > 0 ? Self.url(filter.unfiltered) : nil
        tables =
            report.map { report in
                Report.Side.allCases.filter { !report[$0].isEmpty }.map { ReportTableView($0, report, labels) }
            } ?? []
        overlap = filter.grouping == .hashtag && !tables.isEmpty ? t.reports.overlap : nil
        tooMany = report == nil
        isEmpty = report?.isEmpty ?? false
        cards = report.map { report in report.isEmpty ? [] : ReportCharts(report: report, labels: labels, marksToday: true).cards } ?? []
        let parameters = filter.parameters
        pdf = PDF(
            action: Paths.reportPDF, kept: parameters.map { .init(name: $0.name, value: $0.value) },
            paper: SelectField(
                ReportFilter.paper.name, label: t.reports.paper,
                options: Paper.Size.allCases.map { .init($0.rawValue, $0 == .a4 ? "A4" : t.reports.letter, isChosen: $0 == paper) }))
        files = [File(label: "CSV", link: Paths.reportCSV.query(parameters))]
        // A journal covers one book.
        journals =
            filter.isOfEverybody
            ? []
            : [
                File(label: t.reports.hledger, link: Paths.reportHledger.query(parameters)),
                File(label: t.reports.beancount, link: Paths.reportBeancount.query(parameters)),
            ]
    }

    /// Returns the choice between the household's book and all that its people share, with the period, the grouping and the comparison of a filter.
    package static func scopes(_ filter: ReportFilter, of household: String, t: Texts) -> [Segment] {
        [(false, household), (true, t.shared.everybody)].map { isAll, label in
            Segment(
                url: Paths.reports.query(filter.unfiltered.parameters(ofEverybody: isAll)), label: label, isCurrent: filter.isOfEverybody == isAll)
        }
    }

    /// Returns the page of a filter, at an element with an ID.
    static func url(_ filter: ReportFilter, at id: String? = nil) -> Link {
        Paths.reports.query(filter.parameters, at: id)
    }

    private static func view(_ filter: ReportFilter, t: Texts) -> PeriodView {
        func name(_ period: Period?) -> String { period.map { t.dates.period($0, today: filter.today) } ?? t.records.all }
        let period = filter.period, previous = period.flatMap { $0.previous.first < $0.first ? $0.previous : nil }
        let next = period.flatMap { $0.last < filter.today ? $0.next : nil }
        return PeriodView(
            name: name(period), previousURL: url(filter.with(previous ?? period)), previousName: name(previous ?? period),
            nextName: next.map(name) ?? period.map { t.records.notStarted(name($0.next)) } ?? "", nextURL: next.map { url(filter.with($0)) },
            picker: PeriodPicker(
                period, of: Paths.reports, keeping: filter.otherParameters, allLink: url(filter.with(nil)), today: filter.today,
                calendar: filter.calendar, t: t, link: { url(filter.with($0)) }))
    }

    /// Returns the vendors with the largest amounts, of a report that has vendors.
    private static func vendors(_ report: Report) -> [String] {
        Report.Side.allCases.flatMap { side in
            report[side].lines.lazy.compactMap { if case .vendor(let name) = $0.key { name } else { nil } }.prefix(10)
        }
    }

    private static func choices(_ labels: ReportLabels, vendors: [String]) -> [Choice] {
        let filter = labels.filter, t = labels.t, names = labels.names
        let groupings = ReportQuery.Grouping.allCases.filter { $0 != .person || !labels.people.isEmpty }
        let comparisons: [(ReportFilter.Comparison?, String)] = [
            (nil, t.reports.noComparison), (.before, t.reports.periodBefore), (.year, t.reports.yearAgo),
        ]
        var choices = [
            Choice(
                label: t.reports.groupBy, chosen: labels.name(filter.grouping), isSet: true,
                options: groupings.map {
                    one(ReportFilter.grouping, $0.rawValue, labels.name($0), $0 == filter.grouping)
                }, text: nil),
            Choice(
                label: t.reports.compare, chosen: comparisons.first { $0.0 == filter.comparison }?.1 ?? "", isSet: filter.comparison != nil,
                options: comparisons.map { one(ReportFilter.compare, $0.0?.rawValue ?? "", $0.1, $0.0 == filter.comparison) }, text: nil),
        ]
        choices.append(
            several(
                t.reports.accounts,
                names.accounts.map { account in
                    some(ReportFilter.accounts, account.id.description, account.name, filter.accounts.contains(account.id))
                }, t: t))
        choices.append(
            several(
                t.reports.categories,
                names.categories.map { category in
                    some(
                        ReportFilter.categories, category.id.description, names.categories.fullName(of: category),
                        filter.categories.contains(category.id),
                        hue: category.hue.rawValue, icon: category.icon.rawValue)
                }, t: t))
        choices.append(
            Choice(
                label: t.reports.hashtags,
                chosen: filter.hashtags.isEmpty
                    ? t.reports.any : filter.hashtags.map { "#" + $0 }.joined(separator: t.frame.listSeparator).cut(to: 40),
                isSet: !filter.hashtags.isEmpty, options: [],
                text: Text(
                    name: ReportFilter.tags.name, value: filter.hashtags.map { "#" + $0 }.joined(separator: " "), limit: 500,
                    list: .init(id: "tag-names", names: names.hashtags.map { "#" + $0 }))))
        choices.append(ofVendors(labels, vendors))
        guard !labels.people.isEmpty else { return choices }
        choices.append(
            several(
                t.reports.people,
                labels.people.map { some(ReportFilter.people, $0.id.description, $0.name, filter.people.contains($0.id)) }, t: t))
        return choices
    }

    /// Returns the choice of vendors: those chosen and those offered as boxes, and a field for another.
    private static func ofVendors(_ labels: ReportLabels, _ offered: [String]) -> Choice {
        let chosen = labels.filter.vendors, t = labels.t
        let listed = chosen + offered.filter { name in !chosen.contains { $0.lowercased() == name.lowercased() } }
        return Choice(
            label: t.reports.vendors, chosen: chosen.isEmpty ? t.reports.any : chosen.joined(separator: t.frame.listSeparator).cut(to: 40),
            isSet: !chosen.isEmpty, options: listed.map { some(ReportFilter.vendors, $0, $0, chosen.contains($0)) },
            text: Text(name: ReportFilter.vendors.name, value: "", limit: RecordText.vendor.limit, list: nil))
    }

    private static func one(_ field: FormField, _ value: String, _ label: String, _ isChosen: Bool) -> Option {
        Option(name: field.name, value: value, label: label, hue: nil, icon: nil, isChosen: isChosen, isOne: true)
    }

    private static func some(
        _ field: FormField, _ value: String, _ label: String, _ isChosen: Bool, hue: String? = nil, icon: String? = nil
    ) -> Option {
        Option(name: field.name, value: value, label: label, hue: hue, icon: icon, isChosen: isChosen, isOne: false)
    }

    private static func several(_ label: String, _ options: [Option], t: Texts) -> Choice {
        let chosen = options.filter(\.isChosen)
        let text = chosen.isEmpty ? t.reports.all : chosen.count == 1 ? chosen.map(\.label).joined() : t.reports.chosen(chosen.count)
        return Choice(label: label, chosen: text, isSet: !chosen.isEmpty, options: options, text: nil)
    }
}

/// A sentence on how a side of a report stands against the days with which it is compared.
package struct ReportChange: Sendable {
    package let lead, strong, rest: String
    package let icon: String?

    /// Returns nil without a comparison, and where nothing was before.
    init?(_ side: Report.Side, _ report: Report, _ labels: ReportLabels) {
        let t = labels.t, section = report[side], sum = section.total
        guard let name = labels.comparedName, sum.before.minorUnits > 0, let change = AmountChange(of: sum.amount, since: sum.before)
        else { return nil }
        lead = t.frame.labelled(labels.name(side), "")
        let before = t.money.unbroken(sum.before)
        guard change.percent > 0 else {
            (strong, rest, icon) = ("", t.reports.asMuchAs(name, before), nil)
            return
        }
        let difference = change.percent <= 999 ? "\(change.percent)%" : t.money.unbroken(change.difference)
        let words = change.isMore ? t.reports.moreThan(difference, name, before) : t.reports.lessThan(difference, name, before)
        let growth = section.lines.filter { $0.key != .none }.compactMap { line in
            (try? line.sum.amount.subtracting(line.sum.before)).map { (line.key, $0) }
        }.max { $0.1.minorUnits < $1.1.minorUnits }
        let isByTime = [.month, .week].contains(labels.filter.grouping)
        let grew = growth.flatMap { key, amount in
            amount.minorUnits > 0 && !isByTime && section.lines.count > 1
                ? t.reports.grewMost(labels.name(key), t.money.unbroken(amount, sign: .plus)) : nil
        }
        strong = words.strong
        rest = [words.rest, grew].compactMap(\.self).joined(separator: t.statistics.space)
        icon = change.isMore ? "greater" : "less"
    }
}

extension Report {
    /// The totals of both sides; the number of records is zero.
    package var totals: ConvertedTotals {
        ConvertedTotals(
            income: income.total.amount, expenses: expenses.total.amount, recordCount: 0, unconvertedIncome: income.unconverted,
            unconvertedExpenses: expenses.unconverted)
    }
}

extension ReportFilter {
    /// The same question about all records of the period.
    var unfiltered: ReportFilter {
        var filter = self
        (filter.accounts, filter.categories, filter.hashtags) = ([], [], [])
        (filter.vendors, filter.people) = ([], [])
        return filter
    }
}
