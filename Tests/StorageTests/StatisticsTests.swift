import Bookkeeping
import Foundation
import GRDB
import Testing

@testable import Storage

/// The statistics compared with plain sums over the rows.
struct StatisticsTests {
    /// The number of random ledgers to compare: 100, or `PENNY_RANDOM_LEDGERS`.
    static let ledgers = ProcessInfo.processInfo.environment["PENNY_RANDOM_LEDGERS"].flatMap(Int.init) ?? 100
    static let perStore = 10

    @Test(arguments: 0..<(ledgers + perStore - 1) / perStore)
    func `figures of random ledgers equal plain sums`(group: Int) throws {
        let sample = try Sample()
        try sample.store.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = OFF") }
        for number in 1...min(Self.perStore, Self.ledgers - group * Self.perStore) {
            let seed = UInt64(group * Self.perStore + number)
            let random = try RandomLedger(in: sample.store, number: number, seed: seed)
            for _ in 0..<2 {
                for _ in 0..<12 { try random.step() }
                try compare(random, "ledger \(seed)")
            }
            #expect(try sample.store.check() == [], "ledger \(seed)")
        }
    }

    private func compare(_ random: RandomLedger, _ name: Comment) throws {
        let plain = try PlainSums(random)
        let year: ClosedRange<CalendarDate> = .day("2026-01-01") ... .day("2026-12-31")
        let two = [random.day(), random.day()].sorted()
        let accounts = [nil, random.pick(random.accounts).id], categories = [nil, random.pick(random.categories)]
        try random.store.read(random.book) { ledger throws in
            try compareReports(ledger, plain, random, name)
            for account in accounts {
                for dates in [two[0]...two[1], year, year.lowerBound...two[1].adding(days: 400)] {
                    for category in categories {
                        #expect(
                            try ledger.spendingByDay(in: dates, category: category, account: account)
                                == plain.spendingByDay(in: dates, category: category, account: account), name)
                    }
                    for category in categories {
                        let scope = StatisticsScope(account: account, category: category)
                        try compareScope(ledger, plain, scope, dates, in: MainAmounts.allDays, name)
                    }
                    for (category, hashtag, vendor) in [
                        (categories[1], "lunch", nil), (nil, nil, "CORNER"), (nil, "lunch", "スーパー"), (nil, "none", nil),
                    ] {
                        let scope = StatisticsScope(account: account, category: category, hashtag: hashtag, vendor: vendor)
                        try compareScope(ledger, plain, scope, dates, in: dates, name)
                    }
                }
                #expect(
                    try ledger.spendingByDay(account: account) == plain.spendingByDay(in: nil, category: nil, account: account),
                    name)
                let start = Int.random(in: 1...28, using: &random.numbers)
                try compareIncome(ledger, plain, months(of: 2026, startingOn: start), account, name)
                try compareIncome(
                    ledger, plain, (0..<31).map { two[0].adding(days: $0)...two[0].adding(days: $0) }, account, name)
            }
            for last in two + [.day("2019-12-31"), .day("2030-01-31")] { try compareMonths(ledger, plain, upTo: last, name) }
            let ends = months(of: 2026, startingOn: 1).map(\.upperBound) + two + [.day("2020-01-01"), .day("2030-01-01")]
            let days = (0..<40).map { two[0].adding(days: $0) }
            for dates in [ends, days, [two[1]]] {
                #expect(try ledger.netWorth(at: dates) == dates.map { try plain.netWorth(at: $0) }, name)
            }
            try compareTotals(ledger, plain, [nil, two[0]...two[1]], accounts, categories, name)
            for use in try ledger.foreignCurrencies(on: two[0]) {
                guard !use.isTooLarge else { continue }
                #expect(use.conversion == plain.rates.conversion(from: use.currency, to: plain.main, on: two[0]), name)
            }
        }
    }

    private func months(of year: Int, startingOn day: Int) -> [ClosedRange<CalendarDate>] {
        (1...12).compactMap { month in
            CalendarDate(year: year, month: month, day: day).map { $0...$0.adding(months: 1).adding(days: -1) }
        }
    }

    private func compareMonths(_ ledger: Ledger, _ plain: PlainSums, upTo last: CalendarDate, _ name: Comment) throws {
        let found = try ledger.spendingByMonth(upTo: last),
            expected = plain.spendingByDay(in: CalendarDate(daysSince1970: .min)...last, category: nil, account: nil)
        func months(_ days: [SpendingByDay.Day]) -> [CalendarDate: Int64] {
            Dictionary(days.map { ($0.date.firstOfMonth, $0.amount.minorUnits) }, uniquingKeysWith: +)
        }
        #expect(months(found.days) == months(expected.days), name)
        #expect(found.days.map(\.date) == found.days.map(\.date).sorted() && found.days.allSatisfy { $0.date <= last }, name)
        #expect(found.days.allSatisfy { day in expected.firstDay.map { $0 <= day.date } ?? false }, name)
        #expect(found.total == expected.total && found.unconverted == expected.unconverted, name)
        #expect(found.firstDay == expected.firstDay, name)
    }

    private func compareScope(
        _ ledger: Ledger, _ plain: PlainSums, _ scope: StatisticsScope, _ dates: ClosedRange<CalendarDate>, in all: ClosedRange<CalendarDate>,
        _ name: Comment
    ) throws {
        let questions = try #require(try ledger.statistics(of: scope, in: all))
        for (kind, category) in [(Transaction.Kind.expense, Bookkeeping.Category.Kind.expense), (.income, .income)] {
            let found = try questions.sums(of: category, in: dates), rows = plain.rows(kind, in: dates, scope), expected = plain.byCategory(rows)
            #expect(Dictionary(uniqueKeysWithValues: found.parts.map { ($0.category, $0.amount) }) == expected, name)
            #expect(found.parts.map(\.amount.minorUnits) == expected.values.map(\.minorUnits).sorted(by: >), name)
            #expect(found.total == plain.sum(rows) && found.unconverted == plain.unconverted(rows), name)
        }
        let spent = plain.rows(.expense, in: dates, scope)
        #expect(try questions.spendingByDay(in: dates) == plain.spendingByDay(spent), name)
        if scope.category == nil, let category = spent.first?.category {
            let days = try questions.spendingByDay(in: dates, category: category)
            #expect(days == plain.spendingByDay(spent.filter { $0.isOf(category) }), name)
        }
        if scope.account == nil, scope.hashtag == nil, scope.vendor == nil, let category = scope.category ?? spent.first?.category {
            let months = try questions.spendingByDay(in: dates, category: category, byMonth: true)
            let expected = plain.spendingByDay(spent.filter { $0.isOf(category) })
            func byMonth(_ days: [SpendingByDay.Day]) -> [CalendarDate: Int64] {
                Dictionary(days.map { ($0.date.firstOfMonth, $0.amount.minorUnits) }, uniquingKeysWith: +)
            }
            #expect(byMonth(months.days) == byMonth(expected.days) && months.total == expected.total, name)
            #expect(months.unconverted == expected.unconverted && months.days.map(\.date) == months.days.map(\.date).sorted(), name)
        }
        let first = dates.lowerBound, last = dates.upperBound
        let middle = CalendarDate(daysSince1970: (first.daysSince1970 + last.daysSince1970) / 2)
        let halves = first < last ? [first...middle, middle.adding(days: 1)...last] : [dates]
        for ranges in [[dates], halves] {
            let found = try questions.incomeAndExpenses(in: ranges)
            #expect(found.parts.map(\.income) == ranges.map { plain.sum(plain.rows(.income, in: $0, scope)) }, name)
            #expect(found.parts.map(\.expenses) == ranges.map { plain.sum(plain.rows(.expense, in: $0, scope)) }, name)
            #expect(found.unconvertedIncome == plain.unconverted(plain.rows(.income, in: dates, scope)), name)
            #expect(found.unconvertedExpenses == plain.unconverted(spent), name)
        }
        let totals = try questions.totals(in: dates)
        #expect(totals.expenses == plain.sum(spent) && totals.unconvertedExpenses == plain.unconverted(spent), name)
    }

    private func compareIncome(
        _ ledger: Ledger, _ plain: PlainSums, _ ranges: [ClosedRange<CalendarDate>], _ account: Account.ID?, _ name: Comment
    ) throws {
        let found = try ledger.incomeAndExpenses(in: ranges, account: account)
        let income = ranges.map { plain.rows(.income, in: $0, account) },
            expenses = ranges.map { plain.rows(.expense, in: $0, account) }
        #expect(found.parts.map(\.dates) == ranges, name)
        #expect(
            found.parts.map(\.income) == income.map(plain.sum) && found.parts.map(\.expenses) == expenses.map(plain.sum), name)
        #expect(found.unconvertedIncome == plain.unconverted(income.flatMap { $0 }), name)
        #expect(found.unconvertedExpenses == plain.unconverted(expenses.flatMap { $0 }), name)
    }

    private func compareTotals(
        _ ledger: Ledger, _ plain: PlainSums, _ ranges: [ClosedRange<CalendarDate>?], _ accounts: [Account.ID?],
        _ categories: [Bookkeeping.Category.ID?], _ name: Comment
    ) throws {
        for (dates, account, category) in ranges.flatMap({ range in accounts.flatMap { a in categories.map { (range, a, $0) } } }) {
            for (kind, hashtag, vendor, text) in [
                (nil, nil, nil, ""), (.expense, nil, nil, ""), (nil, "lunch", nil, ""), (.income, nil, nil, "gree"), (nil, "lunch", nil, "bus"),
                (nil, nil, "Corner", ""), (.expense, "lunch", "corner", ""), (nil, nil, "Corner", "bus"),
            ]
                as [(Transaction.Kind?, String?, String?, String)]
            {
                let query = RecordQuery(
                    dates: dates, kind: kind, account: account, category: category, hashtag: hashtag, vendor: vendor, text: text)
                guard let dates else {
                    #expect(try ledger.convertedTotalsWithDays(query, shown: nil).all == plain.totals(query), name)
                    continue
                }
                let days = try ledger.convertedDayTotals(query, in: dates)
                let shown = dates.lowerBound...dates.lowerBound.adding(days: 9), both = try ledger.convertedTotalsWithDays(query, shown: shown)
                #expect(both.all == plain.totals(query), name)
                #expect(both.days == (text.isEmpty ? days.filter { shown.contains($0.key) } : [:]), name)
                #expect(try ledger.hasRecords(query) == (plain.totals(query).recordCount > 0), name)
                for (day, totals) in days {
                    var query = query
                    query.dates = day...day
                    #expect(totals == plain.totals(query), name)
                }
                #expect(days.values.reduce(0) { $0 + $1.recordCount } == plain.totals(query).recordCount, name)
            }
        }
    }
}
