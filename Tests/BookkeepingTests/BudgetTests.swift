import Testing

@testable import Bookkeeping

private let eur = Currency(code: "EUR") ?? { preconditionFailure("EUR is a currency") }()
private let jpy = Currency(code: "JPY") ?? { preconditionFailure("JPY is a currency") }()
private let calendar = CivilCalendar(weekStart: .monday, monthStart: 1)
private let payday = CivilCalendar(weekStart: .sunday, monthStart: 25)

private func day(_ text: String) -> CalendarDate { CalendarDate(text) ?? { preconditionFailure("\(text) is no day") }() }
private func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, eur) }

private func budget(
    _ length: Period.Length, _ amounts: [(String, Int64)] = [("2026-11-01", 10_000)], rollover: Bool = false, percent: Int = 90,
    begins: String = "2026-11-10"
) throws -> Budget {
    let entries = amounts.map { BudgetAmounts.Entry(month: day($0), amount: euros($1)) }
    return Budget(
        id: .init(milliseconds: 1), name: "Food", length: length, scope: .everything,
        amounts: try #require(BudgetAmounts(entries)),
        hasRollover: rollover, alertPercent: percent, isDaily: length == .daily, begins: day(begins))
}

struct BudgetAmountTests {
    private let amounts: [(String, Int64)] = [("2026-02-01", 100), ("2026-05-01", 200), ("2027-01-01", 300)]

    @Test(
        arguments: [
            ("2024-07-07", 1, 100), ("2026-02-01", 1, 100), ("2026-04-30", 1, 100), ("2026-05-01", 1, 200),
            ("2026-12-31", 1, 200),
            ("2027-01-01", 1, 300), ("2031-01-01", 1, 300),
            // With a month start on the 25th, May is 25 May to 24 June.
            ("2026-05-24", 25, 100), ("2026-05-25", 25, 200), ("2027-01-24", 25, 200), ("2027-01-25", 25, 300),
        ] as [(String, Int, Int64)])
    func `the amount of the month is in force, and the first one before`(date: String, monthStart: Int, expected: Int64) throws {
        let calendar = CivilCalendar(weekStart: .monday, monthStart: monthStart)
        #expect(try budget(.daily, amounts).amounts.amount(on: day(date), calendar) == euros(expected))
    }

    @Test func `a period has the amount of the month in which it begins`() throws {
        let weekly = try budget(.weekly, amounts), yearly = try budget(.yearly, amounts)
        #expect(weekly.amount(in: calendar.period(.weekly, containing: day("2026-05-01")), calendar) == euros(100))
        #expect(weekly.amount(in: calendar.period(.weekly, containing: day("2026-05-04")), calendar) == euros(200))
        #expect(yearly.amount(in: calendar.period(.yearly, containing: day("2026-08-01")), calendar) == euros(100))
        #expect(yearly.amount(in: calendar.period(.yearly, containing: day("2027-08-01")), calendar) == euros(300))
    }

    @Test func `a new amount replaces that of its month and of later ones`() throws {
        var changed = try budget(.monthly, amounts).amounts
        changed.set(euros(250), from: day("2026-07-15"))
        #expect(changed.entries.map(\.month.description) == ["2026-02-01", "2026-05-01", "2026-07-01"])
        changed.set(euros(260), from: day("2026-05-01"))
        #expect(changed.entries.map(\.amount) == [euros(100), euros(260)])
        changed.set(euros(1), from: day("2020-01-01"))
        #expect(changed == BudgetAmounts(euros(1), from: day("2020-01-31")))
    }

    @Test func `amounts of two currencies, or two of a month, are none`() {
        let november = BudgetAmounts.Entry(month: day("2026-11-03"), amount: euros(1))
        #expect(BudgetAmounts([]) == nil)
        #expect(BudgetAmounts([november, .init(month: day("2026-11-30"), amount: euros(2))]) == nil)
        #expect(BudgetAmounts([november, .init(month: day("2026-12-01"), amount: Money(minorUnits: 1, jpy))]) == nil)
        #expect(BudgetAmounts([.init(month: day("2026-12-01"), amount: euros(2)), november])?.entries.first == november)
    }

    @Test func `sums over periods equal adding them one by one`() throws {
        for calendar in [calendar, payday, CivilCalendar(weekStart: .thursday, monthStart: 28)] {
            for length in Period.Length.allCases {
                let budget = try budget(length, amounts), dates = day("2024-01-31")..<day("2028-02-29")
                var period = calendar.period(length, containing: dates.lowerBound), sum: Int64 = 0, count = 0
                while period.first < dates.upperBound {
                    if dates.contains(period.first) {
                        sum += budget.amount(in: period, calendar).minorUnits
                        count += 1
                    }
                    period = period.next
                }
                #expect(calendar.count(of: length, beginningIn: dates) == count)
                #expect(try budget.amounts.sum(of: length, beginningIn: dates, calendar) == euros(sum))
            }
        }
        #expect(calendar.count(of: .daily, beginningIn: day("2026-01-01")..<day("2026-01-01")) == 0)
    }

    @Test func `a sum that does not fit is an error`() throws {
        let huge = BudgetAmounts(euros(.max / 10), from: day("2026-01-01"))
        #expect(throws: MoneyError.overflow) {
            try huge.sum(of: .daily, beginningIn: day("2026-01-01")..<day("2026-02-01"), calendar)
        }
    }
}

struct BudgetEditingTests {
    private func draft(
        _ length: Period.Length = .monthly, _ amount: Money = euros(10_000), _ from: Budget.AppliesFrom = .this
    ) -> Budget.Draft {
        Budget.Draft(name: "Food", length: length, scope: .everything, amount: amount, appliesFrom: from)
    }

    @Test(
        arguments: [
            (.daily, .this, 1, "2026-11-01", "2026-11-21"), (.weekly, .next, 1, "2026-12-01", "2026-12-01"),
            (.monthly, .this, 1, "2026-11-01", "2026-11-21"), (.monthly, .next, 1, "2026-12-01", "2026-12-01"),
            (.yearly, .this, 1, "2026-01-01", "2026-11-21"), (.yearly, .next, 1, "2027-01-01", "2027-01-01"),
            // 21 November is in the month of October, which began on the 25th.
            (.monthly, .this, 25, "2026-10-01", "2026-11-21"), (.monthly, .next, 25, "2026-11-01", "2026-11-25"),
        ] as [(Period.Length, Budget.AppliesFrom, Int, String, String)])
    func `a new budget begins today or with the next month`(
        length: Period.Length, from: Budget.AppliesFrom, monthStart: Int, month: String, begins: String
    ) {
        let calendar = CivilCalendar(weekStart: .monday, monthStart: monthStart)
        let budget = Budget(
            id: .init(milliseconds: 1), draft(length, euros(5), from), today: day("2026-11-21"), calendar: calendar)
        #expect(budget.amounts.entries == [.init(month: day(month), amount: euros(5))] && budget.begins == day(begins))
        #expect(!budget.isDaily && budget.alertPercent == 90)
    }

    @Test func `an amount applies from this month or the next, and past months keep theirs`() throws {
        let old = try budget(.monthly, [("2026-02-01", 100)]), today = day("2026-11-21")
        let this = old.changed(by: draft(.monthly, euros(200)), today: today, calendar: calendar)
        #expect(this.amounts.entries.map(\.month.description) == ["2026-02-01", "2026-11-01"] && this.begins == old.begins)
        let next = this.changed(by: draft(.monthly, euros(300), .next), today: today, calendar: calendar)
        #expect(next.amounts.entries.map(\.amount) == [euros(100), euros(200), euros(300)])
        // Another name with today's amount keeps the amount set for later.
        #expect(next.changed(by: draft(.monthly, euros(200)), today: today, calendar: calendar).amounts == next.amounts)
        #expect(next.changed(by: draft(.monthly, euros(200), .next), today: today, calendar: calendar).amounts.entries.count == 3)
        #expect(next.changed(by: draft(.monthly, euros(250)), today: today, calendar: calendar).amounts.entries.count == 2)
    }

    @Test func `another length or currency starts anew`() throws {
        let old = try budget(.monthly, [("2026-02-01", 100), ("2026-05-01", 200)], begins: "2026-02-03"),
            today = day("2026-11-21")
        for draft in [draft(.weekly, euros(50)), draft(.monthly, Money(minorUnits: 900, jpy))] {
            let new = old.changed(by: draft, today: today, calendar: calendar)
            #expect(new.amounts == BudgetAmounts(draft.amount, from: day("2026-11-01")) && new.begins == today)
            #expect(new.length == draft.length && new.currency == draft.amount.currency)
        }
    }

    @Test func `the daily budget is daily, over everything and without a name`() {
        let today = day("2026-11-21")
        let daily = Budget(id: .init(milliseconds: 1), Budget.DailyDraft(amount: euros(50)), today: today, calendar: calendar)
        #expect(daily.isDaily && daily.length == .daily && daily.scope == .everything && daily.name.isEmpty && !daily.hasRollover)
        let changed = daily.changed(
            by: Budget.DailyDraft(amount: euros(60), appliesFrom: .next), today: today, calendar: calendar)
        #expect(changed.amounts.entries.map(\.amount) == [euros(50), euros(60)] && changed.isDaily)
    }
}

struct BudgetProgressTests {
    @Test(
        arguments: [
            (0, 90, .within, 0), (8_999, 90, .within, 89), (9_000, 90, .nearing, 90), (9_999, 90, .nearing, 99),
            (10_000, 90, .usedUp, 100),
            (10_001, 90, .over, 100), (10_100, 90, .over, 101), (99, 1, .within, 0), (100, 1, .nearing, 1),
            (9_999, 100, .within, 99),
            (10_000, 100, .usedUp, 100),
        ] as [(Int64, Int, BudgetLevel, Int)])
    func `exactly 100 percent is used up, not over`(spent: Int64, percent: Int, level: BudgetLevel, used: Int) throws {
        let budget = try budget(.monthly, percent: percent), period = calendar.period(.monthly, containing: day("2026-11-21"))
        let progress = try BudgetProgress(budget, in: period, spent: euros(spent), calendar)
        #expect(progress.level == level && progress.percentUsed == used)
        #expect(
            progress.remaining == euros(10_000 - spent) && progress.available == euros(10_000) && progress.carried == euros(0))
    }

    @Test func `what a level reaches`() {
        #expect(BudgetLevel.allCases.map(\.reached) == [[], [.nearing], [.nearing, .usedUp], [.nearing, .usedUp]])
    }

    @Test(
        arguments: [
            // 10 days are left, today included.
            (0, "2026-11-21", 1_000), (9_995, "2026-11-21", 0), (9_989, "2026-11-21", 1), (12_000, "2026-11-21", 0),
            (0, "2026-11-30", 10_000),
            (0, "2026-11-01", 333), (0, "2026-10-31", nil), (0, "2026-12-01", nil),
        ] as [(Int64, String, Int64?)])
    func `what is left is spread over the days that are left`(spent: Int64, today: String, perDay: Int64?) throws {
        let period = calendar.period(.monthly, containing: day("2026-11-21"))
        let progress = try BudgetProgress(try budget(.monthly), in: period, spent: euros(spent), calendar)
        #expect(progress.perDay(on: day(today)) == perDay.map(euros))
    }

    @Test func `rollover carries both signs from the first period on`() throws {
        let amounts: [(String, Int64)] = [("2026-09-01", 10_000), ("2026-10-01", 12_000)]
        let budget = try budget(.monthly, amounts, rollover: true, begins: "2026-09-15")
        func progress(_ month: String, _ spent: Int64, _ earlier: Int64) throws -> [Int64] {
            let period = calendar.period(.monthly, containing: day(month))
            let progress = try BudgetProgress(budget, in: period, spent: euros(spent), earlier: euros(earlier), calendar)
            return [progress.amount, progress.carried, progress.available, progress.remaining].map(\.minorUnits)
        }
        #expect(try progress("2026-08-05", 500, 0) == [10_000, 0, 10_000, 9_500])
        #expect(try progress("2026-09-05", 500, 0) == [10_000, 0, 10_000, 9_500])
        #expect(try progress("2026-10-05", 500, 4_000) == [12_000, 6_000, 18_000, 17_500])
        #expect(try progress("2026-11-05", 500, 30_000) == [12_000, -8_000, 4_000, 3_500])
        let november = calendar.period(.monthly, containing: day("2026-11-05"))
        let over = try BudgetProgress(budget, in: november, spent: euros(0), earlier: euros(50_000), calendar)
        #expect(over.level == .over && over.percentUsed == nil && over.perDay(on: day("2026-11-05")) == euros(0))
    }

    @Test func `what does not fit is an error, and never a trap`() throws {
        let period = calendar.period(.monthly, containing: day("2026-11-21"))
        let huge = try budget(.monthly, [("2026-11-01", .max)], rollover: true, begins: "2026-10-01")
        #expect(throws: MoneyError.overflow) {
            try BudgetProgress(huge, in: period, spent: euros(0), earlier: euros(-1), calendar)
        }
        let full = try BudgetProgress(try budget(.monthly, [("2026-11-01", .max)]), in: period, spent: euros(.max), calendar)
        #expect(full.level == .usedUp && full.percentUsed == 100)
        let tiny = try BudgetProgress(try budget(.monthly, [("2026-11-01", 1)]), in: period, spent: euros(.max), calendar)
        #expect(tiny.level == .over && tiny.percentUsed == Int.max)
        #expect(throws: MoneyError.currencyMismatch) {
            try BudgetProgress(try budget(.monthly), in: period, spent: Money(minorUnits: 1, jpy), calendar)
        }
    }
}

struct RemainingBudgetTests {
    @Test func `the daily budget times the days, less what was spent`() throws {
        let daily = try budget(.daily, [("2026-03-01", 2_000), ("2026-11-01", 3_000)])
        let spent: [Period.Length: Int64] = [.daily: 4_000, .monthly: 50_000, .yearly: 700_000]
        let remaining = try RemainingBudget(daily, today: day("2026-11-21"), calendar) {
            let length = [0: Period.Length.daily, 29: .monthly, 364: .yearly][$0.upperBound.daysSince1970 - $0.lowerBound.daysSince1970]
            return Spending(spent: euros(length.flatMap { spent[$0] } ?? 0))
        }
        #expect(remaining.day.remaining == euros(-1_000) && remaining.month.remaining == euros(30 * 3_000 - 50_000))
        // 304 days before November, 61 from November on.
        #expect(remaining.year.allowed == euros(304 * 2_000 + 61 * 3_000))
        #expect(remaining.year.remaining == euros(304 * 2_000 + 61 * 3_000 - 700_000))
    }

    @Test func `a month that begins on pay day has its own days`() throws {
        let daily = try budget(.daily, [("2026-03-01", 2_000), ("2026-11-01", 3_000)])
        let remaining = try RemainingBudget(daily, today: day("2026-11-21"), payday) { _ in
            Spending(spent: euros(0), unconverted: [Money(minorUnits: 5, jpy)])
        }
        // 25 October to 24 November has October's amount; November's is in force from the 25th.
        #expect(remaining.month.period.first == day("2026-10-25") && remaining.month.allowed == euros(31 * 2_000))
        #expect(remaining.year.allowed == euros(328 * 2_000 + 37 * 3_000))
        #expect(remaining.day.unconverted == [Money(minorUnits: 5, jpy)])
    }
}
