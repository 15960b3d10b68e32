/// What the daily budget leaves today, this month and this year: D of each day, less what was spent.
public struct RemainingBudget: Sendable, Equatable {
    /// One of the three periods.
    public struct Part: Sendable, Equatable {
        public let period: Period
        /// The daily amounts of all days of the period, later ones too.
        public let allowed: Money
        public let spent: Money
        /// Less than zero when more was spent.
        public let remaining: Money
        /// The expenses of the period that have no exchange rate, one sum a currency.
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

        /// Spent of allowed in percent, rounded down, so that 100 is never shown too early; nil when nothing is allowed.
        public var percentUsed: Int? { spent.percent(of: allowed) }

        /// What can be spent on each day that is left, today too, rounded down; zero if nothing is left, nil on days outside.
        public func perDay(on today: CalendarDate) -> Money? { remaining.perDay(on: today, of: period) }
    }

    public let day: Part
    public let month: Part
    /// Nil when it was not asked for.
    public let year: Part?

    /// What a daily budget leaves on a day and in its month and year, whose expenses `spending` gives.
    ///
    /// - Parameter includesYear: Whether a year's expenses are asked for: ten times as many days as all the others.
    /// Throws `MoneyError.overflow`, `MoneyError.currencyMismatch`, and what `spending` throws.
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

/// What was spent in some days: a sum in one currency, and what could not be converted to it.
public struct Spending: Sendable, Equatable {
    public var spent: Money
    /// Sums in other currencies, for which there is no exchange rate.
    public var unconverted: [Money]

    public init(spent: Money, unconverted: [Money] = []) {
        self.spent = spent
        self.unconverted = unconverted
    }
}
