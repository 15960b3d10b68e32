import Bookkeeping
import TestSupport
import Testing

@testable import Storage

/// Records that are added at once, whose totals are summed up, compared with the same ones added one by one, which triggers count.
struct ManyRecordsTests {
    private static let days = ["2026-02-27", "2026-03-01", "2026-03-10", "2026-03-11", "2027-01-01"]

    /// Returns a book with two budgets. All of its IDs but its own are always the same.
    private func sample() throws -> Sample {
        let sample = try Sample()
        let scopes: [Budget.Scope] = [.everything, .only(categories: [sample.travel], hashtags: ["trip"])]
        try sample.store.write(sample.book) { editor in
            for (number, scope) in scopes.enumerated() {
                let draft = Budget.Draft(
                    name: "Budget \(number)", length: .monthly, scope: scope, amount: Money(minorUnits: 5_000, .eur), hasRollover: false,
                    alertPercent: 90)
                _ = try editor.addBudget(Sample.id(600 + number), draft, on: .day("2026-03-15"), at: Sample.now)
            }
        }
        return sample
    }

    private func drafts(_ count: Int, _ sample: Sample, _ numbers: inout SeededRandom) -> [(Transaction.ID, Transaction.Draft)] {
        (0..<count).map { number in
            let cents = Int64.random(in: 1...900, using: &numbers), id: Transaction.ID = Sample.id(1_000 + number)
            guard Int.random(in: 0..<5, using: &numbers) > 0 else {
                return (id, sample.transfer(from: sample.main, to: sample.tokyo, cents, received: cents * 170))
            }
            let place = Place(latitude: .random(in: 4_237_350...4_237_370, using: &numbers), longitude: -7_110_970, name: "Market")
            return (
                id,
                sample.expense(
                    "Tea \(number)", cents, on: Self.days.randomElement(using: &numbers) ?? "",
                    account: Bool.random(using: &numbers) ? nil : sample.tokyo,
                    category: Bool.random(using: &numbers) ? nil : sample.travel, hashtags: Bool.random(using: &numbers) ? [] : ["trip", "tea"],
                    place: Bool.random(using: &numbers) ? nil : place)
            )
        }.sorted { ($0.1.date, $0.1.time) < ($1.1.date, $1.1.time) }
    }

    /// Returns the rows of the tables of totals, which the schema names, and of the hashtags.
    private func rows(_ sample: Sample) throws -> [String: [String]] {
        try sample.store.read(sample.book) { ledger in
            let tables = try ledger.connection.rows("SELECT name FROM main.sqlite_master WHERE type = 'table' AND name LIKE '%\\_total' ESCAPE '\\'")
            {
                $0.text(0)
            }
            #expect(tables.count > 10)
            return try (tables + ["hashtag"]).reduce(into: [:]) { all, table in
                let columns = try ledger.connection.rows("SELECT name FROM pragma_table_info(?) WHERE name NOT IN ('id', 'book')", table) {
                    $0.text(0)
                }
                let row = columns.map { "quote(\($0))" }.joined(separator: " || ' ' || ")
                all[table] = try ledger.connection.rows("SELECT \(row) FROM main.\(table)") { $0.text(0) }.sorted()
            }
        }
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>) func `count as each of them by itself`(seed: UInt64) throws {
        var numbers = SeededRandom(seed: seed)
        let together = try sample(), single = try sample(), count = Int.random(in: 20...150, using: &numbers)
        let drafts = drafts(count, together, &numbers), (first, rest) = (drafts.prefix(count / 3), drafts.dropFirst(count / 3))
        let added = try together.store.write(together.book) { try $0.addMany(first, at: Sample.now) + $0.addMany(rest, at: Sample.now) }
        #expect(added == count)
        try single.store.write(single.book) { editor in for (id, draft) in drafts { _ = try editor.add(id, draft, at: Sample.now) } }
        let sums = try rows(together)
        for (table, single) in try rows(single) { #expect(sums[table] == single, "\(table)") }
        #expect(sums["place_total"]?.isEmpty == false && sums["budget_day_total"]?.isEmpty == false && sums["hashtag"]?.isEmpty == false)
        #expect(try together.store.check().isEmpty)
        #expect(try together.titles(RecordQuery(text: "tea")).count == single.titles(RecordQuery(text: "tea")).count)
    }

    @Test func `of more than one lot are all found, and each is removed from the search`() throws {
        var numbers = SeededRandom(seed: 7)
        let sample = try sample(), drafts = drafts(2_070, sample, &numbers), expenses = drafts.count { $0.1.movement.category != nil }
        try sample.store.write(sample.book) { _ = try $0.addMany(drafts.shuffled(using: &numbers), at: Sample.now) }
        func found() throws -> Int {
            try sample.store.read(sample.book) { try $0.connection.count("SELECT count(*) FROM record_search WHERE record_search MATCH 'tea'") }
        }
        #expect(try found() == expenses)
        #expect(try sample.store.check().isEmpty)
        let (gone, _) = try #require(drafts.first { $0.1.movement.category != nil })
        try sample.store.write(sample.book) { _ = try $0.delete(gone, as: Sample.id(5_000), at: Sample.now) }
        #expect(try found() == expenses - 1)
        #expect(try sample.store.check().isEmpty)
    }

    @Test func `whose sum is too large are not added, and their book stays as it is`() throws {
        let sample = try sample()
        try sample.add(sample.expense("Tea"))
        let before = try rows(sample)
        let drafts: [(Transaction.ID, Transaction.Draft)] = (0..<30).map { (Sample.id(2_000 + $0), sample.expense("Tea", 1_000_000_000_000_000_000)) }
        #expect(throws: StoreError.conflict(.overflow)) { try sample.store.write(sample.book) { _ = try $0.addMany(drafts, at: Sample.now) } }
        #expect(try rows(sample) == before)
        #expect(try sample.titles(RecordQuery()) == ["Tea"])
        #expect(try sample.store.check().isEmpty)
    }
}
