import Bookkeeping
import Testing

@testable import Storage

/// A plain model of books, budgets and alerts, in which every figure is a sum over all rows.
struct BudgetModel {
    struct Record {
        var movement: Transaction.Movement
        var date: CalendarDate
        /// Changes when a category is deleted.
        var category: Bookkeeping.Category.ID?
        /// Indices in `tags`.
        var tags: Set<Int>
        var deletion: Deletion.ID?
    }

    struct Tag {
        let name: String
        var deletion: Deletion.ID?
    }

    struct Limit {
        var budget: Budget
        /// The scope as saved, whose parts may have been deleted since.
        var categories: [Bookkeeping.Category.ID] = []
        var tags: Set<Int> = []
        var deletion: Deletion.ID?
    }

    struct Alerted: Hashable {
        let budget: Budget.ID
        let length: Period.Length
        let first: CalendarDate
        let level: BudgetAlert.Level
    }

    var records: [Transaction.ID: Record] = [:]
    var tags: [Tag] = []
    var rates: [ExchangeRate] = [] { didSet { table = ExchangeRates(rates) } }
    var mainCurrency = Currency.eur
    var calendar = CivilCalendar(weekStart: .monday, monthStart: 1)
    var limits: [Budget.ID: Limit] = [:]
    /// The categories above others, of deleted ones too.
    var parents: [Bookkeeping.Category.ID: Bookkeeping.Category.ID] = [:]
    private var table = ExchangeRates([])
    private var alerted: Set<Alerted> = []

    /// Returns the spending on some days in the scope of a budget: the converted sum, and unconverted sums by currency.
    func spending(_ limit: Limit, in dates: ClosedRange<CalendarDate>) throws -> Spending {
        var spending = Spending(spent: .zero(mainCurrency)), rest: [Currency: Int64] = [:]
        for record in records.values where dates.contains(record.date) && counts(record, in: limit) {
            let amount = record.movement.amount
            if let converted = try table.convert(amount, to: mainCurrency, on: record.date) {
                spending.spent = try spending.spent.adding(converted)
            } else {
                rest[amount.currency, default: 0] += amount.minorUnits
            }
        }
        spending.unconverted = rest.map { Money(minorUnits: $0.value, $0.key) }.sorted { $0.currency.code < $1.currency.code }
        return spending
    }

    /// Returns the converted spending of each day.
    private func spentByDay(_ limit: Limit) throws -> [CalendarDate: Int64] {
        var days: [CalendarDate: Int64] = [:]
        for record in records.values where counts(record, in: limit) {
            let converted = try table.convert(record.movement.amount, to: mainCurrency, on: record.date)
            days[record.date, default: 0] += converted?.minorUnits ?? 0
        }
        return days
    }

    private func counts(_ record: Record, in limit: Limit) -> Bool {
        guard record.deletion == nil, record.movement.kind == .expense else { return false }
        if limit.budget.scope == .everything { return true }
        return record.category.map { id in limit.categories.contains(id) || parents[id].map(limit.categories.contains) == true } == true
            || record.tags.contains { limit.tags.contains($0) && tags[$0].deletion == nil }
    }

    /// Returns the amount of a period, looked up by days instead of months.
    func amount(_ budget: Budget, in period: Period) -> Int64 {
        let started = budget.amounts.entries.filter { entry in
            entry.month.adding(days: calendar.monthStart - 1) <= period.first
        }
        return (started.last ?? budget.amounts.entries[0]).amount.minorUnits
    }

    /// Returns the progress of a budget: amount, carried, spent, remaining.
    func figures(_ limit: Limit, in period: Period) throws -> [Int64] {
        figures(limit, in: period, try spentByDay(limit))
    }

    private func figures(_ limit: Limit, in period: Period, _ days: [CalendarDate: Int64]) -> [Int64] {
        func spent(_ period: Period) -> Int64 { days.reduce(0) { $0 + (period.contains($1.key) ? $1.value : 0) } }
        let budget = limit.budget
        var carried: Int64 = 0
        if budget.hasRollover {
            var earlier = calendar.period(budget.length, containing: budget.begins)
            while earlier.first < period.first {
                carried += amount(budget, in: earlier) - spent(earlier)
                earlier = earlier.next
            }
        }
        let amount = amount(budget, in: period), spent = spent(period)
        return [amount, carried, spent, amount + carried - spent]
    }

    /// Returns the present scope, without deleted parts.
    func scope(_ limit: Limit, live categories: [Bookkeeping.Category.ID]) -> Budget.Scope {
        guard limit.budget.scope != .everything else { return .everything }
        return .only(
            categories: categories.filter(limit.categories.contains),
            hashtags: limit.tags.filter { tags[$0].deletion == nil }.map { tags[$0].name }.sorted { $0.folded < $1.folded })
    }

    /// Returns the alerts of the change from `old` to `self`, by the rule in words: for each live budget, of the latest period
    /// whose use has risen from below a level for the first time, the highest such level.
    mutating func alerts(since old: BudgetModel) throws -> [Budget.ID: String] {
        var alerts: [Budget.ID: String] = [:]
        for (id, limit) in limits where limit.deletion == nil && limit.budget.currency == mainCurrency {
            let budget = limit.budget, first = calendar.period(budget.length, containing: budget.begins)
            let days = try spentByDay(limit), daysBefore = try old.spentByDay(limit)
            let dates = Set(days.keys).union(daysBefore.keys).filter { days[$0] != daysBefore[$0] }
            let periods = Set(dates.map { calendar.period(budget.length, containing: $0) }).filter {
                $0.first >= first.first && $0.first >= budget.countsFrom ?? $0.first
            }
            for period in periods.sorted(by: { $0.first < $1.first }) {
                let after = figures(limit, in: period, days), before = old.figures(limit, in: period, daysBefore)
                guard after[2] > before[2] else { continue }
                let reached = levels(after, budget.alertPercent).subtracting(levels(before, budget.alertPercent))
                let new = reached.filter { level in
                    alerted.insert(Alerted(budget: id, length: budget.length, first: period.first, level: level)).inserted
                }
                guard let highest = new.contains(.usedUp) ? .usedUp : new.first else { continue }
                alerts[id] = "\(period.first) \(highest.rawValue) \(after[2])"
            }
        }
        return alerts
    }

    private func levels(_ figures: [Int64], _ percent: Int) -> Set<BudgetAlert.Level> {
        let available = figures[0] + figures[1], spent = figures[2]
        if spent >= available { return [.nearing, .usedUp] }
        return spent * 100 >= available * Int64(percent) ? [.nearing] : []
    }
}
