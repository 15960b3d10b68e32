import Bookkeeping
import GRDB
import Testing

@testable import Storage

struct CategoryTests {
    let sample: Sample
    let now = Sample.now

    init() throws { sample = try Sample() }

    private func names(_ kind: Bookkeeping.Category.Kind?) throws -> [String] {
        try sample.store.read(sample.book) { try $0.categories(kind).map(\.name) }
    }

    @Test func `categories stay in the order in which they were made`() throws {
        _ = try sample.store.write(sample.book) { try $0.addCategory(Sample.id(23), Sample.category(.expense, "Art"), at: now) }
        #expect(try names(.expense) == ["Food", "Travel", "Art"])
        #expect(try names(nil) == ["Food", "Travel", "Salary", "Art"])
    }

    @Test func `a person orders them by hand, each kind by itself`() throws {
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.addCategory(Sample.id(23), Sample.category(.expense, "Art 10"), at: now)
            _ = try editor.addCategory(Sample.id(24), Sample.category(.expense, "art 9"), at: now)
            for (id, isUp, isMoved) in [
                (Sample.id(23), true, true), (sample.food, true, false), (Sample.id(24), false, false), (sample.salary, true, false),
            ] {
                #expect(try editor.categories.move(id, up: isUp) == isMoved)
            }
        }
        #expect(try names(.expense) == ["Food", "Art 10", "Travel", "art 9"])
        #expect(try sample.store.write(sample.book) { try $0.categories.move(sample.food, up: false) })
        #expect(try names(.expense) == ["Art 10", "Food", "Travel", "art 9"])
        #expect(throws: StoreError.notFound) { try sample.store.write(sample.book) { try $0.categories.move(Sample.id(99), up: true) } }
        try sample.store.write(sample.book) { try $0.categories.sort(.expense) }
        #expect(try names(.expense) == ["art 9", "Art 10", "Food", "Travel"])
        #expect(try names(.income) == ["Salary"])
    }

    @Test func `a restored category comes back to its place, and positions that are the same can be changed`() throws {
        _ = try sample.store.write(sample.book) { editor throws in
            _ = try editor.addCategory(Sample.id(23), Sample.category(.expense, "Art"), at: now)
            _ = try editor.deleteCategory(sample.travel, movingTo: nil, as: Sample.id(900), at: now)
            _ = try editor.categories.move(Sample.id(23), up: true)
            return try editor.restore(Sample.id(900), at: now)
        }
        #expect(try names(.expense) == ["Art", "Food", "Travel"])
        try sample.store.pool.write { try $0.execute(sql: "UPDATE category SET position = 7") }
        #expect(try sample.store.write(sample.book) { try $0.categories.move(sample.travel, up: true) })
        #expect(try names(.expense).first == "Travel")
    }

    @Test func `a name is taken for its kind only`() throws {
        #expect(throws: StoreError.conflict(.nameTaken)) {
            try sample.store.write(sample.book) { try $0.addCategory(Sample.id(23), Sample.category(.expense, "FOOD"), at: now) }
        }
        #expect(
            try sample.store.write(sample.book) { try $0.addCategory(Sample.id(23), Sample.category(.income, "Food"), at: now) }
                == .added)
    }

    @Test func `the kind of a category stays`() throws {
        #expect(throws: StoreError.conflict(.wrongKind)) {
            try sample.store.write(sample.book) { try $0.updateCategory(sample.food, Sample.category(.income, "Food")) }
        }
        try sample.store.write(sample.book) { try $0.updateCategory(sample.food, Sample.category(.expense, "Meals")) }
        #expect(try names(.expense) == ["Meals", "Travel"])
    }

    @Test func `deleting moves the records, and restoring moves back those that are still there`() throws {
        let ids = try sample.add(sample.expense("Tea"), sample.expense("Rice"), sample.expense("Soup"))
        _ = try sample.store.write(sample.book) { try $0.delete(ids[2], as: Sample.id(899), at: now) }
        #expect(throws: StoreError.notFound) {
            try sample.store.write(sample.book) { try $0.deleteCategory(sample.food, movingTo: nil, as: Sample.id(900), at: now) }
        }
        let deletion = try sample.store.write(sample.book) {
            try $0.deleteCategory(sample.food, movingTo: sample.travel, as: Sample.id(900), at: now)
        }
        #expect(deletion.recordCount == 2)
        #expect(try sample.store.read(sample.book) { try $0.categoryUses(.expense).map(\.recordCount) } == [2])
        #expect(try sample.store.read(sample.book) { try $0.categoryUse(sample.travel) }?.recordCount == 2)
        #expect(try sample.store.read(sample.book) { try $0.categoryUse(sample.food) } == nil)
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.addCategory(Sample.id(23), Sample.category(.expense, "Food"), at: now)
            try editor.update(ids[0], sample.expense("Tea", category: Sample.id(23)), at: now)
            _ = try editor.restore(deletion.id, at: Sample.now)
            _ = try editor.restore(Sample.id(899), at: Sample.now)
        }
        #expect(try names(.expense) == ["Food (2)", "Travel", "Food"])
        #expect(try sample.store.read(sample.book) { try $0.categoryUses(.expense).map(\.recordCount) } == [2, 0, 1])
        #expect(try sample.store.check().isEmpty)
    }

    @Test func `records move to a category of the same kind only`() throws {
        #expect(throws: StoreError.conflict(.wrongKind)) {
            try sample.store.write(sample.book) {
                try $0.deleteCategory(sample.food, movingTo: sample.salary, as: Sample.id(900), at: now)
            }
        }
        #expect(throws: StoreError.conflict(.lastCategory)) {
            try sample.store.write(sample.book) {
                try $0.deleteCategory(sample.salary, movingTo: nil, as: Sample.id(900), at: now)
            }
        }
    }

    @Test func `the categories used most lately come first`() throws {
        try sample.add(
            sample.expense("Old", on: "2025-01-01"), sample.expense("Old", on: "2025-01-01"),
            sample.expense("Bus", category: sample.travel))
        let quick = try sample.store.read(sample.book) { try $0.quickCategories(limit: 8, today: .day("2026-03-11")).map(\.name) }
        #expect(quick == ["Travel", "Food"])
        #expect(
            try sample.store.read(sample.book) { try $0.quickCategories(limit: 1, today: .day("2025-01-02")).map(\.name) } == [
                "Food"
            ])
    }
}
