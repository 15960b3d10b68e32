import Bookkeeping
import Language
import Templates

/// The bar on every page of a person who has requested their deletion.
package struct LeavingBar: ViewModel, Sendable {
    package let text: String

    package init(on day: CalendarDate, t: Texts) { text = t.leaving.bar(t.dates.full(day)) }
}
