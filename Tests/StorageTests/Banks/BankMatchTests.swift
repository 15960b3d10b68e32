import Bookkeeping
import Testing

@testable import Storage

/// Rows that look like records, and transfers.
struct BankMatchTests {
    let banks: BankSample
    private static let now = BankSample.now

    init() throws { banks = try BankSample() }

    private var sample: Sample { banks.sample }

    private func entry(_ day: String, _ cents: Int64, _ payee: String = "Shop", bankID: String = "") -> BankEntry {
        BankSample.entry(day, cents, payee, bankID: bankID)
    }

    private func decide(_ decision: ImportedRow.Decision, _ row: Int, _ id: BankImport.ID) throws {
        try banks.write { try $0.banks.decide(decision, onRow: row, of: id) }
    }

    @Test func `a record near in date and equal in amount and kind is proposed once, the nearest first`() throws {
        let ids = try sample.add(
            sample.expense("Far", 500, on: "2026-03-06"), sample.expense("Near", 500, on: "2026-03-09"),
            sample.expense("Other", 600, on: "2026-03-10"))
        let id = try banks.prepare([entry("2026-03-12", -500), entry("2026-03-10", -500), entry("2026-03-10", 600), entry("2026-03-20", -600)])
        #expect(try banks.states(id) == [.new, .alike, .new, .new])
        #expect(try banks.rows(id).map(\.match) == [nil, .record(ids[1]), nil, nil])
        #expect(try banks.rows(id)[1].decision == .add, "nothing is merged by itself")
        let both = try banks.prepare([entry("2026-03-09", -500), entry("2026-03-09", -500)], number: 5_001)
        #expect(try Set(banks.rows(both).map(\.match)) == [.record(ids[0]), .record(ids[1])])
    }

    @Test func `of records of one day, the one with the same words is meant`() throws {
        let ids = try sample.add(sample.expense("Lunch", 500, vendor: "Corner House"), sample.expense("Book", 500, vendor: "City Books"))
        let id = try banks.prepare([entry("2026-03-10", -500, "CITY BOOKS 12"), entry("2026-03-10", -500, "Corner")])
        #expect(try banks.rows(id).map(\.match) == [.record(ids[1]), .record(ids[0])])
    }

    @Test func `a divided record is known by its whole amount`() throws {
        var draft = sample.expense("Market", 900)
        draft.parts = [
            RecordPart(category: sample.food, amount: Money(minorUnits: 600, .eur)),
            RecordPart(category: sample.travel, amount: Money(minorUnits: 300, .eur)),
        ]
        let ids = try sample.add(draft)
        let id = try banks.prepare([entry("2026-03-10", -900), entry("2026-03-10", -600)])
        #expect(try banks.rows(id).map(\.match) == [.record(ids[0]), nil])
        try decide(.take, 1, id)
        try banks.finish(id)
        #expect(try banks.read { try $0.transaction(ids[0])?.parts.count } == 2)
        #expect(try banks.states(banks.prepare([entry("2026-03-10", -900)], number: 5_001)) == [.present])
    }

    @Test func `a record of another account is proposed for the same day, and not if its own bank has it`() throws {
        let ids = try sample.add(sample.expense("Note", 500, account: banks.cash))
        #expect(try banks.rows(banks.prepare([entry("2026-03-11", -500)])).map(\.match) == [.record(ids[0])])
        #expect(try banks.states(banks.prepare([entry("2026-03-12", -500)], number: 5_001)) == [.new])
        let own = try banks.prepare([entry("2026-03-10", -500)], number: 5_002, account: banks.cash)
        try decide(.keep, 1, own)
        #expect(try banks.finish(own) == 0)
        #expect(try banks.states(banks.prepare([entry("2026-03-10", -500)], number: 5_003)) == [.new])
    }

    @Test func `kept, the record stays as it is; taken, it gets the day and the payee; and both are there the next time`() throws {
        let ids = try sample.add(sample.expense("Lunch", 500, vendor: "me"), sample.expense("Gift", 700, hashtags: ["a"]))
        let rows = [entry("2026-03-11", -500, "Diner"), entry("2026-03-12", -700, "City Books")]
        let id = try banks.prepare(rows)
        try decide(.keep, 1, id)
        try decide(.take, 2, id)
        #expect(try banks.finish(id) == 1)
        let kept = try #require(try banks.read { try $0.transaction(ids[0]) }), taken = try #require(try banks.read { try $0.transaction(ids[1]) })
        #expect(kept.date == .day("2026-03-10") && kept.vendor == "me")
        #expect(taken.date == .day("2026-03-12") && taken.vendor == "City Books" && taken.title == "Gift" && taken.hashtags == ["a"])
        #expect(try banks.titles().count == 2)
        #expect(try banks.states(banks.prepare(rows, number: 5_001)) == [.present, .present])
        #expect(try banks.store.check() == [])
    }

    @Test func `a refused match is not proposed again`() throws {
        try sample.add(sample.expense("Lunch", 500))
        let id = try banks.prepare([entry("2026-03-10", -500)])
        try banks.finish(id)
        let added = try #require(try banks.records().first { $0.title == "Shop" })
        _ = try banks.write { try $0.delete(added.id, as: Sample.id(900), at: Self.now) }
        #expect(try banks.states(banks.prepare([entry("2026-03-10", -500)], number: 5_001)) == [.new])
        #expect(try banks.states(banks.prepare([entry("2026-03-10", -500, "Another")], number: 5_002)) == [.alike])
    }

    @Test func `a match that was changed or deleted meanwhile is looked at again, and nothing is added before`() throws {
        let ids = try sample.add(sample.expense("Lunch", 500), sample.expense("Tea", 700))
        let id = try banks.prepare([entry("2026-03-10", -500), entry("2026-03-10", -700), entry("2026-03-10", -900)])
        try decide(.keep, 1, id)
        try decide(.take, 2, id)
        try banks.write { editor throws in
            _ = try editor.delete(ids[0], as: Sample.id(900), at: Self.now)
            try editor.update(ids[1], sample.expense("Tea", 701), at: Self.now)
        }
        #expect(try banks.write { try $0.banks.finish(id, at: Self.now) } == .changed(rows: 2))
        #expect(try banks.states(id) == [.new, .new, .new])
        #expect(try banks.titles() == ["Tea"])
        #expect(try banks.finish(id) == 3)
    }

    @Test func `a record that was added meanwhile and looks alike is shown before a double is made`() throws {
        let id = try banks.prepare([entry("2026-03-10", -500)])
        try sample.add(sample.expense("Lunch", 500))
        #expect(try banks.write { try $0.banks.finish(id, at: Self.now) } == .changed(rows: 1))
        #expect(try banks.states(id) == [.alike])
        #expect(try banks.finish(id) == 1)
    }

    @Test func `the other side of a transfer is found among the records`() throws {
        let income = Transaction.Draft(
            movement: .income(account: banks.cash, category: sample.salary, amount: Money(minorUnits: 5_000, .eur)), date: .day("2026-03-12"),
            time: .midnight, title: "Withdrawn", note: "ATM", hashtags: ["cash"])
        let ids = try sample.add(income)
        let id = try banks.prepare([entry("2026-03-10", -5_000, "ATM")])
        #expect(try banks.rows(id).map(\.state) == [.transfer] && banks.rows(id).map(\.decision) == [.add])
        try decide(.transfer, 1, id)
        #expect(try banks.finish(id) == 1)
        let record = try #require(try banks.read { try $0.transaction(ids[0]) })
        #expect(
            record.movement
                == .transfer(from: banks.main, to: banks.cash, amount: Money(minorUnits: 5_000, .eur), received: Money(minorUnits: 5_000, .eur)))
        #expect(record.title == "Withdrawn" && record.note == "ATM" && record.hashtags == ["cash"])
        #expect(try banks.titles() == ["Withdrawn"])
        #expect(try banks.states(banks.prepare([entry("2026-03-10", -5_000, "ATM")], number: 5_001)) == [.present])
        #expect(try banks.states(banks.prepare([entry("2026-03-11", 5_000, "Cash")], number: 5_002, account: banks.cash)) == [.alike])
        #expect(try banks.store.check() == [])
    }

    @Test func `two rows of one import become one transfer`() throws {
        let id = try banks.prepare(parts: [
            .account(banks.main), .entry(entry("2026-03-10", -5_000, "To cash")), .account(banks.cash),
            .entry(entry("2026-03-12", 5_000, "From bank")),
        ])
        #expect(try banks.rows(id).map(\.match) == [.row(2), .row(1)])
        try decide(.transfer, 2, id)
        #expect(try banks.rows(id).map(\.decision) == [.transfer, .transfer], "the other side follows")
        try decide(.leave, 1, id)
        #expect(try banks.rows(id).map(\.decision) == [.leave, .add])
        try decide(.transfer, 1, id)
        #expect(try banks.finish(id) == 1)
        #expect(try banks.titles() == ["To cash"])
        #expect(try sample.balance(banks.main) == 5_000 && sample.balance(banks.cash) == 6_000)
        #expect(try banks.states(banks.prepare([entry("2026-03-12", 5_000, "From bank")], number: 5_001, account: banks.cash)) == [.present])
    }

    @Test func `an account that the file names is the other side`() throws {
        var named = entry("2026-03-10", -5_000, "Withdrawal"), numbered = entry("2026-03-11", 300, "Back"), unknown = entry("2026-03-11", -301)
        (named.transferAccount, numbered.otherAccount, unknown.transferAccount) = ("CASH", "DE 77", "Tokyo")
        try banks.write { try $0.banks.keep(account: banks.cash, of: BankAccount(number: "DE77")) }
        let id = try banks.prepare([named, numbered, unknown])
        #expect(try banks.rows(id).map(\.match) == [.account(banks.cash), .account(banks.cash), nil])
        try banks.write { try $0.banks.decide(.transfer, onAll: .transfer, of: id) }
        #expect(try banks.finish(id) == 3)
        #expect(try sample.balance(banks.cash) == 1_000 + 5_000 - 300)
        #expect(
            try banks.states(banks.prepare([entry("2026-03-11", 5_000, "In")], number: 5_001, account: banks.cash)) == [.alike], "it is the transfer")
    }

    @Test func `closing balances are compared with the book, and a record explains the difference`() throws {
        let ids = try sample.add(sample.expense("Double", 500, on: "2026-03-08"))
        let id = try banks.prepare(parts: [
            .account(banks.main), .entry(entry("2026-03-09", -100)), .closing(BankBalance(Money(minorUnits: 9_900, .eur), on: nil)),
            .account(banks.cash),
            .entry(entry("2026-03-09", 50)), .closing(BankBalance(Money(minorUnits: 1_050, .eur), on: .day("2026-03-31"))),
        ])
        try banks.finish(id)
        let checks = try banks.read { try $0.banks.balanceChecks(of: id) }
        let main = try #require(checks.first { $0.account == banks.main }), cash = try #require(checks.first { $0.account == banks.cash })
        #expect(main.date == .day("2026-03-09") && main.difference?.minorUnits == -500 && main.explanation == ids[0])
        #expect(cash.difference?.minorUnits == 0 && cash.explanation == nil)
        try banks.write { try $0.update(ids[0], sample.expense("Double", 500, on: "2026-03-12"), at: Self.now) }
        #expect(try banks.read { try $0.banks.balanceChecks(of: id).first { $0.account == banks.main }?.difference?.minorUnits } == 0)
    }
}
