import Bookkeeping

extension BankImportEditor {
    /// The outcome of ``takeBack(_:includingChanged:as:at:)``.
    public enum TakenBack: Sendable, Equatable {
        /// So many records were moved to the trash; all that the import did is undone.
        case done(Int)
        /// So many records that the import added were edited since, and stay; all others were taken back. They go with another call that includes them.
        case changed(Int)
    }

    /// Takes back an import: moves the records that it added to the trash, as one deletion, and restores the former values of the records that it
    /// changed, unless they were edited since.
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
        let plan = try TakingBackPlan(id, done: done, includingChanged: includingChanged, in: editor.ledger)
        editor.historyGround.value = .undone
        try restoreDropped()
        try restore(plan)
        for item in plan.passedOn { try passOn(item) }
        for item in plan.handedOver { try handOver(item) }
        try connection.run("DELETE FROM bank_former_record WHERE book = ? AND import = ?", book, id)
        try editor.banks.takeBackBalances(of: id)
        // An entry of a record in the trash counts for nothing, and counts again once that is restored.
        try connection.run("DELETE FROM bank_entry INDEXED BY bank_entry_of_import WHERE book = ? AND import = ? AND way <> 'added'", book, id)
        let numbers = try editor.ledger.many.withOtherParts(plan.deleted)
        let count = numbers.isEmpty ? 0 : try editor.many.delete(numbers: numbers, as: deletion, at: now).recordCount
        guard plan.staying == 0 else {
            try connection.run("UPDATE bank_import SET records = ? WHERE book = ? AND id = ?", plan.staying, book, id)
            return .changed(plan.staying)
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
    private func restore(_ plan: TakingBackPlan) throws {
        for item in plan.restored {
            try editor.history.restore(StoredVersion.version(of: item.record, json: item.content), at: now)
            if let changed = item.changed { try date(item.record, changed) }
        }
        for item in plan.spliced {
            if let wanted = item.wanted {
                let changed = try connection.first("SELECT updated_at FROM record WHERE book = ? AND id = ?", book, item.record) { $0.int64(0) }
                try editor.history.save(wanted, at: now)
                if let changed { try date(item.record, changed) }
            }
            try connection.run(
                """
                UPDATE bank_former_record SET content = (SELECT content FROM bank_former_record WHERE book = ?1 AND import = ?3 AND record = ?4)
                WHERE book = ?1 AND import = ?2 AND record = ?4
                """, book, item.next, id, item.record)
        }
    }

    /// Lets another import have made the transfer, or the change, that this one has made.
    private func passOn(_ item: TakingBackPlan.HandedOver) throws {
        try connection.run(
            """
            UPDATE bank_entry INDEXED BY bank_entry_of_record
            SET way = ifnull((SELECT way FROM bank_entry INDEXED BY bank_entry_of_record WHERE book = ?1 AND import = ?2 AND record = ?3 AND way <> 'kept'), way)
            WHERE book = ?1 AND import = ?4 AND record = ?3
            """, book, id, item.record, item.heir.id)
        try connection.run(
            """
            INSERT INTO bank_former_record (book, import, record, content)
            SELECT book, ?4, record, content FROM bank_former_record WHERE book = ?1 AND import = ?2 AND record = ?3
            ON CONFLICT DO UPDATE SET content = excluded.content
            """, book, id, item.record, item.heir.id)
        try connection.run("UPDATE record SET updated_at = ? WHERE book = ? AND id = ? AND updated_at = ?", item.heir.done, book, item.record, done)
        try redate(item, from: [done])
        if item.heir.isKept { try count(item.heir.id) }
    }

    /// Lets another import have added a record.
    private func handOver(_ item: TakingBackPlan.HandedOver) throws {
        let heir = item.heir
        if let draft = item.draft { try editor.update(item.record, draft, at: now) }
        try connection.run(
            "DELETE FROM bank_entry INDEXED BY bank_entry_of_record WHERE book = ? AND import = ? AND record = ?", book, id, item.record)
        try connection.run(
            "UPDATE bank_entry INDEXED BY bank_entry_of_record SET way = 'added' WHERE book = ? AND import = ? AND record = ?", book, heir.id,
            item.record)
        if heir.isKept { try count(heir.id) }
        // Changes made until the heir was done now count as part of the record that it has added. Later changes keep their former values, unless the
        // record gets other values now.
        let ended = try connection.rows(
            """
            SELECT f.import, i.decided_at FROM bank_former_record f INDEXED BY bank_former_of_record
            CROSS JOIN bank_import i ON i.book = f.book AND i.id = f.import
            WHERE f.book = ?1 AND f.record = ?2 AND (?3 OR (i.decided_at, i.id) <= (?4, ?5))
            """, book, item.record, item.draft != nil, heir.done, heir.id
        ) { (id: try $0.id(0, BankImport.self), done: $0.int64(1)) }
        for change in ended {
            try connection.run("DELETE FROM bank_former_record WHERE book = ? AND import = ? AND record = ?", book, change.id, item.record)
        }
        try redate(item, from: [done] + ended.map(\.done))
        let isChangedSince = try connection.exists(
            "SELECT 1 FROM bank_former_record INDEXED BY bank_former_of_record WHERE book = ? AND record = ?", book, item.record)
        if !isChangedSince { try date(item.record, heir.done) }
    }

    /// Lets versions that others have kept be of the heir's time.
    private func redate(_ item: TakingBackPlan.HandedOver, from times: [Int64]) throws {
        try connection.run(
            """
            UPDATE bank_former_record INDEXED BY bank_former_of_record SET content = json_set(content, '$.updatedAt', ?3)
            WHERE book = ?1 AND record = ?2 AND import NOT IN (?4, ?6) AND content ->> '$.updatedAt' IN (SELECT value FROM json_each(?5))
            """, book, item.record, item.heir.done, item.heir.id, times.jsonArray, id)
    }

    /// Counts one more record of another import, which can be taken back for it.
    private func count(_ heir: BankImport.ID) throws {
        try connection.run("UPDATE bank_import SET records = records + 1 WHERE book = ? AND id = ?", book, heir)
    }

    private func date(_ record: Transaction.ID, _ time: Int64) throws {
        try connection.run("UPDATE record SET updated_at = ? WHERE book = ? AND id = ?", time, book, record)
    }
}

extension BankImport.ID {
    /// The deletion of the pending entries that the bank had dropped by the time of the import.
    var deletionOfDropped: Deletion.ID { Deletion.ID(erased) }
}
