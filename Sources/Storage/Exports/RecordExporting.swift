import Bookkeeping

/// A page of exported records, with the cursor of the next one.
public struct ExportedRecordPage: Sendable {
    /// The end of a page, as a cursor: the number of its last record, and the deletion of that record once the live records are
    /// done.
    public struct End: Sendable {
        let number: Int64
        let deletion: Deletion.ID?
    }

    public let records: [ExportedRecord]
    /// The cursor of the next page; nil on the last page, which may be empty.
    public let end: End?
}

extension BookExporter {
    /// Returns a page of the records with all their data: live ones in chronological order, then those in the trash, by deletion.
    public func exportedRecords(after end: ExportedRecordPage.End? = nil, limit: Int = 500) throws -> ExportedRecordPage {
        var numbers: [Int64] = []
        var last = end
        if end?.deletion == nil {
            let live = try connection.rows(
                "SELECT number FROM record WHERE book = ? AND deletion IS NULL AND number > ? ORDER BY number LIMIT ?", book, end?.number ?? -1,
                limit
            ) { $0.int64(0) }
            numbers = live
            if let number = live.last { last = ExportedRecordPage.End(number: number, deletion: nil) }
        }
        if numbers.count < limit {
            let deleted = try connection.rows(
                """
                SELECT number, deletion FROM record
                WHERE book = ?1 AND deletion IS NOT NULL AND (?2 IS NULL OR (deletion, number) > (?2, ?3)) ORDER BY deletion, number LIMIT ?4
                """, book, end?.deletion, end?.number ?? -1, limit - numbers.count
            ) { ExportedRecordPage.End(number: $0.int64(0), deletion: try $0.id(1)) }
            numbers += deleted.map(\.number)
            last = deleted.last ?? last
        }
        let records = try numbers.compactMap { try exportedRecord($0) }
        return ExportedRecordPage(records: records, end: numbers.count == limit ? last : nil)
    }

    /// Returns the files of all records, including those in the trash.
    public func exportedReceipts() throws -> [ExportedRecord.File] {
        try connection.rows(
            """
            SELECT id, name, type FROM attachment WHERE book = ? ORDER BY id
            """, book
        ) { ExportedRecord.File(id: try $0.id(0), name: $0.text(1), type: try $0.word(2)) }
    }

    /// Returns the bytes of a receipt, also of a record in the trash; nil if there is none.
    public func receiptBytes(_ id: Receipt.ID) throws -> [UInt8]? {
        try connection.first("SELECT bytes FROM attachment WHERE book = ? AND id = ?", book, id) { $0.bytes(0) }
    }

    private func exportedRecord(_ number: Int64) throws -> ExportedRecord? {
        let found = try connection.first(
            """
            SELECT r.id, r.created_at, r.updated_at, r.deletion, \(RecordColumns.selected(from: "r"))
            FROM record r WHERE r.number = ? AND r.book = ?
            """, number, book
        ) { cells in
            return ExportedRecord(
                id: try cells.id(0), values: try RecordColumns.values(cells, from: 4), createdAt: cells.int64(1), updatedAt: cells.int64(2),
                deletion: try cells.optionalID(3))
        }
        guard var record = found else { return nil }
        record.hashtags = try connection.rows("SELECT hashtag FROM record_hashtag WHERE record = ? ORDER BY hashtag", number) { try $0.id(0) }
        record.movedBy = try connection.rows("SELECT deletion FROM deletion_move WHERE record = ? ORDER BY deletion", number) { try $0.id(0) }
        record.sharing = try ledger.sharing(number)
        record.bankEntries = try connection.rows(
            """
            SELECT account, bank_id, fingerprint, is_pending, number FROM bank_entry INDEXED BY bank_entry_of_record
            WHERE book = ? AND record = ? ORDER BY account, fingerprint, number
            """,
            book, record.id
        ) {
            ExportedBankEntry(
                account: try $0.id(0), bankID: $0.text(1), fingerprint: try $0.fingerprint(2).hexadecimal, isPending: $0.bool(3), number: $0.int64(4))
        }
        record.refusedEntries = try connection.rows(
            "SELECT account, fingerprint FROM refused_match WHERE book = ? AND record = ? ORDER BY account, fingerprint", book, record.id
        ) { ExportedRefusedEntry(account: try $0.id(0), fingerprint: try $0.fingerprint(1).hexadecimal) }
        record.reconciledBy = try connection.rows(
            "SELECT account, reconciliation FROM reconciled_record WHERE book = ? AND record = ? ORDER BY account", book, record.id
        ) { ExportedTick(account: try $0.id(0), reconciliation: try $0.id(1)) }
        record.attachments = try connection.rows("SELECT id, name, type FROM attachment WHERE record = ? ORDER BY number", number) {
            ExportedRecord.File(id: try $0.id(0), name: $0.text(1), type: try $0.word(2))
        }
        return record
    }
}
