import Bookkeeping

/// The news that people are told about their books and about signing in.
public struct Notifications<Access>: SitePart {
    let site: SiteData<Access>
}

extension Notifications {
    /// The last column tells whether the book that it is about is another one than the person's own.
    private static var columns: String {
        "id, kind, content, created_at, read_at, book IS NOT NULL AND book IS NOT (SELECT u.book FROM user u WHERE u.id = notification.user)"
    }

    /// Returns one page of a person's notifications, latest first; an invalid cursor counts as none.
    ///
    /// - Parameter limit: 1 to 500.
    public func page(of user: User.ID, after cursor: String? = nil, limit: Int = 50) throws -> NotificationPage {
        let limit = min(max(limit, 1), 500)
        let position = cursor.flatMap(NotificationCursor.init)
        let found = try connection.rows(
            """
            SELECT \(Self.columns) FROM notification
            WHERE user = ? AND (created_at, id) < (?, ?) ORDER BY created_at DESC, id DESC LIMIT ?
            """, user, position?.createdAt ?? .max, position?.id, limit + 1, map: Self.notification)
        let page = Array(found.prefix(limit))
        return NotificationPage(
            notifications: page, next: found.count > limit ? page.last.map { NotificationCursor($0).text } : nil)
    }

    /// Returns a person's notification; nil if it does not exist.
    public func find(_ id: Notification.ID, of user: User.ID) throws -> Notification? {
        try connection.first(
            "SELECT \(Self.columns) FROM notification WHERE id = ? AND user = ?", id, user, map: Self.notification)
    }

    /// Returns the number of a person's unread notifications, counted up to a limit.
    public func unreadCount(of user: User.ID, upTo limit: Int = 100) throws -> Int {
        try connection.count(
            "SELECT count(*) FROM (SELECT 1 FROM notification INDEXED BY notification_unread WHERE user = ? AND read_at IS NULL LIMIT ?)",
            user, limit)
    }

    private static func notification(_ cells: Cells) throws -> Notification {
        Notification(
            id: try cells.id(0), content: try NotificationContent(kind: cells.text(1), json: cells.text(2)).content,
            createdAt: cells.int64(3), readAt: cells.isNull(4) ? nil : cells.int64(4), isOfHousehold: cells.bool(5))
    }
}

extension Notifications<Writing> {
    /// Marks a person's notification as read; does nothing if it is read already or does not exist.
    public func markRead(_ id: Notification.ID, of user: User.ID, at now: Int64) throws {
        try connection.run("UPDATE notification SET read_at = ? WHERE id = ? AND user = ? AND read_at IS NULL", now, id, user)
    }

    /// Marks all of a person's notifications as read.
    public func markAllRead(of user: User.ID, at now: Int64) throws {
        try connection.run("UPDATE notification SET read_at = ? WHERE user = ? AND read_at IS NULL", now, user)
    }
}

extension SiteData<Writing> {
    /// Notifies a person of a change to their means of signing in, or to all of their data.
    ///
    /// - Parameters:
    ///   - device: the browser that made the change; nil for the terminal.
    ///   - formerEmail: another address to send the mail to, after a change of the person's address.
    /// - Throws: `StoreError.notFound` if the user does not exist.
    public func notify(_ user: User.ID, _ event: SecurityEvent, from device: SecurityDevice? = nil, formerEmail: String? = nil, at now: Int64) throws
    {
        guard try users.find(user) != nil else { throw StoreError.notFound }
        let notice = Notification.Content.security(SecurityNotice(event, from: device))
        _ = try NotificationAdding(connection: connection).add(notice, to: user, formerEmail: formerEmail, at: now)
    }
}

extension LedgerEditor {
    /// Notifies the owner of a person's own book, or the people who may write to a household's book, and adds the notifications to ``raised``.
    func notify(_ content: Notification.Content, at now: Int64) throws {
        let people = try connection.rows(
            """
            SELECT id FROM user WHERE book = ?1
            UNION ALL SELECT p.user FROM household h JOIN household_person p ON p.household = h.id
            WHERE h.book = ?1 AND p.user IS NOT NULL AND p.left_at IS NULL AND p.role <> 'viewer'
            """, book
        ) { try $0.id(0, User.self) }
        for person in people { try notify(person, content, at: now) }
    }

    /// Notifies one person about the book, and adds the notification to ``raised``.
    func notify(_ person: User.ID, _ content: Notification.Content, at now: Int64) throws {
        raisedNotifications.list.append((person, try NotificationAdding(connection: connection).add(content, to: person, about: book, at: now)))
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
