import Bookkeeping
import Language
import SitePaths
import Templates

/// The calendar of a month with the days on which something is due.
package struct RecurringCalendar: ViewModel, Sendable {
    package struct Column: Sendable {
        package let brief, name: String
    }

    package struct Event: Sendable {
        package let title, hue: String
        package let isWaiting: Bool
    }

    package struct Day: Sendable {
        package let number: String
        /// True for a day of another month.
        package let isOff: Bool
        package let isToday: Bool
        /// The list of the day below the calendar; nil for a day on which nothing is due.
        package let link: Link?
        package let isChosen: Bool
        package let label: String
        package let events: [Event]
    }

    package struct Week: Sendable {
        package let days: [Day]
    }

    package let month: String
    package let previous, next: Link
    package let columns: [Column]
    package let weeks: [Week]
    /// The day of the listed records.
    package let heading: String?
    package let rows: [RecurringRow]
    package var hasRows: Bool { !rows.isEmpty }

    /// Returns the days that the calendar of a month shows: whole weeks.
    package static func days(ofMonth month: CalendarDate, weekStart: Weekday) -> ClosedRange<CalendarDate> {
        let first = Period(.weekly, containing: month.firstOfMonth, weekStart: weekStart).first
        return first...max(first, Period(.weekly, containing: month.lastOfMonth, weekStart: weekStart).last)
    }

    /// - Parameters:
    ///   - date: a day of the month, which is chosen if `isDay`.
    ///   - planned: all of ``days(ofMonth:weekStart:)``.
    package init(
        _ date: CalendarDate, isDay: Bool, planned: [PlannedRecord], weekStart: Weekday, names: LedgerNames, today: CalendarDate,
        newDeletion: () -> Deletion.ID, t: Texts
    ) {
        func link(_ date: CalendarDate) -> Link { Paths.recurring.query("view=calendar&date=\(date)") }
        func link(toMonth date: CalendarDate) -> Link { Paths.recurring.query("view=calendar&date=\(date.description.prefix(7))") }
        month = t.dates.period(Period(.monthly, containing: date), today: today)
        previous = link(toMonth: date.adding(months: -1))
        next = link(toMonth: date.adding(months: 1))
        let shown = Self.days(ofMonth: date, weekStart: weekStart)
        let all = (0..<(shown.upperBound.daysSince1970 - shown.lowerBound.daysSince1970 + 1)).map { shown.lowerBound.adding(days: $0) }
        columns = all.prefix(7).map { Column(brief: t.dates.weekday($0.weekday), name: t.dates.weekdayName($0.weekday)) }
        let byDay = Dictionary(grouping: planned, by: \.day.due)
        let days = all.map { day in
            let events = (byDay[day] ?? []).map { item in
                let category = item.rule.movement.category.flatMap(names.category)
                return Event(title: item.rule.title(names, t), hue: (category?.hue ?? .slate).rawValue, isWaiting: item.state == .waiting)
            }
            let words = [t.dates.day(day, today: today)] + events.map(\.title)
            return Day(
                number: String(day.day), isOff: day.month != date.month, isToday: day == today, link: events.isEmpty ? nil : link(day),
                isChosen: isDay && day == date, label: words.joined(separator: t.frame.listSeparator), events: events)
        }
        weeks = stride(from: 0, to: days.count, by: 7).map { Week(days: Array(days.dropFirst($0).prefix(7))) }
        heading = isDay ? t.dates.heading(date, today: today) : nil
        rows =
            isDay
            ? (byDay[date] ?? []).map { RecurringRow($0.rule, planned: $0, names: names, today: today, deletion: newDeletion(), t: t) } : []
    }
}
