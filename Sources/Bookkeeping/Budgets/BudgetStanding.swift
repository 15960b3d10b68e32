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

    public init(budget: Budget, progress: BudgetFigures<BudgetProgress>) {
        self.budget = budget
        self.progress = progress
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
