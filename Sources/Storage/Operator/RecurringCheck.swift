import Bookkeeping

extension DatabaseCheck {
    /// The rules for recurring records that table constraints cannot express.
    static let recurringInvariants = [
        (
            "A recurring rule has no values, or its parts do not belong together.",
            """
            SELECT id FROM recurring_rule r WHERE \(BookState.isLive(column: "r.book")) AND (
            (SELECT count(*) FROM recurring_record t WHERE t.book = r.book AND t.rule = r.id AND t.part = 0) <> 1
            OR (SELECT count(DISTINCT t.account || ' ' || t.currency || ' ' || t.kind) FROM recurring_record t WHERE t.book = r.book AND t.rule = r.id) <> 1)
            """
        ),
        (
            "A recurring rule is in a deleted account or a deleted category.",
            """
            SELECT r.id FROM recurring_rule r JOIN recurring_record t ON t.book = r.book AND t.rule = r.id
            LEFT JOIN category c ON c.book = t.book AND c.id = t.category
            WHERE \(BookState.isLive(column: "r.book")) AND (c.deletion IS NOT NULL OR (r.deletion IS NULL
                AND EXISTS (SELECT 1 FROM account a WHERE a.book = t.book AND a.id IN (t.account, t.to_account) AND a.deletion IS NOT NULL)))
            """
        ),
        (
            "A day of a recurring rule was decided, and could become due again.",
            """
            SELECT d.rule FROM recurring_day d JOIN recurring_rule r ON r.book = d.book AND r.id = d.rule WHERE d.scheduled > ifnull(r.decided_to, '')
            """
        ),
    ]

    /// Returns true if each recurrence is found by the day on which it is due next.
    func nextDaysAgree() throws -> Bool {
        try connection.rows("SELECT \(Recurrences.columns), r.next_due FROM recurring_rule r WHERE \(BookState.isLive(column: "r.book"))") {
            cells in
            let decidedTo = try cells.optional(8, cells.date), stored = try cells.optional(10, cells.date)
            return try Recurrences.recurrence(cells, from: 0).occurrences(after: decidedTo).first { _ in true }?.due == stored
        }.allSatisfy { $0 }
    }
}
