import Bookkeeping
import TestSupport
import Testing

@testable import Storage

/// Divided records, compared with a plain list of drafts.
struct RecordPartTests {
    private let sample: Sample

    init() throws { sample = try Sample() }

    private func divided(
        _ parts: [(Bookkeeping.Category.ID, Int64, String)], _ title: String = "Shop", on date: String = "2026-03-10", at time: String = "12:00"
    ) -> Transaction.Draft {
        var draft = sample.expense(title, parts.reduce(0) { $0 + $1.1 }, on: date, at: time, category: parts.first?.0, hashtags: ["weekly"])
        draft.parts = parts.map { RecordPart(category: $0.0, amount: Money(minorUnits: $0.1, .eur), note: $0.2) }
        return draft
    }

    private func read<R>(_ body: (Ledger) throws -> R) throws -> R { try sample.store.read(sample.book, body) }
    private func write(_ body: (LedgerEditor) throws -> Void) throws { try sample.store.write(sample.book, body) }

    @Test func `a divided record is one in the list, and its parts count where they belong`() throws {
        try sample.add(divided([(sample.food, 4_120, "bread"), (sample.travel, 1_250, "")]), sample.expense("Tea", 300))
        let records = try read { try $0.records(RecordQuery()).records }
        #expect(records.map(\.title) == ["Tea", "Shop"])
        #expect(records[1].movement.amount.minorUnits == 5_370 && records[1].parts.map(\.category) == [sample.food, sample.travel])
        let travel = try read { try $0.records(RecordQuery(category: sample.travel)).records }
        #expect(travel.map(\.movement.amount.minorUnits) == [1_250] && travel[0].id == records[1].id && travel[0].parts.count == 1)
        #expect(try sample.titles(RecordQuery(text: "bread")) == ["Shop"])
        #expect(try read { try $0.transaction(travel[0].parts[0].id)?.id } == records[1].id, "a part leads to the whole")
        #expect(try sample.store.check() == [])
    }

    /// Adds, changes, deletes, restores and purges records at random, and compares everything that can be read.
    @Test(arguments: 1...6 as ClosedRange<UInt64>) func `random divisions agree with a list of drafts`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed), expected: [Transaction.ID: Transaction.Draft] = [:]
        var trash: [(Deletion.ID, Transaction.ID, Transaction.Draft)] = []
        let categories = [sample.food, sample.travel]
        for step in 0..<80 {
            var draft = divided(
                (0..<Int.random(in: 1...4, using: &random)).map {
                    (
                        categories.randomElement(using: &random) ?? sample.food, Int64.random(in: 1...9_999, using: &random),
                        $0 == 1 ? "note \(step)" : ""
                    )
                }, "Record \(step)", on: "2026-03-1\(Int.random(in: 0...2, using: &random))", at: "12:0\(Int.random(in: 0...2, using: &random))")
            if draft.parts.count == 1 { draft.parts = [] }
            let known = expected.keys.sorted().randomElement(using: &random), number: Int64 = 5_000 + Int64(step)
            switch (Int.random(in: 0..<10, using: &random), known) {
            case (0..<3, let id?):
                try write { try $0.update(id, draft, at: Sample.now + number) }
                expected[id] = draft
            case (3, let id?):
                let deletion: Deletion.ID = Sample.id(90_000 + step)
                try write { _ = try $0.delete(id, as: deletion, at: Sample.now) }
                let lost = expected.removeValue(forKey: id)
                trash.append((deletion, id, try #require(lost)))
                #expect(try read { try $0.deletions().first { $0.id == deletion }?.record?.movement.amount } == trash.last?.2.movement.amount)
            case (4, _) where !trash.isEmpty:
                let (deletion, id, draft) = trash.removeLast()
                try write { _ = try $0.restore(deletion, at: Sample.now) }
                expected[id] = draft
            case (5, _) where !trash.isEmpty:
                let deletion = trash.removeLast().0
                try write { try $0.purge(deletion) }
            default:
                let id: Transaction.ID = Sample.id(7_000 + step)
                try write { _ = try $0.add(id, draft, at: Sample.now) }
                expected[id] = draft
            }
        }
        try compare(expected)
        #expect(try sample.store.check() == [])
    }

    private func compare(_ expected: [Transaction.ID: Transaction.Draft]) throws {
        for (id, draft) in expected { #expect(try read { try $0.transaction(id)?.content } == draft.content) }
        #expect(try read { try $0.transactions(expected.keys.sorted()).map(\.content) } == expected.keys.sorted().map { expected[$0]?.content })
        for limit in [1, 3, 50] {
            try compare(lists: expected, .newestFirst, limit)
            try compare(lists: expected, .oldestFirst, limit)
        }
        for category in [sample.food, sample.travel] {
            let sum = expected.values.reduce(0 as Int64) { sum, draft in
                let parts =
                    draft.parts.isEmpty ? [RecordPart(category: draft.movement.category ?? category, amount: draft.movement.amount)] : draft.parts
                return sum + parts.filter { $0.category == category }.reduce(0) { $0 + $1.amount.minorUnits }
            }
            let stored = try read { try $0.totalsWithDays(RecordQuery(category: category), shown: nil).all?.first?.expenses.minorUnits ?? 0 }
            #expect(stored == sum)
        }
    }

    private func compare(lists expected: [Transaction.ID: Transaction.Draft], _ sort: RecordQuery.Sort, _ limit: Int) throws {
        var records: [Record] = [], cursor: String?
        repeat {
            let page = try read { try $0.records(RecordQuery(sort: sort), after: cursor, limit: limit) }
            records += page.records
            cursor = page.next
        } while cursor != nil && records.count <= expected.count
        #expect(records.count == expected.count && Set(records.map(\.id)) == Set(expected.keys))
        for record in records {
            let draft = try #require(expected[record.id])
            #expect(record.movement.amount == draft.movement.amount && record.parts.map(\.amount) == draft.parts.map(\.amount))
        }
    }

    @Test func `a page ends after all parts of its last record, and a cursor goes on after them`() throws {
        let many = (0..<RecordPart.limit).map { _ in (sample.food, 100 as Int64, "") }
        try sample.add(divided(many, "Old"), divided(many, "Middle"), divided(many, "New"))
        for sort in RecordQuery.Sort.allCases {
            var ids: [Transaction.ID] = [], cursor: String?
            repeat {
                let page = try read { try $0.records(RecordQuery(sort: sort), after: cursor, limit: 7) }
                ids += page.records.flatMap { $0.parts.map(\.id) }
                cursor = page.next
            } while cursor != nil && ids.count < 100
            #expect(ids.count == 60 && Set(ids).count == 60, "\(sort)")
        }
    }

    @Test func `rows that share a receipt and contradict each other are found`() throws {
        try sample.add(divided([(sample.food, 100, ""), (sample.travel, 200, "")]))
        try sample.store.pool.write { try $0.execute(sql: "UPDATE record SET title = 'Other' WHERE amount = 200") }
        #expect(try sample.store.check().contains { $0.contains("parts of a record") })
    }
}
