import Bookkeeping

extension LedgerEditor {
    /// The editor of the order and the archiving of accounts.
    public var accountUse: AccountUseEditor { AccountUseEditor(editor: self) }
}

/// Changes the order of the accounts, archives them and takes them back into use.
public struct AccountUseEditor {
    let editor: LedgerEditor

    private var ledger: Ledger { editor.ledger }
    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }

    /// Archives an account: it keeps its records, counts in all figures, and is not offered for new records.
    ///
    /// Throws `.conflict(.defaultAccount)`, and `.conflict(.accountInUse)` if recurring records or a connection to a bank use it. Does nothing for an
    /// archived one.
    public func archive(_ id: Account.ID, at now: Int64) throws {
        let account = try editor.editable(id)
        guard !account.isArchived else { return }
        guard !account.isDefault else { throw StoreError.conflict(.defaultAccount) }
        guard try !isUsed(id) else { throw StoreError.conflict(.accountInUse) }
        guard try editor.archivedCount() < Account.archivedLimit else { throw StoreError.conflict(.accountLimit) }
        try connection.run("UPDATE account SET archived_at = ? WHERE id = ? AND book = ?", now, id, book)
    }

    /// Takes an account back into use. Throws `.conflict(.accountLimit)` if ``Account/limit`` are in use.
    public func takeBack(_ id: Account.ID) throws {
        guard try editor.editable(id).isArchived else { return }
        guard try editor.accountCount() < Account.limit else { throw StoreError.conflict(.accountLimit) }
        try connection.run("UPDATE account SET archived_at = NULL WHERE id = ? AND book = ?", id, book)
        try putLast("id", id)
    }

    /// Puts an account behind the others if these have been ordered since it was one of them.
    ///
    /// - Parameter column: the column that has the value.
    func putLast(_ column: String, _ value: any Bindable) throws {
        try connection.run(
            "UPDATE account SET position = \(LedgerEditor.nextPosition(of: "?1")) WHERE book = ?1 AND \(column) = ?2 AND position = 0", book, value)
    }

    /// Moves an account before the one above it, or behind the one below. Returns false for the first or the last one in use.
    public func move(_ id: Account.ID, up: Bool) throws -> Bool {
        var order = try ledger.accounts().filter { !$0.isArchived }.map(\.id)
        guard let index = order.firstIndex(of: id) else { throw StoreError.notFound }
        let other = up ? index - 1 : index + 1
        guard order.indices.contains(other) else { return false }
        order.swapAt(index, other)
        for (position, account) in order.enumerated() {
            try connection.run("UPDATE account SET position = ? WHERE book = ? AND id = ?", position + 1, book, account)
        }
        return true
    }

    /// Returns true if recurring records that go on, or a connection to a bank, use an account.
    private func isUsed(_ id: Account.ID) throws -> Bool {
        let isInLink = try connection.exists(
            "SELECT 1 FROM bank_connection_account WHERE book = ? AND account = ? LIMIT 1", book, id)
        return try isInLink
            || connection.exists(
                """
                SELECT 1 FROM recurring_record t JOIN recurring_rule l ON l.book = t.book AND l.id = t.rule
                WHERE t.book = ?1 AND ?2 IN (t.account, t.to_account) AND l.deletion IS NULL AND l.next_due IS NOT NULL LIMIT 1
                """, book, id)
    }
}
