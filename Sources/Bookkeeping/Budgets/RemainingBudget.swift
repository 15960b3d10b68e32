/// The remainder of the daily budget for today, this week, this month and this year: the daily amounts less the expenses.
public struct RemainingBudget: Sendable, Equatable {
    /// One of the four periods.
    public struct Part: Sendable, Equatable {
        public let period: Period
        /// The days that count: the days of the period from the budget's first counted day on.
        public let counted: ClosedRange<CalendarDate>
        /// The daily amounts of all days that count, future ones included.
        public let allowed: Money
        public let spent: Money
        /// Negative if more was spent.
        public let remaining: Money
        /// The expenses of the days that have no exchange rate, one sum per currency.
        public let unconverted: [Money]

        /// Throws `MoneyError.overflow`, `MoneyError.currencyMismatch`, and the errors of `spending`.
        init(
            _ budget: Budget, _ length: Period.Length, today: CalendarDate, _ calendar: CivilCalendar,
            spending: (ClosedRange<CalendarDate>) throws -> Spending
        ) throws {
            period = calendar.period(length, containing: today)
            // Today counts in any case: the person may have travelled west since choosing the day.
            counted = max(period.first, min(budget.countsFrom ?? period.first, today))...period.last
            let spending = try spending(counted)
            allowed = try budget.amounts.sum(of: .daily, beginningIn: counted.lowerBound..<counted.upperBound.adding(days: 1), calendar)
            spent = spending.spent
            remaining = try allowed.subtracting(spent)
            unconverted = spending.unconverted
        }
    }

    public let today: CalendarDate
    public let day, week, month, year: Part
    let amounts: BudgetAmounts
    let calendar: CivilCalendar
    /// The expenses still to come until the end of the month, among the expenses that count in the month and in the year; nil for none.
    let comingInMonth, comingInYear: Committed?

    /// Computes the remainder of a daily budget for a day and its week, month and year. `spending` returns the expenses of some days.
    ///
    /// - Parameter commitments: the expenses that are still to come, at least up to the end of the month.
    /// - Throws: `MoneyError.overflow`, `MoneyError.currencyMismatch`, and the errors of `spending`.
    public init(
        _ budget: Budget, today: CalendarDate, _ calendar: CivilCalendar, commitments: Commitments? = nil,
        spending: (ClosedRange<CalendarDate>) throws -> Spending
    ) throws {
        func part(_ length: Period.Length) throws -> Part { try Part(budget, length, today: today, calendar, spending: spending) }
        (self.today, self.calendar, amounts) = (today, calendar, budget.amounts)
        (day, week, month, year) = (try part(.daily), try part(.weekly), try part(.monthly), try part(.yearly))
        comingInMonth = try commitments?.committed(in: month.counted)
        comingInYear = try commitments?.committed(in: year.counted.lowerBound...min(year.counted.upperBound, month.period.last))
    }

    /// Returns the figures of the period of a length.
    public func part(_ length: Period.Length) -> Part {
        switch length {
        case .daily: day
        case .weekly: week
        case .monthly: month
        case .yearly: year
        }
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
