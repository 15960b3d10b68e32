import Bookkeeping
import Foundation
import Testing

@testable import Storage

/// Random ledgers compared with the plain model; `PENNY_RANDOM_LEDGERS` is their number.
struct RandomBudgetTests {
    private static let count = ProcessInfo.processInfo.environment["PENNY_RANDOM_LEDGERS"].flatMap(Int.init) ?? 100

    @Test(arguments: 0..<4)
    func `every figure of every budget is a plain sum over the records, and alerts are those of the rule`(part: Int) throws {
        var alerts = 0
        for seed in stride(from: part, to: Self.count, by: 4) {
            let ledger = try RandomBudgetLedger(seed: UInt64(seed) &* 0x9E37_79B9 &+ 7)
            for _ in 0..<2 { try ledger.changeBudgets() }
            for number in 1...45 {
                try ledger.step()
                if number % 9 == 0 { try compare(ledger, "seed \(seed), step \(number)") }
            }
            #expect(try ledger.sample.store.check() == [], "seed \(seed)")
            alerts += ledger.alertCount
        }
        #expect(alerts > Self.count / 4, "there must be something to compare")
    }

    private func compare(_ ledger: RandomBudgetLedger, _ comment: Comment) throws {
        let model = ledger.model, today = ledger.today
        let limits = model.limits.filter { $0.value.deletion == nil }
        try ledger.sample.store.read(ledger.sample.book) { book throws in
            let standings = try book.budgetStandings(on: today)
            #expect(Set(standings.map(\.budget.id)) == Set(limits.keys), comment)
            for standing in standings {
                guard let limit = limits[standing.budget.id] else { continue }
                var expected = limit.budget
                expected.scope = model.scope(limit, live: ledger.liveCategories)
                #expect(standing.budget == expected, comment)
                let period = model.calendar.period(expected.length, containing: today)
                try compare(standing.progress, limit, in: period, on: today, model, comment)
                let other = model.calendar.period(
                    expected.length, containing: today.adding(days: .random(in: -40...20, using: &ledger.numbers)))
                try compare(try book.progress(of: standing.budget, in: other), limit, in: other, on: today, model, comment)
            }
            try compareDaily(
                try book.dailyBudgetStanding(on: today), limits.values.first { $0.budget.isDaily }, on: today, model, comment)
        }
    }

    private func compare(
        _ figures: BudgetFigures<BudgetProgress>, _ limit: BudgetModel.Limit, in period: Period, on today: CalendarDate,
        _ model: BudgetModel,
        _ comment: Comment
    ) throws {
        guard limit.budget.currency == model.mainCurrency else {
            #expect(figures == .needsAmount(in: model.mainCurrency), comment)
            return
        }
        guard case .known(let progress) = figures else {
            Issue.record("no figures, \(comment)")
            return
        }
        let expected = try model.figures(limit, in: period)
        #expect([progress.amount, progress.carried, progress.spent, progress.remaining].map(\.minorUnits) == expected, comment)
        #expect(progress.unconverted == (try model.spending(limit, in: period.dates).unconverted), comment)
        var days = 0, day = today
        while day <= period.last { (days, day) = (days + 1, day.adding(days: 1)) }
        #expect(
            progress.perDay(on: today)?.minorUnits == (period.contains(today) ? max(0, expected[3]) / Int64(days) : nil), comment)
    }

    private func compareDaily(
        _ standing: DailyBudgetStanding?, _ limit: BudgetModel.Limit?, on today: CalendarDate, _ model: BudgetModel,
        _ comment: Comment
    ) throws {
        #expect((standing == nil) == (limit == nil), comment)
        guard let limit, limit.budget.currency == model.mainCurrency, case .known(let remaining)? = standing?.remaining else {
            return
        }
        for length in Period.Length.allCases {
            let part = remaining.part(length), period = model.calendar.period(length, containing: today)
            var allowed: Int64 = 0, day = period.first
            while day < today, let first = limit.budget.countsFrom, day < first { day = day.adding(days: 1) }
            let counted = day...period.last
            while day <= period.last {
                allowed += model.amount(limit.budget, in: Period(.daily, containing: day))
                day = day.adding(days: 1)
            }
            let spending = try model.spending(limit, in: counted)
            #expect(part.period == period && part.counted == counted && part.allowed.minorUnits == allowed && part.spent == spending.spent, comment)
            #expect(
                part.remaining.minorUnits == allowed - spending.spent.minorUnits && part.unconverted == spending.unconverted,
                comment)
        }
    }
}
