import Bookkeeping

/// The entries of an import that belong to records, so that they are not imported again.
struct ImportedEntries {
    private struct Entry {
        let account: Account.ID
        let fingerprint: EntryFingerprint
        let bankID: String
        let record: Transaction.ID
        let isPending: Bool

        var key: (Account.ID, EntryFingerprint) { (account, fingerprint) }
    }

    /// The number of entries that wait at most.
    private static let limit = 50_000

    private let id: BankImport.ID
    private let editor: LedgerEditor
    private var waiting: [Entry] = []

    init(_ id: BankImport.ID, editor: LedgerEditor) { (self.id, self.editor) = (id, editor) }

    /// Notes the entry of a record that is being added. It waits for ``save()``: fingerprints are random, and in the order of the file each row would be on
    /// another page.
    mutating func add(_ stored: StoredBankRow, _ entry: BankEntry, of record: Transaction.ID) throws {
        waiting.append(try Self.entry(stored, entry, record))
        if waiting.count >= Self.limit { try save() }
    }

    /// Writes what waits, in the order of its keys.
    mutating func save() throws {
        waiting.sort { $0.key < $1.key }
        try insert(waiting, "added")
        waiting.removeAll()
    }

    /// Notes the entry of a record of the book at once. An entry that was pending is this one.
    func keep(_ stored: StoredBankRow, _ entry: BankEntry, as record: Transaction.ID, _ way: String) throws {
        if !entry.isPending { try settle(record, of: stored.row.account) }
        try insert([Self.entry(stored, entry, record)], way)
    }

    /// Notes that the entry of a record is pending no longer.
    func settle(_ record: Transaction.ID, of account: Account.ID) throws {
        try editor.connection.run(
            "UPDATE bank_entry INDEXED BY bank_entry_of_record SET is_pending = 0 WHERE book = ? AND record = ? AND account = ?", editor.book,
            record, account)
    }

    private static func entry(_ stored: StoredBankRow, _ entry: BankEntry, _ record: Transaction.ID) throws -> Entry {
        guard let fingerprint = stored.fingerprint else { throw StoreError.damaged("an entry has no fingerprint") }
        return Entry(account: stored.row.account, fingerprint: fingerprint, bankID: entry.bankID, record: record, isPending: entry.isPending)
    }

    private func insert(_ entries: [Entry], _ way: String) throws {
        let insertion = """
            INSERT INTO bank_entry (book, account, fingerprint, number, bank_id, record, import, way, is_pending)
            VALUES (?1, ?2, ?3, (SELECT ifnull(max(number), 0) + 1 FROM bank_entry WHERE book = ?1 AND account = ?2 AND fingerprint = ?3),
                ?4, ?5, ?6, ?7, ?8)
            """
        try editor.connection.run(insertion, each: entries) { entry, parameters in
            parameters.bind(editor.book)
            parameters.bind(entry.account)
            parameters.bind(entry.fingerprint)
            parameters.bind(entry.bankID)
            parameters.bind(entry.record)
            parameters.bind(id)
            parameters.bind(way)
            parameters.bind(entry.isPending)
        }
    }
}
