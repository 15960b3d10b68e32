import TestSupport
import Testing

@testable import Bookkeeping

/// The balances of the days to come, against a plain simulation that looks at every day, every account and every rule.
@Suite struct ForecastTests {
    /// A random book: accounts with their records, rules, rates, and the spending of some months.
    private struct Book {
        let today: CalendarDate
        let dates: ClosedRange<CalendarDate>
        let sides: [RandomRecurrences.Side]
        let opening: [Int64]
        let changes: [[CalendarDate: Int64]]
        let days: [ComingDays]
        /// Units of the main currency for a thousand units of another one; none for some.
        let rates: [Currency: Int64]
        let usual: UsualSpending?
        var main: Currency { RandomRecurrences.currencies[0] }

        init(using numbers: inout some RandomNumberGenerator) throws {
            let today = CalendarDate(daysSince1970: 20_454 + .random(in: 0..<800, using: &numbers))
            let last = today.adding(days: .random(in: 0...(Int.random(in: 0..<4, using: &numbers) == 0 ? 400 : 60), using: &numbers))
            let first = today.adding(days: -.random(in: 0...40, using: &numbers))
            var rates: [Currency: Int64] = [:]
            for currency in RandomRecurrences.currencies.dropFirst() where Int.random(in: 0..<3, using: &numbers) > 0 {
                rates[currency] = .random(in: 1...3_000, using: &numbers)
            }
            let sides: [RandomRecurrences.Side] = (0..<5).map { number in
                (
                    Account.ID(milliseconds: 5 + Int64(number)),
                    RandomRecurrences.currencies.randomElement(using: &numbers) ?? RandomRecurrences.currencies[0]
                )
            }
            var days: [ComingDays] = []
            for number in 0..<Int.random(in: 0...8, using: &numbers) {
                let pair = sides.shuffled(using: &numbers).prefix(2)
                let sides = (from: try #require(pair.first), to: try #require(pair.last))
                days.append(try RandomRecurrences.days(number, sides, oldest: 2_500, on: today, to: last, using: &numbers))
            }
            // The last account is one whose balance is not asked for.
            opening = sides.dropLast().map { _ in .random(in: -500_000...900_000, using: &numbers) }
            changes = sides.dropLast().map { _ in
                var changes: [CalendarDate: Int64] = [:]
                for _ in 0..<Int.random(in: 0...30, using: &numbers) {
                    changes[first.adding(days: .random(in: 0...60, using: &numbers))] = .random(in: -90_000...90_000, using: &numbers)
                }
                return changes
            }
            usual = Bool.random(using: &numbers) ? nil : try Self.spending(today, in: RandomRecurrences.currencies[0], using: &numbers)
            (self.today, dates, self.sides, self.days, self.rates) = (today, first...last, sides, days, rates)
        }

        private static func spending(
            _ today: CalendarDate, in currency: Currency, using numbers: inout some RandomNumberGenerator
        ) throws -> UsualSpending? {
            let months = UsualSpending.months(before: today, since: today.adding(days: -.random(in: 40...200, using: &numbers)))
            let expenses = months.map { month in
                UsualSpending.Expenses(
                    month: month, account: .init(milliseconds: 5), category: RandomRecurrences.categories[0],
                    amount: Money(minorUnits: .random(in: 0...400_000, using: &numbers), currency))
            }
            return try UsualSpending(expenses, in: months, rules: [], currency: currency) { $0 }
        }

        func converted(_ money: Money) -> Money? {
            if money.currency == main { return money }
            return rates[money.currency].map { Money(minorUnits: money.minorUnits * $0 / 1_000, main) }
        }

        var forecast: Forecast {
            get throws {
                let courses = zip(zip(sides, opening), changes).map { side, changes in
                    Forecast.Course(
                        side.0.account, opening: Money(minorUnits: side.1, side.0.currency),
                        changes: changes.mapValues { Money(minorUnits: $0, side.0.currency) })
                }
                return try Forecast(courses, rules: days, usual: usual, in: main, days: dates, on: today) { converted($0) }
            }
        }

        /// Returns how often a rule moves money on each day: on those on which it is due, and on the day after today for all that is due already.
        private func counts(of days: ComingDays) -> [CalendarDate: Int64] {
            let rule = days.rule, tomorrow = today.adding(days: 1)
            var due = days.waiting
            if !rule.isPaused {
                for day in rule.recurrence.occurrences() where rule.decidedTo.map({ day.scheduled > $0 }) ?? true {
                    guard day.due <= dates.upperBound else { break }
                    if due.count == days.waiting.count, day.due < today.adding(days: -Recurrence.catchUpDays) { break }
                    due.append(day.due)
                }
            }
            return due.reduce(into: [:]) { $0[$1 < tomorrow ? tomorrow : $1, default: 0] += 1 }
        }

        /// Returns the balances of an account by the day, in its own currency.
        private func plain(_ index: Int, _ counts: [[CalendarDate: Int64]]) -> [Int64] {
            var balance = opening[index], balances: [Int64] = [], date = dates.lowerBound
            while date <= dates.upperBound {
                balance += changes[index][date] ?? 0
                for (days, counts) in zip(days, counts) {
                    guard let count = counts[date] else { continue }
                    switch days.rule.movement {
                    case .expense(sides[index].account, _, let amount): balance -= count * amount.minorUnits
                    case .income(sides[index].account, _, let amount): balance += count * amount.minorUnits
                    case .transfer(let from, let to, let sent, let received):
                        if from == sides[index].account { balance -= count * sent.minorUnits }
                        if to == sides[index].account { balance += count * received.minorUnits }
                    default: break
                    }
                }
                balances.append(balance)
                date = date.adding(days: 1)
            }
            return balances
        }

        /// Returns the balances by the day in the main currency, with what has no rate at the end.
        func plain() -> (balances: [Int64], apart: [Currency: Int64]) {
            var sums = Array(repeating: Int64(0), count: dates.upperBound.daysSince1970 - dates.lowerBound.daysSince1970 + 1)
            var apart: [Currency: Int64] = [:]
            let counts = days.map(counts)
            for (index, side) in sides.dropLast().enumerated() {
                let balances = plain(index, counts)
                for (day, balance) in balances.enumerated() { sums[day] += converted(Money(minorUnits: balance, side.currency))?.minorUnits ?? 0 }
                if converted(.zero(side.currency)) == nil { apart[side.currency, default: 0] += balances.last ?? 0 }
            }
            return (sums, apart.filter { $0.value != 0 })
        }
    }

    @Test func `each day's balance is the one of a plain simulation, to the minor unit`() throws {
        var numbers = SeededRandom.ofRun(), moved = 0, spending = 0
        for _ in 0..<1_500 {
            let book = try Book(using: &numbers), forecast = try book.forecast, plain = book.plain()
            #expect(forecast.days.map(\.balance.minorUnits) == plain.balances)
            #expect(forecast.days.first?.date == book.dates.lowerBound && forecast.days.last?.date == book.dates.upperBound)
            #expect(Dictionary(uniqueKeysWithValues: forecast.unconverted.map { ($0.currency, $0.minorUnits) }) == plain.apart)
            var spent: Int64 = 0
            for day in forecast.days {
                guard day.date > book.today, let usual = book.usual, !usual.isNone else {
                    #expect(day.withSpending == nil)
                    continue
                }
                spent += usual.amount.minorUnits
                let left = day.balance.minorUnits - (day.withSpending?.minorUnits ?? .min)
                // Rounded once, and never added up from rounded days.
                #expect(abs(left * Int64(usual.days) - spent) * 2 <= Int64(usual.days))
                spending += 1
            }
            let lowest = forecast.ahead.map(\.expected.minorUnits).min()
            #expect(forecast.lowest == forecast.ahead.first { $0.expected.minorUnits == lowest })
            if forecast.ruleCount > 0 { moved += 1 }
        }
        #expect(moved > 500 && spending > 10_000)
    }

    private static let eur = RandomRecurrences.currencies[0], account = Account.ID(milliseconds: 5), today = CalendarDate(daysSince1970: 20_500)

    private func rule(
        _ amount: Int64, _ frequency: RecurrenceRule.Frequency, starts: CalendarDate, decidedTo: CalendarDate? = nil, category: Int = 0,
        isPaused: Bool = false
    ) throws -> Recurrence {
        let content = RecordContent(
            movement: .expense(account: Self.account, category: RandomRecurrences.categories[category], amount: Money(minorUnits: amount, Self.eur)),
            date: starts, time: .midnight, texts: RecordTextValues())
        return Recurrence(
            id: .init(milliseconds: 1),
            draft: .init(template: Transaction.Draft(content, hashtags: []), recurrence: try #require(RecurrenceRule(frequency, starts: starts))),
            isPaused: isPaused, decidedTo: decidedTo)
    }

    private func forecast(_ rule: Recurrence, waiting: [CalendarDate] = [], opening: Int64 = 1_000, days: Int = 40) throws -> Forecast {
        let last = Self.today.adding(days: days)
        let course = Forecast.Course(Self.account, opening: Money(minorUnits: opening, Self.eur), changes: [:])
        return try Forecast(
            [course], rules: [ComingDays(rule, waiting: waiting, to: last, on: Self.today)], usual: nil, in: Self.eur, days: Self.today...last,
            on: Self.today
        ) { $0 }
    }

    @Test func `what is decided is not counted, and what is due already counts tomorrow`() throws {
        let today = Self.today
        let decided = try forecast(rule(300, .weekly, starts: today.adding(days: -14), decidedTo: today.adding(days: 7)))
        #expect(decided.ahead.first { $0.balance.minorUnits < 1_000 }?.date == today.adding(days: 14))
        let waiting = try forecast(rule(300, .yearly, starts: today.adding(days: -5), decidedTo: today), waiting: [today.adding(days: -5)])
        #expect(waiting.past.map(\.balance.minorUnits) == [1_000] && waiting.ahead.allSatisfy { $0.balance.minorUnits == 700 })
        let paused = try forecast(rule(300, .daily, starts: today, isPaused: true))
        #expect(paused.ruleCount == 0 && !paused.isFounded && paused.days.allSatisfy { $0.balance.minorUnits == 1_000 })
        let held = try forecast(rule(300, .daily, starts: today.adding(days: -Recurrence.catchUpDays - 1)))
        #expect(held.ruleCount == 0 && held.days.allSatisfy { $0.balance.minorUnits == 1_000 })
    }

    @Test func `the first day below zero is named, unless today is below zero`() throws {
        let weekly = try rule(300, .weekly, starts: Self.today.adding(days: 7))
        #expect(try forecast(weekly).belowZero?.date == Self.today.adding(days: 28))
        #expect(try forecast(weekly, opening: 90_000).belowZero == nil && forecast(weekly, opening: -1).belowZero == nil)
    }

    @Test func `a balance that is too large is an error`() throws {
        let large = try rule(4_000_000_000_000_000_000, .daily, starts: Self.today)
        #expect(throws: MoneyError.overflow) { try forecast(large) }
        #expect(try forecast(large, days: 1).days.last?.balance.minorUnits == 1_000 - 8_000_000_000_000_000_000)
    }

    @Test func `spending of nothing is no second line, and no forecast by itself`() throws {
        let none = try spending([0, 0, 0]), course = Forecast.Course(Self.account, opening: Money(minorUnits: 5, Self.eur), changes: [:])
        let forecast = try Forecast(
            [course], rules: [], usual: none, in: Self.eur, days: Self.today...Self.today.adding(days: 9), on: Self.today
        ) { $0 }
        #expect(none?.isNone == true && forecast.usual == none)
        #expect(!forecast.isFounded && forecast.days.allSatisfy { $0.withSpending == nil })
    }

    // MARK: - Usual spending

    /// The expenses of three months: October, November and December 2025.
    private func spending(
        _ amounts: [Int64], category: Int = 0, rules: [Recurrence] = [], leftOut: Int64 = 0, by adder: Recurrence.ID? = nil,
        since firstDay: String = "2025-01-01"
    ) throws -> UsualSpending? {
        let today = try #require(CalendarDate("2026-01-20")), first = try #require(CalendarDate(firstDay))
        let months = UsualSpending.months(before: today, since: first)
        let expenses = zip(months.reversed(), amounts.suffix(months.count)).flatMap { month, amount in
            [(amount, nil), (leftOut, adder ?? .init(milliseconds: 77))].map { amount, rule in
                UsualSpending.Expenses(
                    month: month, account: Self.account, category: RandomRecurrences.categories[category],
                    amount: Money(minorUnits: amount, Self.eur),
                    rule: rule)
            }
        }
        return try UsualSpending(expenses, in: months, rules: rules, currency: Self.eur) { $0 }
    }

    @Test func `the usual spending is that of the middle month by the day`() throws {
        #expect(try spending([31_000, 900_000, 62_000])?.perDay.minorUnits == 2_000)
        // November has a day less: the same amount is more by the day.
        #expect(try spending([30_000, 30_000, 90_000])?.perDay.minorUnits == 1_000)
        #expect(try spending([0, 0, 90_000])?.perDay.minorUnits == 0)
    }

    @Test func `two full months are enough, and one is not`() throws {
        let two = try spending([0, 30_000, 31_000], since: "2025-10-02")
        #expect(two?.perDay.minorUnits == 1_000 && two?.months == 2)
        #expect(try spending([0, 30_000, 31_000], since: "2025-11-01")?.months == 2)
        #expect(try spending([0, 30_000, 31_000], since: "2025-11-02") == nil)
        #expect(try spending([0, 30_000, 31_000], since: "2026-01-02") == nil)
    }

    @Test func `what recurs is left out, whether a rule has added it or it was typed by hand before the rule`() throws {
        #expect(try spending([91_000, 91_000, 91_000], leftOut: 60_000)?.perDay.minorUnits == 1_000)
        let later = try #require(CalendarDate("2026-01-31")), within = try #require(CalendarDate("2025-10-01"))
        #expect(try spending([91_000, 91_000, 91_000], rules: [rule(60_000, .monthly, starts: later)])?.perDay.minorUnits == 1_000)
        #expect(try spending([91_000, 91_000, 91_000], rules: [rule(60_000, .monthly, starts: within)])?.perDay.minorUnits == 2_935)
        // Once only: the first day of a rule was moved, or a rule follows one that has ended; another rule that runs is no reason.
        let moved = try rule(60_000, .monthly, starts: later), other = try rule(50_000, .yearly, starts: within)
        #expect(try spending([91_000, 91_000, 91_000], rules: [moved], leftOut: 60_000, by: moved.id)?.perDay.minorUnits == 1_000)
        #expect(try spending([91_000, 91_000, 91_000], rules: [moved], leftOut: 50_000)?.perDay.minorUnits == 1_000)
        #expect(try spending([141_000, 141_000, 141_000], rules: [moved, other], leftOut: 50_000, by: other.id)?.perDay.minorUnits == 1_000)
        // No more than there is, and nothing of another category.
        #expect(try spending([91_000, 91_000, 91_000], rules: [rule(99_000, .monthly, starts: later)])?.perDay.minorUnits == 0)
        #expect(try spending([91_000, 91_000, 91_000], rules: [rule(60_000, .monthly, starts: later, category: 1)])?.perDay.minorUnits == 2_935)
        // Five Saturdays in November, four in October and December: the middle month is December.
        #expect(try spending([91_000, 91_000, 91_000], rules: [rule(10_000, .weekly, starts: later)])?.perDay.minorUnits == 1_645)
        // A yearly payment was not in these months.
        #expect(try spending([91_000, 91_000, 91_000], rules: [rule(60_000, .yearly, starts: later)])?.perDay.minorUnits == 2_935)
    }
}
