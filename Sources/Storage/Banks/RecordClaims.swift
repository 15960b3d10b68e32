import Bookkeeping

/// The other imports that have entries of one import's records, and their changes of these records.
struct RecordClaims {
    /// An import and one of its accounts.
    struct Claim {
        let id: BankImport.ID
        /// The time when the import was done, in seconds since 1970.
        let done: Int64
        let account: Account.ID
        let isKept: Bool

        fileprivate var order: (Int64, BankImport.ID) { (done, id) }
    }

    /// An import that has changed a record, and the last change before.
    struct Change {
        let id: BankImport.ID
        let done: Int64
        let before: Int64?
    }

    private let id: BankImport.ID
    private let done: Int64
    /// By record, earlier imports first.
    private let claims: [Transaction.ID: [Claim]]
    private let changes: [Transaction.ID: [Change]]
    /// The accounts where this import has joined or changed records.
    private let accounts: [Transaction.ID: Set<Account.ID>]

    init(of id: BankImport.ID, done: Int64, in ledger: Ledger) throws {
        (self.id, self.done) = (id, done)
        var claims: [Transaction.ID: [Claim]] = [:], changes: [Transaction.ID: [Change]] = [:], accounts: [Transaction.ID: Set<Account.ID>] = [:]
        try ledger.connection.each(
            """
            SELECT DISTINCT e.record, e.import, i.decided_at, e.account, e.way = 'kept'
            FROM bank_entry m INDEXED BY bank_entry_of_import
            CROSS JOIN bank_entry e INDEXED BY bank_entry_of_record ON e.book = m.book AND e.record = m.record AND e.import <> m.import
            CROSS JOIN bank_import i ON i.book = e.book AND i.id = e.import AND i.state = 'done'
            WHERE m.book = ? AND m.import = ? ORDER BY i.decided_at, i.id
            """, [ledger.book, id]
        ) { cells in
            claims[try cells.id(0), default: []].append(
                Claim(id: try cells.id(1), done: cells.int64(2), account: try cells.id(3), isKept: cells.bool(4)))
            return true
        }
        try ledger.connection.each(
            """
            SELECT f.record, f.import, i.decided_at, f.content ->> '$.updatedAt'
            FROM (SELECT record FROM bank_entry INDEXED BY bank_entry_of_import WHERE book = ?1 AND import = ?2
                UNION SELECT record FROM bank_former_record WHERE book = ?1 AND import = ?2) m
            CROSS JOIN bank_former_record f INDEXED BY bank_former_of_record ON f.book = ?1 AND f.record = m.record AND f.import <> ?2
            CROSS JOIN bank_import i ON i.book = f.book AND i.id = f.import ORDER BY i.decided_at, i.id
            """, [ledger.book, id]
        ) { cells in
            changes[try cells.id(0), default: []].append(
                Change(id: try cells.id(1), done: cells.int64(2), before: cells.optional(3) { cells.int64($0) }))
            return true
        }
        try ledger.connection.each(
            """
            SELECT record, account FROM bank_entry INDEXED BY bank_entry_of_import WHERE book = ? AND import = ? AND way IN ('joined', 'taken')
            """, [ledger.book, id]
        ) { cells in
            accounts[try cells.id(0), default: []].insert(try cells.id(1))
            return true
        }
        (self.claims, self.changes, self.accounts) = (claims, changes, accounts)
    }

    /// Returns the imports that have a record as well, the earliest first.
    func others(of record: Transaction.ID) -> [Claim] { claims[record] ?? [] }

    /// Returns a later import that has the record as an entry of the same account; nil if there is none.
    func heir(inAccountsOf record: Transaction.ID) -> Claim? {
        guard let own = accounts[record] else { return nil }
        return claims[record]?.first { own.contains($0.account) && $0.order > (done, id) }
    }

    /// Returns the import that has changed a record next, without a person's change between; nil if there is none.
    func next(after done: Int64, of record: Transaction.ID) -> Change? {
        changes[record]?.first { $0.before == done && ($0.done, $0.id) > (self.done, id) }
    }

    /// Returns true if only imports have changed a record since this one.
    ///
    /// - Parameter updated: the time of the record's last change.
    func isUnchanged(_ record: Transaction.ID, updated: Int64) -> Bool {
        var time = updated
        for change in (changes[record] ?? []).reversed() where time != done {
            if change.done == time, let before = change.before { time = before }
        }
        return time == done
    }
}
