import Bookkeeping

extension Ledger {
    /// One page of a list; a cursor that is not one of this order counts as none.
    ///
    /// - Parameter limit: 1 to 500.
    public func records(_ query: RecordQuery, after cursor: String? = nil, limit: Int = 50) throws -> RecordPage {
        let limit = min(max(limit, 1), 500)
        let position = cursor.flatMap { RecordCursor($0, sort: query.sort) }
        let list = try RecordList(query, in: self, after: position, limit: limit + 1)
        if let found = try list.transactions() {
            let page = found.prefix(limit)
            var transactions = page.map(\.transaction)
            try addHashtags(to: &transactions, numbers: page.map(\.cursor.number))
            return RecordPage(records: transactions, next: found.count > limit ? page.last?.cursor.text(sort: query.sort) : nil)
        }
        let found = try list.page()
        let page = found.prefix(limit)
        return RecordPage(
            records: try transactions(page.map(\.number)),
            next: found.count > limit ? page.last?.text(sort: query.sort) : nil)
    }

    /// The latest records by their day and time.
    public func recent(limit: Int) throws -> [Transaction] { try records(RecordQuery(), limit: limit).records }

    /// A transaction; nil when there is none or it has been deleted.
    public func transaction(_ id: Transaction.ID) throws -> Transaction? {
        try number(of: id).flatMap { try transactions([$0]).first }
    }

    func number(of id: Transaction.ID) throws -> Int64? {
        try connection.first("SELECT number FROM record WHERE id = ? AND book = ? AND deletion IS NULL", id, book) { $0.int64(0) }
    }

    /// How many records the book has.
    public func recordCount() throws -> Int {
        try connection.count("SELECT sum(income_count + expense_count + transfer_count) FROM book_total WHERE book = ?", book)
    }

    /// True if the book has a record.
    public func hasRecords() throws -> Bool { try connection.exists("SELECT 1 FROM book_total WHERE book = ? LIMIT 1", book) }

    /// The file of an attachment with its bytes; nil when there is none or its transaction has been deleted.
    public func attachment(_ id: Attachment.ID) throws -> (Attachment, [UInt8])? {
        try connection.first(
            """
            SELECT a.id, a.name, a.type, a.size, a.bytes FROM attachment a JOIN record r ON r.number = a.record
            WHERE a.id = ? AND r.book = ? AND r.deletion IS NULL
            """, id, book
        ) { (Attachment(id: id, name: $0.text(1), type: try $0.word(2), size: $0.int(3)), $0.bytes(4)) }
    }
}
