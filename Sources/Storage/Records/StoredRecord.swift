import Bookkeeping

/// A row of `record` as written: the values entered by a person, and the values derived from them.
struct StoredRecord {
    let number: Int64
    let id: Transaction.ID
    let values: RecordValues
    /// The names of live hashtags, sorted.
    let hashtags: [String]
    /// The amount in minor units of the main currency; nil without a rate.
    let mainAmount: Int64?
    let createdAt, updatedAt: Int64
    var deletion: Deletion.ID?
    /// The words under which the record is found, as stored; nil if they have not been made yet.
    var searchText: String?

    /// The number of rows per statement. The full-text index writes its pending data after each statement, and whenever a row is
    /// earlier than the one before it, so inserting rows one by one would take twice as long.
    static let rowsPerStatement = 100

    private static let changing = ["number"] + RecordColumns.names + ["search_text", "hashtags", "main_amount", "cell", "updated_at"]
    private static let lasting = ["id", "book", "created_at", "deletion"]

    private func bindChanging(_ parameters: inout Parameters) {
        parameters.bind(number)
        RecordColumns.bind(values, to: &parameters)
        parameters.bind(searchText ?? SearchText(values, hashtags: hashtags).stored)
        parameters.bind(hashtags.joined(separator: " "))
        parameters.bind(mainAmount)
        parameters.bind(cell)
        parameters.bind(updatedAt)
    }

    private func bindAll(in book: Book.ID, _ parameters: inout Parameters) {
        bindChanging(&parameters)
        parameters.bind(id)
        parameters.bind(book)
        parameters.bind(createdAt)
        parameters.bind(deletion)
    }

    /// The code of the map cell that contains the record's place.
    private var cell: Int64? {
        guard let latitude = values.latitude, let longitude = values.longitude else { return nil }
        return MapCell(latitude: latitude, longitude: longitude).code
    }

    /// Inserts rows, fastest in the order of their numbers.
    ///
    /// - Parameter indexing: true if triggers index their words; false where they are disabled, and a statement for each row is faster, since it
    ///   needs no journal of its own to be taken back.
    static func insert(_ rows: [StoredRecord], into book: Book.ID, _ connection: Connection, indexing: Bool = true) throws {
        var rest = rows[...]
        // Only two different statements, so that both stay in the cache of prepared ones.
        while indexing, rest.count >= rowsPerStatement {
            try connection.run(insertionOfMany) { parameters in for row in rest.prefix(rowsPerStatement) { row.bindAll(in: book, &parameters) } }
            rest = rest.dropFirst(rowsPerStatement)
        }
        try connection.run(insertionOfOne, each: rest) { row, parameters in row.bindAll(in: book, &parameters) }
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
        try connection.run(Self.updating) { parameters in
            bindChanging(&parameters)
            parameters.bind(former)
            parameters.bind(book)
        }
    }
}

extension SearchText {
    /// The words under which a record is found.
    init(_ values: RecordValues, hashtags: [String]) {
        self.init(values.texts.all + [values.place, values.partNote].compactMap { $0 } + hashtags)
    }
}
