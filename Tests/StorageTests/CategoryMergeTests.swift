import Bookkeeping
import Testing

@testable import Storage

/// Merging categories; today is 15 March 2026.
struct CategoryMergeTests: CategoryBudgets {
    let sample: Sample
    private let deletion: Deletion.ID = Sample.id(900)

    init() throws { sample = try Sample() }

    private func merge() throws -> Deletion {
        try sample.store.write(sample.book) { try $0.categories.merge(sample.food, into: sample.travel, as: deletion, at: now) }
    }

    private func report(_ question: KeptReport.Parameter...) throws {
        try sample.store.write(sample.book) {
            try $0.keptReports.save(KeptReport(id: Sample.id(600), name: "Kept", question: question), for: sample.user, at: now)
        }
    }

    private func question() throws -> [KeptReport.Parameter] { try read { try $0.reports.kept(for: sample.user) }.flatMap(\.question) }

    @Test func `records, budgets, rules and reports get the other category, and restoring takes that back`() throws {
        try sample.add(sample.expense("Tea", 100), sample.expense("Bus", 50, category: sample.travel))
        try add([sample.food], 700)
        try add([sample.food, sample.travel], 701)
        try add([sample.travel], 702)
        try report(.category(sample.food), KeptReport.Parameter("of", "x"))
        let place = FilingConditions(payee: FilingText(.contains, "shop"))
        _ = try sample.store.write(sample.book) {
            try $0.rules.add(Sample.id(500), .init(place, FilingResult(category: sample.food)), at: now)
        }
        #expect(try spent() == [100, 150, 50])
        #expect(try merge().recordCount == 1)
        #expect(try read { try $0.categoryUses(.expense) }.map(\.recordCount) == [2])
        #expect(try spent() == [150, 150, 150])
        #expect(try question().contains(.category(sample.travel)))
        #expect(try read { try $0.rules.written() }.first?.result.category == sample.travel)
        #expect(try read { try $0.budget(Sample.id(700)) }?.scope == .only(categories: [sample.travel], hashtags: []))
        #expect(try sample.store.check() == [])

        _ = try sample.store.write(sample.book) { try $0.restore(deletion, at: now) }
        #expect(try spent() == [100, 150, 50])
        #expect(try question() == [.category(sample.food), KeptReport.Parameter("of", "x")])
        #expect(try read { try $0.rules.written() }.first?.result.category == sample.food)
        #expect(try read { try $0.budget(Sample.id(700)) }?.scope == .only(categories: [sample.food], hashtags: []))
        #expect(try sample.store.check() == [])
    }

    @Test func `a scope and a question that a person has saved since stay as they are`() throws {
        try sample.add(sample.expense("Tea", 100), sample.expense("Bus", 50, category: sample.travel))
        try add([sample.food], 700)
        try report(.category(sample.food))
        _ = try merge()
        try report(.category(sample.travel))
        _ = try sample.store.write(sample.book) { editor throws in
            let scope = Budget.Scope.only(categories: [sample.travel], hashtags: ["a"])
            try editor.updateBudget(Sample.id(700), BudgetTests.draft("Budget 700", .monthly, scope, 1_000), on: today, at: now)
            return try editor.restore(deletion, at: now)
        }
        #expect(try spent() == [50])
        #expect(try question() == [.category(sample.travel)])
    }

    @Test func `a budget whose use reaches a level by it alerts`() throws {
        try sample.add(sample.expense("Tea", 950))
        try add([sample.travel], 700)
        let raised = try sample.store.write(sample.book) { editor in
            _ = try editor.categories.merge(sample.food, into: sample.travel, as: deletion, at: now)
            return editor.raised.count
        }
        #expect(raised == 1)
    }

    @Test func `nothing but another category of its kind is one to become`() throws {
        for (target, error) in [(sample.food, Conflict.invalid), (sample.salary, .wrongKind)] {
            #expect(throws: StoreError.conflict(error)) {
                try sample.store.write(sample.book) { try $0.categories.merge(sample.food, into: target, as: deletion, at: now) }
            }
        }
        #expect(throws: StoreError.notFound) {
            try sample.store.write(sample.book) { try $0.categories.merge(sample.food, into: Sample.id(99), as: deletion, at: now) }
        }
    }
}
