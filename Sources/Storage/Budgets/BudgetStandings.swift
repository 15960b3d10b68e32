import Bookkeeping

extension Ledger {
    /// Returns all budgets with their progress in the period that contains a day, in the order of ``budgets()``.
    ///
    /// - Parameter coming: the days of the rules to the end of all periods; nil if they have not been read.
    public func budgetStandings(on today: CalendarDate, coming: [ComingDays]? = nil) throws -> [BudgetStanding] {
        try standings(of: try budgets(), on: today, coming: coming)
    }

    /// Returns a budget with its progress in the period that contains a day; nil if it does not exist or has been deleted.
    public func budgetStanding(_ id: Budget.ID, on today: CalendarDate) throws -> BudgetStanding? {
        try standings(of: try budget(id).map { [$0] } ?? [], on: today).first
    }

    private func standings(of budgets: [Budget], on today: CalendarDate, coming: [ComingDays]? = nil) throws -> [BudgetStanding] {
        let calendar = try calendar(), mainCurrency = try mainCurrency()
        let periods = budgets.map { calendar.period($0.length, containing: today) }
        guard let last = periods.map(\.last).max() else { return [] }
        let commitments = try recurring.commitments(coming ?? recurring.comingDays(to: last, on: today), on: today)
        return try zip(budgets, periods).map { budget, period in
            var committed: Committed?
            let figures = try Self.figures(of: budget, in: mainCurrency) {
                committed = try commitments.committed(in: period.dates, of: budget.scope)
                return try progress(of: budget, in: period, calendar)
            }
            return BudgetStanding(budget: budget, progress: figures, committed: committed)
        }
    }

    /// Returns the progress of a budget in one of its periods, such as an earlier one.
    func progress(of budget: Budget, in period: Period) throws -> BudgetFigures<BudgetProgress> {
        let calendar = try calendar()
        return try Self.figures(of: budget, in: try mainCurrency()) { try progress(of: budget, in: period, calendar) }
    }

    /// Returns the daily budget with the amounts that remain on a day and in its week, month and year; nil if it has not been
    /// set.
    ///
    /// - Parameter coming: the days of the rules at least to the end of the month; nil if they have not been read.
    public func dailyBudgetStanding(on today: CalendarDate, coming: [ComingDays]? = nil) throws -> DailyBudgetStanding? {
        guard let budget = try dailyBudget() else { return nil }
        let calendar = try calendar()
        return DailyBudgetStanding(
            budget: budget,
            remaining: try Self.figures(of: budget, in: try mainCurrency()) {
                let month = calendar.period(.monthly, containing: today)
                let commitments = try recurring.commitments(coming ?? recurring.comingDays(to: month.last, on: today), on: today)
                return try RemainingBudget(budget, today: today, calendar, commitments: commitments) { try spending(of: budget, in: $0) }
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
