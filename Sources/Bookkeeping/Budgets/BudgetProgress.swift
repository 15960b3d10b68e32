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
        percentUsed = spent.percent(of: available)
    }

    /// What can be spent on each day that is left of the period, today too, rounded down; zero if nothing is left, nil on other days.
    public func perDay(on today: CalendarDate) -> Money? { remaining.perDay(on: today, of: period) }
}

extension Money {
    /// How much of another amount it is in percent, rounded down, so that 100 is never said too early; nil when that is not above
    /// zero.
    func percent(of whole: Money) -> Int? {
        whole.minorUnits > 0 ? Int(clamping: Int128(minorUnits) * 100 / Int128(whole.minorUnits)) : nil
    }

    /// Its part for each day that is left of a period, today too, rounded down; zero if it is not above zero, nil on other days.
    func perDay(on today: CalendarDate, of period: Period) -> Money? {
        period.daysLeft(on: today).map { Money(minorUnits: max(0, minorUnits) / Int64($0), currency) }
    }
}

extension Period {
    /// How many of its days are left on one of them, which counts too; nil on other days.
    public func daysLeft(on date: CalendarDate) -> Int? {
        contains(date) ? last.daysSince1970 - date.daysSince1970 + 1 : nil
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
