import Bookkeeping

/// The columns of `record` with the values entered by a person, in the one order that all reads and writes use.
enum RecordColumns {
    static let names =
        ["kind", "date", "time", "account", "currency", "amount", "category", "to_account", "received_currency", "received"]
        + RecordText.allCases.map(\.rawValue) + ["latitude", "longitude", "place", "receipt", "part_note", "original_currency", "original"]

    /// Returns the columns of a `SELECT` for ``values(_:from:)``.
    static func selected(from table: String) -> String { names.map { "\(table).\($0)" }.joined(separator: ", ") }

    /// Binds the columns to the next parameters.
    static func bind(_ values: RecordValues, to parameters: inout Parameters) {
        parameters.bind(values.kind.rawValue)
        parameters.bind(values.date)
        parameters.bind(values.time)
        parameters.bind(values.account)
        parameters.bind(values.currency)
        parameters.bind(values.amount)
        parameters.bind(values.category)
        parameters.bind(values.toAccount)
        parameters.bind(values.receivedCurrency)
        parameters.bind(values.received)
        for text in values.texts.all { parameters.bind(text) }
        parameters.bind(values.latitude)
        parameters.bind(values.longitude)
        parameters.bind(values.place)
        parameters.bind(values.receipt)
        parameters.bind(values.partNote)
        parameters.bind(values.originalCurrency)
        parameters.bind(values.original)
    }

    /// Reads the columns, starting at index `first`. Throws `StoreError.damaged` for an impossible value.
    static func values(_ cells: Cells, from first: Int32) throws -> RecordValues {
        var column = first - 1
        func next() -> Int32 {
            column += 1
            return column
        }
        var values = RecordValues(
            kind: try cells.kind(next()), date: try cells.date(next()), time: try cells.time(next()), account: try cells.id(next()),
            currency: try cells.currency(next()), amount: cells.int64(next()), category: try cells.optionalID(next()),
            toAccount: try cells.optionalID(next()), receivedCurrency: try cells.optional(next()) { try cells.currency($0) },
            received: cells.optional(next()) { cells.int64($0) }, texts: RecordTextValues { _ in cells.text(next()) },
            latitude: cells.optional(next()) { cells.int($0) }, longitude: cells.optional(next()) { cells.int($0) },
            place: cells.optional(next()) { cells.text($0) })
        values.receipt = try cells.optionalID(next())
        values.partNote = cells.optional(next()) { cells.text($0) }
        values.originalCurrency = try cells.optional(next()) { try cells.currency($0) }
        values.original = cells.optional(next()) { cells.int64($0) }
        return values
    }
}
