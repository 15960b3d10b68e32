import Bookkeeping
import Testing

@testable import Storage

/// Budget alerts; today is 15 March 2026, and each budget has 100 to spend and alerts at 90 percent.
struct BudgetAlertTests {
    let sample: Sample
    let today = CalendarDate.day("2026-03-15")
    let now = Sample.now

    init() throws { sample = try Sample() }

    private func add(
        _ number: Int, _ length: Period.Length = .monthly, _ scope: Budget.Scope = .everything, percent: Int = 90,
        rollover: Bool = false
    ) throws {
        let draft = Budget.Draft(
            name: "Budget \(number)", length: length, scope: scope, amount: Money(minorUnits: 100, .eur), hasRollover: rollover,
            alertPercent: percent)
        _ = try sample.store.write(sample.book) { try $0.addBudget(Sample.id(number), draft, on: today, at: now) }
    }

    /// Returns the alerts raised by a write: the number in the budget's name, its level, and the amounts.
    private func raised(_ write: (LedgerEditor) throws -> Void) throws -> [String] {
        let raised = try sample.store.write(sample.book) { editor in
            try write(editor)
            return editor.raised
        }
        let kept = try sample.store.read { site in try raised.map { try site.notifications.find($0.id, of: sample.user) } }
        #expect(kept == raised)
        return raised.map { notification in
            switch notification.content {
            case .budget(let alert):
                "\(alert.name.split(separator: " ").last ?? "daily") \(alert.level.rawValue) \(alert.spent.minorUnits)/\(alert.available.minorUnits)"
            case .recurring(let notice): notice.title
            case .report(let notice): notice.name
            case .bank(let notice): notice.host
            case .security(let notice): notice.event.rawValue
            case .record(let notice): notice.kind.rawValue
            }
        }
    }

    private func spend(
        _ number: Int, _ cents: Int64, on date: String = "2026-03-10", category: Bookkeeping.Category.ID? = nil,
        hashtags: [String] = []
    ) throws -> [String] {
        try raised { editor in
            _ = try editor.add(
                Sample.id(number), sample.expense("Tea", cents, on: date, category: category, hashtags: hashtags), at: now)
        }
    }

    @Test func `each level alerts once, at the entry that reaches it`() throws {
        try add(1)
        #expect(try spend(1_000, 89) == [])
        #expect(try spend(1_001, 1) == ["1 nearing 90/100"])
        #expect(try spend(1_002, 9) == [])
        #expect(try spend(1_003, 1) == ["1 used-up 100/100"])
        #expect(try spend(1_004, 500) == [])
        #expect(try sample.store.read { try $0.notifications.unreadCount(of: sample.user) } == 2)
        // The next month is another period.
        #expect(try spend(1_005, 95, on: "2026-04-01") == ["1 nearing 95/100"])
    }

    @Test func `an entry that crosses both levels shows the higher one, and both are recorded`() throws {
        try add(1)
        #expect(try spend(1_000, 101) == ["1 used-up 101/100"])
        #expect(try raised { _ = try $0.delete(Sample.id(1_000), as: Sample.id(900), at: now) } == [])
        #expect(try spend(1_001, 95) == [])
        try add(2, percent: 100)
        #expect(try spend(1_002, 100, on: "2026-04-02") == ["1 used-up 100/100", "2 used-up 100/100"])
    }

    @Test func `a level does not alert again after going below it`() throws {
        try add(1)
        #expect(try spend(1_000, 95) == ["1 nearing 95/100"])
        #expect(try raised { _ = try $0.delete(Sample.id(1_000), as: Sample.id(900), at: now) } == [])
        #expect(try raised { _ = try $0.restore(Sample.id(900), at: now) } == [])
        #expect(try spend(1_001, 5) == ["1 used-up 100/100"])
    }

    @Test func `editing, undoing, and bringing back an account, a category or a hashtag alert too`() throws {
        try add(1, .monthly, .only(categories: [sample.food], hashtags: ["lunch"]))
        #expect(try spend(1_000, 95, on: "2026-02-10") == [])
        func edit(
            _ cents: Int64, on date: String = "2026-03-10", category: Bookkeeping.Category.ID? = nil, account: Account.ID? = nil,
            hashtags: [String] = []
        ) throws -> [String] {
            try raised { editor in
                let draft = sample.expense("Tea", cents, on: date, account: account, category: category, hashtags: hashtags)
                try editor.update(Sample.id(1_000), draft, at: now)
            }
        }
        #expect(try edit(10) == [])
        #expect(try edit(90) == ["1 nearing 90/100"])
        #expect(try edit(95, on: "2026-04-10", category: sample.travel) == [])
        #expect(try edit(95, on: "2026-04-10", category: sample.food) == ["1 nearing 95/100"])
        #expect(try edit(95, on: "2026-05-10") == ["1 nearing 95/100"])
        #expect(try edit(95, on: "2026-06-10", category: sample.travel, hashtags: ["lunch"]) == ["1 nearing 95/100"])

        #expect(try edit(95, on: "2026-07-10", account: sample.cash) == ["1 nearing 95/100"])
        for (number, undo) in [(8, "account"), (9, "category"), (10, "hashtag"), (11, "transaction")] {
            let month = number < 10 ? "0\(number)" : "\(number)"
            let isTagged = undo == "hashtag"
            try add(number, .monthly, .only(categories: isTagged ? [] : [sample.food], hashtags: isTagged ? ["lunch"] : []))
            // Brought to the level by an edit while the budget is deleted.
            #expect(try edit(1, on: "2026-\(month)-10", account: sample.cash, hashtags: ["lunch"]) == [])
            let deletion: Deletion.ID = Sample.id(900 + number)
            #expect(
                try raised { editor in
                    switch undo {
                    case "account": _ = try editor.deleteAccount(sample.cash, as: deletion, at: now)
                    case "category": _ = try editor.deleteCategory(sample.food, movingTo: sample.travel, as: deletion, at: now)
                    case "hashtag":
                        _ = try editor.deleteHashtag(try #require(editor.ledger.hashtags().first).id, as: deletion, at: now)
                    default: _ = try editor.delete(Sample.id(1_000), as: deletion, at: now)
                    }
                } == [])
            try sample.store.pool.write { try $0.execute(sql: "DELETE FROM budget_alert; UPDATE budget_amount SET amount = 1") }
            let raised = try raised { _ = try $0.restore(deletion, at: now) }
            try sample.store.pool.write { try $0.execute(sql: "UPDATE budget_amount SET amount = 100") }
            #expect(raised.contains("\(number) used-up 1/1"), "\(undo) \(raised)")
        }
    }

    @Test func `what only lowers the use, moves it within the period, or deletes, never alerts`() throws {
        try add(1)
        try add(2, .monthly, .only(categories: [sample.travel], hashtags: []))
        #expect(try spend(1_000, 95, on: "2026-02-10") == [])
        #expect(try spend(1_001, 95, category: sample.food) == ["1 nearing 95/100"])
        try sample.store.pool.write { try $0.execute(sql: "DELETE FROM budget_alert") }
        func edit(_ cents: Int64, on date: String) throws -> [String] {
            try raised { try $0.update(Sample.id(1_001), sample.expense("Tea", cents, on: date), at: now) }
        }
        #expect(try edit(94, on: "2026-03-10") == [])
        #expect(try edit(94, on: "2026-03-31") == [])
        // Its records are moved to the category of the second budget, silently.
        #expect(try raised { _ = try $0.deleteCategory(sample.food, movingTo: sample.travel, as: Sample.id(900), at: now) } == [])
        #expect(try spend(1_002, 1, category: sample.travel) == [])
        #expect(try spend(1_003, 5, category: sample.travel) == ["1 used-up 100/100", "2 used-up 100/100"])
    }

    @Test func `a budget that is made or changed while it is over alerts neither then nor at the next entry`() throws {
        #expect(try spend(1_000, 150) == [])
        try add(1)
        #expect(try sample.store.read { try $0.notifications.page(of: sample.user).notifications }.isEmpty)
        #expect(try spend(1_001, 1) == [])
        try add(2, .monthly, .only(categories: [sample.travel], hashtags: []))
        let change = Budget.Draft(
            name: "Budget 2", length: .monthly, scope: .everything, amount: Money(minorUnits: 160, .eur), alertPercent: 50)
        #expect(try raised { try $0.updateBudget(Sample.id(2), change, on: today, at: now) } == [])
        #expect(try spend(1_002, 1) == [])
        #expect(try spend(1_003, 8) == ["2 used-up 160/160"])
    }

    @Test func `periods before the first one do not alert, and rollover counts`() throws {
        try add(1, .monthly, .everything, rollover: true)
        #expect(try spend(1_000, 500, on: "2026-02-28") == [])
        #expect(try spend(1_001, 50, on: "2026-03-01") == [])
        // 50 are carried into April.
        #expect(try spend(1_002, 130, on: "2026-04-01") == [])
        #expect(try spend(1_003, 5, on: "2026-04-01") == ["1 nearing 135/150"])
        // A record in March reduces April's amount, but March is not the current period.
        #expect(try spend(1_004, 30, on: "2026-03-02") == [])
        #expect(try spend(1_005, 1, on: "2026-04-02") == [])
    }

    @Test func `many records give notice once a budget, of the latest period, and all are recorded`() throws {
        try add(1, .weekly)
        let days = ["2026-03-16", "2026-03-24", "2026-03-31"]
        let drafts = days.enumerated().map {
            (Sample.id(1_000 + $0.offset) as Transaction.ID, sample.expense("Tea", 100, on: $0.element))
        }
        #expect(try raised { _ = try $0.addMany(drafts, at: now) } == ["1 used-up 100/100"])
        for (number, day) in days.enumerated() { #expect(try spend(2_000 + number, 1, on: day) == []) }
    }

    @Test func `the daily budget alerts for its day, and deleted budgets and those in another currency do not`() throws {
        _ = try sample.store.write(sample.book) { editor in
            try editor.setDailyBudget(Sample.id(1), .init(amount: Money(minorUnits: 100, .eur)), on: today, at: now)
        }
        try add(2)
        _ = try sample.store.write(sample.book) { try $0.deleteBudget(Sample.id(2), as: Sample.id(900), at: now) }
        #expect(try spend(1_000, 100, on: "2026-03-16") == ["daily used-up 100/100"])
        #expect(try spend(1_001, 50, on: "2026-03-17") == [])
        try sample.store.write(sample.book) { try $0.setMainCurrency(.jpy) }
        #expect(try spend(1_002, 100, on: "2026-03-18") == [])
    }

    @Test func `an entry that is sent twice alerts once`() throws {
        try add(1)
        #expect(try spend(1_000, 95) == ["1 nearing 95/100"])
        #expect(try spend(1_000, 95) == [])
        #expect(try sample.store.read { try $0.notifications.page(of: sample.user).notifications.count } == 1)
    }
}
