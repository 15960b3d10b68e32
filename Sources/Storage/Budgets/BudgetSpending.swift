import Bookkeeping

extension Ledger {
    /// Returns the spending on some days within the scope of a budget in the main currency, from the totals of months and days.
    func spending(of budget: Budget, in days: ClosedRange<CalendarDate>) throws -> Spending {
        let rows = BudgetRows(of: budget, in: book, on: days)
        var spending = Spending(spent: .zero(budget.currency)), isWhole = true
        try connection.each("SELECT ifnull(sum(main), 0), ifnull(max(rest), 0) FROM (\(rows.sql))", rows.values) { cells in
            spending.spent.minorUnits = cells.int64(0)
            isWhole = cells.int64(1) == 0
            return false
        }
        guard !isWhole else { return spending }
        var rest = MoneySums()
        try connection.each("SELECT currency, rest FROM (\(rows.sql)) WHERE rest > 0", rows.values) { cells in
            try rest.add(cells.int64(1), try cells.currency(0))
            return true
        }
        spending.unconverted = rest.list
        return spending
    }
}

/// A query for the totals that make up a budget's use: whole calendar months, and the days at both ends. Each row has a currency,
/// the amount with a rate, and the amount without.
private struct BudgetRows {
    private(set) var sql: String
    private(set) var values: [any Bindable] = []

    init(of budget: Budget, in book: Book.ID, on days: ClosedRange<CalendarDate>) {
        let isEverything = budget.scope == .everything, key: [any Bindable] = isEverything ? [book] : [book, budget.id]
        let (amount, main) = isEverything ? ("expenses", "main_expenses") : ("amount", "main_amount")
        let split = MonthSplit(days)
        var parts: [String] = []
        if let months = split.months {
            parts.append(
                "SELECT currency, main_amount AS main, unconverted AS rest "
                    + (isEverything ? "FROM expense_month_total WHERE book" : "FROM budget_month_total WHERE book = ? AND budget")
                    + " = ? AND month BETWEEN ? AND ?")
            values += key + [months.lowerBound, months.upperBound]
        }
        for days in split.days {
            parts.append(
                "SELECT currency, \(main) AS main, iif(\(main) IS NULL, \(amount), 0) AS rest "
                    + (isEverything ? "FROM day_total WHERE book" : "FROM budget_day_total WHERE book = ? AND budget")
                    + " = ? AND date BETWEEN ? AND ?")
            values += key + [days.lowerBound, days.upperBound]
        }
        sql = parts.joined(separator: " UNION ALL ")
    }
}
