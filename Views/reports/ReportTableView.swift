import Bookkeeping
import Charts
import Language
import SitePaths
import Templates
import Validation

/// The lines of a side of a report as a table.
package struct ReportTableView: Sendable {
    /// The most lines of a table unless all are asked for; the others are added up.
    private static let most = 40
    /// The parameter value that opens the line with the sum of the other lines.
    static let others = "all"

    /// A group of records, or a part of its course.
    package struct Row: ViewModel, Sendable {
        package let label, share, amount, before, change, tone: String
        /// The ID of a row with a course; nil for others.
        package let id: String?
        package let hue: String?
        /// The length of its bar in percent; nil without one.
        package let bar: String?
        /// The records behind it; nil where no list shows just these.
        package let url: Link?
        /// The page that shows its course, or hides it.
        package let course: Course?
        package let isPart: Bool
    }

    package struct Course: Sendable {
        package let url: Link
        package let label, icon: String
    }

    /// An amount without an exchange rate.
    package struct Apart: Sendable {
        package let amount, before: String
    }

    package let id, heading, caption, head, amountHead, beforeHead: String
    package let hasComparison, hasShares: Bool
    package let rows: [Row]
    package let total: Row
    package let apartText: String
    package let apart: [Apart]
    package var isApart: Bool { !apart.isEmpty }

    init(_ side: Report.Side, _ report: Report, _ labels: ReportLabels) {
        let t = labels.t, filter = labels.filter, section = report[side]
        id = side.rawValue
        let isExpenses = side == .expenses
        heading = labels.name(side)
        caption = (isExpenses ? t.reports.spentIn : t.reports.receivedIn)(labels.periodName)
        head = labels.name(filter.grouping)
        amountHead = labels.periodName
        beforeHead = labels.comparedName ?? ""
        hasComparison = filter.compared != nil && section.lines.contains { !$0.sum.before.isZero }
        hasShares = ![.month, .week, .hashtag].contains(filter.grouping)
        let most = filter.opened.contains(Self.others) || section.lines.count <= Self.most + 5 ? section.lines.count : Self.most
        let shown = section.lines.prefix(most), others = section.lines.dropFirst(most)
        let largest = section.lines.map(\.sum.amount.minorUnits).max() ?? 0
        let maker = RowMaker(side: side, section: section, largest: largest, hasShares: hasShares, labels: labels)
        var rows = shown.flatMap { maker.rows(of: $0, report.steps) }
        if let sum = others.map(\.sum).total { rows.append(maker.row(t.reports.otherLines(others.count), sum, url: maker.all)) }
        self.rows = rows
        total = maker.row(t.reports.total, section.total)
        apartText = t.reports.apart(section.total.amount.currency.code)
        let currencies = Set((section.unconverted + section.unconvertedBefore).map(\.currency)).sorted { $0.code < $1.code }
        apart = currencies.map { currency in
            func text(_ amounts: [Money]) -> String { amounts.first { $0.currency == currency }.map { t.money.string($0) } ?? "–" }
            return Apart(amount: text(section.unconverted), before: text(section.unconvertedBefore))
        }
    }
}

/// Makes the rows of a side.
private struct RowMaker {
    let side: Report.Side
    let section: Report.Section
    let largest: Int64
    let hasShares: Bool
    let labels: ReportLabels
    private var t: Texts { labels.t }
    private var filter: ReportFilter { labels.filter }

    /// Returns the row of a line, and the rows of its course if it is open.
    func rows(of line: Report.Line, _ steps: [ClosedRange<CalendarDate>]) -> [ReportTableView.Row] {
        let id = line.key.parameter, isOpen = id.map { filter.opened.contains($0) } ?? false
        let links = ReportLinks(side, line.key, filter), name = labels.name(line.key)
        var course: ReportTableView.Course?
        if let id, line.steps.count > 1 { course = self.course(id, name, isOpen) }
        var rows = [row(name, line.sum, key: line.key, url: links?.url(filter.dates, labels) ?? listed(line.key), course: course)]
        rows += line.parts.map { row(labels.name($0.key, below: line.key), $0.sum, hue: labels.hue($0.key), isPart: true) }
        guard isOpen else { return rows }
        for (dates, sum) in zip(steps, line.steps).reversed() where !sum.isZero {
            rows.append(row(labels.name(dates), sum, url: links?.url(dates, labels), isPart: true))
        }
        return rows
    }

    /// The page with the records of a line that no list of records shows; nil for everybody's, which are each person's own.
    private func listed(_ key: Report.Key) -> Link? {
        guard !filter.isOfEverybody else { return nil }
        let parameters = filter.parameters + [(ReportFilter.records.name, Report.Place(side, key).name)]
        return Paths.reports.query(parameters, at: ReportRecordsView.id)
    }

    /// The page with all lines.
    var all: Link {
        var other = filter
        other.opened.append(ReportTableView.others)
        return ReportPage.url(other, at: side.rawValue + "-h")
    }

    private func course(_ id: String, _ name: String, _ isOpen: Bool) -> ReportTableView.Course {
        var other = filter
        if isOpen { other.opened.removeAll { $0 == id } } else { other.opened.append(id) }
        return ReportTableView.Course(
            url: ReportPage.url(other, at: "\(side.rawValue)-\(id)"), label: isOpen ? t.reports.closeLine(name) : t.reports.openLine(name),
            icon: isOpen ? "down" : "right")
    }

    func row(
        _ label: String, _ sum: Report.Sum, key: Report.Key? = nil, hue: Hue? = nil, url: Link? = nil, course: ReportTableView.Course? = nil,
        isPart: Bool = false
    ) -> ReportTableView.Row {
        let change = labels.change(sum), isMore = sum.amount.minorUnits > sum.before.minorUnits
        let isBetter = isMore == (side == .income)
        return ReportTableView.Row(
            label: label,
            share: hasShares && !isPart ? labels.share(sum.amount, of: section.total.amount) : "", amount: t.money.string(sum.amount),
            before: t.money.string(sum.before), change: change, tone: change.isEmpty || change == "0%" || isBetter ? "" : "near",
            id: key?.parameter.map { "\(side.rawValue)-\($0)" },
            hue: (hue ?? key.flatMap(labels.hue))?.rawValue,
            bar: key != nil && largest > 0 && sum.amount.minorUnits > 0
                ? "\(max(1, Int64(100).scaled(by: sum.amount.minorUnits, of: largest)))%" : nil,
            url: url, course: course, isPart: isPart)
    }
}

/// The lists of the records behind a line.
private struct ReportLinks {
    private let links: RecordLinks

    /// Returns nil where no list shows just the records of the line.
    init?(_ side: Report.Side, _ key: Report.Key, _ filter: ReportFilter) {
        var records = RecordFilter(period: nil)
        records.kind = side == .expenses ? .expense : .income
        guard filter.people.isEmpty, filter.hashtags.count < 2, filter.vendors.count < 2 || key.isVendor else { return nil }
        (records.account, records.category, records.hashtag) = (filter.accounts.first, filter.categories.first, filter.hashtags.first)
        records.vendor = filter.vendors.first
        var (accounts, categories) = (filter.accounts.count, filter.categories.count)
        switch key {
        case .category(let id):
            if filter.categories.isEmpty || filter.categories.contains(id) { (records.category, categories) = (id, 1) }
        case .account(let id): (records.account, accounts) = (id, 1)
        case .vendor(let name): records.vendor = name
        case .hashtag(let name):
            guard filter.hashtags.isEmpty || filter.hashtags == [name] else { return nil }
            records.hashtag = name
        case .days: break
        case .person, .none: return nil
        }
        guard accounts < 2, categories < 2 else { return nil }
        links = RecordLinks(records, at: filter.isOfEverybody ? .all : .records)
    }

    func url(_ dates: ClosedRange<CalendarDate>, _ labels: ReportLabels) -> Link { links.link(labels.period(dates)) }
}

extension Report.Place {
    /// The line in the URL of the page that lists its records.
    var name: String {
        let line =
            switch key {
            case .vendor(let name): "vendor." + name
            case .hashtag(let name): "hashtag." + name
            case .days(let dates): "\(dates.lowerBound)"
            case .category, .account, .person, .none: key.parameter ?? "none"
            }
        return side.rawValue + "." + line
    }
}

extension Report {
    /// The line with the records that the page lists; nil for none.
    package func listed(_ filter: ReportFilter) -> Place? {
        guard !filter.listed.isEmpty else { return nil }
        return Side.allCases.lazy.flatMap { side in self[side].lines.map { Place(side, $0.key) } }.first { $0.name == filter.listed }
    }
}

extension Report.Key {
    fileprivate var isVendor: Bool { if case .vendor = self { true } else { false } }

    /// The value of the parameter that opens the line; nil for lines without a course.
    var parameter: String? {
        switch self {
        case .category(let id): id.description
        case .account(let id): id.description
        case .person(let id): id.description
        case .vendor, .hashtag, .days, .none: nil
        }
    }
}
