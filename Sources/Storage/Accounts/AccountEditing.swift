import Bookkeeping

extension LedgerEditor {
    /// Adds an account; the first one of a book is always the default.
    ///
    /// Throws `.conflict(.accountLimit)` if the book has ``Account/limit`` accounts.
    public func addAccount(_ id: Account.ID, _ draft: Account.Draft, at now: Int64) throws -> Saved {
        guard try saved(id, in: "account") == .added else { return .alreadySaved }
        let count = try accountCount()
        guard count < Account.limit else { throw StoreError.conflict(.accountLimit) }
        let isDefault = draft.isDefault || count == 0
        if isDefault { try clearDefault() }
        try connection.run(
            """
            INSERT INTO account (id, book, name, name_key, currency, opening_balance, is_default, is_private, kind, created_at, position)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, \(Self.nextPosition(of: "?2")))
            """, id, book, draft.name, draft.name.folded, draft.currency, draft.openingBalance, isDefault, draft.isPrivate, draft.kind.rawValue, now)
        try set(draft.terms, of: id)
        return .added
    }

    /// Returns the place behind all accounts of a book, at most the largest one; zero until they have an order by hand.
    static func nextPosition(of book: String) -> String {
        "(SELECT ifnull(min(max(position) + (max(position) > 0), 1000000000), 0) FROM account WHERE book = \(book))"
    }

    /// Updates an account. Throws `.notFound`, `.conflict(.defaultAccount)` for making the default account an ordinary one, and
    /// `.conflict(.currencyInUse)`.
    public func updateAccount(_ id: Account.ID, _ draft: Account.Draft) throws {
        let account = try editable(id)
        guard draft.isDefault || !account.isDefault, !draft.isDefault || !account.isArchived else { throw StoreError.conflict(.defaultAccount) }
        if draft.currency != account.currency, try hasAnyRecord(id) { throw StoreError.conflict(.currencyInUse) }
        if draft.isDefault && !account.isDefault { try clearDefault() }
        try connection.run(
            """
            UPDATE account SET name = ?, name_key = ?, currency = ?, opening_balance = ?, is_default = ?, is_private = ?, kind = ?,
                credit_limit = NULL, due_day = NULL, interest = NULL, monthly_payment = NULL
            WHERE id = ? AND book = ? AND deletion IS NULL
            """, draft.name, draft.name.folded, draft.currency, draft.openingBalance, draft.isDefault, draft.isPrivate, draft.kind.rawValue, id, book)
        try set(draft.terms, of: id)
    }

    func set(_ terms: Account.Terms, of id: Account.ID) throws {
        try connection.run(
            "UPDATE account SET credit_limit = ?, due_day = ?, interest = ?, monthly_payment = ? WHERE id = ? AND book = ?", terms.creditLimit,
            terms.dueDay, terms.interest, terms.monthlyPayment, id, book)
    }

    /// Makes an account the default one instead of the present one. Throws `.conflict(.defaultAccount)` for an archived one.
    public func makeDefault(_ id: Account.ID) throws {
        let account = try editable(id)
        guard !account.isDefault else { return }
        guard !account.isArchived else { throw StoreError.conflict(.defaultAccount) }
        try clearDefault()
        try connection.run("UPDATE account SET is_default = 1 WHERE id = ? AND book = ?", id, book)
    }

    /// Returns the number of records that deleting an account would delete, and how many of them are transfers, which the other
    /// account shows too.
    public func accountDeletionPreview(_ id: Account.ID) throws -> (records: Int, transfers: Int) {
        try ledger.accountDeletionPreview(id)
    }

    /// Deletes an account with all that belongs to it, including transfers to and from it. Throws `.conflict(.defaultAccount)` for the
    /// default one.
    public func deleteAccount(_ id: Account.ID, as deletion: Deletion.ID, at now: Int64) throws -> Deletion {
        let account = try editable(id)
        guard !account.isDefault else { throw StoreError.conflict(.defaultAccount) }
        let made = Deletion(
            id: deletion, subject: .account, name: account.name, recordCount: try accountDeletionPreview(id).records,
            deletedAt: now)
        try insert(made)
        for column in ["account", "to_account"] {
            try connection.run(
                "UPDATE record SET deletion = ? WHERE book = ? AND \(column) = ? AND deletion IS NULL", deletion, book, id)
        }
        try connection.run(
            """
            UPDATE recurring_rule SET deletion = ?1 WHERE book = ?2 AND deletion IS NULL
            AND id IN (SELECT rule FROM recurring_record WHERE book = ?2 AND (account = ?3 OR to_account = ?3))
            """, deletion, book, id)
        for things in AccountThings.all { try things.delete(of: id, as: deletion, self) }
        try connection.run("UPDATE account SET deletion = ? WHERE id = ? AND book = ?", deletion, id, book)
        try keepLinksInStep(at: now)
        return made
    }

    /// Returns an account that people edit. Throws `.notFound` also for a person's account, which the program makes and names.
    func editable(_ id: Account.ID) throws -> Account {
        guard let account = try ledger.account(id), account.person == nil else { throw StoreError.notFound }
        return account
    }

    /// Returns the number of accounts in use.
    func accountCount() throws -> Int {
        try connection.count("SELECT count(*) FROM account WHERE book = ? AND deletion IS NULL AND person IS NULL AND archived_at IS NULL", book)
    }

    /// Returns the number of archived accounts.
    func archivedCount() throws -> Int {
        try connection.count("SELECT count(*) FROM account WHERE book = ? AND deletion IS NULL AND archived_at IS NOT NULL", book)
    }

    private func clearDefault() throws {
        try connection.run("UPDATE account SET is_default = 0 WHERE book = ? AND is_default = 1", book)
    }

    /// Returns true if the account has records, recurrences or goals, including deleted ones: when restored, they need the account's
    /// currency unchanged.
    private func hasAnyRecord(_ id: Account.ID) throws -> Bool {
        if try ledger.accountDeletionPreview(id).records > 0 { return true }
        if try connection.exists("SELECT 1 FROM recurring_record WHERE book = ? AND (account = ? OR to_account = ?) LIMIT 1", book, id, id) {
            return true
        }
        if try connection.exists("SELECT 1 FROM saving_goal WHERE book = ? AND account = ? LIMIT 1", book, id) { return true }
        return try connection.exists(
            """
            SELECT 1 FROM record INDEXED BY record_of_deletion
            WHERE book = ? AND deletion IS NOT NULL AND (account = ? OR to_account = ?) LIMIT 1
            """, book, id, id)
    }
}

extension Ledger {
    /// Returns the number of records that deleting an account would delete, and how many of them are transfers, which the other
    /// account shows too.
    public func accountDeletionPreview(_ id: Account.ID) throws -> (records: Int, transfers: Int) {
        try connection.first(
            """
            SELECT income_count + expense_count + transfer_count, transfer_count FROM account_total WHERE book = ? AND account = ?
            """, book, id
        ) { ($0.int(0), $0.int(1)) } ?? (0, 0)
    }
}
