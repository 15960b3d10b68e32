/// The remainder of the daily budget for today, this month and this year: the daily amounts less the expenses.
public struct RemainingBudget: Sendable, Equatable {
    /// One of the three periods.
    public struct Part: Sendable, Equatable {
        public let period: Period
        /// The daily amounts of all days of the period, future ones included.
        public let allowed: Money
        public let spent: Money
        /// Negative if more was spent.
        public let remaining: Money
        /// The expenses of the period that have no exchange rate, one sum per currency.
        public let unconverted: [Money]

        /// Throws `MoneyError.overflow`, `MoneyError.currencyMismatch`.
        init(
            _ amounts: BudgetAmounts, in period: Period, _ spending: Spending, _ calendar: CivilCalendar
        ) throws(MoneyError) {
            self.period = period
            allowed = try amounts.sum(of: .daily, beginningIn: period.first..<period.last.adding(days: 1), calendar)
            spent = spending.spent
            remaining = try allowed.subtracting(spent)
            unconverted = spending.unconverted
        }

        /// The percentage used, rounded down, so that 100 is never shown too early; nil if nothing is allowed.
        public var percentUsed: Int? { spent.percent(of: allowed) }

        /// Returns the amount per remaining day, today included, rounded down; zero if nothing remains, nil outside the period.
        public func perDay(on today: CalendarDate) -> Money? { remaining.perDay(on: today, of: period) }
    }

    public let day: Part
    public let month: Part
    /// Nil if it was not requested.
    public let year: Part?

    /// Computes the remainder of a daily budget for a day and its month and year. `spending` returns the expenses of a period.
    ///
    /// - Parameter includesYear: whether to compute the year, which reads ten times as many days as everything else.
    /// - Throws: `MoneyError.overflow`, `MoneyError.currencyMismatch`, and the errors of `spending`.
    public init(
        _ budget: Budget, today: CalendarDate, _ calendar: CivilCalendar, includesYear: Bool = true,
        spending: (Period) throws -> Spending
    ) throws {
        func part(_ length: Period.Length) throws -> Part {
            let period = calendar.period(length, containing: today)
            return try Part(budget.amounts, in: period, try spending(period), calendar)
        }
        (day, month, year) = (try part(.daily), try part(.monthly), includesYear ? try part(.yearly) : nil)
    }
}

/// The expenses of some days: a sum in one currency, and the amounts that could not be converted to it.
public struct Spending: Sendable, Equatable {
    public var spent: Money
    /// Sums in other currencies that have no exchange rate.
    public var unconverted: [Money]

    public init(spent: Money, unconverted: [Money] = []) {
        self.spent = spent
        self.unconverted = unconverted
    }
}
