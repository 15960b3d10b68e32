import Bookkeeping
import Testing

@testable import Storage

/// Edge cases of the statistics.
struct StatisticsShapeTests {
    let sample: Sample

    init() throws { sample = try Sample() }

    @Test func `a book without records has no figures`() throws {
        try sample.store.read(sample.book) { ledger throws in
            let days = try ledger.spendingByDay()
            #expect(days == SpendingByDay(days: [], total: .zero(.eur), unconverted: [], firstDay: nil))
            let year: ClosedRange<CalendarDate> = .day("2026-01-01") ... .day("2026-12-31")
            #expect(try ledger.sums(of: .expense, in: year) == SumsByCategory(parts: [], total: .zero(.eur), unconverted: []))
            #expect(try ledger.incomeAndExpenses(in: []).parts == [])
            #expect(try ledger.netWorth(at: []) == [])
            let worth = NetWorth(date: .day("2026-01-01"), amount: Money(minorUnits: 11_000, .eur), unconverted: [])
            #expect(try ledger.netWorth(at: [.day("2026-01-01")]) == [worth])
            #expect(try ledger.convertedTotalsWithDays(RecordQuery(), shown: nil).all?.recordCount == 0)
        }
    }

    @Test func `days begin with the first expense, with or without a rate`() throws {
        try sample.add(
            sample.expense("Sushi", 900, on: "2026-03-01", account: sample.tokyo), sample.expense("Tea", 100, on: "2026-03-02"))
        let days = try sample.store.read(sample.book) { try $0.spendingByDay() }
        #expect(days.firstDay == .day("2026-03-01") && days.unconverted == [Money(minorUnits: 900, .jpy)])
        #expect(days.days.map { "\($0.date) \($0.amount.minorUnits)" } == ["2026-03-02 100"])
    }

    @Test func `the category with the most spending comes first, of equal ones the older`() throws {
        try sample.add(
            sample.expense("Train", 500, category: sample.travel), sample.expense("Tea", 300), sample.expense("Cake", 200),
            sample.transfer(from: sample.main, to: sample.cash, 9_000))
        let day = CalendarDate.day("2026-03-10")
        func categories() throws -> [Bookkeeping.Category.ID] {
            try sample.store.read(sample.book) { try $0.sums(of: .expense, in: day...day).parts.map(\.category) }
        }
        #expect(try categories() == [sample.food, sample.travel])
        try sample.add(sample.expense("Train", 1, category: sample.travel), from: 2_000)
        #expect(try categories() == [sample.travel, sample.food])
    }

    @Test func `sums that do not fit are a conflict, not a trap`() throws {
        try sample.store.write(sample.book) { editor throws in
            for (number, currency) in ["USD", "GBP", "CHF"].compactMap({ Currency(code: $0) }).enumerated() {
                let rate = try #require(
                    ExchangeRate(base: currency, quote: .eur, date: .day("2026-01-01"), value: .of("1"), source: .byHand))
                try editor.saveRate(rate, at: Sample.now)
                let account: Account.ID = Sample.id(30 + number)
                _ = try editor.addAccount(account, Sample.account(currency.code, currency, 0), at: Sample.now)
                let amount = Money(minorUnits: 4_000_000_000_000_000_000, currency)
                let draft = Transaction.Draft(
                    movement: .expense(account: account, category: sample.food, amount: amount), date: .day("2026-03-10"),
                    time: .midnight,
                    title: "A palace")
                _ = try editor.add(Sample.id(4_000 + number), draft, at: Sample.now)
            }
        }
        let day = CalendarDate.day("2026-03-10")
        try sample.store.read(sample.book) { ledger throws in
            #expect(throws: StoreError.conflict(.overflow)) { try ledger.spendingByDay() }
            #expect(throws: StoreError.conflict(.overflow)) { try ledger.sums(of: .expense, in: day...day) }
            #expect(throws: StoreError.conflict(.overflow)) { try ledger.incomeAndExpenses(in: [day...day.adding(days: 20)]) }
            #expect(throws: StoreError.conflict(.overflow)) { try ledger.incomeAndExpenses(in: [day...day]) }
            #expect(throws: StoreError.conflict(.overflow)) { try ledger.convertedTotalsWithDays(RecordQuery(), shown: nil) }
            #expect(throws: StoreError.conflict(.overflow)) { try ledger.netWorth(at: [day]) }
        }
        #expect(try sample.store.check() == [])
    }
}
