import Bookkeeping

extension LedgerEditor {
    /// Restores a deletion with all that belongs to it; if a name has been taken meanwhile, a number is appended. Adds an alert for each budget that
    /// reaches a level (``raised``).
    ///
    /// - Throws: `.notFound` if there is nothing to restore, `.conflict(.accountLimit)`, `.conflict(.accountDeleted)`,
    ///   `.conflict(.dailyBudget)`.
    public func restore(_ id: Deletion.ID, at now: Int64) throws -> Deletion {
        guard let deletion = try ledger.deletion(id) else { throw StoreError.notFound }
        var watch = try BudgetWatch(self)
        switch deletion.subject {
        case .transaction:
            try watch?.after(.deleted(with: id, in: book))
            try restoreRecord(id)
        case .account:
            try watch?.after(.deleted(with: id, in: book))
            try restoreAccount(id)
        case .category:
            try watch?.before(.moved(by: id, in: book))
            try restoreCategory(id)
            try watch?.after(.moved(by: id, in: book))
        case .hashtag:
            let hashtag = try hashtag(of: id)
            try watch?.before(.tagged(hashtag, in: book))
            try restoreHashtag(hashtag, id)
            try watch?.after(.tagged(hashtag, in: book))
        case .budget: try restoreBudget(id)
        case .goal, .note: try restoreThings(of: id)
        case .recurring: try restoreRecurrences(of: id)
        case .rule: try connection.run("UPDATE filing_rule SET deletion = NULL WHERE book = ? AND deletion = ?", book, id)
        }
        try watch?.addAlerts(at: now)
        try connection.run("DELETE FROM deletion WHERE id = ? AND book = ?", id, book)
        try keepLinksInStep(at: now)
        return deletion
    }

    private func restoreRecord(_ deletion: Deletion.ID) throws {
        let isBlocked = try connection.exists(
            """
            SELECT 1 FROM record r JOIN account a ON a.book = r.book AND a.id IN (r.account, r.to_account)
            WHERE r.book = ? AND r.deletion = ? AND a.deletion IS NOT NULL LIMIT 1
            """, book, deletion)
        guard !isBlocked else { throw StoreError.conflict(.accountDeleted) }
        try restoreRecords(of: deletion)
    }

    private func restoreAccount(_ deletion: Deletion.ID) throws {
        let isArchived = try connection.exists("SELECT 1 FROM account WHERE book = ? AND deletion = ? AND archived_at IS NOT NULL", book, deletion)
        guard try isArchived ? archivedCount() < Account.archivedLimit : accountCount() < Account.limit else {
            throw StoreError.conflict(.accountLimit)
        }
        try accountUse.putLast("deletion", deletion)
        try restoreName("account", deletion, suffix: { " (\($0))" })
        // If the other account of a transfer was deleted meanwhile, the transfer moves to the deletion of that account.
        try connection.run(
            """
            UPDATE record SET deletion = (SELECT a.deletion FROM account a
                WHERE a.book = record.book AND a.id IN (record.account, record.to_account) AND a.deletion IS NOT NULL)
            WHERE book = ? AND deletion = ? AND kind = 'transfer' AND EXISTS (SELECT 1 FROM account a
                WHERE a.book = record.book AND a.id IN (record.account, record.to_account) AND a.deletion IS NOT NULL)
            """, book, deletion)
        try restoreRecords(of: deletion)
        try connection.run(
            """
            UPDATE recurring_rule SET deletion = NULL WHERE book = ?1 AND deletion = ?2 AND NOT EXISTS (\(Self.deletedAccountOfRecurrence))
            """, book, deletion)
        try connection.run(
            """
            UPDATE recurring_rule SET deletion = (\(Self.deletedAccountOfRecurrence)) WHERE book = ?1 AND deletion = ?2
            """, book, deletion)
        try restoreThings(of: deletion)
    }

    /// The deletion of an account of a rule that is updated, of the book `?1`.
    private static let deletedAccountOfRecurrence = """
        SELECT a.deletion FROM recurring_record t JOIN account a ON a.book = t.book AND a.id IN (t.account, t.to_account)
        WHERE t.book = ?1 AND t.rule = recurring_rule.id AND a.deletion IS NOT NULL
        """

    /// Restores a recurrence. Days that it has missed become due.
    private func restoreRecurrences(of deletion: Deletion.ID) throws {
        let isBlocked = try connection.exists(
            "SELECT 1 FROM recurring_rule WHERE book = ?1 AND deletion = ?2 AND EXISTS (\(Self.deletedAccountOfRecurrence))", book, deletion)
        guard !isBlocked else { throw StoreError.conflict(.accountDeleted) }
        try connection.run("UPDATE recurring_rule SET deletion = NULL WHERE book = ? AND deletion = ?", book, deletion)
    }

    private func restoreCategory(_ deletion: Deletion.ID) throws {
        let category: Category.ID? = try connection.first(
            "SELECT id FROM category WHERE book = ? AND deletion = ?", book, deletion
        ) {
            try $0.id(0)
        }
        try restoreName("category", deletion, suffix: { " (\($0))" })
        // Only records that are still in the category they were moved to: others have been recategorized by hand since.
        try connection.run(
            """
            UPDATE record SET category = ?1 WHERE number IN (SELECT record FROM deletion_move WHERE book = ?3 AND deletion = ?2)
            AND category = (SELECT moved_to FROM deletion WHERE book = ?3 AND id = ?2) AND book = ?3
            """, category, deletion, book)
        try connection.run(
            """
            UPDATE recurring_record SET category = moved_from, moved_by = NULL, moved_from = NULL WHERE book = ?1 AND moved_by = ?2
            AND category = (SELECT moved_to FROM deletion WHERE book = ?1 AND id = ?2)
            """, book, deletion)
        try connection.run(
            """
            UPDATE filing_rule SET new_category = moved_from, moved_by = NULL, moved_from = NULL WHERE book = ?1 AND moved_by = ?2
            AND new_category = (SELECT moved_to FROM deletion WHERE book = ?1 AND id = ?2)
            """, book, deletion)
        let target: Category.ID? = try connection.first("SELECT moved_to FROM deletion WHERE book = ? AND id = ?", book, deletion) {
            try $0.optionalID(0)
        }.flatMap(\.self)
        if let target { try MergedScopes(editor: self, deletion: deletion).remove(target) }
        if let category { try flattenFamily(of: category) }
        try refreshFamilies()
    }

    private func hashtag(of deletion: Deletion.ID) throws -> Hashtag.ID {
        let found: Hashtag.ID? = try connection.first(
            "SELECT id FROM hashtag WHERE book = ? AND deletion = ?", book, deletion
        ) {
            try $0.id(0)
        }
        guard let found else { throw StoreError.notFound }
        return found
    }

    private func restoreHashtag(_ hashtag: Hashtag.ID, _ deletion: Deletion.ID) throws {
        try restoreName("hashtag", deletion, suffix: { "-\($0)" })
        try refreshRecords(of: hashtag)
        try BudgetTotals(editor: self).refresh(having: hashtag)
    }

    private func restoreBudget(_ deletion: Deletion.ID) throws {
        let isDaily = try connection.exists(
            "SELECT 1 FROM budget WHERE book = ? AND deletion = ? AND is_daily = 1", book, deletion)
        guard isDaily else { return try restoreName("budget", deletion, suffix: { " (\($0))" }) }
        guard try ledger.dailyBudget() == nil else { throw StoreError.conflict(.dailyBudget) }
        try connection.run("UPDATE budget SET deletion = NULL WHERE book = ? AND deletion = ?", book, deletion)
    }

    /// Restores the rows of tables of accounts that a deletion has.
    private func restoreThings(of deletion: Deletion.ID) throws {
        for things in AccountThings.all { try things.restore(deletion, self) }
    }

    private func restoreRecords(of deletion: Deletion.ID) throws {
        try connection.run("UPDATE record SET deletion = NULL WHERE book = ? AND deletion = ?", book, deletion)
    }

    /// Restores the row of `table` under its name, or under the next free one with a suffix, within 25 characters.
    private func restoreName(_ table: String, _ deletion: Deletion.ID, suffix: (Int) -> String) throws {
        let kind = table == "category" ? "kind" : "''"
        let row = try connection.first("SELECT name, \(kind) FROM \(table) WHERE book = ? AND deletion = ?", book, deletion) {
            ($0.text(0), $0.text(1))
        }
        guard let row else { throw StoreError.notFound }
        var name = row.0, count = 1
        while try connection.exists(
            "SELECT 1 FROM \(table) WHERE book = ? AND name_key = ? AND \(kind) = ? AND deletion IS NULL", book, name.folded,
            row.1)
        {
            count += 1
            name = row.0.prefix(Hashtag.nameLimit - suffix(count).count) + suffix(count)
        }
        try connection.run(
            "UPDATE \(table) SET deletion = NULL, name = ?, name_key = ? WHERE book = ? AND deletion = ?", name, name.folded,
            book, deletion)
    }
}
