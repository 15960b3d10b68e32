import Bookkeeping

extension LedgerEditor {
    /// Adds a transaction, once: an existing ID is left unchanged. Adds an alert for each budget that reaches a level (``raised``).
    public func add(_ id: Transaction.ID, _ draft: Transaction.Draft, at now: Int64) throws -> Saved {
        try addMany(CollectionOfOne((id, draft)), at: now) == 1 ? .added : .alreadySaved
    }

    /// Updates a transaction. Adds an alert for each budget that reaches a level (``raised``).
    public func update(_ id: Transaction.ID, _ draft: Transaction.Draft, at now: Int64) throws {
        let saved = try ledger.rows(of: id)
        guard let first = saved.first else { throw StoreError.notFound }
        var watch = try BudgetWatch(self)
        try watch?.before(.numbers(saved.map(\.number)))
        var references = RecordReferences(editor: self, now: now)
        let parts = RecordValues.rows(of: draft.content, id: first.id), numbers = try numbers(parts.count, of: draft, instead: saved.map(\.number))
        try references.check(parts)
        let hashtags = try references.hashtags(draft.hashtags)
        let files = try fileNames(of: first.number, after: draft.receipts)
        var rates = try BookRates(ledger, [draft.movement.amount.currency], on: .each([draft.date]))
        let rows = try parts.enumerated().map { index, values in
            StoredRecord(
                number: numbers[index], id: index < saved.count ? saved[index].id : Transaction.ID(milliseconds: now &* 1_000), values: values,
                hashtags: hashtags.names, mainAmount: try rates.mainAmount(of: Money(minorUnits: values.amount, values.currency), on: draft.date),
                createdAt: now, updatedAt: now, files: index == 0 ? files : "")
        }
        for (row, former) in zip(rows, saved) { try change(row, from: former.number, hashtags) }
        try StoredRecord.insert(Array(rows.dropFirst(saved.count)), into: book, connection)
        for row in rows.dropFirst(saved.count) { try link(hashtags, to: row.number) }
        for row in saved.dropFirst(rows.count) { try connection.run("DELETE FROM record WHERE number = ? AND book = ?", row.number, book) }
        try openAgain(rows, of: saved.count)
        var shares = try RecordShares(self)
        try shares.save(draft.sharing, of: draft.movement, first.id, to: numbers[0])
        try save(draft.receipts, of: numbers[0], at: now)
        try watch?.after(.numbers(numbers))
        try watch?.addAlerts(at: now)
        try keepLinksInStep(at: now)
        try links.save(draft.ownSide, of: first.id, at: now)
    }

    /// Takes a divided record from the statements that have not all of its rows as they are now.
    ///
    /// - Parameter former: the number of rows before.
    private func openAgain(_ rows: [StoredRecord], of former: Int) throws {
        guard max(rows.count, former) > 1 else { return }
        let ticked = try rows.filter { try connection.exists("SELECT 1 FROM reconciled_record WHERE book = ? AND record = ?", book, $0.id) }
        guard ticked.count < rows.count || rows.count < former else { return }
        for row in ticked { try connection.run("DELETE FROM reconciled_record WHERE book = ? AND record = ?", book, row.id) }
    }

    private func change(_ row: StoredRecord, from former: Int64, _ hashtags: RecordHashtags) throws {
        try row.update(former, in: book, connection)
        try forgetFormerValues(of: row.number)
        try connection.run(
            """
            DELETE FROM record_hashtag
            WHERE record = ? AND (SELECT deletion FROM hashtag h WHERE h.book = record_hashtag.book AND h.id = record_hashtag.hashtag) IS NULL
            """, row.number)
        try link(hashtags, to: row.number)
    }

    /// Returns the numbers of the rows of a record, which follow each other: those it has, unless it moves to another minute or has more parts now.
    private func numbers(_ count: Int, of draft: Transaction.Draft, instead known: [Int64]) throws -> [Int64] {
        let minute = RecordNumber.range(draft.date, draft.time)
        if count <= known.count, known.allSatisfy(minute.contains) { return Array(known.prefix(count)) }
        let first = try freeNumber(in: minute)
        guard first <= minute.upperBound - Int64(count - 1) else { throw StoreError.conflict(.overflow) }
        return (0..<Int64(count)).map { first + $0 }
    }

    /// Moves a transaction to the trash. Throws `.notFound`.
    public func delete(_ id: Transaction.ID, as deletion: Deletion.ID, at now: Int64) throws -> Deletion {
        let numbers = try ledger.rows(of: id).map(\.number)
        guard let record = try ledger.records(numbers).joined(.oldestFirst).first else { throw StoreError.notFound }
        let made = Deletion(id: deletion, subject: .transaction, name: try ledger.names().title(of: record), recordCount: 1, deletedAt: now)
        try insert(made)
        for number in numbers { try connection.run("UPDATE record SET deletion = ? WHERE number = ? AND book = ?", deletion, number, book) }
        try keepLinksInStep(at: now)
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

    func link(_ hashtags: RecordHashtags, to number: Int64) throws { try link(hashtags.entries.lazy.map { (number, $0.id) }) }

    func link(_ links: some Sequence<(record: Int64, hashtag: Hashtag.ID)>) throws {
        try connection.run("INSERT INTO record_hashtag (record, hashtag, book) VALUES (?, ?, ?)", each: links) { link, parameters in
            parameters.bind(link.record)
            parameters.bind(link.hashtag)
            parameters.bind(book)
        }
    }
}
