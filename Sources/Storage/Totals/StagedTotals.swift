import Bookkeeping

/// The totals of a book that is being filled, each summed once over all of its records: in temporary tables, which delays nobody, and then copied to the
/// tables of the database some rows at a time.
struct StagedTotals {
    private static let rowsPerStep: Int64 = 2_000

    let book: Book.ID
    let connection: StagingConnection

    /// Adds the totals of a book that has none. Throws `.conflict(.overflow)` if a sum does not fit; some totals may have been added then.
    func add() throws {
        try connection.unlocked { connection in
            for (table, key) in Self.tables {
                try connection.run("DROP TABLE IF EXISTS temp.staged_\(table)")
                try connection.run("CREATE TEMP TABLE staged_\(table) AS SELECT * FROM main.\(table) WHERE 0")
                try connection.run("CREATE UNIQUE INDEX temp.key_of_\(table) ON staged_\(table) (\(key))")
            }
            try connection.run("DROP TABLE IF EXISTS \(Self.records)")
            try connection.run(Self.copyingRecords, book)
            for statement in Self.statements { try connection.run(statement) }
            try connection.run("DROP TABLE \(Self.records)")
        }
        for (table, _) in Self.tables { try copy(table) }
    }

    /// Removes what ``add()`` has added.
    func remove() throws {
        for table in Self.tables.map(\.name) + ["expense_month_total"] {
            try connection.step(triggers: false) { try $0.run("DELETE FROM \(table) WHERE book = ?", book) }
        }
    }

    private func copy(_ table: String) throws {
        let last = try connection.unlocked { try $0.first("SELECT max(rowid) FROM temp.staged_\(table)") { $0.int64(0) } ?? 0 }
        for first in stride(from: 1, through: last, by: Int64.Stride(Self.rowsPerStep)) {
            try connection.step {
                try $0.run(
                    "INSERT INTO main.\(table) SELECT * FROM temp.staged_\(table) WHERE rowid BETWEEN ? AND ?", first,
                    first + Self.rowsPerStep - 1)
            }
        }
        try connection.unlocked { _ = try $0.run("DROP TABLE temp.staged_\(table)") }
    }

    private static let rows = TotalsRow.all + [PlaceTotals.all[0].row]

    /// The tables, each once, with the columns of their keys.
    private static let tables: [(name: String, key: String)] = rows.reduce(into: []) { tables, row in
        guard !tables.contains(where: { $0.name == row.table }) else { return }
        tables.append((row.table, row.key.map(\.name).joined(separator: ", ")))
    }

    /// The figures of the book's records, without their texts: each total reads all of them.
    private static let records = "temp.staged_record"

    private static let copyingRecords = """
        CREATE TEMP TABLE staged_record AS
        SELECT number, book, date, kind, account, currency, amount, category, to_account, received_currency, received, main_amount, latitude, longitude,
            place, cell, deletion
        FROM main.record WHERE book = ? AND deletion IS NULL
        """

    private static let statements =
        TotalsRow.all.map { $0.filling("temp.staged_\($0.table)", from: "\(records) r") }
        + [PlaceTotals.filling("temp.staged_place_total", from: "\(records) r")]
}
