import Bookkeeping

extension FeedbackInbox {
    /// Returns a person's messages to the operator, oldest first.
    public func exported(of user: User.ID) throws -> [ExportedFeedback] {
        try connection.rows("SELECT id, subject, content, created_at FROM feedback WHERE user = ? ORDER BY created_at, id", user) {
            ExportedFeedback(id: try $0.id(0), subject: $0.text(1), content: $0.text(2), createdAt: $0.int64(3))
        }
    }
}

extension FeedbackInbox<Writing> {
    /// Replaces a person's feedback by an export, without mailing it. Feedback sent here in the last 24 hours is kept: it has been
    /// delivered, perhaps by mail, and counts towards the daily limit.
    ///
    /// Feedback older than ``Feedback/daysKept`` is inserted and deleted by the next `purgeExpired`. A time in the future becomes
    /// `now`, so that it expires too.
    ///
    /// - Throws: `.conflict(.identifierTaken)` for an ID that is duplicate or belongs to another person's feedback.
    public func replace(of user: User.ID, with feedback: [ExportedFeedback], at now: Int64) throws {
        guard Set(feedback.map(\.id)).count == feedback.count else { throw StoreError.conflict(.identifierTaken) }
        try connection.run("DELETE FROM feedback WHERE user = ? AND created_at <= ?", user, now - 86_400)
        for exported in feedback {
            let count = try connection.run(
                """
                INSERT INTO feedback (id, user, subject, content, created_at) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET id = id WHERE user = excluded.user
                """, exported.id, user, exported.subject, exported.content, min(exported.createdAt, now))
            guard count == 1 else { throw StoreError.conflict(.identifierTaken) }
        }
    }
}
