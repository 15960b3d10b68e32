import Bookkeeping
import Testing

@testable import Storage

/// Pending entries that the bank no longer names.
@Suite struct DroppedEntryTests {
    private let banks: BankSample
    private static let now = BankSample.now

    init() throws { banks = try BankSample() }

    private func entry(_ day: String, _ cents: Int64, _ payee: String, isPending: Bool = false) -> BankEntry {
        var entry = BankSample.entry(day, cents, payee)
        entry.isPending = isPending
        return entry
    }

    /// A hotel's hold of 10 March, as a record.
    private func hold() throws { try banks.bring([entry("2026-03-10", -10_000, "Hotel", isPending: true)]) }

    @Test func `a pending entry that the bank has dropped goes to the trash, and comes back when the import is taken back`() throws {
        try hold()
        let id = try banks.prepare([entry("2026-03-09", -350, "Café"), entry("2026-03-17", -900, "Books")], number: 5_001)
        #expect(try banks.states(id) == [.new, .new, .dropped])
        let row = try #require(try banks.rows(id).last)
        #expect(row.decision == .remove && row.entry?.payee == "Hotel" && row.entry?.amount == Money(minorUnits: -10_000, .eur))
        #expect(try banks.finish(id) == 3)
        #expect(try banks.titles() == ["Café", "Books"])
        #expect(try banks.read { try $0.deletions() }.map(\.name) == ["Hotel"])
        let effect = try banks.read { try $0.banks.effectOfTakingBack(id, includingChanged: false) }
        #expect(effect.broughtBack == 1 && effect.restored == 0 && effect.deleted == 2)
        #expect(effect.moves == [.init(account: banks.main, amount: Money(minorUnits: 350 + 900 - 10_000, .eur))])
        _ = try banks.write { try $0.banks.takeBack(id, includingChanged: false, at: Self.now + 9) }
        #expect(try banks.titles() == ["Hotel"])
        // Nobody has touched it, so that its own import can be taken back as well.
        _ = try banks.write { try $0.banks.takeBack(Sample.id(5_000), includingChanged: false, at: Self.now + 10) }
        #expect(try banks.titles().isEmpty)
    }

    @Test(arguments: [
        ("the rows end before it could be booked", ["2026-03-09", "2026-03-16"], false, 0),
        ("the rows end a week later", ["2026-03-09", "2026-03-17"], false, 1),
        ("the rows begin after it", ["2026-03-11", "2026-03-20"], false, 0),
        ("the file names pending entries, and not this one", ["2026-03-09", "2026-03-11"], true, 1),
        ("the file names pending entries of other days", ["2026-03-11", "2026-03-12"], true, 0),
    ]) func `an entry is dropped only by rows that cover its day`(reason: String, days: [String], hasPending: Bool, dropped: Int) throws {
        try hold()
        let rows = days.enumerated().map { entry($1, -100 - Int64($0), "Café", isPending: hasPending && $0 == 1) }
        #expect(try banks.states(banks.prepare(rows, number: 5_001)).count { $0 == .dropped } == dropped, "\(reason)")
    }

    @Test func `an entry that came booked, that somebody has edited, or of another account is not dropped`() throws {
        let later = [entry("2026-03-09", -350, "Café"), entry("2026-03-17", -900, "Books")]
        try hold()
        #expect(try banks.states(banks.prepare(later + [entry("2026-03-12", -9_500, "Hotel")], number: 5_001)) == [.new, .new, .present])
        let other = try banks.prepare(later, number: 5_002, account: banks.cash)
        #expect(try banks.states(other).contains(.dropped) == false)
        let record = try #require(try banks.records().first)
        let stale = try banks.prepare(later, number: 5_003)
        try banks.write { try $0.update(record.id, banks.sample.expense("My hotel", 10_000), at: Self.now + 5) }
        #expect(try banks.write { try $0.banks.finish(stale, at: Self.now + 6) } == .changed(rows: 1))
        #expect(try banks.finish(stale, at: Self.now + 7) == 2)
        #expect(try banks.titles().contains("My hotel"))
    }

    @Test func `a dropped entry that the person keeps stays for good`() throws {
        try hold()
        let later = [entry("2026-03-09", -350, "Café"), entry("2026-03-17", -900, "Books")]
        let id = try banks.prepare(later, number: 5_001)
        try banks.write { try $0.banks.decide(.keep, onRow: 3, of: id) }
        #expect(throws: StoreError.conflict(.invalid)) { try banks.write { try $0.banks.decide(.add, onRow: 3, of: id) } }
        #expect(try banks.finish(id) == 2)
        #expect(try banks.titles().contains("Hotel"))
        #expect(try banks.states(banks.prepare(later, number: 5_002)) == [.present, .present])
    }

    @Test func `a row that is the dropped entry after all keeps its record`() throws {
        try hold()
        let id = try banks.prepare(
            [entry("2026-03-09", -350, "Café"), entry("2026-03-11", -10_000, "HTL 0815"), entry("2026-03-17", -900, "Books")], number: 5_001)
        #expect(try banks.states(id) == [.new, .alike, .new, .dropped])
        try banks.write { try $0.banks.decide(.take, onRow: 2, of: id) }
        #expect(try banks.finish(id) == 3)
        #expect(try banks.titles() == ["Café", "HTL 0815", "Books"])
    }
}
