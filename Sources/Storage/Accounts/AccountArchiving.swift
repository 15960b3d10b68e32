import Bookkeeping

extension LedgerEditor {
    /// The order of the accounts, and which of them are in use, to change both.
    public var accountUse: AccountUseEditor { AccountUseEditor(editor: self) }
}

/// Changes of the order of the accounts, and of which of them are in use.
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
        let archived = try connection.count("SELECT count(*) FROM account WHERE book = ? AND deletion IS NULL AND archived_at IS NOT NULL", book)
        guard archived < Account.archivedLimit else { throw StoreError.conflict(.accountLimit) }
        try connection.run("UPDATE account SET archived_at = ? WHERE id = ? AND book = ?", now, id, book)
    }

    /// Takes an account back into use. Throws `.conflict(.accountLimit)` if ``Account/limit`` are in use.
    public func takeBack(_ id: Account.ID) throws {
        guard try editor.editable(id).isArchived else { return }
        guard try editor.accountCount() < Account.limit else { throw StoreError.conflict(.accountLimit) }
        try connection.run("UPDATE account SET archived_at = NULL WHERE id = ? AND book = ?", id, book)
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
        let isInConnection = try connection.exists(
            "SELECT 1 FROM bank_connection_account WHERE book = ? AND account = ? LIMIT 1", book, id)
        return try isInConnection
            || ledger.recurring.all().contains { rule in rule.next != nil && rule.movement.touches(id) }
    }
}
