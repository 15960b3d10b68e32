import Bookkeeping

/// The changes to the totals of places when main amounts change: collected record by record, then written once per row.
struct PlaceShift {
    private struct Key: Hashable {
        let scope: [UInt8]
        let level, year: Int
        let cell: Int64
        let place: String
    }

    /// The columns of `record` that a change is read from.
    static let columns = "cell, place, kind, category"

    private var changes: [Key: (amount: Int64, unconverted: Int)] = [:]

    /// Adds a change of the main amount of a live record.
    ///
    /// - Parameter first: the index of the first of its ``columns``.
    mutating func add(_ cells: Cells, from first: Int32, on date: CalendarDate, old: Int64?, new: Int64?) throws {
        let kind = try cells.kind(first + 2)
        guard !cells.isNull(first), kind != .transfer else { return }
        let cell = cells.int64(first), place = cells.text(first + 1)
        let amount = (new ?? 0) &- (old ?? 0), unconverted = (new == nil ? 1 : 0) - (old == nil ? 1 : 0)
        for level in PlaceTotals.levels {
            func add(_ scope: [UInt8], _ year: Int) {
                let key = Key(
                    scope: scope, level: level, year: year, cell: cell >> Int64(PlaceTotals.shift(level)),
                    place: level == PlaceTotals.named ? place : "")
                let known = changes[key] ?? (0, 0)
                // These sums cannot overflow: they are parts of sums of main amounts, which the schema bounds.
                changes[key] = (known.amount &+ amount, known.unconverted + unconverted)
            }
            add(Array(kind.rawValue.utf8), PlaceTotals.allTime)
            add(Array(kind.rawValue.utf8), date.year)
            add(cells.bytes(first + 3), PlaceTotals.allTime)
        }
    }

    func apply(to book: Book.ID, _ connection: Connection) throws {
        for (key, change) in changes {
            try connection.run(
                """
                UPDATE place_total SET main_amount = main_amount + ?, unconverted = unconverted + ?
                WHERE book = ? AND level = ? AND scope = ? AND year = ? AND cell = ? AND place = ?
                """, change.amount, change.unconverted, book, key.level, key.scope, key.year, key.cell, key.place)
        }
    }
}
