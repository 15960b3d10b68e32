import Bookkeeping

/// The cursor of a page of records: the last record that it shows, and the position of that record.
///
/// It is part of URLs, so it contains only what its reader already knows. It does not contain the record's number, which would
/// reveal how many records all books have in that minute.
struct RecordCursor: Equatable {
    let record: Transaction.ID
    /// The minute; see ``RecordNumber/minute(of:_:)``.
    let minute: Int64
    /// The main amount in minor units; nil without a rate, and in lists not sorted by amount.
    let amount: Int64?

    private init(record: Transaction.ID, minute: Int64, amount: Int64?) {
        self.record = record
        self.minute = minute
        self.amount = amount
    }

    /// - Parameter amount: the record's main amount, for a list sorted by amount.
    init(_ last: Record, amount: Int64? = nil) {
        self.init(record: last.parts.last?.id ?? last.id, minute: RecordNumber.minute(of: last.date, last.time), amount: amount)
    }

    /// Parses the text in a URL for a list with the same order; nil for anything else.
    init?(_ text: String, sort: RecordQuery.Sort) {
        let count = sort.isByAmount ? 2 : 1
        let parts = text.split(separator: "-", maxSplits: count, omittingEmptySubsequences: false)
        guard text.utf8.count <= RecordQuery.cursorLength, parts.count == count + 1, let record = Transaction.ID(parts[count]),
            let minute = Int64(parts[count - 1], radix: 36), RecordNumber.minutes.contains(minute)
        else { return nil }
        guard sort.isByAmount, !parts[0].isEmpty else {
            self.init(record: record, minute: minute, amount: nil)
            return
        }
        guard let amount = Int64(parts[0], radix: 36), amount >= 0 else { return nil }
        self.init(record: record, minute: minute, amount: amount)
    }

    func text(sort: RecordQuery.Sort) -> String {
        (sort.isByAmount ? (amount.map { String($0, radix: 36) } ?? "") + "-" : "") + String(minute, radix: 36) + "-" + record.description
    }
}

/// A position in the order of a list.
struct RecordPosition {
    let number: Int64
    /// The main amount in minor units; nil without a rate. By amount, records without a rate come last, in the order of time.
    let amount: Int64?
}

extension Ledger {
    /// Returns the cursor of a page that ends with a row.
    func cursor(after last: Record, sort: RecordQuery.Sort) throws -> RecordCursor {
        guard sort.isByAmount else { return RecordCursor(last) }
        let amount = try connection.first(
            "SELECT main_amount FROM record WHERE id = ? AND book = ?", last.parts.last?.id ?? last.id, book
        ) { $0.isNull(0) ? nil : $0.int64(0) }
        return RecordCursor(last, amount: amount ?? nil)
    }

    /// Returns the position where a page ended, also if its last record is in the trash by now.
    ///
    /// If the record has been moved to another time, or purged, its position is unknown: the list continues with all records of
    /// its minute, since showing a record twice is better than skipping one.
    func position(of cursor: RecordCursor, sort: RecordQuery.Sort) throws -> RecordPosition {
        let minute = RecordNumber.range(ofMinute: cursor.minute)
        let number = try connection.first(
            "SELECT number FROM record WHERE id = ? AND book = ? AND number BETWEEN ? AND ?", cursor.record, book, minute.lowerBound,
            minute.upperBound
        ) { $0.int64(0) }
        return cursor.position(number: number, sort)
    }
}

extension RecordCursor {
    /// Returns the position in a list; without the number of its record, that before all records of its minute.
    func position(number: Int64?, _ sort: RecordQuery.Sort) -> RecordPosition {
        let minute = RecordNumber.range(ofMinute: minute)
        return RecordPosition(number: number ?? (sort.isDescending ? minute.upperBound + 1 : minute.lowerBound - 1), amount: amount)
    }
}

extension RecordQuery.Sort {
    var isByAmount: Bool { self == .largestFirst || self == .smallestFirst }
    var isDescending: Bool { self == .newestFirst || self == .largestFirst }
}

extension RecordQuery {
    /// The maximum length of a cursor in characters.
    public static var cursorLength: Int { 60 }

    /// Returns true if a text is a cursor of a list in this order; see ``RecordPage/next``.
    public func accepts(cursor: String) -> Bool { RecordCursor(cursor, sort: sort) != nil }
}
