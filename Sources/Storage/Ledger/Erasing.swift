import Bookkeeping

/// Erases inaccessible books for good, a limited number of rows at a time.
///
/// No trigger subtracts their records from totals: all rows of the totals are deleted.
struct BookErasing {
    private static let rowsPerStep = 500
    private static let bytesPerStep = 4 << 20

    let connection: Connection

    /// The tables in an order that allows emptying them; tables that refer to records are emptied with these.
    static let tables =
        [
            "bank_row", "bank_balance", "bank_entry", "bank_former_record", "bank_import", "bank_mapping", "bank_account", "refused_match",
            "bank_connection_account", "bank_connection", "left_out_entry",
            "filing_hashtag", "filing_rule", "dismissed_learning", "regular_payment", "dismissed_payment", "recurring_day", "recurring_hashtag",
            "recurring_record", "recurring_rule", "budget_month_total",
            "budget_day_total", "budget_amount", "budget_alert", "budget", "notification", "report_reader", "kept_report",
            "reconciled_record",
            "reconciliation",
        ] + AccountThings.all.map(\.table)
    static let tablesAfterRecords = [
        "record_change", "account", "category", "hashtag", "deletion", "exchange_rate", "unconvertible", "book_total", "expense_month_total",
        "day_total",
        "account_total", "category_total", "day_account_total", "account_day_total", "account_month_total", "day_category_total", "month_total",
        "place_total", "share_total",
    ]

    /// Deletes some rows. Returns false if there are none left.
    func step() throws -> Bool {
        guard let book = try connection.first("SELECT id FROM book WHERE state = 'leaving' LIMIT 1", map: { try $0.id(0, Book.self) }) else {
            return false
        }
        for table in Self.tables where try removeRows(of: book, from: table) { return true }
        if try removeRecords(of: book) { return true }
        for table in Self.tablesAfterRecords where try removeRows(of: book, from: table) { return true }
        try connection.run("DELETE FROM book WHERE id = ?", book)
        return true
    }

    private func removeRows(of book: Book.ID, from table: String) throws -> Bool {
        let columns = try connection.rows("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", table) { $0.text(0) }
        let key = columns.joined(separator: ", ")
        return try connection.run(
            "DELETE FROM \(table) WHERE (\(key)) IN (SELECT \(key) FROM \(table) WHERE book = ? LIMIT \(Self.rowsPerStep))", book) > 0
    }

    private func removeRecords(of book: Book.ID) throws -> Bool {
        for source in [
            "record INDEXED BY record_of_book WHERE book = ? AND deletion IS NULL ORDER BY number",
            "record INDEXED BY record_of_deletion WHERE book = ? AND deletion IS NOT NULL",
        ] {
            var numbers: [String] = [], bytes = 0
            try connection.each(
                """
                SELECT number, (SELECT ifnull(sum(a.size), 0) FROM attachment a WHERE a.record = number)
                FROM \(source) LIMIT \(Self.rowsPerStep)
                """, [book]
            ) { cells in
                numbers.append(String(cells.int64(0)))
                bytes += cells.int(1)
                return bytes < Self.bytesPerStep
            }
            guard !numbers.isEmpty else { continue }
            let list = "[" + numbers.joined(separator: ",") + "]", chosen = "number IN (SELECT value FROM json_each(?))"
            try connection.run(
                """
                INSERT INTO record_search (record_search, rowid, search_text)
                SELECT 'delete', number, search_text FROM record WHERE \(chosen) AND deletion IS NULL ORDER BY number
                """, list)
            try connection.run("DELETE FROM record WHERE \(chosen)", list)
            return true
        }
        return false
    }
}
