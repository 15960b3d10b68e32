import Bookkeeping
import Testing

@testable import Storage

/// A household's record paid from an own account: both sides of the link, and who sees them.
struct LinkTests {
    private let sample: LinkSample

    init() throws { sample = try LinkSample() }

    @Test func `one entry is a record of the household and an expense of one's own`() throws {
        let (shared, own) = try sample.pizza(), record = try #require(try sample.ownRecord(own, 1))
        let category = try #require(record.movement.category)
        #expect(record.movement == .expense(account: sample.yen(1), category: category, amount: .yen(3_000)))
        #expect(try sample.store.read(sample.ownAccess(1)) { try $0.category(category)?.name } == "Household")
        #expect(record.title == "Pizza" && record.vendor == "Luigi" && record.place?.name == "Lake" && record.date == .day("2026-03-10"))
        #expect(record.note == "" && record.hashtags == [], "note and hashtags are each book's own")
        let again = try sample.add(sample.draft(1, 10, side: sample.from(sample.main(1))), by: 1)
        let other = try #require(try sample.ownID(again, 1)), second = try #require(try sample.ownRecord(other, 1))
        #expect(second.movement.category == category, "the category is made once")
        let account = try sample.account(1)
        #expect(try sample.record(shared)?.movement.account == account)
        try sample.expectWhole()
    }

    @Test func `an account in another currency pays at the rate of the own book, and keeps the amount as on the receipt`() throws {
        let id = try sample.add(sample.draft(1, 3_000, side: sample.from(sample.main(1))), by: 1), own = try #require(try sample.ownID(id, 1))
        #expect(try sample.ownRecord(own, 1)?.movement.amount == .cents(1_500))
        #expect(try sample.ownRecord(own, 1)?.original == .yen(3_000))
        // The bank has charged a little more: that is the own book's affair, and its rate stays with the record.
        try sample.updateOwn(own, of: 1) { $0.content.pay(.cents(1_530)) }
        #expect(try sample.record(id)?.movement.amount == .yen(3_000))
        try sample.update(id, by: 0) { $0.content.pay(.yen(6_000)) }
        #expect(try sample.ownRecord(own, 1)?.movement.amount == .cents(3_060))
        try sample.updateOwn(own, of: 1) { $0.original = .yen(2_000) }
        #expect(try sample.record(id)?.movement.amount == .yen(2_000))
        #expect(throws: StoreError.conflict(.rateMissing)) {
            try sample.add(sample.draft(1, 3_000, side: sample.from(sample.dollars(1))), by: 1)
        }
        try sample.expectWhole()
    }

    @Test func `an account of somebody else is refused, and so is one of the household`() throws {
        for account in [sample.yen(0), try sample.account(1), Account.ID(milliseconds: 5)] {
            #expect(throws: StoreError.notFound) { try sample.add(sample.draft(1, 10, side: sample.from(account)), by: 1) }
        }
        let own = try sample.own(1) { editor in
            var draft = Transaction.Draft(
                movement: .expense(account: sample.yen(1), category: Sample.id(212), amount: .yen(5)), date: .day("2026-03-10"), time: .midnight,
                title: "")
            draft.ownSide = sample.from(sample.yen(1))
            return draft
        }
        _ = try sample.own(1) { try $0.add(sample.new(), own, at: Sample.now) }
        #expect(try sample.links().isEmpty, "a record of an own book has no other side")
    }

    @Test func `nobody writes a side for somebody else`() throws {
        let id = try sample.add(sample.draft(1, 10, side: sample.from(sample.yen(0))), by: 0)
        #expect(try sample.links().isEmpty, "the second person paid, and the first one entered it")
        #expect(try sample.store.read(sample.people.access(0)) { try $0.links.ownSides(of: [id], for: sample.people.user(0)) } == [:])
    }

    @Test func `only the person themself sees their own side`() throws {
        let (shared, own) = try sample.pizza()
        for number in 0..<3 {
            let seen = try sample.store.read(sample.people.access(number)) { try $0.links.ownSides(of: [shared], for: sample.people.user(number)) }
            #expect(seen == (number == 1 ? [shared: OwnRecord(id: own, account: sample.yen(1))] : [:]))
        }
        #expect(try sample.store.read(sample.ownAccess(1)) { try $0.links.sharedSides(of: [own]) } == [own: shared])
        #expect(try sample.store.read(sample.ownAccess(0)) { try $0.links.sharedSides(of: [own]) } == [:])
    }

    @Test func `of chosen records, those are counted of which the person who asks has the other side`() throws {
        let (shared, own) = try sample.pizza(), other = try sample.add(sample.draft(2, 10), by: 2)
        func count(_ choice: RecordChoice, _ access: BookAccess, _ number: Int) throws -> Int {
            try sample.store.read(access) { try $0.links.count(of: choice, for: sample.people.user(number)) }
        }
        for choice in [RecordChoice.these([shared, other]), .all(RecordQuery())] {
            for number in 0..<3 { #expect(try count(choice, sample.people.access(number), number) == (number == 1 ? 1 : 0), "\(choice)") }
        }
        #expect(try count(.all(RecordQuery()), sample.ownAccess(1), 1) == 1 && count(.these([own]), sample.ownAccess(1), 1) == 1)
        #expect(try count(.all(RecordQuery()), sample.ownAccess(0), 0) == 0)
        _ = try sample.own(1) { try $0.delete(own, as: Sample.id(6_300), at: Sample.now) }
        #expect(try count(.all(RecordQuery()), sample.people.access(1), 1) == 0)
    }

    @Test func `a budget of the own book alerts its person alone`() throws {
        try sample.own(1) { editor in
            let draft = BudgetTests.draft("All", .monthly, .everything, 1_000)
            _ = try editor.addBudget(sample.new(), draft, on: .day("2026-03-10"), at: Sample.now)
        }
        let raised = try sample.shared(1) { editor in
            _ = try editor.add(sample.new(), try sample.draft(1, 3_000, side: sample.from(sample.yen(1))), at: Sample.now)
            return editor.raised.count
        }
        #expect(raised == 1)
        func alerts(_ number: Int) throws -> Int {
            try sample.store.read { site in
                let told = try site.notifications.page(of: sample.people.user(number)).notifications
                return told.filter { if case .budget = $0.content { true } else { false } }.count
            }
        }
        #expect(try alerts(1) == 1)
        #expect(try alerts(0) == 0)
    }
}
