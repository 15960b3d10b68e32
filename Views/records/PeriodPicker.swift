import Bookkeeping
import Templates
import Validation

/// The choice of the days that a list shows: a length, a month by its name, or any range.
package struct PeriodPicker: ViewModel, Sendable {
    /// The lengths, and all days.
    package let lengths: [Segment]
    /// The first and the last day shown; empty for all days.
    package let from, to: String
    /// The name of the month shown, such as `2026-11`; empty for other periods.
    package let month: String
    /// The parameters of the URL that choosing a period keeps.
    package let kept: [RecordIndexPage.Kept]

    init(_ filter: RecordFilter, _ links: RecordLinks, today: CalendarDate, calendar: CivilCalendar, t: Texts) {
        let shown = filter.period, date = shown.map { $0.contains(today) ? today : $0.first } ?? today
        let named: [(Period.Length, String)] = [
            (.daily, t.records.daily), (.weekly, t.records.weekly), (.monthly, t.records.monthly), (.yearly, t.records.yearly),
        ]
        lengths =
            named.map { length, label in
                Segment(url: links.link(calendar.period(length, containing: date)), label: label, isCurrent: shown?.length == length)
            } + [Segment(url: links.link(nil), label: t.records.all, isCurrent: shown == nil)]
        (from, to) = (shown?.first.description ?? "", shown?.last.description ?? "")
        month = shown.flatMap { $0.length == .monthly ? PeriodWords.text($0) : nil } ?? ""
        kept = filter.otherParameters.map { RecordIndexPage.Kept(name: $0.name, value: $0.value) }
    }
}
