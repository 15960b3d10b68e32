import Bookkeeping
import Foundation

/// The links of a book to bridges that read accounts of banks: ``Ledger/bankLinks``. Their secret addresses are not among its answers.
public struct BankLinks {
    let ledger: Ledger

    var connection: Connection { ledger.connection }
    var book: Book.ID { ledger.book }
}

extension Ledger {
    /// The links to bridges.
    public var bankLinks: BankLinks { BankLinks(ledger: self) }
}

extension BankLinks {
    /// The meaning of an entry's identifier for an account that is fetched.
    public enum Standing: Sendable, Equatable {
        /// Nothing is known about it.
        case unknown
        /// A live record has it.
        case live
        /// A person has left it out, or its record is in the trash.
        case passed
    }

    /// Returns the links, the first one first.
    public func all() throws -> [BankLink] {
        try connection.rows("SELECT \(Self.columns) FROM bank_connection c WHERE c.book = ? ORDER BY c.id", book, map: Self.read).map(withAccounts)
    }

    /// Returns a link; nil if there is none.
    public func find(_ id: BankLink.ID) throws -> BankLink? {
        try connection.first("SELECT \(Self.columns) FROM bank_connection c WHERE c.book = ? AND c.id = ?", book, id, map: Self.read).map(
            withAccounts)
    }

    /// Returns the last balances of the fetched accounts beside the book's balances at the end of the same days.
    public func balanceChecks(of id: BankLink.ID) throws -> [BalanceCheck] {
        try accounts(of: id).compactMap { item in
            guard let account = item.account, let balance = item.balance, let date = balance.date else { return nil }
            return try ledger.banks.check(account, date, balance.amount)
        }
    }

    /// Returns the number of an account's live records that have a pending entry.
    public func pendingCount(in account: Account.ID) throws -> Int {
        try connection.count(
            """
            SELECT count(*) FROM bank_entry e WHERE e.book = ? AND e.account = ? AND e.is_pending = 1
            AND EXISTS (SELECT 1 FROM record r WHERE r.book = e.book AND r.id = e.record AND r.deletion IS NULL)
            """, book, account)
    }

    /// Returns the meaning of a bank's identifier of an entry.
    public func standing(of bankID: String, in account: Account.ID) throws -> Standing {
        if try connection.exists("SELECT 1 FROM left_out_entry WHERE book = ? AND account = ? AND bank_id = ?", book, account, bankID) {
            return .passed
        }
        let isLive = try connection.first(
            """
            SELECT max(EXISTS (SELECT 1 FROM record r WHERE r.book = e.book AND r.id = e.record AND r.deletion IS NULL))
            FROM bank_entry e INDEXED BY bank_entry_by_bank_id WHERE e.book = ? AND e.account = ? AND e.bank_id = ? AND e.bank_id <> ''
            """, book, account, bankID
        ) { cells in cells.optional(0) { cells.bool($0) } }
        return (isLive ?? nil).map { $0 ? .live : .passed } ?? .unknown
    }

    private static let columns = """
        c.id, c.host, c.person, c.fetch_from, c.is_on, c.due_at, c.attempted_at, c.fetched_at, c.failures, c.failure, c.messages,
        (SELECT i.id FROM bank_import i WHERE i.book = c.book AND i.id = c.waiting AND i.state = 'preview')
        """

    private static func read(_ cells: Cells) throws -> BankLink {
        let fetching = BankLink.Fetching(
            dueAt: cells.optional(5, cells.int64), attemptedAt: cells.optional(6, cells.int64), fetchedAt: cells.optional(7, cells.int64),
            failures: cells.int(8), failure: cells.optional(9, cells.text), messages: messages(cells.text(10)))
        return BankLink(
            id: try cells.id(0), host: cells.text(1), person: try cells.id(2), fetchFrom: try cells.date(3), isOn: cells.bool(4), fetching: fetching,
            waiting: try cells.optionalID(11))
    }

    private func withAccounts(_ found: BankLink) throws -> BankLink {
        var found = found
        found.accounts = try accounts(of: found.id)
        return found
    }

    private static func messages(_ json: String) -> [String] { (try? JSONDecoder().decode([String].self, from: Data(json.utf8))) ?? [] }

    private static func problems(_ json: String) -> [BankRowProblem] {
        ((try? JSONDecoder().decode([StoredRowProblem].self, from: Data(json.utf8))) ?? []).compactMap(\.problem)
    }

    /// An account that was deleted is none.
    private func accounts(of id: BankLink.ID) throws -> [ConnectedAccount] {
        try connection.rows(
            """
            SELECT b.number, b.institution, b.remote, b.bank, b.name, b.currency, a.id, b.balance, b.balance_day, b.fetched_to, b.unreadable,
                b.problems
            FROM bank_connection_account b LEFT JOIN account a ON a.book = b.book AND a.id = b.account AND a.deletion IS NULL
            WHERE b.book = ? AND b.connection = ? ORDER BY b.number
            """, book, id
        ) { cells in
            let currency = try cells.optional(5) { try cells.currency($0) }
            let balance = try cells.optional(7) { cell in
                try currency.map { BankBalance(Money(minorUnits: cells.int64(cell), $0), on: try cells.optional(8, cells.date)) }
            }
            return ConnectedAccount(
                number: cells.int(0), institution: cells.text(1), remote: cells.text(2), bank: cells.text(3), name: cells.text(4),
                currency: currency, account: try cells.optionalID(6), balance: balance ?? nil, fetchedTo: try cells.optional(9, cells.date),
                unreadable: cells.int(10), problems: Self.problems(cells.text(11)))
        }
    }
}
