import Bookkeeping

/// What records refer to, looked up once for many of them: accounts, categories, hashtags of the book.
struct RecordReferences {
    let editor: LedgerEditor
    let now: Int64
    private var currencies: [Account.ID: Currency] = [:]
    private var kinds: [Category.ID: Category.Kind] = [:]
    private var hashtagIDs: [String: Hashtag.ID] = [:]

    init(editor: LedgerEditor, now: Int64) {
        self.editor = editor
        self.now = now
    }

    /// Throws `.notFound` for accounts and categories that are not there, conflicts for a wrong kind or currency.
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

    /// The hashtags of names, each once; those that are new are made.
    mutating func hashtags(_ names: [String]) throws -> [Hashtag.ID] {
        var seen: Set<Hashtag.ID> = []
        return try names.map { try hashtag($0) }.filter { seen.insert($0).inserted }
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

    private mutating func hashtag(_ name: String) throws -> Hashtag.ID {
        let key = name.folded
        if let known = hashtagIDs[key] { return known }
        guard !key.isEmpty, name.count <= Hashtag.nameLimit else { throw StoreError.conflict(.invalid) }
        let id = try editor.ledger.hashtag(named: name)?.id ?? Hashtag.ID(milliseconds: now &* 1_000)
        if try !editor.connection.exists("SELECT 1 FROM hashtag WHERE id = ?", id) {
            _ = try editor.addHashtag(id, name: name, at: now)
        }
        hashtagIDs[key] = id
        return id
    }
}
