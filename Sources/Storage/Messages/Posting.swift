import Bookkeeping

/// The result of a request for a test message.
public enum TestPosting: Sendable {
    case posted
    /// A test message is waiting that was requested less than ``OutgoingMessage/testPause`` ago.
    case tooSoon
    /// The daily limit of messages is used up.
    case tooMany
}

/// Enqueues messages in the outbox, in the transaction of the event that they report.
struct Posting {
    let connection: Connection

    /// Enqueues a notification for a person on every channel that they have chosen for it.
    ///
    /// - Parameter formerEmail: another address to send the mail to.
    func post(_ notification: Bookkeeping.Notification, to user: User.ID, formerEmail: String? = nil) throws {
        let channels = try connection.rows(
            """
            SELECT c.channel FROM user u JOIN notification_choice c ON c.user = u.id
            WHERE u.id = ? AND u.is_disabled = 0 AND c.kind = ?
            """, user, notification.content.kind.rawValue
        ) { try $0.word(0) as NotificationChannel }
        for channel in channels {
            guard try count(user, channel, at: notification.createdAt) else { continue }
            try add(user, channel, notification: notification.id, at: notification.createdAt)
            guard let formerEmail, channel == .email, try count(user, channel, at: notification.createdAt) else { continue }
            try add(user, channel, notification: notification.id, to: formerEmail, at: notification.createdAt)
        }
    }

    func postTest(to user: User.ID, by channel: NotificationChannel, at now: Int64) throws -> TestPosting {
        let waitsSince = try connection.first(
            "SELECT created_at FROM outbox WHERE user = ? AND channel = ? AND notification IS NULL AND feedback IS NULL", user, channel.rawValue
        ) { $0.int64(0) }
        // A message dated in the future by a wrong clock does not block.
        if let waitsSince, now - OutgoingMessage.testPause < waitsSince, waitsSince <= now { return .tooSoon }
        guard try count(user, channel, at: now) else { return .tooMany }
        guard waitsSince != nil else {
            try add(user, channel, at: now)
            return .posted
        }
        // A waiting test message is reused and is due now.
        try connection.run(
            """
            UPDATE outbox SET due_at = ?, tries = 0, created_at = ?1
            WHERE user = ? AND channel = ? AND notification IS NULL AND feedback IS NULL
            """, now, user, channel.rawValue)
        return .posted
    }

    /// Enqueues a mail with feedback to the operator.
    func post(_ feedback: Feedback) throws {
        try connection.run(
            "INSERT INTO outbox (user, channel, feedback, tries, created_at, due_at) VALUES (?, 'email', ?, 0, ?3, ?3)", feedback.user, feedback.id,
            feedback.createdAt)
    }

    private func add(
        _ user: User.ID, _ channel: NotificationChannel, notification: Bookkeeping.Notification.ID? = nil,
        to recipient: String? = nil, at now: Int64
    ) throws {
        try connection.run(
            "INSERT INTO outbox (user, channel, notification, recipient, tries, created_at, due_at) VALUES (?1, ?2, ?3, ?4, 0, ?5, ?5)", user,
            channel.rawValue, notification, recipient, now)
    }

    /// Counts a message towards the day's limit. Returns false if the limit is used up.
    private func count(_ user: User.ID, _ channel: NotificationChannel, at now: Int64) throws -> Bool {
        try connection.run(
            """
            INSERT INTO channel_state (user, channel, day, count) VALUES (?1, ?2, ?3, 1)
            ON CONFLICT (user, channel) DO UPDATE SET count = iif(day = excluded.day, count + 1, 1), day = excluded.day
            WHERE day <> excluded.day OR count < ?4
            """, user, channel.rawValue, now / 86_400, OutgoingMessage.dailyLimit) == 1
    }
}

extension Outbox<Writing> {
    /// Enqueues a test message. A waiting one is sent again instead.
    public func postTest(to user: User.ID, by channel: NotificationChannel, at now: Int64) throws -> TestPosting {
        try Posting(connection: connection).postTest(to: user, by: channel, at: now)
    }
}
