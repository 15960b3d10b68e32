import Bookkeeping
import Templates

/// What every page says to somebody who asked to be deleted.
package struct LeavingBar: ViewModel, Sendable {
    package let text: String

    package init(on day: CalendarDate, t: Texts) { text = t.leaving.bar(t.dates.full(day)) }
}
