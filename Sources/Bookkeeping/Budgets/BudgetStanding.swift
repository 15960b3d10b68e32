/// The figures of a budget, or the reason why there are none.
public enum BudgetFigures<Figures: Sendable & Equatable>: Sendable, Equatable {
    case known(Figures)
    /// The main currency has changed since the amount was set; a new amount is needed.
    case needsAmount(in: Currency)
    /// A sum overflows.
    case tooLarge
}

/// A budget with its progress in one period.
public struct BudgetStanding: Sendable, Equatable {
    public let budget: Budget
    public let progress: BudgetFigures<BudgetProgress>
    /// The expenses of recurrences that are still to come in the period; nil for none, and without figures.
    public let committed: Committed?

    public init(budget: Budget, progress: BudgetFigures<BudgetProgress>, committed: Committed? = nil) {
        self.budget = budget
        self.progress = progress
        self.committed = committed
    }
}

/// The daily budget with its remainder for today, this week, this month and this year.
public struct DailyBudgetStanding: Sendable, Equatable {
    public let budget: Budget
    public let remaining: BudgetFigures<RemainingBudget>
    /// The day of the book's first record, or on which the budget was set if that is earlier.
    public let firstUse: CalendarDate

    public init(budget: Budget, remaining: BudgetFigures<RemainingBudget>, firstUse: CalendarDate) {
        self.budget = budget
        self.remaining = remaining
        self.firstUse = firstUse
    }
}
