import Bookkeeping

/// The columns of `record` with the values entered by a person, in the one order that all reads and writes use.
enum RecordColumns {
    static let names =
        ["kind", "date", "time", "account", "currency", "amount", "category", "to_account", "received_currency", "received"]
        + RecordText.allCases.map(\.rawValue) + ["latitude", "longitude", "place", "receipt", "part_note", "original_currency", "original"]

    /// Returns the columns of a `SELECT` whose rows ``values(_:from:)`` reads.
    static func selected(from table: String) -> String { names.map { "\(table).\($0)" }.joined(separator: ", ") }

    static func bindings(of values: RecordValues) -> [any Bindable] {
        [
            values.kind.rawValue, values.date, values.time, values.account, values.currency, values.amount, values.category, values.toAccount,
            values.receivedCurrency, values.received,
        ] + values.texts.all + [
            values.latitude, values.longitude, values.place, values.receipt, values.partNote, values.originalCurrency, values.original,
        ]
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
