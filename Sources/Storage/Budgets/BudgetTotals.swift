import Bookkeeping

/// Recalculates the totals of budgets with a scope after changes that the triggers do not see: another scope, a deleted or
/// restored hashtag, other exchange rates.
///
/// The part of the categories comes from the totals of days, the part of the hashtags from the records that have them.
struct BudgetTotals {
    let editor: LedgerEditor

    private var connection: Connection { editor.connection }

    /// Recalculates the totals of one budget on all days.
    func refresh(_ budget: Budget.ID) throws { try refresh("id = ?2", budget, on: MainAmounts.allDays) }

    /// Recalculates the totals of all budgets that have a hashtag in their scope.
    func refresh(having hashtag: Hashtag.ID) throws {
        try refresh("id IN (SELECT budget FROM budget_hashtag WHERE book = ?1 AND hashtag = ?2)", hashtag, on: MainAmounts.allDays)
    }

    /// Recalculates the part of all budgets' totals on some days that comes from records in one currency.
    func refreshAll(in currency: Currency, on days: ClosedRange<CalendarDate>) throws {
        try refresh("?2 IS NOT NULL", editor.book, on: days, in: currency)
    }

    /// Recalculates deleted budgets too, because they can be restored.
    private func refresh(
        _ which: String, _ value: some Bindable, on days: ClosedRange<CalendarDate>, in currency: Currency? = nil
    ) throws {
        let budgets: [Budget.ID] = try connection.rows(
            "SELECT id FROM budget WHERE book = ?1 AND is_everything = 0 AND \(which)", editor.book, value
        ) { try $0.id(0) }
        for budget in budgets {
            try connection.run(
                "DELETE FROM budget_day_total WHERE book = ?5 AND budget = ?1 AND date BETWEEN ?2 AND ?3 AND \(Self.isOfCurrency)", budget,
                days.lowerBound, days.upperBound, currency, editor.book)
            try addCategories(of: budget, on: days, in: currency)
            try addHashtags(of: budget, on: days, in: currency)
        }
    }

    private static let isOfCurrency = "(currency = ?4 OR ?4 IS NULL)"
    private static let columns = "budget_day_total (book, budget, date, currency, amount, main_amount, count)"

    private func addCategories(of budget: Budget.ID, on days: ClosedRange<CalendarDate>, in currency: Currency?) throws {
        try connection.run(
            """
            INSERT INTO \(Self.columns)
            SELECT ?5, ?1, d.date, d.currency, sum(d.amount), sum(d.main_amount), sum(d.count)
            FROM budget_category c CROSS JOIN day_category_total d INDEXED BY day_of_category
            ON d.book = c.book AND d.category = c.category AND d.date BETWEEN ?2 AND ?3
            WHERE c.book = ?5 AND c.budget = ?1 AND d.kind = 'expense' AND \(Self.isOfCurrency) GROUP BY d.date, d.currency
            """, budget, days.lowerBound, days.upperBound, currency, editor.book)
    }

    /// Adds the records that have one of the hashtags and none of the categories.
    private func addHashtags(of budget: Budget.ID, on days: ClosedRange<CalendarDate>, in currency: Currency?) throws {
        let numbers = RecordNumber.range(days)
        try connection.run(
            """
            INSERT INTO \(Self.columns)
            SELECT ?5, ?1, r.date, r.currency, sum(r.amount), sum(r.main_amount), count(*)
            FROM (SELECT DISTINCT l.record AS number FROM budget_hashtag h CROSS JOIN hashtag t ON t.book = h.book AND t.id = h.hashtag
                CROSS JOIN record_hashtag l INDEXED BY record_of_hashtag
                ON l.book = h.book AND l.hashtag = h.hashtag AND l.record BETWEEN ?2 AND ?3
                WHERE h.book = ?5 AND h.budget = ?1 AND t.deletion IS NULL) n CROSS JOIN record r ON r.number = n.number
            WHERE r.deletion IS NULL AND r.kind = 'expense' AND \(Self.isOfCurrency)
            AND NOT EXISTS (SELECT 1 FROM budget_category c WHERE c.book = ?5 AND c.budget = ?1 AND c.category = r.category)
            GROUP BY r.date, r.currency
            ON CONFLICT (book, budget, date, currency) DO UPDATE SET
                amount = amount + excluded.amount, main_amount = main_amount + excluded.main_amount, count = count + excluded.count
            """, budget, numbers.lowerBound, numbers.upperBound, currency, editor.book)
    }
}
