/// What came in and went out in the main currency, with what has no rate beside it; transfers count as neither.
public struct ConvertedTotals: Sendable, Equatable {
    public let income: Money
    public let expenses: Money
    /// Of all currencies, transfers too.
    public let recordCount: Int
    /// Income that has no rate on its day, by currency.
    public let unconvertedIncome: [Money]
    /// Expenses that have no rate on their day, by currency.
    public let unconvertedExpenses: [Money]

    public init(
        income: Money, expenses: Money, recordCount: Int, unconvertedIncome: [Money] = [], unconvertedExpenses: [Money] = []
    ) {
        self.income = income
        self.expenses = expenses
        self.recordCount = recordCount
        self.unconvertedIncome = unconvertedIncome
        self.unconvertedExpenses = unconvertedExpenses
    }

    /// Income less expenses. Throws `MoneyError.overflow`.
    public func net() throws(MoneyError) -> Money { try income.subtracting(expenses) }
}

/// Income and expenses of several ranges of days in the main currency, with what has no rate beside them.
public struct IncomeAndExpenses: Sendable, Equatable {
    /// One of the ranges: a day, a month.
    public struct Part: Sendable, Equatable {
        public let dates: ClosedRange<CalendarDate>
        public let income: Money
        public let expenses: Money

        public init(dates: ClosedRange<CalendarDate>, income: Money, expenses: Money) {
            self.dates = dates
            self.income = income
            self.expenses = expenses
        }
    }

    /// One for each range that was asked for, in that order.
    public let parts: [Part]
    /// Income that has no rate on its day, by currency, of all ranges.
    public let unconvertedIncome: [Money]
    /// Expenses that have no rate on their day, by currency, of all ranges.
    public let unconvertedExpenses: [Money]

    public init(parts: [Part], unconvertedIncome: [Money], unconvertedExpenses: [Money]) {
        self.parts = parts
        self.unconvertedIncome = unconvertedIncome
        self.unconvertedExpenses = unconvertedExpenses
    }
}

/// What all accounts were worth together at the end of a day.
public struct NetWorth: Sendable, Equatable {
    public let date: CalendarDate
    /// The balances that have a rate on that day, in the main currency.
    public let amount: Money
    /// The balances that have none, by currency.
    public let unconverted: [Money]

    public init(date: CalendarDate, amount: Money, unconverted: [Money]) {
        self.date = date
        self.amount = amount
        self.unconverted = unconverted
    }
}
