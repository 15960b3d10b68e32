import Bookkeeping

extension Ledger {
    /// Returns the present settings of the book.
    public func settings() throws -> BookSettings {
        let found = try connection.first("SELECT \(BookSettings.columns) FROM book WHERE id = ?", book) { try BookSettings($0, from: 0) }
        guard let found else { throw StoreError.notFound }
        return found
    }

    /// Returns the calendar of the book, with the days when its periods begin.
    public func calendar() throws -> CivilCalendar { try settings().calendar }
}

extension LedgerEditor {
    /// Updates the settings. A new main currency converts the book.
    public func updateSettings(_ settings: BookSettings) throws {
        try connection.run(
            "UPDATE book SET time_zone = ?, week_start = ?, month_start = ? WHERE id = ?", settings.timeZone.name, settings.weekStart.rawValue,
            settings.monthStart, book)
        try setMainCurrency(settings.mainCurrency)
    }
}

extension BookSettings {
    /// The columns of a book's settings.
    static let columns = "main_currency, time_zone, week_start, month_start"

    /// Reads the settings from ``columns``.
    init(_ cells: Cells, from column: Int32) throws {
        guard let weekStart = Weekday(rawValue: cells.int(column + 2)) else { throw StoreError.damaged("a weekday is unknown") }
        self.init(
            mainCurrency: try cells.currency(column), timeZone: CivilTimeZone(cells.text(column + 1)) ?? .utc, weekStart: weekStart,
            monthStart: cells.int(column + 3))
    }
}
