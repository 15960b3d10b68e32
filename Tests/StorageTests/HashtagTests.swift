import Bookkeeping
import Storage
import Testing

struct HashtagTests {
    let sample: Sample
    let now = Sample.now

    init() throws { sample = try Sample() }

    private func hashtags() throws -> [String] {
        try sample.store.read(sample.book) { try $0.hashtags().map { "\($0.name) \($0.recordCount)" } }
    }

    @Test func `hashtags of a record are made when new and found in any case`() throws {
        try sample.add(sample.expense("Tea", hashtags: ["Lunch", "旅行"]), sample.expense("Rice", hashtags: ["LUNCH", "lunch"]))
        #expect(try hashtags() == ["Lunch 2", "旅行 1"])
        #expect(try sample.store.read(sample.book) { try $0.recent(limit: 2).map(\.hashtags) } == [["Lunch"], ["Lunch", "旅行"]])
        #expect(throws: StoreError.conflict(.invalid)) {
            try sample.add(sample.expense("Long", hashtags: [String(repeating: "x", count: 26)]), from: 2_000)
        }
    }

    @Test func `counts follow edits, deletions and moves to another day`() throws {
        let ids = try sample.add(sample.expense("Tea", hashtags: ["a", "b"]), sample.expense("Rice", hashtags: ["a"]))
        try sample.store.write(sample.book) {
            try $0.update(ids[0], sample.expense("Tea", on: "2026-05-01", hashtags: ["b", "c"]), at: now)
        }
        #expect(try hashtags() == ["a 1", "b 1", "c 1"])
        _ = try sample.store.write(sample.book) { try $0.delete(ids[0], as: Sample.id(900), at: now) }
        #expect(try hashtags() == ["a 1", "b 0", "c 0"])
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(900), at: Sample.now) }
        #expect(try hashtags() == ["a 1", "b 1", "c 1"])
        #expect(try sample.store.check().isEmpty)
    }

    @Test func `a deleted hashtag leaves its records, and comes back to them`() throws {
        let ids = try sample.add(sample.expense("Tea", hashtags: ["lunch", "work"]))
        let tag = try #require(try sample.store.read(sample.book) { try $0.hashtags().first { $0.name == "lunch" } })
        let deletion = try sample.store.write(sample.book) { try $0.deleteHashtag(tag.id, as: Sample.id(900), at: now) }
        #expect(deletion.recordCount == 1)
        #expect(try sample.store.read(sample.book) { try $0.transaction(ids[0])?.hashtags } == ["work"])
        #expect(try sample.titles(RecordQuery(hashtag: "lunch")).isEmpty)
        #expect(try sample.titles(RecordQuery(text: "lunch")).isEmpty)
        try sample.store.write(sample.book) { editor throws in
            try editor.update(ids[0], sample.expense("Tea", hashtags: ["work"]), at: now)
            _ = try editor.addHashtag(Sample.id(70), name: "Lunch", at: now)
            _ = try editor.restore(deletion.id, at: Sample.now)
        }
        #expect(try sample.store.read(sample.book) { try $0.transaction(ids[0])?.hashtags } == ["lunch-2", "work"])
        #expect(try sample.titles(RecordQuery(hashtag: "LUNCH-2")) == ["Tea"])
        #expect(try sample.titles(RecordQuery(text: "lunch")) == ["Tea"])
        #expect(try sample.store.check().isEmpty)
    }

    @Test func `renaming a hashtag is found by the new name`() throws {
        try sample.add(sample.expense("Tea", hashtags: ["lunch"]))
        let tag = try #require(try sample.store.read(sample.book) { try $0.hashtags().first })
        try sample.store.write(sample.book) { try $0.renameHashtag(tag.id, name: "昼ご飯") }
        #expect(try sample.titles(RecordQuery(text: "昼")) == ["Tea"])
        #expect(try sample.titles(RecordQuery(text: "lunch")).isEmpty)
        #expect(try sample.titles(RecordQuery(text: "#昼ご飯 te")) == ["Tea"])
    }

    private func tag(_ name: String) throws -> Hashtag.ID {
        try #require(try sample.store.read(sample.book) { try $0.hashtags().first { $0.name == name } }).id
    }

    @Test func `a hashtag that becomes another takes its records along, each once, and deleted ones too`() throws {
        let ids = try sample.add(
            sample.expense("Tea", hashtags: ["lunch"]), sample.expense("Rice", hashtags: ["lunch", "food", "work"]),
            sample.expense("Fish", hashtags: ["food"]),
            sample.expense("Gone", hashtags: ["lunch"]))
        _ = try sample.store.write(sample.book) { try $0.delete(ids[3], as: Sample.id(900), at: now) }
        let (lunch, food) = (try tag("lunch"), try tag("food"))
        #expect(try sample.store.write(sample.book) { try $0.mergeHashtag(lunch, into: food, at: now) } == 2)
        #expect(try hashtags() == ["food 3", "work 1"])
        #expect(try sample.store.read(sample.book) { try $0.transaction(ids[1])?.hashtags } == ["food", "work"])
        #expect(try sample.titles(RecordQuery(text: "lunch")).isEmpty)
        #expect(Set(try sample.titles(RecordQuery(hashtag: "FOOD"))) == ["Tea", "Rice", "Fish"])
        #expect(try sample.store.read(sample.book) { try $0.names().hashtags } == ["food", "work"])
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(900), at: now) }
        #expect(try hashtags() == ["food 4", "work 1"])
        #expect(try sample.store.check().isEmpty)
    }

    @Test func `budgets follow a hashtag into another, and alert when that brings them to a level`() throws {
        try sample.add(sample.expense("Tea", 500, hashtags: ["lunch"]), sample.expense("Rice", 700, hashtags: ["lunch", "food"]))
        try sample.store.write(sample.book) { editor throws in
            for (number, tags) in [(700, ["food"]), (701, ["lunch"]), (702, ["food", "lunch"])] {
                let draft = BudgetTests.draft("Of \(number)", .monthly, .only(categories: [], hashtags: tags), number == 700 ? 1_000 : 10_000)
                _ = try editor.addBudget(Sample.id(number), draft, on: .day("2026-03-10"), at: now)
            }
        }
        let (lunch, food) = (try tag("lunch"), try tag("food"))
        let raised = try sample.store.write(sample.book) { editor in
            _ = try editor.mergeHashtag(lunch, into: food, at: now)
            return editor.raised.count
        }
        #expect(
            try sample.store.read(sample.book) { try $0.budgets() }.map(\.scope)
                == Array(repeating: .only(categories: [], hashtags: ["food"]), count: 3))
        #expect(raised == 1)
        #expect(try sample.store.check().isEmpty)
    }

    @Test func `a hashtag becomes neither itself, nor one that is deleted or another book's`() throws {
        try sample.add(sample.expense("Tea", hashtags: ["lunch", "gone"]))
        let (lunch, gone) = (try tag("lunch"), try tag("gone"))
        _ = try sample.store.write(sample.book) { try $0.deleteHashtag(gone, as: Sample.id(900), at: now) }
        #expect(throws: StoreError.conflict(.invalid)) { try sample.store.write(sample.book) { try $0.mergeHashtag(lunch, into: lunch, at: now) } }
        for (one, other) in [(lunch, gone), (gone, lunch), (lunch, Sample.id(999)), (Sample.id(999), lunch)] {
            #expect(throws: StoreError.notFound) { try sample.store.write(sample.book) { try $0.mergeHashtag(one, into: other, at: now) } }
        }
        #expect(try hashtags() == ["lunch 1"])
    }
}
