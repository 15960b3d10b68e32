import Bookkeeping
import Foundation
import TestSupport
import Testing

@testable import Storage

/// The expenses that rules still bring, in budgets and in the amount that is safe per day.
struct ComingRecordTests {
    private let recurring: RecurringTests
    private var sample: Sample { recurring.sample }
    private let today = CalendarDate.day("2026-03-10")

    init() throws { recurring = try RecurringTests() }

    private func standings(on day: CalendarDate? = nil) throws -> [BudgetStanding] {
        try sample.store.read(sample.book) { try $0.budgetStandings(on: day ?? today) }
    }

    private func safe(on day: CalendarDate? = nil) throws -> RemainingBudget.SafePerDay {
        let standing = try #require(try sample.store.read(sample.book) { try $0.dailyBudgetStanding(on: day ?? today) })
        guard case .known(let figures) = standing.remaining else { throw StoreError.notFound }
        return figures.safePerDay
    }

    private func setBudgets() throws {
        try sample.store.write(sample.book) { editor throws in
            try editor.setDailyBudget(Sample.id(710), .init(amount: Money(minorUnits: 1_000, .eur)), on: .day("2026-03-01"), at: Sample.now)
            let scopes: [(String, Budget.Scope)] = [
                ("Food", .only(categories: [sample.food], hashtags: [])), ("Tag", .only(categories: [], hashtags: ["flat"])),
            ]
            for (number, (name, scope)) in scopes.enumerated() {
                let draft = BudgetTests.draft(name, .monthly, scope, 50_000)
                _ = try editor.addBudget(Sample.id(711 + number), draft, on: .day("2026-03-01"), at: Sample.now)
            }
        }
    }

    @Test func `what is still to come is committed until it is spent, and counts once`() throws {
        try recurring.add(500, try recurring.draft("Rent", 9_000, from: "2026-03-25", hashtags: ["flat"]), on: "2026-03-10")
        try recurring.add(501, try recurring.draft("Milk", 300, .weekly, from: "2026-03-03"), on: "2026-03-10")
        try recurring.add(502, try recurring.draft("Power", 2_000, from: "2026-03-20", posting: .ask), on: "2026-03-10")
        try setBudgets()
        let food = try #require(try standings().first { $0.budget.name == "Food" }),
            tag = try #require(try standings().first { $0.budget.name == "Tag" })
        // Rent, three times milk, and power.
        #expect(food.committed?.amount.minorUnits == 9_000 + 3 * 300 + 2_000 && food.committed?.expected.minorUnits == 2_000)
        #expect(food.committed?.largest.template.title == "Rent" && food.committed?.otherRules == 2)
        #expect(tag.committed?.amount.minorUnits == 9_000 && tag.committed?.expected.isZero == true)
        let before = try safe()
        #expect(before.setAside?.amount.minorUnits == 11_900 && before.rest.minorUnits == 31_000 - 2 * 300 - 11_900)
        #expect(before.amount.minorUnits == before.rest.minorUnits / 22)
        try sample.store.postDue(at: RecurringTests.seconds("2026-03-20"))
        // Power waits now, at its expected amount; one more week of milk is spent.
        let day = CalendarDate.day("2026-03-20"), between = try safe(on: day)
        #expect(between.setAside?.amount.minorUnits == 9_000 + 2 * 300 + 2_000 && between.setAside?.expected.minorUnits == 2_000)
        #expect(between.rest == before.rest)
        try sample.store.postDue(at: RecurringTests.seconds("2026-03-31"))
        #expect(try safe(on: .day("2026-03-31")).setAside?.amount.minorUnits == 2_000)
        _ = try sample.store.write(sample.book) {
            try $0.recurring.post(Sample.id(502), .day("2026-03-20"), as: Sample.id(900), on: .day("2026-03-31"), at: 1)
        }
        let after = try safe(on: .day("2026-03-31"))
        #expect(after.setAside == nil && after.rest == before.rest)
        #expect(try standings(on: .day("2026-03-31")).allSatisfy { $0.committed == nil })
    }

    @Test func `another currency counts at the rate of today, and apart without one`() throws {
        let recurrence = try #require(RecurrenceRule(.monthly, starts: .day("2026-03-20")))
        let template = Transaction.Draft(
            movement: .expense(account: sample.tokyo, category: sample.food, amount: Money(minorUnits: 4_000, .jpy)), date: .day("2026-03-20"),
            time: .midnight, title: "Hotel")
        try recurring.add(500, .init(template: template, recurrence: recurrence), on: "2026-03-10")
        try setBudgets()
        let apart = try #require(try standings().first { $0.budget.name == "Food" }?.committed)
        #expect(apart.amount.isZero && apart.unconverted == [Money(minorUnits: 4_000, .jpy)])
        #expect(try safe().setAside == apart && (try safe().rest) == (try safe().remaining))
        let rate = try #require(
            ExchangeRate(
                base: .eur, quote: .jpy, date: .day("2026-03-01"), value: .of("160"), source: .byHand))
        _ = try sample.store.write(sample.book) { try $0.saveRate(rate, at: Sample.now) }
        #expect(try standings().first { $0.budget.name == "Food" }?.committed?.amount.minorUnits == 2_500)
        #expect(try safe().setAside?.amount.minorUnits == 2_500)
    }

    @Test func `a paused or ended rule, and another kind of record, commit nothing`() throws {
        let paused = try recurring.add(500, try recurring.draft("Gym", from: "2026-03-20"), on: "2026-03-10")
        let ended = try recurring.add(501, try recurring.draft("Club", from: "2026-03-20"), on: "2026-03-10")
        try recurring.add(502, try recurring.draft("Later", from: "2026-04-01"), on: "2026-03-10")
        try setBudgets()
        #expect(try safe().setAside?.otherRules == 1)
        _ = try sample.store.write(sample.book) { editor in
            try editor.recurring.pause(paused, at: 1)
            return try editor.recurring.delete(ended, as: Sample.id(950), at: 1)
        }
        #expect(try safe().setAside == nil)
        #expect(try standings().allSatisfy { $0.committed == nil })
    }
}
