import Bookkeeping

extension LedgerEditor {
    /// Adds many transactions, such as those of an import. Returns the number of new ones; a transaction whose ID exists is left
    /// unchanged.
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
        try adding.addAlerts()
        return adding.count
    }
}

/// Adds records a hundred per statement, in chronological order.
private struct RecordAdding {
    /// A record for the next statement.
    private struct Waiting {
        let row: StoredRecord
        let hashtags: RecordHashtags
        let attachment: Attachment.Change
        /// The draft, of the first row of a record that is divided among people; nil for all others.
        let shared: (id: Transaction.ID, draft: Transaction.Draft)?
    }

    let editor: LedgerEditor
    let now: Int64
    private var references: RecordReferences
    private var shares: RecordShares
    private var watch: BudgetWatch?
    private var waiting: [Waiting] = []
    private var waitingIDs: Set<Transaction.ID> = []
    private(set) var count = 0

    init(editor: LedgerEditor, now: Int64) throws {
        self.editor = editor
        self.now = now
        references = RecordReferences(editor: editor, now: now)
        shares = try RecordShares(editor)
        watch = try BudgetWatch(editor)
    }

    /// Adds budget alerts, after all records have been added.
    func addAlerts() throws { try watch?.addAlerts(at: now) }

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
                    createdAt: now, updatedAt: now)
                waiting.append(
                    Waiting(
                        row: row, hashtags: hashtags, attachment: index == 0 ? draft.attachment : .keep,
                        shared: index == 0 && shares.isShared ? (id, draft) : nil))
            }
            count += 1
            waitingIDs.insert(id)
            if waiting.count >= StoredRecord.rowsPerStatement { try insert() }
        }
        try insert()
    }

    private mutating func insert() throws {
        guard !waiting.isEmpty else { return }
        try StoredRecord.insert(waiting.map(\.row), into: editor.book, editor.connection)
        for record in waiting {
            try editor.link(record.hashtags, to: record.row.number)
            try editor.save(record.attachment, of: record.row.number, at: now)
            if let (id, draft) = record.shared { try shares.save(draft.sharing, of: draft.movement, id, to: record.row.number) }
        }
        for case let (id, draft)? in waiting.map(\.shared) { try editor.links.save(draft.ownSide, of: id, at: now) }
        try watch?.after(.numbers(waiting.map(\.row.number)))
        waiting.removeAll(keepingCapacity: true)
        waitingIDs.removeAll(keepingCapacity: true)
    }
}
