/// The triggers that keep totals, the search index and the counts of hashtags in step with the live records.
struct RecordTriggers {
    /// False as in version 1 of the schema, which knew no main currency and no totals of months.
    let knowsMainCurrency: Bool
    /// False as before version 9 of the schema: books had no states then, and identifiers were those of the whole database.
    var knowsStates = false

    /// Those of version 1.
    static let first = RecordTriggers(knowsMainCurrency: false).counting + RecordTriggers(knowsMainCurrency: false).others

    /// Those of version 9.
    static let ofLiveBooks: [String] = {
        let triggers = RecordTriggers(knowsMainCurrency: true, knowsStates: true)
        return triggers.counting + triggers.others
    }()

    /// In place of those that count in version 1.
    static let inMainCurrency =
        ["record_added", "live_record_removed", "record_change_uncounts", "record_change_counts"].map { "DROP TRIGGER \($0)" }
        + RecordTriggers(knowsMainCurrency: true).counting

    private var counting: [String] {
        [
            Self.trigger(
                "record_added", "AFTER INSERT ON record WHEN NEW.deletion IS NULL\(isLive("NEW"))", counted("NEW") + Self.indexed("NEW")),
            Self.trigger(
                "live_record_removed", "AFTER DELETE ON record WHEN OLD.deletion IS NULL\(isLive("OLD"))",
                uncounted("OLD") + Self.unindexed("OLD")),
            Self.trigger(
                "record_change_uncounts", "AFTER UPDATE OF \(Self.countedColumns) ON record WHEN OLD.deletion IS NULL",
                uncounted("OLD")),
            Self.trigger(
                "record_change_counts", "AFTER UPDATE OF \(Self.countedColumns) ON record WHEN NEW.deletion IS NULL",
                counted("NEW")),
        ]
    }

    private func isLive(_ row: String) -> String { knowsStates ? " AND \(BookState.isLive(row))" : "" }

    var others: [String] {
        func ofBook(_ row: String) -> String { knowsStates ? "book = \(row).book AND " : "" }
        return [
            Self.trigger(
                "record_removed", "BEFORE DELETE ON record",
                ["DELETE FROM record_hashtag WHERE record = OLD.number"]),
            Self.trigger(
                "record_change_indexes",
                """
                AFTER UPDATE OF number, deletion, search_text ON record
                WHEN OLD.number <> NEW.number OR OLD.search_text <> NEW.search_text OR (OLD.deletion IS NULL) <> (NEW.deletion IS NULL)
                """,
                Self.unindexed("OLD") + Self.indexed("NEW")),
            Self.trigger(
                "record_change_counts_hashtags",
                "AFTER UPDATE OF deletion ON record WHEN (OLD.deletion IS NULL) <> (NEW.deletion IS NULL)",
                [
                    """
                    UPDATE hashtag SET record_count = record_count + iif(NEW.deletion IS NULL, 1, -1)
                    WHERE \(ofBook("NEW"))id IN (SELECT hashtag FROM record_hashtag WHERE record = NEW.number)
                    """
                ]),
            Self.trigger(
                "hashtag_stays_in_book", "BEFORE INSERT ON record_hashtag",
                [
                    """
                    SELECT RAISE(ABORT, 'a hashtag of another book')
                    WHERE (SELECT book FROM record WHERE number = NEW.record) IS NOT \(
                        knowsStates ? "NEW.book" : "(SELECT book FROM hashtag WHERE id = NEW.hashtag)")
                    """
                ]),
            Self.trigger(
                "hashtag_added",
                "AFTER INSERT ON record_hashtag WHEN (SELECT deletion FROM record WHERE number = NEW.record) IS NULL",
                ["UPDATE hashtag SET record_count = record_count + 1 WHERE \(ofBook("NEW"))id = NEW.hashtag"]),
            Self.trigger(
                "hashtag_removed",
                "AFTER DELETE ON record_hashtag WHEN EXISTS (SELECT 1 FROM record WHERE number = OLD.record AND deletion IS NULL)",
                ["UPDATE hashtag SET record_count = record_count - 1 WHERE \(ofBook("OLD"))id = OLD.hashtag"]),
        ]
    }

    /// Not the main amount: those of many records change at once, and their totals with them (``MainAmounts``).
    private static let countedColumns =
        "book, date, kind, account, currency, amount, category, to_account, received, received_currency, deletion"

    private static func trigger(_ name: String, _ event: String, _ statements: [String]) -> String {
        "CREATE TRIGGER \(name) \(event) BEGIN\n" + statements.map { $0 + ";\n" }.joined() + "END"
    }

    private static func indexed(_ row: String) -> [String] {
        ["INSERT INTO record_search (rowid, search_text) SELECT \(row).number, \(row).search_text WHERE \(row).deletion IS NULL"]
    }

    private static func unindexed(_ row: String) -> [String] {
        [
            """
            INSERT INTO record_search (record_search, rowid, search_text)
            SELECT 'delete', \(row).number, \(row).search_text WHERE \(row).deletion IS NULL
            """
        ]
    }

    private func counted(_ row: String) -> [String] {
        TotalsRow.all(of: row, knowsMainCurrency: knowsMainCurrency).map(\.adding)
    }

    private func uncounted(_ row: String) -> [String] {
        TotalsRow.all(of: row, knowsMainCurrency: knowsMainCurrency).flatMap(\.subtracting)
    }
}
