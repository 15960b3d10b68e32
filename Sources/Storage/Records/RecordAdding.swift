import Bookkeeping

extension LedgerEditor {
    /// Adds many transactions, such as an import; how many of them were new. What has its identifier already is left as it is.
    @discardableResult
    public func addMany(_ drafts: some Sequence<(Transaction.ID, Transaction.Draft)>, at now: Int64) throws -> Int {
        var adding = RecordAdding(editor: self, now: now)
        var chunk: [(Transaction.ID, Transaction.Draft)] = []
        for draft in drafts {
            chunk.append(draft)
            guard chunk.count == 2_000 else { continue }
            try adding.add(chunk)
            chunk.removeAll(keepingCapacity: true)
        }
        try adding.add(chunk)
        return adding.count
    }
}

/// Adds records a hundred to a statement and in the order of time. The full-text index writes out what it has gathered after each
/// statement and for each step back in time, so that one by one they would cost twice as much.
private struct RecordAdding {
    private static let rowsPerStatement = 100

    let editor: LedgerEditor
    let now: Int64
    private var references: RecordReferences
    private var waiting:
        [(number: Int64, id: Transaction.ID, draft: Transaction.Draft, hashtags: RecordHashtags, mainAmount: Int64?)] = []
    private var waitingIDs: Set<Transaction.ID> = []
    private(set) var count = 0

    init(editor: LedgerEditor, now: Int64) {
        self.editor = editor
        self.now = now
        references = RecordReferences(editor: editor, now: now)
    }

    mutating func add(_ chunk: [(Transaction.ID, Transaction.Draft)]) throws {
        guard var rates = try BookRates(editor.ledger, for: chunk.map(\.1)) else { return }
        for (id, draft) in chunk.sorted(by: { ($0.1.date, $0.1.time) < ($1.1.date, $1.1.time) }) {
            guard !waitingIDs.contains(id), try editor.saved(id, in: "record") == .added else { continue }
            try references.check(draft.movement)
            let minute = RecordNumber.range(draft.date, draft.time)
            var number = try editor.freeNumber(in: minute)
            if let last = waiting.last?.number, minute.contains(last) { number = max(number, last + 1) }
            let mainAmount = try rates.mainAmount(of: draft.movement.amount, on: draft.date)
            waiting.append((number, id, draft, try references.hashtags(draft.hashtags), mainAmount))
            waitingIDs.insert(id)
            if waiting.count == Self.rowsPerStatement { try insert() }
        }
        try insert()
    }

    private mutating func insert() throws {
        guard !waiting.isEmpty else { return }
        let columns = 24, row = "(" + Array(repeating: "?", count: columns).joined(separator: ", ") + ")"
        var values: [any Bindable] = []
        values.reserveCapacity(waiting.count * columns)
        for (number, id, draft, hashtags, mainAmount) in waiting {
            let movement = MovementColumns(draft.movement)
            let record: [any Bindable] = [
                number, id, editor.book, movement.kind, draft.date, draft.time, movement.account, movement.currency,
                movement.amount,
                movement.category, movement.toAccount, movement.receivedCurrency, movement.received, draft.title, draft.vendor,
                draft.note,
                draft.place?.latitude, draft.place?.longitude, draft.place?.name, now, now, draft.searchText, hashtags.stored,
                mainAmount,
            ]
            values += record
        }
        let full = waiting.count == Self.rowsPerStatement
        for rows in full ? [waiting.count] : Array(repeating: 1, count: waiting.count) {
            try editor.connection.each(
                """
                INSERT INTO record (number, id, book, kind, date, time, account, currency, amount, category, to_account,
                    received_currency, received, title, vendor, note, latitude, longitude, place, created_at, updated_at, search_text,
                    hashtags, main_amount)
                VALUES \(Array(repeating: row, count: rows).joined(separator: ", "))
                """, Array(values.prefix(rows * columns))
            ) { _ in true }
            values.removeFirst(rows * columns)
        }
        for (number, _, draft, hashtags, _) in waiting {
            try editor.link(hashtags, to: number)
            try editor.save(draft.attachment, of: number, at: now)
        }
        count += waiting.count
        waiting.removeAll(keepingCapacity: true)
        waitingIDs.removeAll(keepingCapacity: true)
    }
}
