import Bookkeeping

extension LedgerEditor {
    /// Merges one hashtag into another: the records, budgets, recurrences and rules that file of the first get the second, without duplicates, and the first is
    /// deleted for good. Deleted records have the second too once restored. Adds an alert for each budget that reaches a level
    /// (``raised``).
    ///
    /// - Returns: the number of records that had the first.
    /// - Throws: `.notFound` if there is no such hashtag, `.conflict(.invalid)` for merging a hashtag into itself.
    public func mergeHashtag(_ id: Hashtag.ID, into target: Hashtag.ID, at now: Int64) throws -> Int {
        guard let merged = try ledger.hashtag(id), try ledger.hashtag(target) != nil else { throw StoreError.notFound }
        guard id != target else { throw StoreError.conflict(.invalid) }
        let numbers = try connection.rows("SELECT record FROM record_hashtag WHERE book = ? AND hashtag = ?", book, id) { $0.int64(0) }
        var watch = try BudgetWatch(self)
        try watch?.before(.numbers(numbers))
        try moveLinks(from: id, to: target)
        try connection.run("DELETE FROM hashtag WHERE id = ? AND book = ?", id, book)
        try refreshRecords(of: target)
        try BudgetTotals(editor: self).refresh(having: target)
        try watch?.after(.numbers(numbers))
        try watch?.addAlerts(at: now)
        return merged.recordCount
    }

    /// Moves records before budgets, so that the triggers of budget totals see each record with the scope it was counted in.
    private func moveLinks(from id: Hashtag.ID, to target: Hashtag.ID) throws {
        try connection.run(
            """
            INSERT INTO record_hashtag (record, hashtag, book) SELECT record, ?2, book FROM record_hashtag l WHERE book = ?3 AND hashtag = ?1
            AND NOT EXISTS (SELECT 1 FROM record_hashtag o WHERE o.record = l.record AND o.hashtag = ?2)
            """, id, target, book)
        try connection.run("DELETE FROM record_hashtag WHERE book = ? AND hashtag = ?", book, id)
        try connection.run(
            """
            INSERT INTO budget_hashtag (budget, hashtag, book) SELECT budget, ?2, book FROM budget_hashtag l WHERE book = ?3 AND hashtag = ?1
            AND NOT EXISTS (SELECT 1 FROM budget_hashtag o WHERE o.book = l.book AND o.budget = l.budget AND o.hashtag = ?2)
            """, id, target, book)
        try connection.run("DELETE FROM budget_hashtag WHERE book = ? AND hashtag = ?", book, id)
        try connection.run(
            "INSERT INTO recurring_hashtag (rule, hashtag, book) SELECT rule, ?2, book FROM recurring_hashtag WHERE book = ?3 AND hashtag = ?1 ON CONFLICT DO NOTHING",
            id, target, book)
        try connection.run(
            "INSERT INTO filing_hashtag (rule, hashtag, book) SELECT rule, ?2, book FROM filing_hashtag WHERE book = ?3 AND hashtag = ?1 ON CONFLICT DO NOTHING",
            id, target, book)
    }
}
