import Bookkeeping
import Foundation
import Testing

@testable import Storage

/// Changing, deleting and restoring many records at once.
struct RecordChangeTests {
    let sample: Sample
    private let change: ChangedRecords.ID = Sample.id(800)

    init() throws { sample = try Sample() }

    private func draft(_ id: Transaction.ID) throws -> Transaction {
        try #require(try sample.store.read(sample.book) { try $0.transaction(id) })
    }

    @discardableResult
    private func make(_ ids: [Transaction.ID], _ what: RecordChange, as id: ChangedRecords.ID = Sample.id(800)) throws -> ChangedRecords {
        try sample.store.write(sample.book) { try $0.many.change(.these(ids), to: what, as: id, at: Sample.now) }
    }

    private func undo(_ id: ChangedRecords.ID = Sample.id(800)) throws -> UndoneChange {
        try sample.store.write(sample.book) { try $0.many.undo(id, at: Sample.now) }
    }

    private func mixed() throws -> [Transaction.ID] {
        var income = sample.expense("Pay")
        income.movement = .income(account: sample.main, category: sample.salary, amount: Money(minorUnits: 500, .eur))
        var ramen = sample.expense("Ramen")
        ramen.movement = .expense(account: sample.tokyo, category: sample.food, amount: Money(minorUnits: 900, .jpy))
        return try sample.add(
            sample.expense("Tea", hashtags: ["lunch"]), sample.expense("Bus"), income, ramen, sample.transfer(from: sample.main, to: sample.cash, 5))
    }

    @Test func `a record that cannot have all of a change is left as a whole, with its reason`() throws {
        let ids = try mixed()
        let made = try make(ids, RecordChange(category: sample.travel, account: sample.cash, addedHashtags: ["trip"]))
        #expect(made.count == 2 && made.unchanged == 0)
        #expect(made.refused == [.transferCategory: 1, .otherKind: 1, .otherCurrency: 1])
        #expect(try draft(ids[0]).hashtags == ["lunch", "trip"])
        #expect(try draft(ids[1]).movement == .expense(account: sample.cash, category: sample.travel, amount: draft(ids[1]).movement.amount))
        #expect(try draft(ids[3]).hashtags == [])
        #expect(try undo() == UndoneChange(restored: 2, changedSince: 0, blocked: 0))
        #expect(try draft(ids[0]).hashtags == ["lunch"])
        #expect(try draft(ids[0]).movement.account == sample.main)
        #expect(throws: StoreError.notFound) { try undo() }
        #expect(try sample.store.check() == [])
    }

    @Test func `a change that no record can have writes nothing`() throws {
        let ids = try mixed()
        #expect(throws: NothingChanged(unchanged: 0, refused: [.transferAccount: 1])) {
            try make([ids[4]], RecordChange(account: sample.cash, addedHashtags: ["new"]))
        }
        #expect(throws: NothingChanged(unchanged: 2, refused: [:])) { try make([ids[0], ids[1]], RecordChange(category: sample.food)) }
        #expect(throws: NothingChanged(unchanged: 0, refused: [:])) { try make([Sample.id(9_999)], RecordChange(vendor: "x")) }
        #expect(try sample.store.read(sample.book) { try $0.hashtags().map(\.name) } == ["lunch"])
        #expect(try sample.store.read(sample.book) { try $0.many.changesOfRecords() } == [])
    }

    @Test func `the same form sent twice changes once`() throws {
        let ids = try mixed()
        let first = try make(ids, RecordChange(vendor: "Shop"))
        #expect(try make([ids[0]], RecordChange(vendor: "Other")) == first)
        #expect(try draft(ids[0]).vendor == "Shop")
    }

    @Test func `a record that was edited since stays as it is, and the others come back`() throws {
        let ids = try mixed()
        try make(ids, RecordChange(date: .day("2026-05-01"), vendor: "Shop"))
        var edited = sample.expense("Edited")
        edited.date = .day("2026-05-01")
        try sample.store.write(sample.book) { try $0.update(ids[0], edited, at: Sample.now) }
        _ = try sample.store.write(sample.book) { try $0.delete(ids[1], as: Sample.id(900), at: Sample.now) }
        #expect(try undo() == UndoneChange(restored: 3, changedSince: 2, blocked: 0))
        #expect(try draft(ids[0]).title == "Edited" && draft(ids[0]).date == .day("2026-05-01"))
        #expect(try draft(ids[2]).vendor == "" && draft(ids[2]).date == .day("2026-03-10"))
        #expect(try sample.store.check() == [])
    }

    @Test func `changes are taken back in reverse order`() throws {
        let ids = try mixed()
        try make(ids, RecordChange(vendor: "First"))
        try make([ids[0]], RecordChange(vendor: "Second"), as: Sample.id(801))
        #expect(try sample.store.read(sample.book) { try $0.many.changesOfRecords().map(\.id) } == [Sample.id(801), Sample.id(800)])
        #expect(try undo(Sample.id(801)).restored == 1)
        #expect(try draft(ids[0]).vendor == "First")
        #expect(try undo() == UndoneChange(restored: 5, changedSince: 0, blocked: 0))
        try make(ids, RecordChange(vendor: "First"))
        try make([ids[0]], RecordChange(vendor: "Second"), as: Sample.id(801))
        #expect(try undo() == UndoneChange(restored: 4, changedSince: 1, blocked: 0))
        #expect(try draft(ids[0]).vendor == "Second")
    }

    @Test func `records whose former account or category is in the trash stay as they are`() throws {
        let id = try sample.add(sample.expense("Tea", account: sample.cash))[0]
        try make([id], RecordChange(account: sample.main))
        _ = try sample.store.write(sample.book) { try $0.deleteAccount(sample.cash, as: Sample.id(900), at: Sample.now) }
        #expect(try undo() == UndoneChange(restored: 0, changedSince: 0, blocked: 1))
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(900), at: Sample.now) }
        #expect(try undo() == UndoneChange(restored: 1, changedSince: 0, blocked: 0))
        #expect(try draft(id).movement.account == sample.cash)
    }

    @Test func `hashtags that were renamed, merged or deleted meanwhile do not come back under their old names`() throws {
        let ids = try sample.add(sample.expense("Tea", hashtags: ["a", "b", "c"]))
        try make(ids, RecordChange(addedHashtags: ["new"], removedHashtags: ["A", "b", "c", "none"]))
        #expect(try draft(ids[0]).hashtags == ["new"])
        try sample.store.write(sample.book) { editor throws in
            let tags = Dictionary(uniqueKeysWithValues: try editor.ledger.hashtags().map { ($0.name, $0.id) })
            try editor.renameHashtag(try #require(tags["a"]), name: "renamed")
            _ = try editor.mergeHashtag(try #require(tags["b"]), into: try #require(tags["new"]), at: Sample.now)
            _ = try editor.deleteHashtag(try #require(tags["c"]), as: Sample.id(900), at: Sample.now)
        }
        #expect(try undo().restored == 1)
        #expect(try draft(ids[0]).hashtags == ["renamed"])
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(900), at: Sample.now) }
        #expect(try draft(ids[0]).hashtags == ["c", "renamed"])
        #expect(try sample.store.check() == [])
    }

    @Test func `a record never gets more hashtags than a form accepts`() throws {
        let tags = (1...19).map { "t\($0)" }
        let ids = try sample.add(sample.expense("Many", hashtags: tags), sample.expense("Few"))
        let made = try make(ids, RecordChange(addedHashtags: ["x", "y"]))
        #expect(made.count == 1 && made.refused == [.tooManyHashtags: 1])
        #expect(try draft(ids[0]).hashtags.count == 19)
    }

    @Test func `nothing of another book is changed, deleted or undone`() throws {
        let ids = try mixed(), other = try sample.neighbour()
        let none = NothingChanged(unchanged: 0, refused: [:])
        try sample.store.write(other) { editor throws in
            #expect(throws: none) { try editor.many.change(.these(ids), to: RecordChange(vendor: "x"), as: change, at: Sample.now) }
            #expect(throws: StoreError.notFound) {
                try editor.many.change(.these(ids), to: RecordChange(account: sample.cash), as: change, at: Sample.now)
            }
            #expect(throws: StoreError.notFound) {
                try editor.many.change(.these(ids), to: RecordChange(category: sample.food), as: change, at: Sample.now)
            }
            #expect(throws: StoreError.notFound) { try editor.many.delete(.these(ids), as: Sample.id(900), at: Sample.now) }
            #expect(try editor.ledger.many.summary(of: .these(ids)).count == 0)
            try editor.ledger.eachTransaction(of: .these(ids)) { _ in Issue.record("a record of another book") }
        }
        try make(ids, RecordChange(vendor: "Mine"))
        try sample.store.write(other) { editor throws in
            #expect(throws: StoreError.notFound) { try editor.many.undo(change, at: Sample.now) }
            #expect(try editor.ledger.many.changedRecords(change) == nil && editor.ledger.many.changesOfRecords().isEmpty)
        }
        #expect(try draft(ids[0]).vendor == "Mine")
    }

    @Test func `many records are one entry of the trash, and come back together`() throws {
        let ids = try mixed()
        let deletion = try sample.store.write(sample.book) {
            try $0.many.delete(.all(RecordQuery(kind: .expense)), as: Sample.id(900), at: Sample.now)
        }
        #expect(deletion.recordCount == 3)
        #expect(try sample.store.read(sample.book) { try $0.recordCount() } == 2)
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(900), at: Sample.now) }
        #expect(try sample.store.read(sample.book) { try $0.many.summary(of: .these(ids)).count } == 5)
        #expect(try sample.store.check() == [])
    }

    @Test func `purging an account purges its records out of a deletion of many, and keeps the others`() throws {
        try sample.add(sample.expense("Cash", account: sample.cash), sample.expense("Main"), sample.expense("More cash", account: sample.cash))
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.many.delete(.all(RecordQuery()), as: Sample.id(900), at: Sample.now)
            _ = try editor.deleteAccount(sample.cash, as: Sample.id(901), at: Sample.now)
            #expect(throws: StoreError.conflict(.accountDeleted)) { try editor.restore(Sample.id(900), at: Sample.now) }
            try editor.purge(Sample.id(901))
            #expect(try editor.ledger.deletion(Sample.id(900))?.recordCount == 1)
            _ = try editor.restore(Sample.id(900), at: Sample.now)
        }
        #expect(try sample.titles(RecordQuery()) == ["Main"])
        #expect(try sample.store.check() == [])
    }

    @Test func `changes are purged after 30 days`() throws {
        let ids = try mixed()
        try make(ids, RecordChange(vendor: "x", addedHashtags: ["y"]))
        #expect(try !sample.store.read { try $0.hasExpired(at: Sample.now + 30 * 86_400) })
        _ = try sample.store.write { try $0.purgeExpired(at: Sample.now + 30 * 86_400 + 1) }
        #expect(throws: StoreError.notFound) { try undo() }
        #expect(try sample.store.pool.read { try Connection(database: $0).count("SELECT count(*) FROM former_hashtag") } == 0)
    }

    @Test func `more records than the limit are refused`() throws {
        let ids = (0...RecordChoice.limit).map { Sample.id($0 + 100_000) as Transaction.ID }
        #expect(throws: StoreError.conflict(.tooManyRecords)) { try make(ids, RecordChange(vendor: "x")) }
    }
}

/// The time of a change of 10,000 records and of taking it back; `PENNY_MEASURE_CHANGES` prints it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PENNY_MEASURE_CHANGES"] != nil)) struct RecordChangeMeasurement {
    @Test func `ten thousand records`() throws {
        let sample = try Sample()
        let drafts = (0..<10_000).map { number in
            let day = CalendarDate.day("2025-01-01").adding(days: number / 15)
            return (
                Sample.id(10_000 + number) as Transaction.ID,
                sample.expense("Green tea number \(number)", on: day.description, vendor: "Green shop", hashtags: number % 4 == 0 ? ["lunch"] : [])
            )
        }
        try sample.store.write(sample.book) { editor throws in
            let budget = BudgetTests.draft("Fun", .monthly, .only(categories: [sample.food], hashtags: ["lunch"]))
            _ = try editor.addHashtag(Sample.id(701), name: "lunch", at: Sample.now)
            _ = try editor.addBudget(Sample.id(700), budget, on: .day("2026-03-10"), at: Sample.now)
            _ = try editor.addMany(drafts, at: Sample.now)
        }
        func measure(_ name: String, _ work: (LedgerEditor) throws -> Void) throws {
            let begin = ContinuousClock.now
            try sample.store.write(sample.book) { try work($0) }
            print("MEASURED \(name): \((ContinuousClock.now - begin) / .milliseconds(1)) ms")
        }
        let changes = [
            ("category", RecordChange(category: sample.travel)), ("account", RecordChange(account: sample.cash)),
            ("vendor", RecordChange(vendor: "Shop")), ("hashtags", RecordChange(addedHashtags: ["new"], removedHashtags: ["lunch"])),
            ("date", RecordChange(date: .day("2026-03-01"))),
            (
                "all",
                RecordChange(
                    category: sample.travel, account: sample.cash, date: .day("2026-03-01"), vendor: "Shop", addedHashtags: ["new"],
                    removedHashtags: ["lunch"])
            ),
        ]
        for (number, (name, change)) in changes.enumerated() {
            let id: ChangedRecords.ID = Sample.id(800 + number)
            try measure(name) { _ = try $0.many.change(.all(RecordQuery()), to: change, as: id, at: Sample.now) }
            try measure("undo of \(name)") { _ = try $0.many.undo(id, at: Sample.now) }
        }
        try measure("deletion") { _ = try $0.many.delete(.all(RecordQuery()), as: Sample.id(900), at: Sample.now) }
        try measure("restoring") { _ = try $0.restore(Sample.id(900), at: Sample.now) }
        #expect(try sample.store.check() == [])
    }
}
