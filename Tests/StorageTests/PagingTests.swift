import Bookkeeping
import Testing

@testable import Storage

struct PagingTests {
    /// The order of a list is total and stable, whatever the filter: its pages concatenated are the plain list.
    @Test(arguments: [1, 2] as [UInt64])
    func `pages put together are the plain list, for all orders and filters`(seed: UInt64) throws {
        let book = try RandomBook(seed: seed, records: 300)
        // With the first seed, yen have no rate; with the second, one is two cents.
        let hasRate = seed == 2
        if hasRate {
            let rate = try #require(ExchangeRate(base: .jpy, quote: .eur, date: .day("2026-01-01"), value: .of("0.02"), source: .byHand))
            _ = try book.sample.store.write(book.sample.book) { try $0.saveRate(rate, at: Sample.now) }
        }
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
                #expect(isSorted(records, sort, yen: hasRate ? 2 : nil), "\(query)")
            }
        }
    }

    /// - Parameter yen: the worth of a yen in cents; nil without a rate.
    private func isSorted(_ records: [Record], _ sort: RecordQuery.Sort, yen: Int64? = nil) -> Bool {
        func worth(_ record: Record) -> Int64? {
            let amount = record.movement.amount
            return amount.currency == .jpy ? yen.map { $0 * amount.minorUnits } : amount.minorUnits
        }
        func isLast(_ record: Record) -> Int64 { worth(record) == nil ? 1 : 0 }
        return zip(records, records.dropFirst()).allSatisfy { one, other in
            switch sort {
            case .newestFirst: (one.date, one.time) >= (other.date, other.time)
            case .oldestFirst: (one.date, one.time) <= (other.date, other.time)
            case .largestFirst: (isLast(one), -(worth(one) ?? 0)) <= (isLast(other), -(worth(other) ?? 0))
            case .smallestFirst: (isLast(one), worth(one) ?? 0) <= (isLast(other), worth(other) ?? 0)
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
        "", "x y", "-", "--", "zzzzzzzzzzzzzzzzzzzzzzzzzzzz", "-5", "1-2", "1-2-3", "1-2-3-4-5", "\u{0}", "é", "1;DROP", "1k3f9a",
        "01900000-0000-7000-8000-000000001000", "-01900000-0000-7000-8000-000000001000", "-1-01900000-0000-7000-8000-000000001000",
        "3y283y7-01900000-0000-7000-8000-000000001000", "1-1-01900000-0000-7000-8000-000000001000", "1-01900000-0000-7000-8000-00000000100",
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

    /// Returns the cursors of Ben's pages in a book with three records of one minute, two of them with the same amount.
    private func cursors(_ sort: RecordQuery.Sort, besides others: Int) throws -> [String] {
        let sample = try Sample(), ben = try sample.neighbour()
        func draft(_ title: String, _ cents: Int64) -> Transaction.Draft {
            Transaction.Draft(
                movement: .expense(account: Sample.id(110), category: Sample.id(120), amount: Money(minorUnits: cents, .eur)),
                date: .day("2026-03-10"), time: TimeOfDay(hour: 12, minute: 0) ?? .midnight, title: title)
        }
        for (number, cents) in ([3, 7, 7] as [Int64]).enumerated() {
            let ada = (0..<others).map { (Sample.id(5_000 + 1_000 * number + $0) as Transaction.ID, sample.expense("Ada's")) }
            try sample.store.write(sample.book) { _ = try $0.addMany(ada, at: Sample.now) }
            try sample.store.write(ben) { _ = try $0.add(Sample.id(2_000 + number), draft("\(number)", cents), at: Sample.now) }
        }
        var found: [String] = [], cursor: String?, titles: [String] = []
        repeat {
            let page = try sample.store.read(ben) { try $0.records(RecordQuery(sort: sort), after: cursor, limit: 1) }
            titles += page.records.map(\.title)
            cursor = page.next
            found += cursor.map { [$0] } ?? []
        } while cursor != nil && found.count < 9
        #expect(titles.sorted() == ["0", "1", "2"])
        return found
    }

    @Test(arguments: RecordQuery.Sort.allCases)
    func `where a page ends says nothing about other people's records`(sort: RecordQuery.Sort) throws {
        let alone = try cursors(sort, besides: 0)
        #expect(alone.count == 2)
        #expect(try cursors(sort, besides: 1) == alone)
        #expect(try cursors(sort, besides: 40) == alone)
    }

    @Test(arguments: RecordQuery.Sort.allCases)
    func `a list goes on where its page ended, whatever became of the last record`(sort: RecordQuery.Sort) throws {
        let sample = try Sample(), other = try sample.neighbour()
        try sample.add(
            sample.expense("0", 1), sample.expense("1", 2, at: "12:01"), sample.expense("2", 2, at: "12:01"), sample.expense("3", 2, at: "12:01"),
            sample.expense("4", 3, at: "12:02"))
        let query = RecordQuery(sort: sort)
        let all = try sample.titles(query)
        let page = try sample.store.read(sample.book) { try $0.records(query, limit: 3) }, cursor = try #require(page.next)
        func rest() throws -> [String] { try sample.store.read(sample.book) { try $0.records(query, after: cursor).records.map(\.title) } }
        #expect(try rest() == Array(all[3...]))

        let last = try #require(page.records.last?.id), draft = sample.expense("moved", 9, on: "2026-05-05")
        let removal = try sample.store.write(sample.book) { try $0.delete(last, as: Sample.id(900), at: Sample.now) }
        #expect(try rest() == Array(all[3...]), "in the trash")
        try sample.store.write(sample.book) { _ = try $0.restore(removal.id, at: Sample.now) }

        #expect(try sample.store.read(other) { try $0.records(query, after: cursor).records.isEmpty }, "of another book")

        try sample.store.write(sample.book) { try $0.update(last, draft, at: Sample.now) }
        // The first record of its minute is repeated, and none is skipped.
        let again = Array(all[1...].filter { $0 != page.records.last?.title })
        let isAtEnd = sort == .oldestFirst || sort == .smallestFirst ? ["moved"] : []
        #expect(try rest() == again + isAtEnd, "moved")
    }
}
