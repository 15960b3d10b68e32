import Bookkeeping

/// The imports of files of banks of a book: ``Ledger/banks``.
public struct BankImports {
    let ledger: Ledger

    var connection: Connection { ledger.connection }
    var book: Book.ID { ledger.book }

    /// The maximum number of rows of an import.
    public static let rowLimit = 200_000
}

extension Ledger {
    /// The imports of files of banks.
    public var banks: BankImports { BankImports(ledger: self) }
}

extension BankImports {
    private static let columns = "id, name, format, state, at, until, decided_at, first_day, last_day, accounts, records"

    /// Returns the imports, latest first: previews, finished imports and imports taken back; at most 500.
    ///
    /// - Parameter now: seconds since 1970 (UTC), to leave out previews that have expired.
    public func all(at now: Int64 = .min) throws -> [BankImport] {
        try connection.rows(
            """
            SELECT \(Self.columns) FROM bank_import INDEXED BY bank_import_in_order
            WHERE book = ? AND state <> 'incomplete' AND (state <> 'preview' OR until > ?) ORDER BY at DESC, id DESC LIMIT 500
            """, book, now, map: Self.read)
    }

    /// Returns an import; nil if there is none, and for a preview that has expired.
    public func find(_ id: BankImport.ID, at now: Int64) throws -> BankImport? {
        try connection.first(
            "SELECT \(Self.columns) FROM bank_import WHERE book = ? AND id = ? AND state <> 'incomplete' AND (state <> 'preview' OR until > ?)", book,
            id, now, map: Self.read)
    }

    /// Returns the number of rows by state; 30 days after the import there are none.
    public func counts(of id: BankImport.ID) throws -> [ImportedRow.State: Int] {
        let counts = try connection.rows("SELECT state, count(*) FROM bank_row WHERE book = ? AND import = ? GROUP BY state", book, id) {
            (try $0.word(0, ImportedRow.State.self), $0.int(1))
        }
        return Dictionary(counts, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the number of new rows that are left out.
    public func uncountedRows(of id: BankImport.ID) throws -> Int {
        try connection.count(
            "SELECT count(*) FROM bank_row INDEXED BY bank_row_by_state WHERE book = ? AND import = ? AND state = 'new' AND decision = 'leave'", book,
            id)
    }

    /// Returns the number of rows by decision.
    public func decisionCounts(of id: BankImport.ID) throws -> [ImportedRow.Decision: Int] {
        let counts = try connection.rows(
            "SELECT decision, count(*) FROM bank_row INDEXED BY bank_row_by_state WHERE book = ? AND import = ? GROUP BY decision", book, id
        ) { (try $0.word(0, ImportedRow.Decision.self), $0.int(1)) }
        return Dictionary(counts, uniquingKeysWith: { first, _ in first })
    }

    /// Returns rows of a state, in their order.
    ///
    /// - Parameter after: the number of the last row of the page before; 0 for the first page.
    public func rows(of id: BankImport.ID, _ state: ImportedRow.State, after: Int = 0, limit: Int = 100) throws -> [ImportedRow] {
        try connection.rows(
            """
            SELECT \(StoredBankRow.columns) FROM bank_row INDEXED BY bank_row_by_state
            WHERE book = ? AND import = ? AND state = ? AND number > ? ORDER BY number LIMIT ?
            """, book, id, state.rawValue, after, min(max(limit, 1), 1_000)
        ) { try StoredBankRow($0).row }
    }

    /// Returns a row; nil if there is none.
    public func row(_ number: Int, of id: BankImport.ID) throws -> ImportedRow? { try stored(number, of: id)?.row }

    func stored(_ number: Int, of id: BankImport.ID) throws -> StoredBankRow? {
        try connection.first("SELECT \(StoredBankRow.columns) FROM bank_row WHERE book = ? AND import = ? AND number = ?", book, id, number) {
            try StoredBankRow($0)
        }
    }

    /// Calls `body` with all rows that can be read, in their order, some thousand at a time, between which it may write.
    func eachRow(of id: BankImport.ID, _ body: (StoredBankRow) throws -> Void) throws {
        var last = 0
        while true {
            let rows = try connection.rows(
                """
                SELECT \(StoredBankRow.columns) FROM bank_row WHERE book = ? AND import = ? AND number > ? AND state <> 'wrong' ORDER BY number LIMIT 1000
                """, book, id, last
            ) { try StoredBankRow($0) }
            guard let end = rows.last?.row.number else { return }
            for row in rows { try body(row) }
            last = end
        }
    }

    /// Returns the number of live records that an import has added.
    public func recordCount(of id: BankImport.ID) throws -> Int {
        try connection.count(
            """
            SELECT count(DISTINCT e.record) FROM bank_entry e INDEXED BY bank_entry_of_import WHERE e.book = ? AND e.import = ? AND e.way = 'added'
            AND EXISTS (SELECT 1 FROM record r WHERE r.book = e.book AND r.id = e.record AND r.deletion IS NULL)
            """, book, id)
    }

    private static func read(_ cells: Cells) throws -> BankImport {
        let state: BankImport.State, until = cells.int64(5), decided = cells.int64(6)
        switch cells.text(3) {
        case "preview": state = .preview(until: until)
        case "done": state = .done(at: decided, until: decided &+ BankImport.takeBackTime)
        default: state = .takenBack(at: decided)
        }
        var accounts: [Account.ID] = []
        let bytes = cells.bytes(9)
        for start in stride(from: 0, to: bytes.count, by: 16) {
            accounts += bytes.dropFirst(start).prefix(16).withUnsafeBytes { Account.ID(bytes: $0) }.map { [$0] } ?? []
        }
        var days: ClosedRange<CalendarDate>?
        if !cells.isNull(7) {
            let (first, last) = (try cells.date(7), try cells.date(8))
            guard first <= last else { throw StoreError.damaged("the days of an import are in the wrong order") }
            days = first...last
        }
        return BankImport(
            id: try cells.id(0), name: cells.text(1), format: cells.text(2), state: state, at: cells.int64(4), days: days, accounts: accounts,
            records: cells.int(10))
    }
}
