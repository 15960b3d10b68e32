import Bookkeeping

/// A period as an address names it: `view=monthly&date=2026-11`, or a word such as `date=last-week`.
public struct PeriodWords: Sendable {
    /// The view, and the date, that is all days.
    public static let all = "all"

    private let view: Period.Length?
    private let date: String
    private let isAll: Bool

    /// Takes both values as they are in the address; what is not known counts as not there.
    ///
    /// `fallsBackToAll` says what an address means that has neither: all days, or this month.
    public init(view: String, date: String, fallsBackToAll: Bool = false) {
        self.view = Period.Length(rawValue: view)
        self.date = date
        isAll = view == Self.all || self.view == nil && date == Self.all || fallsBackToAll && view.isEmpty && date.isEmpty
    }

    /// The period; nil for all days.
    ///
    /// A date without a view brings its own length: a day for `2026-11-03`, a month for `2026-11`. A view with a longer
    /// date, such as a day of a month, shows today if the date has it, and otherwise the first.
    public func period(today: CalendarDate, calendar: CivilCalendar) -> Period? {
        if isAll { return nil }
        guard let named = named(today: today, calendar: calendar) else {
            return calendar.period(view ?? .monthly, containing: today)
        }
        guard let view, view != named.length else { return named }
        // The first month of a year is the one that is named January.
        let first = view == .monthly && named.length == .yearly ? named.first.adding(days: calendar.monthStart - 1) : named.first
        return calendar.period(view, containing: named.contains(today) ? today : first)
    }

    /// How an address writes the date of a period; a month is named by its first day.
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
