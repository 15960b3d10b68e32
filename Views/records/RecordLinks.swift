import Bookkeeping
import Templates
import Validation

/// The URLs of lists that differ only in their period: charts have hundreds of them on a page.
struct RecordLinks: Sendable {
    private let path: String
    /// The part of the URL after the period.
    private let rest: String

    /// - Parameter base: the base path under which a reverse proxy serves the site, for URLs that no template completes.
    init(_ filter: RecordFilter, base: String = "") {
        path = base + "/records?" + RecordFilter.view.name + "="
        let periodless = [RecordFilter.view.name, RecordFilter.date.name]
        rest = filter.parameters.filter { !periodless.contains($0.name) }.map { "&\($0.name)=\($0.value.urlQueryEncoded)" }
            .joined()
    }

    /// Returns the list of a period.
    func url(_ period: Period) -> String {
        var url = path
        url.reserveCapacity(path.utf8.count + rest.utf8.count + 32)
        url += period.length.rawValue
        url += "&date="
        url += PeriodWords.text(period)
        url += rest
        return url
    }

    /// Returns the list of a period, or of all days without one.
    func url(_ period: Period?) -> String { period.map { url($0) } ?? ofAllDays }

    /// Returns the list of a category in a period.
    func url(_ period: Period, category: Category.ID) -> String {
        url(period) + "&" + RecordFilter.category.name + "=" + category.description
    }

    /// The list of all days.
    var ofAllDays: String { path + PeriodWords.all + rest }
}
