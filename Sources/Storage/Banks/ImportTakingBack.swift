import Bookkeeping

extension BankImportEditor {
    /// The outcome of ``takeBack(_:includingChanged:as:at:)``.
    public enum TakenBack: Sendable, Equatable {
        /// So many records were moved to the trash; all that the import did is undone.
        case done(Int)
        /// So many records that the import added were edited since, and stay; all others were taken back. They go with another call that includes them.
        case changed(Int)
    }

    /// Takes back an import: moves the records that it added to the trash, as one deletion, and gives those that it changed their former values, unless they were
    /// edited since.
    ///
    /// - Parameters:
    ///   - includingChanged: true to delete records that were edited since as well.
    ///   - deletion: the ID of the deletion; nil for a new one.
    ///   - now: seconds since 1970 (UTC).
    /// - Throws: `.notFound` if there is no such import, it is not done, or was done more than 30 days ago.
    public func takeBack(_ id: BankImport.ID, includingChanged: Bool, as deletion: Deletion.ID? = nil, at now: Int64) throws -> TakenBack {
        guard let found = try imports.find(id, at: now) else { throw StoreError.notFound }
        switch found.state {
        case .takenBack: return .done(0)
        case .done(let done, let until):
            guard now < until else { throw StoreError.notFound }
            return try ImportTakingBack(id, done: done, editor: editor, now: now).run(
                includingChanged: includingChanged, as: deletion ?? Deletion.ID(milliseconds: now &* 1_000))
        case .preview: throw StoreError.notFound
        }
    }
}

/// Taking back one import, in a write transaction.
private struct ImportTakingBack {
    private let id: BankImport.ID
    private let done: Int64
    private let editor: LedgerEditor
    private let now: Int64

    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }

    init(_ id: BankImport.ID, done: Int64, editor: LedgerEditor, now: Int64) { (self.id, self.done, self.editor, self.now) = (id, done, editor, now) }

    func run(includingChanged: Bool, as deletion: Deletion.ID) throws -> BankImportEditor.TakenBack {
        editor.historyGround.value = .undone
        try restoreDropped()
        try restoreFormer()
        try editor.banks.takeBackBalances(of: id)
        // An entry of a record in the trash counts for nothing, and counts again once that is restored.
        try connection.run("DELETE FROM bank_entry WHERE book = ? AND import = ? AND way <> 'added'", book, id)
        let added = try connection.rows(
            """
            SELECT r.number, r.updated_at FROM (SELECT DISTINCT record FROM bank_entry WHERE book = ?1 AND import = ?2 AND way = 'added') e
            CROSS JOIN record r ON r.book = ?1 AND r.id = e.record WHERE r.deletion IS NULL
            """, book, id
        ) { (number: $0.int64(0), isChanged: $0.int64(1) != done) }
        let numbers = try editor.ledger.many.withOtherParts(added.filter { includingChanged || !$0.isChanged }.map(\.number))
        let count = numbers.isEmpty ? 0 : try editor.many.delete(numbers: numbers, as: deletion, at: now).recordCount
        let staying = includingChanged ? 0 : added.count { $0.isChanged }
        guard staying == 0 else {
            try connection.run("UPDATE bank_import SET records = ? WHERE book = ? AND id = ?", staying, book, id)
            return .changed(staying)
        }
        try connection.run("UPDATE bank_import SET state = 'taken_back', decided_at = ? WHERE book = ? AND id = ?", now, book, id)
        return .done(count)
    }

    /// Brings back the pending entries that the bank had dropped, unless somebody has done so.
    private func restoreDropped() throws {
        guard try editor.ledger.deletion(id.deletionOfDropped) != nil else { return }
        _ = try editor.restore(id.deletionOfDropped, at: now)
    }

    /// Gives records their former values, and the time of their last change before: a record that an earlier import added is as unchanged as it was.
    private func restoreFormer() throws {
        let former = try connection.rows(
            """
            SELECT f.record, f.content, f.content ->> '$.updatedAt' FROM bank_former_record f JOIN record r ON r.book = f.book AND r.id = f.record
            WHERE f.book = ? AND f.import = ? AND r.deletion IS NULL AND r.updated_at = ?
            """, book, id, done
        ) { cells in (record: try cells.id(0, Transaction.self), content: cells.text(1), changed: cells.optional(2) { cells.int64($0) }) }
        for (record, content, changed) in former {
            try editor.history.restore(StoredVersion.version(of: record, json: content), at: now)
            if let changed { try connection.run("UPDATE record SET updated_at = ? WHERE book = ? AND id = ?", changed, book, record) }
        }
        try connection.run("DELETE FROM bank_former_record WHERE book = ? AND import = ?", book, id)
    }
}

extension BankImport.ID {
    /// The deletion of the pending entries that the bank had dropped by the time of the import.
    var deletionOfDropped: Deletion.ID { Deletion.ID(erased) }
}
