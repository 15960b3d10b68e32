import Bookkeeping

/// The choices of a person for the files of a bank, for the next time.
extension BankImports {
    /// Returns the column mapping for files with these columns: the account's mapping, or else the last one of any account; nil if there is none.
    ///
    /// - Parameter fingerprint: a text that files with the same columns have in common.
    /// - Returns: the JSON text that was kept.
    public func mapping(of account: Account.ID?, fingerprint: String) throws -> String? {
        try connection.first(
            "SELECT mapping FROM bank_mapping WHERE book = ? AND fingerprint = ? ORDER BY account IS ? DESC, position DESC LIMIT 1", book,
            fingerprint,
            account
        ) { $0.text(0) }
    }

    /// Returns the account of the column mapping that ``mapping(of:fingerprint:)`` returns; nil without one, or if the account is deleted.
    public func account(ofMapping fingerprint: String, preferring account: Account.ID?) throws -> Account.ID? {
        try connection.first(
            """
            SELECT m.account FROM bank_mapping m JOIN account a ON a.book = m.book AND a.id = m.account AND a.deletion IS NULL
            WHERE m.book = ? AND m.fingerprint = ? ORDER BY m.account IS ? DESC, m.position DESC LIMIT 1
            """, book, fingerprint, account
        ) { try $0.id(0) }
    }

    /// Returns the account of the book last chosen for a bank's account; nil if none was chosen, or it is deleted.
    public func account(ofBank account: BankAccount) throws -> Account.ID? {
        guard let key = account.key else { return nil }
        return try connection.first(
            """
            SELECT b.account FROM bank_account b JOIN account a ON a.book = b.book AND a.id = b.account
            WHERE b.book = ? AND b.key = ? AND a.deletion IS NULL
            """, book, key
        ) { try $0.id(0) }
    }
}

extension BankImportEditor {
    /// The numbers of mappings and of accounts that a book keeps; more replace the oldest.
    private static let mappingLimit = 200, accountLimit = 500

    /// Keeps the column mapping of an account for files with these columns, instead of the one before.
    ///
    /// - Parameters:
    ///   - mapping: JSON text.
    ///   - fingerprint: a text that files with the same columns have in common, of at most 200 characters.
    public func keep(mapping: String, fingerprint: String, for account: Account.ID) throws {
        guard try editor.ledger.account(account) != nil else { throw StoreError.notFound }
        try connection.run(
            """
            INSERT INTO bank_mapping (book, fingerprint, account, mapping, position)
            VALUES (?1, ?2, ?3, ?4, (SELECT ifnull(max(position), 0) + 1 FROM bank_mapping WHERE book = ?1))
            ON CONFLICT (book, fingerprint, account) DO UPDATE SET mapping = excluded.mapping, position = excluded.position
            """, book, fingerprint, account, mapping)
        try connection.run(
            """
            DELETE FROM bank_mapping WHERE book = ?1 AND position <= (
                SELECT position FROM bank_mapping WHERE book = ?1 ORDER BY position DESC LIMIT 1 OFFSET ?2)
            """, book, Self.mappingLimit)
    }

    /// Remembers the account of the book for a bank's account. An account without number and name is not remembered.
    public func keep(account: Account.ID, of bank: BankAccount) throws {
        guard try editor.ledger.account(account) != nil else { throw StoreError.notFound }
        guard let key = bank.key else { return }
        try connection.run(
            """
            INSERT INTO bank_account (book, key, account, position)
            VALUES (?1, ?2, ?3, (SELECT ifnull(max(position), 0) + 1 FROM bank_account WHERE book = ?1))
            ON CONFLICT (book, key) DO UPDATE SET account = excluded.account, position = excluded.position
            """, book, key, account)
        try connection.run(
            """
            DELETE FROM bank_account WHERE book = ?1 AND position <= (
                SELECT position FROM bank_account WHERE book = ?1 ORDER BY position DESC LIMIT 1 OFFSET ?2)
            """, book, Self.accountLimit)
    }
}
