import Bookkeeping

/// Finds out whether changed days make the use of a budget or a limit reach a level. <doc:Budgets> defines when it does, and in which period.
struct LevelCrossing {
    let calendar: CivilCalendar
    /// Returns the use in a period, with the changes.
    let progress: (Budget, Period) throws -> BudgetProgress
    /// Stores a level as alerted. Returns false if it has already alerted in the period.
    let record: (BudgetAlert.Level, Budget, Period) throws -> Bool

    /// Returns an alert for the latest period with a use that has risen to a level; nil if there is none.
    ///
    /// - Parameter days: the difference of the use in minor units, by day.
    func alert(of budget: Budget, _ days: [CalendarDate: Int64]) throws -> BudgetAlert? {
        let first = budget.firstPeriod(calendar).first, earliest = max(first, budget.countsFrom ?? first)
        let periods = Set(days.keys.map { calendar.period(budget.length, containing: $0) }).filter { $0.first >= earliest }
        var alert: BudgetAlert?
        for period in periods.sorted(by: { $0.first < $1.first }) {
            do {
                let rise = try sum(days, in: period.dates, budget.currency)
                guard rise.minorUnits > 0 else { continue }
                let after = try progress(budget, period)
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
        for level in levels where try record(level, budget, period) { highest = level }
        return highest.map { level in
            BudgetAlert(
                budget: budget.id, name: budget.name, isDaily: budget.isDaily, period: period, level: level,
                alertPercent: budget.alertPercent, available: after.available, spent: after.spent)
        }
    }
}
