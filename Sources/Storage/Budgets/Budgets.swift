import Bookkeeping

extension Ledger {
    private static let columns = """
        b.id, b.name, b.period, b.is_everything, b.currency, b.has_rollover, b.alert_percent, b.is_daily, b.begins, b.counts_from
        """

    /// Returns the budgets: the daily one first, then by name.
    public func budgets() throws -> [Budget] {
        try budgets("b.book = ? AND b.deletion IS NULL", book).sorted(byName: \.name)
    }

    /// Returns a budget; nil if it does not exist or has been deleted.
    public func budget(_ id: Budget.ID) throws -> Budget? {
        try budgets("b.id = ? AND b.book = ? AND b.deletion IS NULL", id, book).first
    }

    /// Returns the daily budget; nil if it has not been set.
    public func dailyBudget() throws -> Budget? {
        try budgets("b.book = ? AND b.name_key = '' AND b.deletion IS NULL", book).first
    }

    /// Returns a budget for calculating figures: its scope says only whether it is everything, and has no categories or hashtags.
    func budgetForFigures(_ id: Budget.ID) throws -> Budget? {
        try rows("b.id = ? AND b.book = ? AND b.deletion IS NULL", [id, book]).first.map { row in
            try row.budget(
                scope: row.isEverything ? .everything : .only(categories: [], hashtags: []), amounts: try amounts(of: row))
        }
    }

    private func budgets(_ condition: String, _ values: any Bindable...) throws -> [Budget] {
        try rows(condition, values).map { row in
            var scope = Budget.Scope.everything
            if !row.isEverything { scope = .only(categories: try categories(of: row.id), hashtags: try hashtags(of: row.id)) }
            return try row.budget(scope: scope, amounts: try amounts(of: row))
        }
    }

    private func rows(_ condition: String, _ values: [any Bindable]) throws -> [BudgetRow] {
        var rows: [BudgetRow] = []
        try connection.each("SELECT \(Self.columns) FROM budget b WHERE \(condition)", values) { cells in
            rows.append(try BudgetRow(cells))
            return true
        }
        return rows
    }

    private func amounts(of row: BudgetRow) throws -> BudgetAmounts? {
        BudgetAmounts(
            try connection.rows("SELECT month, amount FROM budget_amount WHERE book = ? AND budget = ? ORDER BY month", book, row.id) { cells in
                BudgetAmounts.Entry(month: try cells.date(0), amount: Money(minorUnits: cells.int64(1), row.currency))
            })
    }

    private func categories(of budget: Budget.ID) throws -> [Category.ID] {
        try connection.rows(
            """
            SELECT c.id FROM budget_category s CROSS JOIN category c ON c.book = s.book AND c.id = s.category
            WHERE s.book = ? AND s.budget = ? AND s.is_chosen = 1 AND c.deletion IS NULL ORDER BY c.position
            """, book, budget
        ) { try $0.id(0) }
    }

    private func hashtags(of budget: Budget.ID) throws -> [String] {
        try connection.rows(
            """
            SELECT t.name FROM budget_hashtag s CROSS JOIN hashtag t ON t.book = s.book AND t.id = s.hashtag
            WHERE s.book = ? AND s.budget = ? AND t.deletion IS NULL
            """, book, budget
        ) { $0.text(0) }.sorted(byName: \.self)
    }
}

/// A row of the table, before its amounts and scope are read.
private struct BudgetRow {
    let id: Budget.ID
    let name: String
    let length: Period.Length
    let isEverything: Bool
    let currency: Currency
    let hasRollover: Bool
    let alertPercent: Int
    let isDaily: Bool
    let begins: CalendarDate
    let countsFrom: CalendarDate?

    init(_ cells: Cells) throws {
        id = try cells.id(0)
        name = cells.text(1)
        length = try cells.word(2)
        isEverything = cells.bool(3)
        currency = try cells.currency(4)
        hasRollover = cells.bool(5)
        alertPercent = cells.int(6)
        isDaily = cells.bool(7)
        begins = try cells.date(8)
        countsFrom = try cells.optional(9, cells.date)
    }

    func budget(scope: Budget.Scope, amounts: BudgetAmounts?) throws -> Budget {
        guard let amounts else { throw StoreError.damaged("a budget has no amounts") }
        return Budget(
            id: id, name: name, length: length, scope: scope, amounts: amounts, hasRollover: hasRollover,
            alertPercent: alertPercent,
            isDaily: isDaily, begins: begins, countsFrom: countsFrom)
    }
}
