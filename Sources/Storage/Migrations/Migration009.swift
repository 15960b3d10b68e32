extension Migration {
    /// Books that are filled or erased step by step, while nobody sees them: states of books, and identifiers that are unique within a book, so
    /// that the book that comes may have those of the one that it replaces.
    static let ninth = Migration(
        number: 9,
        statements: dropping(triggers) + states + BookTables.all.flatMap(\.statements) + newTriggers,
        rebuildsTables: true)

    private static let states = [
        "ALTER TABLE book ADD COLUMN state TEXT NOT NULL DEFAULT 'live' CHECK (state IN ('live', 'arriving', 'leaving'))",
        // Of an arriving book: the one that it is to replace, and whether something was written to that one since.
        "ALTER TABLE book ADD COLUMN replaces BLOB CHECK (replaces IS NULL OR (length(replaces) = 16 AND state = 'arriving'))",
        "ALTER TABLE book ADD COLUMN is_outdated INTEGER NOT NULL DEFAULT 0 CHECK (is_outdated IN (0, 1))",
        "CREATE INDEX book_passing ON book (state) WHERE state <> 'live'",
        "CREATE INDEX book_replacing ON book (replaces) WHERE replaces IS NOT NULL",
    ]

    private static let searchable = "CREATE VIEW searchable AS SELECT number, search_text FROM record WHERE deletion IS NULL"

    /// All that name a table which is made anew.
    private static let triggers =
        [searchable] + RecordTriggers.inMainCurrency.filter { $0.hasPrefix("CREATE") } + RecordTriggers(knowsMainCurrency: false).others
        + BudgetTriggers.first + MonthTriggers.first + PlaceTotals.firstTriggers + names

    private static let newTriggers =
        [searchable] + RecordTriggers.ofLiveBooks + BudgetTriggers.ofLiveBooks + MonthTriggers.inBooks + PlaceTotals.triggersOfLiveBooks + names

    private static let names = namesVersion.filter { $0.hasPrefix("CREATE TRIGGER") }
}
