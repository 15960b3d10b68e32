/// The subject of a notification. A person chooses the subjects to be notified about.
public enum NotificationKind: String, CaseIterable, Codable, Sendable {
    case budget, recurring, report, bank, group, security
}

/// A channel through which notifications are sent, in addition to the list in the app.
public enum NotificationChannel: String, CaseIterable, Sendable {
    /// The person's e-mail address.
    case email
    /// A URL that the person has chosen, such as a topic of ntfy.
    case address
}

/// The format of a message posted to a URL.
public enum MessageFormat: String, CaseIterable, Codable, Sendable {
    /// The text as the body and the title as a header, as ntfy expects it.
    case ntfy
    /// An object with `title`, `message`, `kind` and `time`.
    case json
}

/// A person's choice of notifications to send, and their channels.
public struct NotificationSettings: Sendable, Equatable {
    /// The kinds to send through each channel in use.
    public var chosen: [NotificationChannel: Set<NotificationKind>]
    /// The URL; empty for none.
    public var address: String
    public var format: MessageFormat
    /// True if messages contain amounts.
    public var showsAmounts: Bool

    public init(
        chosen: [NotificationChannel: Set<NotificationKind>] = [:], address: String = "", format: MessageFormat = .ntfy, showsAmounts: Bool = false
    ) {
        self.chosen = chosen.filter { !$0.value.isEmpty }
        self.address = address
        self.format = format
        self.showsAmounts = showsAmounts
    }

    /// Returns true if a kind is sent through a channel.
    public func sends(_ kind: NotificationKind, by channel: NotificationChannel) -> Bool { chosen[channel]?.contains(kind) == true }

    /// Returns true if the channel is in use.
    public func uses(_ channel: NotificationChannel) -> Bool { chosen[channel] != nil }
}

/// The delivery state of a channel.
public struct NotificationChannelState: Sendable, Equatable {
    /// Seconds since 1970 (UTC); nil before the first message.
    public let sentAt: Int64?
    /// The last failure; nil once a message was sent after it.
    public let failure: Failure?
    /// The number of messages waiting to be sent.
    public let waiting: Int

    /// A failed message: the time in seconds since 1970 (UTC), and a word for the reason.
    public struct Failure: Sendable, Equatable {
        public let at: Int64
        public let word: String

        public init(at: Int64, word: String) {
            self.at = at
            self.word = word
        }
    }

    public init(sentAt: Int64? = nil, failure: Failure? = nil, waiting: Int = 0) {
        self.sentAt = sentAt
        self.failure = failure
        self.waiting = waiting
    }
}

extension Notification.Content {
    public var kind: NotificationKind {
        switch self {
        case .budget: .budget
        case .recurring: .recurring
        case .report: .report
        case .bank: .bank
        case .security: .security
        case .record: .group
        }
    }
}
