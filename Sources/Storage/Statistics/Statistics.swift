import Bookkeeping

/// The questions of statistics about the records of a scope.
///
/// They are answered from the totals of days and months. Of a hashtag or a vendor there are none: its records are read once, and every
/// question is answered from their sums by day and category.
public struct Statistics {
    private let ledger: Ledger
    public let scope: StatisticsScope
    private let found: FoundSums?

    init(_ ledger: Ledger, _ scope: StatisticsScope, found: FoundSums?) { (self.ledger, self.scope, self.found) = (ledger, scope, found) }

    /// Returns income and expenses in each of several ranges of days, in order and without overlaps, in the main currency.
    public func incomeAndExpenses(in ranges: [ClosedRange<CalendarDate>]) throws -> IncomeAndExpenses {
        if let found { return try found.incomeAndExpenses(in: ranges) }
        return try ledger.incomeAndExpenses(in: ranges, category: scope.category, account: scope.account)
    }

    /// Returns income and expenses of some days, and separately those without an exchange rate; the number of records is zero.
    public func totals(in dates: ClosedRange<CalendarDate>) throws -> ConvertedTotals {
        try totals(of: try incomeAndExpenses(in: [dates]))
    }

    /// Returns the same of all of several ranges.
    public func totals(of sums: IncomeAndExpenses) throws -> ConvertedTotals {
        var income = Money.zero(try ledger.mainCurrency()), expenses = income
        for part in sums.parts {
            try income.add(part.income.minorUnits)
            try expenses.add(part.expenses.minorUnits)
        }
        return ConvertedTotals(
            income: income, expenses: expenses, recordCount: 0, unconvertedIncome: sums.unconvertedIncome,
            unconvertedExpenses: sums.unconvertedExpenses)
    }

    /// Returns the expenses or the income of each category, largest first.
    public func sums(of kind: Category.Kind, in dates: ClosedRange<CalendarDate>) throws -> SumsByCategory {
        if let found { return try found.sums(of: kind, in: dates) }
        return try ledger.sums(of: kind, in: dates, category: scope.category, account: scope.account)
    }

    /// Returns the spending of each day, of a category or of all in the scope.
    ///
    /// - Parameter byMonth: true if whole calendar months may be dated their first day.
    public func spendingByDay(
        in dates: ClosedRange<CalendarDate>, category: Category.ID? = nil, byMonth: Bool = false
    ) throws -> SpendingByDay {
        if let found { return try found.spendingByDay(in: dates, categories: category.map { Set(try ledger.family(of: $0)) }) }
        if byMonth, scope.account == nil, let category = category ?? scope.category {
            return try ledger.spendingByMonth(in: dates, category: category)
        }
        return try ledger.spendingByDay(in: dates, category: category ?? scope.category, account: scope.account)
    }
}

extension Ledger {
    /// The most records of a hashtag or a vendor that are read.
    private static let summableForStatistics = 20_000

    /// Returns the questions about the records of a scope.
    ///
    /// - Parameter dates: the days of all questions; questions about a scope with totals may ask for other days too.
    /// - Returns: nil if there are too many records of a hashtag or a vendor to read them.
    public func statistics(of scope: StatisticsScope, in dates: ClosedRange<CalendarDate>) throws -> Statistics? {
        guard scope.needsRecords else { return Statistics(self, scope, found: nil) }
        let found = try FoundSums(self, scope, in: dates, limit: Self.summableForStatistics)
        return found.map { Statistics(self, scope, found: $0) }
    }
}
