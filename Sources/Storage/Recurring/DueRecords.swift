import Bookkeeping

extension Store {
    /// True if a live book has a rule with a day to come.
    public func hasRecurring() throws -> Bool {
        try reading { database in
            try Connection(database: database).exists(
                "SELECT 1 FROM recurring_rule WHERE deletion IS NULL AND paused_at IS NULL AND next_due IS NOT NULL LIMIT 1")
        }
    }

    /// Adds the records that are due in all books, each on the civil day of its book, in transactions of about a hundred. Writes nothing if none is.
    ///
    /// - Parameters:
    ///   - now: seconds since 1970 (UTC).
    ///   - isWanted: asked before each transaction; false stops, and the rest is done the next time.
    /// - Returns: the number of days decided.
    @discardableResult
    public func postDue(at now: Int64, isWanted: () -> Bool = { true }) throws -> Int {
        var count = 0
        // The days of the earth: no zone is more than 14 hours ahead.
        let latest = CivilTime(seconds: now &+ 14 * 3_600, in: .utc).date
        for (book, zone) in try reading({ try Self.books(withDue: latest, Connection(database: $0)) }) {
            let today = CivilTime(seconds: now, in: zone).date
            while isWanted() {
                let posted = try reading({ try Self.hasDue(book, on: today, Connection(database: $0)) }) ? try post(in: book, on: today, at: now) : 0
                guard posted > 0 else { break }
                count += posted
            }
        }
        return count
    }

    /// The number of records in a transaction.
    private static let recordsPerStep = 100

    private func post(in book: Book.ID, on today: CalendarDate, at now: Int64) throws -> Int {
        try step { connection in
            guard try connection.exists("SELECT 1 FROM book WHERE id = ? AND state = 'live'", book) else { return 0 }
            let editor = LedgerEditor(ledger: Ledger(book: book, connection: connection))
            let rules = try editor.recurring.rules.rules(
                Self.condition("r.") + " AND r.book = ? ORDER BY r.next_due, r.id LIMIT \(Self.recordsPerStep)",
                [Self.first(on: today), today, book])
            return try editor.markingOutdated {
                try editor.keepingHistory(at: now) { try editor.recurring.post(rules, on: today, limit: Self.recordsPerStep, at: now) }
            }
        }
    }

    /// The books with rules that are due on a day, with their time zones.
    private static func books(withDue today: CalendarDate, _ connection: Connection) throws -> [(book: Book.ID, zone: CivilTimeZone)] {
        try connection.rows(
            """
            SELECT DISTINCT b.id, b.time_zone FROM recurring_rule r INDEXED BY recurring_rule_due JOIN book b ON b.id = r.book
            WHERE \(condition("r.")) AND b.state = 'live' ORDER BY b.id
            """, first(on: today), today
        ) { (try $0.id(0), CivilTimeZone($0.text(1)) ?? .utc) }
    }

    private static func hasDue(_ book: Book.ID, on today: CalendarDate, _ connection: Connection) throws -> Bool {
        try connection.exists(
            "SELECT 1 FROM recurring_rule r INDEXED BY recurring_rule_due WHERE \(condition("r.")) AND r.book = ? LIMIT 1", first(on: today), today,
            book)
    }

    /// The first day that is still caught up.
    private static func first(on today: CalendarDate) -> CalendarDate { today.adding(days: -Recurrence.catchUpDays) }

    private static func condition(_ prefix: String) -> String {
        "\(prefix)deletion IS NULL AND \(prefix)paused_at IS NULL AND \(prefix)next_due IS NOT NULL AND \(prefix)next_due BETWEEN ? AND ?"
    }
}
