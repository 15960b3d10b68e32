import Bookkeeping

extension RecurringEditor {
    /// Adds the record of a day: of a waiting day, dated on its due day, or of the next day, dated today, also early.
    /// Returns false, and adds nothing, for a day that is decided already.
    ///
    /// - Parameters:
    ///   - record: the ID that the record gets.
    ///   - amount: the amount if it differs from the rule's; for a transfer between currencies, the amount sent.
    /// - Throws: `.notFound`, and conflicts as for a record.
    public func post(
        _ id: Recurrence.ID, _ scheduled: CalendarDate, as record: Transaction.ID, amount: Money? = nil, on today: CalendarDate, at now: Int64
    ) throws -> Bool {
        guard let rule = try rules.rule(id) else { throw StoreError.notFound }
        guard let day = try open(scheduled, of: rule) else { return false }
        guard let draft = rule.draft(on: day.decision == .waiting ? day.due : today, amount: amount) else { throw StoreError.conflict(.invalid) }
        guard try editor.add(record, draft, at: now) == .added else { return false }
        try decide(day.occurrence, of: id, .posted, record: record, at: now)
        try noteNext(of: id)
        return true
    }

    /// Adds the records of a rule that are due, in this transaction: a person has just made or changed it.
    func catchUp(_ id: Recurrence.ID, on today: CalendarDate, at now: Int64) throws {
        try noteNext(of: id)
        guard let rule = try rules.rule(id), !rule.isPaused else { return }
        _ = try post([rule], on: today, limit: .max, at: now)
    }

    /// Adds the due records of some rules, in the order of the days, or asks the person first. Returns the number of days decided, at most `limit`.
    ///
    /// A record that cannot be added waits for a person instead, so that it stops none of the others.
    func post(_ rules: [Recurrence], on today: CalendarDate, limit: Int, at now: Int64) throws -> Int {
        var due: [(rule: Recurrence, day: RecurrenceRule.Occurrence)] = []
        for rule in rules where !rule.isHeld(on: today) {
            due += rule.occurrences.lazy.prefix { $0.due <= today }.prefix(limit).map { (rule, $0) }
        }
        // Of each rule the earliest days, since those up to the last one are decided from then on.
        due = Array(due.sorted { ($0.day.due, $0.rule.id, $0.day.scheduled) < ($1.day.due, $1.rule.id, $1.day.scheduled) }.prefix(limit))
        let posted = due.filter { $0.rule.posting == .post }.compactMap { rule, day in
            rule.draft(on: day.due).map { (rule: rule, day: day, record: Transaction.ID(milliseconds: now &* 1_000), draft: $0) }
        }
        var failed: [(rule: Recurrence, day: RecurrenceRule.Occurrence)] = []
        do {
            try connection.savepoint { try editor.addMany(posted.map { ($0.record, $0.draft) }, at: now) }
            for (rule, day, record, _) in posted { try decide(day, of: rule.id, .posted, record: record, at: now) }
        } catch let error as StoreError where error.isOfOneRecord {
            for (rule, day, record, draft) in posted {
                do {
                    try connection.savepoint { _ = try editor.add(record, draft, at: now) }
                    try decide(day, of: rule.id, .posted, record: record, at: now)
                } catch let error as StoreError where error.isOfOneRecord {
                    failed.append((rule, day))
                }
            }
        }
        try ask(due.filter { $0.rule.posting == .ask } + failed, at: now)
        for id in Set(due.map(\.rule.id)) { try noteNext(of: id) }
        return due.count
    }

    /// Lets days wait, and notifies of the last one of each rule.
    private func ask(_ days: [(rule: Recurrence, day: RecurrenceRule.Occurrence)], at now: Int64) throws {
        var last: [Recurrence.ID: (rule: Recurrence, day: RecurrenceRule.Occurrence)] = [:]
        for (rule, day) in days {
            try decide(day, of: rule.id, .waiting, at: now)
            last[rule.id] = (rule, day)
        }
        let names = try editor.ledger.names()
        for (rule, day) in last.values.sorted(by: { ($0.day.due, $0.rule.id) < ($1.day.due, $1.rule.id) }) {
            let title = rule.template.title.isEmpty ? names.category(of: rule) ?? "" : rule.template.title
            try editor.notify(.recurring(RecurringNotice(rule: rule.id, title: title, due: day.due, amount: rule.movement.amount)), at: now)
        }
    }

    /// Writes down what became of a day; the days of the rule up to it are decided.
    func decide(
        _ day: RecurrenceRule.Occurrence, of id: Recurrence.ID, _ state: Recurrence.Decision, record: Transaction.ID? = nil,
        at now: Int64
    ) throws {
        try connection.run(
            """
            INSERT INTO recurring_day (book, rule, scheduled, due, state, record, decided_at) VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (book, rule, scheduled) DO UPDATE SET state = excluded.state, record = excluded.record, decided_at = excluded.decided_at
            WHERE state = 'waiting'
            """, book, id, day.scheduled, day.due, state.rawValue, record, now)
        try connection.run(
            "UPDATE recurring_rule SET decided_to = max(ifnull(decided_to, ''), ?1) WHERE book = ?2 AND id = ?3", day.scheduled, book, id)
    }

    /// Stores the next day of a rule, for finding the due rules.
    func noteNext(of id: Recurrence.ID) throws {
        let found = try connection.first("SELECT \(Recurrences.columns) FROM recurring_rule r WHERE r.book = ? AND r.id = ?", book, id) { cells in
            (try Recurrences.recurrence(cells, from: 0), try cells.optional(8, cells.date))
        }
        guard let (recurrence, decidedTo) = found else { return }
        let next = recurrence.occurrences(after: decidedTo).first { _ in true }
        try connection.run("UPDATE recurring_rule SET next_due = ? WHERE book = ? AND id = ?", next?.due, book, id)
    }
}

extension Recurrence {
    /// Returns the record of a day; nil if the amount is of another currency, or cannot be divided as the rule says.
    func draft(on date: CalendarDate, amount: Money? = nil) -> Transaction.Draft? {
        var draft = template
        draft.date = date
        guard let amount, amount != movement.amount else { return draft }
        guard amount.currency == movement.amount.currency, draft.parts.isEmpty else { return nil }
        draft.original = nil
        switch movement {
        case .expense(let account, let category, _): draft.movement = .expense(account: account, category: category, amount: amount)
        case .income(let account, let category, _): draft.movement = .income(account: account, category: category, amount: amount)
        case .transfer(let from, let to, _, let received):
            guard received.currency == amount.currency else { return nil }
            draft.movement = .transfer(from: from, to: to, amount: amount, received: amount)
        }
        return draft
    }
}

extension StoreError {
    /// True for the error of a record that storage refuses, as opposed to one of the database.
    fileprivate var isOfOneRecord: Bool {
        switch self {
        case .conflict(.bookReplaced), .conflict(.bookChanged): false
        case .conflict, .notFound: true
        default: false
        }
    }
}
