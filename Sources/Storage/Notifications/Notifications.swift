import Bookkeeping

extension Ledger {
    private static let columns = "id, kind, content, created_at, read_at"

    /// Returns one page of the notifications, latest first; an invalid cursor counts as none.
    ///
    /// - Parameter limit: 1 to 500.
    public func notifications(after cursor: String? = nil, limit: Int = 50) throws -> NotificationPage {
        let limit = min(max(limit, 1), 500)
        let position = cursor.flatMap(NotificationCursor.init)
        let found = try connection.rows(
            """
            SELECT \(Self.columns) FROM notification
            WHERE book = ? AND (created_at, id) < (?, ?) ORDER BY created_at DESC, id DESC LIMIT ?
            """, book, position?.createdAt ?? .max, position?.id, limit + 1, map: Self.notification)
        let page = Array(found.prefix(limit))
        return NotificationPage(
            notifications: page, next: found.count > limit ? page.last.map { NotificationCursor($0).text } : nil)
    }

    /// Returns a notification; nil if it does not exist.
    public func notification(_ id: Notification.ID) throws -> Notification? {
        try connection.first(
            "SELECT \(Self.columns) FROM notification WHERE id = ? AND book = ?", id, book, map: Self.notification)
    }

    /// Returns the number of unread notifications, counted up to a limit.
    public func unreadNotificationCount(upTo limit: Int = 100) throws -> Int {
        try connection.count(
            "SELECT count(*) FROM (SELECT 1 FROM notification INDEXED BY notification_unread WHERE book = ? AND read_at IS NULL LIMIT ?)",
            book, limit)
    }

    private static func notification(_ cells: Cells) throws -> Notification {
        Notification(
            id: try cells.id(0), content: try NotificationContent(kind: cells.text(1), json: cells.text(2)).content,
            createdAt: cells.int64(3), readAt: cells.isNull(4) ? nil : cells.int64(4))
    }
}

extension LedgerEditor {
    /// Marks a notification as read; does nothing if it is read already or does not exist.
    public func markNotificationRead(_ id: Notification.ID, at now: Int64) throws {
        try connection.run("UPDATE notification SET read_at = ? WHERE id = ? AND book = ? AND read_at IS NULL", now, id, book)
    }

    /// Marks all notifications as read.
    public func markAllNotificationsRead(at now: Int64) throws {
        try connection.run("UPDATE notification SET read_at = ? WHERE book = ? AND read_at IS NULL", now, book)
    }

    /// Stores a notification, adds it to ``raised``, and enqueues its messages on the chosen channels.
    ///
    /// - Parameter formerEmail: another address to send the mail to.
    func notify(_ content: Notification.Content, formerEmail: String? = nil, at now: Int64) throws {
        // IDs keep the order of notifications added within one second.
        let earlier = try connection.count("SELECT count(*) FROM notification WHERE book = ? AND created_at = ?", book, now)
        let id = Notification.ID(milliseconds: now &* 1_000 &+ Int64(min(earlier, 999)))
        let notification = Notification(id: id, content: content, createdAt: now)
        let stored = NotificationContent(content)
        try connection.run(
            "INSERT INTO notification (id, book, kind, content, created_at) VALUES (?, ?, ?, ?, ?)", notification.id, book,
            stored.kind.rawValue, try stored.json, now)
        try Posting(connection: connection).post(notification, of: book, formerEmail: formerEmail)
        raisedNotifications.list.append(notification)
    }
}

/// The cursor of a page of notifications: its last entry.
private struct NotificationCursor {
    let createdAt: Int64
    let id: Notification.ID

    init(_ notification: Notification) { (createdAt, id) = (notification.createdAt, notification.id) }

    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard text.utf8.count <= 60, parts.count == 2, let createdAt = Int64(parts[0]), let id = Notification.ID(parts[1]) else {
            return nil
        }
        (self.createdAt, self.id) = (createdAt, id)
    }

    var text: String { "\(createdAt).\(id)" }
}
