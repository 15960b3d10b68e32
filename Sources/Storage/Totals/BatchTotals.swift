/// Adds a batch of inserted records, which no trigger has counted, to the totals and the search index: each total once for all of
/// them.
struct BatchTotals {
    private let numbers: String
    private let connection: Connection

    /// - Parameter numbers: the numbers of the records, without duplicates.
    init(_ numbers: [Int64], connection: Connection) {
        self.numbers = "[" + numbers.map(String.init).joined(separator: ",") + "]"
        self.connection = connection
    }

    func add() throws {
        try connection.run("CREATE TEMP TABLE IF NOT EXISTS batch AS SELECT \(Self.columns) FROM record WHERE 0")
        try connection.run("DELETE FROM temp.batch")
        try connection.run(
            """
            INSERT INTO temp.batch SELECT \(Self.columns) FROM record
            WHERE number IN (SELECT value FROM json_each(?)) AND deletion IS NULL ORDER BY number
            """, numbers)
        for statement in Self.statements { try connection.run(statement) }
        try connection.run("DELETE FROM temp.batch")
    }

    private static let columns = """
        number, book, kind, date, account, currency, amount, category, to_account, received_currency, received, latitude, longitude, place,
        deletion, search_text, main_amount, cell
        """

    private static let statements =
        TotalsRow.all(of: "r").map { $0.filling(from: "temp.batch r") } + [
            PlaceTotals.filling(from: "temp.batch r"),
            "INSERT INTO record_search (rowid, search_text) SELECT number, search_text FROM temp.batch ORDER BY number",
        ]
}
