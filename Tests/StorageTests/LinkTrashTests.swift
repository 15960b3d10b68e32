import Bookkeeping
import Testing

@testable import Storage

/// The trash and the erasing of both sides of a link.
struct LinkTrashTests {
    private let sample: LinkSample

    init() throws { sample = try LinkSample() }

    @Test func `deleting, restoring and purging one side does so to both`() throws {
        let (shared, own) = try sample.pizza(), first: Deletion.ID = sample.new(), second: Deletion.ID = sample.new()
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
        try sample.expectWhole()
    }

    @Test func `the account that paid takes the household's records along into the trash and back`() throws {
        let (shared, own) = try sample.pizza(), deletion: Deletion.ID = sample.new()
        _ = try sample.own(1) { try $0.deleteAccount(sample.yen(1), as: deletion, at: Sample.now) }
        #expect(try sample.record(shared) == nil)
        _ = try sample.own(1) { try $0.restore(deletion, at: Sample.now) }
        #expect(try sample.record(shared) != nil && sample.ownRecord(own, 1) != nil)
        // A record that the household restores without it stands alone from then on.
        _ = try sample.own(1) { try $0.deleteAccount(sample.yen(1), as: deletion, at: Sample.now) }
        _ = try sample.shared(0) { try $0.restore(deletion, at: Sample.now) }
        #expect(try sample.record(shared) != nil && sample.ownRecord(own, 1) == nil && sample.links().isEmpty)
        try sample.expectWhole()
    }
}
