import Bookkeeping

/// The totals of a book that is being filled, the finest summed once over all of its records, and the others over finer ones: in temporary tables,
/// which delays nobody, and then copied to the tables of the database some rows at a time.
///
/// Two connections, each with temporary tables of its own, sum up at the same time: one by days, accounts and categories, the other by places.
struct StagedTotals {
    /// A temporary table of sums, which become rows of a table of the database.
    private struct Part {
        let table, name: String
        let columns: [String]
        let query: String
        /// True if the query reads the records of a book, its parameter; false if it reads a part summed before.
        let readsRecords: Bool
    }

    /// The cache of the second connection, in KiB: the first one's holds pages of the book already.
    private static let secondCache = 16_384

    let book: Book.ID
    private let connection, second: StagingConnection

    init(_ store: Store, book: Book.ID, connection: StagingConnection) throws {
        (self.book, self.connection) = (book, connection)
        second = try StagingConnection(store, cache: Self.secondCache)
    }

    /// Adds the totals of a book that has none. Throws `.conflict(.overflow)` if a sum does not fit; some totals may have been added then.
    func add() throws {
        let others = BackgroundWriting<[Part]> { [book, second] in try Self.sum($0, of: book, second) }
        try others.begin([Self.located] + Self.places)
        let outcome = Result { try Self.sum(Self.tables, of: book, connection) }
        try others.finish()
        try outcome.get()
        try copy(Self.tables, connection)
        // The last parts are the coarsest levels of the map; their keys come first.
        try copy(Self.places.reversed(), second)
    }

    /// Removes what ``add()`` has added.
    func remove() throws {
        for table in Set((Self.tables + Self.places).map(\.table)).union(["expense_month_total"]) {
            try connection.step(isBulk: true) { try $0.run("DELETE FROM \(table) WHERE book = ?", book) }
        }
    }

    private static func sum(_ parts: [Part], of book: Book.ID, _ connection: StagingConnection) throws {
        try connection.unlocked { connection in
            for part in parts {
                try connection.run("DROP TABLE IF EXISTS temp.\(part.name)")
                try connection.each("CREATE TEMP TABLE \(part.name) AS \(part.query)", part.readsRecords ? [book] : []) { _ in true }
            }
        }
    }

    /// Copies the sums to their tables: in each step some sums of one table, or all sums of several small tables.
    private func copy(_ parts: [Part], _ connection: StagingConnection) throws {
        var size = StepSize()
        var rest = try parts.map { part in
            (part: part, rows: 1..<(try connection.unlocked { try $0.count("SELECT max(rowid) FROM temp.\(part.name)") }) + 1)
        }.filter { !$0.rows.isEmpty }[...]
        while !rest.isEmpty {
            var step: [(part: Part, rows: Range<Int>)] = [], room = size.rows
            while room > 0, let (part, rows) = rest.popFirst() {
                step.append((part, rows.prefix(room)))
                if rows.count > room { rest.insert((part, rows.dropFirst(room)), at: rest.startIndex) }
                room -= min(rows.count, room)
            }
            try connection.step(of: size.rows - room, &size) { connection in
                for (part, rows) in step {
                    let columns = part.columns.joined(separator: ", ")
                    try connection.run(
                        """
                        INSERT INTO main.\(part.table) (\(columns)) SELECT \(columns) FROM temp.\(part.name) WHERE rowid >= ? AND rowid < ?
                        """, rows.lowerBound, rows.upperBound)
                }
            }
        }
        try connection.unlocked { connection in for part in parts { try connection.run("DROP TABLE temp.\(part.name)") } }
    }

    private static let tables =
        TotalsRow.tables.map { table, rows in
            let first = rows[0], source = first.finer.map { "temp.\(staged($0))" } ?? records
            return Part(
                table: table, name: staged(table), columns: first.columns, query: TotalsRow.query(rows, from: source),
                readsRecords: first.finer == nil)
        } + [shares]

    private static func staged(_ table: String) -> String { "staged_\(table)" }

    /// The live records, in the order of days.
    private static let records = "(SELECT * FROM main.record INDEXED BY record_of_book WHERE book = ?1 AND deletion IS NULL)"

    /// The sums of people's parts; a person's own book has none.
    private static let shares = Part(
        table: "share_total", name: staged("share_total"), columns: ["book", "person", "currency", "amount", "count"],
        query: """
            SELECT s.book AS book, s.person AS person, s.currency AS currency, sum(s.sign * s.amount) AS amount, count(*) AS count
            FROM \(records) r CROSS JOIN main.record_share s ON s.record = r.number WHERE s.sign <> 0 GROUP BY 1, 2, 3
            """, readsRecords: true)

    /// The totals of map cells, a part for each level, from the finest to the coarsest.
    private static let places: [Part] = {
        let levels = Array(PlaceTotals.levels.reversed()), row = PlaceTotals.all[0].row
        func name(_ level: Int) -> String { staged("\(row.table)_\(level)") }
        let queries =
            [PlaceTotals.finest(from: "temp.\(located.name) r")]
            + zip(levels.dropFirst(), levels).map { PlaceTotals.level($0, of: $1, from: "temp.\(name($1))") }
        return zip(levels, queries).map { Part(table: row.table, name: name($0), columns: row.columns, query: $1, readsRecords: false) }
    }()

    /// The figures of the located records. No table is made of them: each scope of the finest level reads all of them.
    private static let located = Part(
        table: "", name: staged("record"), columns: [],
        query: """
            SELECT number, book, date, kind, category, main_amount, latitude, longitude, place, cell, deletion
            FROM main.record INDEXED BY record_located WHERE book = ?1 AND \(PlaceTotals.isLocated)
            """, readsRecords: true)
}
