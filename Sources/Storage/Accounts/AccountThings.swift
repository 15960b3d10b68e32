import Bookkeeping

/// A table whose rows belong to an account of their book: they go to the trash with it, come back with it, and are purged with it.
///
/// It has the columns `book`, `id`, `account` and `deletion`. No account of a person has any, and a row that is not in the trash is on an account that is
/// not in the trash either.
struct AccountThings: Sendable {
    /// The name of the table.
    let table: String
    /// The name of a row, in the database check.
    let noun: String
    /// The kind of deletion of a single row.
    let subject: Deletion.Subject
    /// Reads all rows, those in the trash among them, into an exported book.
    let export: @Sendable (inout ExportedBook, Ledger) throws -> Void
    /// Returns an insertion for each row of an exported book.
    let insertions: @Sendable (ExportedBook) -> [(LedgerEditor) throws -> Void]
    /// A query that has a row if there are more rows in the book `?1` than there may be, beside those in the trash.
    let tooMany: String
    /// The conflict then.
    let full: Conflict

    /// In the order in which they are inserted.
    static let all = [goals, notes]

    /// Moves the rows of an account to the trash.
    func delete(of account: Account.ID, as deletion: Deletion.ID, _ editor: LedgerEditor) throws {
        try editor.connection.run(
            "UPDATE \(table) SET deletion = ? WHERE book = ? AND account = ? AND deletion IS NULL", deletion, editor.book, account)
    }

    /// Moves a row to the trash as a deletion of its own.
    func delete(_ id: any Bindable, named name: String, as deletion: Deletion.ID, at now: Int64, _ editor: LedgerEditor) throws -> Deletion {
        let made = Deletion(id: deletion, subject: subject, name: name, recordCount: 0, deletedAt: now)
        try editor.insert(made)
        try editor.connection.run("UPDATE \(table) SET deletion = ? WHERE book = ? AND id = ?", deletion, editor.book, id)
        return made
    }

    /// Restores the rows of a deletion. Throws `.conflict(.accountDeleted)`, and ``full``.
    func restore(_ deletion: Deletion.ID, _ editor: LedgerEditor) throws {
        let isBlocked = try editor.connection.exists(
            """
            SELECT 1 FROM \(table) t JOIN account a ON a.book = t.book AND a.id = t.account
            WHERE t.book = ? AND t.deletion = ? AND a.deletion IS NOT NULL
            """, editor.book, deletion)
        guard !isBlocked else { throw StoreError.conflict(.accountDeleted) }
        try editor.connection.run("UPDATE \(table) SET deletion = NULL WHERE book = ? AND deletion = ?", editor.book, deletion)
        try checkLimit(editor)
    }

    /// Throws ``full`` for more rows than there may be.
    func checkLimit(_ editor: LedgerEditor) throws {
        if try editor.connection.exists(tooMany, editor.book) { throw StoreError.conflict(full) }
    }

    /// Deletes for good the rows on the account of a deletion that had been deleted on their own, since they cannot be restored without it.
    func purge(onAccountOf deletion: Deletion.ID, _ editor: LedgerEditor) throws {
        let own = try editor.connection.rows(
            """
            SELECT DISTINCT t.deletion FROM account a JOIN \(table) t ON t.book = a.book AND t.account = a.id
            WHERE a.book = ? AND a.deletion = ? AND t.deletion IS NOT NULL AND t.deletion IS NOT a.deletion
            """, editor.book, deletion
        ) { try $0.id(0, Deletion.self) }
        for own in own {
            try editor.connection.run("DELETE FROM \(table) WHERE book = ? AND deletion = ?", editor.book, own)
            try editor.connection.run("DELETE FROM deletion WHERE book = ? AND id = ? AND subject = ?", editor.book, own, subject.rawValue)
        }
    }

    /// The invariants for the check of the database.
    static var invariants: [(String, String)] {
        all.map { ("A \($0.noun) is on a deleted account, or on one of a person.", $0.misplaced(in: BookState.isLive(column: "t.book"))) }
    }

    /// Returns the query of the rows that break the invariant of the table.
    ///
    /// - Parameter books: the condition on the books `t.book`.
    func misplaced(in books: String) -> String {
        """
        SELECT t.id FROM \(table) t JOIN account a ON a.book = t.book AND a.id = t.account
        WHERE \(books) AND t.deletion IS NULL AND (a.deletion IS NOT NULL OR a.person IS NOT NULL)
        """
    }
}
