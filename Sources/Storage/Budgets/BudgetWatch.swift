import Bookkeeping

/// Sees to it that a write which brings a budget's use to a level gives notice of it, in the same transaction.
///
/// When a level is crossed, and of which period, is told in <doc:Budgets>. The shares of the records that a write touches are noted before
/// it and after it; the difference says what the use was before.
struct BudgetWatch {
    private let editor: LedgerEditor
    private var change = BudgetShares()

    private var ledger: Ledger { editor.ledger }
    private var connection: Connection { editor.connection }

    /// Nil for a book without budgets, which need not be watched.
    init?(_ editor: LedgerEditor) throws {
        let hasBudgets = try editor.connection.exists(
            "SELECT 1 FROM budget WHERE book = ? AND deletion IS NULL LIMIT 1", editor.book)
        guard hasBudgets else { return nil }
        self.editor = editor
    }

    /// Notes what records are part of that are about to be changed or taken out.
    mutating func before(_ selection: BudgetShares.Selection) throws {
        try change.subtract(BudgetShares(of: selection, in: ledger))
    }

    /// Notes what records are part of now that they are changed, or will be when they are back.
    mutating func after(_ selection: BudgetShares.Selection) throws { try change.add(BudgetShares(of: selection, in: ledger)) }

    /// Gives notice of the levels that the noted changes have crossed, when they are done.
    func giveNotice(at now: Int64) throws {
        let changes = change.changes.filter { $0.value.values.contains { $0 > 0 } }
        guard !changes.isEmpty else { return }
        let calendar = try ledger.calendar(), mainCurrency = try ledger.mainCurrency()
        for id in changes.keys.sorted() {
            guard let days = changes[id], let budget = try ledger.budgetForFigures(id), budget.currency == mainCurrency else {
                continue
            }
            guard let alert = try alert(of: budget, days, calendar) else { continue }
            try editor.notify(.budget(alert), at: now)
        }
    }

    /// The latest period whose use has risen over a level, with that level.
    private func alert(of budget: Budget, _ days: [CalendarDate: Int64], _ calendar: CivilCalendar) throws -> BudgetAlert? {
        let first = budget.firstPeriod(calendar).first
        let periods = Set(days.keys.map { calendar.period(budget.length, containing: $0) }).filter { $0.first >= first }
        var alert: BudgetAlert?
        for period in periods.sorted(by: { $0.first < $1.first }) {
            do {
                let rise = try sum(days, in: period.dates, budget.currency)
                guard rise.minorUnits > 0 else { continue }
                let after = try ledger.progress(of: budget, in: period, calendar)
                var available = after.available
                if budget.hasRollover, first < period.first {
                    // What is spent more in earlier periods is carried less.
                    available = try available.adding(sum(days, in: first...period.first.adding(days: -1), budget.currency))
                }
                let before = try BudgetLevel(
                    spent: after.spent.subtracting(rise), of: available, alertPercent: budget.alertPercent)
                if let crossed = try crossing(from: before, to: after, of: budget) { alert = crossed }
            } catch MoneyError.overflow {
                // A budget that is too large for figures has no level; that must not keep the entry from being saved.
                continue
            } catch StoreError.conflict(.overflow) {
                continue
            }
        }
        return alert
    }

    private func sum(
        _ days: [CalendarDate: Int64], in dates: ClosedRange<CalendarDate>, _ currency: Currency
    ) throws(MoneyError) -> Money {
        var sum = Money.zero(currency)
        for (date, amount) in days where dates.contains(date) { sum = try sum.adding(Money(minorUnits: amount, currency)) }
        return sum
    }

    /// Records the levels that were crossed; the highest as an alert, nil if none was or they alerted before.
    private func crossing(from before: BudgetLevel, to after: BudgetProgress, of budget: Budget) throws -> BudgetAlert? {
        let period = after.period, levels = after.level.reached.filter { !before.reached.contains($0) }
        var highest: BudgetAlert.Level?
        for level in levels where try record(level, of: budget, period) { highest = level }
        return highest.map { level in
            BudgetAlert(
                budget: budget.id, name: budget.name, isDaily: budget.isDaily, period: period, level: level,
                alertPercent: budget.alertPercent, available: after.available, spent: after.spent)
        }
    }

    /// False if the level has alerted in the period before.
    private func record(_ level: BudgetAlert.Level, of budget: Budget, _ period: Period) throws -> Bool {
        try connection.run(
            "INSERT OR IGNORE INTO budget_alert (budget, period, first, level, book) VALUES (?, ?, ?, ?, ?)", budget.id, period.length.rawValue,
            period.first, level.rawValue, editor.book) == 1
    }
}
