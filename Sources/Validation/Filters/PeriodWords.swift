import Bookkeeping

/// A period in the query of a URL: `view=monthly&date=2026-11`, or a word such as `date=last-week`.
public struct PeriodWords: Sendable {
    /// The value of either parameter that means all days.
    public static let all = "all"

    private let view: Period.Length?
    private let date: String
    private let isAll: Bool

    /// Takes the values of both parameters; unknown ones are ignored.
    ///
    /// Without either, `fallsBackToAll` selects all days rather than this month.
    public init(view: String, date: String, fallsBackToAll: Bool = false) {
        self.view = Period.Length(rawValue: view)
        self.date = date
        isAll = view == Self.all || self.view == nil && date == Self.all || fallsBackToAll && view.isEmpty && date.isEmpty
    }

    /// Returns the period; nil for all days.
    ///
    /// A date without a view implies its length: a day for `2026-11-03`, a month for `2026-11`. If the date is longer than the
    /// view, such as a month for a day, it is today if that lies in it, and otherwise its first day.
    public func period(today: CalendarDate, calendar: CivilCalendar) -> Period? {
        if isAll { return nil }
        guard let named = named(today: today, calendar: calendar) else {
            return calendar.period(view ?? .monthly, containing: today)
        }
        guard let view, view != named.length else { return named }
        // The first month of a year is the one named January.
        let first = view == .monthly && named.length == .yearly ? named.first.adding(days: calendar.monthStart - 1) : named.first
        return calendar.period(view, containing: named.contains(today) ? today : first)
    }

    /// Returns the date of a period for a URL; a month is named by its first day.
    public static func text(_ period: Period) -> String {
        let date = period.first.description
        return switch period.length {
        case .daily, .weekly: date
        case .monthly: String(Substring(date.utf8.prefix(7)))
        case .yearly: String(Substring(date.utf8.prefix(4)))
        }
    }

    private func named(today: CalendarDate, calendar: CivilCalendar) -> Period? {
        func this(_ length: Period.Length) -> Period { calendar.period(length, containing: today) }
        switch date {
        case "today": return this(.daily)
        case "yesterday": return this(.daily).previous
        case "tomorrow": return this(.daily).next
        case "this-week": return this(.weekly)
        case "last-week": return this(.weekly).previous
        case "next-week": return this(.weekly).next
        case "this-month": return this(.monthly)
        case "last-month": return this(.monthly).previous
        case "next-month": return this(.monthly).next
        case "this-year": return this(.yearly)
        case "last-year": return this(.yearly).previous
        case "next-year": return this(.yearly).next
        default: break
        }
        switch date.utf8.count {
        case 10: return CalendarDate(date).map { calendar.period(.daily, containing: $0) }
        case 7:
            let named = CalendarDate(date + "-01")
            return named.map { calendar.period(.monthly, containing: $0.adding(days: calendar.monthStart - 1)) }
        case 4: return CalendarDate(date + "-01-01").map { calendar.period(.yearly, containing: $0) }
        default: return nil
        }
    }
}
