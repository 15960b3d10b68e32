import TestSupport
import Testing

@testable import Bookkeeping

/// The expenses that are still to come, against a plain reference that looks at every day and every rule.
@Suite struct CommitmentTests {
    /// A random book: rules with days that wait, rates, and a day of today.
    private struct Book {
        let today, last: CalendarDate
        let days: [ComingDays]
        /// Units of the main currency for a thousand units of another one; none for some.
        let rates: [Currency: Int64]
        var main: Currency { RandomRecurrences.currencies[0] }

        init(using numbers: inout some RandomNumberGenerator) throws {
            let today = CalendarDate(daysSince1970: 20_454 + .random(in: 0..<800, using: &numbers))
            let last = today.adding(days: .random(in: 0...400, using: &numbers))
            var rates: [Currency: Int64] = [:]
            for currency in RandomRecurrences.currencies.dropFirst() where Bool.random(using: &numbers) {
                rates[currency] = .random(in: 1...3_000, using: &numbers)
            }
            var days: [ComingDays] = []
            for number in 0..<Int.random(in: 0...8, using: &numbers) {
                let currency = RandomRecurrences.currencies.randomElement(using: &numbers) ?? RandomRecurrences.currencies[0]
                let sides = (from: (Account.ID(milliseconds: 5), currency), to: (Account.ID(milliseconds: 6), currency))
                days.append(try RandomRecurrences.days(number, sides, on: today, to: last, using: &numbers))
            }
            (self.today, self.last, self.rates, self.days) = (today, last, rates, days)
        }

        func converted(_ money: Money) -> Money? {
            if money.currency == main { return money }
            return rates[money.currency].map { Money(minorUnits: money.minorUnits * $0 / 1_000, main) }
        }

        var commitments: Commitments { Commitments(days, in: main) { converted($0) } }

        /// Returns the same sums, day by day.
        func plain(_ dates: ClosedRange<CalendarDate>, _ scope: Budget.Scope) -> (
            amount: Int64, expected: Int64, unconverted: [Currency: Int64], rules: Set<Recurrence.ID>, converted: Set<Recurrence.ID>
        ) {
            var sums = (
                amount: Int64(0), expected: Int64(0), unconverted: [Currency: Int64](), rules: Set<Recurrence.ID>(),
                converted: Set<Recurrence.ID>()
            )
            for days in self.days {
                let rule = days.rule, template = rule.template
                guard case .expense(_, let category, let amount) = rule.movement else { continue }
                let rows = template.parts.isEmpty ? [(category, amount)] : template.parts.map { ($0.category, $0.amount) }
                var due: [(day: CalendarDate, isExpected: Bool)] = days.waiting.map { ($0, true) }
                if !rule.isPaused {
                    for day in rule.recurrence.occurrences() where rule.decidedTo.map({ day.scheduled > $0 }) ?? true {
                        guard day.due <= last else { break }
                        due.append((day.due, rule.posting == .ask))
                    }
                }
                for (day, isExpected) in due where dates.contains(day) {
                    for (category, amount) in rows {
                        if case .only(let categories, let tags) = scope, !categories.contains(category), Set(tags).isDisjoint(with: template.hashtags)
                        {
                            continue
                        }
                        sums.rules.insert(rule.id)
                        if let main = converted(amount) {
                            if main.minorUnits > 0 { sums.converted.insert(rule.id) }
                            sums.amount += main.minorUnits
                            if isExpected { sums.expected += main.minorUnits }
                        } else {
                            sums.unconverted[amount.currency, default: 0] += amount.minorUnits
                        }
                    }
                }
            }
            return sums
        }
    }

    @Test func `what is committed is the plain sum of the days, in every scope`() throws {
        var numbers = SeededRandom.ofRun(), met = 0
        for _ in 0..<3_000 {
            let book = try Book(using: &numbers), commitments = book.commitments
            for _ in 0..<4 {
                let first = book.today.adding(days: .random(in: -60...30, using: &numbers))
                let dates = first...max(first, min(book.last, first.adding(days: .random(in: 0...400, using: &numbers))))
                let some = RandomRecurrences.categories.filter { _ in Bool.random(using: &numbers) },
                    tags = RandomRecurrences.hashtags.filter { _ in Bool.random(using: &numbers) }
                let scope: Budget.Scope = Int.random(in: 0..<3, using: &numbers) == 0 ? .everything : .only(categories: some, hashtags: tags)
                guard dates.upperBound <= book.last else { continue }
                let committed = try commitments.committed(in: dates, of: scope), plain = book.plain(dates, scope)
                #expect(committed?.amount.minorUnits ?? 0 == plain.amount)
                #expect(committed?.expected.minorUnits ?? 0 == plain.expected)
                #expect(
                    committed.map { Dictionary(uniqueKeysWithValues: $0.unconverted.map { ($0.currency, $0.minorUnits) }) } ?? [:]
                        == plain.unconverted)
                #expect(committed.map(\.otherRules) ?? 0 == max(0, plain.converted.count - 1))
                #expect(committed.map { plain.rules.contains($0.largest.id) } ?? true)
                if committed != nil { met += 1 }
            }
        }
        #expect(met > 1_000)
    }

    @Test func `a sum that is too large is an error, and a held rule adds nothing`() throws {
        let eur = RandomRecurrences.currencies[0], today = CalendarDate(daysSince1970: 20_500)
        func days(starts: CalendarDate) throws -> ComingDays {
            let content = RecordContent(
                movement: .expense(
                    account: .init(milliseconds: 1), category: RandomRecurrences.categories[0],
                    amount: Money(minorUnits: 4_000_000_000_000_000_000, eur)),
                date: starts, time: .midnight, texts: RecordTextValues())
            let recurrence = try #require(RecurrenceRule(.daily, starts: starts))
            let rule = Recurrence(
                id: .init(milliseconds: 1), draft: .init(template: Transaction.Draft(content, hashtags: []), recurrence: recurrence))
            return ComingDays(rule, waiting: [], to: today.adding(days: 30), on: today)
        }
        let large = Commitments([try days(starts: today)], in: eur) { $0 }
        #expect(throws: MoneyError.overflow) { try large.committed(in: today...today.adding(days: 30)) }
        #expect(try large.committed(in: today...today)?.amount.minorUnits == 4_000_000_000_000_000_000)
        let held = Commitments([try days(starts: today.adding(days: -Recurrence.catchUpDays - 1))], in: eur) { $0 }
        #expect(try held.committed(in: today...today.adding(days: 30)) == nil)
    }
}
