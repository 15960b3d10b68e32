import Bookkeeping

/// The columns of `record` with the values that a person gave it. All that writes or reads them does it here, in one order.
enum RecordColumns {
    static let names =
        ["kind", "date", "time", "account", "currency", "amount", "category", "to_account", "received_currency", "received"]
        + RecordText.allCases.map(\.rawValue) + ["latitude", "longitude", "place"]

    /// The columns of a `SELECT` whose rows ``values(_:from:)`` reads.
    static func selected(from table: String) -> String { names.map { "\(table).\($0)" }.joined(separator: ", ") }

    static func bindings(of values: RecordValues) -> [any Bindable] {
        [
            values.kind.rawValue, values.date, values.time, values.account, values.currency, values.amount, values.category, values.toAccount,
            values.receivedCurrency, values.received,
        ] + values.texts.all + [values.latitude, values.longitude, values.place]
    }

    /// Reads the columns, the first of which is `first`. Throws `StoreError.damaged` for a value that cannot be.
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

/// A row of `record` as it is written: the values of a person, and what follows from them.
struct RecordRow {
    let number: Int64
    let id: Transaction.ID
    let values: RecordValues
    /// Names of hashtags that are not deleted, in the order of their names.
    let hashtags: [String]
    /// In the main currency; nil without a rate.
    let mainAmount: Int64?
    let createdAt, updatedAt: Int64
    var deletion: Deletion.ID?

    /// Rows of a statement. The full-text index writes out what it has gathered after each one and for each step back in time, so that one by one
    /// rows would cost twice as much.
    static let rowsPerStatement = 100

    private static let changing = ["number"] + RecordColumns.names + ["search_text", "hashtags", "main_amount", "cell", "updated_at"]
    private static let lasting = ["id", "book", "created_at", "deletion"]

    private var changingValues: [any Bindable] {
        let text = SearchText(values.texts, place: values.place, hashtags: hashtags).stored
        return [number] + RecordColumns.bindings(of: values) + [text, hashtags.joined(separator: " "), mainAmount, cell, updatedAt]
    }

    private func lastingValues(_ book: Book.ID) -> [any Bindable] { [id, book, createdAt, deletion] }

    /// The code of the square of the map that the record lies in.
    private var cell: Int64? {
        guard let latitude = values.latitude, let longitude = values.longitude else { return nil }
        return MapCell(latitude: latitude, longitude: longitude).code
    }

    /// Inserts rows, which best come in the order of their numbers.
    static func insert(_ rows: [RecordRow], into book: Book.ID, _ connection: Connection) throws {
        var rest = rows[...]
        while !rest.isEmpty {
            // Two statements in all, which stay prepared.
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

    /// Writes the values of a person, and what follows from them, in the place of those of the row that has had a number.
    func update(_ former: Int64, in book: Book.ID, _ connection: Connection) throws {
        try connection.each(Self.updating, changingValues + [former, book]) { _ in true }
    }
}

extension SearchText {
    /// The words by which a record is found.
    init(_ texts: RecordTexts, place: String?, hashtags: [String]) { self.init(texts.all + [place ?? ""] + hashtags) }
}
