import Bookkeeping

/// Changes records of the book by entries of an import, and keeps their former values, so that the import can be taken back.
struct ImportedChanges {
    private let id: BankImport.ID
    private let editor: LedgerEditor
    private let now: Int64
    private var names: LedgerNames?

    init(_ id: BankImport.ID, editor: LedgerEditor, now: Int64) { (self.id, self.editor, self.now) = (id, editor, now) }

    /// Gives a record the day and the payee of its entry. A title that was the payee follows.
    mutating func take(_ row: ImportedRow, _ entry: BankEntry, _ record: Transaction.ID) throws {
        let former = try keep(record)
        var draft = Transaction.Draft(former.content, hashtags: former.hashtags)
        draft.date = entry.date
        let payee = (row.filing.vendor.isEmpty ? entry.payee : row.filing.vendor).oneLine
        if !payee.isEmpty {
            if former.title == former.vendor { draft.title = payee.cut(for: .title) }
            draft.vendor = payee.cut(for: .vendor)
        }
        try editor.update(record, draft, at: now)
    }

    /// Turns a record of another account into a transfer with the entry as its other side.
    mutating func join(_ row: ImportedRow, _ entry: BankEntry, _ record: Transaction.ID) throws {
        let former = try keep(record)
        guard let movement = entry.transfer(of: row.account, with: former.movement.account, in: former.movement.amount.currency) else {
            throw StoreError.conflict(.invalid)
        }
        var draft = Transaction.Draft(former.content, hashtags: former.hashtags)
        (draft.movement, draft.original, draft.parts) = (movement, nil, [])
        try editor.update(record, draft, at: now)
    }

    /// Gives the record of a pending entry the booked day and amount, and a payee that follows. A record that somebody has edited
    /// since its import, a divided one and a transfer stay as they are. Returns false if nothing was changed.
    mutating func settle(_ row: ImportedRow, _ entry: BankEntry, _ record: Transaction.ID) throws -> Bool {
        let isUntouched = try editor.connection.exists(
            """
            SELECT 1 FROM bank_entry e INDEXED BY bank_entry_of_record JOIN bank_import i ON i.book = e.book AND i.id = e.import JOIN record r ON r.book = e.book AND r.id = e.record
            WHERE e.book = ? AND e.record = ? AND e.account = ? AND e.way = 'added' AND r.updated_at = i.decided_at
            """, editor.book, record, row.account)
        guard isUntouched, let present = try editor.ledger.transaction(record), present.parts.isEmpty,
            let movement = present.movement.booked(entry, in: row.account)
        else { return false }
        var draft = Transaction.Draft(present.content, hashtags: present.hashtags)
        (draft.movement, draft.date) = (movement, entry.date)
        if movement != present.movement { draft.original = nil }
        if draft.date != present.date { draft.time = entry.time ?? .midnight }
        let payee = entry.payee.oneLine
        if !payee.isEmpty, row.filing.vendor.isEmpty, row.filing.title.isEmpty, present.title == present.vendor {
            draft.title = String(payee.prefix(RecordText.title.limit))
            draft.vendor = String(payee.prefix(RecordText.vendor.limit))
        }
        guard draft != Transaction.Draft(present.content, hashtags: present.hashtags) else { return false }
        _ = try keep(record)
        try editor.update(record, draft, at: now)
        return true
    }

    /// Keeps the values that a record has before its first change. Returns the record.
    private mutating func keep(_ record: Transaction.ID) throws -> Transaction {
        let names = try names ?? editor.ledger.names()
        self.names = names
        guard let (stored, former, isDeleted) = try editor.ledger.history.present(record, names: names), !isDeleted else { throw StoreError.notFound }
        try editor.connection.run(
            """
            INSERT OR IGNORE INTO bank_former_record (book, import, record, content)
            SELECT book, ?3, id, json_set(?4, '$.updatedAt', updated_at) FROM record WHERE book = ?1 AND id = ?2
            """, editor.book, record, id, try stored.json)
        return former
    }
}

extension Transaction.Movement {
    /// Returns an expense or an income of an account with the amount of its entry; nil for a transfer, and if the entry goes the other way.
    fileprivate func booked(_ entry: BankEntry, in account: Account.ID) -> Self? {
        guard let amount = entry.amount.absolute else { return nil }
        return switch self {
        case .expense(account, let category, _) where entry.amount.isNegative: .expense(account: account, category: category, amount: amount)
        case .income(account, let category, _) where !entry.amount.isNegative: .income(account: account, category: category, amount: amount)
        default: nil
        }
    }
}
