import Bookkeeping

/// Adds notifications, in the transaction of the events that they report.
struct NotificationAdding {
    let connection: Connection

    /// Stores a notification, and enqueues its messages on the channels that the person has chosen.
    ///
    /// - Parameters:
    ///   - book: the book that it is about, with which it goes; nil for one about signing in.
    ///   - formerEmail: another address to send the mail to.
    func add(
        _ content: Notification.Content, to user: User.ID, about book: Book.ID? = nil, formerEmail: String? = nil, at now: Int64
    ) throws -> Notification {
        // IDs keep the order of notifications added within one second.
        let earlier = try connection.count("SELECT count(*) FROM notification WHERE user = ? AND created_at = ?", user, now)
        let id = Notification.ID(milliseconds: now &* 1_000 &+ Int64(min(earlier, 999)))
        let notification = Notification(id: id, content: content, createdAt: now)
        try insert(notification, to: user, about: book)
        try Posting(connection: connection).post(notification, to: user, formerEmail: formerEmail)
        return notification
    }

    /// Inserts a notification. One that the person has already is left as it is.
    func insert(_ notification: Notification, to user: User.ID, about book: Book.ID?) throws {
        let stored = NotificationContent(notification.content)
        try connection.run(
            """
            INSERT INTO notification (user, id, book, kind, content, created_at, read_at) VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (user, id) DO NOTHING
            """, user, notification.id, book, stored.kind.rawValue, try stored.json, notification.createdAt, notification.readAt)
    }
}

extension Notifications<Writing> {
    /// Replaces a person's notifications about a book by copied ones about another book, and adds the copied ones about signing in.
    ///
    /// Throws `.conflict(.invalid)` for content that could not be read later.
    func replace(about old: Book.ID, by copied: [CopiedNotification], about new: Book.ID, of user: User.ID) throws {
        try connection.run("DELETE FROM notification WHERE user = ? AND book = ?", user, old)
        for row in copied {
            guard let stored = try? NotificationContent(kind: row.kind, json: row.content) else { throw StoreError.conflict(.invalid) }
            let notification = Notification(id: row.id, content: stored.content, createdAt: row.createdAt, readAt: row.readAt)
            try NotificationAdding(connection: connection).insert(notification, to: user, about: stored.kind == .security ? nil : new)
        }
    }
}
