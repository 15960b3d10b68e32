import Bookkeeping

/// Adds copied records to a book that is arriving, with their totals and their words: once for many records, where triggers would do it for each.
final class BookFilling {
    private static let rowsPerStatement = 100
    private static let columns = """
        number, id, book, kind, date, time, account, currency, amount, category, to_account, received_currency, received, title, vendor, note,
        latitude, longitude, place, deletion, created_at, updated_at, search_text, main_amount, hashtags, cell
        """

    private let mainCurrency: Currency
    private let hashtags: [Hashtag.ID: CopiedHashtag]
    private let deletions: Set<Deletion.ID>

    init(copy: BookCopy) {
        mainCurrency = copy.mainCurrency
        hashtags = Dictionary(copy.hashtags.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        deletions = Set(copy.deletions.map(\.id))
    }

    /// Adds records in the order in which they were copied. `files` are those of their attachments, in the same order.
    func add(_ records: [CopiedRecord], files: [[UInt8]], to editor: LedgerEditor) throws {
        guard let first = records.lazy.map(\.date).min(), let last = records.lazy.map(\.date).max() else { return }
        var rates = try BookRates(editor.ledger, Set(records.lazy.map(\.currency)), on: .range(first...last))
        var next: [ClosedRange<Int64>: Int64] = [:]
        let numbers = try records.map { try number(of: $0, &next, editor) }
        var rest = zip(records, numbers).sorted { $0.1 < $1.1 }[...]
        while !rest.isEmpty {
            try insert(rest.prefix(Self.rowsPerStatement), &rates, editor)
            rest = rest.dropFirst(Self.rowsPerStatement)
        }
        var files = files[...]
        for (record, number) in zip(records, numbers) { try link(record, number, &files, editor) }
        try BatchTotals(numbers, connection: editor.connection).add()
    }

    /// Throws for a book that could not have come about here.
    func check(_ ledger: Ledger) throws {
        for rule in Self.rules where try ledger.connection.exists(rule, ledger.book) { throw StoreError.conflict(.invalid) }
    }

    private static let rules = [
        "SELECT 1 WHERE (SELECT count(*) FROM account WHERE book = ?1 AND is_default = 1) <> 1",
        "SELECT 1 WHERE (SELECT count(*) FROM account WHERE book = ?1 AND deletion IS NULL) > \(Account.limit)",
        "SELECT 1 WHERE (SELECT count(DISTINCT kind) FROM category WHERE book = ?1 AND deletion IS NULL) <> \(Category.Kind.allCases.count)",
        """
        SELECT 1 FROM account a CROSS JOIN record r INDEXED BY record_of_account
        ON r.book = a.book AND r.account = a.id AND r.deletion IS NULL WHERE a.book = ?1 AND a.deletion IS NOT NULL LIMIT 1
        """,
        """
        SELECT 1 FROM account a CROSS JOIN record r INDEXED BY record_to_account
        ON r.book = a.book AND r.to_account = a.id AND r.deletion IS NULL WHERE a.book = ?1 AND a.deletion IS NOT NULL LIMIT 1
        """,
        "SELECT 1 FROM category c CROSS JOIN record r ON r.book = c.book AND r.category = c.id WHERE c.book = ?1 AND c.deletion IS NOT NULL LIMIT 1",
    ]

    /// The next number of a record's minute, which those that wait for the same statement have not taken.
    private func number(of record: CopiedRecord, _ next: inout [ClosedRange<Int64>: Int64], _ editor: LedgerEditor) throws -> Int64 {
        let minute = RecordNumber.range(record.date, record.time)
        let number = try next[minute] ?? editor.freeNumber(in: minute)
        guard minute.contains(number) else { throw StoreError.conflict(.overflow) }
        next[minute] = number + 1
        return number
    }

    private func insert(_ rows: ArraySlice<(CopiedRecord, Int64)>, _ rates: inout BookRates, _ editor: LedgerEditor) throws {
        let marks = "(" + Array(repeating: "?", count: 26).joined(separator: ", ") + ")"
        var values: [any Bindable] = []
        values.reserveCapacity(26 * rows.count)
        for (record, number) in rows {
            let amount = try rates.mainAmount(of: Money(minorUnits: record.amount, record.currency), on: record.date)
            values += try self.values(of: record, number: number, mainAmount: amount, editor.book)
        }
        try editor.connection.each(
            "INSERT INTO record (\(Self.columns)) VALUES \(Array(repeating: marks, count: rows.count).joined(separator: ", "))", values
        ) { _ in true }
    }

    private func values(of record: CopiedRecord, number: Int64, mainAmount: Int64?, _ book: Book.ID) throws -> [any Bindable] {
        let names = try record.hashtags.compactMap { id in
            guard let hashtag = hashtags[id] else { throw StoreError.conflict(.invalid) }
            return hashtag.deletion == nil ? hashtag.name : nil
        }.sorted { $0.folded < $1.folded }
        var cell: Int64?
        if let latitude = record.latitude, let longitude = record.longitude { cell = MapCell(latitude: latitude, longitude: longitude).code }
        let text = SearchText([record.title, record.vendor, record.note, record.place ?? ""] + names).stored
        return [
            number, record.id, book, record.kind.rawValue, record.date, record.time, record.account, record.currency, record.amount,
            record.category, record.toAccount, record.receivedCurrency, record.received, record.title, record.vendor, record.note,
            record.latitude, record.longitude, record.place, record.deletion, record.createdAt, record.updatedAt, text, mainAmount,
            names.joined(separator: " "), cell,
        ]
    }

    private func link(_ record: CopiedRecord, _ number: Int64, _ files: inout ArraySlice<[UInt8]>, _ editor: LedgerEditor) throws {
        for hashtag in record.hashtags {
            try editor.connection.run("INSERT INTO record_hashtag (record, hashtag, book) VALUES (?, ?, ?)", number, hashtag, editor.book)
        }
        for deletion in record.movedBy {
            guard deletions.contains(deletion) else { throw StoreError.conflict(.invalid) }
            try editor.connection.run("INSERT INTO deletion_move (deletion, record, book) VALUES (?, ?, ?)", deletion, number, editor.book)
        }
        guard let file = record.attachment, let bytes = files.popFirst() else { return }
        try editor.attach(file.id, name: file.type.named(file.name), file.type, bytes, to: number)
    }
}
