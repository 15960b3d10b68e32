import Bookkeeping
import TestSupport
import Testing

@testable import Storage

/// Limits that the administrator of a household sets for a person.
struct LimitTests {
    private var shared: SharedSample

    init() throws {
        shared = try SharedSample()
        try shared.share(1, .some([SharedSample.main(1)]))
        // The administrator sees a category once a shared record has it.
        try shared.add(SharedSample.expense("Bread", SharedSample.main(1), SharedSample.food(1), 100, on: "2026-02-01"), of: 1)
    }

    private func draft(
        _ cents: Int64 = 1_000, _ scope: Budget.Scope = .everything, _ length: Period.Length = .monthly, name: String = "Fun"
    ) -> Budget.Draft { Budget.Draft(name: name, length: length, scope: scope, amount: Money(minorUnits: cents, .eur), alertPercent: 90) }

    private func limit<R>(_ number: Int = 1, by user: Int = 0, _ body: (LimitEditor) throws -> R) throws -> R {
        let place = try shared.people.place(number)
        return try shared.people.act { try body($0.site.sharing.limits(of: place, by: shared.people.user(user))) }
    }

    private func add(_ draft: Budget.Draft, id: Int = 800) throws {
        _ = try limit { try $0.add(Sample.id(id), draft, on: .day("2026-03-01"), at: Sample.now) }
    }

    private func alerts(of number: Int) throws -> [BudgetAlert] {
        try shared.store.read { try $0.notifications.page(of: shared.people.user(number)).notifications }.compactMap {
            if case .budget(let alert) = $0.content { alert } else { nil }
        }
    }

    /// Adds an expense of person 1, and returns the alerts that the answer shows.
    private mutating func spend(_ cents: Int64, _ account: Account.ID = SharedSample.main(1), on date: String = "2026-03-10", number: Int) throws
        -> Int
    {
        let draft = SharedSample.expense("Cinema", account, SharedSample.food(1), cents, on: date), id: Transaction.ID = Sample.id(90_000 + number)
        return try shared.write(1) { editor in
            _ = try editor.add(id, draft, at: Sample.now)
            return editor.raised.count
        }
    }

    @Test func `the entry that reaches a level alerts the person, and both are told, once a level and period`() throws {
        var test = self
        try test.add(test.draft())
        #expect(try test.spend(800, number: 1) == 0)
        #expect(try test.spend(5_000, SharedSample.second(1), number: 2) == 0, "a private account does not count")
        #expect(try test.spend(100, number: 3) == 1)
        #expect(try test.spend(10, number: 4) == 0)
        #expect(try test.spend(90, number: 5) == 1)
        #expect(try test.spend(500, number: 6) == 0)
        #expect(try test.spend(950, on: "2026-04-02", number: 7) == 1, "another period")
        let own = try test.alerts(of: 1), others = try test.alerts(of: 0)
        #expect(own.map(\.level) == [.nearing, .usedUp, .nearing] && others.map(\.level) == [.nearing, .usedUp, .nearing])
        #expect(own.allSatisfy { $0.limited == .oneself(setBy: "user0") })
        let place = try test.shared.people.place(1)
        #expect(others.allSatisfy { $0.limited == .other(place, name: "user1") })
        #expect(Set(others.map(\.spent.minorUnits)) == [900, 1_000], "the amounts of the levels, not of the records")
        #expect(try test.alerts(of: 2) == [])
        #expect(try test.shared.store.check() == [])
    }

    @Test func `a limit counts the category with which its own was merged, until that is undone`() throws {
        var test = self
        try test.add(test.draft(1_000, .only(categories: [SharedSample.food(1)], hashtags: [])))
        let (other, deletion): (Bookkeeping.Category.ID, Deletion.ID) = (Sample.id(77), Sample.id(78))
        func scope() throws -> Budget.Scope? { try test.limit { try $0.shared.limits.find(Sample.id(800)) }?.scope }
        _ = try test.shared.write(1) { editor in
            _ = try editor.addCategory(other, Sample.category(.expense, "Meals"), at: Sample.now)
            return try editor.categories.merge(SharedSample.food(1), into: other, as: deletion, at: Sample.now)
        }
        #expect(try scope() == .only(categories: [other], hashtags: []))
        _ = try test.shared.write(1) { try $0.restore(deletion, at: Sample.now) }
        #expect(try scope() == .only(categories: [SharedSample.food(1)], hashtags: []))
    }

    @Test func `the administrator changes and removes a limit, and nobody else does`() throws {
        try add(draft())
        for user in [1, 2] {
            #expect(throws: StoreError.conflict(.notAdministrator)) { try limit(by: user) { try $0.delete(Sample.id(800)) } }
        }
        #expect(throws: StoreError.conflict(.nameTaken)) { try add(draft(name: "fun"), id: 801) }
        #expect(throws: StoreError.notFound) { try add(draft(5, .only(categories: [SharedSample.travel(1)], hashtags: []), name: "Trips"), id: 801) }
        #expect(throws: StoreError.conflict(.currencyMismatch)) {
            try add(Budget.Draft(name: "Yen", length: .daily, scope: .everything, amount: Money(minorUnits: 5, .jpy)), id: 801)
        }
        try limit { try $0.update(Sample.id(800), draft(2_000, .only(categories: [SharedSample.food(1)], hashtags: [])), on: .day("2026-03-01")) }
        let own = try #require(try shared.store.read(shared.own(1)) { try OwnLimits(of: $0) })
        #expect(own.setBy == "user0")
        #expect(
            try shared.store.read(shared.own(1)) { try OwnLimits(of: $0)?.limits.all().map(\.scope) } == [
                .only(categories: [SharedSample.food(1)], hashtags: [])
            ])
        // Once the category is not seen any more, the limit keeps it.
        try shared.share(1, .some([SharedSample.second(1)]))
        try limit { try $0.update(Sample.id(800), draft(3_000), on: .day("2026-03-01")) }
        #expect(try limit { try $0.shared.limits.all().map(\.scope) } == [.only(categories: [SharedSample.food(1)], hashtags: [])])
        try limit { try $0.delete(Sample.id(800)) }
        #expect(try shared.store.read(shared.own(1)) { try OwnLimits(of: $0) } == nil)
        #expect(throws: StoreError.notFound) { try limit { try $0.delete(Sample.id(800)) } }
        #expect(throws: StoreError.notFound) { try limit { try $0.update(Sample.id(800), draft(), on: .day("2026-03-01")) } }
    }

    @Test(arguments: 0..<8) func `the use is that of a plain reference`(seed: Int) throws {
        var numbers = SeededRandom(seed: UInt64(seed)), shared = shared
        func pick(_ below: Int) -> Int { Int.random(in: 0..<below, using: &numbers) }
        try shared.add(SharedSample.expense("Bus", SharedSample.main(1), SharedSample.travel(1), 1, on: "2025-01-01"), of: 1)
        let scopes: [Budget.Scope] = [
            .everything, .only(categories: [SharedSample.food(1)], hashtags: []),
            .only(categories: [SharedSample.travel(1), SharedSample.food(1)], hashtags: []),
        ]
        for (index, length) in Period.Length.allCases.enumerated() {
            try add(draft(Int64(500 + pick(3_000)), scopes[pick(3)], length, name: "Limit \(index)"), id: 800 + index)
        }
        let limits = try limit { try $0.shared.limits.all() }
        var spent: [(account: Account.ID, category: Bookkeeping.Category.ID, date: CalendarDate, cents: Int64)] = [], told: Set<String> = []
        func use(_ limit: Budget, _ period: Period) -> Int64 {
            spent.filter { entry in
                guard entry.account == SharedSample.main(1), period.contains(entry.date) else { return false }
                if case .only(let some, _) = limit.scope { return some.contains(entry.category) }
                return true
            }.reduce(0) { $0 + $1.cents }
        }
        spent = [
            (SharedSample.main(1), SharedSample.food(1), .day("2026-02-01"), 100),
            (SharedSample.main(1), SharedSample.travel(1), .day("2025-01-01"), 1),
        ]
        let calendar = try shared.store.read(shared.own(1)) { try $0.calendar() }
        for number in 0..<60 {
            let account = pick(3) == 0 ? SharedSample.second(1) : SharedSample.main(1),
                category = pick(2) == 0 ? SharedSample.food(1) : SharedSample.travel(1)
            let date = CalendarDate.day("2026-03-01").adding(days: pick(40)), cents = Int64(1 + pick(400))
            spent.append((account, category, date, cents))
            var expected: Set<String> = []
            for limit in limits {
                let period = calendar.period(limit.length, containing: date), use = use(limit, period),
                    amount = limit.amount(in: period, calendar).minorUnits
                for (level, isReached) in [(BudgetAlert.Level.nearing, use * 100 >= amount * 90), (.usedUp, use >= amount)] where isReached {
                    let key = "\(limit.name) \(period.first) \(level)"
                    if told.insert(key).inserted { expected.insert(limit.name) }
                }
            }
            let draft = SharedSample.expense("Cinema", account, category, cents, on: date.description),
                id: Transaction.ID = Sample.id(90_000 + number)
            let raised = try shared.write(1) { editor in
                _ = try editor.add(id, draft, at: Sample.now)
                return editor.raised
            }
            let names = raised.compactMap { if case .budget(let alert) = $0.content { alert.name } else { nil } }
            #expect(Set(names) == expected && names.count == expected.count)
        }
        let today = CalendarDate.day("2026-03-15")
        for standing in try shared.see(1, { try $0.limits.standings(on: today) }) {
            let period = calendar.period(standing.budget.length, containing: today)
            guard case .known(let progress) = standing.progress else { Issue.record("no figures"); continue }
            #expect(progress.spent.minorUnits == use(standing.budget, period))
        }
        #expect(try shared.store.check() == [])
    }
}
