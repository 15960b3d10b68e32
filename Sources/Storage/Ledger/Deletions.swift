import Bookkeeping

extension Ledger {
    /// Returns the deletions that can be restored, latest first; at most 200.
    public func deletions() throws -> [Deletion] {
        var reader = RecordReader()
        return try connection.rows(
            """
            SELECT \(RecordReader.columns), d.id, d.subject, d.name, d.record_count, d.deleted_at
            FROM deletion d LEFT JOIN record r ON r.book = d.book AND r.deletion = d.id AND d.subject = 'transaction' AND d.record_count = 1 AND (r.receipt IS NULL OR r.id = r.receipt)
            WHERE d.book = ? ORDER BY d.deleted_at DESC, d.id DESC LIMIT 200
            """, book
        ) { cells in try Self.deletion(cells, from: RecordReader.columnCount, record: cells.optional(0) { _ in try reader.record(cells) }) }
        .map { deletion in
            guard deletion.record?.parts.isEmpty == false else { return deletion }
            var whole = deletion
            whole.record = try divided(deletion.id)
            return whole
        }
    }

    /// Returns the divided record of a deletion with all its parts.
    private func divided(_ deletion: Deletion.ID) throws -> Record? {
        var reader = RecordReader()
        return try connection.rows(
            "SELECT \(RecordReader.columns) FROM record r WHERE r.book = ? AND r.deletion = ? AND r.deletion IS NOT NULL ORDER BY r.number", book,
            deletion
        ) { try reader.record($0) }.joined(.oldestFirst).first
    }

    /// Returns a deletion; nil if it does not exist, or has been restored or purged.
    public func deletion(_ id: Deletion.ID) throws -> Deletion? {
        try connection.first(
            "SELECT id, subject, name, record_count, deleted_at FROM deletion WHERE id = ? AND book = ?", id, book
        ) { try Self.deletion($0) }
    }

    /// Returns the deletion of a transaction, its own or its account's; nil if the transaction is live or does not exist.
    public func deletion(of id: Transaction.ID) throws -> Deletion? {
        try connection.first(
            """
            SELECT d.id, d.subject, d.name, d.record_count, d.deleted_at FROM record r JOIN deletion d ON d.id = r.deletion AND d.book = r.book
            WHERE r.id = ? AND r.book = ?
            """, id, book
        ) { try Self.deletion($0) }
    }

    private static func deletion(_ cells: Cells, from first: Int32 = 0, record: Record? = nil) throws -> Deletion {
        Deletion(
            id: try cells.id(first), subject: try cells.word(first + 1), name: cells.text(first + 2), recordCount: cells.int(first + 3),
            deletedAt: cells.int64(first + 4), record: record)
    }
}

extension LedgerEditor {
    func insert(_ deletion: Deletion, movedTo target: Category.ID? = nil) throws {
        try connection.run(
            "INSERT INTO deletion (id, book, subject, name, record_count, moved_to, deleted_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
            deletion.id, book, deletion.subject.rawValue, deletion.name, deletion.recordCount, target, deletion.deletedAt)
    }
}
