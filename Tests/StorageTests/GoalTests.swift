import Bookkeeping
import Testing

@testable import Storage

/// Goals in the database.
struct GoalTests {
    static let today = CalendarDate.day("2026-03-10")
    let sample: Sample

    init() throws { sample = try Sample() }

    static func draft(
        _ name: String, _ amount: Int64, on due: String = "2026-12-31", in account: Account.ID, _ currency: Currency = .eur, keep: Int64 = 0
    )
        -> SavingGoal.Draft
    {
        .init(name: name, account: account, amount: Money(minorUnits: amount, currency), due: .day(due), keep: Money(minorUnits: keep, currency))
    }

    @discardableResult
    private func add(_ number: Int, _ draft: SavingGoal.Draft, at now: Int64 = Sample.now) throws -> SavingGoal.ID {
        let id: SavingGoal.ID = Sample.id(number)
        #expect(try sample.store.write(sample.book) { try $0.goals.add(id, draft, at: now) } == .added)
        return id
    }

    private func names() throws -> [String] { try sample.store.read(sample.book) { try $0.goals.all().map(\.name) } }

    private func standings() throws -> [GoalStanding] { try sample.store.read(sample.book) { try $0.goals.standings(on: Self.today) } }

    @Test func `goals share the balances of their accounts, and come in the order of their days`() throws {
        try add(500, Self.draft("Later", 8_000, on: "2027-01-31", in: sample.main))
        try add(501, Self.draft("Sooner", 6_000, in: sample.main, keep: 1_500))
        try add(502, Self.draft("Yen", 90_000, on: "2026-06-30", in: sample.tokyo, .jpy))
        #expect(try names() == ["Yen", "Sooner", "Later"])
        // 100.00 are in the main account, of which 15.00 stay; a record of tomorrow is not there yet.
        try sample.add(sample.expense("Tomorrow", 5_000, on: "2026-03-11"))
        #expect(try standings().map(\.saved.minorUnits) == [0, 6_000, 2_500])
        #expect(try sample.store.read(sample.book) { try $0.goals.standings(account: sample.main, on: Self.today) }.count == 2)
        #expect(try sample.store.check() == [])
    }

    @Test func `the forecast is that of the account with its rules`() throws {
        try add(500, Self.draft("Bicycle", 40_000, on: "2026-06-30", in: sample.main))
        let pay = Transaction.Draft(
            movement: .income(account: sample.main, category: sample.salary, amount: Money(minorUnits: 10_000, .eur)), date: .day("2026-03-25"),
            time: .midnight, title: "Pay")
        func pace() throws -> GoalStanding.Pace? {
            if case .open(let pace) = try standings().first?.state { pace } else { nil }
        }
        let unfounded = try #require(try pace())
        #expect(unfounded.months == 4 && unfounded.monthly.minorUnits == 7_500 && unfounded.outlook == .unfounded)
        let recurrence = try #require(RecurrenceRule(.monthly, starts: pay.date))
        _ = try sample.store.write(sample.book) {
            try $0.recurring.add(Sample.id(600), .init(template: pay, recurrence: recurrence), on: Self.today, at: Sample.now)
        }
        #expect(try pace()?.outlook == .carried(Money(minorUnits: 50_000, .eur)))
        try sample.store.write(sample.book) {
            try $0.goals.update(Sample.id(500), Self.draft("Bicycle", 60_000, on: "2026-06-30", in: sample.main))
        }
        #expect(try pace()?.outlook == .short(missing: Money(minorUnits: 10_000, .eur), monthly: Money(minorUnits: 2_500, .eur)))
    }

    @Test func `a goal is changed, deleted and brought back`() throws {
        let id = try add(500, Self.draft("Bicycle", 900, in: sample.main))
        #expect(try sample.store.write(sample.book) { try $0.goals.add(id, Self.draft("Again", 1, in: sample.main), at: 5) } == .alreadySaved)
        try sample.store.write(sample.book) { try $0.goals.update(id, Self.draft("E-bike", 70_000, in: sample.tokyo, .jpy, keep: 5)) }
        let changed = try #require(try sample.store.read(sample.book) { try $0.goals.goal(id) })
        #expect(changed == SavingGoal(id: id, Self.draft("E-bike", 70_000, in: sample.tokyo, .jpy, keep: 5), createdAt: Sample.now))
        let deletion = try sample.store.write(sample.book) { try $0.goals.delete(id, as: Sample.id(800), at: 7) }
        #expect(deletion == Deletion(id: Sample.id(800), subject: .goal, name: "E-bike", recordCount: 0, deletedAt: 7))
        #expect(try names() == [])
        #expect(throws: StoreError.notFound) { try sample.store.write(sample.book) { try $0.goals.update(id, changed.draft) } }
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(800), at: 8) }
        #expect(try sample.store.read(sample.book) { try $0.goals.goal(id) } == changed)
        _ = try sample.store.write(sample.book) { try $0.goals.delete(id, as: Sample.id(801), at: 9) }
        try sample.store.write(sample.book) { try $0.purge(Sample.id(801)) }
        #expect(try names() == [] && sample.store.read(sample.book) { try $0.deletions() } == [])
    }

    @Test func `an account takes its goals into the trash and back`() throws {
        let id = try add(500, Self.draft("Bicycle", 900, in: sample.cash)), other = try add(501, Self.draft("Tent", 900, in: sample.cash))
        try add(502, Self.draft("Boat", 900, in: sample.main))
        _ = try sample.store.write(sample.book) { try $0.goals.delete(other, as: Sample.id(800), at: 1) }
        _ = try sample.store.write(sample.book) { try $0.deleteAccount(sample.cash, as: Sample.id(801), at: 1) }
        #expect(try names() == ["Boat"] && standings().count == 1)
        #expect(throws: StoreError.conflict(.accountDeleted)) { try sample.store.write(sample.book) { try $0.restore(Sample.id(800), at: 1) } }
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(801), at: 1) }
        #expect(try sample.store.read(sample.book) { try $0.goals.goal(id) } != nil)
        #expect(try names().sorted() == ["Bicycle", "Boat"])
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(800), at: 1) }
        #expect(try names().count == 3)
        // One that was deleted by itself goes for good with its account.
        _ = try sample.store.write(sample.book) { try $0.goals.delete(other, as: Sample.id(802), at: 1) }
        _ = try sample.store.write(sample.book) { try $0.deleteAccount(sample.cash, as: Sample.id(803), at: 1) }
        try sample.store.write(sample.book) { try $0.purge(Sample.id(803)) }
        #expect(try sample.store.read(sample.book) { try $0.deletions() } == [])
        #expect(try names() == ["Boat"] && sample.store.check() == [])
    }

    @Test func `a goal is on an account in use of the book, in its currency`() throws {
        let neighbour = try sample.neighbour()
        for (draft, error) in [
            (Self.draft("Foreign", 1, in: Sample.id(110)), StoreError.notFound), (Self.draft("None", 1, in: Sample.id(999)), .notFound),
            (Self.draft("Yen", 1, in: sample.main, .jpy), .conflict(.currencyMismatch)),
        ] {
            #expect(throws: error) { try sample.store.write(sample.book) { try $0.goals.add(Sample.id(500), draft, at: 1) } }
        }
        let id = try add(500, Self.draft("Bicycle", 900, in: sample.cash))
        #expect(throws: StoreError.notFound) { try sample.store.write(neighbour) { try $0.goals.delete(id, as: Sample.id(800), at: 1) } }
        #expect(try sample.store.read(neighbour) { try $0.goals.all() } == [])
        #expect(throws: StoreError.conflict(.currencyInUse)) {
            try sample.store.write(sample.book) { try $0.updateAccount(sample.cash, Sample.account("Cash", .jpy, 0)) }
        }
        // An archived account keeps its goals and gets none.
        try sample.store.write(sample.book) { try $0.accountUse.archive(sample.cash, at: 1) }
        #expect(try standings().map(\.saved.minorUnits) == [900])
        try sample.store.write(sample.book) { try $0.goals.update(id, Self.draft("E-bike", 950, in: sample.cash)) }
        #expect(throws: StoreError.notFound) {
            try sample.store.write(sample.book) { try $0.goals.add(Sample.id(501), Self.draft("Tent", 1, in: sample.cash), at: 1) }
        }
    }

    @Test func `a book has fifty goals at most`() throws {
        for number in 0..<SavingGoal.limit { try add(500 + number, Self.draft("Goal \(number)", 1, in: sample.main)) }
        #expect(throws: StoreError.conflict(.goalLimit)) {
            try sample.store.write(sample.book) { try $0.goals.add(Sample.id(600), Self.draft("More", 1, in: sample.main), at: 1) }
        }
        #expect(try standings().count == SavingGoal.limit)
        // One that was deleted meanwhile does not come back beside fifty others, nor does one with its account.
        _ = try sample.store.write(sample.book) { try $0.goals.delete(Sample.id(500), as: Sample.id(800), at: 7) }
        try add(601, Self.draft("Holiday", 1, in: sample.cash))
        try sample.store.write(sample.book) { _ = try $0.deleteAccount(sample.cash, as: Sample.id(801), at: 8) }
        try add(602, Self.draft("More", 1, in: sample.main))
        for deletion in [800, 801] {
            #expect(throws: StoreError.conflict(.goalLimit)) {
                try sample.store.write(sample.book) { try $0.restore(Sample.id(deletion), at: 9) }
            }
        }
        #expect(try standings().count == SavingGoal.limit && sample.store.read(sample.book) { try $0.deletions().count } == 2)
        #expect(try sample.store.check() == [])
    }

    @Test func `a day beyond the forecast is answered without one`() throws {
        try add(500, Self.draft("Far", 90_000, on: "2199-12-31", in: sample.main))
        guard case .open(let pace) = try standings().first?.state else { Issue.record("it is not open"); return }
        #expect(pace.outlook == .unforeseeable && pace.months > 2_000)
    }
}
