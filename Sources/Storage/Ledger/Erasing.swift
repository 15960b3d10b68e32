import Bookkeeping

extension LedgerEditor {
    /// Removes everything in the book for good, what is in the trash too; the book itself stays, without an account.
    ///
    /// Triggers that would take each record out of totals which go as a whole are set aside: with 100,000 records that is 4 s instead of 26.
    ///
    /// What is overwritten only later goes with ``Store/eraseRemains()``, which is noted.
    func erase() throws {
        try noteRemains()
        try withoutTriggers(on: ["record", "record_hashtag", "day_total", "budget_day_total"]) {
            try connection.run(
                """
                INSERT INTO record_search (record_search, rowid, search_text)
                SELECT 'delete', number, search_text FROM record WHERE book = ? AND deletion IS NULL
                """, book)
            for table in [
                "budget", "notification", "record", "account", "category", "hashtag", "deletion", "exchange_rate", "unconvertible",
                "book_total", "day_total", "account_total", "category_total", "day_account_total", "account_day_total",
                "account_month_total", "day_category_total", "month_total", "expense_month_total", "place_total",
            ] {
                try connection.run("DELETE FROM \(table) WHERE book = ?", book)
            }
        }
    }

    /// Runs `body` as if some tables had no triggers; the schema is as before when the transaction ends, whichever way it does.
    private func withoutTriggers(on tables: [String], _ body: () throws -> Void) throws {
        let triggers = try tables.flatMap { table in
            try connection.rows("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = ? ORDER BY rowid", table) {
                (name: $0.text(0), sql: $0.text(1))
            }
        }
        for trigger in triggers { try connection.database.execute(sql: "DROP TRIGGER \(trigger.name)") }
        try body()
        for trigger in triggers { try connection.database.execute(sql: trigger.sql) }
    }
}
