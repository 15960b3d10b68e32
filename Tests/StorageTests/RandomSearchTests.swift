import Bookkeeping
import TestSupport
import Testing

@testable import Storage

/// Random searches of random books, compared with a plain search in memory.
struct RandomSearchTests {
    private let book: RandomBook
    private let reference: SearchReference

    init() throws {
        book = try RandomBook(seed: 31, records: 700)
        for _ in 0..<60 { try book.step() }
        reference = SearchReference(names: try book.sample.store.read(book.sample.book) { try $0.names() })
    }

    /// Returns a random query with its terms.
    private func query(using numbers: inout SeededRandom) -> (query: RecordQuery, terms: [SearchReference.Term]) {
        let terms = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in reference.term(using: &numbers) }
        var query = RecordQuery(text: terms.map(\.typed).joined(separator: " "))
        query.sort = RecordQuery.Sort.allCases.randomElement(using: &numbers) ?? .newestFirst
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: query.dates = .day("2026-03-01") ... .day("2026-03-20")
        case 1: query.account = book.sample.cash
        case 2: query.category = book.sample.food
        case 3: query.kind = .transfer
        case 4: query.hashtag = "work"
        default: break
        }
        return (query, terms)
    }

    private func expected(_ query: RecordQuery, _ terms: [SearchReference.Term]) -> [Transaction.ID: Transaction.Draft] {
        var wordless = query
        wordless.text = ""
        return book.matching(wordless).filter { draft in terms.allSatisfy { $0.matches(draft.value) != $0.isExcluded } }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `a search finds the records that a plain one finds, and sums up the same`(seed: UInt64) throws {
        var numbers = SeededRandom(seed: 500 + seed)
        for _ in 0..<250 {
            let (query, terms) = query(using: &numbers), expected = expected(query, terms)
            try book.sample.store.read(book.sample.book) { ledger throws in
                var found: [Record] = [], cursor: String?
                repeat {
                    let page = try ledger.records(query, after: cursor, limit: 60)
                    found += page.records
                    cursor = page.next
                } while cursor != nil
                #expect(Set(found.map(\.id)) == Set(expected.keys), "\(query.text) \(query)")
                #expect(found.count == expected.count, "\(query.text)")
                // Yen have no rate, and are last in a list by amount.
                let isByAmount = query.sort == .largestFirst || query.sort == .smallestFirst
                let isDescending = query.sort == .newestFirst || query.sort == .largestFirst
                let order = found.map { record in
                    let time = [Int64(record.date.daysSince1970), Int64(record.time.minutes)], amount = record.movement.amount
                    guard isByAmount else { return time }
                    return amount.currency == .jpy ? [isDescending ? -1 : 1, 0] + time : [0, amount.minorUnits] + time
                }
                let sorted = order.sorted { $0.lexicographicallyPrecedes($1) }
                #expect(order == (isDescending ? sorted.reversed() : sorted))
                let totals = try #require(try ledger.totalsWithDays(query, shown: nil).all)
                #expect(totals.map(\.recordCount).reduce(0, +) == expected.count, "\(query.text)")
                let income = expected.values.filter { $0.movement.kind == .income }.map(\.movement.amount.minorUnits).reduce(0, +)
                #expect(totals.map(\.income.minorUnits).reduce(0, +) == income, "\(query.text)")
            }
        }
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `each plan of a search finds the same records, in the order of time`(seed: UInt64) throws {
        var numbers = SeededRandom(seed: 900 + seed), planned = 0
        for _ in 0..<250 {
            var (query, terms) = query(using: &numbers)
            query.sort = .newestFirst
            let expected = Set(expected(query, terms).keys)
            try book.sample.store.read(book.sample.book) { ledger throws in
                let filter = try RecordConditions(query, in: ledger)
                guard filter.isSatisfiable else {
                    #expect(expected.isEmpty, "\(query.text)")
                    return
                }
                let plans = [
                    try SearchPlan(words: filter, in: ledger), try SearchPlan(rarestTerm: filter, fewerThan: 1_000_000, in: ledger),
                ].compactMap(\.self)
                for plan in plans {
                    let selection = RecordSelection(
                        filter, by: plan.source, columns: .init("\(RecordSelection.number), r.id"), test: plan.test,
                        order: plan.source.number + " DESC", limit: 1_000)
                    let rows = try ledger.connection.rows(selection.sql, values: selection.values) {
                        (number: $0.int64(0), id: try $0.id(1, Transaction.self))
                    }
                    #expect(Set(rows.map(\.id)) == expected && rows.count == expected.count, "\(query.text) \(selection.sql)")
                    #expect(rows.map(\.number) == rows.map(\.number).sorted(by: >), "\(query.text)")
                    planned += 1
                }
            }
        }
        #expect(planned > 200)
    }
}

extension Connection {
    fileprivate func rows<R>(_ sql: String, values: [any Bindable], map: (Cells) throws -> R) throws -> [R] {
        var rows: [R] = []
        try each(sql, values) {
            rows.append(try map($0))
            return true
        }
        return rows
    }
}
