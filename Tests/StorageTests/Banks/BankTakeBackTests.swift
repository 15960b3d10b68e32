import Bookkeeping
import Testing

@testable import Storage

/// Imports that are taken back.
struct BankTakeBackTests {
    let banks: BankSample
    private static let now = BankSample.now
    private static let day: Int64 = 86_400

    init() throws { banks = try BankSample() }

    private var sample: Sample { banks.sample }

    private func entry(_ day: String, _ cents: Int64, _ payee: String = "Shop") -> BankEntry { BankSample.entry(day, cents, payee) }

    private func takeBack(_ id: BankImport.ID, includingChanged: Bool = false, at now: Int64) throws -> BankImportEditor.TakenBack {
        try banks.write { try $0.banks.takeBack(id, includingChanged: includingChanged, as: Sample.id(950), at: now) }
    }

    @Test func `an import is taken back as a whole on day 29, and the same file can be imported again`() throws {
        let rows = [entry("2026-03-10", -100), entry("2026-03-10", -100), entry("2026-03-11", 500)], id = try banks.prepare(rows)
        try banks.finish(id)
        let late = Self.now + 29 * Self.day
        try banks.store.write { _ = try $0.purgeExpired(at: late) }
        #expect(try takeBack(id, at: late) == .done(3))
        #expect(try banks.titles().isEmpty)
        #expect(try banks.read { try $0.banks.find(id, at: late)?.state } == .takenBack(at: late))
        #expect(try takeBack(id, at: late) == .done(0))
        #expect(try banks.bring(rows, number: 5_001, at: late) == 3)
        let deletion = try #require(try banks.read { try $0.deletions().first })
        #expect(deletion.recordCount == 3)
        _ = try banks.write { try $0.restore(deletion.id, at: late) }
        #expect(try banks.titles().count == 6)
        #expect(
            try banks.states(banks.prepare(rows + [rows[0], rows[0], rows[0]], number: 5_002)) == [
                .present, .present, .present, .present, .present, .new,
            ])
        #expect(try banks.store.check() == [])
    }

    @Test func `on day 31 it cannot be taken back, and keeps its line without its rows`() throws {
        let id = try banks.prepare([entry("2026-03-10", -100)]), late = Self.now + 31 * Self.day
        try banks.finish(id)
        #expect(throws: StoreError.notFound) { try takeBack(id, at: late) }
        try banks.store.write { _ = try $0.purgeExpired(at: late) }
        #expect(try banks.read { try $0.banks.all().map(\.id) } == [id])
        #expect(try banks.rows(id).isEmpty)
        #expect(try banks.store.read { try !$0.hasExpired(at: late) })
        #expect(try banks.states(banks.prepare([entry("2026-03-10", -100)], number: 5_001, at: late)) == [.present])
    }

    @Test func `records that were edited since stay unless they are included`() throws {
        let id = try banks.prepare([entry("2026-03-10", -100, "A"), entry("2026-03-10", -200, "B")])
        try banks.finish(id)
        let record = try #require(try banks.records().first { $0.title == "B" })
        try banks.write { try $0.update(record.id, sample.expense("Mine", 200), at: Self.now + 5) }
        #expect(try takeBack(id, at: Self.now + 9) == .changed(1))
        #expect(try banks.titles() == ["Mine"])
        #expect(try banks.states(banks.prepare([entry("2026-03-10", -200, "B")], number: 5_001)) == [.present])
        #expect(try banks.write { try $0.banks.takeBack(id, includingChanged: true, at: Self.now + 10) } == .done(1))
        #expect(try banks.titles().isEmpty)
    }

    @Test func `records that it changed get their former values, unless they were edited since`() throws {
        let income = Transaction.Draft(
            movement: .income(account: banks.cash, category: sample.salary, amount: Money(minorUnits: 5_000, .eur)), date: .day("2026-03-12"),
            time: .midnight, title: "Withdrawn", hashtags: ["cash"])
        let drafts = [sample.expense("Lunch", 500, vendor: "me", hashtags: ["a"]), income, sample.expense("Tea", 700)]
        let ids = try sample.add(drafts[0], drafts[1], drafts[2])
        let id = try banks.prepare([entry("2026-03-11", -500, "Diner"), entry("2026-03-10", -5_000, "ATM"), entry("2026-03-11", -700, "Tea House")])
        for (row, decision) in [(1, ImportedRow.Decision.take), (2, .transfer), (3, .take)] {
            try banks.write { try $0.banks.decide(decision, onRow: row, of: id) }
        }
        #expect(try banks.finish(id) == 3)
        try banks.write { try $0.update(ids[2], sample.expense("Edited", 700), at: Self.now + 5) }
        #expect(try takeBack(id, at: Self.now + 9) == .done(0))
        let transactions = try banks.read { try $0.transactions(ids) }
        #expect(transactions.map(\.content) == [drafts[0].content, drafts[1].content, sample.expense("Edited", 700).content])
        #expect(transactions.map(\.hashtags) == [["a"], ["cash"], []])
        #expect(try banks.states(banks.prepare([entry("2026-03-11", -500, "Diner")], number: 5_001)) == [.alike])
        #expect(try banks.store.check() == [])
    }

    @Test func `a record that one import added and a later one made a transfer goes with both, the later one first`() throws {
        let first = try banks.prepare([entry("2026-03-10", -5_000, "To cash")])
        try banks.finish(first)
        let second = try banks.prepare([entry("2026-03-11", 5_000, "From main")], number: 5_001, account: banks.cash, at: Self.now + 1)
        try banks.write { try $0.banks.decide(.transfer, onRow: 1, of: second) }
        try banks.finish(second, at: Self.now + 1)
        #expect(try banks.records().count == 1)
        #expect(try takeBack(second, at: Self.now + 2) == .done(0))
        #expect(try banks.write { try $0.banks.takeBack(first, includingChanged: false, as: Sample.id(951), at: Self.now + 3) } == .done(1))
        #expect(try banks.titles().isEmpty)
        #expect(try banks.store.check() == [])
    }

    @Test func `a record that a person edited before a later import changed it stays`() throws {
        let first = try banks.prepare([entry("2026-03-10", -5_000, "To cash")])
        try banks.finish(first)
        let record = try #require(try banks.records().first)
        try banks.write { try $0.update(record.id, sample.expense("Mine", 5_000), at: Self.now + 1) }
        let second = try banks.prepare([entry("2026-03-11", 5_000, "From main")], number: 5_001, account: banks.cash, at: Self.now + 2)
        try banks.write { try $0.banks.decide(.transfer, onRow: 1, of: second) }
        try banks.finish(second, at: Self.now + 2)
        #expect(try takeBack(second, at: Self.now + 3) == .done(0))
        #expect(try banks.write { try $0.banks.takeBack(first, includingChanged: false, as: Sample.id(951), at: Self.now + 4) } == .changed(1))
        #expect(try banks.titles() == ["Mine"])
    }

    @Test func `a preview cannot be taken back`() throws {
        let id = try banks.prepare([entry("2026-03-10", -100)])
        #expect(throws: StoreError.notFound) { try takeBack(id, at: Self.now) }
        #expect(throws: StoreError.notFound) { try takeBack(Sample.id(9_999), at: Self.now) }
    }
}
