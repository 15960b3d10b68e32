import Bookkeeping

/// The stored form of a budget's alert, with values as text and numbers.
struct StoredBudgetAlert: Codable {
    let budget, name, period, first, level, currency: String
    let isDaily: Bool
    /// The administrator who has set a limit, for the person whom it is for.
    let setBy: String?
    /// The person whom a limit is for, and their name, for the administrator.
    let person, personName: String?
    let alertPercent: Int
    /// Amounts in minor units.
    let available, spent: Int64

    init(_ alert: BudgetAlert) {
        (budget, name, isDaily) = (alert.budget.description, alert.name, alert.isDaily)
        (period, first) = (alert.period.length?.rawValue ?? "", alert.period.first.description)
        (level, alertPercent) = (alert.level.rawValue, alert.alertPercent)
        switch alert.limited {
        case nil: (setBy, person, personName) = (nil, nil, nil)
        case .oneself(let name): (setBy, person, personName) = (name, nil, nil)
        case .other(let id, let name): (setBy, person, personName) = (nil, id.description, name)
        }
        (currency, available, spent) = (alert.available.currency.code, alert.available.minorUnits, alert.spent.minorUnits)
    }

    private var limited: BudgetAlert.Limited? {
        setBy.map { .oneself(setBy: $0) } ?? person.flatMap { HouseholdMember.ID($0) }.map { .other($0, name: personName ?? "") }
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
            spent: Money(minorUnits: spent, currency), limited: limited)
    }
}
