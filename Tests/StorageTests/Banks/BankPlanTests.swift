import Bookkeeping
import GRDB
import Testing

@testable import Storage

/// The query plans of imports: no row of a file reads all entries of the book.
struct BankPlanTests {
    private final class StatementLog: @unchecked Sendable {
        private(set) var statements: Set<String> = []
        func note(_ sql: String) { statements.insert(sql) }
    }

    let banks: BankSample

    init() throws { banks = try BankSample() }

    /// Returns the steps of all statements that `body` runs in a connection which go through a table of imports by the book alone.
    private func wholeBooks(_ database: Database, _ body: () throws -> Void) throws -> [String] {
        let seen = StatementLog()
        database.trace { seen.note("\($0)") }
        try body()
        database.trace(nil)
        #expect(!seen.statements.isEmpty)
        let planned = seen.statements.filter { sql in ["SELECT", "UPDATE", "DELETE", "INSERT"].contains { sql.hasPrefix($0) } }
        return try planned.flatMap { sql in
            try Connection(database: database).rows("EXPLAIN QUERY PLAN " + sql) { $0.text(3) }.filter { step in
                step.contains("PRIMARY KEY (book=?)") || step.hasPrefix("SCAN bank_")
            }.map { "\($0): \(sql)" }
        }
    }

    @Test func `looking for what rows look like, importing them and taking them back reads entries by their records`() throws {
        let first = (1...4).map { BankSample.entry("2026-03-10", -100 * $0, "Shop \($0)", bankID: "a\($0)") }
        try banks.bring(first)
        try banks.sample.add(banks.sample.expense("Mine", 500), banks.sample.expense("Mine, too", 600))
        let second = (1...4).map { BankSample.entry("2026-03-11", 100 * $0, "From main") },
            also = (5...6).map { BankSample.entry("2026-03-10", -100 * $0) }
        let id = try banks.prepare(second + also, number: 5_001, account: banks.cash)
        for row in try banks.rows(id) where row.state != .new {
            try banks.write { try $0.banks.decide(row.state == .transfer ? .transfer : .keep, onRow: row.number, of: id) }
        }
        let third = try banks.prepare(first.map { BankSample.entry("\($0.date)", $0.amount.minorUnits, "Other") }, number: 5_002)
        let open = try banks.rows(third).compactMap { row in
            row.entry.map {
                OpenRow(
                    number: row.number, account: row.account, fingerprint: EntryFingerprint($0), day: $0.date.daysSince1970, amount: $0.amount,
                    isPending: false, other: nil)
            }
        }
        #expect(open.count == 4)
        #expect(try Set(banks.states(id)) == [.transfer, .alike])
        try banks.store.pool.read { database in
            let ledger = Ledger(book: banks.sample.bookID, connection: Connection(database: database))
            let found = try wholeBooks(database) {
                _ = try MatchSearch(ledger: ledger, id: third, accounts: NamedAccounts(ledger), seen: []).run(open)
            }
            #expect(found == [])
        }
        try banks.store.pool.writeWithoutTransaction { database in
            let found = try wholeBooks(database) {
                try database.inTransaction {
                    let editor = LedgerEditor(ledger: Ledger(book: banks.sample.bookID, connection: Connection(database: database)))
                    guard case .done = try editor.banks.finish(id, at: BankSample.now + 1) else { throw StoreError.notFound }
                    _ = try editor.banks.takeBack(Sample.id(5_000), includingChanged: false, at: BankSample.now + 2)
                    _ = try editor.banks.takeBack(id, includingChanged: false, at: BankSample.now + 3)
                    return .commit
                }
            }
            #expect(found == [])
        }
        #expect(try banks.titles() == ["Mine", "Mine, too"])
    }
}
