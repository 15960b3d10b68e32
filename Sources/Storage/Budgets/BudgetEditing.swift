import Bookkeeping

extension LedgerEditor {
    /// Adds a budget; new hashtags are created.
    ///
    /// Throws `.notFound` for a category that does not exist, `.conflict(.wrongKind)` for one of income,
    /// `.conflict(.currencyMismatch)` for an amount that is not in the main currency.
    public func addBudget(_ id: Budget.ID, _ draft: Budget.Draft, on today: CalendarDate, at now: Int64) throws -> Saved {
        guard try saved(id, in: "budget") == .added else { return .alreadySaved }
        let budget = Budget(id: id, draft, today: today, calendar: try ledger.calendar())
        try insert(budget, at: now)
        return .added
    }

    /// Updates a budget; throws the same errors. The daily budget is changed only by ``setDailyBudget(_:_:on:at:)``; here it
    /// throws `.notFound`.
    public func updateBudget(_ id: Budget.ID, _ draft: Budget.Draft, on today: CalendarDate, at now: Int64) throws {
        guard let budget = try ledger.budget(id), !budget.isDaily else { throw StoreError.notFound }
        try update(budget, to: budget.changed(by: draft, today: today, calendar: try ledger.calendar()), at: now)
    }

    /// Sets the daily budget, which is created with the ID if there is none yet.
    @discardableResult
    public func setDailyBudget(_ id: Budget.ID, _ draft: Budget.DailyDraft, on today: CalendarDate, at now: Int64) throws
        -> Budget
    {
        let calendar = try ledger.calendar()
        if let budget = try ledger.dailyBudget() {
            let changed = budget.changed(by: draft, today: today, calendar: calendar)
            try update(budget, to: changed, at: now)
            return changed
        }
        // The ID of a deleted budget is not used again.
        let free = try saved(id, in: "budget") == .added ? id : Budget.ID(milliseconds: now &* 1_000)
        let budget = Budget(id: free, draft, today: today, calendar: calendar)
        try insert(budget, at: now)
        return budget
    }

    /// Deletes a budget, also the daily one; its totals are kept up to date, so that it can be restored.
    public func deleteBudget(_ id: Budget.ID, as deletion: Deletion.ID, at now: Int64) throws -> Deletion {
        guard let budget = try ledger.budget(id) else { throw StoreError.notFound }
        let made = Deletion(id: deletion, subject: .budget, name: budget.name, recordCount: 0, deletedAt: now)
        try insert(made)
        try connection.run("UPDATE budget SET deletion = ? WHERE id = ? AND book = ?", deletion, id, book)
        return made
    }

    private func insert(_ budget: Budget, at now: Int64) throws {
        try checkCurrency(of: budget)
        try connection.run(
            """
            INSERT INTO budget (id, book, name, name_key, is_daily, period, is_everything, currency, has_rollover, alert_percent, begins,
                counts_from, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, budget.id, book, budget.name, budget.name.folded, budget.isDaily, budget.length.rawValue,
            budget.scope == .everything, budget.currency, budget.hasRollover, budget.alertPercent, budget.begins,
            budget.countsFrom, now)
        try save(budget.amounts, of: budget.id)
        try save(budget.scope, of: budget.id, at: now)
    }

    private func update(_ old: Budget, to budget: Budget, at now: Int64) throws {
        if budget.amounts != old.amounts { try checkCurrency(of: budget) }
        try connection.run(
            """
            UPDATE budget SET name = ?, name_key = ?, period = ?, is_everything = ?, currency = ?, has_rollover = ?, alert_percent = ?,
                begins = ?, counts_from = ?
            WHERE id = ? AND book = ?
            """, budget.name, budget.name.folded, budget.length.rawValue, budget.scope == .everything, budget.currency,
            budget.hasRollover, budget.alertPercent, budget.begins, budget.countsFrom, budget.id, book)
        if budget.amounts != old.amounts { try save(budget.amounts, of: budget.id) }
        if budget.scope != old.scope { try save(budget.scope, of: budget.id, at: now) }
    }

    private func checkCurrency(of budget: Budget) throws {
        guard try ledger.mainCurrency() == budget.currency else { throw StoreError.conflict(.currencyMismatch) }
    }

    private func save(_ amounts: BudgetAmounts, of budget: Budget.ID) throws {
        try connection.run("DELETE FROM budget_amount WHERE book = ? AND budget = ?", book, budget)
        for entry in amounts.entries {
            try connection.run(
                "INSERT INTO budget_amount (budget, month, amount, book) VALUES (?, ?, ?, ?)", budget, entry.month, entry.amount.minorUnits, book
            )
        }
    }

    private func save(_ scope: Budget.Scope, of budget: Budget.ID, at now: Int64) throws {
        for table in ["budget_category", "budget_hashtag", "budget_day_total"] {
            try connection.run("DELETE FROM \(table) WHERE book = ? AND budget = ?", book, budget)
        }
        try MergedScopes.forget(.budget, budget, in: book, connection)
        guard case .only(let categories, let hashtags) = scope else { return }
        for category in categories {
            guard let kind = try ledger.category(category)?.kind else { throw StoreError.notFound }
            guard kind == .expense else { throw StoreError.conflict(.wrongKind) }
            try connection.run("INSERT INTO budget_category (budget, category, book) VALUES (?, ?, ?)", budget, category, book)
        }
        try coverFamilies(of: budget)
        var references = RecordReferences(editor: self, now: now)
        for hashtag in try references.hashtags(hashtags).entries {
            try connection.run("INSERT INTO budget_hashtag (budget, hashtag, book) VALUES (?, ?, ?)", budget, hashtag.id, book)
        }
        try BudgetTotals(editor: self).refresh(budget)
    }
}
