import Bookkeeping

/// Adds copied records to a book that has just got everything else of the copy.
public final class BookFilling {
    private static let rowsPerStatement = 100
    private static let columns = """
        number, id, book, kind, date, time, account, currency, amount, category, to_account, received_currency, received, title, vendor, note,
        latitude, longitude, place, deletion, created_at, updated_at, search_text, main_amount, hashtags, cell
        """

    private let editor: LedgerEditor
    private let mainCurrency: Currency
    private let hashtags: [Hashtag.ID: CopiedHashtag]
    private let deletions: Set<Deletion.ID>

    init(editor: LedgerEditor, copy: BookCopy) {
        self.editor = editor
        mainCurrency = copy.mainCurrency
        hashtags = Dictionary(copy.hashtags.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        deletions = Set(copy.deletions.map(\.id))
    }

    /// Adds records in the order in which they were copied. `bytes` gives the file of an attachment.
    public func add(_ records: [CopiedRecord], bytes: (CopiedRecord.File) throws -> [UInt8]) throws {
        var rest = records[...]
        while !rest.isEmpty {
            let some = Array(rest.prefix(Self.rowsPerStatement))
            rest = rest.dropFirst(Self.rowsPerStatement)
            var next: [ClosedRange<Int64>: Int64] = [:]
            let numbers = try some.map { try number(of: $0, &next) }
            try insert(zip(some, numbers).sorted { $0.1 < $1.1 })
            for (record, number) in zip(some, numbers) { try link(record, number, bytes) }
        }
    }

    /// Converts foreign amounts, and refuses a book that could not have come about here.
    func finish() throws {
        let foreign = try editor.ledger.accountCurrencies().subtracting([mainCurrency])
        try MainAmounts(editor: editor).refresh(foreign, on: MainAmounts.allDays)
        for rule in Self.rules where try editor.connection.exists(rule, editor.book) { throw StoreError.conflict(.invalid) }
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
    private func number(of record: CopiedRecord, _ next: inout [ClosedRange<Int64>: Int64]) throws -> Int64 {
        let minute = RecordNumber.range(record.date, record.time)
        let number = try next[minute] ?? editor.freeNumber(in: minute)
        guard minute.contains(number) else { throw StoreError.conflict(.overflow) }
        next[minute] = number + 1
        return number
    }

    private func insert(_ rows: [(CopiedRecord, Int64)]) throws {
        let marks = "(" + Array(repeating: "?", count: 26).joined(separator: ", ") + ")"
        let values = try rows.flatMap { try self.values(of: $0, number: $1) }
        try editor.connection.each(
            "INSERT INTO record (\(Self.columns)) VALUES \(Array(repeating: marks, count: rows.count).joined(separator: ", "))", values
        ) { _ in true }
    }

    private func values(of record: CopiedRecord, number: Int64) throws -> [any Bindable] {
        let names = try record.hashtags.compactMap { id in
            guard let hashtag = hashtags[id] else { throw StoreError.conflict(.invalid) }
            return hashtag.deletion == nil ? hashtag.name : nil
        }.sorted { $0.folded < $1.folded }
        var cell: Int64?
        if let latitude = record.latitude, let longitude = record.longitude { cell = MapCell(latitude: latitude, longitude: longitude).code }
        let text = SearchText([record.title, record.vendor, record.note, record.place ?? ""] + names).stored
        return [
            number, record.id, editor.book, record.kind.rawValue, record.date, record.time, record.account, record.currency, record.amount,
            record.category, record.toAccount, record.receivedCurrency, record.received, record.title, record.vendor, record.note,
            record.latitude, record.longitude, record.place, record.deletion, record.createdAt, record.updatedAt, text,
            record.currency == mainCurrency ? record.amount : nil, names.joined(separator: " "), cell,
        ]
    }

    private func link(_ record: CopiedRecord, _ number: Int64, _ bytes: (CopiedRecord.File) throws -> [UInt8]) throws {
        for hashtag in record.hashtags {
            try editor.connection.run("INSERT INTO record_hashtag (record, hashtag) VALUES (?, ?)", number, hashtag)
        }
        for deletion in record.movedBy {
            guard deletions.contains(deletion) else { throw StoreError.conflict(.invalid) }
            try editor.connection.run("INSERT INTO deletion_move (deletion, record) VALUES (?, ?)", deletion, number)
        }
        guard let file = record.attachment else { return }
        let contents = try bytes(file)
        try editor.connection.run(
            "INSERT INTO attachment (id, record, name, type, size, bytes) VALUES (?, ?, ?, ?, ?, ?)", file.id, number,
            file.type.named(file.name), file.type.rawValue, contents.count, contents)
    }
}
