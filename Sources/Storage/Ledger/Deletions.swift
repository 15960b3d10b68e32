import Bookkeeping

extension Ledger {
    /// Returns the deletions that can be restored, latest first; at most 200.
    public func deletions() throws -> [Deletion] {
        try connection.rows(
            """
            SELECT id, subject, name, record_count, deleted_at FROM deletion
            WHERE book = ? ORDER BY deleted_at DESC, id DESC LIMIT 200
            """, book, map: Self.deletion)
    }

    /// Returns a deletion; nil if it does not exist, or has been restored or purged.
    public func deletion(_ id: Deletion.ID) throws -> Deletion? {
        try connection.first(
            "SELECT id, subject, name, record_count, deleted_at FROM deletion WHERE id = ? AND book = ?", id, book,
            map: Self.deletion)
    }

    /// Returns the deletion of a single transaction; nil if the transaction is live, does not exist, or was deleted with its
    /// account.
    public func deletion(of id: Transaction.ID) throws -> Deletion? {
        try connection.first(
            """
            SELECT d.id, d.subject, d.name, d.record_count, d.deleted_at FROM record r JOIN deletion d ON d.id = r.deletion AND d.book = r.book
            WHERE r.id = ? AND r.book = ? AND d.subject = 'transaction'
            """, id, book, map: Self.deletion)
    }

    private static func deletion(_ cells: Cells) throws -> Deletion {
        Deletion(
            id: try cells.id(0), subject: try cells.word(1), name: cells.text(2), recordCount: cells.int(3),
            deletedAt: cells.int64(4))
    }
}

extension LedgerEditor {
    func insert(_ deletion: Deletion, movedTo target: Category.ID? = nil) throws {
        try connection.run(
            "INSERT INTO deletion (id, book, subject, name, record_count, moved_to, deleted_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
            deletion.id, book, deletion.subject.rawValue, deletion.name, deletion.recordCount, target, deletion.deletedAt)
    }
}
