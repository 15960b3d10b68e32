import Bookkeeping
import Testing

@testable import Storage

struct PagingTests {
    /// The order of a list is total and stable, whatever the filter: pages put together are the plain list.
    @Test(arguments: [1, 2] as [UInt64])
    func `pages put together are the plain list, for all orders and filters`(seed: UInt64) throws {
        let book = try RandomBook(seed: seed, records: 300)
        for query in book.queries() {
            let expected = book.matching(query)
            for sort in RecordQuery.Sort.allCases {
                var query = query
                query.sort = sort
                var records: [Record] = [], cursor: String?, pages = 0
                repeat {
                    let page = try book.sample.store.read(book.sample.book) { try $0.records(query, after: cursor, limit: 13) }
                    records += page.records
                    cursor = page.next
                    pages += 1
                    #expect(cursor?.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } ?? true)
                } while cursor != nil && pages < 100
                #expect(records.map(\.id).count == expected.count && Set(records.map(\.id)) == Set(expected.keys), "\(query)")
                #expect(isSorted(records, sort), "\(query)")
            }
        }
    }

    private func isSorted(_ records: [Record], _ sort: RecordQuery.Sort) -> Bool {
        zip(records, records.dropFirst()).allSatisfy { one, other in
            switch sort {
            case .newestFirst: (one.date, one.time) >= (other.date, other.time)
            case .oldestFirst: (one.date, one.time) <= (other.date, other.time)
            case .largestFirst: one.movement.amount.minorUnits >= other.movement.amount.minorUnits
            case .smallestFirst: one.movement.amount.minorUnits <= other.movement.amount.minorUnits
            }
        }
    }

    @Test func `records of one minute are in the order in which they were added`() throws {
        let sample = try Sample()
        try sample.add(sample.expense("1"), sample.expense("2"), sample.expense("3"), sample.expense("0", at: "11:59"))
        #expect(try sample.titles(RecordQuery()) == ["3", "2", "1", "0"])
        #expect(try sample.titles(RecordQuery(sort: .oldestFirst)) == ["0", "1", "2", "3"])
    }

    @Test(arguments: [
        "", "x y", "-", "--", "zzzzzzzzzzzzzzzzzzzzzzzzzzzz", "-5", "1-2", "1-2-3", "1-2-3-4-5", "\u{0}", "é", "1;DROP",
    ])
    func `a malformed cursor is the first page`(cursor: String) throws {
        let sample = try Sample()
        try sample.add(sample.expense("1"))
        let page = try sample.store.read(sample.book) { try $0.records(RecordQuery(), after: cursor) }
        #expect(page.records.count == 1 && page.next == nil)
    }

    @Test func `words are found beyond the records that are read one by one`() throws {
        let sample = try Sample()
        let drafts = (0..<6_000).map { number in
            let id: Transaction.ID = Sample.id(10_000 + number)
            return (
                id,
                sample.expense(
                    number % 100 == 7 && number < 3_500 ? "Needle \(number)" : "Hay", Int64(1 + number % 900),
                    on: "2026-01-0\(1 + number / 1_000)")
            )
        }
        try sample.store.write(sample.book) { _ = try $0.addMany(drafts, at: Sample.now) }
        for sort in RecordQuery.Sort.allCases {
            var found: [Record] = [], cursor: String?
            repeat {
                let page = try sample.store.read(sample.book) {
                    try $0.records(RecordQuery(text: "need", sort: sort), after: cursor, limit: 10)
                }
                found += page.records
                cursor = page.next
            } while cursor != nil && found.count < 100
            #expect(found.count == 35 && Set(found.map(\.id)).count == 35)
            #expect(isSorted(found, sort))
            var page: RecordPage? = try sample.store.read(sample.book) { try $0.records(RecordQuery(sort: sort), limit: 500) }
            var count = 0
            while let current = page {
                count += current.records.count
                page = try current.next.map { next in
                    try sample.store.read(sample.book) { try $0.records(RecordQuery(sort: sort), after: next, limit: 500) }
                }
            }
            #expect(count == 6_000)
        }
        #expect(try sample.store.read(sample.book) { try $0.totalsWithDays(RecordQuery(text: "need"), shown: nil).all?.first?.recordCount } == 35)
    }
}
