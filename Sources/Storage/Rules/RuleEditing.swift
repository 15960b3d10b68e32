import Bookkeeping

extension LedgerEditor {
    /// The rules of the book that file entries, to change them.
    public var rules: BookRuleEditor { BookRuleEditor(editor: self) }
}

/// Changes of the rules of a book that file entries.
public struct BookRuleEditor {
    let editor: LedgerEditor

    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }
    private var rules: BookRules { editor.ledger.rules }

    /// Adds a rule after the others.
    ///
    /// - Throws: `.notFound` for an account or a category that does not exist, `.conflict(.invalid)` for a rule without a condition or a value,
    ///   `.conflict(.wrongKind)`, `.conflict(.currencyMismatch)` for amounts in another currency than the account's, `.conflict(.ruleLimit)`.
    public func add(_ id: FilingRule.ID, _ draft: FilingRule.Draft, at now: Int64) throws -> Saved {
        guard try editor.saved(id, in: "filing_rule") == .added else { return .alreadySaved }
        guard try connection.count("SELECT count(*) FROM filing_rule WHERE book = ? AND deletion IS NULL", book) < FilingRule.limit else {
            throw StoreError.conflict(.ruleLimit)
        }
        try connection.run(
            """
            INSERT INTO filing_rule (book, id, position, new_title, new_vendor, created_at)
            VALUES (?1, ?2, (SELECT ifnull(max(position), 0) + 1 FROM filing_rule WHERE book = ?1), '', '', ?3)
            """, book, id, now)
        try save(draft, of: id, at: now)
        return .added
    }

    /// Changes a rule, which keeps its place. Records that were filed by it stay as they are.
    public func update(_ id: FilingRule.ID, _ draft: FilingRule.Draft, at now: Int64) throws {
        guard try rules.rule(id) != nil else { throw StoreError.notFound }
        try save(draft, of: id, at: now)
    }

    /// Moves a rule before the one above it, or behind the one below. Returns false for the first or the last one.
    public func move(_ id: FilingRule.ID, up: Bool) throws -> Bool {
        let order = try rules.written().map(\.id)
        guard let index = order.firstIndex(of: id) else { throw StoreError.notFound }
        guard id != (up ? order.first : order.last) else { return false }
        try move(id, to: up ? index - 1 : index + 1)
        return true
    }

    /// Moves a rule to a place in the order, from 0; to the end for a place beyond the end.
    public func move(_ id: FilingRule.ID, to place: Int) throws {
        let order = try rules.written().map(\.id)
        guard order.contains(id) else { throw StoreError.notFound }
        var moved = order.filter { $0 != id }
        moved.insert(id, at: min(max(place, 0), moved.count))
        // Rules of an import can have the same position.
        for (position, rule) in moved.enumerated() {
            try connection.run("UPDATE filing_rule SET position = ? WHERE book = ? AND id = ?", position + 1, book, rule)
        }
    }

    /// Moves a rule to the trash. Records that were filed by it stay as they are.
    ///
    /// - Parameter name: the rule in words, for the trash.
    public func delete(_ id: FilingRule.ID, named name: String, as deletion: Deletion.ID, at now: Int64) throws -> Deletion {
        guard try rules.rule(id) != nil else { throw StoreError.notFound }
        let made = Deletion(id: deletion, subject: .rule, name: name.cut(to: FilingText.limit), recordCount: 0, deletedAt: now)
        try editor.insert(made)
        try connection.run("UPDATE filing_rule SET deletion = ? WHERE book = ? AND id = ?", deletion, book, id)
        return made
    }

    /// Learns nothing more from a payee. Returns false if that is so already. Throws `.notFound` for a payee without a learned rule.
    public func dismiss(_ payee: LearnedRule.Payee, as id: DismissedLearning.ID, at now: Int64) throws -> Bool {
        let dismissed = try rules.dismissed()
        guard !dismissed.contains(where: { $0.payee == payee || $0.id == id }) else { return false }
        guard let rule = try rules.learned().first(where: { $0.payee == payee }) else { throw StoreError.notFound }
        guard dismissed.count < DismissedLearning.limit else { throw StoreError.conflict(.ruleLimit) }
        try insert(DismissedLearning(id: id, payee: payee, name: rule.name, dismissedAt: now))
        return true
    }

    /// Learns from a payee again. Returns false if it was not dismissed.
    public func learnAgain(_ id: DismissedLearning.ID) throws -> Bool {
        try connection.run("DELETE FROM dismissed_learning WHERE book = ? AND id = ?", book, id) > 0
    }

    private func insert(_ dismissed: DismissedLearning) throws {
        try connection.run(
            "INSERT INTO dismissed_learning (book, id, kind, payee, name, dismissed_at) VALUES (?, ?, ?, ?, ?, ?)", book, dismissed.id,
            dismissed.payee.kind.rawValue, dismissed.payee.key, dismissed.name, dismissed.dismissedAt)
    }

    /// Replaces the values of a rule.
    private func save(_ draft: FilingRule.Draft, of id: FilingRule.ID, at now: Int64) throws {
        var conditions = draft.conditions
        guard !conditions.areTooWide, !draft.result.isEmpty else { throw StoreError.conflict(.invalid) }
        if let category = draft.result.category {
            guard let found = try editor.ledger.category(category) else { throw StoreError.notFound }
            guard conditions.kind == nil || conditions.kind == found.kind else { throw StoreError.conflict(.wrongKind) }
            conditions.kind = found.kind
        }
        if let account = conditions.account {
            guard let found = try editor.ledger.account(account) else { throw StoreError.notFound }
            guard conditions.amount == nil || conditions.amount?.currency == found.currency else { throw StoreError.conflict(.currencyMismatch) }
        }
        try write(FilingRule.Draft(conditions, draft.result), of: id)
        var references = RecordReferences(editor: editor, now: now)
        let hashtags = try references.hashtags(draft.result.hashtags)
        try connection.run("DELETE FROM filing_hashtag WHERE book = ? AND rule = ?", book, id)
        for hashtag in hashtags.entries { try insert(hashtag.id, of: id) }
    }

    private func insert(_ hashtag: Hashtag.ID, of id: FilingRule.ID) throws {
        try connection.run("INSERT INTO filing_hashtag (book, rule, hashtag) VALUES (?, ?, ?)", book, id, hashtag)
    }

    private func write(_ draft: FilingRule.Draft, of id: FilingRule.ID) throws {
        let conditions = draft.conditions, amount = conditions.amount, result = draft.result
        try connection.run(
            """
            UPDATE filing_rule SET payee_way = ?, payee = ?, title_way = ?, title = ?, note_way = ?, note = ?, currency = ?, least = ?, most = ?,
                kind = ?, account = ?, new_category = ?, new_title = ?, new_vendor = ?, moved_by = NULL, moved_from = NULL
            WHERE book = ? AND id = ?
            """, conditions.payee?.way.rawValue, conditions.payee?.text, conditions.title?.way.rawValue, conditions.title?.text,
            conditions.note?.way.rawValue, conditions.note?.text, amount?.currency, amount?.least, amount?.most, conditions.kind?.rawValue,
            conditions.account, result.category, result.title, result.vendor, book, id)
    }
}

extension BookRuleEditor {
    /// Inserts an exported rule. Throws `.conflict(.invalid)` for impossible values.
    func insert(_ exported: ExportedFilingRule) throws {
        guard let draft = exported.draft, !draft.conditions.areTooWide, draft.result.category == nil || draft.conditions.kind != nil else {
            throw StoreError.conflict(.invalid)
        }
        try connection.run(
            "INSERT INTO filing_rule (book, id, position, new_title, new_vendor, created_at, deletion) VALUES (?, ?, ?, '', '', ?, ?)", book,
            exported.id, exported.position, exported.createdAt, exported.deletion)
        try write(draft, of: exported.id)
        for hashtag in exported.hashtags { try insert(hashtag, of: exported.id) }
    }

    /// Inserts an exported dismissal.
    func insert(_ exported: ExportedDismissedLearning) throws { try insert(exported.dismissed) }
}

extension BookExporter {
    func exportedFilingRules() throws -> [ExportedFilingRule] {
        var hashtags: [FilingRule.ID: [Hashtag.ID]] = [:]
        let links = try connection.rows("SELECT rule, hashtag FROM filing_hashtag WHERE book = ? ORDER BY rule, hashtag", book) {
            (try $0.id(0, FilingRule.self), try $0.id(1, Hashtag.self))
        }
        for (rule, hashtag) in links { hashtags[rule, default: []].append(hashtag) }
        let width = BookRules.width
        return try connection.rows(
            "SELECT \(BookRules.columns), r.id, r.position, r.created_at, r.deletion FROM filing_rule r WHERE r.book = ? ORDER BY r.id", book
        ) {
            let id: FilingRule.ID = try $0.id(width)
            return ExportedFilingRule(
                id: id, try BookRules.draft($0), position: $0.int64(width + 1), hashtags: hashtags[id] ?? [], createdAt: $0.int64(width + 2),
                deletion: try $0.optionalID(width + 3))
        }
    }
}
