import Bookkeeping

extension LedgerEditor {
    /// The recurrences of the book, to change them.
    public var recurring: RecurringEditor { RecurringEditor(editor: self) }
}

/// Changes of the recurrences of a book, and of their days.
public struct RecurringEditor {
    let editor: LedgerEditor

    var connection: Connection { editor.connection }
    var book: Book.ID { editor.book }
    var rules: Recurrences { editor.ledger.recurring }

    /// Adds a rule, and the records that are due already.
    ///
    /// - Parameter made: the record that the rule was made from, which is the one of the first day if it is of that day.
    /// - Throws: `.notFound` for an account or a category that does not exist, conflicts as for a record, and `.conflict(.ruleLimit)`.
    public func add(_ id: Recurrence.ID, _ draft: Recurrence.Draft, from made: Transaction.ID? = nil, on today: CalendarDate, at now: Int64)
        throws -> Saved
    {
        guard try editor.saved(id, in: "recurring_rule") == .added else { return .alreadySaved }
        guard try connection.count("SELECT count(*) FROM recurring_rule WHERE book = ? AND deletion IS NULL", book) < Recurrence.limit else {
            throw StoreError.conflict(.ruleLimit)
        }
        let recurrence = draft.recurrence
        try connection.run(
            """
            INSERT INTO recurring_rule (id, book, frequency, every, starts, weekend, posting, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """, id, book, recurrence.frequency.rawValue, recurrence.every, recurrence.starts, recurrence.weekend.rawValue, draft.posting.rawValue,
            now)
        try save(draft, of: id, at: now)
        if let made, let record = try editor.ledger.transaction(made), let first = recurrence.occurrences().first(where: { _ in true }),
            first.due == record.date
        {
            // A record of another rule stays with the other rule.
            let isKnown = try connection.exists("SELECT 1 FROM recurring_day WHERE book = ? AND record = ?", book, made)
            try decide(first, of: id, isKnown ? .skipped : .posted, record: isKnown ? nil : made, at: now)
        }
        try catchUp(id, on: today, at: now)
        return .added
    }

    /// Changes a rule: this day and all that follow. Records that it has added stay as they are, and days that are decided stay decided.
    ///
    /// - Parameter leavesOutPast: true to leave out days before today that only the changed rule has (``Recurrence/pastDays(of:on:)``).
    public func update(
        _ id: Recurrence.ID, _ draft: Recurrence.Draft, leavesOutPast: Bool = false, on today: CalendarDate, at now: Int64
    ) throws {
        guard let rule = try rules.rule(id) else { throw StoreError.notFound }
        try save(draft, of: id, at: now)
        if leavesOutPast, let last = rule.pastDays(of: draft, on: today).last {
            try connection.run("UPDATE recurring_rule SET decided_to = ? WHERE book = ? AND id = ?", last.scheduled, book, id)
        }
        try catchUp(id, on: today, at: now)
    }

    /// Changes one day alone: the rule leaves it out, and a rule of that day takes its place.
    ///
    /// - Parameters:
    ///   - scheduled: the day of the rule; does nothing if it is decided already.
    ///   - other: the ID of the rule of that day.
    public func updateOne(
        _ id: Recurrence.ID, on scheduled: CalendarDate, as other: Recurrence.ID, _ draft: Recurrence.Draft, on today: CalendarDate,
        at now: Int64
    ) throws {
        guard let rule = try rules.rule(id) else { throw StoreError.notFound }
        guard let day = rule.next, day.scheduled == scheduled else { return }
        try decide(day, of: id, .skipped, at: now)
        try noteNext(of: id)
        var once = draft
        guard let recurrence = RecurrenceRule(.daily, starts: draft.recurrence.starts, end: .after(1)) else { throw StoreError.conflict(.invalid) }
        once.recurrence = recurrence
        _ = try add(other, once, on: today, at: now)
    }

    /// Leaves out a day that waits or is the next one. Returns false, and does nothing, for a day that is decided already.
    public func skip(_ id: Recurrence.ID, _ scheduled: CalendarDate, at now: Int64) throws -> Bool {
        guard let rule = try rules.rule(id) else { throw StoreError.notFound }
        guard let day = try open(scheduled, of: rule) else { return false }
        try decide(day.occurrence, of: id, .skipped, at: now)
        try noteNext(of: id)
        return true
    }

    /// Returns a day of a rule that waits or is the next one; nil for one that is decided, or not the rule's.
    func open(_ scheduled: CalendarDate, of rule: Recurrence) throws -> RecurringDay? {
        guard let day = try rules.day(scheduled, of: rule) else { return nil }
        return day.decision == .waiting || day.decision == nil && scheduled == rule.next?.scheduled ? day : nil
    }

    /// Pauses a rule. Days that pass meanwhile are left out.
    public func pause(_ id: Recurrence.ID, at now: Int64) throws {
        guard try rules.rule(id) != nil else { throw StoreError.notFound }
        try connection.run("UPDATE recurring_rule SET paused_at = ? WHERE book = ? AND id = ? AND paused_at IS NULL", now, book, id)
    }

    /// Lets a rule go on with the days from today on.
    public func resume(_ id: Recurrence.ID, on today: CalendarDate, at now: Int64) throws {
        guard let rule = try rules.rule(id) else { throw StoreError.notFound }
        let last = rule.occurrences.prefix { $0.due < today }.reduce(rule.decidedTo) { _, day in day.scheduled }
        try connection.run("UPDATE recurring_rule SET paused_at = NULL, decided_to = ? WHERE book = ? AND id = ?", last, book, id)
        try catchUp(id, on: today, at: now)
    }

    /// Ends a rule: moves it to the trash. Its records stay. Throws `.notFound`.
    public func delete(_ id: Recurrence.ID, as deletion: Deletion.ID, at now: Int64) throws -> Deletion {
        guard let rule = try rules.rule(id) else { throw StoreError.notFound }
        let name = try rule.template.title.isEmpty ? editor.ledger.names().category(of: rule) ?? "" : rule.template.title
        let made = Deletion(id: deletion, subject: .recurring, name: name, recordCount: 0, deletedAt: now)
        try editor.insert(made)
        try connection.run("UPDATE recurring_rule SET deletion = ? WHERE id = ? AND book = ?", deletion, id, book)
        return made
    }

    /// Replaces the days and values of a rule.
    private func save(_ draft: Recurrence.Draft, of id: Recurrence.ID, at now: Int64) throws {
        let recurrence = draft.recurrence
        var until: CalendarDate?, times: Int?
        if case .on(let date) = recurrence.end { until = date }
        if case .after(let count) = recurrence.end { times = count }
        try connection.run(
            """
            UPDATE recurring_rule SET frequency = ?, every = ?, starts = ?, until = ?, times = ?, weekend = ?, posting = ?, sharing = ?
            WHERE book = ? AND id = ?
            """, recurrence.frequency.rawValue, recurrence.every, recurrence.starts, until, times, recurrence.weekend.rawValue,
            draft.posting.rawValue, draft.template.sharing?.stored, book, id)
        var content = draft.template.content
        content.date = recurrence.starts
        try connection.run("DELETE FROM recurring_record WHERE book = ? AND rule = ?", book, id)
        guard let receipt = Transaction.ID(id.description) else { throw StoreError.conflict(.invalid) }
        var references = RecordReferences(editor: editor, now: now)
        let rows = RecordValues.rows(of: content, id: receipt)
        try references.check(rows)
        for (part, values) in rows.enumerated() { try insert(values, part: part, of: id) }
        let hashtags = try references.hashtags(draft.template.hashtags)
        try connection.run("DELETE FROM recurring_hashtag WHERE book = ? AND rule = ?", book, id)
        for hashtag in hashtags.entries { try insert(hashtag.id, of: id) }
    }

    func insert(_ values: RecordValues, part: Int, of id: Recurrence.ID) throws {
        try connection.run(Self.insertion) { parameters in
            parameters.bind(book)
            parameters.bind(id)
            parameters.bind(part)
            RecordColumns.bind(values, to: &parameters)
        }
    }

    func insert(_ hashtag: Hashtag.ID, of id: Recurrence.ID) throws {
        try connection.run("INSERT INTO recurring_hashtag (book, rule, hashtag) VALUES (?, ?, ?)", book, id, hashtag)
    }

    private static let insertion = """
        INSERT INTO recurring_record (book, rule, part, \(RecordColumns.names.joined(separator: ", ")))
        VALUES (\(Array(repeating: "?", count: RecordColumns.names.count + 3).joined(separator: ", ")))
        """
}

extension LedgerNames {
    /// Returns the name of the category of a rule's records; nil for transfers.
    func category(of rule: Recurrence) -> String? { rule.movement.category.flatMap { category($0)?.name } }
}
