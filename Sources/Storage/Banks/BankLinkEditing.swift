import Bookkeeping
import Foundation

/// Changes of the links of a book to bridges: ``LedgerEditor/bankLinks``.
public struct BankLinkEditor {
    let editor: LedgerEditor

    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }
    private var bankLinks: BankLinks { editor.ledger.bankLinks }
}

extension LedgerEditor {
    /// The links to bridges, to change them.
    public var bankLinks: BankLinkEditor { BankLinkEditor(editor: self) }
}

extension BankLinkEditor {
    /// The most messages of a bridge that are kept, and their characters.
    private static let messageLimit = 20, messageLength = 1_000

    /// Adds a link, made by the person who writes. One with the same ID stays as it is.
    ///
    /// - Throws: `.conflict(.invalid)` beyond ``BankLink/limit``.
    public func add(_ id: BankLink.ID, _ address: BankSecret, host: String, fetchFrom: CalendarDate, at now: Int64) throws -> Saved {
        guard try editor.saved(id, in: "bank_connection") == .added else { return .alreadySaved }
        guard let person = editor.person,
            try connection.count("SELECT count(*) FROM bank_connection WHERE book = ?", book) < BankLink.limit
        else { throw StoreError.conflict(.invalid) }
        try connection.run(
            "INSERT INTO bank_connection (book, id, access, host, person, fetch_from, is_on, due_at, created_at) VALUES (?, ?, ?, ?, ?, ?, 1, ?, ?)",
            book, id, address.text, host.cut(to: 300), person, fetchFrom, now, now)
        return .added
    }

    /// Removes a link with its secret address. Imported records stay.
    public func remove(_ id: BankLink.ID) throws { try connection.run("DELETE FROM bank_connection WHERE book = ? AND id = ?", book, id) }

    /// Chooses the accounts of the book for accounts of a link, and the first day. Those that are chosen newly are fetched from that day on.
    ///
    /// - Parameter accounts: by ``ConnectedAccount/number``; nil for one that is not fetched. Others stay as they are.
    /// - Throws: `.notFound` for a link or an account that does not exist, `.conflict(.currencyMismatch)` for an account in another currency,
    ///   `.conflict(.accountTwice)` if two of them are to be one account.
    public func choose(_ accounts: [Int: Account.ID?], fetchFrom: CalendarDate, of id: BankLink.ID) throws {
        guard let found = try bankLinks.find(id) else { throw StoreError.notFound }
        var chosen: Set<Account.ID> = []
        for item in found.accounts {
            let account = accounts[item.number] ?? item.account
            if let account {
                guard let own = try editor.ledger.account(account) else { throw StoreError.notFound }
                guard own.currency == item.currency else { throw StoreError.conflict(.currencyMismatch) }
                guard chosen.insert(account).inserted else { throw StoreError.conflict(.accountTwice) }
            }
            let isSame = account == item.account && fetchFrom >= found.fetchFrom
            try connection.run(
                """
                UPDATE bank_connection_account SET account = ?4, fetched_to = iif(?5, fetched_to, NULL)
                WHERE book = ?1 AND connection = ?2 AND number = ?3
                """, book, id, item.number, account, isSame)
        }
        try connection.run("UPDATE bank_connection SET fetch_from = ? WHERE book = ? AND id = ?", fetchFrom, book, id)
    }

    /// Lets a link that is on be fetched at once.
    public func fetchSoon(_ id: BankLink.ID, at now: Int64) throws {
        try connection.run("UPDATE bank_connection SET due_at = ? WHERE book = ? AND id = ? AND is_on = 1", now, book, id)
    }

    /// Keeps the accounts of an answer. Known ones get their present names and balances, new ones are not fetched until somebody chooses an account for them.
    ///
    /// - Parameter accounts: their numbers, days and accounts of the book are not looked at.
    public func note(_ accounts: [ConnectedAccount], of id: BankLink.ID) throws {
        guard try connection.exists("SELECT 1 FROM bank_connection WHERE book = ? AND id = ?", book, id) else { throw StoreError.notFound }
        for item in accounts.prefix(BankLink.accountLimit) {
            let balance = item.balance?.amount.currency == item.currency ? item.balance : nil
            try connection.run(
                """
                INSERT INTO bank_connection_account (book, connection, number, institution, remote, bank, name, currency, balance, balance_day)
                SELECT ?1, ?2, ifnull(max(number), 0) + 1, ?3, ?4, ?5, ?6, ?7, ?8, ?9 FROM bank_connection_account WHERE book = ?1 AND connection = ?2
                ON CONFLICT (book, connection, institution, remote) DO UPDATE SET bank = excluded.bank, name = excluded.name,
                    currency = excluded.currency, balance = excluded.balance, balance_day = excluded.balance_day,
                    account = iif(currency IS excluded.currency, account, NULL)
                """, book, id, item.institution, item.remote, item.bank.cut(to: 500), item.name.cut(to: 500), item.currency,
                balance?.amount.minorUnits, balance?.date)
        }
    }

    /// Notes that entries of an account were fetched up to a day, and how many of them could not be read.
    ///
    /// - Parameter problems: the reasons for the first of these; at most ``BankLink/problemLimit`` are kept.
    public func noteFetched(
        _ number: Int, to day: CalendarDate, unreadable: Int, problems: [BankRowProblem] = [], of id: BankLink.ID
    ) throws {
        try connection.run(
            """
            UPDATE bank_connection_account SET fetched_to = ?, unreadable = ?, problems = ? WHERE book = ? AND connection = ? AND number = ?
            """, day, unreadable, Self.json(problems.prefix(BankLink.problemLimit).map(StoredRowProblem.init)), book, id, number)
    }

    /// Notes a success, with the messages of the bridge, and the time of the next attempt.
    public func noteSuccess(_ messages: [String], next: Int64, of id: BankLink.ID, at now: Int64) throws {
        let lines = messages.prefix(Self.messageLimit).map { $0.cut(to: Self.messageLength) }
        try connection.run(
            """
            UPDATE bank_connection SET attempted_at = ?3, fetched_at = ?3, due_at = ?4, failures = 0, failure = NULL, messages = ?5
            WHERE book = ?1 AND id = ?2
            """, book, id, now, next, Self.json(lines))
    }

    private static func json(_ list: [some Encodable]) -> String {
        (try? JSONEncoder().encode(list)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }

    /// Notes a failure. The person who made the link is notified once when it is switched off.
    ///
    /// - Parameters:
    ///   - word: the reason, of at most 200 characters.
    ///   - next: the time of the next attempt; nil if the bridge has refused the address, which switches the link off.
    public func noteFailure(_ word: String, next: Int64?, of id: BankLink.ID, at now: Int64) throws {
        if next == nil, let found = try bankLinks.find(id), found.isOn {
            try editor.notify(found.person, .bank(BankNotice(host: found.host)), at: now)
        }
        try connection.run(
            """
            UPDATE bank_connection SET attempted_at = ?3, due_at = ?4, is_on = iif(?4 IS NULL, 0, is_on), failures = failures + 1, failure = ?5
            WHERE book = ?1 AND id = ?2
            """, book, id, now, next, word.cut(to: 200))
    }
}
