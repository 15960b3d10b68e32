import Bookkeeping
import Testing

@testable import Storage

/// The end of links: by people who are in the household no longer, and by imports.
struct LinkEndingTests {
    private let sample: LinkSample

    init() throws { sample = try LinkSample() }

    @Test(arguments: ["leaving", "removal", "viewing", "dissolving", "deletion"])
    func `who is in it no longer keeps the own side, and the household its record`(_ end: String) throws {
        let (shared, own) = try sample.pizza(), place = try sample.people.place(1)
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
        try sample.expectWhole()
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
        try sample.expectWhole()
    }

    @Test func `an imported own book keeps the links of the records that it has in step`() throws {
        let (kept, _) = try sample.pizza(), (changed, own) = try sample.pizza(), copy = try sample.copy(1)
        try sample.updateOwn(own, of: 1) { $0.title = "Later" }
        let (late, _) = try sample.pizza()
        try sample.replace(1, by: copy)
        #expect(try sample.links().map(\.shared) == [kept])
        #expect(try sample.record(changed)?.title == "Later" && sample.record(late) != nil, "the household's records stay as they are")
        try sample.expectWhole()
    }

    @Test func `an imported book of the household keeps the links of the records that it has in step`() throws {
        let (kept, _) = try sample.pizza(), (changed, own) = try sample.pizza(), copy = try sample.copyOfHousehold()
        try sample.updateOwn(own, of: 1) { $0.title = "Later" }
        let (late, lateOwn) = try sample.pizza()
        try sample.replaceHousehold(by: copy)
        #expect(try sample.links().map(\.shared) == [kept])
        #expect(try sample.record(changed) != nil && sample.record(late) == nil)
        #expect(try sample.ownRecord(own, 1)?.title == "Later" && sample.ownRecord(lateOwn, 1) != nil, "own books stay as they are")
        try sample.expectWhole()
    }
}
