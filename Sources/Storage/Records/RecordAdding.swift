import Bookkeeping

extension LedgerEditor {
    /// Adds many transactions, such as an import; how many of them were new. What has its identifier already is left as it is.
    @discardableResult
    public func addMany(_ drafts: some Sequence<(Transaction.ID, Transaction.Draft)>, at now: Int64) throws -> Int {
        var adding = try RecordAdding(editor: self, now: now)
        var chunk: [(Transaction.ID, Transaction.Draft)] = []
        for draft in drafts {
            chunk.append(draft)
            guard chunk.count == 2_000 else { continue }
            try adding.add(chunk)
            chunk.removeAll(keepingCapacity: true)
        }
        try adding.add(chunk)
        try adding.giveNotice()
        return adding.count
    }
}

/// Adds records a hundred to a statement and in the order of time. The full-text index writes out what it has gathered after each
/// statement and for each step back in time, so that one by one they would cost twice as much.
private struct RecordAdding {
    private static let rowsPerStatement = 100

    /// A record that will be in the next statement.
    private struct Waiting {
        let number: Int64
        let id: Transaction.ID
        let draft: Transaction.Draft
        let mainAmount: Int64?
        let hashtags: RecordHashtags
    }

    let editor: LedgerEditor
    let now: Int64
    private var references: RecordReferences
    private var watch: BudgetWatch?
    private var waiting: [Waiting] = []
    private var waitingIDs: Set<Transaction.ID> = []
    private(set) var count = 0

    init(editor: LedgerEditor, now: Int64) throws {
        self.editor = editor
        self.now = now
        references = RecordReferences(editor: editor, now: now)
        watch = try BudgetWatch(editor)
    }

    /// Alerts, when all are added.
    func giveNotice() throws { try watch?.giveNotice(at: now) }

    mutating func add(_ chunk: [(Transaction.ID, Transaction.Draft)]) throws {
        guard var rates = try BookRates(editor.ledger, for: chunk.map(\.1)) else { return }
        for (id, draft) in chunk.sorted(by: { ($0.1.date, $0.1.time) < ($1.1.date, $1.1.time) }) {
            guard !waitingIDs.contains(id), try editor.saved(id, in: "record") == .added else { continue }
            try references.check(draft.movement)
            let minute = RecordNumber.range(draft.date, draft.time)
            var number = try editor.freeNumber(in: minute)
            if let last = waiting.last?.number, minute.contains(last) { number = max(number, last + 1) }
            waiting.append(
                Waiting(
                    number: number, id: id, draft: draft,
                    mainAmount: try rates.mainAmount(of: draft.movement.amount, on: draft.date),
                    hashtags: try references.hashtags(draft.hashtags)))
            waitingIDs.insert(id)
            if waiting.count == Self.rowsPerStatement { try insert() }
        }
        try insert()
    }

    private mutating func insert() throws {
        guard !waiting.isEmpty else { return }
        let columns = 25, marks = "(" + Array(repeating: "?", count: columns).joined(separator: ", ") + ")"
        var values: [any Bindable] = []
        values.reserveCapacity(waiting.count * columns)
        for record in waiting {
            let draft = record.draft
            let movement = MovementColumns(draft.movement)
            let row: [any Bindable] = [
                record.number, record.id, editor.book, movement.kind, draft.date, draft.time, movement.account, movement.currency,
                movement.amount,
                movement.category, movement.toAccount, movement.receivedCurrency, movement.received, draft.title, draft.vendor,
                draft.note,
                draft.place?.latitude, draft.place?.longitude, draft.place?.name, now, now, draft.searchText,
                record.mainAmount, record.hashtags.stored, draft.place?.cell,
            ]
            values += row
        }
        let full = waiting.count == Self.rowsPerStatement
        for rows in full ? [waiting.count] : Array(repeating: 1, count: waiting.count) {
            try editor.connection.each(
                """
                INSERT INTO record (number, id, book, kind, date, time, account, currency, amount, category, to_account,
                    received_currency, received, title, vendor, note, latitude, longitude, place, created_at, updated_at, search_text,
                    main_amount, hashtags, cell)
                VALUES \(Array(repeating: marks, count: rows).joined(separator: ", "))
                """, Array(values.prefix(rows * columns))
            ) { _ in true }
            values.removeFirst(rows * columns)
        }
        for record in waiting {
            try editor.link(record.hashtags, to: record.number)
            try editor.save(record.draft.attachment, of: record.number, at: now)
        }
        try watch?.after(.numbers(waiting.map(\.number)))
        count += waiting.count
        waiting.removeAll(keepingCapacity: true)
        waitingIDs.removeAll(keepingCapacity: true)
    }
}
