import Bookkeeping

/// Changes records of the book by entries of an import, and keeps what they were, so that the import can be taken back.
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

    /// Makes a record of another account the transfer whose other side is the entry.
    mutating func join(_ row: ImportedRow, _ entry: BankEntry, _ record: Transaction.ID) throws {
        let former = try keep(record)
        guard let movement = entry.transfer(of: row.account, with: former.movement.account) else { throw StoreError.conflict(.invalid) }
        var draft = Transaction.Draft(former.content, hashtags: former.hashtags)
        (draft.movement, draft.original, draft.parts) = (movement, nil, [])
        try editor.update(record, draft, at: now)
    }

    /// Keeps the values of a record, those of the first time. Returns it.
    private mutating func keep(_ record: Transaction.ID) throws -> Transaction {
        let names = try names ?? editor.ledger.names()
        self.names = names
        guard let (stored, former, isDeleted) = try editor.ledger.history.present(record, names: names), !isDeleted else { throw StoreError.notFound }
        try editor.connection.run(
            "INSERT OR IGNORE INTO bank_former_record (book, import, record, content) VALUES (?, ?, ?, ?)", editor.book, id, record, try stored.json)
        return former
    }
}
