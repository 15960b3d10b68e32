import Bookkeeping

/// The files of records.
enum RecordReceipts {
    /// Returns an expression for the names of a row's files, as one text; empty without files.
    static func names(of row: String) -> String { "ifnull((SELECT group_concat(a.name, ' ') FROM attachment a WHERE a.record = \(row).number), '')" }
}

extension Ledger {
    /// The files of the book's records.
    public var receipts: StoredReceipts { StoredReceipts(ledger: self) }
}

/// The files of a book's records.
public struct StoredReceipts {
    let ledger: Ledger

    /// Returns a receipt with its bytes; nil if it does not exist or its transaction has been deleted.
    public func receipt(_ id: Receipt.ID) throws -> (Receipt, [UInt8])? { try receipt(id, bytes: "a.bytes") }

    /// Returns a receipt with a picture of it that this program has written; nil if it does not exist, has no picture, or its transaction
    /// has been deleted.
    ///
    /// - Parameter isSmall: true for the small picture of lists.
    public func picture(of id: Receipt.ID, isSmall: Bool) throws -> (Receipt, [UInt8])? {
        try receipt(id, bytes: isSmall ? "a.preview" : "CASE a.is_original WHEN 0 THEN a.bytes ELSE a.picture END")
    }

    private func receipt(_ id: Receipt.ID, bytes: String) throws -> (Receipt, [UInt8])? {
        try ledger.connection.first(
            """
            SELECT \(Ledger.receiptColumns), \(bytes) AS content FROM attachment a CROSS JOIN record r ON r.number = a.record
            WHERE a.book = ? AND a.id = ? AND r.book = a.book AND r.deletion IS NULL AND content IS NOT NULL
            """, ledger.book, id
        ) { (try Ledger.receipt($0), $0.bytes(7)) }
    }
}

extension Ledger {
    /// Marks the records of a page that have files; records that somebody shares are never marked.
    func markingFiles(_ page: RecordPage) throws -> RecordPage {
        guard seen == nil, !page.records.isEmpty, try connection.exists("SELECT 1 FROM attachment WHERE book = ? LIMIT 1", book) else { return page }
        let ids = PackedIDs(page.records.map(\.id))
        let marked = try connection.rows(
            """
            SELECT n.key FROM json_each(?) n CROSS JOIN record r ON r.book = ? AND r.id = substr(?, n.value, 16)
            WHERE EXISTS (SELECT 1 FROM attachment a WHERE a.record = r.number)
            """, ids.positions, book, ids.blob
        ) { $0.int(0) }
        var records = page.records
        for index in marked where records.indices.contains(index) { records[index].hasFiles = true }
        return RecordPage(records: records, next: page.next, owners: page.owners)
    }

    /// Returns the receipts of rows, by the numbers of these, in the order of adding. Runs one statement for all of them.
    func receipts(of numbers: [Int64]) throws -> [Int64: [Receipt]] {
        let found = try connection.rows(
            """
            SELECT \(Self.receiptColumns) FROM json_each(?) n CROSS JOIN attachment a ON a.record = n.value WHERE a.book = ? ORDER BY a.number
            """, numbers.jsonArray, book
        ) { ($0.int64(0), try Self.receipt($0)) }
        return Dictionary(grouping: found, by: \.0).mapValues { $0.map(\.1) }
    }

    fileprivate static let receiptColumns = "a.record, a.id, a.name, a.type, a.size, a.is_original, a.preview IS NULL OR length(a.preview) > 0"

    fileprivate static func receipt(_ cells: Cells) throws -> Receipt {
        Receipt(
            id: try cells.id(1), name: cells.text(2), type: try cells.word(3), size: cells.int(4), isOriginal: cells.bool(5),
            hasPreview: cells.bool(6))
    }
}

extension LedgerEditor {
    /// Returns the names of a record's files after a change of them.
    func fileNames(of number: Int64, after changes: Receipt.Changes) throws -> String {
        let kept = try ledger.receipts(of: [number])[number, default: []].filter { !changes.removed.contains($0.id) }
        return (kept.map(\.name) + changes.added.map(\.name)).joined(separator: " ")
    }

    /// Removes and adds files of a record. Throws `.conflict(.tooManyFiles)`.
    func save(_ changes: Receipt.Changes, of number: Int64, at now: Int64) throws {
        guard changes != .none else { return }
        for id in changes.removed { try connection.run("DELETE FROM attachment WHERE book = ? AND id = ? AND record = ?", book, id, number) }
        for file in changes.added { try attach(Receipt.ID(milliseconds: now &* 1_000), file, to: number) }
        guard try connection.count("SELECT count(*) FROM attachment WHERE record = ?", number) <= Receipt.limitPerRecord else {
            throw StoreError.conflict(.tooManyFiles)
        }
    }

    /// Stores a file of a record. Its ID is unique within the book.
    func attach(_ id: Receipt.ID, _ file: Receipt.Addition, to number: Int64) throws {
        try connection.run(
            """
            INSERT INTO attachment (book, id, record, name, type, size, is_original, preview, picture, bytes) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        ) { parameters in
            parameters.bind(book)
            parameters.bind(id)
            parameters.bind(number)
            parameters.bind(file.name)
            parameters.bind(file.type.rawValue)
            parameters.bind(file.contents.count)
            parameters.bind(file.isOriginal)
            parameters.bind(file.preview)
            parameters.bind(file.picture.map { Zeros(count: $0.count) })
            parameters.bind(Zeros(count: file.contents.count))
        }
        // Triggers do not change it.
        let row = connection.database.lastInsertedRowID
        try file.picture.map { try connection.fill("picture", of: "attachment", row: row, with: $0) }
        try connection.fill("bytes", of: "attachment", row: row, with: file.contents)
    }
}

extension LedgerEditor {
    /// The files of the book's records, to add to them.
    public var receipts: StoredReceiptEditor { StoredReceiptEditor(editor: self) }
}

/// Additions to the files of a book's records.
public struct StoredReceiptEditor {
    let editor: LedgerEditor

    /// Keeps pictures of a file that had none: empty ones if none can be made.
    public func keep(_ picture: Receipt.Contents, preview: [UInt8], of id: Receipt.ID) throws {
        let isOriginal =
            try editor.connection.run(
                "UPDATE attachment SET picture = ?, preview = ? WHERE book = ? AND id = ? AND is_original = 1", Zeros(count: picture.count), preview,
                editor.book, id) > 0
        guard isOriginal, let row = try row(of: id) else {
            try editor.connection.run("UPDATE attachment SET preview = ? WHERE book = ? AND id = ?", preview, editor.book, id)
            return
        }
        try editor.connection.fill("picture", of: "attachment", row: row, with: picture)
    }

    /// Returns the number of a file's row; nil if there is none.
    fileprivate func row(of id: Receipt.ID) throws -> Int64? {
        try editor.connection.first("SELECT number FROM attachment WHERE book = ? AND id = ?", editor.book, id) { $0.int64(0) }
    }
}
