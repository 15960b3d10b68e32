import Bookkeeping

extension Ledger {
    /// The live records with these numbers, in this order.
    func records(_ numbers: [Int64]) throws -> [Record] {
        guard !numbers.isEmpty else { return [] }
        var reader = RecordReader()
        let list = "[" + numbers.map(String.init).joined(separator: ",") + "]"
        return try connection.rows(
            """
            SELECT \(RecordReader.columns) FROM json_each(?) n CROSS JOIN record r ON r.number = n.value
            WHERE r.book = ? AND r.deletion IS NULL
            """, list, book
        ) { try reader.record($0) }
    }

    /// A transaction; nil when there is none or it has been deleted.
    public func transaction(_ id: Transaction.ID) throws -> Transaction? { try number(of: id).flatMap(transaction(number:)) }

    func transaction(number: Int64) throws -> Transaction? {
        try connection.first(
            """
            SELECT \(RecordReader.columns), r.vendor, r.note, r.latitude, r.longitude, r.place, r.attachment, a.name, a.type, a.size
            FROM record r LEFT JOIN attachment a ON a.record = r.number WHERE r.number = ? AND r.book = ? AND r.deletion IS NULL
            """, number, book
        ) { cells in
            var reader = RecordReader()
            return try reader.transaction(cells)
        }
    }
}

/// Reads records from the rows of a SELECT of its columns; remembers the currency of the row before.
struct RecordReader {
    static let columns = """
        r.number AS number, r.id, r.kind, r.account, r.currency, r.amount AS amount, r.category, r.to_account, r.received_currency, r.received,
        r.title, r.hashtags
        """

    private var currency = LastCurrency()

    mutating func record(_ cells: Cells) throws -> Record {
        let number = cells.int64(0)
        return Record(
            id: try cells.id(1), movement: try movement(cells), date: RecordNumber.date(of: number), time: RecordNumber.time(of: number),
            title: cells.text(10), hashtags: cells.words(11))
    }

    /// From columns that go on with vendor, note, place and attachment.
    mutating func transaction(_ cells: Cells) throws -> Transaction {
        let record = try record(cells)
        return Transaction(
            id: record.id, movement: record.movement, date: record.date, time: record.time, title: record.title, vendor: cells.text(12),
            note: cells.text(13), hashtags: record.hashtags, place: Self.place(cells), attachment: try Self.attachment(cells))
    }

    private mutating func movement(_ cells: Cells) throws -> Transaction.Movement {
        let amount = Money(minorUnits: cells.int64(5), try cells.currency(4, last: &currency))
        switch try cells.kind(2) {
        case .expense: return .expense(account: try cells.id(3), category: try cells.id(6), amount: amount)
        case .income: return .income(account: try cells.id(3), category: try cells.id(6), amount: amount)
        case .transfer:
            let received = Money(minorUnits: cells.int64(9), try cells.currency(8))
            return .transfer(from: try cells.id(3), to: try cells.id(7), amount: amount, received: received)
        }
    }

    private static func place(_ cells: Cells) -> Place? {
        cells.isNull(14) ? nil : Place(latitude: cells.int(14), longitude: cells.int(15), name: cells.text(16))
    }

    private static func attachment(_ cells: Cells) throws -> Attachment? {
        guard !cells.isNull(17) else { return nil }
        return Attachment(id: try cells.id(17), name: cells.text(18), type: try cells.word(19), size: cells.int(20))
    }
}
