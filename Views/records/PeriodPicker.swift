import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The choice of the days that a page shows: a length, a month by its name, or any range.
package struct PeriodPicker: ViewModel, Sendable {
    /// The page.
    package let action: Link
    /// The lengths, and for a page of all days these.
    package let lengths: [Segment]
    /// The first and the last day shown; empty for all days.
    package let from, to: String
    /// The name of the month shown, such as `2026-11`; empty for other periods.
    package let month: String
    /// The latest month and day that can be chosen; nil for any.
    package let latestMonth, latest: String?
    /// The parameters of the URL that choosing a period keeps.
    package let kept: [RecordIndexPage.Kept]

    /// - Parameters:
    ///   - link: the address of the page for a period.
    ///   - allLink: the address of the page for all days; nil if it has none.
    ///   - isPast: true if no day after today can be chosen.
    init(
        _ shown: Period?, of action: Link, keeping other: [(name: String, value: String)], allLink: Link? = nil, isPast: Bool = false,
        today: CalendarDate, calendar: CivilCalendar, t: Texts, link: (Period) -> Link
    ) {
        self.action = action
        let date = shown.map { $0.contains(today) ? today : $0.first } ?? today
        let named: [(Period.Length, String)] = [
            (.daily, t.records.daily), (.weekly, t.records.weekly), (.monthly, t.records.monthly), (.yearly, t.records.yearly),
        ]
        lengths =
            named.map { length, label in
                Segment(url: link(calendar.period(length, containing: date)), label: label, isCurrent: shown?.length == length)
            } + (allLink.map { [Segment(url: $0, label: t.records.all, isCurrent: shown == nil)] } ?? [])
        (from, to) = (shown?.first.description ?? "", (isPast ? shown.map { min($0.last, today) } : shown?.last)?.description ?? "")
        month = shown.flatMap { $0.length == .monthly ? PeriodWords.text($0) : nil } ?? ""
        latest = isPast ? today.description : nil
        latestMonth = isPast ? PeriodWords.text(calendar.period(.monthly, containing: today)) : nil
        kept = other.map { RecordIndexPage.Kept(name: $0.name, value: $0.value) }
    }
}
