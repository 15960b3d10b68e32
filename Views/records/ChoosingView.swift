import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The list of records with a box for each, and the bar of things to do with the chosen ones.
package struct ChoosingView: ViewModel, Sendable {
    /// The boxes that are ticked at first.
    package enum Mode: String, Sendable {
        case none = "1"
        case page
    }

    package let listName, chosen, all: String
    package let days: [RecordIndexPage.Day]
    package let isByDay: Bool
    package let kept: [RecordIndexPage.Kept]
    package let pageURL, closeURL: Link
    package let nextURL: Link?

    init(
        _ days: [RecordIndexPage.Day], _ content: RecordIndexPage.Content, filter: RecordFilter, listName: String, after cursor: String?,
        isByDay: Bool, mode: Mode, t: Texts
    ) {
        self.days = days
        self.listName = listName
        self.isByDay = isByDay
        let count = content.page.records.count
        chosen = t.changes.chosen(mode == .page ? count : 0)
        all = content.recordCount.map { t.changes.all($0) } ?? t.changes.allUnknown
        kept = filter.parameters.map { RecordIndexPage.Kept(name: $0.name, value: $0.value) }
        pageURL = RecordLinks(filter, choosing: .page).link(filter.period, after: cursor)
        closeURL = RecordLinks(filter).link(filter.period, after: cursor)
        nextURL = content.page.next.map { RecordLinks(filter, choosing: ChoosingView.Mode.none).link(filter.period, after: $0) }
    }
}
