import Bookkeeping

/// Counts records that were added while the triggers of their book were off: in each table of totals the sums of all of them at once, where triggers
/// would change a dozen rows for each record.
///
/// The finest totals are summed up from the records, into a temporary table; the others from its rows.
struct AddedTotals {
    private static let days = "temp.added_day_account_total", places = "temp.added_place_total"
    private static let records =
        "(SELECT r.* FROM json_each(?1) n CROSS JOIN main.record r ON r.number = n.value WHERE r.deletion IS NULL AND r.book = ?2)"

    let book: Book.ID
    let connection: Connection

    /// Adds the live records of these numbers. Throws `.conflict(.overflow)` if a sum does not fit; some totals may have been changed then.
    func add(_ numbers: [Int64]) throws {
        let list = "[" + numbers.map(String.init).joined(separator: ",") + "]"
        for (table, rows) in TotalsRow.tables where rows.allSatisfy({ $0.finer == nil }) {
            try sum(TotalsRow.query(rows, from: Self.records), of: list, into: Self.days)
            try add(to: table, rows[0], Self.days)
        }
        for statement in Self.coarser { try connection.run(statement) }
        try connection.run(Self.budgets, list, book)
        if try connection.exists("SELECT 1 FROM \(Self.records) r WHERE r.cell IS NOT NULL LIMIT 1", list, book) { try addPlaces(of: list) }
    }

    private func addPlaces(of list: String) throws {
        let row = PlaceTotals.all[0].row
        try sum(PlaceTotals.finest(from: "\(Self.records) r"), of: list, into: Self.places)
        try add(to: row.table, row, Self.places)
        for level in PlaceTotals.levels where level != PlaceTotals.named {
            try connection.run(Self.adding(PlaceTotals.level(level, of: PlaceTotals.named, from: Self.places), to: row))
        }
    }

    /// Puts sums into a temporary table, which stays for the next ones: one cannot be dropped while rows of any other table are being read.
    private func sum(_ query: String, of list: String, into table: String) throws {
        try connection.run("CREATE TABLE IF NOT EXISTS \(table) AS SELECT * FROM (\(query)) LIMIT 0", list, book)
        try connection.run("DELETE FROM \(table)")
        try connection.run("INSERT INTO \(table) \(query)", list, book)
    }

    private func add(to table: String, _ row: TotalsRow, _ source: String) throws {
        try connection.run(Self.adding("SELECT \(row.columns.joined(separator: ", ")) FROM \(source) WHERE 1", to: row))
    }

    /// Adds the sums of `query` to the rows of a table.
    private static func adding(_ query: String, to row: TotalsRow) -> String {
        let sums = row.sums.map { "\($0.name) = \($0.name) + excluded.\($0.name)" }
        return """
            INSERT INTO main.\(row.table) (\(row.columns.joined(separator: ", "))) \(query)
            ON CONFLICT (\(row.key.map(\.name).joined(separator: ", "))) DO UPDATE SET \(sums.joined(separator: ", "))
            """
    }

    /// A statement for each table of totals that sums up finer ones.
    private static let coarser: [String] = {
        var sources: [String: String] = [:], statements: [String] = []
        for (table, rows) in TotalsRow.tables {
            guard let finer = rows.first?.finer else {
                sources[table] = days
                continue
            }
            let query = TotalsRow.query(rows, from: sources[finer] ?? finer)
            sources[table] = "(\(query))"
            statements.append(adding(query, to: rows[0]))
        }
        return statements
    }()

    /// The budgets of the records' categories. Their hashtags count when they are linked.
    private static let budgets = """
        INSERT INTO main.budget_day_total (book, budget, date, currency, amount, main_amount, count)
        SELECT c.book, c.budget, r.date, r.currency, sum(r.amount), sum(r.main_amount), count(*)
        FROM \(records) r CROSS JOIN main.budget_category c ON c.book = r.book AND c.category = r.category
        WHERE r.kind = 'expense' GROUP BY 1, 2, 3, 4
        ON CONFLICT (book, budget, date, currency) DO UPDATE SET
            amount = amount + excluded.amount, main_amount = main_amount + excluded.main_amount, count = count + excluded.count
        """
}
