import Bookkeeping

extension BookExporter {
    func exportedRecurrences() throws -> [ExportedRecurrence] {
        var rules = try connection.rows(
            "SELECT \(Recurrences.columns), r.id, r.created_at, r.deletion FROM recurring_rule r WHERE r.book = ? ORDER BY r.id", book
        ) {
            ExportedRecurrence(
                id: try $0.id(10), recurrence: try Recurrences.recurrence($0, from: 0), posting: try $0.word(6),
                pausedAt: $0.optional(7, $0.int64), decidedTo: try $0.optional(8, $0.date), sharing: $0.optional(9, $0.text),
                createdAt: $0.int64(11), deletion: try $0.optionalID(12))
        }
        for index in rules.indices {
            let id = rules[index].id
            rules[index].rows = try ledger.recurring.rows(of: id).map { ExportedRecurrence.Row($0) }
            rules[index].hashtags = try connection.rows(
                "SELECT hashtag FROM recurring_hashtag WHERE book = ? AND rule = ? ORDER BY hashtag", book, id
            ) { try $0.id(0) }
            rules[index].days = try connection.rows(
                "SELECT scheduled, due, state, record, decided_at FROM recurring_day WHERE book = ? AND rule = ? ORDER BY scheduled", book, id
            ) {
                ExportedRecurrence.Day(
                    scheduled: try $0.date(0), due: try $0.date(1), state: try $0.word(2), record: try $0.optionalID(3), decidedAt: $0.int64(4))
            }
        }
        return rules
    }
}

extension RecurringEditor {
    /// Inserts an exported rule.
    ///
    /// - Parameter people: the people of the household that gets the book; nil for a person's own book.
    /// - Throws: `.conflict(.invalid)` for impossible days, without values, or for people in a person's own book.
    func insert(_ rule: ExportedRecurrence, for people: ArrivingMembers?) throws {
        guard rule.recurrence != nil, try RecordValues.content(of: rule.rows.map(\.values)) != nil else { throw StoreError.conflict(.invalid) }
        try connection.run(
            """
            INSERT INTO recurring_rule (id, book, frequency, every, starts, until, times, weekend, posting, sharing, paused_at, decided_to, created_at,
                deletion)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, rule.id, book, rule.frequency.rawValue, rule.every, rule.starts, rule.until, rule.times, rule.weekend.rawValue,
            rule.posting.rawValue, try sharing(rule, people), rule.pausedAt, rule.decidedTo, rule.createdAt, rule.deletion)
        for (part, row) in rule.rows.enumerated() { try insert(row.values, part: part, of: rule.id) }
        for hashtag in rule.hashtags { try insert(hashtag, of: rule.id) }
        for day in rule.days {
            try connection.run(
                "INSERT INTO recurring_day (book, rule, scheduled, due, state, record, decided_at) VALUES (?, ?, ?, ?, ?, ?, ?)", book, rule.id,
                day.scheduled, day.due, day.state.rawValue, day.record, day.decidedAt)
        }
        try noteNext(of: rule.id)
    }

    /// Returns for whom the records of a rule are, as the people here. Somebody whom the copy does not have, since they have gone, is left out.
    private func sharing(_ rule: ExportedRecurrence, _ people: ArrivingMembers?) throws -> String? {
        guard let stored = rule.sharing else { return nil }
        guard let people else { throw StoreError.conflict(.invalid) }
        let choice = Sharing.Choice(stored: stored)
        let known = choice.values.compactMap { person, value in people[person].map { ($0, value) } }
        return Sharing.Choice(choice.way, Dictionary(known, uniquingKeysWith: { first, _ in first })).stored
    }
}
