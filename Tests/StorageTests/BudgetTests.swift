import Bookkeeping
import GRDB
import Testing

@testable import Storage

/// Budgets of a book whose main currency is EUR; today is 15 March 2026.
struct BudgetTests {
    let sample: Sample
    let today = CalendarDate.day("2026-03-15")
    let now = Sample.now
    let id: Budget.ID = Sample.id(700)

    init() throws { sample = try Sample() }

    static func draft(
        _ name: String = "Fun", _ length: Period.Length = .monthly, _ scope: Budget.Scope = .everything, _ cents: Int64 = 10_000,
        rollover: Bool = false, from: Budget.AppliesFrom = .this
    ) -> Budget.Draft {
        Budget.Draft(
            name: name, length: length, scope: scope, amount: Money(minorUnits: cents, .eur), appliesFrom: from,
            hasRollover: rollover)
    }

    private func add(_ draft: Budget.Draft, _ id: Budget.ID? = nil) throws {
        let saved = try sample.store.write(sample.book) { try $0.addBudget(id ?? self.id, draft, on: today, at: now) }
        #expect(saved == .added)
    }

    private func budget() throws -> Budget? { try sample.store.read(sample.book) { try $0.budget(id) } }

    /// Returns the progress in the current period.
    private func progress() throws -> BudgetProgress? {
        #expect(try sample.store.check() == [])
        let standing = try sample.store.read(sample.book) { ledger in
            try ledger.budgetStandings(on: today).first { $0.budget.id == id }
        }
        guard case .known(let progress) = standing?.progress else { return nil }
        return progress
    }

    @Test func `a budget is kept with its scope, its amounts and its hashtags, new ones too`() throws {
        try sample.add(sample.expense("Lunch", hashtags: ["lunch"]))
        let draft = Self.draft(
            "Food", .weekly, .only(categories: [sample.food, sample.travel], hashtags: ["lunch", "旅行"]), rollover: true)
        try add(draft)
        let calendar = CivilCalendar(weekStart: .monday, monthStart: 1)
        let expected = Budget(id: id, draft, today: today, calendar: calendar)
        #expect(try budget() == expected)
        #expect(try sample.store.write(sample.book) { try $0.addBudget(id, Self.draft(), on: today, at: now) } == .alreadySaved)
        let change = Self.draft("Trips", .weekly, .only(categories: [sample.travel], hashtags: []), 20_000, from: .next)
        try sample.store.write(sample.book) { try $0.updateBudget(id, change, on: today, at: now) }
        #expect(try budget() == expected.changed(by: change, today: today, calendar: calendar))
        #expect(try sample.store.read(sample.book) { try $0.hashtags().map(\.name) } == ["lunch", "旅行"])
        #expect(try sample.store.check() == [])
    }

    @Test func `names are unique among live budgets, and what is restored gets a number`() throws {
        try add(Self.draft("Fun"))
        #expect(throws: StoreError.conflict(.nameTaken)) { try add(Self.draft("ＦＵＮ"), Sample.id(701)) }
        let deletion = try sample.store.write(sample.book) { try $0.deleteBudget(id, as: Sample.id(900), at: now) }
        #expect(deletion.subject == .budget && deletion.name == "Fun")
        #expect(try sample.store.read(sample.book) { try $0.budgets() }.isEmpty)
        try add(Self.draft("fun"), Sample.id(701))
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(900), at: now) }
        #expect(try sample.store.read(sample.book) { try $0.budgets().map(\.name) } == ["fun", "Fun (2)"])
        #expect(throws: StoreError.notFound) {
            try sample.store.write(sample.book) { try $0.deleteBudget(Sample.id(5), as: Sample.id(6), at: now) }
        }
    }

    @Test func `a budget that is purged is gone with everything it had`() throws {
        try sample.add(sample.expense("Tea"))
        try add(Self.draft("Food", .monthly, .only(categories: [sample.food], hashtags: ["a"]), 50))
        try sample.add(sample.expense("Tea"), from: 2_000)
        _ = try sample.store.write(sample.book) { try $0.deleteBudget(id, as: Sample.id(900), at: now) }
        #expect(try sample.store.write { try $0.purgeExpired(at: now + 31 * 86_400) } == 1)
        let tables = [
            "budget", "budget_amount", "budget_category", "budget_hashtag", "budget_day_total", "budget_alert", "deletion",
        ]
        for table in tables {
            #expect(try sample.store.pool.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") } == 0, "\(table)")
        }
        #expect(try sample.store.check() == [])
    }

    @Test func `there is one daily budget, which a second one changes`() throws {
        func set(_ cents: Int64, _ id: Budget.ID, from: Budget.AppliesFrom = .this) throws -> Budget {
            try sample.store.write(sample.book) { editor in
                try editor.setDailyBudget(
                    id, .init(amount: Money(minorUnits: cents, .eur), appliesFrom: from), on: today, at: now)
            }
        }
        #expect(try sample.store.read(sample.book) { try $0.dailyBudgetStanding(on: today) } == nil)
        #expect(try set(2_000, id).id == id)
        #expect(try set(3_000, Sample.id(701), from: .next).id == id)
        try add(Self.draft("Another"), Sample.id(702))
        try sample.add(sample.expense("Tea", 500, on: "2026-03-15"), sample.expense("Tea", 700, on: "2026-01-02"))
        let standing = try #require(try sample.store.read(sample.book) { try $0.dailyBudgetStanding(on: today) })
        guard case .known(let remaining) = standing.remaining else { throw StoreError.notFound }
        #expect(remaining.day.remaining.minorUnits == 1_500 && remaining.month.remaining.minorUnits == 31 * 2_000 - 500)
        #expect(remaining.year.remaining.minorUnits == 90 * 2_000 + 275 * 3_000 - 1_200)
        #expect(standing.firstUse == .day("2026-01-02") && standing.budget.countsFrom == nil)
        #expect(try sample.store.read(sample.book) { try $0.budgets().map(\.isDaily) } == [true, false])
        let change = Self.draft("Daily")
        #expect(throws: StoreError.notFound) {
            try sample.store.write(sample.book) { try $0.updateBudget(id, change, on: today, at: now) }
        }

        _ = try sample.store.write(sample.book) { try $0.deleteBudget(id, as: Sample.id(900), at: now) }
        let new = try set(1_000, id)
        #expect(new.id != id)
        #expect(throws: StoreError.conflict(.dailyBudget)) {
            try sample.store.write(sample.book) { try $0.restore(Sample.id(900), at: now) }
        }
        _ = try sample.store.write(sample.book) { try $0.deleteBudget(new.id, as: Sample.id(901), at: now) }
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(900), at: now) }
        #expect(try sample.store.read(sample.book) { try $0.dailyBudget()?.id } == id)
    }

    @Test func `scopes are of the book and of expenses`() throws {
        let other = try sample.neighbour()
        for (category, error) in [(Sample.id(120), StoreError.notFound), (sample.salary, .conflict(.wrongKind))]
            as [(Bookkeeping.Category.ID, StoreError)]
        {
            #expect(throws: error) { try add(Self.draft("Food", .monthly, .only(categories: [category], hashtags: []))) }
        }
        try add(Self.draft())
        try sample.store.write(other) { editor throws in
            #expect(try editor.ledger.budget(id) == nil && editor.ledger.budgets().isEmpty)
            #expect(throws: StoreError.notFound) { try editor.updateBudget(id, Self.draft(), on: today, at: now) }
            #expect(throws: StoreError.notFound) { try editor.deleteBudget(id, as: Sample.id(901), at: now) }
            #expect(try editor.addBudget(id, Self.draft("Theirs", .monthly, .everything), on: today, at: now) == .added)
            #expect(try editor.ledger.budgets().map(\.name) == ["Theirs"])
        }
        try sample.makeOperators()
        try sample.store.write { try $0.users.delete(sample.user, at: Sample.now) }
        #expect(try sample.store.check() == [])
    }

    @Test func `an expense counts once, however many of its marks are in the scope`() throws {
        try add(Self.draft("Food", .monthly, .only(categories: [sample.food], hashtags: ["lunch", "Work"])))
        let ids = try sample.add(
            sample.expense("Both", 100, hashtags: ["lunch", "work"]),
            sample.expense("Tag", 10, category: sample.travel, hashtags: ["LUNCH"]),
            sample.expense("None", 1, category: sample.travel), sample.transfer(from: sample.main, to: sample.cash, 1_000),
            sample.expense("Other month", 1_000, on: "2026-02-28"))
        #expect(try progress()?.spent.minorUnits == 110)
        try sample.store.write(sample.book) { editor throws in
            // Removed by the tag, added by the category, moved to another day of the month.
            try editor.update(ids[1], sample.expense("Tag", 20, on: "2026-03-02", hashtags: []), at: now)
            try editor.update(ids[0], sample.expense("Both", 100, category: sample.travel, hashtags: ["work"]), at: now)
        }
        #expect(try progress()?.spent.minorUnits == 120)
        _ = try sample.store.write(sample.book) { try $0.deleteHashtag(try hashtag("work", $0), as: Sample.id(900), at: now) }
        #expect(try progress()?.spent.minorUnits == 20)
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(900), at: now) }
        #expect(try progress()?.spent.minorUnits == 120)
        _ = try sample.store.write(sample.book) { try $0.delete(ids[0], as: Sample.id(901), at: now) }
        #expect(try progress()?.spent.minorUnits == 20)
        try sample.store.write(sample.book) { try $0.purge(Sample.id(901)) }
        #expect(try progress()?.spent.minorUnits == 20)
    }

    private func hashtag(_ name: String, _ editor: LedgerEditor) throws -> Hashtag.ID {
        try #require(try editor.ledger.hashtags().first { $0.name.lowercased() == name }).id
    }

    @Test func `a category that is deleted leaves a scope that counts nothing, not everything`() throws {
        try add(Self.draft("Food", .monthly, .only(categories: [sample.food], hashtags: [])))
        try sample.add(sample.expense("Tea", 100), sample.expense("Bus", 10, category: sample.travel))
        #expect(try progress()?.spent.minorUnits == 100)
        _ = try sample.store.write(sample.book) {
            try $0.deleteCategory(sample.food, movingTo: sample.travel, as: Sample.id(900), at: now)
        }
        #expect(try progress()?.spent.minorUnits == 0)
        #expect(try budget()?.scope == .only(categories: [], hashtags: []))
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(900), at: now) }
        #expect(try progress()?.spent.minorUnits == 100)
    }

    @Test func `what has no rate is told by itself, and counts as soon as there is one`() throws {
        try add(Self.draft("Food", .monthly, .only(categories: [sample.food], hashtags: ["lunch"])))
        try add(Self.draft("All"), Sample.id(701))
        try sample.add(
            sample.expense("Tea", 100), sample.expense("Sushi", 1_600, account: sample.tokyo),
            sample.expense("Ramen", 800, account: sample.tokyo, category: sample.travel, hashtags: ["lunch"]))
        #expect(try progress()?.spent.minorUnits == 100)
        #expect(try progress()?.unconverted == [Money(minorUnits: 2_400, .jpy)])
        let rate = try #require(
            ExchangeRate(base: .eur, quote: .jpy, date: .day("2026-03-01"), value: .of("160"), source: .byHand))
        _ = try sample.store.write(sample.book) { try $0.saveRate(rate, at: now) }
        #expect(try progress()?.spent.minorUnits == 1_600)
        #expect(try progress()?.unconverted == [])
        let all = try sample.store.read(sample.book) { try $0.budgetStandings(on: today).map(\.progress) }
        #expect(all.allSatisfy { if case .known(let progress) = $0 { progress.spent.minorUnits == 1_600 } else { false } })
    }

    @Test func `with another main currency a budget needs an amount in it`() throws {
        try add(Self.draft("Food", .monthly, .only(categories: [sample.food], hashtags: [])))
        try sample.add(sample.expense("Sushi", 1_600, account: sample.tokyo))
        try sample.store.write(sample.book) { try $0.setMainCurrency(.jpy) }
        let standing = try sample.store.read(sample.book) { try $0.budgetStandings(on: today) }
        #expect(standing.map(\.progress) == [.needsAmount(in: .jpy)])
        #expect(throws: StoreError.conflict(.currencyMismatch)) { try add(Self.draft("Other"), Sample.id(701)) }
        var draft = Self.draft("Food", .monthly, .only(categories: [sample.food], hashtags: []))
        draft.amount = Money(minorUnits: 9_000, .jpy)
        try sample.store.write(sample.book) { try $0.updateBudget(id, draft, on: today, at: now) }
        #expect(try progress()?.remaining == Money(minorUnits: 7_400, .jpy))
        #expect(try budget()?.amounts.entries.count == 1)
    }

    @Test func `months of a budget begin on pay day`() throws {
        var settings = Sample.settings
        settings.monthStart = 25
        try sample.store.write(sample.book) { try $0.updateSettings(settings) }
        #expect(try sample.store.read(sample.book) { try $0.settings() } == settings)
        try add(Self.draft())
        try sample.add(
            sample.expense("In", 1, on: "2026-02-25"), sample.expense("In", 2, on: "2026-03-24"),
            sample.expense("Out", 4, on: "2026-03-25"),
            sample.expense("Out", 8, on: "2026-02-24"))
        let progress = try progress()
        #expect(progress?.spent.minorUnits == 3 && progress?.period.first == .day("2026-02-25"))
    }

    @Test func `what a budget carries over comes from its first period on`() throws {
        try add(Self.draft("Food", .monthly, .only(categories: [sample.food], hashtags: []), 1_000, rollover: true))
        try add(Self.draft("All", .weekly, .everything, 100, rollover: true), Sample.id(701))
        try sample.add(
            sample.expense("Before", 5_000, on: "2026-02-28"), sample.expense("First", 300, on: "2026-03-10"),
            sample.expense("Over", 1_200, on: "2026-04-30"))
        try sample.store.read(sample.book) { ledger throws in
            for (budget, day, carried) in [
                (0, "2026-03-31", 0), (0, "2026-04-01", 700), (0, "2026-05-01", 500), (1, "2026-03-15", 0),
                (1, "2026-03-16", -200), (1, "2026-03-23", -100),
            ] as [(Int, String, Int64)] {
                let budget = try ledger.budgets().reversed()[budget]
                let period = try ledger.calendar().period(budget.length, containing: .day(day))
                guard case .known(let progress) = try ledger.progress(of: budget, in: period) else { throw StoreError.notFound }
                #expect(progress.carried.minorUnits == carried, "\(budget.name) \(day)")
            }
        }
    }

    @Test func `sums that do not fit are said to be too large, and do not keep an entry from being saved`() throws {
        try add(Self.draft("All", .daily, .everything, 999_999_999_999_999, rollover: true))
        let later = CalendarDate.day("2126-01-01")
        #expect(try sample.store.read(sample.book) { try $0.budgetStandings(on: later).map(\.progress) } == [.tooLarge])
        try sample.add(sample.expense("Tea", on: "2126-01-01"))
        #expect(try sample.store.check() == [])
    }
}
