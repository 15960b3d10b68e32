import Bookkeeping

extension SeveralRecordsEditor {
    /// Takes back a change of many records, except for records changed or deleted since. Adds an alert for each budget that reaches a level
    /// (``raised``). The change stays if no record can be restored.
    ///
    /// - Throws: `.notFound` if there is no such change, or it has been taken back.
    public func undo(_ id: ChangedRecords.ID, at now: Int64) throws -> UndoneChange {
        guard let changed = try ledger.many.changedRecords(id) else { throw StoreError.notFound }
        editor.historyGround.value = .undone
        var undoing = try RecordUndoing(changed, editor: editor, now: now)
        let undone = try undoing.run()
        if undone.restored > 0 { try connection.run("DELETE FROM record_change WHERE book = ? AND id = ?", book, id) }
        try editor.keepLinksInStep(at: now)
        return undone
    }

}

extension LedgerEditor {
    /// Forgets the former values of a record that is changed by itself, so that taking back an earlier change of many leaves it as it is.
    func forgetFormerValues(of number: Int64) throws { try connection.run("DELETE FROM former_record WHERE book = ? AND record = ?", book, number) }
}

/// Taking back one change of many records, in a write transaction.
private struct RecordUndoing {
    /// A record with the values that it had.
    private struct Former {
        var row: RecordRewriting.Row
        let number: Int64
    }

    private let changed: ChangedRecords
    private let editor: LedgerEditor
    private let now: Int64
    private var rewriting: RecordRewriting
    private var currencies: [Account.ID: Currency?] = [:]
    private var kinds: [Category.ID: Category.Kind?] = [:]
    private var numbers: [Int64] = []
    private var restored = 0, blocked = 0

    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }

    init(_ changed: ChangedRecords, editor: LedgerEditor, now: Int64) throws {
        (self.changed, self.editor, self.now) = (changed, editor, now)
        let dates = try editor.connection.first(
            "SELECT min(number), max(number) FROM former_record WHERE book = ? AND change = ?", editor.book, changed.id
        ) { $0.isNull(0) ? nil : RecordNumber.date(of: $0.int64(0))...RecordNumber.date(of: $0.int64(1)) }
        rewriting = try RecordRewriting(changed.change, undoing: changed.id, editor: editor, on: dates ?? nil, now: now)
    }

    mutating func run() throws -> UndoneChange {
        let candidates = try candidates()
        var watch = try BudgetWatch(editor)
        try watch?.before(.numbers(candidates))
        var others: [Int64] = []
        for chunk in candidates.chunks {
            var possible: [(row: RecordRewriting.Row, former: Int64?)] = []
            for former in try rows(chunk) {
                guard try isPossible(former.row.values) else {
                    if former.row.isFirst { blocked += 1 }
                    others.append(former.row.number)
                    continue
                }
                possible.append((former.row, former.number))
                if former.row.isFirst { restored += 1 }
            }
            if !possible.isEmpty { numbers += try rewriting.write(possible) }
        }
        if changed.change.changesHashtags { try restoreHashtags() }
        try watch?.after(.numbers(numbers + others))
        try watch?.addAlerts(at: now)
        return UndoneChange(restored: restored, changedSince: changed.count - restored - blocked, blocked: blocked)
    }

    /// Returns the numbers of the live records that no later change of many has changed again.
    private func candidates() throws -> [Int64] {
        try connection.rows(
            """
            SELECT f.record FROM former_record f CROSS JOIN record r ON r.number = f.record
            WHERE f.book = ?1 AND f.change = ?2 AND r.deletion IS NULL AND NOT EXISTS (
                SELECT 1 FROM former_record o CROSS JOIN record_change c ON c.book = o.book AND c.id = o.change
                WHERE o.record = f.record AND c.position > (SELECT position FROM record_change WHERE book = ?1 AND id = ?2))
            ORDER BY f.record
            """, book, changed.id
        ) { $0.int64(0) }
    }

    private func rows(_ numbers: [Int64]) throws -> [Former] {
        let width = RecordRewriting.Row.width, change = changed.change
        return try connection.rows(
            """
            SELECT \(RecordRewriting.Row.columns), f.number, f.account, f.category, f.vendor, f.title, \(Self.names(wasAdded: true)), \(Self.names(wasAdded: false))
            FROM json_each(?3) n CROSS JOIN former_record f ON f.book = ?1 AND f.change = ?2 AND f.record = n.value
            CROSS JOIN record r ON r.number = f.record
            """, book, changed.id, numbers.jsonArray
        ) { cells in
            var row = try RecordRewriting.Row(cells)
            let number = cells.int64(width)
            if change.date != nil { row.values.date = RecordNumber.date(of: number) }
            if change.account != nil { row.values.account = try cells.id(width + 1) }
            if change.changesCategory { row.values.category = try cells.optionalID(width + 2) }
            if change.changesVendor { row.values.texts[.vendor] = cells.text(width + 3) }
            if change.changesTitle { row.values.texts[.title] = cells.text(width + 4) }
            if change.changesHashtags {
                row.hashtags = row.hashtags.hashtags(without: Set(cells.words(width + 5).map(\.folded)), with: cells.words(width + 6))
            }
            return Former(row: row, number: number)
        }
    }

    /// The names of the hashtags that the change added to or removed from a record, separated by spaces.
    private static func names(wasAdded: Bool) -> String {
        """
        (SELECT ifnull(group_concat(h.name, ' '), '') FROM former_hashtag x CROSS JOIN hashtag h ON h.book = x.book AND h.id = x.hashtag
        WHERE x.book = f.book AND x.change = f.change AND x.record = f.record AND x.was_added = \(wasAdded ? 1 : 0) AND h.deletion IS NULL)
        """
    }

    /// Returns true if the former account and category are still there, and fit.
    private mutating func isPossible(_ values: RecordValues) throws -> Bool {
        let currency = try currencies[values.account] ?? editor.ledger.account(values.account)?.currency
        currencies[values.account] = .some(currency)
        guard currency == values.currency else { return false }
        guard let category = values.category else { return true }
        let kind = try kinds[category] ?? editor.ledger.category(category)?.kind
        kinds[category] = .some(kind)
        return kind?.rawValue == values.kind.rawValue
    }

    /// Restores the links to hashtags, after the rows of the records, because triggers count budgets by both.
    private func restoreHashtags() throws {
        let kept = "json_each(?3) n CROSS JOIN former_hashtag x ON x.book = ?1 AND x.change = ?2 AND x.record = n.value"
        try connection.run(
            "DELETE FROM record_hashtag WHERE (record, hashtag) IN (SELECT x.record, x.hashtag FROM \(kept) WHERE x.was_added = 1)", book,
            changed.id, numbers.jsonArray)
        try connection.run(
            """
            INSERT OR IGNORE INTO record_hashtag (record, hashtag, book) SELECT x.record, x.hashtag, x.book FROM \(kept) WHERE x.was_added = 0
            """, book, changed.id, numbers.jsonArray)
    }
}
