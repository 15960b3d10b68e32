import Bookkeeping

extension LedgerEditor {
    /// Adds a transaction, once: an existing ID is left unchanged. Budgets whose use reaches a level by it alert (``raised``).
    public func add(_ id: Transaction.ID, _ draft: Transaction.Draft, at now: Int64) throws -> Saved {
        try addMany(CollectionOfOne((id, draft)), at: now) == 1 ? .added : .alreadySaved
    }

    /// Updates a transaction. Budgets whose use reaches a level by it alert (``raised``).
    public func update(_ id: Transaction.ID, _ draft: Transaction.Draft, at now: Int64) throws {
        guard let number = try ledger.number(of: id) else { throw StoreError.notFound }
        var watch = try BudgetWatch(self)
        try watch?.before(.record(id, in: book))
        var references = RecordReferences(editor: self, now: now)
        try references.check(draft.movement)
        let minute = RecordNumber.range(draft.date, draft.time)
        let next = minute.contains(number) ? number : try freeNumber(in: minute)
        let hashtags = try references.hashtags(draft.hashtags)
        var rates = try BookRates(ledger, [draft.movement.amount.currency], on: .each([draft.date]))
        let row = StoredRecord(
            number: next, id: id, values: RecordValues(draft.content), hashtags: hashtags.names,
            mainAmount: try rates.mainAmount(of: draft.movement.amount, on: draft.date), createdAt: now, updatedAt: now)
        try row.update(number, in: book, connection)
        try connection.run(
            """
            DELETE FROM record_hashtag
            WHERE record = ? AND (SELECT deletion FROM hashtag h WHERE h.book = record_hashtag.book AND h.id = record_hashtag.hashtag) IS NULL
            """, next)
        try link(hashtags, to: next)
        try save(draft.attachment, of: next, at: now)
        try watch?.after(.record(id, in: book))
        try watch?.addAlerts(at: now)
    }

    /// Moves a transaction to the trash. Throws `.notFound`.
    public func delete(_ id: Transaction.ID, as deletion: Deletion.ID, at now: Int64) throws -> Deletion {
        guard let number = try ledger.number(of: id), let record = try ledger.records([number]).first else { throw StoreError.notFound }
        let made = Deletion(id: deletion, subject: .transaction, name: try ledger.names().title(of: record), recordCount: 1, deletedAt: now)
        try insert(made)
        try connection.run("UPDATE record SET deletion = ? WHERE number = ? AND book = ?", deletion, number, book)
        return made
    }

    /// Returns the number after the last one of a minute, over all books.
    func freeNumber(in minute: ClosedRange<Int64>) throws -> Int64 {
        let last = try connection.first(
            "SELECT number FROM record WHERE number BETWEEN ? AND ? ORDER BY number DESC LIMIT 1", minute.lowerBound,
            minute.upperBound
        ) { $0.int64(0) }
        guard let last else { return minute.lowerBound }
        guard last < minute.upperBound else { throw StoreError.conflict(.overflow) }
        return last + 1
    }

    func link(_ hashtags: RecordHashtags, to number: Int64) throws {
        for hashtag in hashtags.entries {
            try connection.run("INSERT INTO record_hashtag (record, hashtag, book) VALUES (?, ?, ?)", number, hashtag.id, book)
        }
    }

    func save(_ change: Attachment.Change, of number: Int64, at now: Int64) throws {
        guard change != .keep else { return }
        try connection.run("DELETE FROM attachment WHERE record = ?", number)
        guard case .replace(let name, let type, let bytes) = change else {
            try connection.run("UPDATE record SET attachment = NULL WHERE number = ? AND book = ?", number, book)
            return
        }
        try attach(Attachment.ID(milliseconds: now &* 1_000), name: name, type, bytes, to: number)
    }
}

extension LedgerEditor {
    /// Stores the attachment of a record. The ID is unique within the book; the row of the file has a random key, since another
    /// book may have an attachment with the same ID.
    func attach(_ id: Attachment.ID, name: String, _ type: Attachment.FileType, _ bytes: [UInt8], to number: Int64) throws {
        try connection.run(
            "INSERT INTO attachment (id, record, name, type, size, bytes) VALUES (randomblob(16), ?, ?, ?, ?, ?)", number, name, type.rawValue,
            bytes.count, bytes)
        try connection.run("UPDATE record SET attachment = ? WHERE number = ? AND book = ?", id, number, book)
    }
}
