import Bookkeeping

/// All that taking back an import does, found before anything is written: the preview and the act are one reading.
///
/// A record can belong to entries of several imports: one has added it, another has made it a transfer or given it another day. Taking one of them back leaves it
/// to the others, as they would have left it alone, so that the order of taking imports back makes no difference at the end.
struct TakingBackPlan {
    /// A record that gets its former values.
    struct Restored {
        let record: Transaction.ID
        /// The stored version, and its last change, in seconds since 1970; nil for one that was kept without it.
        let content: String
        let changed: Int64?
    }

    /// A record that a later import has changed as well: the later import gets the former values that this import has kept, and values that are still
    /// from this import are restored.
    struct Spliced {
        let record: Transaction.ID
        let next: BankImport.ID
        /// nil to leave the record as it is.
        let wanted: Transaction?
    }

    /// A record that belongs to another import from now on.
    struct HandedOver {
        let record: Transaction.ID
        let heir: RecordClaims.Claim
        /// The record of the heir's entry alone; nil to leave the record as it is.
        let draft: Transaction.Draft?
    }

    /// The rows of records that this import has added, and that go.
    private(set) var deleted: [Int64] = []
    private(set) var restored: [Restored] = []
    private(set) var spliced: [Spliced] = []
    private(set) var handedOver: [HandedOver] = []
    /// Transfers that this import made and a later one needs, which it has made from now on.
    private(set) var passedOn: [HandedOver] = []
    /// The records that this import has added, and that stay since somebody changed them.
    private(set) var staying = 0

    private let id: BankImport.ID
    private let done: Int64
    private let ledger: Ledger
    private let drafts: ImportedDrafts
    private let claims: RecordClaims

    /// - Parameter done: the time when the import was done, in seconds since 1970.
    init(_ id: BankImport.ID, done: Int64, includingChanged: Bool, in ledger: Ledger) throws {
        (self.id, self.done, self.ledger) = (id, done, ledger)
        drafts = try ImportedDrafts(ledger)
        claims = try RecordClaims(of: id, done: done, in: ledger)
        try findFormer()
        try findAdded(includingChanged)
    }

    private mutating func findFormer() throws {
        let kept = try ledger.connection.rows(
            """
            SELECT f.record, f.content, f.content ->> '$.updatedAt', r.updated_at
            FROM bank_former_record f JOIN record r ON r.book = f.book AND r.id = f.record
            WHERE f.book = ? AND f.import = ? AND r.deletion IS NULL ORDER BY f.record
            """, ledger.book, id
        ) { cells in
            (
                kept: Restored(record: try cells.id(0), content: cells.text(1), changed: cells.optional(2) { cells.int64($0) }),
                updated: cells.int64(3)
            )
        }
        guard !kept.isEmpty else { return }
        let names = try ledger.names()
        for (kept, updated) in kept {
            if let heir = claims.heir(inAccountsOf: kept.record), heir.isOf(try ledger.transaction(kept.record)) {
                passedOn.append(HandedOver(record: kept.record, heir: heir, draft: nil))
            } else if let next = claims.next(after: done, of: kept.record) {
                let isOwn = claims.isUnchanged(kept.record, updated: updated)
                spliced.append(
                    Spliced(record: kept.record, next: next.id, wanted: isOwn ? try merged(kept, before: next.id, names) : nil))
            } else if updated == done {
                restored.append(kept)
            }
        }
    }

    /// Returns the present record with former values where only this import has changed it; nil if nothing is to be changed.
    private func merged(_ kept: Restored, before next: BankImport.ID, _ names: LedgerNames) throws -> Transaction? {
        let after = try ledger.connection.first(
            "SELECT content FROM bank_former_record WHERE book = ? AND import = ? AND record = ?", ledger.book, next, kept.record
        ) { try StoredVersion.version(of: kept.record, json: $0.text(0)) }
        guard let after, let present = try ledger.history.present(kept.record, names: names)?.stored.version(of: kept.record) else { return nil }
        let former = try StoredVersion.version(of: kept.record, json: kept.content)
        let fields = after.differences(from: former).filter { $0.isRestorable && $0 != .hashtags && !present.differs(from: after, in: $0) }
        return fields.isEmpty ? nil : present.replacing(fields, by: former)
    }

    private mutating func findAdded(_ includingChanged: Bool) throws {
        let added = try ledger.connection.rows(
            """
            SELECT r.number, r.updated_at, r.id
            FROM (SELECT DISTINCT record FROM bank_entry INDEXED BY bank_entry_of_import WHERE book = ?1 AND import = ?2 AND way = 'added') e
            CROSS JOIN record r ON r.book = ?1 AND r.id = e.record WHERE r.deletion IS NULL
            """, ledger.book, id
        ) { (number: $0.int64(0), updated: $0.int64(1), record: try $0.id(2, Transaction.self)) }
        for (number, updated, record) in added {
            guard includingChanged || claims.isUnchanged(record, updated: updated) else {
                staying += 1
                continue
            }
            if let handed = try handedOver(record) { handedOver.append(handed) } else { deleted.append(number) }
        }
    }

    /// Returns the rest of a record for the other imports that have it as an entry; nil if nothing is left.
    private func handedOver(_ record: Transaction.ID) throws -> HandedOver? {
        let others = claims.others(of: record)
        guard !others.isEmpty, let present = try ledger.transaction(record) else { return nil }
        let sides = Set(present.movement.accounts), left = others.filter { sides.contains($0.account) }
        guard let heir = left.first else { return nil }
        guard Set(left.map(\.account)) != sides, let stored = try ledger.banks.row(of: record, heir) else {
            return HandedOver(record: record, heir: heir, draft: nil)
        }
        guard let entry = stored.row.entry else { return nil }
        return HandedOver(record: record, heir: heir, draft: try drafts.record(stored.row, entry))
    }
}

extension BankImports {
    /// Returns the row of an import that belongs to a record it did not add; nil if its rows are not kept any more.
    fileprivate func row(of record: Transaction.ID, _ claim: RecordClaims.Claim) throws -> StoredBankRow? {
        try connection.first(
            """
            SELECT \(StoredBankRow.columns) FROM bank_row
            WHERE book = ? AND import = ? AND match_record = ? AND account = ? AND decision IN ('keep', 'take', 'transfer') ORDER BY number
            """, book, claim.id, record, claim.account
        ) { try StoredBankRow($0) }
    }
}

extension RecordClaims.Claim {
    fileprivate func isOf(_ record: Transaction?) -> Bool { record?.movement.accounts.contains(account) == true }
}
