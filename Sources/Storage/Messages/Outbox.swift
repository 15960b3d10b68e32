import Bookkeeping

/// The messages that wait to be sent.
public struct Outbox<Access>: SitePart {
    let site: SiteData<Access>
}

extension Outbox {
    /// Returns the time when the next message is due, in seconds since 1970 (UTC); nil if there is none.
    public func nextDue() throws -> Int64? {
        try connection.first("SELECT due_at FROM outbox ORDER BY due_at, number LIMIT 1") { $0.int64(0) }
    }

    /// Returns the first message that is due; nil if there is none.
    public func due(at now: Int64) throws -> OutgoingMessage? {
        let found = try connection.first(
            "SELECT number, user, channel, notification, feedback, tries, created_at, recipient FROM outbox WHERE due_at <= ? ORDER BY due_at, number LIMIT 1",
            now
        ) { cells in
            (
                number: cells.int64(0), user: try cells.id(1, User.self), channel: try cells.word(2) as NotificationChannel,
                notification: cells.isNull(3) ? nil : try cells.id(3, Bookkeeping.Notification.self),
                feedback: cells.isNull(4) ? nil : try cells.id(4, Feedback.self), tries: cells.int(5), createdAt: cells.int64(6),
                recipient: cells.isNull(7) ? nil : cells.text(7)
            )
        }
        guard let found, let user = try site.users.find(found.user), let settings = try site.books.settings(of: user.id) else { return nil }
        var content = OutgoingMessage.Content.test
        if let id = found.notification {
            guard let notification = try site.notifications.find(id, of: user.id) else {
                throw StoreError.damaged("a message refers to a missing notification")
            }
            content = .notification(notification)
        } else if let id = found.feedback, let feedback = try site.feedback.find(id) {
            content = .feedback(feedback)
        }
        return OutgoingMessage(
            number: found.number, user: user, timeZone: settings.timeZone, channel: found.channel, content: content,
            settings: try site.notificationChannels.settings(of: user.id),
            recipient: found.recipient, tries: found.tries, createdAt: found.createdAt)
    }
}

extension Outbox<Writing> {
    /// Removes a message that has been sent from the outbox.
    public func noteSent(_ message: OutgoingMessage, at now: Int64) throws {
        try remove(message)
        guard !message.isFeedback else { return }
        try connection.run(
            "UPDATE channel_state SET sent_at = ?, failed_at = NULL, problem = NULL WHERE user = ? AND channel = ?", now, message.user.id,
            message.channel.rawValue)
    }

    /// Stores a failed attempt to send a message, with a reason in one word. `next` is the time of the next attempt; nil gives
    /// up.
    ///
    /// The person's other messages on the same channel are delayed to the same time.
    public func noteFailed(_ message: OutgoingMessage, problem: String, next: Int64?, at now: Int64) throws {
        if let next {
            try connection.run("UPDATE outbox SET tries = tries + 1, due_at = ? WHERE number = ?", next, message.number)
            try connection.run(
                "UPDATE outbox SET due_at = ?1 WHERE user = ?2 AND channel = ?3 AND due_at < ?1", next, message.user.id, message.channel.rawValue)
        } else {
            try remove(message)
        }
        guard !message.isFeedback else { return }
        try connection.run(
            "UPDATE channel_state SET failed_at = ?, problem = ? WHERE user = ? AND channel = ?", now, problem.cut(to: 200), message.user.id,
            message.channel.rawValue)
    }

    /// Deletes expired messages from the outbox, and makes messages due that a wrong clock has dated in the future.
    public func tidy(at now: Int64) throws {
        try connection.run("DELETE FROM outbox WHERE created_at < ?", now - OutgoingMessage.lifetime)
        try connection.run("UPDATE outbox SET due_at = ?1, created_at = ?1 WHERE created_at > ?1", now)
    }

    private func remove(_ message: OutgoingMessage) throws { try connection.run("DELETE FROM outbox WHERE number = ?", message.number) }
}

extension Outbox {
    /// Returns true if ``Outbox/tidy(at:)`` would change anything.
    public func hasStale(at now: Int64) throws -> Bool {
        try connection.exists("SELECT 1 FROM outbox WHERE created_at < ? LIMIT 1", now - OutgoingMessage.lifetime)
            || connection.exists("SELECT 1 FROM outbox WHERE created_at > ? LIMIT 1", now)
    }
}

extension OutgoingMessage {
    fileprivate var isFeedback: Bool { if case .feedback = content { true } else { false } }
}
