import Bookkeeping
import Testing

@testable import Storage

/// A household's record paid from an own account: both sides of the link.
struct LinkTests {
    private let sample: LinkSample

    init() throws { sample = try LinkSample() }

    private func expectWhole() throws { #expect(try sample.store.check() == []) }

    /// An expense that the second person has paid from the account in yen, with its own side.
    private func pizza() throws -> (shared: Transaction.ID, own: Transaction.ID) {
        let id = try sample.add(sample.draft(1, 3_000, side: sample.from(sample.yen(1))), by: 1)
        return (id, try #require(try sample.ownID(id, 1)))
    }

    @Test func `one entry is a record of the household and an expense of one's own`() throws {
        let (shared, own) = try pizza(), record = try #require(try sample.ownRecord(own, 1))
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
        try expectWhole()
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
        try expectWhole()
    }

    @Test func `what was paid in another currency on the own side is a household's record in that currency`() throws {
        let (shared, own) = try pizza()
        try sample.updateOwn(own, of: 1) { $0.content.pay(.cents(1_400), from: sample.main(1)) }
        let record = try #require(try sample.record(shared)), place = try sample.people.place(1)
        #expect(record.movement.amount == .cents(1_400) && record.sharing?.parts.reduce(0) { $0 + $1.amount } == 1_400)
        #expect(try sample.store.read(sample.people.access(0)) { try $0.account(record.movement.account)?.person } == place)
        try expectWhole()
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
        let (shared, own) = try pizza()
        for number in 0..<3 {
            let seen = try sample.store.read(sample.people.access(number)) { try $0.links.ownSides(of: [shared], for: sample.people.user(number)) }
            #expect(seen == (number == 1 ? [shared: OwnRecord(id: own, account: sample.yen(1))] : [:]))
        }
        #expect(try sample.store.read(sample.ownAccess(1)) { try $0.links.sharedSides(of: [own]) } == [own: shared])
        #expect(try sample.store.read(sample.ownAccess(0)) { try $0.links.sharedSides(of: [own]) } == [:])
    }

    @Test func `a change of one side is a change of both`() throws {
        let (shared, own) = try pizza()
        try sample.update(shared, by: 0) { draft in
            (draft.title, draft.date, draft.place, draft.note) = ("Calzone", .day("2026-03-12"), nil, "other")
            draft.content.pay(.yen(4_000))
        }
        var record = try #require(try sample.ownRecord(own, 1))
        #expect(record.title == "Calzone" && record.date == .day("2026-03-12") && record.place == nil && record.note == "")
        #expect(record.movement.amount == .yen(4_000))
        try sample.updateOwn(own, of: 1) { draft in
            (draft.vendor, draft.time, draft.note, draft.hashtags) = ("Mario", try #require(TimeOfDay(hour: 9, minute: 5)), "mine", ["own"])
            draft.content.pay(.yen(2_000))
        }
        record = try #require(try sample.record(shared))
        #expect(record.vendor == "Mario" && record.time.minutes == 545 && record.note == "other" && record.hashtags == ["family"])
        #expect(record.movement.amount == .yen(2_000) && record.sharing?.parts.reduce(0) { $0 + $1.amount } == 2_000)
        try expectWhole()
    }

    @Test func `the largest part takes the difference that the other side makes`() throws {
        let (shared, own) = try pizza()
        try sample.update(shared, by: 0) { draft in
            draft.parts = [.init(category: sample.food, amount: .yen(2_000)), .init(category: sample.food, amount: .yen(1_000))]
        }
        try sample.updateOwn(own, of: 1) { $0.content.pay(.yen(2_500)) }
        #expect(try sample.record(shared)?.parts.map(\.amount) == [.yen(1_500), .yen(1_000)])
        try sample.updateOwn(own, of: 1) { $0.content.pay(.yen(700)) }
        #expect(try sample.record(shared)?.parts == [])
        #expect(try sample.record(shared)?.movement.amount == .yen(700))
        try expectWhole()
    }

    @Test func `exact amounts of people are changed in the household alone`() throws {
        let (shared, own) = try pizza(), others = [try sample.people.place(0): 1_000 as Int64, try sample.people.place(1): 2_000]
        try sample.update(shared, by: 0) { $0.sharing = Sharing.Choice(.amounts, others) }
        #expect(throws: StoreError.conflict(.exactParts)) { try sample.updateOwn(own, of: 1) { $0.content.pay(.yen(5)) } }
        try sample.updateOwn(own, of: 1) { $0.title = "Dinner" }
        #expect(try sample.record(shared)?.title == "Dinner")
        #expect(try sample.record(shared)?.movement.amount == .yen(3_000))
        try expectWhole()
    }

    @Test func `deleting, restoring and purging one side does so to both`() throws {
        let (shared, own) = try pizza(), first: Deletion.ID = sample.new(), second: Deletion.ID = sample.new()
        _ = try sample.shared(2) { try $0.delete(shared, as: first, at: Sample.now) }
        #expect(try sample.ownRecord(own, 1) == nil)
        #expect(try sample.store.read(sample.ownAccess(1)) { try $0.deletion(first)?.recordCount } == 1)
        _ = try sample.own(1) { try $0.restore(first, at: Sample.now) }
        #expect(try sample.record(shared) != nil)
        #expect(try sample.store.read(sample.people.access(0)) { try $0.deletions() } == [])
        _ = try sample.own(1) { try $0.delete(own, as: second, at: Sample.now) }
        #expect(try sample.record(shared) == nil)
        _ = try sample.shared(0) { try $0.restore(second, at: Sample.now) }
        #expect(try sample.ownRecord(own, 1) != nil)
        _ = try sample.shared(0) { try $0.delete(shared, as: first, at: Sample.now) }
        try sample.own(1) { try $0.purge(first) }
        #expect(try sample.store.read(sample.people.access(0)) { try $0.deletions() } == [])
        #expect(try sample.people.rows("record_link") == 0)
        try expectWhole()
    }

    @Test func `the account that paid takes the household's records along into the trash and back`() throws {
        let (shared, own) = try pizza(), deletion: Deletion.ID = sample.new()
        _ = try sample.own(1) { try $0.deleteAccount(sample.yen(1), as: deletion, at: Sample.now) }
        #expect(try sample.record(shared) == nil)
        _ = try sample.own(1) { try $0.restore(deletion, at: Sample.now) }
        #expect(try sample.record(shared) != nil && sample.ownRecord(own, 1) != nil)
        // A record that the household restores without it stands alone from then on.
        _ = try sample.own(1) { try $0.deleteAccount(sample.yen(1), as: deletion, at: Sample.now) }
        _ = try sample.shared(0) { try $0.restore(deletion, at: Sample.now) }
        #expect(try sample.record(shared) != nil && sample.ownRecord(own, 1) == nil && sample.links().isEmpty)
        try expectWhole()
    }

    @Test func `somebody else's having paid takes the own side away, and back if it was an error`() throws {
        let (shared, own) = try pizza()
        try sample.update(shared, by: 0) { $0.content.pay($0.movement.amount, from: try sample.account(2)) }
        #expect(try sample.ownRecord(own, 1) == nil)
        try sample.update(shared, by: 0) { draft in
            draft.title = "Pasta"
            draft.content.pay(draft.movement.amount, from: try sample.account(1))
        }
        #expect(try sample.ownRecord(own, 1)?.title == "Pasta")
        let change: ChangedRecords.ID = sample.new(), account = try sample.account(0)
        _ = try sample.shared(0) { try $0.many.change(.these([shared]), to: RecordChange(account: account), as: change, at: Sample.now) }
        #expect(try sample.ownRecord(own, 1) == nil)
        _ = try sample.shared(0) { try $0.many.undo(change, at: Sample.now) }
        #expect(try sample.ownRecord(own, 1) != nil)
        try expectWhole()
    }

    @Test func `the own side moves to another account, or goes`() throws {
        let (shared, own) = try pizza()
        try sample.update(shared, by: 1) { $0.ownSide = sample.from(sample.main(1)) }
        #expect(try sample.ownRecord(own, 1)?.movement.amount == .cents(1_500))
        try sample.update(shared, by: 0) { $0.ownSide = .none }
        #expect(try sample.ownRecord(own, 1) != nil, "nobody removes the side of somebody else")
        try sample.update(shared, by: 1) { $0.ownSide = .none }
        #expect(try sample.ownRecord(own, 1) == nil && sample.record(shared) != nil && sample.links().isEmpty)
        try sample.update(shared, by: 1) { $0.ownSide = sample.from(sample.yen(1)) }
        #expect(try sample.ownID(shared, 1) != nil)
        try expectWhole()
    }

    @Test(arguments: ["leaving", "removal", "viewing", "dissolving", "deletion"])
    func `who is in it no longer keeps the own side, and the household its record`(_ end: String) throws {
        let (shared, own) = try pizza(), place = try sample.people.place(1)
        let book = try sample.ownAccess(1)
        switch end {
        case "leaving": try sample.people.act { try $0.leave(sample.people.user(1), at: Sample.now) }
        case "removal": try sample.people.act { try $0.remove(place, by: sample.people.user(0), at: Sample.now) }
        case "viewing": try sample.people.setRole(1, .viewer)
        case "dissolving": try sample.people.act { try $0.dissolve(by: sample.people.user(0), at: Sample.now) }
        default:
            try sample.people.sample.makeOperators()
            try sample.store.write { try $0.users.delete(sample.people.user(1), at: Sample.now) }
        }
        #expect(try sample.people.rows("record_link") == 0)
        if end != "dissolving" { #expect(try sample.record(shared) != nil) }
        if end != "deletion" {
            #expect(try sample.store.read(book) { try $0.transaction(own) } != nil)
            try sample.updateOwn(own, of: 1) { $0.title = "Mine" }
            if end != "dissolving" { #expect(try sample.record(shared)?.title == "Pizza") }
        }
        try expectWhole()
    }

    @Test func `a restored household has the links of its administrator that nothing has touched`() throws {
        let first = try sample.add(sample.draft(0, 100, side: sample.from(sample.yen(0))), by: 0)
        let second = try sample.add(sample.draft(0, 200, side: sample.from(sample.yen(0))), by: 0)
        let own = try #require(try sample.ownID(second, 0))
        try sample.people.act { try $0.dissolve(by: sample.people.user(0), at: Sample.now) }
        #expect(try sample.store.read(sample.ownAccess(0)) { try $0.links.sharedSides(of: [own]) } == [:])
        try sample.updateOwn(own, of: 0) { $0.title = "Alone" }
        try sample.people.act { try $0.restore(by: sample.people.user(0), at: Sample.now) }
        #expect(try sample.links().map(\.shared) == [first])
        #expect(try sample.record(second)?.title == "Pizza")
        try expectWhole()
    }

    @Test func `an imported own book keeps the links of the records that it has in step`() throws {
        let (kept, _) = try pizza(), (changed, own) = try pizza(), copy = try sample.copy(1)
        try sample.updateOwn(own, of: 1) { $0.title = "Later" }
        let (late, _) = try pizza()
        try sample.replace(1, by: copy)
        #expect(try sample.links().map(\.shared) == [kept])
        #expect(try sample.record(changed)?.title == "Later" && sample.record(late) != nil, "the household's records stay as they are")
        try expectWhole()
    }

    @Test func `an imported book of the household keeps the links of the records that it has in step`() throws {
        let (kept, _) = try pizza(), (changed, own) = try pizza(), copy = try sample.copyOfHousehold()
        try sample.updateOwn(own, of: 1) { $0.title = "Later" }
        let (late, lateOwn) = try pizza()
        try sample.replaceHousehold(by: copy)
        #expect(try sample.links().map(\.shared) == [kept])
        #expect(try sample.record(changed) != nil && sample.record(late) == nil)
        #expect(try sample.ownRecord(own, 1)?.title == "Later" && sample.ownRecord(lateOwn, 1) != nil, "own books stay as they are")
        try expectWhole()
    }

    @Test func `a payment has the side of who records it, and offers the other`() throws {
        let id = try sample.add(sample.payment(from: 1, to: 2, 500, side: sample.from(sample.yen(1))), by: 1)
        try sample.shared(1) { try $0.links.offer(id) }
        let first = try #require(try sample.ownID(id, 1)), paid = try #require(try sample.ownRecord(first, 1))
        #expect(paid.movement.kind == .expense)
        func offers(_ number: Int) throws -> [Transaction.ID] {
            try sample.store.read(sample.people.access(number)) { try $0.links.offers(to: sample.people.user(number)).map(\.id) }
        }
        #expect(try (0..<3).map(offers) == [[], [], [id]])
        #expect(try sample.store.read(sample.ownAccess(2)) { try !$0.hasRecords() }, "nothing is written without a yes")
        #expect(throws: StoreError.notFound) {
            try sample.shared(0) { try $0.links.accept(id, into: sample.yen(0), category: LinkSample.household, at: Sample.now) }
        }
        try sample.shared(2) { try $0.links.accept(id, into: sample.yen(2), category: LinkSample.household, at: Sample.now) }
        let own = try #require(try sample.ownID(id, 2)), received = try #require(try sample.ownRecord(own, 2))
        #expect(received.movement.kind == .income && received.movement.amount == .yen(500))
        try sample.updateOwn(own, of: 2) { $0.content.pay(.yen(400)) }
        #expect(try sample.ownRecord(paid.id, 1)?.movement.amount == .yen(400), "all three are in step")
        #expect(try offers(2) == [])
        try expectWhole()
    }

    @Test func `an offer ends with a no, and with the payment`() throws {
        let first = try sample.add(sample.payment(from: 1, to: 2, 500), by: 0), second = try sample.add(sample.payment(from: 1, to: 2, 600), by: 0)
        for id in [first, second] { try sample.shared(0) { try $0.links.offer(id) } }
        #expect(try sample.people.rows("record_link") == 4, "both are asked by a third person")
        try sample.shared(2) { try $0.links.decline(first) }
        #expect(throws: StoreError.notFound) { try sample.shared(2) { try $0.links.decline(first) } }
        let deletion: Deletion.ID = sample.new()
        _ = try sample.shared(0) { try $0.delete(second, as: deletion, at: Sample.now) }
        #expect(try sample.store.read(sample.people.access(2)) { try $0.links.offers(to: sample.people.user(2)) } == [])
        try sample.shared(0) { try $0.purge(deletion) }
        #expect(try sample.people.rows("record_link") == 1)
        try expectWhole()
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

    @Test func `sides that differ are found by the check, and nothing is repaired`() throws {
        let (_, own) = try pizza()
        let statements = [
            "UPDATE record SET title = 'Other' WHERE id = ?", "UPDATE record SET vendor = 'Other' WHERE id = ?",
            "UPDATE record SET latitude = NULL, longitude = NULL, place = NULL, cell = NULL WHERE id = ?",
            "UPDATE record_link SET changed = 'own' WHERE own = ?", "UPDATE record_link SET own = randomblob(16) WHERE own = ?",
        ]
        for statement in statements {
            #expect(throws: Undone.self) {
                try sample.store.pool.write { database in
                    let connection = Connection(database: database)
                    try connection.run(statement, own)
                    if !statement.contains("record_link") { try connection.run("UPDATE record_link SET changed = NULL") }
                    let problems = DatabaseCheck.rules.filter { (try? connection.exists($0.1)) ?? true }.map(\.0)
                    #expect(problems.contains { $0.contains("link") }, "\(statement)")
                    throw Undone()
                }
            }
        }
        try expectWhole()
    }

    private struct Undone: Error {}
}
