import Bookkeeping
import Testing

@testable import Storage

/// Payments between people, which have a side in the own book of each.
struct LinkPaymentTests {
    private let sample: LinkSample

    init() throws { sample = try LinkSample() }

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
        try sample.expectWhole()
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
        try sample.expectWhole()
    }
}
