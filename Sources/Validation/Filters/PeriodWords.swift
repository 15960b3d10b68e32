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
        if let word = Self.named.first(where: { $0.word == date }) { return Self.period(word, today: today, calendar: calendar) }
        guard let (first, length) = Self.beginning(date) else { return nil }
        return calendar.period(length, containing: length == .monthly ? first.adding(days: calendar.monthStart - 1) : first)
    }

    private typealias Word = (word: String, length: Period.Length, offset: Int)

    private static func period(_ word: Word, today: CalendarDate, calendar: CivilCalendar) -> Period {
        let this = calendar.period(word.length, containing: today)
        return word.offset < 0 ? this.previous : word.offset > 0 ? this.next : this
    }

    /// Returns the word for a period, such as `last-month`; nil for one that is not the present one or beside it.
    public static func word(for period: Period, today: CalendarDate, calendar: CivilCalendar) -> String? {
        named.first { $0.length == period.length && Self.period($0, today: today, calendar: calendar) == period }?.word
    }

    /// The word that was given, such as `last-month`; nil for any other period.
    public var word: String? {
        range == nil && Self.named.contains { $0.word == date && (view == nil || view == $0.length) } ? date : nil
    }

    /// The words, with the periods that they name: this one, the one before or the next.
    private static let named: [Word] = [
        ("today", .daily, 0), ("yesterday", .daily, -1), ("tomorrow", .daily, 1), ("this-week", .weekly, 0), ("last-week", .weekly, -1),
        ("next-week", .weekly, 1), ("this-month", .monthly, 0), ("last-month", .monthly, -1), ("next-month", .monthly, 1), ("this-year", .yearly, 0),
        ("last-year", .yearly, -1), ("next-year", .yearly, 1),
    ]

    /// The values of `date` that are words.
    public static let words = [all] + named.map(\.word)

    /// True if `text` is a word, a day, a month or a year, so that ``period(today:calendar:)`` is the one that it names.
    public static func isDate(_ text: String) -> Bool { words.contains(text) || beginning(text) != nil }

    /// Returns the first day of a day, month or year such as `2026-11`, in a calendar with months that begin on the first.
    private static func beginning(_ date: String) -> (CalendarDate, Period.Length)? {
        switch date.utf8.count {
        case 10: CalendarDate(date).map { ($0, .daily) }
        case 7: CalendarDate(date + "-01").map { ($0, .monthly) }
        case 4: CalendarDate(date + "-01-01").map { ($0, .yearly) }
        default: nil
        }
    }
}
