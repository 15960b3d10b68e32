import Bookkeeping

/// Adds a notification if a write makes a budget's use reach a level, in the same transaction.
///
/// <doc:Budgets> defines when a level is reached, and in which period. The shares of the affected records are read before and
/// after the write; the difference gives the previous use.
struct BudgetWatch {
    private let editor: LedgerEditor
    private var change = BudgetShares()

    private var ledger: Ledger { editor.ledger }
    private var connection: Connection { editor.connection }

    /// Returns nil for a book without budgets, which needs no watching.
    init?(_ editor: LedgerEditor) throws {
        let hasBudgets = try editor.connection.exists(
            "SELECT 1 FROM budget WHERE book = ? AND deletion IS NULL LIMIT 1", editor.book)
        guard hasBudgets else { return nil }
        self.editor = editor
    }

    /// Subtracts the shares of records that are about to be changed or removed.
    mutating func before(_ selection: BudgetShares.Selection) throws {
        try change.subtract(BudgetShares(of: selection, in: ledger))
    }

    /// Adds the shares of records as changed, or as they will be once restored.
    mutating func after(_ selection: BudgetShares.Selection) throws { try change.add(BudgetShares(of: selection, in: ledger)) }

    /// Adds notifications for the levels reached by the recorded changes, once these have been written.
    func addAlerts(at now: Int64) throws {
        let changes = change.changes.filter { $0.value.values.contains { $0 > 0 } }
        guard !changes.isEmpty else { return }
        let settings = try ledger.settings(), calendar = settings.calendar, mainCurrency = settings.mainCurrency
        for id in changes.keys.sorted() {
            guard let days = changes[id], let budget = try ledger.budgetForFigures(id), budget.currency == mainCurrency else {
                continue
            }
            guard let alert = try alert(of: budget, days, calendar) else { continue }
            try editor.notify(.budget(alert), at: now)
        }
    }

    /// Returns an alert for the latest period whose use has risen to a level.
    private func alert(of budget: Budget, _ days: [CalendarDate: Int64], _ calendar: CivilCalendar) throws -> BudgetAlert? {
        let first = budget.firstPeriod(calendar).first, earliest = max(first, budget.countsFrom ?? first)
        let periods = Set(days.keys.map { calendar.period(budget.length, containing: $0) }).filter { $0.first >= earliest }
        var alert: BudgetAlert?
        for period in periods.sorted(by: { $0.first < $1.first }) {
            do {
                let rise = try sum(days, in: period.dates, budget.currency)
                guard rise.minorUnits > 0 else { continue }
                let after = try ledger.progress(of: budget, in: period, calendar)
                var available = after.available
                if budget.hasRollover, first < period.first {
                    // An increase of earlier spending has reduced the amount carried over.
                    available = try available.adding(sum(days, in: first...period.first.adding(days: -1), budget.currency))
                }
                let before = try BudgetLevel(
                    spent: after.spent.subtracting(rise), of: available, alertPercent: budget.alertPercent)
                if let crossed = try crossing(from: before, to: after, of: budget) { alert = crossed }
            } catch MoneyError.overflow {
                // A budget that is too large for figures has no level; that must not prevent the record from being saved.
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

    /// Stores the levels that were reached. Returns an alert for the highest; nil if there is none or all have alerted before.
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

    /// Stores a level as alerted. Returns false if it has already alerted in the period.
    private func record(_ level: BudgetAlert.Level, of budget: Budget, _ period: Period) throws -> Bool {
        try connection.run(
            "INSERT OR IGNORE INTO budget_alert (budget, period, first, level, book) VALUES (?, ?, ?, ?, ?)", budget.id, budget.length.rawValue,
            period.first, level.rawValue, editor.book) == 1
    }
}
