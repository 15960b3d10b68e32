import Bookkeeping
import Language
import SitePaths
import Templates

/// The records behind a line of a report, on its page.
package struct ReportRecordsView: ViewModel, Sendable {
    package struct Row: Sendable {
        package let date, title, detail, amount, hue, icon: String
        package let link: Link
    }

    /// The maximum number of records.
    package static let most = 500
    /// The ID of its element.
    static let id = "records"

    package let heading: String
    package let rows: [Row]
    /// Said where there are more records.
    package let tooMany: String?

    /// - Parameter records: in the order of time; nil for more than ``most``.
    package init(_ place: Report.Place, _ records: [ReportRecord]?, _ labels: ReportLabels) {
        let t = labels.t
        heading = [t.reports.records, labels.name(place.key)].joined(separator: t.frame.listSeparator)
        tooMany = records == nil ? t.reports.tooManyToList(Self.most) : nil
        rows = (records ?? []).reversed().map { record in
            let category = record.values.category.flatMap { labels.names.category($0) }
            return Row(
                date: t.dates.brief(record.values.date, today: labels.filter.today), title: labels.title(record),
                detail: [labels.category(of: record), labels.name(.account(record.values.account))]
                    .joined(separator: t.frame.listSeparator), amount: t.money.string(record.amount), hue: (category?.hue ?? .slate).rawValue,
                icon: (category?.icon ?? .other).rawValue,
                link: Paths.transaction(record.id))
        }
    }
}
