/// A set of accounts and everything in them, of a person or a household. Every row about money belongs to one book.
public enum Book {
    public typealias ID = Identifier<Book>
}

/// The settings of a book: the calendar of its periods, and the currency of its sums.
public struct BookSettings: Sendable, Equatable {
    public var mainCurrency: Currency
    public var timeZone: CivilTimeZone
    public var weekStart: Weekday
    /// The day of the calendar month on which months begin, 1 to 28.
    public var monthStart: Int

    public init(mainCurrency: Currency, timeZone: CivilTimeZone, weekStart: Weekday, monthStart: Int = 1) {
        self.mainCurrency = mainCurrency
        self.timeZone = timeZone
        self.weekStart = weekStart
        self.monthStart = monthStart
    }

    public var calendar: CivilCalendar { CivilCalendar(weekStart: weekStart, monthStart: monthStart) }
}
