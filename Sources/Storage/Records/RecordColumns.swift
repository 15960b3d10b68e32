import Bookkeeping

/// The columns of `record` with the values entered by a person, in the one order that all reads and writes use.
enum RecordColumns {
    static let names =
        ["kind", "date", "time", "account", "currency", "amount", "category", "to_account", "received_currency", "received"]
        + RecordText.allCases.map(\.rawValue) + ["latitude", "longitude", "place"]

    /// Returns the columns of a `SELECT` whose rows ``values(_:from:)`` reads.
    static func selected(from table: String) -> String { names.map { "\(table).\($0)" }.joined(separator: ", ") }

    static func bindings(of values: RecordValues) -> [any Bindable] {
        [
            values.kind.rawValue, values.date, values.time, values.account, values.currency, values.amount, values.category, values.toAccount,
            values.receivedCurrency, values.received,
        ] + values.texts.all + [values.latitude, values.longitude, values.place]
    }

    /// Reads the columns, starting at index `first`. Throws `StoreError.damaged` for an impossible value.
    static func values(_ cells: Cells, from first: Int32) throws -> RecordValues {
        var column = first - 1
        func next() -> Int32 {
            column += 1
            return column
        }
        return RecordValues(
            kind: try cells.kind(next()), date: try cells.date(next()), time: try cells.time(next()), account: try cells.id(next()),
            currency: try cells.currency(next()), amount: cells.int64(next()), category: try cells.optionalID(next()),
            toAccount: try cells.optionalID(next()), receivedCurrency: try cells.optional(next()) { try cells.currency($0) },
            received: cells.optional(next()) { cells.int64($0) }, texts: RecordTexts { _ in cells.text(next()) },
            latitude: cells.optional(next()) { cells.int($0) }, longitude: cells.optional(next()) { cells.int($0) },
            place: cells.optional(next()) { cells.text($0) })
    }
}

/// A row of `record` as written: the values entered by a person, and the values derived from them.
struct RecordRow {
    let number: Int64
    let id: Transaction.ID
    let values: RecordValues
    /// The names of live hashtags, sorted.
    let hashtags: [String]
    /// The amount in minor units of the main currency; nil without a rate.
    let mainAmount: Int64?
    let createdAt, updatedAt: Int64
    var deletion: Deletion.ID?

    /// The number of rows per statement. The full-text index writes its pending data after each statement, and whenever a row is
    /// earlier than the one before it, so inserting rows one by one would take twice as long.
    static let rowsPerStatement = 100

    private static let changing = ["number"] + RecordColumns.names + ["search_text", "hashtags", "main_amount", "cell", "updated_at"]
    private static let lasting = ["id", "book", "created_at", "deletion"]

    private var changingValues: [any Bindable] {
        let text = SearchText(values.texts, place: values.place, hashtags: hashtags).stored
        return [number] + RecordColumns.bindings(of: values) + [text, hashtags.joined(separator: " "), mainAmount, cell, updatedAt]
    }

    private func lastingValues(_ book: Book.ID) -> [any Bindable] { [id, book, createdAt, deletion] }

    /// The code of the map cell that contains the record's place.
    private var cell: Int64? {
        guard let latitude = values.latitude, let longitude = values.longitude else { return nil }
        return MapCell(latitude: latitude, longitude: longitude).code
    }

    /// Inserts rows, fastest in the order of their numbers.
    static func insert(_ rows: [RecordRow], into book: Book.ID, _ connection: Connection) throws {
        var rest = rows[...]
        while !rest.isEmpty {
            // Only two different statements, so that both stay in the cache of prepared ones.
            let isFull = rest.count >= rowsPerStatement
            let values = rest.prefix(isFull ? rowsPerStatement : 1).flatMap { $0.changingValues + $0.lastingValues(book) }
            rest = rest.dropFirst(isFull ? rowsPerStatement : 1)
            try connection.each(isFull ? insertionOfMany : insertionOfOne, values) { _ in true }
        }
    }

    private static let insertionOfOne = insertion(ofRows: 1), insertionOfMany = insertion(ofRows: rowsPerStatement)

    private static func insertion(ofRows count: Int) -> String {
        let columns = changing + lasting, marks = "(" + Array(repeating: "?", count: columns.count).joined(separator: ", ") + ")"
        return """
            INSERT INTO record (\(columns.joined(separator: ", ")))
            VALUES \(Array(repeating: marks, count: count).joined(separator: ", "))
            """
    }

    private static let updating = "UPDATE record SET \(changing.map { "\($0) = ?" }.joined(separator: ", ")) WHERE number = ? AND book = ?"

    /// Updates the row that had the number `former`: the values entered by a person, and the values derived from them.
    func update(_ former: Int64, in book: Book.ID, _ connection: Connection) throws {
        try connection.each(Self.updating, changingValues + [former, book]) { _ in true }
    }
}

extension SearchText {
    /// The words under which a record is found.
    init(_ texts: RecordTexts, place: String?, hashtags: [String]) { self.init(texts.all + [place ?? ""] + hashtags) }
}
