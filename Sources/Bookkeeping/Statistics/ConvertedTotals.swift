/// Income and expenses in the main currency, and those without an exchange rate; transfers are not counted.
public struct ConvertedTotals: Sendable, Equatable {
    public let income: Money
    public let expenses: Money
    /// The number of records of all currencies, transfers included.
    public let recordCount: Int
    /// Income without an exchange rate on its day, by currency.
    public let unconvertedIncome: [Money]
    /// Expenses without an exchange rate on their day, by currency.
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

/// Income and expenses of several ranges of days in the main currency, and those without an exchange rate.
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

    /// One for each requested range, in the same order.
    public let parts: [Part]
    /// Income of all ranges without an exchange rate on its day, by currency.
    public let unconvertedIncome: [Money]
    /// Expenses of all ranges without an exchange rate on their day, by currency.
    public let unconvertedExpenses: [Money]

    public init(parts: [Part], unconvertedIncome: [Money], unconvertedExpenses: [Money]) {
        self.parts = parts
        self.unconvertedIncome = unconvertedIncome
        self.unconvertedExpenses = unconvertedExpenses
    }
}

/// The combined balance of all accounts at the end of a day.
public struct NetWorth: Sendable, Equatable {
    public let date: CalendarDate
    /// The balances with an exchange rate on that day, in the main currency.
    public let amount: Money
    /// The balances without an exchange rate, by currency.
    public let unconverted: [Money]

    public init(date: CalendarDate, amount: Money, unconverted: [Money]) {
        self.date = date
        self.amount = amount
        self.unconverted = unconverted
    }
}
