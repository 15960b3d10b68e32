import Bookkeeping

/// No record has the change that was asked for, with the reasons; nothing was written.
public struct NothingChanged: Error, Equatable {
    /// The number of records that had the values already.
    public let unchanged: Int
    public let refused: [RecordChange.Refusal: Int]
}

extension SeveralRecordsEditor {
    /// Changes the records of a choice that can have all of the change, and keeps their former values for ``undo(_:at:)``. Adds an alert for each
    /// budget that reaches a level (``raised``). An ID that exists is left unchanged.
    ///
    /// - Throws: `.notFound` if the account or category does not exist, `.conflict(.tooManyRecords)`, ``NothingChanged``.
    public func change(_ choice: RecordChoice, to change: RecordChange, as id: ChangedRecords.ID, at now: Int64) throws -> ChangedRecords {
        if let known = try ledger.many.changedRecords(id) { return known }
        return try run(RecordChanging(change, as: id, editor: editor, now: now), ledger.many.numbers(of: choice))
    }

    /// Changes all records that rules match as the rules say, in one change that ``undo(_:at:)`` takes back. Transfers and divided records are left.
    ///
    /// - Throws: `.conflict(.tooManyRecords)`, ``NothingChanged``.
    public func file(by rules: [FilingRule], as id: ChangedRecords.ID, at now: Int64) throws -> ChangedRecords {
        if let known = try ledger.many.changedRecords(id) { return known }
        let scanned = try ledger.rules.scan(rules)
        guard scanned.preview.changing <= RecordChoice.limit else { throw StoreError.conflict(.tooManyRecords) }
        let changing = try RecordChanging(
            RecordChange(filing: .init(rules)), by: RecordFiler(rules), naming: rules.flatMap(\.result.hashtags), as: id, editor: editor, now: now)
        return try run(changing, scanned.numbers.reversed())
    }

    private func run(_ prepared: RecordChanging, _ numbers: [Int64]) throws -> ChangedRecords {
        var changing = prepared
        editor.historyGround.value = .together
        let made = try changing.run(numbers)
        try editor.keepLinksInStep(at: changing.now)
        return made
    }
}

/// One change of many records, in a write transaction.
private struct RecordChanging {
    private let change: RecordChange
    private let id: ChangedRecords.ID
    private let editor: LedgerEditor
    let now: Int64
    /// The rules that change each record; nil for the same change of all.
    private var filer: RecordFiler?
    private let account: Account?
    private let category: Category?
    private let added: RecordHashtags
    private let removed: Set<String>
    private var rewriting: RecordRewriting
    private var unchanged = 0
    private var refused: [RecordChange.Refusal: Int] = [:]
    /// The numbers of the changed records.
    private var numbers: [Int64] = []
    /// The numbers of the records that get a hashtag, by its folded name.
    private var tagged: [String: [Int64]] = [:]

    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }

    /// - Parameters:
    ///   - filer: rules that change each record.
    ///   - names: the hashtags that the rules add.
    init(
        _ change: RecordChange, by filer: RecordFiler? = nil, naming names: [String] = [], as id: ChangedRecords.ID, editor: LedgerEditor, now: Int64
    ) throws {
        (self.change, self.filer, self.id, self.editor, self.now) = (change, filer, id, editor, now)
        account = try change.account.map { try editor.ledger.account($0).orNotFound }
        category = try change.category.map { try editor.ledger.category($0).orNotFound }
        var references = RecordReferences(editor: editor, now: now)
        added = try references.hashtags(change.addedHashtags + names)
        removed = Set(change.removedHashtags.map(\.folded)).subtracting(added.entries.map(\.key))
        rewriting = try RecordRewriting(change, editor: editor, on: change.date.map { $0...$0 }, now: now)
    }

    mutating func run(_ all: [Int64]) throws -> ChangedRecords {
        var chosen: [Int64] = [], count = 0
        for chunk in all.chunks {
            for row in try rows(chunk) where try changed(row) != nil {
                chosen.append(row.number)
                if row.isFirst { count += 1 }
            }
        }
        guard !chosen.isEmpty else { throw NothingChanged(unchanged: unchanged, refused: refused) }
        let made = ChangedRecords(id: id, change: change, count: count, unchanged: unchanged, refused: refused, changedAt: now)
        try editor.insert(made)
        var watch = try BudgetWatch(editor)
        try watch?.before(.numbers(chosen))
        for chunk in chosen.chunks {
            var next: [(row: RecordRewriting.Row, former: RecordRewriting.Row)] = []
            for row in try rows(chunk) { if let changed = try changed(row) { next.append((changed, row)) } }
            try write(next)
        }
        try removeHashtags()
        try addHashtags()
        if account?.person != nil {
            var shares = try RecordShares(editor)
            try shares.complete(numbers)
        }
        try watch?.after(.numbers(numbers))
        try watch?.addAlerts(at: now)
        return made
    }

    private func rows(_ numbers: [Int64]) throws -> [RecordRewriting.Row] {
        try connection.rows(
            """
            SELECT \(RecordRewriting.Row.columns) FROM json_each(?) n CROSS JOIN record r ON r.number = n.value
            WHERE r.book = ? AND r.deletion IS NULL
            """, numbers.jsonArray, book
        ) { try RecordRewriting.Row($0) }
    }

    /// Returns the record with the change; nil, and counts the reason, if it cannot have it or has it already.
    private mutating func changed(_ row: RecordRewriting.Row) throws -> RecordRewriting.Row? {
        if filer != nil { return filed(row) }
        var next = row
        if let refusal = refusal(row.values) {
            if row.isFirst { refused[refusal, default: 0] += 1 }
            return nil
        }
        if let category { next.values.category = category.id }
        if let account { next.values.account = account.id }
        if let date = change.date { next.values.date = date }
        if let vendor = change.vendor { next.values.texts[.vendor] = vendor }
        if change.changesHashtags { next.hashtags = row.hashtags.hashtags(without: removed, with: added.names) }
        if next.hashtags.count > max(row.hashtags.count, Hashtag.limitPerTransaction) {
            if row.isFirst { refused[.tooManyHashtags, default: 0] += 1 }
            return nil
        }
        guard next.values != row.values || next.hashtags != row.hashtags else {
            if row.isFirst { unchanged += 1 }
            return nil
        }
        return next
    }

    private mutating func filed(_ row: RecordRewriting.Row) -> RecordRewriting.Row? {
        switch filer?.file(row) {
        case .success(let next?): return next
        case .failure(let refusal): if row.isFirst { refused[refusal.reason, default: 0] += 1 }
        case .success, nil: if row.isFirst { unchanged += 1 }
        }
        return nil
    }

    private func refusal(_ values: RecordValues) -> RecordChange.Refusal? {
        if values.kind == .transfer {
            if category != nil { return .transferCategory }
            if account != nil { return .transferAccount }
        }
        if category != nil, values.receipt != nil { return .divided }
        if let category, category.kind.rawValue != values.kind.rawValue { return .otherKind }
        if let account, account.currency != values.currency { return .otherCurrency }
        return nil
    }

    private mutating func write(_ next: [(row: RecordRewriting.Row, former: RecordRewriting.Row)]) throws {
        let written = try rewriting.write(next.map { ($0.row, nil) })
        for (number, (changed, former)) in zip(written, next) {
            let values = former.values
            try connection.run(
                "INSERT INTO former_record (book, change, record, number, account, category, vendor, title) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", book,
                id, number, former.number, values.account, values.category, values.texts[.vendor], values.texts[.title])
            guard filer != nil, changed.hashtags != former.hashtags else { continue }
            let before = Set(former.hashtags.map(\.folded))
            for key in changed.hashtags.map(\.folded) where !before.contains(key) { tagged[key, default: []].append(number) }
        }
        numbers += written
    }

    /// Removes the links to hashtags, after the rows of the records, because triggers count budgets by both.
    private func removeHashtags() throws {
        for key in removed.sorted() {
            guard let hashtag = try editor.ledger.hashtag(named: key) else { continue }
            try keep(hashtag.id, of: numbers, wasAdded: false, where: "EXISTS")
            try connection.run(
                "DELETE FROM record_hashtag WHERE book = ?1 AND hashtag = ?2 AND record IN (\(Self.kept))", book, hashtag.id, id, false)
        }
    }

    private func addHashtags() throws {
        for hashtag in added.entries {
            guard let records = filer == nil ? numbers : tagged[hashtag.key] else { continue }
            try keep(hashtag.id, of: records, wasAdded: true, where: "NOT EXISTS")
            try connection.run(
                "INSERT INTO record_hashtag (record, hashtag, book) SELECT record, ?2, ?1 FROM (\(Self.kept))", book, hashtag.id, id, true)
        }
    }

    private static let kept = "SELECT record FROM former_hashtag WHERE book = ?1 AND change = ?3 AND hashtag = ?2 AND was_added = ?4"

    private func keep(_ hashtag: Hashtag.ID, of records: [Int64], wasAdded: Bool, where exists: String) throws {
        try connection.run(
            """
            INSERT INTO former_hashtag (book, change, record, hashtag, was_added) SELECT f.book, f.change, f.record, ?3, ?4
            FROM json_each(?5) n CROSS JOIN former_record f ON f.book = ?1 AND f.change = ?2 AND f.record = n.value
            WHERE \(exists) (SELECT 1 FROM record_hashtag l WHERE l.record = f.record AND l.hashtag = ?3)
            """, book, id, hashtag, wasAdded, records.jsonArray)
    }
}

extension Optional {
    /// The value. Throws `.notFound` if there is none.
    fileprivate var orNotFound: Wrapped {
        get throws {
            guard let self else { throw StoreError.notFound }
            return self
        }
    }
}
