/// How far a budget is used in one of its periods.
public struct BudgetProgress: Sendable, Equatable {
    public let period: Period
    /// The amount in force in the period.
    public let amount: Money
    /// What earlier periods left, or less than zero for what they were over; zero without rollover.
    public let carried: Money
    /// What was spent in the period, as far as it could be converted.
    public let spent: Money
    /// What there is to spend: the amount and what was carried.
    public let available: Money
    /// What is left of it; less than zero when more was spent.
    public let remaining: Money
    public let level: BudgetLevel
    /// Spent of available in percent, rounded down, so that 100 is never shown too early; nil when there is nothing to spend.
    public let percentUsed: Int?
    /// The expenses of the period that count but have no exchange rate, one sum a currency.
    public let unconverted: [Money]

    /// The progress of a budget in one of its periods.
    ///
    /// - Parameter spent: The expenses in scope in the period, in the budget's currency.
    /// - Parameter earlier: The same from the first day of its first period up to this one; needed for rollover only.
    /// - Throws: `MoneyError.overflow`, `MoneyError.currencyMismatch`.
    public init(
        _ budget: Budget, in period: Period, spent: Money, earlier: Money? = nil, unconverted: [Money] = [],
        _ calendar: CivilCalendar
    ) throws(MoneyError) {
        self.period = period
        self.spent = spent
        self.unconverted = unconverted
        amount = budget.amount(in: period, calendar)
        carried = try budget.carried(into: period, earlier: earlier ?? .zero(budget.currency), calendar)
        available = try amount.adding(carried)
        remaining = try available.subtracting(spent)
        level = try BudgetLevel(spent: spent, of: available, alertPercent: budget.alertPercent)
        percentUsed =
            available.minorUnits > 0 ? Int(clamping: Int128(spent.minorUnits) * 100 / Int128(available.minorUnits)) : nil
    }

    /// What can be spent on each day that is left of the period, today too, rounded down; zero if nothing is left, nil on other days.
    public func perDay(on today: CalendarDate) -> Money? {
        guard period.contains(today) else { return nil }
        let days = period.last.daysSince1970 - today.daysSince1970 + 1
        return Money(minorUnits: max(0, remaining.minorUnits) / Int64(days), remaining.currency)
    }
}

/// How much of a budget is used, in words.
public enum BudgetLevel: String, CaseIterable, Sendable {
    /// Less than its alert percent.
    case within
    /// Its alert percent, and not all of it.
    case nearing
    /// Exactly all of it.
    case usedUp = "used-up"
    case over

    /// The level of what was spent of what there is to spend. Throws `MoneyError.overflow`, `MoneyError.currencyMismatch`.
    public init(spent: Money, of available: Money, alertPercent: Int) throws(MoneyError) {
        switch try available.subtracting(spent).minorUnits {
        case ..<0: self = .over
        case 0: self = .usedUp
        default:
            let isNear = Int128(spent.minorUnits) * 100 >= Int128(available.minorUnits) * Int128(alertPercent)
            self = isNear ? .nearing : .within
        }
    }
}

extension Budget {
    /// What goes into a period from the ones before it, when `earlier` was spent in them. Throws `MoneyError.overflow`.
    func carried(into period: Period, earlier: Money, _ calendar: CivilCalendar) throws(MoneyError) -> Money {
        let first = firstPeriod(calendar).first
        guard hasRollover, first < period.first else { return .zero(currency) }
        return try amounts.sum(of: length, beginningIn: first..<period.first, calendar).subtracting(earlier)
    }
}
