import Bookkeeping

/// A period in the query of a URL: `view=monthly&date=2026-11`, a word such as `date=last-week`, or any range of days,
/// `from=2026-11-03&to=2026-11-22`.
public struct PeriodWords: Sendable {
    public static let from = FormField("from", .date)
    public static let to = FormField("to", .date)

    /// The value of either parameter that means all days.
    public static let all = "all"

    private let view: Period.Length?
    private let date: String
    private let isAll: Bool
    private let range: Period?

    /// Takes the period of a list or a map of records from its query. A range takes precedence; without one of its ends it begins or ends with
    /// today, and its ends may be given in either order.
    init(_ input: FormInput, today: CalendarDate, fallsBackToAll: Bool) {
        self.init(
            view: input[RecordFilter.view], date: input[RecordFilter.date], fallsBackToAll: fallsBackToAll,
            range: Self.range(input, today: today))
    }

    /// Takes the values of both parameters; unknown ones are ignored.
    ///
    /// Without either, `fallsBackToAll` selects all days rather than this month.
    public init(view: String, date: String, fallsBackToAll: Bool = false) {
        self.init(view: view, date: date, fallsBackToAll: fallsBackToAll, range: nil)
    }

    private init(view: String, date: String, fallsBackToAll: Bool, range: Period?) {
        self.range = range
        self.view = Period.Length(rawValue: view)
        self.date = date
        isAll = view == Self.all || self.view == nil && date == Self.all || fallsBackToAll && view.isEmpty && date.isEmpty
    }

    /// Returns the period; nil for all days.
    ///
    /// A date without a view implies its length: a day for `2026-11-03`, a month for `2026-11`. If the date is longer than the
    /// view, such as a month for a day, it is today if that lies in it, and otherwise its first day.
    public func period(today: CalendarDate, calendar: CivilCalendar) -> Period? {
        if let range { return range }
        if isAll { return nil }
        guard let named = named(today: today, calendar: calendar) else {
            return calendar.period(view ?? .monthly, containing: today)
        }
        guard let view, view != named.length else { return named }
        // The first month of a year is the one named January.
        let first = view == .monthly && named.length == .yearly ? named.first.adding(days: calendar.monthStart - 1) : named.first
        return calendar.period(view, containing: named.contains(today) ? today : first)
    }

    /// Returns the query parameters of a list or a map of records for a period.
    public static func parameters(_ period: Period) -> [(name: String, value: String)] {
        guard let length = period.length else { return [(from.name, period.first.description), (to.name, period.last.description)] }
        return [(RecordFilter.view.name, length.rawValue), (RecordFilter.date.name, text(period))]
    }

    /// A word for a period that moves with the calendar.
    private struct Word: Sendable {
        let word: String
        let length: Period.Length
        /// Below zero for the period before this one.
        let step: Int

        func period(today: CalendarDate, calendar: CivilCalendar) -> Period {
            let this = calendar.period(length, containing: today)
            return step < 0 ? this.previous : step > 0 ? this.next : this
        }
    }

    private static let words = [
        Word(word: "today", length: .daily, step: 0), Word(word: "yesterday", length: .daily, step: -1),
        Word(word: "tomorrow", length: .daily, step: 1),
        Word(word: "this-week", length: .weekly, step: 0), Word(word: "last-week", length: .weekly, step: -1),
        Word(word: "next-week", length: .weekly, step: 1), Word(word: "this-month", length: .monthly, step: 0),
        Word(word: "last-month", length: .monthly, step: -1), Word(word: "next-month", length: .monthly, step: 1),
        Word(word: "this-year", length: .yearly, step: 0), Word(word: "last-year", length: .yearly, step: -1),
        Word(word: "next-year", length: .yearly, step: 1),
    ]

    /// Returns the word for a period, such as `last-month`; nil for one that is not the present one or beside it.
    public static func word(for period: Period, today: CalendarDate, calendar: CivilCalendar) -> String? {
        words.first { $0.length == period.length && $0.period(today: today, calendar: calendar) == period }?.word
    }

    /// The word that was given, such as `last-month`; nil for any other period.
    public var word: String? {
        range == nil && Self.words.contains { $0.word == date && (view == nil || view == $0.length) } ? date : nil
    }

    /// Returns the date of a period of a length for a URL; a month is named by its first day.
    public static func text(_ period: Period) -> String {
        let date = period.first.description
        return switch period.length {
        case .daily, .weekly, nil: date
        case .monthly: String(Substring(date.utf8.prefix(7)))
        case .yearly: String(Substring(date.utf8.prefix(4)))
        }
    }

    private static func range(_ input: FormInput, today: CalendarDate) -> Period? {
        let from = CalendarDate(input[Self.from]), to = CalendarDate(input[Self.to])
        guard from != nil || to != nil else { return nil }
        let (first, last) = (from ?? today, to ?? today)
        return Period(min(first, last)...max(first, last))
    }

    private func named(today: CalendarDate, calendar: CivilCalendar) -> Period? {
        if let word = Self.words.first(where: { $0.word == date }) { return word.period(today: today, calendar: calendar) }
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
