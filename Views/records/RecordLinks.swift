import Bookkeeping
import SitePaths
import Templates
import Validation

/// The lists of records that differ only in their period: charts have hundreds of links to them on a page.
struct RecordLinks: Sendable {
    /// The path for charts, which no template completes.
    private let path: String
    /// The part of the query after the period.
    private let rest: String
    private let list: Link

    /// - Parameter base: the base path under which a reverse proxy serves the site, for `url`.
    /// - Parameter choosing: the boxes that are ticked, for lists with boxes.
    init(_ filter: RecordFilter, at address: RecordListAddress = .records, base: String = "", choosing: ChoosingView.Mode? = nil) {
        path = base + address.link.description
        list = address.link
        rest =
            (filter.otherParameters + address.kept).map { "&\($0.name)=\($0.value.urlQueryEncoded)" }.joined()
            + (choosing.map { "&choose=\($0.rawValue)" } ?? "")
    }

    /// Returns the list of a period, or of all days without one. `cursor` is where a page of the list begins.
    func link(_ period: Period?, after cursor: String? = nil) -> Link {
        var query = period.map { text($0, after: "") } ?? "?" + RecordFilter.view.name + "=" + PeriodWords.all + rest
        if let cursor { query += "&after=" + cursor.urlQueryEncoded }
        return list.appending(query)
    }

    /// Returns the URL of the list of a period, with the base path.
    func url(_ period: Period) -> String { text(period, after: path) }

    /// Returns the URL of the list of a category in a period, with the base path.
    func url(_ period: Period, category: Category.ID) -> String {
        url(period) + "&" + RecordFilter.category.name + "=" + category.description
    }

    private func text(_ period: Period, after path: String) -> String {
        var text = path
        text.reserveCapacity(path.utf8.count + rest.utf8.count + 48)
        if let length = period.length {
            text += "?view="
            text += length.rawValue
            text += "&date="
            text += PeriodWords.text(period)
        } else {
            text += "?from="
            text += period.first.description
            text += "&to="
            text += period.last.description
        }
        text += rest
        return text
    }
}
