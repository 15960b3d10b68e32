import Bookkeeping

extension Ledger {
    /// Returns all budgets with their progress in the period that contains a day, in the order of ``budgets()``.
    public func budgetStandings(on today: CalendarDate) throws -> [BudgetStanding] {
        let calendar = try calendar(), mainCurrency = try mainCurrency()
        return try budgets().map { budget in
            BudgetStanding(
                budget: budget,
                progress: try Self.figures(of: budget, in: mainCurrency) {
                    try progress(of: budget, in: calendar.period(budget.length, containing: today), calendar)
                })
        }
    }

    /// Returns the progress of a budget in one of its periods, such as an earlier one.
    public func progress(of budget: Budget, in period: Period) throws -> BudgetFigures<BudgetProgress> {
        let calendar = try calendar()
        return try Self.figures(of: budget, in: try mainCurrency()) { try progress(of: budget, in: period, calendar) }
    }

    /// Returns the daily budget with the amounts that remain on a day and in its week, month and year; nil if it has not been
    /// set.
    public func dailyBudgetStanding(on today: CalendarDate) throws -> DailyBudgetStanding? {
        guard let budget = try dailyBudget() else { return nil }
        let calendar = try calendar()
        return DailyBudgetStanding(
            budget: budget,
            remaining: try Self.figures(of: budget, in: try mainCurrency()) {
                try RemainingBudget(budget, today: today, calendar) { try spending(of: budget, in: $0) }
            },
            firstUse: min(budget.begins, today, try firstDay() ?? today))
    }

    func progress(of budget: Budget, in period: Period, _ calendar: CivilCalendar) throws -> BudgetProgress {
        let spending = try spending(of: budget, in: period.dates)
        return try BudgetProgress(
            budget, in: period, spent: spending.spent, earlier: try earlier(of: budget, before: period, calendar),
            unconverted: spending.unconverted, calendar)
    }

    /// Returns the spending from the budget's first period up to this one, exclusive; nil if nothing is carried over into it.
    private func earlier(of budget: Budget, before period: Period, _ calendar: CivilCalendar) throws -> Money? {
        let first = budget.firstPeriod(calendar).first
        guard budget.hasRollover, first < period.first else { return nil }
        return try spending(of: budget, in: first...period.first.adding(days: -1)).spent
    }

    /// Returns figures of a budget, or the reason why it has none.
    static func figures<Figures>(
        of budget: Budget, in currency: Currency, _ calculate: () throws -> Figures
    ) throws -> BudgetFigures<Figures> {
        guard budget.currency == currency else { return .needsAmount(in: currency) }
        do {
            return .known(try calculate())
        } catch MoneyError.overflow {
            return .tooLarge
        } catch StoreError.conflict(.overflow) {
            return .tooLarge
        }
    }
}
