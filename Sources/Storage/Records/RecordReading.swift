import Bookkeeping

extension Ledger {
    /// Returns the live records with these numbers, in this order.
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

    /// Returns a transaction; nil if it does not exist or has been deleted.
    public func transaction(_ id: Transaction.ID) throws -> Transaction? {
        try connection.first("\(Self.transactions) FROM record r \(Self.attachments) WHERE r.book = ? AND r.id = ? AND r.deletion IS NULL", book, id)
        {
            try Self.transaction($0)
        }
    }

    func transaction(number: Int64) throws -> Transaction? {
        try connection.first(
            "\(Self.transactions) FROM record r \(Self.attachments) WHERE r.number = ? AND r.book = ? AND r.deletion IS NULL", number, book
        ) {
            try Self.transaction($0)
        }
    }

    /// Returns the transactions with these IDs, in this order, omitting missing and deleted ones. Runs one statement for all of
    /// them.
    public func transactions(_ ids: [Transaction.ID]) throws -> [Transaction] {
        guard !ids.isEmpty else { return [] }
        // The positions of the IDs in one blob.
        let positions = "[" + ids.indices.map { "\($0 * 16 + 1)" }.joined(separator: ",") + "]"
        return try connection.rows(
            """
            \(Self.transactions) FROM json_each(?) n CROSS JOIN record r ON r.book = ? AND r.id = substr(?, n.value, 16)
            \(Self.attachments) WHERE r.deletion IS NULL
            """, positions, book, ids.flatMap { $0.withUnsafeBytes(Array.init) }
        ) { try Self.transaction($0) }
    }

    private static let transactions = "SELECT r.id, r.hashtags, r.attachment, a.name, a.type, a.size, \(RecordColumns.selected(from: "r"))"
    private static let attachments = "LEFT JOIN attachment a ON a.record = r.number"

    private static func transaction(_ cells: Cells) throws -> Transaction {
        guard let content = try RecordColumns.values(cells, from: 6).content else {
            throw StoreError.damaged("a record lacks a value that its kind needs")
        }
        let attachment = try cells.optional(2) {
            Attachment(id: try cells.id($0), name: cells.text(3), type: try cells.word(4), size: cells.int(5))
        }
        return Transaction(id: try cells.id(0), content: content, hashtags: cells.words(1), attachment: attachment)
    }
}

/// Reads the fields shown in lists, which an index contains, from the rows of a `SELECT` of its columns; caches the currency of
/// the previous row.
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
}
