import Bookkeeping
import SitePaths
import Templates
import Validation

/// The vendors of a period with the largest amounts, as a table.
package struct VendorCard: ViewModel, Sendable {
    /// The maximum number of records that are read for it.
    package static let mostRecords = 20_000
    /// The maximum number of vendors that are listed.
    private static let most = 10

    /// The data of the table.
    package struct Content: Sendable, Equatable {
        let side: Report.Side
        let lines: [Report.Line]
        /// The number of all vendors.
        let count: Int
        /// The vendors beyond the listed ones, together; nil without any.
        let others: Report.Line?
        /// The sum of all vendors, and the sum of all records.
        let ofVendors, total: Money
        let unconverted: [Money]
        /// True if there are too many records to read them.
        let isTooLong: Bool

        /// - Parameter report: by vendor; nil if there are too many records to read them.
        package init(_ report: Report?, _ side: Report.Side, in main: Currency) {
            self.side = side
            isTooLong = report == nil
            let section = report?[side], named = section?.lines.filter { $0.key != .none } ?? []
            lines = named.prefix(VendorCard.most) + (section?.lines.filter { $0.key == .none } ?? [])
            count = named.count
            let rest = named.dropFirst(VendorCard.most)
            others = rest.map(\.sum).total.map {
                Report.Line(key: .none, sum: $0, steps: [], recordCount: rest.compactMap(\.recordCount).reduce(0, +))
            }
            ofVendors = named.map(\.sum).total?.amount ?? .zero(main)
            (total, unconverted) = (section?.total.amount ?? .zero(main), section?.unconverted ?? [])
        }
    }

    /// A vendor, or several of them.
    package struct Row: ViewModel, Sendable {
        package let label, count, share, amount: String
        package let url: String?
        /// The length of its bar in percent; nil without one.
        package let bar: String?
    }

    package let heading, sentence: String
    package let isTooLong: Bool
    package let rows: [Row]
    package let total: String
    package let apart: ChartCard.Apart?
    package let report: Link

    /// Returns nil without vendors.
    init?(_ content: Content, _ scene: StatisticsScene) {
        guard content.isTooLong || content.count > 0 else { return nil }
        let t = scene.t, isIncome = content.side == .income, total = content.total
        heading = t.statistics.vendors(scene.periodName)
        isTooLong = content.isTooLong
        let ranked = isIncome ? t.statistics.receivedFrom : t.statistics.spentAt
        sentence = isTooLong ? t.statistics.tooManyForVendors : ranked(content.count, t.money.string(content.ofVendors))
        let largest = content.lines.map(\.sum.amount.minorUnits).max() ?? 0
        func row(_ line: Report.Line, _ label: String, _ url: String?) -> Row {
            let amount = line.sum.amount, isVendor = line.key != .none && largest > 0
            return Row(
                label: label, count: line.recordCount.map(String.init) ?? "", share: SpendingCards.percent(amount, of: total),
                amount: t.money.string(amount), url: url,
                bar: isVendor ? "\(max(1, Int64(100).scaled(by: amount.minorUnits, of: largest)))%" : nil)
        }
        func listed(_ line: Report.Line) -> Row {
            guard case .vendor(let name) = line.key else { return row(line, t.reports.noVendor, nil) }
            return row(line, name, scene.links(isIncome ? .income : .expense, vendor: name).url(scene.filter.period))
        }
        var rows = content.lines.map(listed)
        if let others = content.others {
            let place = rows.count - (content.lines.last?.key == Report.Key.none ? 1 : 0)
            rows.insert(row(others, t.reports.otherLines(content.count - Self.most), nil), at: place)
        }
        self.rows = rows
        self.total = t.money.string(total)
        apart = .init(content.unconverted, in: total.currency, t: t)
        report = scene.report(.vendor)
    }
}
