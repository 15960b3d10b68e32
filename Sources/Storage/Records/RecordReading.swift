import Bookkeeping

extension Ledger {
    /// Returns the live records with these numbers, in this order.
    func records(_ numbers: [Int64]) throws -> [Record] {
        guard !numbers.isEmpty else { return [] }
        var reader = RecordReader()
        return try connection.rows(
            """
            SELECT \(RecordReader.columns) FROM json_each(?) n CROSS JOIN record r ON r.number = n.value
            WHERE r.book = ? AND r.deletion IS NULL
            """, numbers.jsonArray, book
        ) { try reader.record($0) }
    }

    /// Returns a transaction, also by the ID of a part; nil if it does not exist or has been deleted.
    public func transaction(_ id: Transaction.ID) throws -> Transaction? { try transaction(rows: rows(of: id).map(\.number)) }

    func transaction(number: Int64) throws -> Transaction? {
        let id = try connection.first("SELECT id FROM record WHERE number = ? AND book = ? AND deletion IS NULL", number, book) {
            try $0.id(0, Transaction.self)
        }
        return try id.flatMap(transaction)
    }

    /// The place of a row, and its ID.
    typealias Row = (number: Int64, id: Transaction.ID)

    /// Returns the live rows of a transaction in their order: one, or one for each part; none if it does not exist or has been deleted.
    ///
    /// - Parameter id: the ID of any of its rows.
    func rows(of id: Transaction.ID) throws -> [Row] {
        var receipt: Transaction.ID?
        let row = try connection.first("SELECT number, receipt FROM record WHERE book = ? AND id = ? AND deletion IS NULL", book, id) { cells in
            receipt = try cells.optionalID(1)
            return (number: cells.int64(0), id: id)
        }
        guard let receipt else { return row.map { [$0] } ?? [] }
        return try connection.rows(
            "SELECT number, id FROM record INDEXED BY record_of_receipt WHERE book = ? AND receipt = ? AND deletion IS NULL ORDER BY number", book,
            receipt
        ) { ($0.int64(0), try $0.id(1)) }
    }

    /// Returns the transaction with these rows, live or deleted.
    func transaction(rows numbers: [Int64]) throws -> Transaction? {
        var found: Transaction?
        let values = try numbers.flatMap { number in
            try connection.rows("\(Self.transactions) FROM record r WHERE r.number = ? AND r.book = ?", number, book) { cells in
                if found == nil { found = try Self.transaction(cells) }
                return try RecordColumns.values(cells, from: Self.firstValue)
            }
        }
        guard var transaction = found, let content = try RecordValues.content(of: values) else { return nil }
        transaction.content = content
        transaction.sharing = try numbers.first.flatMap(sharing)
        transaction.receipts = try receipts(of: numbers).values.flatMap(\.self)
        return transaction
    }

    /// Returns the transactions with these IDs, in this order, omitting missing and deleted ones. Runs one statement for all of
    /// them.
    public func transactions(_ ids: [Transaction.ID]) throws -> [Transaction] {
        guard !ids.isEmpty else { return [] }
        let ids = PackedIDs(ids)
        let found = try connection.rows(
            """
            \(Self.transactions) FROM json_each(?) n CROSS JOIN record r ON r.book = ? AND r.id = substr(?, n.value, 16)
            WHERE r.deletion IS NULL
            """, ids.positions, book, ids.blob
        ) { (transaction: try Self.transaction($0), number: $0.int64(Self.number), isPart: !$0.isNull(Self.receipt)) }
        let files = try receipts(of: found.map(\.number))
        return try found.compactMap { found in
            if found.isPart { return try transaction(found.transaction.id) }
            var transaction = found.transaction
            transaction.receipts = files[found.number] ?? []
            return transaction
        }
    }

    /// Returns the live rows with these numbers, in this order.
    func rows(numbers: [Int64]) throws -> [ExportedRow] {
        try connection.rows(
            """
            \(Self.transactions), (SELECT group_concat(name, '; ') FROM attachment a WHERE a.record = r.number)
            FROM json_each(?) n CROSS JOIN record r ON r.number = n.value
            WHERE r.book = ? AND r.deletion IS NULL
            """, numbers.jsonArray, book
        ) {
            ExportedRow(
                id: try $0.id(0), values: try RecordColumns.values($0, from: Self.firstValue), hashtags: $0.words(1),
                attachment: $0.isNull(Self.afterValues) ? nil : $0.text(Self.afterValues))
        }
    }

    private static let transactions = """
        SELECT r.id, r.hashtags, r.number, r.receipt, \(RecordColumns.selected(from: "r"))
        """
    /// Columns of the statement.
    private static let number: Int32 = 2, receipt: Int32 = 3, firstValue: Int32 = 4
    private static let afterValues = firstValue + Int32(RecordColumns.names.count)

    private static func transaction(_ cells: Cells) throws -> Transaction {
        guard let content = try RecordColumns.values(cells, from: firstValue).content else {
            throw StoreError.damaged("a record lacks a value that its kind needs")
        }
        return Transaction(id: try cells.id(0), content: content, hashtags: cells.words(1))
    }
}

/// Reads the fields shown in lists, which an index contains, from the rows of a `SELECT` of its columns; caches the currency of
/// the previous row.
struct RecordReader {
    static let columns = """
        r.number AS number, r.id, r.kind, r.account, r.currency, r.amount AS amount, r.category, r.to_account, r.received_currency, r.received,
        r.title, r.hashtags, r.receipt, r.original_currency, r.original
        """
    static let columnCount: Int32 = 15

    private var currency = LastCurrency()

    mutating func record(_ cells: Cells) throws -> Record {
        let number = cells.int64(0), id: Transaction.ID = try cells.id(1), receipt: Transaction.ID? = try cells.optionalID(12)
        let movement = try movement(cells)
        var parts: [Record.Part] = []
        if receipt != nil, let category = movement.category { parts = [Record.Part(id: id, category: category, amount: movement.amount)] }
        let original = try cells.optional(13) { Money(minorUnits: cells.int64(14), try cells.currency($0)) }
        return Record(
            id: receipt ?? id, movement: movement, original: original, parts: parts, date: RecordNumber.date(of: number),
            time: RecordNumber.time(of: number),
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
