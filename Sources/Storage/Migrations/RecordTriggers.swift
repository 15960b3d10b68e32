/// The triggers that keep totals, the search index and the counts of hashtags in step with the live records.
enum RecordTriggers {
    static let all = [
        trigger("record_added", "AFTER INSERT ON record WHEN NEW.deletion IS NULL", counted("NEW") + indexed("NEW")),
        trigger(
            "record_removed", "BEFORE DELETE ON record",
            ["DELETE FROM record_hashtag WHERE record = OLD.number"]),
        trigger("live_record_removed", "AFTER DELETE ON record WHEN OLD.deletion IS NULL", uncounted("OLD") + unindexed("OLD")),
        trigger(
            "record_change_uncounts", "AFTER UPDATE OF \(countedColumns) ON record WHEN OLD.deletion IS NULL", uncounted("OLD")),
        trigger("record_change_counts", "AFTER UPDATE OF \(countedColumns) ON record WHEN NEW.deletion IS NULL", counted("NEW")),
        trigger(
            "record_change_indexes",
            """
            AFTER UPDATE OF number, deletion, search_text ON record
            WHEN OLD.number <> NEW.number OR OLD.search_text <> NEW.search_text OR (OLD.deletion IS NULL) <> (NEW.deletion IS NULL)
            """,
            unindexed("OLD") + indexed("NEW")),
        trigger(
            "record_change_counts_hashtags",
            "AFTER UPDATE OF deletion ON record WHEN (OLD.deletion IS NULL) <> (NEW.deletion IS NULL)",
            [
                """
                UPDATE hashtag SET record_count = record_count + iif(NEW.deletion IS NULL, 1, -1)
                WHERE id IN (SELECT hashtag FROM record_hashtag WHERE record = NEW.number)
                """
            ]),
        trigger(
            "hashtag_stays_in_book", "BEFORE INSERT ON record_hashtag",
            [
                """
                SELECT RAISE(ABORT, 'a hashtag of another book')
                WHERE (SELECT book FROM record WHERE number = NEW.record) IS NOT (SELECT book FROM hashtag WHERE id = NEW.hashtag)
                """
            ]),
        trigger(
            "hashtag_added",
            "AFTER INSERT ON record_hashtag WHEN (SELECT deletion FROM record WHERE number = NEW.record) IS NULL",
            ["UPDATE hashtag SET record_count = record_count + 1 WHERE id = NEW.hashtag"]),
        trigger(
            "hashtag_removed",
            "AFTER DELETE ON record_hashtag WHEN EXISTS (SELECT 1 FROM record WHERE number = OLD.record AND deletion IS NULL)",
            ["UPDATE hashtag SET record_count = record_count - 1 WHERE id = OLD.hashtag"]),
    ]

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

    /// Income, expenses and the three counts of a row, as they are listed in every table of totals.
    private static func parts(_ row: String) -> [(column: String, value: String)] {
        [
            ("income", "iif(\(row).kind = 'income', \(row).amount, 0)"),
            ("expenses", "iif(\(row).kind = 'expense', \(row).amount, 0)"),
            ("income_count", "\(row).kind = 'income'"), ("expense_count", "\(row).kind = 'expense'"),
            ("transfer_count", "\(row).kind = 'transfer'"),
        ]
    }

    private static func counted(_ row: String) -> [String] {
        let columns = parts(row).map(\.column).joined(separator: ", "), values = parts(row).map(\.value).joined(separator: ", ")
        let sums = parts(row).map { "\($0.column) = \($0.column) + excluded.\($0.column)" }.joined(separator: ", ")
        return [
            "INSERT INTO book_total (book, currency, \(columns)) VALUES (\(row).book, \(row).currency, \(values)) "
                + "ON CONFLICT (book, currency) DO UPDATE SET \(sums)",
            "INSERT INTO day_total (book, date, currency, \(columns)) VALUES (\(row).book, \(row).date, \(row).currency, \(values)) "
                + "ON CONFLICT (book, date, currency) DO UPDATE SET \(sums)",
            "INSERT INTO account_total (book, account, \(columns), change) VALUES (\(row).book, \(row).account, \(values), "
                + "iif(\(row).kind = 'income', \(row).amount, -\(row).amount)) "
                + "ON CONFLICT (book, account) DO UPDATE SET \(sums), change = change + excluded.change",
            "INSERT INTO account_total (book, account, \(columns), change) SELECT \(row).book, \(row).to_account, \(values), \(row).received "
                + "WHERE \(row).to_account IS NOT NULL "
                + "ON CONFLICT (book, account) DO UPDATE SET \(sums), change = change + excluded.change",
            "INSERT INTO category_total SELECT \(row).book, \(row).category, \(row).currency, \(row).amount, 1 "
                + "WHERE \(row).category IS NOT NULL "
                + "ON CONFLICT (book, category, currency) DO UPDATE SET amount = amount + excluded.amount, count = count + 1",
            "INSERT INTO day_account_total VALUES (\(row).book, \(row).date, \(row).account, \(row).kind, ifnull(\(row).category, x''), "
                + "\(row).currency, \(row).amount, 1) "
                + "ON CONFLICT (book, date, account, kind, category) DO UPDATE SET amount = amount + excluded.amount, count = count + 1",
            "INSERT INTO day_account_total SELECT \(row).book, \(row).date, \(row).to_account, 'received', x'', "
                + "\(row).received_currency, \(row).received, 1 WHERE \(row).to_account IS NOT NULL "
                + "ON CONFLICT (book, date, account, kind, category) DO UPDATE SET amount = amount + excluded.amount, count = count + 1",
        ]
    }

    private static func uncounted(_ row: String) -> [String] {
        let differences = parts(row).map { "\($0.column) = \($0.column) - (\($0.value))" }.joined(separator: ", ")
        let empty = "income_count + expense_count + transfer_count = 0"
        func less(_ table: String, _ changes: String, _ key: String, _ empty: String) -> [String] {
            ["UPDATE \(table) SET \(changes) WHERE \(key)", "DELETE FROM \(table) WHERE \(key) AND \(empty)"]
        }
        func day(_ account: String, _ kind: String, _ category: String, _ amount: String) -> [String] {
            less(
                "day_account_total", "amount = amount - \(row).\(amount), count = count - 1",
                "book = \(row).book AND date = \(row).date AND account = \(row).\(account) AND kind = \(kind) AND category = \(category)",
                "count = 0")
        }
        return less("book_total", differences, "book = \(row).book AND currency = \(row).currency", empty)
            + less("day_total", differences, "book = \(row).book AND date = \(row).date AND currency = \(row).currency", empty)
            + less(
                "account_total", differences + ", change = change - iif(\(row).kind = 'income', \(row).amount, -\(row).amount)",
                "book = \(row).book AND account = \(row).account", empty)
            + less(
                "account_total", differences + ", change = change - \(row).received",
                "book = \(row).book AND account = \(row).to_account", empty)
            + less(
                "category_total", "amount = amount - \(row).amount, count = count - 1",
                "book = \(row).book AND category = \(row).category AND currency = \(row).currency", "count = 0")
            + day("account", "\(row).kind", "ifnull(\(row).category, x'')", "amount")
            + day("to_account", "'received'", "x''", "received")
    }
}
