import Bookkeeping

extension LedgerEditor {
    /// The tables with rows that can be in the trash, in an order that references allow deleting them in.
    static let tablesOfTrash =
        ["record", "recurring_rule", "filing_rule"] + AccountThings.all.map(\.table) + ["account", "category", "hashtag", "budget"]

    /// Purges a deletion: deletes its objects for good, with all that belongs to them.
    public func purge(_ id: Deletion.ID) throws {
        guard let deletion = try ledger.deletion(id) else { throw StoreError.notFound }
        if deletion.subject == .account { try purgeRecordsOfAccount(id) }
        if deletion.subject == .category {
            try connection.run(
                "UPDATE category SET parent = NULL WHERE book = ?1 AND parent IN (SELECT id FROM category WHERE book = ?1 AND deletion = ?2)", book,
                id)
        }
        for table in Self.tablesOfTrash {
            try connection.run("DELETE FROM \(table) WHERE book = ? AND deletion = ?", book, id)
        }
        try connection.run("DELETE FROM deletion WHERE id = ? AND book = ?", id, book)
        try keepLinksInStep(at: deletion.deletedAt)
        try connection.noteResidualData()
    }

    /// Deletes the records of the account that had been deleted on their own, since they cannot be restored without it.
    private func purgeRecordsOfAccount(_ deletion: Deletion.ID) throws {
        try purgeRecurrencesOfAccount(deletion)
        for things in AccountThings.all { try things.purge(onAccountOf: deletion, self) }
        let records = try connection.rows(
            """
            SELECT r.number, r.deletion FROM account a CROSS JOIN record r INDEXED BY record_of_deletion
            ON r.book = a.book AND r.deletion IS NOT NULL AND a.id IN (r.account, r.to_account)
            WHERE a.book = ? AND a.deletion = ? AND r.deletion IS NOT a.deletion
            """, book, deletion
        ) { ($0.int64(0), try $0.id(1, Deletion.self)) }
        for (number, _) in records {
            try connection.run("DELETE FROM record WHERE number = ? AND book = ?", number, book)
        }
        // A deletion of many records keeps the others.
        for own in Set(records.map(\.1)) { try countAgain(own) }
    }

    /// Counts the records that a deletion of records still has, and removes one that has none.
    func countAgain(_ deletion: Deletion.ID) throws {
        try connection.run(
            """
            UPDATE deletion SET record_count = (
                SELECT count(*) FROM record r WHERE r.book = ?2 AND r.deletion = ?1 AND (r.receipt IS NULL OR r.receipt = r.id))
            WHERE id = ?1 AND book = ?2 AND subject = 'transaction'
            """, deletion, book)
        try connection.run(
            """
            DELETE FROM deletion WHERE id = ?1 AND book = ?2 AND subject = 'transaction'
            AND NOT EXISTS (SELECT 1 FROM record WHERE book = ?2 AND deletion = ?1)
            """, deletion, book)
    }

    /// Deletes the recurrences of the account that had been deleted on their own, for the same reason.
    private func purgeRecurrencesOfAccount(_ deletion: Deletion.ID) throws {
        let rules = try connection.rows(
            """
            SELECT DISTINCT r.deletion FROM account a JOIN recurring_record t ON t.book = a.book AND a.id IN (t.account, t.to_account)
            JOIN recurring_rule r ON r.book = t.book AND r.id = t.rule
            WHERE a.book = ? AND a.deletion = ? AND r.deletion IS NOT NULL AND r.deletion IS NOT a.deletion
            """, book, deletion
        ) { try $0.id(0, Deletion.self) }
        for own in rules {
            try connection.run("DELETE FROM recurring_rule WHERE book = ? AND deletion = ?", book, own)
            try connection.run("DELETE FROM deletion WHERE book = ? AND id = ? AND subject = 'recurring'", book, own)
        }
    }
}
