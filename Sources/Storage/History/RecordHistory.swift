import Bookkeeping

/// The history of a household's records: ``Ledger/history``. The records of a person's own book have none.
public struct RecordHistory {
    let ledger: Ledger

    private var connection: Connection { ledger.connection }
    private var book: Book.ID { ledger.book }
}

extension Ledger {
    /// The acts of people on records.
    public var history: RecordHistory { RecordHistory(ledger: self) }
}

extension RecordHistory {
    /// Returns the acts on a record, latest first; at most ``RecordAct/limit`` and the first.
    public func acts(on record: Transaction.ID) throws -> [RecordAct] {
        var former: (number: Int64, version: RecordVersion)?
        return try connection.rows(
            "SELECT number, \(Self.columns) FROM record_history WHERE book = ? AND record = ? ORDER BY number", book, record
        ) { cells in
            let number = cells.int64(0), version = try StoredVersion.version(of: record, json: cells.text(6))
            let before = former.flatMap { $0.number == number - 1 ? $0.version : nil }
            former = (number, version)
            return try Self.act(cells, former: before, version)
        }.reversed()
    }

    /// Returns an act and the record that it was done to; nil if there is none.
    public func act(_ id: RecordAct.ID) throws -> (act: RecordAct, record: Transaction.ID)? {
        let place = try connection.first("SELECT record, number FROM record_history WHERE book = ? AND id = ?", book, id) {
            (record: try $0.id(0, Transaction.self), number: $0.int64(1))
        }
        guard let place else { return nil }
        let before = try connection.first(
            "SELECT content FROM record_history WHERE book = ? AND record = ? AND number = ?", book, place.record, place.number - 1
        ) { try StoredVersion.version(of: place.record, json: $0.text(0)) }
        let act = try connection.first(
            "SELECT number, \(Self.columns) FROM record_history WHERE book = ? AND record = ? AND number = ?", book, place.record, place.number
        ) { try Self.act($0, former: before, StoredVersion.version(of: place.record, json: $0.text(6))) }
        return act.map { ($0, place.record) }
    }

    /// Returns the person of the last act on a record; nil if there is none, or it was the server itself.
    public func lastPerson(of record: Transaction.ID) throws -> HouseholdMember.ID? {
        try connection.first(
            "SELECT person FROM record_history WHERE book = ? AND record = ? ORDER BY number DESC LIMIT 1", book, record
        ) { try $0.optionalID(0) } ?? nil
    }

    /// Returns who entered some records and who changed them last; without records that have no history.
    public func authors(of records: [Transaction.ID]) throws -> [Transaction.ID: RecordAuthors] {
        var found: [Transaction.ID: RecordAuthors] = [:]
        for record in records {
            let ends = try connection.rows(
                """
                SELECT number, kind, person FROM record_history WHERE book = ?1 AND record = ?2 AND number IN (
                    (SELECT min(number) FROM record_history WHERE book = ?1 AND record = ?2),
                    (SELECT max(number) FROM record_history WHERE book = ?1 AND record = ?2)) ORDER BY number
                """, book, record
            ) { (kind: try $0.word(1, RecordAct.Kind.self), person: try $0.optionalID(2, HouseholdMember.self)) }
            guard let first = ends.first, let last = ends.last else { continue }
            found[record] = RecordAuthors(
                enteredBy: first.kind == .added ? first.person : nil, changedBy: ends.count == 1 && first.kind == .added ? nil : last.person)
        }
        return found
    }

    /// Returns a record as it is now, in the trash too; nil if there is none.
    ///
    /// - Parameter names: the names of the book.
    func present(_ id: Transaction.ID, names: LedgerNames) throws -> (stored: StoredVersion, record: Transaction, isDeleted: Bool)? {
        let row = try connection.first("SELECT number, deletion IS NOT NULL, receipt FROM record WHERE book = ? AND id = ?", book, id) {
            (number: $0.int64(0), isDeleted: $0.bool(1), receipt: try $0.optionalID(2, Transaction.self))
        }
        guard let row else { return nil }
        let numbers =
            try row.receipt.map { receipt in
                try connection.rows(
                    "SELECT number FROM record INDEXED BY record_of_receipt WHERE book = ? AND receipt = ? ORDER BY number", book, receipt
                ) { $0.int64(0) }
            } ?? [row.number]
        guard let record = try ledger.transaction(rows: numbers) else { return nil }
        let tags = try connection.rows(
            """
            SELECT h.id, h.name FROM record_hashtag l JOIN hashtag h ON h.book = l.book AND h.id = l.hashtag
            WHERE l.record = ? AND h.deletion IS NULL ORDER BY h.name_key
            """, row.number
        ) { StoredVersion.Tag(id: try $0.id(0), name: $0.text(1)) }
        return (StoredVersion(record, hashtags: tags, names: names), record, row.isDeleted)
    }

    /// Returns the last act on a record and its number.
    func last(of record: Transaction.ID) throws -> (number: Int64, kind: RecordAct.Kind, version: RecordVersion)? {
        try connection.first(
            "SELECT number, kind, content FROM record_history WHERE book = ? AND record = ? ORDER BY number DESC LIMIT 1", book, record
        ) { ($0.int64(0), try $0.word(1), try StoredVersion.version(of: record, json: $0.text(2))) }
    }

    private static let columns = "id, kind, ground, person, at, content"

    private static func act(_ cells: Cells, former: RecordVersion?, _ version: RecordVersion) throws -> RecordAct {
        RecordAct(
            id: try cells.id(1), kind: try cells.word(2), ground: try cells.optional(3) { try cells.word($0) }, person: try cells.optionalID(4),
            at: cells.int64(5), former: former, version: version)
    }
}
