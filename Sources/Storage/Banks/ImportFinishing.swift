import Bookkeeping

extension BankImportEditor {
    /// The outcome of ``finish(_:at:)``.
    public enum Finished: Sendable, Equatable {
        /// So many records were added, changed, made transfers or moved to the trash.
        case done(records: Int)
        /// The book has changed since the preview so that the decisions about so many rows do not hold. They have another state now, and nothing was added.
        case changed(rows: Int)
        /// The preview has expired, or was discarded.
        case gone
    }

    /// The page cache of the end of an import, in KiB.
    private static let cache = 16_384

    /// Carries out the decisions about the rows of a preview, as a whole. Adds an alert for each budget that reaches a level
    /// (``LedgerEditor/raised``). Leaves a finished import as it is.
    ///
    /// - Parameter now: seconds since 1970 (UTC).
    /// - Throws: `.conflict(.accountDeleted)`, `.conflict(.overflow)` if a balance would be too large; nothing may be written then.
    public func finish(_ id: BankImport.ID, at now: Int64) throws -> Finished {
        guard let found = try imports.find(id, at: now) else { return .gone }
        if found.state.isDecided { return .done(records: found.records) }
        let changed = try ImportChecking.read(found, in: editor.ledger).restate(id, editor)
        guard changed == 0 else { return .changed(rows: changed) }
        editor.historyGround.value = .together
        var finishing = try ImportFinishing(found, editor: editor, now: now)
        let records = try connection.withCache(kibibytes: Self.cache) { try finishing.run() }
        try connection.run(
            "UPDATE bank_import SET state = 'done', decided_at = ?, until = ?, records = ? WHERE book = ? AND id = ?", now,
            now &+ BankImport.takeBackTime, records, book, id)
        return .done(records: records)
    }
}

/// The end of a preview, in a write transaction.
private struct ImportFinishing {
    private let id: BankImport.ID
    private let editor: LedgerEditor
    private let now: Int64
    private let drafts: ImportedDrafts
    /// The rows that change records of the book, which follow when all others are added.
    private var changing: [Int] = []
    /// The rows that were pending, and are booked now.
    private var settling: [Int] = []
    /// The records of pending entries that the bank has dropped, and the records that rows have become or changed.
    private var removing: [Transaction.ID] = [], staying: Set<Transaction.ID> = []
    private var entries: ImportedEntries
    /// The IDs of the records to come, the last one first: in their order, the indexes by ID grow at one end.
    private var ids: [Transaction.ID]
    private var count = 0
    private let isOfLink: Bool

    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }

    init(_ item: BankImport, editor: LedgerEditor, now: Int64) throws {
        (id, self.editor, self.now) = (item.id, editor, now)
        isOfLink = [BankImport.linkFormat, BankImport.waitingFormat].contains(item.format)
        drafts = try ImportedDrafts(editor.ledger)
        entries = ImportedEntries(item.id, editor: editor)
        let rows = try editor.ledger.banks.counts(of: item.id).values.reduce(0, +)
        ids = (0..<rows).map { _ in Transaction.ID(milliseconds: now &* 1_000) }.sorted(by: >)
    }

    /// Returns the number of records that were added, changed, made transfers or moved to the trash.
    mutating func run() throws -> Int {
        try editor.addMany(at: now) { add in
            try editor.ledger.banks.eachRow(of: id) { stored in
                guard let entry = stored.row.entry, let draft = try draft(of: stored, entry) else { return }
                let record = ids.popLast() ?? Transaction.ID(milliseconds: now &* 1_000)
                try add(record, draft)
                count += 1
                try entries.add(stored, entry, of: record)
                if stored.row.decision == .transfer, let other = stored.row.match?.row, let partner = try editor.ledger.banks.stored(other, of: id),
                    let entry = partner.row.entry
                {
                    try entries.add(partner, entry, of: record)
                }
            }
        }
        try entries.save()
        try editor.banks.addBalances(of: id)
        var changes = ImportedChanges(id, editor: editor, now: now)
        for number in changing {
            guard let stored = try editor.ledger.banks.stored(number, of: id), let entry = stored.row.entry, let record = stored.row.match?.record
            else {
                continue
            }
            let isTransfer = stored.row.decision == .transfer
            if isTransfer { try changes.join(stored.row, entry, record) } else { try changes.take(stored.row, entry, record) }
            try entries.keep(stored, entry, as: record, isTransfer ? "joined" : "taken")
            count += 1
        }
        for number in settling {
            guard let stored = try editor.ledger.banks.stored(number, of: id), let entry = stored.row.entry, let record = stored.row.match?.record
            else {
                continue
            }
            if try changes.settle(stored.row, entry, record) { count += 1 }
        }
        if isOfLink { try keepLeftOut() }
        return count + (try remove())
    }

    /// Moves what the bank has dropped to the trash, as the deletion with the ID of the import. Returns the number of records.
    private func remove() throws -> Int {
        let numbers = try removing.filter { !staying.contains($0) }.compactMap { record in
            try connection.first("SELECT number FROM record WHERE book = ? AND id = ? AND deletion IS NULL", book, record) { $0.int64(0) }
        }
        guard !numbers.isEmpty else { return 0 }
        return try editor.many.delete(numbers: numbers, as: id.deletionOfDropped, at: now).recordCount
    }

    /// Returns the record that a row adds; nil if it adds none.
    private mutating func draft(of stored: StoredBankRow, _ entry: BankEntry) throws -> Transaction.Draft? {
        let row = stored.row
        guard entry.role != .balance else { return nil }
        guard row.state != .dropped else {
            guard let record = row.match?.record else { return nil }
            // One that stays is asked about by no later import.
            if row.decision == .remove { removing.append(record) } else { try entries.settle(record, of: row.account) }
            return nil
        }
        if row.decision != .add, row.decision != .leave, let record = row.match?.record { staying.insert(record) }
        switch (row.decision, row.match) {
        case (.leave, .record(let record)) where row.state == .present: try settle(stored, entry, record)
        case (.leave, _), (.remove, _): break
        case (.keep, .record(let record)): try entries.keep(stored, entry, as: record, "kept")
        case (.take, .record), (.transfer, .record): changing.append(row.number)
        case (.transfer, .account(let other)): return try drafts.transfer(row, entry, with: other)
        case (.transfer, .row(let other)):
            guard let partner = try editor.ledger.banks.row(other, of: id), partner.decision == .transfer, partner.match == .row(row.number) else {
                return try drafts.record(row, entry)
            }
            // Both rows are one record, with the texts of the side that money leaves.
            return entry.amount.isNegative ? try drafts.transfer(row, entry, with: partner.account) : nil
        case (.add, _), (.keep, _), (.take, _), (.transfer, nil):
            if row.state == .alike, let record = row.match?.record { try refuse(stored, record) }
            // The look-alike stays as it is, and the row is filed as it would be without the look-alike.
            if row.state == .alike, let other = drafts.named(by: entry, in: row.account) { return try drafts.transfer(row, entry, with: other) }
            return try drafts.record(row, entry)
        }
        return nil
    }

    /// Gives a known entry the bank's ID if it came without one before, and notes that it is booked.
    private mutating func settle(_ stored: StoredBankRow, _ entry: BankEntry, _ record: Transaction.ID) throws {
        let wasPending = try connection.exists(
            "SELECT 1 FROM bank_entry INDEXED BY bank_entry_of_record WHERE book = ? AND record = ? AND account = ? AND is_pending = 1", book,
            record, stored.row.account)
        if wasPending, !entry.isPending { settling.append(stored.row.number) }
        guard isOfLink else {
            try connection.run(
                """
                UPDATE bank_entry INDEXED BY bank_entry_of_record SET bank_id = CASE bank_id WHEN '' THEN ?4 ELSE bank_id END, is_pending = min(is_pending, ?5)
                WHERE book = ?1 AND record = ?2 AND account = ?3 AND ((bank_id = '' AND ?4 <> '') OR is_pending > ?5)
                """, book, record, stored.row.account, entry.bankID, entry.isPending)
            return
        }
        // A bridge changes the ID of an entry, or its texts, and so the fingerprint.
        try connection.run(
            """
            UPDATE OR IGNORE bank_entry INDEXED BY bank_entry_of_record SET bank_id = ?4, is_pending = min(is_pending, ?5), fingerprint = ?6, number = iif(fingerprint = ?6, number,
                (SELECT ifnull(max(o.number), 0) + 1 FROM bank_entry o WHERE o.book = ?1 AND o.account = ?3 AND o.fingerprint = ?6))
            WHERE book = ?1 AND record = ?2 AND account = ?3 AND (bank_id <> ?4 OR is_pending > ?5 OR fingerprint <> ?6)
            """, book, record, stored.row.account, entry.bankID, entry.isPending, stored.fingerprint)
    }

    /// Remembers what the person has left out, since the bridge names it again each day.
    private func keepLeftOut() throws {
        try connection.run(
            """
            INSERT OR IGNORE INTO left_out_entry (book, account, bank_id) SELECT book, account, bank_id FROM bank_row
            WHERE book = ? AND import = ? AND state IN ('new', 'alike', 'transfer') AND decision = 'leave' AND bank_id <> ''
            """, book, id)
    }

    private func refuse(_ stored: StoredBankRow, _ record: Transaction.ID) throws {
        try connection.run(
            "INSERT OR IGNORE INTO refused_match (book, account, fingerprint, record) VALUES (?, ?, ?, ?)", book, stored.row.account,
            stored.fingerprint, record)
    }
}
