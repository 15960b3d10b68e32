import Bookkeeping

extension Ledger {
    /// The recurrences of the book.
    public var recurring: Recurrences { Recurrences(ledger: self) }
}

/// Questions about the recurrences of a book.
public struct Recurrences {
    let ledger: Ledger

    private var connection: Connection { ledger.connection }
    private var book: Book.ID { ledger.book }

    /// Returns the rules by their next day; ended and paused ones at the end.
    public func all() throws -> [Recurrence] {
        try rules("r.book = ? AND r.deletion IS NULL ORDER BY r.next_due IS NULL, r.next_due, r.id", [book])
    }

    /// Returns a rule; nil if it does not exist or has been deleted.
    public func rule(_ id: Recurrence.ID) throws -> Recurrence? {
        try rules("r.book = ? AND r.id = ? AND r.deletion IS NULL", [book, id]).first
    }

    /// True if the book has a rule.
    public func hasRules() throws -> Bool {
        try connection.exists("SELECT 1 FROM recurring_rule WHERE book = ? AND deletion IS NULL LIMIT 1", book)
    }

    /// Returns the due records that wait for an amount, the oldest first.
    public func waiting(limit: Int = 100) throws -> [WaitingRecord] {
        let days = try connection.rows(
            """
            SELECT d.rule, d.scheduled, d.due FROM recurring_day d JOIN recurring_rule r ON r.book = d.book AND r.id = d.rule
            WHERE d.book = ? AND d.state = 'waiting' AND r.deletion IS NULL ORDER BY d.due, d.rule, d.scheduled LIMIT ?
            """, book, limit
        ) { (try $0.id(0, Recurrence.self), try Self.day($0, from: 1)) }
        let known = Dictionary(try Set(days.map(\.0)).map { ($0, try rule($0)) }, uniquingKeysWith: { first, _ in first })
        return days.compactMap { id, day in (known[id] ?? nil).map { WaitingRecord(rule: $0, day: day) } }
    }

    /// Returns the rules with the earliest next days, without paused and ended ones.
    public func coming(limit: Int) throws -> [Recurrence] {
        try rules(
            "r.book = ? AND r.deletion IS NULL AND r.paused_at IS NULL AND r.next_due IS NOT NULL ORDER BY r.next_due, r.id LIMIT ?", [book, limit])
    }

    /// Returns the days of rules that are due in a range, in order, without days that were skipped or fall into a pause.
    public func planned(_ rules: [Recurrence], in days: ClosedRange<CalendarDate>) throws -> [PlannedRecord] {
        var planned: [PlannedRecord] = []
        for rule in rules {
            try connection.each(
                """
                SELECT state, scheduled, due FROM recurring_day WHERE book = ? AND rule = ? AND scheduled BETWEEN ? AND ? AND state <> 'skipped'
                """, [book, rule.id, days.lowerBound.adding(days: -3), days.upperBound.adding(days: 3)]
            ) { cells in
                let state: Recurrence.Decision = try cells.word(0), day = try Self.day(cells, from: 1)
                if days.contains(day.due) { planned.append(.init(rule: rule, day: day, state: state == .waiting ? .waiting : .posted)) }
                return true
            }
            if rule.isPaused { continue }
            let decided = rule.decidedTo
            planned += rule.recurrence.occurrences(due: days).filter { day in decided.map { day.scheduled > $0 } ?? true }
                .map { .init(rule: rule, day: $0, state: .coming) }
        }
        return planned.sorted { ($0.day.due, $0.rule.id) < ($1.day.due, $1.rule.id) }
    }

    /// Returns the days of a rule that wait, however old, and then those to come that are due by a date.
    public func open(of rule: Recurrence, to last: CalendarDate) throws -> [RecurringDay] {
        let waiting = try connection.rows(
            "SELECT scheduled, due FROM recurring_day WHERE book = ? AND rule = ? AND state = 'waiting' ORDER BY scheduled", book, rule.id
        ) { RecurringDay(try Self.day($0, from: 0), .waiting) }
        return waiting + (rule.isPaused ? [] : rule.occurrences.prefix { $0.due <= last }.map { RecurringDay($0, nil) })
    }

    /// Returns a scheduled day of a rule with the decision about it; nil for a day that is not the rule's, or that a pause has left out.
    public func day(_ scheduled: CalendarDate, of rule: Recurrence) throws -> RecurringDay? {
        let decided = try connection.first(
            "SELECT scheduled, due, state, record FROM recurring_day WHERE book = ? AND rule = ? AND scheduled = ?", book, rule.id, scheduled
        ) { RecurringDay(try Self.day($0, from: 0), try $0.word(2), record: try $0.optionalID(3)) }
        if let decided { return decided }
        return rule.occurrences.first { $0.scheduled >= scheduled }.flatMap { $0.scheduled == scheduled ? RecurringDay($0, nil) : nil }
    }

    /// Returns the rule that has added a record; nil for a record of a person, and after the rule was deleted.
    public func rule(of record: Transaction.ID) throws -> Recurrence? {
        let id = try connection.first("SELECT rule FROM recurring_day WHERE book = ? AND record = ?", book, record) {
            try $0.id(0, Recurrence.self)
        }
        return try id.flatMap { try rule($0) }
    }

    /// Returns the lowest and the highest amount of the latest records of a rule, at most twelve; nil without any.
    public func amounts(of rule: Recurrence) throws -> (least: Money, most: Money)? {
        let amounts = try connection.rows(
            """
            SELECT r.amount, r.currency FROM recurring_day d JOIN record r ON r.book = d.book AND r.id = d.record
            WHERE d.book = ? AND d.rule = ? AND d.state = 'posted' AND r.deletion IS NULL AND r.receipt IS NULL ORDER BY d.scheduled DESC LIMIT 12
            """, book, rule.id
        ) { Money(minorUnits: $0.int64(0), try $0.currency(1)) }.filter { $0.currency == rule.movement.amount.currency }
        guard let least = amounts.min(by: { $0.minorUnits < $1.minorUnits }), let most = amounts.max(by: { $0.minorUnits < $1.minorUnits }) else {
            return nil
        }
        return (least, most)
    }

    /// Returns the amounts of the two latest records of a rule, the last one first, without records that are unchanged since the rule added them.
    public func corrections(of rule: Recurrence) throws -> [Money] {
        let latest = try connection.rows(
            """
            SELECT r.amount, r.currency, r.updated_at > r.created_at FROM recurring_day d JOIN record r ON r.book = d.book AND r.id = d.record
            WHERE d.book = ? AND d.rule = ? AND d.state = 'posted' AND r.deletion IS NULL AND r.receipt IS NULL ORDER BY d.scheduled DESC LIMIT 2
            """, book, rule.id
        ) { (amount: Money(minorUnits: $0.int64(0), try $0.currency(1)), isChanged: $0.bool(2)) }
        return latest.filter(\.isChanged).map(\.amount)
    }

    static func day(_ cells: Cells, from column: Int32) throws -> RecurrenceRule.Occurrence {
        RecurrenceRule.Occurrence(scheduled: try cells.date(column), due: try cells.date(column + 1))
    }

    static let columns = "r.frequency, r.every, r.starts, r.until, r.times, r.weekend, r.posting, r.paused_at, r.decided_to, r.sharing"

    /// Reads the days of a rule from ``columns``. Throws `StoreError.damaged` for impossible values.
    static func recurrence(_ cells: Cells, from column: Int32) throws -> RecurrenceRule {
        var end = RecurrenceRule.End.never
        if let until = try cells.optional(column + 3, cells.date) { end = .on(until) }
        if let times = cells.optional(column + 4, cells.int) { end = .after(times) }
        let rule = RecurrenceRule(
            try cells.word(column), every: cells.int(column + 1), starts: try cells.date(column + 2), end: end, weekend: try cells.word(column + 5))
        guard let rule else { throw StoreError.damaged("a recurring rule has impossible days") }
        return rule
    }

    func rules(_ condition: String, _ values: [any Bindable]) throws -> [Recurrence] {
        typealias Head = (
            id: Recurrence.ID, recurrence: RecurrenceRule, posting: Recurrence.Posting, isPaused: Bool, decidedTo: CalendarDate?,
            sharing: String?
        )
        var heads: [Head] = []
        try connection.each("SELECT \(Self.columns), r.id FROM recurring_rule r WHERE \(condition)", values) { cells in
            heads.append(
                (
                    try cells.id(10), try Self.recurrence(cells, from: 0), try cells.word(6), !cells.isNull(7), try cells.optional(8, cells.date),
                    cells.optional(9, cells.text)
                ))
            return true
        }
        guard !heads.isEmpty else { return [] }
        let among = "l.book = ? AND l.rule IN (SELECT r.id FROM recurring_rule r WHERE \(condition))", all: [any Bindable] = [book] + values
        var rows: [Recurrence.ID: [RecordValues]] = [:], hashtags: [Recurrence.ID: [String]] = [:]
        try connection.each(
            "SELECT l.rule, \(RecordColumns.selected(from: "l")) FROM recurring_record l WHERE \(among) ORDER BY l.rule, l.part", all
        ) { cells in
            rows[try cells.id(0), default: []].append(try RecordColumns.values(cells, from: 1))
            return true
        }
        try connection.each(
            """
            SELECT l.rule, h.name FROM recurring_hashtag l JOIN hashtag h ON h.book = l.book AND h.id = l.hashtag
            WHERE \(among) AND h.deletion IS NULL ORDER BY h.name_key
            """, all
        ) { cells in
            hashtags[try cells.id(0), default: []].append(cells.text(1))
            return true
        }
        return try heads.map { head in
            guard let content = try RecordValues.content(of: rows[head.id] ?? []) else { throw StoreError.damaged("a recurring rule has no values") }
            let sharing = head.sharing.map { Sharing.Choice(stored: $0) }
            let template = Transaction.Draft(content, hashtags: hashtags[head.id] ?? [], sharing: sharing)
            return Recurrence(
                id: head.id, draft: .init(template: template, recurrence: head.recurrence, posting: head.posting), isPaused: head.isPaused,
                decidedTo: head.decidedTo)
        }
    }

    /// Returns the values of a rule, a row for each part.
    func rows(of rule: Recurrence.ID) throws -> [RecordValues] {
        try connection.rows(
            "SELECT \(RecordColumns.selected(from: "t")) FROM recurring_record t WHERE t.book = ? AND t.rule = ? ORDER BY t.part", book, rule
        ) { try RecordColumns.values($0, from: 0) }
    }
}
