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
}
