import Bookkeeping

extension LedgerEditor {
    /// Adds many transactions, such as an import's. Returns the number of new ones; a transaction with an existing ID is left unchanged.
    @discardableResult
    public func addMany(_ drafts: some Sequence<(Transaction.ID, Transaction.Draft)>, at now: Int64) throws -> Int {
        try addMany(at: now) { add in for (id, draft) in drafts { try add(id, draft) } }
    }

    /// Adds the transactions that `body` hands over, as ``addMany(_:at:)`` does. Those of the last 2,000 may not be saved before it returns.
    @discardableResult
    func addMany(at now: Int64, _ body: ((Transaction.ID, Transaction.Draft) throws -> Void) throws -> Void) throws -> Int {
        var adding = try RecordAdding(editor: self, now: now)
        var chunk: [(Transaction.ID, Transaction.Draft)] = []
        try body { id, draft in
            chunk.append((id, draft))
            guard chunk.count == 2_000 else { return }
            try adding.add(chunk)
            chunk.removeAll(keepingCapacity: true)
        }
        try adding.add(chunk)
        try adding.finish()
        return adding.count
    }
}

/// Adds records in chronological order: few with triggers that index and count each; many with statements that do it for all of them at once.
private struct RecordAdding {
    /// A record for the next statement.
    private struct Waiting {
        let row: StoredRecord
        let hashtags: RecordHashtags
        let receipts: Receipt.Changes
        /// The draft, of the first row of a record that is divided among people; nil for all others.
        let shared: (id: Transaction.ID, draft: Transaction.Draft)?
    }

    /// From this number of records on, sums for all of them take less time than triggers for each.
    private static let many = 20
    /// From this number of texts on, they go into the search index: it writes a segment for each lot of them, and merges segments.
    private static let textsPerSegment = 10_000

    let editor: LedgerEditor
    let now: Int64
    private var references: RecordReferences
    private var shares: RecordShares
    private var watch: BudgetWatch?
    private var waiting: [Waiting] = []
    private var waitingIDs: Set<Transaction.ID> = []
    /// The texts of rows that are not in the search index yet.
    private var texts: [(number: Int64, text: String)] = []
    private(set) var count = 0

    init(editor: LedgerEditor, now: Int64) throws {
        self.editor = editor
        self.now = now
        references = RecordReferences(editor: editor, now: now)
        shares = try RecordShares(editor)
        watch = try BudgetWatch(editor)
    }

    /// Adds the remaining texts to the search index, and budget alerts, after all records have been added.
    mutating func finish() throws {
        try index()
        try watch?.addAlerts(at: now)
    }

    mutating func add(_ chunk: [(Transaction.ID, Transaction.Draft)]) throws {
        guard var rates = try BookRates(editor.ledger, for: chunk.map(\.1)) else { return }
        for (id, draft) in chunk.sorted(by: { ($0.1.date, $0.1.time) < ($1.1.date, $1.1.time) }) {
            guard !waitingIDs.contains(id), try editor.saved(id, in: "record") == .added else { continue }
            let parts = RecordValues.rows(of: draft.content, id: id)
            try references.check(parts)
            let minute = RecordNumber.range(draft.date, draft.time)
            var number = try editor.freeNumber(in: minute)
            if let last = waiting.last?.row.number, minute.contains(last) { number = max(number, last + 1) }
            let hashtags = try references.hashtags(draft.hashtags)
            for (index, values) in parts.enumerated() {
                let row = StoredRecord(
                    number: number + Int64(index), id: index == 0 ? id : Transaction.ID(milliseconds: now &* 1_000), values: values,
                    hashtags: hashtags.names, mainAmount: try rates.mainAmount(of: Money(minorUnits: values.amount, values.currency), on: draft.date),
                    createdAt: now, updatedAt: now, files: index == 0 ? draft.receipts.added.map(\.name).joined(separator: " ") : "")
                waiting.append(
                    Waiting(
                        row: row, hashtags: hashtags, receipts: index == 0 ? draft.receipts : .none,
                        shared: index == 0 && shares.isShared ? (id, draft) : nil))
            }
            count += 1
            waitingIDs.insert(id)
        }
        try insert()
    }

    private mutating func insert() throws {
        guard !waiting.isEmpty else { return }
        let rows = waiting.map(\.row)
        if rows.count < Self.many {
            try StoredRecord.insert(rows, into: editor.book, editor.connection)
        } else {
            try insertMany(rows)
        }
        for record in waiting {
            try editor.link(record.hashtags, to: record.row.number)
            try editor.save(record.receipts, of: record.row.number, at: now)
            if let (id, draft) = record.shared { try shares.save(draft.sharing, of: draft.movement, id, to: record.row.number) }
        }
        for case let (id, draft)? in waiting.map(\.shared) { try editor.links.save(draft.ownSide, of: id, at: now) }
        try watch?.after(.numbers(waiting.map(\.row.number)))
        waiting.removeAll(keepingCapacity: true)
        waitingIDs.removeAll(keepingCapacity: true)
    }

    /// Inserts rows while the book counts as arriving: its triggers neither index nor count them then. Uses no savepoint: with one, SQLite walks
    /// through the whole statement journal at each statement. The caller rolls back.
    private mutating func insertMany(_ rows: [StoredRecord]) throws {
        let connection = editor.connection, rows = rows.map(\.withSearchText)
        try connection.run("UPDATE book SET state = 'arriving' WHERE id = ? AND state = 'live'", editor.book)
        try StoredRecord.insert(rows, into: editor.book, connection)
        try connection.run("UPDATE book SET state = 'live' WHERE id = ? AND state = 'arriving'", editor.book)
        try AddedTotals(book: editor.book, connection: connection).add(rows.map(\.number))
        texts += rows.lazy.map { ($0.number, $0.searchText ?? "") }
        // The other sides of shared records are changed with them, which needs all of them in the index.
        if shares.isShared || texts.count >= Self.textsPerSegment { try index() }
    }

    private mutating func index() throws {
        try SearchIndex(connection: editor.connection).insert(texts.sorted { $0.number < $1.number })
        texts.removeAll(keepingCapacity: true)
    }
}
