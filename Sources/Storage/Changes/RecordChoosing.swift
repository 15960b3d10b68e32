import Bookkeeping

/// Records chosen together, and the changes of many that can be taken back: ``Ledger/many``.
public struct SeveralRecords {
    let ledger: Ledger

    var book: Book.ID { ledger.book }
    var connection: Connection { ledger.connection }
}

/// Changing and deleting records together: ``LedgerEditor/many``.
public struct SeveralRecordsEditor {
    let editor: LedgerEditor

    var ledger: Ledger { editor.ledger }
    var book: Book.ID { editor.book }
    var connection: Connection { editor.connection }
}

extension Ledger {
    /// Many records at once.
    public var many: SeveralRecords { SeveralRecords(ledger: self) }
}

extension LedgerEditor {
    /// Many records at once.
    public var many: SeveralRecordsEditor { SeveralRecordsEditor(editor: self) }
}

extension SeveralRecords {
    /// Returns the numbers of the live records of a choice, in order: the one place where a choice becomes rows of `record`.
    ///
    /// Throws `.conflict(.tooManyRecords)` beyond `RecordChoice.limit`.
    func numbers(of choice: RecordChoice) throws -> [Int64] {
        let numbers: [Int64]
        switch choice {
        case .these(let ids):
            guard ids.count <= RecordChoice.limit else { throw StoreError.conflict(.tooManyRecords) }
            numbers = try Set(ids).sorted().flatMap { try ledger.rows(of: $0).map(\.number) }
        case .all(var query):
            query.sort = .newestFirst
            numbers = try RecordList(query, in: ledger, after: nil, limit: RecordChoice.limit + 1).positions().map(\.number)
        }
        guard numbers.count <= RecordChoice.limit else { throw StoreError.conflict(.tooManyRecords) }
        return try withOtherParts(numbers)
    }

    /// Returns the numbers and the numbers of the other parts of divided records, in order.
    func withOtherParts(_ numbers: [Int64]) throws -> [Int64] { try Set(numbers + otherParts(of: numbers)).sorted() }

    /// Returns the numbers of all parts of divided records that have a part among these rows.
    private func otherParts(of numbers: [Int64]) throws -> [Int64] {
        try connection.rows(
            """
            SELECT number FROM record INDEXED BY record_of_receipt WHERE book = ?1 AND deletion IS NULL AND receipt IN (
                SELECT r.receipt FROM json_each(?2) n CROSS JOIN record r ON r.number = n.value WHERE r.receipt IS NOT NULL)
            """, book, numbers.jsonArray
        ) { $0.int64(0) }
    }

    /// Returns a summary of a choice. Throws as ``numbers(of:)`` does, and `.conflict(.overflow)`.
    public func summary(of choice: RecordChoice) throws -> ChosenRecords {
        let numbers = try numbers(of: choice)
        var counts: [Transaction.Kind: Int] = [:], totals = TotalsByCurrency(), currency = LastCurrency()
        try connection.each(
            """
            SELECT r.kind, r.currency, r.amount, r.main_amount, r.receipt IS NULL OR r.receipt = r.id FROM json_each(?) n CROSS JOIN record r ON r.number = n.value WHERE r.book = ?
            """, [numbers.jsonArray, book]
        ) { cells in
            let kind = try cells.kind(0), amount = cells.int64(2)
            if cells.bool(4) { counts[kind, default: 0] += 1 }
            totals.add(
                Contribution(
                    date: nil, kind: kind, currency: try cells.currency(1, last: &currency), amount: amount, count: 1, mainAmount: cells.int64(3),
                    unconverted: cells.isNull(3) ? amount : 0))
            return true
        }
        let hashtags = try connection.rows(
            """
            SELECT h.name FROM hashtag h WHERE h.book = ?1 AND h.deletion IS NULL AND h.id IN (
                SELECT l.hashtag FROM json_each(?2) n CROSS JOIN record_hashtag l ON l.record = n.value WHERE +l.book = ?1)
            """, book, numbers.jsonArray
        ) { $0.text(0) }.sorted(byName: \.self)
        return ChosenRecords(counts: counts, totals: try totals.converted(to: ledger.mainCurrency()), hashtags: hashtags)
    }

    /// Calls `body` with the rows of a choice, in order, some hundreds at a time: a row of each part of a divided record.
    public func eachRow(of choice: RecordChoice, _ body: (ExportedRow) throws -> Void) throws {
        for chunk in try numbers(of: choice).chunks {
            for row in try ledger.rows(numbers: chunk) { try body(row) }
        }
    }
}

extension SeveralRecordsEditor {
    /// Moves the records of a choice to the trash, as one deletion. Throws `.notFound` for an empty choice.
    public func delete(_ choice: RecordChoice, as deletion: Deletion.ID, at now: Int64) throws -> Deletion {
        editor.historyGround.value = .together
        return try delete(numbers: ledger.many.numbers(of: choice), as: deletion, at: now)
    }

    /// Moves live rows to the trash, as one deletion, whatever their number. Throws `.notFound` if there are none.
    func delete(numbers: [Int64], as deletion: Deletion.ID, at now: Int64) throws -> Deletion {
        guard let last = numbers.last, let record = try ledger.records([last]).first else { throw StoreError.notFound }
        let count = try connection.count(
            """
            SELECT count(*) FROM json_each(?) n CROSS JOIN record r ON r.number = n.value
            WHERE r.book = ? AND (r.receipt IS NULL OR r.receipt = r.id)
            """, numbers.jsonArray, book)
        let made = Deletion(
            id: deletion, subject: .transaction, name: try ledger.names().title(of: record), recordCount: count, deletedAt: now)
        try editor.insert(made)
        try connection.run(
            "UPDATE record SET deletion = ? WHERE book = ? AND deletion IS NULL AND number IN (SELECT value FROM json_each(?))", deletion, book,
            numbers.jsonArray)
        try editor.keepLinksInStep(at: now)
        return made
    }
}

extension [Int64] {
    /// The numbers as a JSON array, for `json_each`.
    var jsonArray: String { "[" + map(String.init).joined(separator: ",") + "]" }

    /// The numbers in parts of a few hundred.
    var chunks: [[Int64]] { stride(from: 0, to: count, by: 500).map { Array(self[$0..<Swift.min($0 + 500, count)]) } }
}
