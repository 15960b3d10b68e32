import Bookkeeping

extension Ledger {
    /// The notes of accounts.
    public var notes: AccountNotes { AccountNotes(ledger: self) }
}

/// Questions about the notes that people have written about accounts.
public struct AccountNotes {
    let ledger: Ledger

    private var connection: Connection { ledger.connection }
    private static let select = "SELECT id, account, date, text, created_at, deletion FROM account_note"
    private static let ofBook = "\(select) WHERE book = ?"

    /// Returns the notes of an account, or of all accounts in use and in the archive; the latest day comes first.
    public func all(of account: Account.ID? = nil) throws -> [AccountNote] {
        let order = "AND deletion IS NULL ORDER BY date DESC, created_at DESC, id DESC"
        guard let account else { return try connection.rows("\(Self.ofBook) \(order)", ledger.book, map: Self.note) }
        return try connection.rows(
            "\(Self.select) INDEXED BY account_note_of_account WHERE book = ? AND account = ? \(order)", ledger.book, account, map: Self.note)
    }

    /// Returns a note; nil if it does not exist or has been deleted.
    public func note(_ id: AccountNote.ID) throws -> AccountNote? {
        try connection.first("\(Self.ofBook) AND id = ? AND deletion IS NULL", ledger.book, id, map: Self.note)
    }

    /// Returns the notes whose text or account has all words of a search, the latest day first; none for a search that asks for more than words.
    public func found(_ text: String, _ writing: NumberWriting = .unknown) throws -> [AccountNote] {
        let search = SearchQuery(text, writing)
        guard !search.terms.isEmpty, search.hashtags.isEmpty, search.excludedHashtags.isEmpty,
            search.terms.allSatisfy({ !$0.isExcluded && !$0.words.isEmpty })
        else { return [] }
        let names = try ledger.names(), needles = search.terms.flatMap(\.words.needles)
        return try all().filter { note in
            let stored = SearchText([note.text, names.account(note.account)?.name ?? ""]).stored
            return needles.allSatisfy { stored.contains($0) }
        }
    }

    /// Returns all notes as exported, those in the trash among them.
    func exported() throws -> [AccountNote] { try connection.rows("\(Self.ofBook) ORDER BY id", ledger.book, map: Self.note) }

    private static func note(_ cells: Cells) throws -> AccountNote {
        AccountNote(
            id: try cells.id(0), .init(account: try cells.id(1), date: try cells.date(2), text: cells.text(3)), createdAt: cells.int64(4),
            deletion: try cells.optionalID(5))
    }
}

extension LedgerEditor {
    /// The notes of accounts, to change them.
    public var notes: AccountNoteEditor { AccountNoteEditor(editor: self) }
}

extension AccountThings {
    static let notes = AccountThings(
        table: "account_note", noun: "note", subject: .note, export: { $0.notes = try $1.notes.exported() },
        insertions: { book in book.notes.map { row in { try $0.notes.insert(row) } } },
        tooMany: "SELECT 1 FROM account_note WHERE book = ?1 AND deletion IS NULL GROUP BY account HAVING count(*) > \(AccountNote.limit)",
        full: .full(AccountNote.limit))
}

/// Changes of the notes of accounts.
public struct AccountNoteEditor {
    let editor: LedgerEditor

    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }

    /// Adds a note. Throws `.notFound` for an account that people do not edit, and `.conflict(.full(_:))`.
    public func add(_ id: AccountNote.ID, _ draft: AccountNote.Draft, at now: Int64) throws -> Saved {
        guard try editor.saved(id, in: "account_note") == .added else { return .alreadySaved }
        _ = try editor.editable(draft.account)
        try insert(AccountNote(id: id, draft, createdAt: now))
        try AccountThings.notes.checkLimit(editor)
        return .added
    }

    /// Updates a note, which stays with its account. Throws `.notFound`.
    public func update(_ id: AccountNote.ID, _ draft: AccountNote.Draft) throws {
        let count = try connection.run(
            "UPDATE account_note SET date = ?, text = ? WHERE book = ? AND id = ? AND account = ? AND deletion IS NULL", draft.date, draft.text, book,
            id, draft.account)
        guard count > 0 else { throw StoreError.notFound }
    }

    /// Moves a note to the trash. Throws `.notFound`.
    public func delete(_ id: AccountNote.ID, as deletion: Deletion.ID, at now: Int64) throws -> Deletion {
        guard let note = try editor.ledger.notes.note(id) else { throw StoreError.notFound }
        return try AccountThings.notes.delete(id, named: note.name, as: deletion, at: now, editor)
    }

    func insert(_ note: AccountNote) throws {
        try connection.run(
            "INSERT INTO account_note (book, id, account, date, text, created_at, deletion) VALUES (?, ?, ?, ?, ?, ?, ?)", book, note.id,
            note.account, note.date, note.text, note.createdAt, note.deletion)
    }
}
