import Bookkeeping

/// The values of an act were changed since: taking it back would replace them too. Nothing was written.
public struct ActOvertaken: Error, Equatable {
    /// The record as it is now, and as it would be.
    public let present, wanted: Transaction
}

/// The editor of the history of a household's book: ``LedgerEditor/history``.
public struct RecordHistoryEditor {
    let editor: LedgerEditor
}

extension LedgerEditor {
    /// The acts of people on records.
    public var history: RecordHistoryEditor { RecordHistoryEditor(editor: self) }
}

extension RecordHistoryEditor {
    /// Writes the acts so far to the history, for an answer that shows them; later acts are written at the end of the transaction.
    ///
    /// - Parameter now: seconds since 1970 (UTC).
    public func complete(at now: Int64) throws { try HistoryWriting(editor: editor, now: now).write() }

    /// Gives a record the values again that an act changed. Adds an alert for each budget that reaches a level (``LedgerEditor/raised``).
    ///
    /// - Parameter agrees: returns true if values that were changed since may be replaced, after a look at the record as it is now.
    /// - Returns: the record; nil if it has these values already.
    /// - Throws: `.notFound` if there is no such act, or the record is in the trash; ``ActOvertaken``; `.conflict(.invalid)` if the former values are
    ///   not known, or do not make a record any more because an account, a category or a person is gone.
    public func takeBack(_ id: RecordAct.ID, at now: Int64, agrees: (Transaction) throws -> Bool = { _ in false }) throws -> Transaction.ID? {
        let history = editor.ledger.history
        guard let (act, record) = try history.act(id), let (stored, _, isDeleted) = try history.present(record, names: editor.ledger.names()),
            !isDeleted,
            let present = try stored.version(of: record)
        else { throw StoreError.notFound }
        let fields = act.changes.filter(\.isRestorable)
        guard let former = act.former, !fields.isEmpty else { throw StoreError.conflict(.invalid) }
        guard act.isToTakeBack(in: present) else { return nil }
        guard var wanted = present.replacing(fields, by: former) else { throw StoreError.conflict(.invalid) }
        if fields.contains(.hashtags) { wanted.hashtags = try names(of: former) }
        let overtaken = fields.filter { present.differs(from: act.version, in: $0) && present.differs(from: former, in: $0) }
        guard try overtaken.isEmpty || agrees(present.record) else { throw ActOvertaken(present: present.record, wanted: wanted) }
        editor.historyGround.value = .takenBack
        try save(wanted, at: now)
        return record
    }

    /// Gives a record all values of a version of it. Throws `.conflict(.invalid)` if they do not make a record any more because an account, a category or a person
    /// is gone.
    func restore(_ version: RecordVersion, at now: Int64) throws {
        var wanted = version.record
        wanted.hashtags = try names(of: version)
        try save(wanted, at: now)
    }

    /// Saves a record with values of its versions. Throws as ``restore(_:at:)`` does.
    func save(_ wanted: Transaction, at now: Int64) throws {
        do {
            let isShared = try !editor.ledger.sharers().isEmpty
            let sharing = wanted.sharing?.choice ?? (isShared ? Sharing.Choice(.everybody) : nil)
            try editor.update(wanted.id, Transaction.Draft(wanted.content, hashtags: wanted.hashtags, sharing: sharing), at: now)
        } catch StoreError.notFound {
            throw StoreError.conflict(.invalid)
        } catch StoreError.conflict(.currencyMismatch), StoreError.conflict(.wrongKind) {
            throw StoreError.conflict(.invalid)
        }
    }

    /// Returns the names that the hashtags of a version have now; hashtags that are gone are made again under their former names.
    private func names(of version: RecordVersion) throws -> [String] {
        try version.hashtags.sorted().compactMap { try editor.ledger.hashtag($0)?.name ?? version.names[$0.erased] }
    }
}
