import Bookkeeping
import Foundation
import Testing

@testable import Storage

/// Connections of books to bridges.
struct BankLinkTests {
    let banks: BankSample
    let id: BankLink.ID

    init() throws {
        banks = try BankSample()
        id = try banks.connect()
    }

    private var found: BankLink { get throws { try #require(try banks.read { try $0.bankLinks.find(id) }) } }

    @Test func `accounts keep their numbers and what was chosen, and get new names and balances`() throws {
        let later = BankBalance(Money(minorUnits: 5, .eur), on: .day("2026-03-12"))
        try banks.write { editor in
            let found = ["B", "C", "A"].map {
                ConnectedAccount(number: 0, institution: "bank", remote: $0, bank: "Bank", name: "New \($0)", currency: .eur, balance: later)
            }
            try editor.bankLinks.note(found, of: id)
        }
        #expect(try found.accounts.map(\.number) == [1, 2, 3])
        #expect(try found.accounts.map(\.name) == ["New A", "New B", "New C"])
        #expect(try found.accounts.map(\.account) == [banks.main, nil, nil])
        #expect(try found.accounts.allSatisfy { $0.balance == later })
    }

    @Test func `an account in another currency, of another book or chosen twice is refused`() throws {
        let first = try found.fetchFrom
        for (account, error) in [
            (banks.sample.tokyo, StoreError.conflict(.currencyMismatch)), (Sample.id(9_999), .notFound), (banks.main, .conflict(.accountTwice)),
        ] {
            #expect(throws: error) { try banks.write { try $0.bankLinks.choose([2: account], fetchFrom: first, of: id) } }
        }
        #expect(try found.accounts.map(\.account) == [banks.main, nil])
    }

    @Test func `an account that was deleted is not fetched, and one that is chosen newly is fetched from the first day on`() throws {
        try banks.write { editor in
            try editor.bankLinks.noteFetched(1, to: .day("2026-03-30"), unreadable: 2, of: id)
            try editor.bankLinks.choose([2: banks.cash], fetchFrom: .day("2026-03-01"), of: id)
        }
        let first = try found.fetchFrom
        #expect(try found.accounts.map { $0.firstDay(first) } == [.day("2026-03-09"), .day("2026-03-01")])
        try banks.write { _ = try $0.deleteAccount(banks.cash, as: Sample.id(800), at: BankSample.now) }
        #expect(try found.accounts.map(\.account) == [banks.main, nil])
    }

    @Test func `the balance of the bank is compared with that of the book on its day`() throws {
        let checks = try banks.read { try $0.bankLinks.balanceChecks(of: id) }
        #expect(checks.map(\.account) == [banks.main] && checks.map { $0.difference?.minorUnits } == [100])
    }

    @Test func `what is due comes with the right of the person who made it, as long as they have it`() throws {
        let store = banks.store, now = BankSample.now
        let due = try #require(try store.read { try $0.bankFetches.due(at: now) })
        #expect(due.access.person == banks.sample.user && due.address.text.contains("secret-word") && due.link.id == id)
        try banks.write { try $0.bankLinks.noteSuccess(["Hello"], next: now + 10, of: id, at: now) }
        #expect(try store.read { try $0.bankFetches.due(at: now) } == nil)
        #expect(try store.read { try $0.bankFetches.next(after: now) } == now + 10)
        _ = try banks.sample.neighbour()
        try banks.sample.makeOperators()
        try store.write { try $0.users.setDisabled(banks.sample.user, true) }
        #expect(try store.read { try $0.bankFetches.due(at: now + 10) } == nil)
        try store.write { try $0.users.delete(banks.sample.user, at: now) }
        let left = try store.pool.read { try Connection(database: $0).count("SELECT count(*) FROM bank_connection") }
        #expect(left == 0)
    }

    @Test func `a refused address switches the connection off, and no time brings it back`() throws {
        try banks.write { try $0.bankLinks.noteFailure("revoked", next: nil, of: id, at: BankSample.now) }
        try banks.write { try $0.bankLinks.fetchSoon(id, at: BankSample.now) }
        #expect(try !found.isOn && found.fetching.dueAt == nil && found.fetching.failures == 1)
        #expect(try banks.store.read { try $0.bankFetches.due(at: .max) } == nil)
    }

    @Test func `the person who made a connection is notified once that it was refused, and not of other failures`() throws {
        func notices() throws -> [Bookkeeping.Notification.Content] {
            try banks.store.read { try $0.notifications.page(of: banks.sample.user) }.notifications.map(\.content)
        }
        try banks.write { try $0.bankLinks.noteFailure("timed-out", next: BankSample.now + 900, of: id, at: BankSample.now) }
        #expect(try notices() == [])
        for now in [BankSample.now, BankSample.now + 86_400] {
            try banks.write { try $0.bankLinks.noteFailure("revoked", next: nil, of: id, at: now) }
        }
        #expect(try notices() == [.bank(BankNotice(host: "bridge.example"))])
    }

    @Test func `no value of a connection shows its secret`() throws {
        let due = try #require(try banks.store.read { try $0.bankFetches.due(at: .max) })
        var text = "\(due) \(String(reflecting: due)) \(try found)"
        dump(due, to: &text)
        #expect(!text.contains("secret-word"))
    }
}
