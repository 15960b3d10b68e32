import Bookkeeping

/// The messages that people have chosen to receive, and the state of the channels that carry them.
public struct NotificationChannels<Access>: SitePart {
    let site: SiteData<Access>
}

extension NotificationChannels {
    /// Returns the messages that a person has chosen to receive, and the address for them; none by default.
    public func settings(of user: User.ID) throws -> NotificationSettings {
        var settings =
            try connection.first("SELECT address, format, shows_amounts FROM notification_settings WHERE user = ?", user) {
                NotificationSettings(address: $0.text(0), format: try $0.word(1), showsAmounts: $0.bool(2))
            } ?? NotificationSettings()
        let choices = try connection.rows("SELECT channel, kind FROM notification_choice WHERE user = ?", user) {
            (channel: try $0.word(0) as NotificationChannel, kind: try $0.word(1) as NotificationKind)
        }
        settings.chosen = Dictionary(grouping: choices, by: \.channel).mapValues { Set($0.map(\.kind)) }
        return settings
    }

    /// Returns the state of sending through a channel for a person: the last success and failure, and the number of waiting
    /// messages.
    public func state(of channel: NotificationChannel, for user: User.ID) throws -> NotificationChannelState {
        let waiting = try connection.count("SELECT count(*) FROM outbox WHERE user = ? AND channel = ? AND feedback IS NULL", user, channel.rawValue)
        let state = try connection.first(
            "SELECT sent_at, failed_at, problem FROM channel_state WHERE user = ? AND channel = ?", user, channel.rawValue
        ) { cells in
            NotificationChannelState(
                sentAt: cells.isNull(0) ? nil : cells.int64(0),
                failure: cells.isNull(1) ? nil : .init(at: cells.int64(1), word: cells.text(2)), waiting: waiting)
        }
        return state ?? NotificationChannelState(waiting: waiting)
    }
}

extension NotificationChannels<Writing> {
    /// Saves the messages that a person wants to receive. With a new URL or format, messages that failed are retried at once.
    public func set(_ settings: NotificationSettings, of user: User.ID, at now: Int64) throws {
        let old = try self.settings(of: user)
        try connection.run(
            """
            INSERT INTO notification_settings (user, address, format, shows_amounts) VALUES (?, ?, ?, ?)
            ON CONFLICT (user) DO UPDATE SET address = excluded.address, format = excluded.format, shows_amounts = excluded.shows_amounts
            """, user, settings.address, settings.format.rawValue, settings.showsAmounts)
        try connection.run("DELETE FROM notification_choice WHERE user = ?", user)
        for (channel, kinds) in settings.chosen {
            for kind in kinds {
                try connection.run("INSERT INTO notification_choice (user, channel, kind) VALUES (?, ?, ?)", user, channel.rawValue, kind.rawValue)
            }
        }
        // Messages that are no longer wanted are not sent late.
        for channel in NotificationChannel.allCases where !settings.uses(channel) { try dropMessages(to: user, by: channel) }
        guard old.address != settings.address || old.format != settings.format else { return }
        try connection.run(
            "UPDATE channel_state SET sent_at = NULL, failed_at = NULL, problem = NULL WHERE user = ? AND channel = 'address'", user)
        try connection.run("UPDATE outbox SET due_at = ? WHERE user = ? AND channel = 'address'", now, user)
    }

    private func dropMessages(to user: User.ID, by channel: NotificationChannel) throws {
        try connection.run("DELETE FROM outbox WHERE user = ? AND channel = ? AND feedback IS NULL", user, channel.rawValue)
    }
}
