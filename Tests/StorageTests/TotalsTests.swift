import Bookkeeping
import Storage
import Testing

struct TotalsTests {
    /// Returns the totals of a query by plain summation. With an account, a transfer counts in the account's own currency.
    private func plain(_ drafts: some Collection<Transaction.Draft>, _ query: RecordQuery) -> [String: [Int64]] {
        var sums: [String: [Int64]] = [:]
        for draft in drafts {
            var currency = draft.movement.amount.currency
            if case .transfer(_, let to, _, let received) = draft.movement, to == query.account { currency = received.currency }
            let amount = draft.movement.amount.minorUnits
            let part: [Int64] =
                switch draft.movement.kind {
                case .income: [amount, 0, 1]
                case .expense: [0, amount, 1]
                case .transfer: [0, 0, 1]
                }
            sums[currency.code] = zip(sums[currency.code] ?? [0, 0, 0], part).map(+)
        }
        return sums
    }

    private func shown(_ totals: [Totals]) -> [String: [Int64]] {
        Dictionary(
            uniqueKeysWithValues: totals.map {
                ($0.currency.code, [$0.income.minorUnits, $0.expenses.minorUnits, Int64($0.recordCount)])
            })
    }

    private func compare(_ book: RandomBook) throws {
        let month: ClosedRange<CalendarDate> = .day("2026-03-01") ... .day("2026-03-20")
        for query in book.queries() {
            let expected = book.matching(query)
            try book.sample.store.read(book.sample.book) { ledger throws in
                let totals = try #require(try ledger.totalsWithDays(query, shown: nil).all)
                #expect(shown(totals) == plain(expected.values, query), "\(query)")
                #expect(totals.map(\.recordCount) == totals.map(\.recordCount).sorted(by: >))
                let days = try ledger.dayTotals(query, in: month)
                let byDay = Dictionary(grouping: expected.values.filter { month.contains($0.date) }, by: \.date)
                #expect(days.mapValues(shown) == byDay.mapValues { plain($0, query) }, "\(query)")
            }
        }
    }

    @Test(arguments: [11, 12, 13] as [UInt64])
    func `totals equal plain sums after any changes`(seed: UInt64) throws {
        let book = try RandomBook(seed: seed, records: 120)
        try compare(book)
        for _ in 0..<150 { try book.step() }
        try compare(book)
        #expect(try book.sample.store.check().isEmpty)
    }

    @Test(arguments: [21, 22] as [UInt64])
    func `totals are the same after an account and a category were deleted and restored`(seed: UInt64) throws {
        let book = try RandomBook(seed: seed, records: 120)
        let sample = book.sample
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.deleteAccount(sample.tokyo, as: Sample.id(900), at: Sample.now)
            _ = try editor.deleteCategory(sample.food, movingTo: sample.travel, as: Sample.id(901), at: Sample.now)
        }
        #expect(try sample.store.check().isEmpty)
        #expect(try sample.store.read(sample.book) { try $0.totalsWithDays(RecordQuery(account: sample.tokyo), shown: nil).all } == [])
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.restore(Sample.id(901), at: Sample.now)
            _ = try editor.restore(Sample.id(900), at: Sample.now)
        }
        try compare(book)
        #expect(try sample.store.check().isEmpty)
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.deleteAccount(sample.tokyo, as: Sample.id(900), at: Sample.now)
            try editor.purge(Sample.id(900))
        }
        #expect(try sample.store.check().isEmpty)
    }

    @Test func `the currency used most comes first`() throws {
        let sample = try Sample()
        try sample.add(
            sample.expense("Tea"), sample.expense("Sushi", 900, account: sample.tokyo),
            sample.expense("Ramen", 900, account: sample.tokyo))
        #expect(try sample.store.read(sample.book) { try $0.totalsWithDays(RecordQuery(), shown: nil).all?.map(\.currency.code) } == ["JPY", "EUR"])
    }
}
