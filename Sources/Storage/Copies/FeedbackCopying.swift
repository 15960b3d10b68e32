import Bookkeeping

extension People {
    /// What a person has written to whoever runs the server, the oldest first.
    public func copiedFeedback(of user: User.ID) throws -> [CopiedFeedback] {
        try connection.rows("SELECT id, subject, content, created_at FROM feedback WHERE user = ? ORDER BY created_at, id", user) {
            CopiedFeedback(id: try $0.id(0), subject: $0.text(1), content: $0.text(2), createdAt: $0.int64(3))
        }
    }
}

extension PeopleEditor {
    /// Puts a copy in the place of what a person has written, and mails nothing of it. What they wrote here in the last 24 hours stays: it has
    /// arrived, perhaps by mail, and counts for the day's limit.
    ///
    /// What is older than ``Feedback/daysKept`` comes in as it is and goes with the next `purgeExpired`. What claims to be from the future is from
    /// `now`, so that it goes, too.
    ///
    /// - Throws: `.conflict(.identifierTaken)` for what belongs to somebody else or is there twice.
    public func replaceFeedback(of user: User.ID, with copies: [CopiedFeedback], at now: Int64) throws {
        guard Set(copies.map(\.id)).count == copies.count else { throw StoreError.conflict(.identifierTaken) }
        try connection.run("DELETE FROM feedback WHERE user = ? AND created_at <= ?", user, now - 86_400)
        for copy in copies {
            let count = try connection.run(
                """
                INSERT INTO feedback (id, user, subject, content, created_at) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET id = id WHERE user = excluded.user
                """, copy.id, user, copy.subject, copy.content, min(copy.createdAt, now))
            guard count == 1 else { throw StoreError.conflict(.identifierTaken) }
        }
    }
}
