import Bookkeeping

/// Adds notifications, in the transaction of the events that they report.
struct NotificationAdding {
    let connection: Connection

    /// Stores a notification, and enqueues its messages on the channels that the person has chosen.
    ///
    /// - Parameters:
    ///   - book: the book that it is about, and is deleted with; nil for one about signing in.
    ///   - formerEmail: another address to send the mail to.
    func add(
        _ content: Notification.Content, to user: User.ID, about book: Book.ID? = nil, formerEmail: String? = nil, at now: Int64
    ) throws -> Notification {
        // IDs keep the order of notifications added within one second.
        let earlier = try connection.count("SELECT count(*) FROM notification WHERE user = ? AND created_at = ?", user, now)
        let id = Notification.ID(milliseconds: now &* 1_000 &+ Int64(min(earlier, 999)))
        let notification = Notification(id: id, content: content, createdAt: now)
        try insert(notification, to: user, about: book, "")
        try Posting(connection: connection).post(notification, to: user, formerEmail: formerEmail)
        return notification
    }

    /// Inserts exported notifications: those about signing in that the person has already are left as they are.
    func add(_ exported: ExportedNotifications, to user: User.ID, about book: Book.ID) throws {
        for notification in exported.aboutSigningIn { try insert(notification, to: user, about: nil, "ON CONFLICT (user, id) DO NOTHING") }
        for notification in exported.aboutTheBook { try insert(notification, to: user, about: book, "") }
    }

    /// - Parameter clause: the SQL clause for a person who has a notification with that ID; an empty clause throws.
    private func insert(_ notification: Notification, to user: User.ID, about book: Book.ID?, _ clause: String) throws {
        let stored = NotificationContent(notification.content)
        try connection.run(
            "INSERT INTO notification (user, id, book, kind, content, created_at, read_at) VALUES (?, ?, ?, ?, ?, ?, ?) \(clause)", user,
            notification.id, book, stored.kind.rawValue, try stored.json, notification.createdAt, notification.readAt)
    }
}

/// The notifications of an export, checked before the transaction that adds all of them.
struct ExportedNotifications {
    private(set) var aboutSigningIn: [Notification] = [], aboutTheBook: [Notification] = []

    /// Leaves out notifications that have expired at `now` (seconds since 1970, UTC), and dates future ones to `now`.
    ///
    /// Throws `.conflict(.invalid)` for content that could not be read later, `.conflict(.identifierTaken)` for a duplicate ID.
    init(_ rows: [ExportedNotification], at now: Int64) throws {
        guard Set(rows.map(\.id)).count == rows.count else { throw StoreError.conflict(.identifierTaken) }
        for row in rows where row.createdAt >= now - Int64(Notification.daysKept) * 86_400 {
            guard let stored = try? NotificationContent(kind: row.kind, json: row.content) else { throw StoreError.conflict(.invalid) }
            let notification = Notification(id: row.id, content: stored.content, createdAt: min(row.createdAt, now), readAt: row.readAt)
            if stored.kind == .security { aboutSigningIn.append(notification) } else { aboutTheBook.append(notification) }
        }
    }
}

extension Notifications<Writing> {
    /// Replaces a person's notifications about a book by exported ones about another book, and adds the exported ones about signing in.
    func replace(about old: Book.ID, by exported: ExportedNotifications, about new: Book.ID, of user: User.ID) throws {
        try connection.run("DELETE FROM notification WHERE user = ? AND book = ?", user, old)
        try NotificationAdding(connection: connection).add(exported, to: user, about: new)
    }
}
