import Bookkeeping
import Testing

@testable import Storage

/// Tests of categories with budgets on them; today is 15 March 2026.
protocol CategoryBudgets {
    var sample: Sample { get }
}

extension CategoryBudgets {
    var today: CalendarDate { .day("2026-03-15") }
    var now: Int64 { Sample.now }

    func read<R>(_ body: (Ledger) throws -> R) throws -> R { try sample.store.read(sample.book, body) }
    func write<R>(_ body: (LedgerEditor) throws -> R) throws -> R { try sample.store.write(sample.book, body) }

    /// Adds a monthly budget of 10 euros on categories.
    func add(_ scope: [Bookkeeping.Category.ID], _ number: Int = 700) throws {
        let draft = BudgetTests.draft("Budget \(number)", .monthly, .only(categories: scope, hashtags: []), 1_000)
        _ = try write { try $0.addBudget(Sample.id(number), draft, on: today, at: now) }
    }

    /// The amount spent of each budget, -1 where it is unknown; the totals of the store are checked first.
    func spent() throws -> [Int64] {
        #expect(try sample.store.check() == [])
        return try read { try $0.budgetStandings(on: today) }.map { if case .known(let use) = $0.progress { use.spent.minorUnits } else { -1 } }
    }
}
