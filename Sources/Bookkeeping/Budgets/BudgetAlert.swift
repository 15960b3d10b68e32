/// The news that an entry has brought a budget's use to a level, with the figures of that moment.
public struct BudgetAlert: Sendable, Equatable {
    /// What a budget alerts at, each once in a period.
    public enum Level: String, CaseIterable, Sendable {
        /// Its alert percent.
        case nearing
        /// All of it.
        case usedUp = "used-up"
    }

    public let budget: Budget.ID
    /// Empty for the daily budget.
    public let name: String
    public let isDaily: Bool
    public let period: Period
    /// The higher one, when the entry reached both.
    public let level: Level
    public let alertPercent: Int
    public let available: Money
    public let spent: Money

    public init(
        budget: Budget.ID, name: String, isDaily: Bool, period: Period, level: Level, alertPercent: Int, available: Money,
        spent: Money
    ) {
        self.budget = budget
        self.name = name
        self.isDaily = isDaily
        self.period = period
        self.level = level
        self.alertPercent = alertPercent
        self.available = available
        self.spent = spent
    }

    /// True if more than all of it is used; exactly all of it is used up, not over.
    public var isOver: Bool { spent.minorUnits > available.minorUnits }

    /// Spent of available in percent, rounded down; nil when there was nothing to spend.
    public var percentUsed: Int? { spent.percent(of: available) }

    /// What is left, less than zero when it is over. Throws `MoneyError.overflow`.
    public func remaining() throws(MoneyError) -> Money { try available.subtracting(spent) }
}

extension BudgetLevel {
    /// The levels that alert and are reached, lowest first.
    public var reached: [BudgetAlert.Level] {
        switch self {
        case .within: []
        case .nearing: [.nearing]
        case .usedUp, .over: [.nearing, .usedUp]
        }
    }
}
