/// Spending by day in the main currency, and the amounts without an exchange rate.
public struct SpendingByDay: Sendable, Equatable {
    /// The spending of one day.
    public struct Day: Sendable, Equatable {
        public let date: CalendarDate
        public let amount: Money

        public init(date: CalendarDate, amount: Money) {
            self.date = date
            self.amount = amount
        }
    }

    /// The days with spending, in order.
    public let days: [Day]
    /// The sum of all days.
    public let total: Money
    /// The amounts without an exchange rate on their day, by currency.
    public let unconverted: [Money]
    /// The first day with an expense, with or without an exchange rate; nil without any.
    public let firstDay: CalendarDate?

    public init(days: [Day], total: Money, unconverted: [Money], firstDay: CalendarDate?) {
        self.days = days
        self.total = total
        self.unconverted = unconverted
        self.firstDay = firstDay
    }
}

/// Expenses or income by category in the main currency, and the amounts without an exchange rate.
public struct SumsByCategory: Sendable, Equatable {
    /// The sum of one category.
    public struct Part: Sendable, Equatable {
        public let category: Category.ID
        public let amount: Money

        public init(category: Category.ID, amount: Money) {
            self.category = category
            self.amount = amount
        }
    }

    /// The categories with a sum other than zero, largest first.
    public let parts: [Part]
    /// The sum of all categories.
    public let total: Money
    /// The amounts without an exchange rate on their day, by currency.
    public let unconverted: [Money]

    public init(parts: [Part], total: Money, unconverted: [Money]) {
        self.parts = parts
        self.total = total
        self.unconverted = unconverted
    }
}
