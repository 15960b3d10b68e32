import Bookkeeping

/// Deleting, restoring and purging one record because the other side of its link was.
extension LedgerEditor {
    /// Moves a record to the trash, with others that the same deletion of the other book has moved there.
    ///
    /// - Parameter deletion: the deletion in the other book; nil for a record that is not the person's any more.
    func delete(_ id: Transaction.ID, with deletion: Deletion.ID?, of other: LedgerEditor, at now: Int64) throws {
        let rows = try ledger.rows(of: id).map(\.number)
        guard let record = try ledger.records(rows).joined(.oldestFirst).first else { return }
        var chosen = deletion ?? Deletion.ID(milliseconds: now &* 1_000)
        if let known = try ledger.deletion(chosen), known.subject == .transaction {
            try connection.run("UPDATE deletion SET record_count = record_count + 1 WHERE id = ? AND book = ?", chosen, book)
        } else {
            if try ledger.deletion(chosen) != nil { chosen = Deletion.ID(milliseconds: now &* 1_000) }
            let deletedAt = try deletion.flatMap { try other.ledger.deletion($0)?.deletedAt } ?? now
            try insert(
                Deletion(id: chosen, subject: .transaction, name: try ledger.names().title(of: record), recordCount: 1, deletedAt: deletedAt))
        }
        for number in rows { try connection.run("UPDATE record SET deletion = ? WHERE number = ? AND book = ?", chosen, number, book) }
    }

    /// Restores one record of a deletion. Returns false if an account of it is in the trash too.
    func restore(_ id: Transaction.ID, from deletion: Deletion.ID, at now: Int64) throws -> Bool {
        let rows = try rowsInTrash(of: id)
        let isBlocked = try connection.exists(
            """
            SELECT 1 FROM record r JOIN account a ON a.book = r.book AND a.id IN (r.account, r.to_account)
            WHERE r.book = ? AND r.id = ? AND a.deletion IS NOT NULL
            """, book, id)
        guard !isBlocked else { return false }
        for number in rows { try connection.run("UPDATE record SET deletion = NULL WHERE number = ? AND book = ?", number, book) }
        var watch = try BudgetWatch(self)
        try watch?.after(.numbers(rows))
        try watch?.addAlerts(at: now)
        try countAgain(deletion)
        return true
    }

    /// Deletes a record in the trash for good.
    func purge(_ id: Transaction.ID, from deletion: Deletion.ID?) throws {
        for number in try rowsInTrash(of: id) { try connection.run("DELETE FROM record WHERE number = ? AND book = ?", number, book) }
        if let deletion { try countAgain(deletion) }
    }

    private func rowsInTrash(of id: Transaction.ID) throws -> [Int64] {
        try connection.rows(
            """
            SELECT number FROM record WHERE book = ?1 AND id = ?2 AND deletion IS NOT NULL
            UNION SELECT number FROM record WHERE book = ?1 AND receipt = ?2 AND receipt IS NOT NULL AND deletion IS NOT NULL ORDER BY number
            """, book, id
        ) { $0.int64(0) }
    }
}
