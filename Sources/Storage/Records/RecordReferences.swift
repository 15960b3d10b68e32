import Bookkeeping

/// The accounts, categories and hashtags that records refer to, looked up once for many records.
struct RecordReferences {
    let editor: LedgerEditor
    let now: Int64
    private var currencies: [Account.ID: Currency] = [:]
    private var kinds: [Category.ID: Category.Kind] = [:]
    private var hashtags: [String: RecordHashtags.Entry] = [:]

    init(editor: LedgerEditor, now: Int64) {
        self.editor = editor
        self.now = now
    }

    /// Throws what ``check(_:)-movement`` throws for each row of a record.
    mutating func check(_ rows: [RecordValues]) throws {
        for row in rows {
            guard let movement = row.content?.movement else { throw StoreError.conflict(.invalid) }
            try check(movement)
        }
    }

    /// Throws `.notFound` if an account or category does not exist, and conflicts for a wrong kind or currency.
    mutating func check(_ movement: Transaction.Movement) throws {
        try check(movement.amount, of: movement.account)
        switch movement {
        case .expense(_, let category, _): try check(category, is: .expense)
        case .income(_, let category, _): try check(category, is: .income)
        case .transfer(let from, let to, let amount, let received):
            try check(received, of: to)
            guard from != to, amount.currency != received.currency || amount == received else {
                throw StoreError.conflict(.invalid)
            }
        }
    }

    /// Returns the hashtags with these names, without duplicates, sorted by name; new ones are created.
    mutating func hashtags(_ names: [String]) throws -> RecordHashtags {
        var seen: Set<Hashtag.ID> = []
        return RecordHashtags(try names.map { try hashtag($0) }.filter { seen.insert($0.id).inserted }.sorted { $0.key < $1.key })
    }

    private mutating func check(_ amount: Money, of account: Account.ID) throws {
        guard let currency = try currencies[account] ?? editor.ledger.account(account)?.currency else {
            throw StoreError.notFound
        }
        currencies[account] = currency
        guard currency == amount.currency else { throw StoreError.conflict(.currencyMismatch) }
    }

    private mutating func check(_ category: Category.ID, is kind: Category.Kind) throws {
        guard let found = try kinds[category] ?? editor.ledger.category(category)?.kind else { throw StoreError.notFound }
        kinds[category] = found
        guard found == kind else { throw StoreError.conflict(.wrongKind) }
    }

    private mutating func hashtag(_ name: String) throws -> RecordHashtags.Entry {
        let key = name.folded
        if let known = hashtags[key] { return known }
        // The list of hashtags in a record is separated by spaces.
        guard !key.isEmpty, name.count <= Hashtag.nameLimit, !name.contains(" ") else { throw StoreError.conflict(.invalid) }
        let entry: RecordHashtags.Entry
        if let known = try editor.ledger.hashtag(named: name) {
            entry = (known.id, known.name, key)
        } else {
            entry = (Hashtag.ID(milliseconds: now &* 1_000), name, key)
            _ = try editor.addHashtag(entry.id, name: name, at: now)
        }
        hashtags[key] = entry
        return entry
    }
}

/// The hashtags of a record, sorted by name.
struct RecordHashtags {
    typealias Entry = (id: Hashtag.ID, name: String, key: String)

    let entries: [Entry]

    init(_ entries: [Entry]) { self.entries = entries }

    var names: [String] { entries.map(\.name) }
}
