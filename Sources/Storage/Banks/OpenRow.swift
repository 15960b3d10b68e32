import Bookkeeping

/// A row of an import whose entry is new to the book: as much of it as finding its other sides takes, since there can be 200,000.
struct OpenRow {
    let number: Int
    let account: Account.ID
    let fingerprint: EntryFingerprint
    /// Days since 1970.
    let day: Int
    let amount: Money
    let isPending: Bool
    /// The account of the book that the file names as the other side.
    let other: Account.ID?

    var isExpense: Bool { amount.isNegative }
}

/// The accounts of a book, by the names under which files have them.
struct NamedAccounts {
    private let accounts: [Account.ID: Account]
    private let names: [String: Account.ID]
    private let numbers: [String: Account.ID]

    init(_ ledger: Ledger) throws {
        let own = try ledger.accounts()
        accounts = Dictionary((own + (try ledger.shared.accounts())).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        names = Dictionary(own.map { ($0.name.folded, $0.id) }, uniquingKeysWith: { first, _ in first })
        let keys = try ledger.connection.rows("SELECT key, account FROM bank_account WHERE book = ?", ledger.book) {
            (key: $0.text(0), account: try $0.id(1, Account.self))
        }
        numbers = Dictionary(keys.map { ($0.key, $0.account) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(id: Account.ID) -> Account? { accounts[id] }

    /// Returns the account that an entry names as its other side, if money can be transferred to it without another amount.
    func other(of entry: BankEntry, in account: Account.ID) -> Account.ID? {
        let named = entry.transferAccount.isEmpty ? nil : names[entry.transferAccount.folded]
        let numbered = BankAccount(number: entry.otherAccount).key.flatMap { numbers[$0] }
        guard let other = named ?? numbered, other != account, isOwn(other), accounts[other]?.currency == entry.amount.currency else { return nil }
        return other
    }

    /// Returns true for an account of the book that is no person's.
    func isOwn(_ id: Account.ID) -> Bool { accounts[id].map { $0.person == nil } ?? false }
}

extension BankAccount {
    /// The text under which the account of the book is kept: the number, or else the name; nil without both.
    var key: String? {
        let number = number.filter { !$0.isWhitespace }.folded, name = name.folded
        if !number.isEmpty { return "number \(number)".cut(to: 500) }
        return name.isEmpty ? nil : "name \(name)".cut(to: 500)
    }
}
