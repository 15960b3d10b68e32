import Bookkeeping

/// Decisions about imports of files of banks: ``LedgerEditor/banks``.
public struct BankImportEditor {
    let editor: LedgerEditor

    var connection: Connection { editor.connection }
    var book: Book.ID { editor.book }
    var imports: BankImports { editor.ledger.banks }
}

extension LedgerEditor {
    /// The imports of files of banks.
    public var banks: BankImportEditor { BankImportEditor(editor: self) }
}

extension BankImportEditor {
    /// Decides about a row of a preview. The other row of a transfer follows.
    ///
    /// - Throws: `.notFound` if there is no such row or preview, `.conflict(.invalid)` for a decision that its state does not allow.
    public func decide(_ decision: ImportedRow.Decision, onRow number: Int, of id: BankImport.ID) throws {
        try requirePreview(id)
        guard let row = try imports.row(number, of: id) else { throw StoreError.notFound }
        guard ImportedRow.decisions(row.state).contains(decision) else { throw StoreError.conflict(.invalid) }
        try set(decision, number, id)
        guard row.state == .transfer, let other = row.match?.row, let partner = try imports.row(other, of: id), partner.match == .row(number) else {
            return
        }
        if decision == .transfer {
            try set(.transfer, other, id)
        } else if partner.decision == .transfer {
            try set(ImportedRow.usual(.transfer), other, id)
        }
    }

    /// Decides about all rows of a preview that have a state. Throws as ``decide(_:onRow:of:)`` does.
    public func decide(_ decision: ImportedRow.Decision, onAll state: ImportedRow.State, of id: BankImport.ID) throws {
        try requirePreview(id)
        guard ImportedRow.decisions(state).contains(decision) else { throw StoreError.conflict(.invalid) }
        try connection.run(
            "UPDATE bank_row SET decision = ? WHERE book = ? AND import = ? AND state = ?", decision.rawValue, book, id, state.rawValue)
    }

    /// Files a row of a preview under a category.
    ///
    /// - Throws: `.notFound` if there is no such category, row or preview, `.conflict(.wrongKind)` for a category of the other kind.
    public func file(_ category: Category.ID, row number: Int, of id: BankImport.ID) throws {
        try requirePreview(id)
        guard let found = try editor.ledger.category(category), let entry = try imports.row(number, of: id)?.entry else { throw StoreError.notFound }
        guard found.kind == entry.kind else { throw StoreError.conflict(.wrongKind) }
        try connection.run(
            "UPDATE bank_row SET category = ?, reason = ? WHERE book = ? AND import = ? AND number = ?", category, Filing.Reason.person.stored, book,
            id,
            number)
    }

    /// Removes a preview. An import that is done stays.
    public func discard(_ id: BankImport.ID) throws {
        try connection.run("DELETE FROM bank_import WHERE book = ? AND id = ? AND state IN ('incomplete', 'preview')", book, id)
    }

    /// Gives a row another state, with a decision.
    func restate(_ number: Int, of id: BankImport.ID, _ found: MatchSearch.Found) throws {
        let match = found.match
        try connection.run(
            """
            UPDATE bank_row SET state = ?, decision = ?, match_record = ?, match_row = ?, match_account = ?
            WHERE book = ? AND import = ? AND number = ?
            """, found.state.rawValue, found.decision.rawValue, match?.record, match?.row, match?.account, book, id, number)
    }

    private func set(_ decision: ImportedRow.Decision, _ number: Int, _ id: BankImport.ID) throws {
        try connection.run(
            "UPDATE bank_row SET decision = ? WHERE book = ? AND import = ? AND number = ?", decision.rawValue, book, id, number)
    }

    func requirePreview(_ id: BankImport.ID) throws {
        let isPreview = try connection.exists("SELECT 1 FROM bank_import WHERE book = ? AND id = ? AND state = 'preview'", book, id)
        guard isPreview else { throw StoreError.notFound }
    }
}
