import TestSupport
import Testing

@testable import Bookkeeping

/// The agreement of day, week, month and year, against a plain reference that adds up single days.
@Suite struct BudgetAgreementTests {
    private static let eur = Currency(code: "EUR") ?? { preconditionFailure("EUR is a currency") }()

    /// A book with a daily amount and expenses by day.
    private struct Book {
        let today: CalendarDate
        let calendar: CivilCalendar
        let countsFrom: CalendarDate?
        let amount: Int64
        let expenses: [CalendarDate: Int64]

        init(using numbers: inout some RandomNumberGenerator) {
            today = CalendarDate(daysSince1970: 20_454 + .random(in: 0..<800, using: &numbers))
            calendar = CivilCalendar(
                weekStart: Weekday.allCases.randomElement(using: &numbers) ?? .monday,
                monthStart: Bool.random(using: &numbers) ? 1 : .random(in: 1...28, using: &numbers))
            countsFrom = Bool.random(using: &numbers) ? nil : today.adding(days: -.random(in: -2...300, using: &numbers))
            amount = .random(in: 1...6, using: &numbers) * (Bool.random(using: &numbers) ? 1 : 1_000)
            // Spending near the limit, so that each period is on either side of it.
            let days = Int.random(in: 0...400, using: &numbers), each = amount * .random(in: 0...3, using: &numbers)
            var expenses: [CalendarDate: Int64] = [:]
            for back in 0..<days where Int.random(in: 0..<3, using: &numbers) > 0 {
                expenses[today.adding(days: -back)] = .random(in: 0...max(each, 1), using: &numbers)
            }
            if Int.random(in: 0..<4, using: &numbers) == 0 { expenses[today] = nil }
            if Int.random(in: 0..<6, using: &numbers) == 0 {
                expenses[today.adding(days: -.random(in: 0...40, using: &numbers))] = amount * .random(in: 10...400, using: &numbers)
            }
            self.expenses = expenses
        }

        func figures(_ commitments: Commitments? = nil) throws -> RemainingBudget {
            let budget = Budget(
                id: .init(milliseconds: 1), name: "", length: .daily, scope: .everything,
                amounts: BudgetAmounts(Money(minorUnits: amount, BudgetAgreementTests.eur), from: today.firstOfMonth), hasRollover: false,
                alertPercent: 90, isDaily: true, begins: today, countsFrom: countsFrom)
            return try RemainingBudget(budget, today: today, calendar, commitments: commitments) { days in
                Spending(spent: Money(minorUnits: expenses.reduce(0) { $0 + (days.contains($1.key) ? $1.value : 0) }, BudgetAgreementTests.eur))
            }
        }

        /// Returns what remains of a period, and its last day, by adding up its days one by one.
        func rest(_ length: Period.Length, extra: [CalendarDate: Int64] = [:]) -> (units: Int64, last: CalendarDate) {
            let period = calendar.period(length, containing: today)
            var day = period.first, units: Int64 = 0
            while day <= period.last {
                if day >= min(countsFrom ?? day, today) { units += amount - (expenses[day] ?? 0) - (extra[day] ?? 0) }
                day = day.adding(days: 1)
            }
            return (units, period.last)
        }
    }

    @Test func `a figure is the daily amount times the days that count, less what was spent on them`() throws {
        var numbers = SeededRandom.ofRun()
        for _ in 0..<3_000 {
            let book = Book(using: &numbers), figures = try book.figures()
            for length in Period.Length.allCases {
                #expect(figures.part(length).remaining.minorUnits == book.rest(length).units, "\(book)")
                #expect(figures.part(length).counted.contains(book.today), "\(book)")
            }
        }
    }

    @Test func `what can be spent exceeds neither its period nor a longer one, and a cent more does`() throws {
        var numbers = SeededRandom.ofRun()
        for _ in 0..<3_000 {
            let book = Book(using: &numbers), figures = try book.figures()
            for length in Period.Length.allCases {
                let available = figures.available(in: length).minorUnits, percent = figures.percentAvailable(in: length)
                let own = book.rest(length), longer: [Period.Length] = length == .yearly ? [] : length == .monthly ? [.yearly] : [.monthly, .yearly]
                let bounds =
                    [own.units]
                    + longer.map { book.rest($0) }.map {
                        max(0, $0.units) + Int64(max(0, own.last.daysSince1970 - $0.last.daysSince1970)) * book.amount
                    }
                #expect(available == max(0, bounds.min() ?? 0), "\(book) \(length)")
                #expect((percent > 0) == (available > 0) && 0...100 ~= percent, "\(book) \(length)")
            }
        }
    }

    @Test func `today has nothing left in a month or year that is overdrawn, and says which`() throws {
        var numbers = SeededRandom.ofRun(), met = 0
        for _ in 0..<5_000 {
            let book = Book(using: &numbers), figures = try book.figures()
            let worst = min(book.rest(.monthly).units, book.rest(.yearly).units)
            guard worst < 0 else { continue }
            met += 1
            #expect(figures.percentAvailable(in: .daily) == 0 && figures.available(in: .daily).isZero, "\(book)")
            #expect(figures.safePerDay.amount.isZero, "\(book)")
            let limit = figures.limit(on: .daily)
            #expect((limit == nil) == (book.rest(.daily).units <= 0) && (limit?.remaining.isNegative ?? true) && limit?.until == nil, "\(book)")
        }
        #expect(met > 100)
    }

    @Test func `what is safe per day, spent on each day, exceeds neither month nor year, and a cent a day more does`() throws {
        var numbers = SeededRandom.ofRun()
        for _ in 0..<3_000 {
            let book = Book(using: &numbers), safe = try book.figures().safePerDay, end = book.rest(.monthly).last
            func isWithin(_ amount: Int64) -> Bool {
                var extra: [CalendarDate: Int64] = [:], day = book.today
                while day <= end { (extra[day], day) = (amount, day.adding(days: 1)) }
                return [Period.Length.monthly, .yearly].allSatisfy { book.rest($0, extra: extra).units >= 0 }
            }
            if safe.amount.minorUnits > 0 { #expect(isWithin(safe.amount.minorUnits), "\(book)") }
            #expect(!isWithin(safe.amount.minorUnits + 1), "\(book)")
        }
    }

    @Test func `what is safe per day, spent beside what is still to come, exceeds neither month nor year, and a cent a day more does`() throws {
        var numbers = SeededRandom.ofRun(), met = 0
        for _ in 0..<3_000 {
            let book = Book(using: &numbers), end = book.rest(.monthly).last
            var coming: [CalendarDate: Int64] = [:], days: [ComingDays] = []
            for number in 0..<Int.random(in: 1...4, using: &numbers) {
                let amount = book.amount * .random(in: 1...6, using: &numbers),
                    starts = book.today.adding(days: .random(in: -80...30, using: &numbers))
                let frequency = RecurrenceRule.Frequency.allCases.randomElement(using: &numbers) ?? .weekly
                let recurrence = try #require(RecurrenceRule(frequency, every: .random(in: 1...9, using: &numbers), starts: starts))
                let content = RecordContent(
                    movement: .expense(
                        account: .init(milliseconds: 1), category: .init(milliseconds: 2), amount: Money(minorUnits: amount, Self.eur)),
                    date: starts, time: .midnight, texts: RecordTextValues())
                let decided = book.today.adding(days: .random(in: -9...3, using: &numbers))
                let rule = Recurrence(
                    id: .init(milliseconds: Int64(number)), draft: .init(template: Transaction.Draft(content), recurrence: recurrence),
                    decidedTo: decided)
                let waiting = (0..<Int.random(in: 0...2, using: &numbers)).map { _ in book.today.adding(days: -.random(in: 0...50, using: &numbers)) }
                days.append(ComingDays(rule, waiting: waiting, to: end.adding(days: 40), on: book.today))
                for day in waiting { coming[day, default: 0] += amount }
                for day in recurrence.occurrences() where day.scheduled > decided {
                    guard day.due <= end else { break }
                    coming[day.due, default: 0] += amount
                }
            }
            let safe = try book.figures(Commitments(days, in: Self.eur) { $0 }).safePerDay
            func isWithin(_ amount: Int64) -> Bool {
                var extra = coming, day = book.today
                while day <= end {
                    extra[day, default: 0] += amount
                    day = day.adding(days: 1)
                }
                return [Period.Length.monthly, .yearly].allSatisfy { book.rest($0, extra: extra).units >= 0 }
            }
            if safe.amount.minorUnits > 0 {
                #expect(isWithin(safe.amount.minorUnits), "\(book)")
                if safe.setAside != nil { met += 1 }
            }
            #expect(!isWithin(safe.amount.minorUnits + 1), "\(book)")
        }
        #expect(met > 100)
    }
}
