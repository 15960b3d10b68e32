import Bookkeeping
import Testing

@testable import Storage

/// Changes of one side of a link, which the other side follows.
struct LinkChangeTests {
    private let sample: LinkSample

    init() throws { sample = try LinkSample() }

    @Test func `what was paid in another currency on the own side is a household's record in that currency`() throws {
        let (shared, own) = try sample.pizza()
        try sample.updateOwn(own, of: 1) { $0.content.pay(.cents(1_400), from: sample.main(1)) }
        let record = try #require(try sample.record(shared)), place = try sample.people.place(1)
        #expect(record.movement.amount == .cents(1_400) && record.sharing?.parts.reduce(0) { $0 + $1.amount } == 1_400)
        #expect(try sample.store.read(sample.people.access(0)) { try $0.account(record.movement.account)?.person } == place)
        try sample.expectWhole()
    }

    @Test func `a change of one side is a change of both`() throws {
        let (shared, own) = try sample.pizza()
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
        try sample.expectWhole()
    }

    @Test func `the largest part takes the difference that the other side makes`() throws {
        let (shared, own) = try sample.pizza()
        try sample.update(shared, by: 0) { draft in
            draft.parts = [.init(category: sample.food, amount: .yen(2_000)), .init(category: sample.food, amount: .yen(1_000))]
        }
        try sample.updateOwn(own, of: 1) { $0.content.pay(.yen(2_500)) }
        #expect(try sample.record(shared)?.parts.map(\.amount) == [.yen(1_500), .yen(1_000)])
        try sample.updateOwn(own, of: 1) { $0.content.pay(.yen(700)) }
        #expect(try sample.record(shared)?.parts == [])
        #expect(try sample.record(shared)?.movement.amount == .yen(700))
        try sample.expectWhole()
    }

    @Test func `exact amounts of people are changed in the household alone`() throws {
        let (shared, own) = try sample.pizza(), others = [try sample.people.place(0): 1_000 as Int64, try sample.people.place(1): 2_000]
        try sample.update(shared, by: 0) { $0.sharing = Sharing.Choice(.amounts, others) }
        #expect(throws: StoreError.conflict(.exactParts)) { try sample.updateOwn(own, of: 1) { $0.content.pay(.yen(5)) } }
        try sample.updateOwn(own, of: 1) { $0.title = "Dinner" }
        #expect(try sample.record(shared)?.title == "Dinner")
        #expect(try sample.record(shared)?.movement.amount == .yen(3_000))
        try sample.expectWhole()
    }

    @Test func `somebody else's having paid takes the own side away, and back if it was an error`() throws {
        let (shared, own) = try sample.pizza()
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
        try sample.expectWhole()
    }

    @Test func `the own side moves to another account, or goes`() throws {
        let (shared, own) = try sample.pizza()
        try sample.update(shared, by: 1) { $0.ownSide = sample.from(sample.main(1)) }
        #expect(try sample.ownRecord(own, 1)?.movement.amount == .cents(1_500))
        try sample.update(shared, by: 0) { $0.ownSide = .none }
        #expect(try sample.ownRecord(own, 1) != nil, "nobody removes the side of somebody else")
        try sample.update(shared, by: 1) { $0.ownSide = .none }
        #expect(try sample.ownRecord(own, 1) == nil && sample.record(shared) != nil && sample.links().isEmpty)
        try sample.update(shared, by: 1) { $0.ownSide = sample.from(sample.yen(1)) }
        #expect(try sample.ownID(shared, 1) != nil)
        try sample.expectWhole()
    }
}
