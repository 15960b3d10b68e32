import Bookkeeping
import Testing

@testable import Storage

/// Comparisons of accounts with statements, and the ticks that they leave.
struct ReconciliationTests {
    private let sample: Sample

    init() throws { sample = try Sample() }

    private func reconcile(_ number: Int, _ records: Transaction.ID...) throws {
        let draft = ReconciliationDraft(
            account: sample.main, date: .day("2026-03-31"), balance: Money(minorUnits: 0, .eur), records: Set(records))
        #expect(try sample.store.write(sample.book) { try $0.reconciliations.add(Sample.id(number), draft, at: Sample.now) } == .added)
    }

    /// Returns the records of the main account that no statement has.
    private func open() throws -> [String] {
        try sample.store.read(sample.book) { ledger in
            let account = try ledger.account(sample.main)
            return try account.map { try ledger.reconciliations.open(in: $0, upTo: .day("2026-03-31")).records.map(\.title) } ?? []
        }
    }

    /// Returns a record of amounts in food and travel, by turns.
    private func divided(_ title: String, _ amounts: [Int64]) -> Transaction.Draft {
        var draft = sample.expense(title, amounts.reduce(0, +), on: "2026-03-10")
        let parts = zip(amounts, [sample.food, sample.travel, sample.food]).map { RecordPart(category: $1, amount: Money(minorUnits: $0, .eur)) }
        if parts.count > 1 { draft.parts = parts }
        return draft
    }

    @Test(
        arguments: [
            ([100, 200, 300], [100, 200, 300], true), ([100, 200, 300], [100, 250, 250], false), ([100, 200], [100, 200, 300], false),
            ([100, 200, 300], [100, 200], false), ([100, 200], [300], false), ([300], [100, 200], false), ([300], [300], true), ([300], [400], false),
        ] as [([Int64], [Int64], Bool)])
    func `a record stays ticked as a whole, until an amount of it changes`(amounts: [Int64], changed: [Int64], isTicked: Bool) throws {
        let ids = try sample.add(divided("Shop", amounts))
        try reconcile(700, ids[0])
        #expect(try open() == [])
        try sample.store.write(sample.book) { try $0.update(ids[0], divided("Market", changed), at: Sample.now) }
        #expect(try open() == (isTicked ? [] : ["Market"]))
        let course = try sample.store.read(sample.book) { ledger in
            try ledger.balance(sample.main).map { try ledger.accountFigures.course(of: $0) }
        }
        #expect(course?.reconciled == (isTicked ? Set(ids) : []))
        #expect(try sample.store.check() == [])
    }

    @Test func `an account has a limited number of comparisons`() throws {
        try sample.store.write(sample.book) { editor in
            try editor.connection.run(
                """
                WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
                INSERT INTO reconciliation (book, id, account, date, balance, booked, open, made_at)
                SELECT ?2, randomblob(16), ?3, '2026-03-31', 0, 0, 0, 0 FROM numbers
                """, Reconciliation.limit - 1, sample.book.book, sample.main)
        }
        try reconcile(700)
        #expect(throws: StoreError.conflict(.invalid)) { try reconcile(701) }
    }
}
