import Bookkeeping

/// A record to be added, with the values that are derived from it alone. They are derived before the transaction, so that others do not wait for it.
struct PreparedRecord: Sendable {
    let record: ExportedRecord
    /// The names of live hashtags, sorted.
    let hashtags: [String]
    let searchText: String
    /// The size of its texts.
    let bytes: Int
}

/// Adds exported records to a book that is being filled, with their search texts: once for many records, which triggers would do for
/// each.
final class BookFilling: Sendable {
    private let hashtags: [Hashtag.ID: ExportedHashtag]
    private let deletions: Set<Deletion.ID>
    private let accounts: [Account.ID: Currency]
    private let categories: [Category.ID: Category.Kind]
    /// The people of the household that gets the book, and their accounts; nil for a person's own book.
    private let people: ArrivingMembers?
    private let accountsOfPeople: Set<Account.ID>
    private let reconciliations: Set<ExportedTick>

    init(exported: ExportedBook, _ people: ArrivingMembers?) {
        self.people = people
        reconciliations = Set(
            exported.accounts.lazy.flatMap { account in
                (account.reconciliations ?? []).lazy.map { ExportedTick(account: account.id, reconciliation: $0.id) }
            })
        accountsOfPeople = Set(exported.accounts.lazy.filter { $0.person != nil }.map(\.id))
        hashtags = Dictionary(exported.hashtags.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        deletions = Set(exported.deletions.map(\.id))
        accounts = Dictionary(exported.accounts.map { ($0.id, $0.currency) }, uniquingKeysWith: { first, _ in first })
        categories = Dictionary(exported.categories.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
    }

    /// Throws `.conflict(.invalid)` for a reference to what the book does not have, and for parts of people who are not of its household.
    func prepare(_ record: ExportedRecord) throws -> PreparedRecord {
        guard hasReferences(of: record) else { throw StoreError.conflict(.invalid) }
        var record = record
        if let sharing = record.sharing {
            guard let people else { throw StoreError.conflict(.invalid) }
            record.sharing = try people.sharing(sharing)
        }
        let names = try record.hashtags.compactMap { id in
            guard let hashtag = hashtags[id] else { throw StoreError.conflict(.invalid) }
            return hashtag.deletion == nil ? hashtag.name : nil
        }.sorted { $0.folded < $1.folded }
        let values = record.values, text = SearchText(values, hashtags: names, files: record.attachments.map(\.name).joined(separator: " ")).stored
        let bytes = (values.texts.all + [values.place ?? "", values.partNote ?? "", text]).reduce(0) { $0 + $1.utf8.count }
        return PreparedRecord(record: record, hashtags: names, searchText: text, bytes: bytes)
    }

    /// Returns true if the book has the accounts, the category and the deletion that a record names, as the foreign keys of `record` demand.
    private func hasReferences(of record: ExportedRecord) -> Bool {
        let values = record.values
        return accounts[values.account] == values.currency && values.toAccount.map { accounts[$0] == values.receivedCurrency } ?? true
            && values.category.map { categories[$0]?.rawValue == values.kind.rawValue } ?? true && record.deletion.map(deletions.contains) ?? true
            && record.bankEntries.allSatisfy { accounts[$0.account] != nil } && record.refusedEntries.allSatisfy { accounts[$0.account] != nil }
            && record.reconciledBy.allSatisfy { reconciliations.contains($0) && ($0.account == values.account || $0.account == values.toAccount) }
    }

    /// Adds records in the order of the export. `files` are their receipts, in the same order.
    func add(_ prepared: [PreparedRecord], files: [[UInt8]], to editor: LedgerEditor) throws {
        let records = prepared.map(\.record)
        guard let first = records.lazy.map(\.values.date).min(), let last = records.lazy.map(\.values.date).max() else { return }
        var rates = try BookRates(editor.ledger, Set(records.lazy.map(\.values.currency)), on: .range(first...last))
        var next: [ClosedRange<Int64>: Int64] = [:]
        let rows = try prepared.map { try row(of: $0, number: try number(of: $0.record, &next, editor), &rates) }, numbers = rows.map(\.number)
        let ordered = rows.sorted { $0.number < $1.number }
        try StoredRecord.insert(ordered, into: editor.book, editor.connection)
        try editor.link(zip(records, numbers).lazy.flatMap { record, number in record.hashtags.lazy.map { (number, $0) } })
        var files = files[...]
        for (record, number) in zip(records, numbers) { try link(record, number, &files, editor) }
        try count(records.lazy.filter { $0.deletion == nil }.flatMap(\.hashtags), editor)
        try SearchIndex(connection: editor.connection).add(ordered.lazy.filter { $0.deletion == nil }.map { ($0.number, $0.searchText ?? "") })
    }

    private func count(_ hashtags: some Sequence<Hashtag.ID>, _ editor: LedgerEditor) throws {
        let counts: [Hashtag.ID: Int64] = hashtags.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        for (hashtag, count) in counts {
            try editor.connection.run("UPDATE hashtag SET record_count = record_count + ? WHERE book = ? AND id = ?", count, editor.book, hashtag)
        }
    }

    /// Throws `.conflict(.invalid)` for a book that breaks a rule of this server.
    func check(_ ledger: Ledger) throws {
        let rules =
            Self.rules + AccountThings.all.flatMap { [$0.misplaced(in: "t.book = ?1"), $0.tooMany] }
            + (people == nil ? [] : RecordShares.invariants(on: "r.book = ?1"))
        for rule in rules where try ledger.connection.exists(rule, ledger.book) { throw StoreError.conflict(.invalid) }
    }

    private static let rules = [
        "SELECT 1 WHERE (SELECT count(*) FROM account WHERE book = ?1 AND is_default = 1) <> 1",
        "SELECT 1 WHERE (SELECT count(*) FROM account WHERE book = ?1 AND deletion IS NULL AND person IS NULL AND archived_at IS NULL) > \(Account.limit)",
        "SELECT 1 WHERE (SELECT count(DISTINCT kind) FROM category WHERE book = ?1 AND deletion IS NULL) <> \(Category.Kind.allCases.count)",
        """
        SELECT 1 FROM account a CROSS JOIN record r INDEXED BY record_of_account
        ON r.book = a.book AND r.account = a.id AND r.deletion IS NULL WHERE a.book = ?1 AND a.deletion IS NOT NULL LIMIT 1
        """,
        """
        SELECT 1 FROM account a CROSS JOIN record r INDEXED BY record_to_account
        ON r.book = a.book AND r.to_account = a.id AND r.deletion IS NULL WHERE a.book = ?1 AND a.deletion IS NOT NULL LIMIT 1
        """,
        CategoryInvariant.families(on: "c.book = ?1"),
        "SELECT 1 FROM category c CROSS JOIN record r ON r.book = c.book AND r.category = c.id WHERE c.book = ?1 AND c.deletion IS NOT NULL LIMIT 1",
        RecordPart.invariant(on: "book = ?1"),
    ]

    /// Returns the next free record number of the record's minute. `next` has the numbers taken by records that the same
    /// statement will insert.
    private func number(of record: ExportedRecord, _ next: inout [ClosedRange<Int64>: Int64], _ editor: LedgerEditor) throws -> Int64 {
        let minute = RecordNumber.range(record.values.date, record.values.time)
        let number = try next[minute] ?? editor.freeNumber(in: minute)
        guard minute.contains(number) else { throw StoreError.conflict(.overflow) }
        next[minute] = number + 1
        return number
    }

    private func row(of prepared: PreparedRecord, number: Int64, _ rates: inout BookRates) throws -> StoredRecord {
        let record = prepared.record, values = record.values
        return StoredRecord(
            number: number, id: record.id, values: values, hashtags: prepared.hashtags,
            mainAmount: try rates.mainAmount(of: Money(minorUnits: values.amount, values.currency), on: values.date), createdAt: record.createdAt,
            updatedAt: record.updatedAt, deletion: record.deletion, searchText: prepared.searchText)
    }

    private func link(_ record: ExportedRecord, _ number: Int64, _ files: inout ArraySlice<[UInt8]>, _ editor: LedgerEditor) throws {
        for deletion in record.movedBy {
            guard deletions.contains(deletion) else { throw StoreError.conflict(.invalid) }
            try editor.connection.run("INSERT INTO deletion_move (deletion, record, book) VALUES (?, ?, ?)", deletion, number, editor.book)
        }
        if let sharing = record.sharing {
            try RecordShares.insert(sharing, in: shareCurrency(of: record), sign: shareSign(of: record), to: number, editor)
        }
        try editor.insertBankEntries(of: record)
        for file in record.attachments {
            guard let bytes = files.popFirst() else { throw StoreError.conflict(.invalid) }
            try editor.attach(file.id, Receipt.Addition(name: file.name, type: file.type, bytes: bytes), to: number)
        }
    }

    /// The sign of a record's parts in the balances, as the schema's triggers have it.
    private func shareSign(of record: ExportedRecord) -> Int {
        let values = record.values, isPaid = accountsOfPeople.contains(values.account)
        guard record.deletion == nil else { return 0 }
        switch values.kind {
        case .expense: return isPaid ? 1 : 0
        case .income: return isPaid ? -1 : 0
        case .transfer: return (isPaid ? 1 : 0) - (values.toAccount.map(accountsOfPeople.contains) ?? false ? 1 : 0)
        }
    }

    /// The currency of a record's parts: the currency of the side that is divided.
    private func shareCurrency(of record: ExportedRecord) -> Currency {
        let values = record.values
        guard let received = values.receivedCurrency, !accountsOfPeople.contains(values.account) else { return values.currency }
        return received
    }
}
