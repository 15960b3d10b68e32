import Bookkeeping

/// One page of feedback, with the cursor of the next one.
public struct FeedbackPage: Sendable, Equatable {
    /// The feedback, each with the user name of its author.
    public let entries: [(feedback: Feedback, username: String)]
    /// The last entry of this page, as the cursor of the next one; nil on the last page.
    public let next: Feedback.ID?

    public static func == (one: Self, other: Self) -> Bool { one.entries.elementsEqual(other.entries, by: ==) && one.next == other.next }
}

/// The messages of people to the operator.
public struct FeedbackInbox<Access>: SitePart {
    let site: SiteData<Access>
}

extension FeedbackInbox {
    /// Returns the number of messages that a person has sent in the 24 hours before a time (seconds since 1970, UTC).
    public func count(of user: User.ID, at now: Int64) throws -> Int {
        try connection.count("SELECT count(*) FROM feedback WHERE user = ? AND created_at > ? AND created_at <= ?", user, now - 86_400, now)
    }

    /// Returns the feedback of all users, latest first.
    ///
    /// - Parameter last: the last entry of the previous page.
    public func page(after last: Feedback.ID? = nil, limit: Int = 50) throws -> FeedbackPage {
        let limit = min(max(limit, 1), 500), before = try last.flatMap { try find($0) }
        let found = try connection.rows(
            """
            SELECT f.id, f.user, f.subject, f.content, f.created_at, u.username FROM feedback f JOIN user u ON u.id = f.user
            WHERE (f.created_at, f.id) < (?, ?) ORDER BY f.created_at DESC, f.id DESC LIMIT ?
            """, before?.createdAt ?? .max, before?.id, limit + 1
        ) { (feedback: try Self.feedback($0), username: $0.text(5)) }
        let page = Array(found.prefix(limit))
        return FeedbackPage(entries: page, next: found.count > limit ? page.last?.feedback.id : nil)
    }

    func find(_ id: Feedback.ID) throws -> Feedback? {
        try connection.first("SELECT id, user, subject, content, created_at FROM feedback WHERE id = ?", id, map: Self.feedback)
    }

    private static func feedback(_ cells: Cells) throws -> Feedback {
        Feedback(id: try cells.id(0), user: try cells.id(1), subject: cells.text(2), content: cells.text(3), createdAt: cells.int64(4))
    }
}

extension FeedbackInbox<Writing> {
    /// Stores a person's feedback. Throws `.conflict(.identifierTaken)` if the ID belongs to another person's feedback.
    ///
    /// - Parameter isMailed: true to also enqueue a mail to the operator.
    public func add(_ feedback: Feedback, isMailed: Bool) throws -> Saved {
        let known = try connection.first("SELECT user = ? FROM feedback WHERE id = ?", feedback.user, feedback.id) { $0.bool(0) }
        if let known {
            guard known else { throw StoreError.conflict(.identifierTaken) }
            return .alreadySaved
        }
        try connection.run(
            "INSERT INTO feedback (id, user, subject, content, created_at) VALUES (?, ?, ?, ?, ?)", feedback.id, feedback.user, feedback.subject,
            feedback.content, feedback.createdAt)
        if isMailed { try Posting(connection: connection).post(feedback) }
        return .added
    }

    /// Deletes feedback for good. Throws `.notFound` if it does not exist.
    public func delete(_ id: Feedback.ID) throws {
        guard try connection.run("DELETE FROM feedback WHERE id = ?", id) == 1 else { throw StoreError.notFound }
    }
}
