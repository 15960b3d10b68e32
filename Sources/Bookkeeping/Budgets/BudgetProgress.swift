/// The use of a budget in one of its periods.
public struct BudgetProgress: Sendable, Equatable {
    public let period: Period
    /// The amount in force in the period.
    public let amount: Money
    /// The remainder of earlier periods, negative if they were exceeded; zero without rollover.
    public let carried: Money
    /// The expenses of the period that could be converted.
    public let spent: Money
    /// The amount available: the amount in force plus the amount carried.
    public let available: Money
    /// The remainder, negative if more was spent.
    public let remaining: Money
    public let level: BudgetLevel
    /// The percentage used, rounded down, so that 100 is never shown too early; nil if nothing is available.
    public let percentUsed: Int?
    /// The expenses in scope that have no exchange rate, one sum per currency.
    public let unconverted: [Money]

    /// Computes the progress of a budget in one of its periods.
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

    /// Returns the amount per remaining day of the period, today included, rounded down; zero if nothing remains, nil outside the
    /// period.
    ///
    /// - Parameter committed: the expenses that are still to come in the period, which are set aside.
    public func perDay(on today: CalendarDate, settingAside committed: Committed? = nil) -> Money? {
        let (rest, overflow) = remaining.minorUnits.subtractingReportingOverflow(committed?.amount.minorUnits ?? 0)
        return period.daysLeft(on: today).map { Money(minorUnits: overflow ? 0 : max(0, rest) / Int64($0), remaining.currency) }
    }
}

extension Money {
    /// Returns the percentage of another amount, rounded down, so that 100 is never shown too early; nil if that amount is not
    /// above zero.
    func percent(of whole: Money) -> Int? {
        whole.minorUnits > 0 ? Int(clamping: Int128(minorUnits) * 100 / Int128(whole.minorUnits)) : nil
    }
}

extension Period {
    /// Returns the number of remaining days, the given one included; nil outside the period.
    public func daysLeft(on date: CalendarDate) -> Int? {
        contains(date) ? last.daysSince1970 - date.daysSince1970 + 1 : nil
    }
}

/// The level of a budget's use.
public enum BudgetLevel: String, CaseIterable, Sendable {
    /// Below its alert percentage.
    case within
    /// At its alert percentage or above, and below 100 %.
    case nearing
    /// Exactly 100 %.
    case usedUp = "used-up"
    case over

    /// Determines the level from the amounts spent and available. Throws `MoneyError.overflow`, `MoneyError.currencyMismatch`.
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
    /// Returns the amount carried into a period, if `earlier` was spent in the periods before it. Throws `MoneyError.overflow`.
    func carried(into period: Period, earlier: Money, _ calendar: CivilCalendar) throws(MoneyError) -> Money {
        let first = firstPeriod(calendar).first
        guard hasRollover, first < period.first else { return .zero(currency) }
        return try amounts.sum(of: length, beginningIn: first..<period.first, calendar).subtracting(earlier)
    }
}
