import Bookkeeping

/// A row of an import with an entry that is new to the book. It has only the values needed to find its other sides, since there can be 200,000 rows.
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
    /// The same account, from a file of a program where the person made the transfer, so that there is no doubt about it.
    var named: Account.ID?
    var role = BankEntryRole.movement
    /// The file of the import, from 0.
    var file = 0

    var isExpense: Bool { amount.isNegative }

    /// Returns false if what the files say about their other sides speaks against a transfer between both rows.
    func mayJoin(_ other: OpenRow) -> Bool {
        if let named, let theirs = other.named { return named == other.account && theirs == account }
        if let named = named ?? other.named { return file != other.file && named == (self.named == nil ? account : other.account) }
        return file != other.file || (role == .uncounted) == (other.role == .uncounted)
    }

    /// Returns true if a file says that both rows, which may join, are a transfer.
    func isCertain(with other: OpenRow) -> Bool {
        named != nil || other.named != nil || (role == .uncounted && other.role == .uncounted)
    }
}

/// The accounts of a book, by their names in files.
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

    /// Returns the account that an entry names as its other side, if the entry has the amount in that account's currency.
    func other(of entry: BankEntry, in account: Account.ID) -> Account.ID? {
        let numbered = BankAccount(number: entry.otherAccount).key.flatMap { numbers[$0] }
        let other = entry.transferAccount.isEmpty ? nil : names[entry.transferAccount.folded]
        return (other ?? numbered).flatMap { mayTransfer(entry, from: account, to: $0) ? $0 : nil }
    }

    /// Returns the other account of an entry that another program marks as a transfer.
    func named(by entry: BankEntry, in account: Account.ID) -> Account.ID? {
        guard entry.role == .transfer, let other = names[entry.transferAccount.folded] else { return nil }
        return mayTransfer(entry, from: account, to: other) ? other : nil
    }

    private func mayTransfer(_ entry: BankEntry, from account: Account.ID, to other: Account.ID) -> Bool {
        guard other != account, isOwn(account), isOwn(other), let currency = accounts[other]?.currency else { return false }
        return entry.transferAmount(in: currency) != nil
    }

    /// Returns true for an account of the book that is no person's.
    func isOwn(_ id: Account.ID) -> Bool { accounts[id].map { $0.person == nil } ?? false }
}

extension BankAccount {
    /// The text that the account of the book is kept under: the number, or else the name; nil without both.
    var key: String? {
        let number = number.filter { !$0.isWhitespace }.folded, name = name.folded
        if !number.isEmpty { return "number \(number)".cut(to: 500) }
        return name.isEmpty ? nil : "name \(name)".cut(to: 500)
    }
}
