/// The event that a record has brought a budget's use to an alert level, with the figures at that moment.
public struct BudgetAlert: Sendable, Equatable {
    /// The levels that alert, each once per period.
    public enum Level: String, CaseIterable, Sendable {
        /// The alert percentage is reached.
        case nearing
        /// 100 % is reached.
        case usedUp = "used-up"
    }

    public let budget: Budget.ID
    /// Empty for the daily budget.
    public let name: String
    public let isDaily: Bool
    public let period: Period
    /// The higher level, if the record reached both.
    public let level: Level
    public let alertPercent: Int
    public let available: Money
    public let spent: Money
    /// The person whom the limit is for that alerts; nil for a budget.
    public let limited: Limited?

    /// The person whom a limit is for, as somebody is told who is notified of it.
    public enum Limited: Sendable, Equatable {
        /// The person who is notified. The name is the administrator's.
        case oneself(setBy: String)
        /// Another person of the household; its administrator is notified.
        case other(HouseholdMember.ID, name: String)
    }

    public init(
        budget: Budget.ID, name: String, isDaily: Bool, period: Period, level: Level, alertPercent: Int, available: Money,
        spent: Money, limited: Limited? = nil
    ) {
        self.limited = limited
        self.budget = budget
        self.name = name
        self.isDaily = isDaily
        self.period = period
        self.level = level
        self.alertPercent = alertPercent
        self.available = available
        self.spent = spent
    }

    /// Returns the alert of a limit.
    public func limiting(_ limited: Limited) -> BudgetAlert {
        BudgetAlert(
            budget: budget, name: name, isDaily: isDaily, period: period, level: level, alertPercent: alertPercent, available: available,
            spent: spent,
            limited: limited)
    }

    /// The alert with the amount of its level instead of the amount spent: the administrator keeps it also after the person shares nothing any more.
    public var withoutFigures: BudgetAlert {
        let part = Int64(clamping: (Int128(available.minorUnits) * Int128(alertPercent) + 99) / 100)
        return BudgetAlert(
            budget: budget, name: name, isDaily: isDaily, period: period, level: level, alertPercent: alertPercent, available: available,
            spent: Money(minorUnits: level == .nearing ? part : available.minorUnits, available.currency), limited: limited)
    }

    /// True if more than 100 % is used; exactly 100 % is used up, not over.
    public var isOver: Bool { spent.minorUnits > available.minorUnits }

    /// The percentage used, rounded down; nil if nothing was available.
    public var percentUsed: Int? { spent.percent(of: available) }

    /// Returns the remainder, negative if the budget is exceeded. Throws `MoneyError.overflow`.
    public func remaining() throws(MoneyError) -> Money { try available.subtracting(spent) }
}

extension BudgetLevel {
    /// The alert levels that are reached, lowest first.
    public var reached: [BudgetAlert.Level] {
        switch self {
        case .within: []
        case .nearing: [.nearing]
        case .usedUp, .over: [.nearing, .usedUp]
        }
    }
}
