import Bookkeeping

extension Ledger {
    /// The comparisons of the book's accounts with statements.
    public var reconciliations: Reconciliations { Reconciliations(ledger: self) }

    /// Returns the IDs of the given records that are on a statement of the account.
    func reconciledRecords(_ records: [Record], in account: Account.ID) throws -> Set<Transaction.ID> {
        // The parts of a divided record are ticked together.
        let ids = PackedIDs(records.map { $0.parts.first?.id ?? $0.id })
        let found = try connection.rows(
            "SELECT n.key FROM json_each(?) n CROSS JOIN reconciled_record x ON x.book = ? AND x.account = ? AND x.record = substr(?, n.value, 16)",
            ids.positions, book, account, ids.blob
        ) { $0.int(0) }
        return Set(found.filter(records.indices.contains).map { records[$0].id })
    }
}

/// The comparisons of a book's accounts with statements.
public struct Reconciliations {
    let ledger: Ledger

    private var connection: Connection { ledger.connection }

    /// The maximum number of open rows that are shown one by one.
    public static let shownLimit = 300

    /// Returns the reconciliations of an account, the latest day first.
    public func all(of account: Account, limit: Int = 50) throws -> [Reconciliation] {
        try all(of: account.id, account.currency, limit: limit)
    }

    func all(of account: Account.ID, _ currency: Currency, limit: Int) throws -> [Reconciliation] {
        try connection.rows(
            """
            SELECT id, date, balance, booked, open, adjusted, made_at FROM reconciliation WHERE book = ? AND account = ?
            ORDER BY date DESC, made_at DESC, id DESC LIMIT ?
            """, ledger.book, account, limit
        ) {
            func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency) }
            return Reconciliation(
                id: try $0.id(0), account: account, date: try $0.date(1), balance: money($0.int64(2)), booked: money($0.int64(3)),
                open: money($0.int64(4)), adjusted: $0.optional(5, $0.int64).map(money), madeAt: $0.int64(6))
        }
    }

    /// Returns the records of an account up to a day that no statement has yet.
    public func open(in account: Account, upTo date: CalendarDate) throws -> OpenRecords {
        let rows = try openRows(in: account, upTo: date), shown = Self.shown(rows)
        var older = Money.zero(account.currency)
        for row in rows.dropFirst(shown) { try older.add(row.change) }
        let records = try ledger.records(rows.prefix(shown).map(\.number)).joined(.newestFirst)
        return OpenRecords(records: records, olderCount: rows.count - shown, older: older)
    }

    /// A row of a record that is open, with its change of the account in minor units.
    struct OpenRow {
        let number: Int64
        /// The IDs of the row and of its record.
        let id, record: Transaction.ID
        let change: Int64
    }

    /// Returns the number of rows shown one by one: all parts of the last record are among them.
    static func shown(_ rows: [OpenRow]) -> Int {
        var end = min(shownLimit, rows.count)
        while end > 0, end < rows.count, rows[end].record == rows[end - 1].record { end += 1 }
        return end
    }

    /// Returns the open rows of an account up to a day, newest first. It reads all records of the account up to that day.
    func openRows(in account: Account, upTo date: CalendarDate) throws -> [OpenRow] {
        let isOpen = "NOT EXISTS (SELECT 1 FROM reconciled_record x WHERE x.book = r.book AND x.account = ?2 AND x.record = r.id)"
        return try connection.rows(
            """
            SELECT r.number, r.id, ifnull(r.receipt, r.id), iif(r.kind = 'income', r.amount, -r.amount) FROM record r INDEXED BY record_of_account
            WHERE r.book = ?1 AND r.account = ?2 AND r.number <= ?3 AND r.deletion IS NULL AND \(isOpen)
            UNION ALL
            SELECT r.number, r.id, r.id, r.received FROM record r INDEXED BY record_to_account
            WHERE r.book = ?1 AND r.to_account = ?2 AND r.number <= ?3 AND r.deletion IS NULL AND r.to_account IS NOT NULL AND \(isOpen)
            ORDER BY 1 DESC
            """, ledger.book, account.id, RecordNumber.range(date...date).upperBound
        ) { OpenRow(number: $0.int64(0), id: try $0.id(1), record: try $0.id(2), change: $0.int64(3)) }
    }
}
