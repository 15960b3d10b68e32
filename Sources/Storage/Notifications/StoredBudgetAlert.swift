import Bookkeeping

/// The stored form of a budget's alert, with values as text and numbers.
struct StoredBudgetAlert: Codable {
    let budget, name, period, first, level, currency: String
    let isDaily: Bool
    let alertPercent: Int
    /// Amounts in minor units.
    let available, spent: Int64

    init(_ alert: BudgetAlert) {
        (budget, name, isDaily) = (alert.budget.description, alert.name, alert.isDaily)
        (period, first) = (alert.period.length?.rawValue ?? "", alert.period.first.description)
        (level, alertPercent) = (alert.level.rawValue, alert.alertPercent)
        (currency, available, spent) = (alert.available.currency.code, alert.available.minorUnits, alert.spent.minorUnits)
    }

    /// The alert; nil if a value is unknown.
    var alert: BudgetAlert? {
        guard let budget = Budget.ID(budget), let length = Period.Length(rawValue: period), let first = CalendarDate(first),
            let level = BudgetAlert.Level(rawValue: level), let currency = Currency(code: currency)
        else { return nil }
        return BudgetAlert(
            budget: budget, name: name, isDaily: isDaily,
            period: Period(length, containing: first, weekStart: first.weekday, monthStart: first.day), level: level,
            alertPercent: alertPercent, available: Money(minorUnits: available, currency),
            spent: Money(minorUnits: spent, currency))
    }
}
