import Bookkeeping

extension Ledger {
    /// Returns the hashtags by name, with their number of records.
    public func hashtags() throws -> [Hashtag] {
        try connection.rows(
            "SELECT id, name, record_count FROM hashtag WHERE book = ? AND deletion IS NULL", book
        ) { Hashtag(id: try $0.id(0), name: $0.text(1), recordCount: $0.int(2)) }.sorted(byName: \.name)
    }

    /// Returns a hashtag; nil if it does not exist or has been deleted.
    public func hashtag(_ id: Hashtag.ID) throws -> Hashtag? {
        try connection.first("SELECT name, record_count FROM hashtag WHERE id = ? AND book = ? AND deletion IS NULL", id, book) {
            Hashtag(id: id, name: $0.text(0), recordCount: $0.int(1))
        }
    }

    /// Returns the hashtag with a name, ignoring case.
    func hashtag(named name: String) throws -> Hashtag? {
        try connection.first(
            "SELECT id, name, record_count FROM hashtag WHERE book = ? AND name_key = ? AND deletion IS NULL", book, name.folded
        ) { Hashtag(id: try $0.id(0), name: $0.text(1), recordCount: $0.int(2)) }
    }
}

extension LedgerEditor {
    /// Adds a hashtag without records.
    public func addHashtag(_ id: Hashtag.ID, name: String, at now: Int64) throws -> Saved {
        guard try saved(id, in: "hashtag") == .added else { return .alreadySaved }
        try connection.run(
            "INSERT INTO hashtag (id, book, name, name_key, created_at) VALUES (?, ?, ?, ?, ?)", id, book, name, name.folded, now)
        return .added
    }

    /// Renames a hashtag, on all of its records.
    public func renameHashtag(_ id: Hashtag.ID, name: String) throws {
        guard try ledger.hashtag(id) != nil else { throw StoreError.notFound }
        try connection.run("UPDATE hashtag SET name = ?, name_key = ? WHERE id = ? AND book = ?", name, name.folded, id, book)
        try refreshRecords(of: id)
    }

    /// Deletes a hashtag; its records are kept.
    public func deleteHashtag(_ id: Hashtag.ID, as deletion: Deletion.ID, at now: Int64) throws -> Deletion {
        guard let hashtag = try ledger.hashtag(id) else { throw StoreError.notFound }
        let made = Deletion(id: deletion, subject: .hashtag, name: hashtag.name, recordCount: hashtag.recordCount, deletedAt: now)
        try insert(made)
        try connection.run("UPDATE hashtag SET deletion = ? WHERE id = ? AND book = ?", deletion, id, book)
        try refreshRecords(of: id)
        try BudgetTotals(editor: self).refresh(having: id)
        return made
    }

    /// Updates the copies of a hashtag's name in its records: their list of hashtags and their search text.
    func refreshRecords(of hashtag: Hashtag.ID) throws {
        let records = try connection.rows(
            """
            SELECT r.number, \(RecordReceipts.names(of: "r")), \(RecordColumns.selected(from: "r")) FROM record_hashtag l JOIN record r ON r.number = l.record
            WHERE l.book = ? AND l.hashtag = ? AND r.book = l.book
            """, book, hashtag
        ) { ($0.int64(0), $0.text(1), try RecordColumns.values($0, from: 2)) }
        for (number, files, values) in records {
            let names = try connection.rows(
                """
                SELECT h.name FROM record_hashtag l JOIN hashtag h ON h.book = l.book AND h.id = l.hashtag
                WHERE l.record = ? AND h.deletion IS NULL ORDER BY h.name_key
                """, number
            ) { $0.text(0) }
            let text = SearchText(values, hashtags: names, files: files).stored
            try connection.run(
                "UPDATE record SET search_text = ?, hashtags = ? WHERE number = ? AND book = ?", text, names.joined(separator: " "), number, book)
        }
    }
}
