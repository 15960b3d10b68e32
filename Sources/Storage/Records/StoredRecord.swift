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
    /// The names of its files.
    var files = ""
    /// The record's search words, as stored; nil if they have not been made yet.
    var searchText: String?

    /// The row with its search words.
    var withSearchText: StoredRecord {
        var row = self
        row.searchText = searchText ?? SearchText(values, hashtags: hashtags, files: files).stored
        return row
    }

    private static let changing = ["number"] + RecordColumns.names + ["search_text", "hashtags", "main_amount", "cell", "updated_at"]
    private static let lasting = ["id", "book", "created_at", "deletion"]

    private func bindChanging(_ parameters: inout Parameters) {
        parameters.bind(number)
        RecordColumns.bind(values, to: &parameters)
        parameters.bind(withSearchText.searchText)
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

    /// The rows of a statement that inserts many. Before a statement changes a page, SQLite keeps a copy of it, since a trigger may fail behind it: one copy
    /// for all rows on the page instead of one for each.
    private static let rowsPerStatement = 40

    /// Inserts rows, fastest in the order of their numbers.
    static func insert(_ rows: [StoredRecord], into book: Book.ID, _ connection: Connection) throws {
        let count = rows.count - rows.count % rowsPerStatement
        let lots = stride(from: 0, to: count, by: rowsPerStatement).lazy.map { rows[$0..<$0 + rowsPerStatement] }
        try connection.run(insertingMany, each: lots) { rows, parameters in for row in rows { row.bindAll(in: book, &parameters) } }
        try connection.run(inserting, each: rows.dropFirst(count)) { row, parameters in row.bindAll(in: book, &parameters) }
    }

    private static let inserting = insertion(of: 1), insertingMany = insertion(of: rowsPerStatement)

    private static func insertion(of rows: Int) -> String {
        let columns = changing + lasting, row = "(\(columns.map { _ in "?" }.joined(separator: ", ")))"
        return "INSERT INTO record (\(columns.joined(separator: ", "))) VALUES \(Array(repeating: row, count: rows).joined(separator: ", "))"
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
    /// The search words of a record.
    init(_ values: RecordValues, hashtags: [String], files: String) {
        self.init(values.texts.all + [values.place, values.partNote].compactMap { $0 } + hashtags + [files])
    }
}
