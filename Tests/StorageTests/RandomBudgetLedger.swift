import Bookkeeping
import TestSupport
import Testing

@testable import Storage

/// A book with budgets, changed at random by a seed, in the database and in a plain model in parallel.
final class RandomBudgetLedger {
    let sample: Sample
    var model = BudgetModel()
    var numbers: SeededRandom
    let zone: CivilTimeZone
    private(set) var alertCount = 0
    private var seconds: Int64 = 1_773_000_000
    private var next = 10_000
    private var categories: [Bookkeeping.Category.ID]
    private var accounts: [Account.ID]
    private var settings = Sample.settings
    private var deletions: [(id: Deletion.ID, undo: Undo)] = []

    private enum Undo {
        case record, account(Account.ID), tag(Int), budget(Budget.ID)
        case category(Bookkeeping.Category.ID, into: Bookkeeping.Category.ID, Set<Transaction.ID>)
    }

    private static let zones = ["UTC", "Asia/Tokyo", "America/New_York", "Pacific/Kiritimati", "Europe/Berlin"]
    private static let names = ["lunch", "Work", "旅行"]

    init(seed: UInt64) throws {
        sample = try Sample()
        numbers = SeededRandom(seed: seed)
        zone = CivilTimeZone(Self.zones[Int.random(in: 0..<Self.zones.count, using: &numbers)]) ?? .utc
        let home: Bookkeeping.Category.ID = Sample.id(23)
        _ = try sample.store.write(sample.book) { try $0.addCategory(home, Sample.category(.expense, "Home"), at: Sample.now) }
        categories = [sample.food, sample.travel, home]
        accounts = [sample.main, sample.cash, sample.tokyo]
        try changeSettings()
    }

    var today: CalendarDate { CivilTime(seconds: seconds, in: zone).date }

    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }

    func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[Int.random(in: 0..<elements.count, using: &numbers)]
    }

    private func newID<Entity>() -> Identifier<Entity> {
        next += 1
        return Sample.id(next)
    }

    /// Makes one random change, and compares its alerts with those of the model.
    func step() throws {
        seconds += .random(in: 0..<5 * 86_400, using: &numbers)
        switch Int.random(in: 0..<100, using: &numbers) {
        case 0..<38: try add()
        case 38..<55: try edit()
        case 55..<63: try delete()
        case 63..<78: try restore()
        case 78..<80: try deleteAccount()
        case 80..<82: try deleteCategory()
        case 82..<84: try deleteTag()
        case 84..<88: try changeRates()
        case 88..<90: try changeSettings()
        case 90..<93: try changeFamily()
        default: try changeBudgets()
        }
    }

    /// Writes a record, applies it to the model, and compares the alerts.
    private func enter(_ write: (LedgerEditor) throws -> Void, _ change: (inout BudgetModel) -> Void) throws {
        let raised = try sample.store.write(sample.book) { editor in
            try write(editor)
            return editor.raised
        }
        let old = model
        var new = model
        change(&new)
        var alerts: [Budget.ID: String] = [:]
        for notification in raised {
            guard case .budget(let alert) = notification.content else { continue }
            #expect(alerts[alert.budget] == nil)
            alerts[alert.budget] = "\(alert.period.first) \(alert.level.rawValue) \(alert.spent.minorUnits)"
        }
        let expected = try new.alerts(since: old)
        #expect(alerts == expected)
        alertCount += alerts.count
        model = new
    }

    // MARK: Records

    private func draft() throws -> (Transaction.Draft, BudgetModel.Record) {
        let account = try #require(pick(accounts)),
            amount = Money(minorUnits: .random(in: 1...3_000, using: &numbers), account == sample.tokyo ? .jpy : .eur)
        let isIncome = chance(10), category = isIncome ? sample.salary : try #require(pick(categories))
        let movement: Transaction.Movement =
            isIncome
            ? .income(account: account, category: category, amount: amount)
            : .expense(account: account, category: category, amount: amount)
        let civil = CivilTime(seconds: seconds + .random(in: -50 * 86_400...12 * 86_400, using: &numbers), in: zone)
        let names = Self.names.filter { _ in chance(25) }
        let draft = Transaction.Draft(movement: movement, date: civil.date, time: civil.time, title: "Tea", hashtags: names)
        return (draft, BudgetModel.Record(movement: movement, date: civil.date, category: category, tags: []))
    }

    /// Returns the live tags with some names, created if missing.
    private func tags(_ names: [String], _ model: inout BudgetModel) -> Set<Int> {
        Set(
            names.map { name in
                if let index = model.tags.firstIndex(where: { $0.deletion == nil && $0.name.folded == name.folded }) {
                    return index
                }
                model.tags.append(BudgetModel.Tag(name: name))
                return model.tags.count - 1
            })
    }

    private func add() throws {
        let entries = try (0..<(chance(10) ? 5 : 1)).map { _ in (newID() as Transaction.ID, try draft()) }
        try enter({ _ = try $0.addMany(entries.map { ($0.0, $0.1.0) }, at: seconds) }) { model in
            for (id, (draft, record)) in entries {
                var record = record
                record.tags = tags(draft.hashtags, &model)
                model.records[id] = record
            }
        }
    }

    private var live: [Transaction.ID] { model.records.filter { $0.value.deletion == nil }.keys.sorted() }

    private func edit() throws {
        guard let id = pick(live), let old = model.records[id] else { return }
        let (draft, record) = try draft()
        try enter({ try $0.update(id, draft, at: seconds) }) { model in
            var record = record
            // Links to deleted hashtags stay, and are restored with them.
            record.tags = tags(draft.hashtags, &model).union(old.tags.filter { model.tags[$0].deletion != nil })
            model.records[id] = record
        }
    }

    private func delete() throws {
        guard let id = pick(live) else { return }
        let deletion: Deletion.ID = newID()
        try enter({ _ = try $0.delete(id, as: deletion, at: seconds) }) { $0.records[id]?.deletion = deletion }
        deletions.append((deletion, .record))
    }

    private func deleteAccount() throws {
        guard let account = pick(accounts.filter { $0 != sample.main }) else { return }
        let deletion: Deletion.ID = newID()
        try enter({ _ = try $0.deleteAccount(account, as: deletion, at: seconds) }) { model in
            for (id, record) in model.records where record.movement.account == account && record.deletion == nil {
                model.records[id]?.deletion = deletion
            }
        }
        accounts.removeAll { $0 == account }
        deletions.append((deletion, .account(account)))
    }

    private func deleteCategory() throws {
        guard categories.count > 1, let category = pick(categories.filter { !model.parents.values.contains($0) }),
            let target = pick(categories.filter { $0 != category })
        else { return }
        let deletion: Deletion.ID = newID(), moved = Set(model.records.filter { $0.value.category == category }.keys)
        let raised = try sample.store.write(sample.book) { editor in
            _ = try editor.deleteCategory(category, movingTo: target, as: deletion, at: seconds)
            return editor.raised
        }
        #expect(raised.isEmpty)
        for id in moved { model.records[id]?.category = target }
        categories.removeAll { $0 == category }
        deletions.append((deletion, .category(category, into: target, moved)))
    }

    /// Puts a category below another one, or at the top.
    private func changeFamily() throws {
        guard let category = pick(categories), let found = try sample.store.read(sample.book, { try $0.category(category) }) else { return }
        let isFree = !categories.contains { model.parents[$0] == category }
        let parent = isFree && chance(70) ? pick(categories.filter { $0 != category && model.parents[$0] == nil }) : nil
        let draft = Bookkeeping.Category.Draft(kind: .expense, name: found.name, hue: found.hue, icon: found.icon, parent: parent)
        try sample.store.write(sample.book) { try $0.updateCategory(category, draft) }
        model.parents[category] = parent
    }

    private func deleteTag() throws {
        guard let index = pick(model.tags.indices.filter { model.tags[$0].deletion == nil }) else { return }
        let deletion: Deletion.ID = newID(), name = model.tags[index].name
        try enter({ editor in
            let id = try #require(try editor.ledger.hashtag(named: name)).id
            _ = try editor.deleteHashtag(id, as: deletion, at: seconds)
        }) { $0.tags[index].deletion = deletion }
        deletions.append((deletion, .tag(index)))
    }

    // MARK: Undo

    private func restore() throws {
        guard let index = pick(Array(deletions.indices)) else { return }
        let (deletion, undo) = deletions[index]
        switch undo {
        case .record:
            guard model.records.values.contains(where: { $0.deletion == deletion && accounts.contains($0.movement.account) })
            else { return }
            try enter({ _ = try $0.restore(deletion, at: seconds) }) { Self.bringBack(deletion, &$0) }
        case .account(let account):
            try enter({ _ = try $0.restore(deletion, at: seconds) }) { Self.bringBack(deletion, &$0) }
            accounts.append(account)
        case .category(let category, let target, let moved):
            try enter({ _ = try $0.restore(deletion, at: seconds) }) { model in
                for id in moved where model.records[id]?.category == target { model.records[id]?.category = category }
                if let parent = model.parents[category], model.parents[parent] != nil { model.parents[category] = nil }
            }
            categories = [sample.food, sample.travel, Sample.id(23)].filter { (categories + [category]).contains($0) }
        case .tag(let tag):
            let name = model.tags[tag].name, isTaken = model.tags.contains { $0.deletion == nil && $0.name.folded == name.folded }
            // A tag that would be restored with a number in its name is left deleted: the model does not rename.
            guard !isTaken else { return }
            try enter({ _ = try $0.restore(deletion, at: seconds) }) { $0.tags[tag].deletion = nil }
        case .budget(let id):
            let isDaily = model.limits[id]?.budget.isDaily == true
            guard !isDaily || !model.limits.values.contains(where: { $0.budget.isDaily && $0.deletion == nil }) else { return }
            _ = try sample.store.write(sample.book) { try $0.restore(deletion, at: seconds) }
            model.limits[id]?.deletion = nil
        }
        deletions.remove(at: index)
    }

    private static func bringBack(_ deletion: Deletion.ID, _ model: inout BudgetModel) {
        for (id, record) in model.records where record.deletion == deletion { model.records[id]?.deletion = nil }
    }

    // MARK: Settings

    private func changeRates() throws {
        let date = today.adding(days: .random(in: -60...5, using: &numbers))
        let pair: (Currency, Currency) = chance(50) ? (.eur, .jpy) : (.jpy, .eur)
        if chance(30), let rate = pick(model.rates) {
            _ = try sample.store.write(sample.book) { try $0.deleteRate(base: rate.base, quote: rate.quote, date: rate.date) }
            return model.rates.removeAll { $0 == rate }
        }
        let text = pair.0 == .eur ? ["150", "160.5", "171"] : ["0.006", "0.0065"]
        let value = ExchangeRate.Value.of(pick(text) ?? "150")
        let rate = try #require(ExchangeRate(base: pair.0, quote: pair.1, date: date, value: value, source: .byHand))
        _ = try sample.store.write(sample.book) { try $0.saveRate(rate, at: seconds) }
        model.rates.removeAll { ($0.base, $0.quote, $0.date) == (rate.base, rate.quote, rate.date) }
        model.rates.append(rate)
    }

    private func changeSettings() throws {
        settings.weekStart = Weekday(rawValue: .random(in: 1...7, using: &numbers)) ?? .monday
        settings.monthStart = chance(40) ? 1 : .random(in: 1...28, using: &numbers)
        settings.mainCurrency = chance(15) ? .jpy : .eur
        try sample.store.write(sample.book) { try $0.updateSettings(settings) }
        (model.calendar, model.mainCurrency) = (settings.calendar, settings.mainCurrency)
    }

    // MARK: Budgets

    private func budgetDraft() -> Budget.Draft {
        let length = pick(Period.Length.allCases) ?? .monthly
        let scale: Int64 =
            switch length {
            case .daily: 700
            case .weekly: 2_000
            case .monthly: 6_000
            case .yearly: 20_000
            }
        let chosen = categories.filter { _ in chance(40) }, names = Self.names.filter { _ in chance(30) }
        let amount = scale * .random(in: 1...4, using: &numbers) / 2 * (model.mainCurrency == .jpy ? 2 : 1)
        return Budget.Draft(
            name: "", length: length,
            scope: chosen.isEmpty && names.isEmpty
                ? .everything : .only(categories: chosen, hashtags: names.sorted { $0.folded < $1.folded }),
            amount: Money(minorUnits: amount, model.mainCurrency), appliesFrom: chance(30) ? .next : .this,
            hasRollover: chance(40),
            alertPercent: chance(50) ? 90 : .random(in: 1...100, using: &numbers))
    }

    func changeBudgets() throws {
        let live = model.limits.filter { $0.value.deletion == nil }
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0..<4:
            var draft = budgetDraft()
            let id: Budget.ID = newID()
            draft.name = "Budget \(next)"
            _ = try sample.store.write(sample.book) { try $0.addBudget(id, draft, on: today, at: seconds) }
            model.limits[id] = BudgetModel.Limit(budget: Budget(id: id, draft, today: today, calendar: model.calendar))
            saveScope(draft.scope, id)
        case 4..<7:
            guard let id = pick(live.keys.filter { live[$0]?.budget.isDaily == false }.sorted()), let limit = model.limits[id]
            else { return }
            var draft = budgetDraft()
            draft.name = limit.budget.name
            if chance(60) { draft.length = limit.budget.length }
            let scope = model.scope(limit, live: categories)
            if chance(50) { draft.scope = scope }
            try sample.store.write(sample.book) { try $0.updateBudget(id, draft, on: today, at: seconds) }
            let changed = limit.budget.changed(by: draft, today: today, calendar: model.calendar)
            model.limits[id]?.budget = changed
            if draft.scope != scope { saveScope(draft.scope, id) } else { model.limits[id]?.budget.scope = limit.budget.scope }
        case 7..<9:
            let
                draft = Budget.DailyDraft(
                    amount: budgetDraft().amount, appliesFrom: chance(30) ? .next : .this,
                    counting: chance(50) ? .unchanged : chance(20) ? .allDays : .from(today.adding(days: -.random(in: 0...400, using: &numbers)))),
                id: Budget.ID = newID()
            let made = try sample.store.write(sample.book) { try $0.setDailyBudget(id, draft, on: today, at: seconds) }
            let old = live.values.first { $0.budget.isDaily }?.budget
            let budget =
                old?.changed(by: draft, today: today, calendar: model.calendar)
                ?? Budget(id: id, draft, today: today, calendar: model.calendar)
            #expect(made == budget)
            model.limits[budget.id] = BudgetModel.Limit(budget: budget)
        default:
            guard let id = pick(live.keys.sorted()) else { return }
            let deletion: Deletion.ID = newID()
            _ = try sample.store.write(sample.book) { try $0.deleteBudget(id, as: deletion, at: seconds) }
            model.limits[id]?.deletion = deletion
            deletions.append((deletion, .budget(id)))
        }
    }

    private func saveScope(_ scope: Budget.Scope, _ id: Budget.ID) {
        model.limits[id]?.budget.scope = scope
        guard case .only(let chosen, let names) = scope else {
            model.limits[id]?.categories = []
            model.limits[id]?.tags = []
            return
        }
        model.limits[id]?.categories = chosen
        let tags = tags(names, &model)
        model.limits[id]?.tags = tags
    }

    /// The existing categories, in the order of the book.
    var liveCategories: [Bookkeeping.Category.ID] { categories }
}
