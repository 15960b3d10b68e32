/// What notifications are about, as far as a person chooses which of them are sent to them.
public enum NotificationKind: String, CaseIterable, Codable, Sendable {
    case budget, recurring, group, security
}

/// A way out of the house for notifications; all of them are in the app too.
public enum NotificationChannel: String, CaseIterable, Sendable {
    /// The person's e-mail address.
    case email
    /// A web address that the person has chosen, such as a topic of ntfy.
    case address
}

/// How a message to a web address is written.
public enum MessageFormat: String, CaseIterable, Codable, Sendable {
    /// The text as the body and the title as a header, as ntfy takes it.
    case ntfy
    /// An object with `title`, `message`, `kind` and `time`.
    case json
}

/// Which notifications a person wants sent, and where to.
public struct NotificationSettings: Sendable, Equatable {
    /// Nothing is sent of what is not chosen.
    public var chosen: [NotificationChannel: Set<NotificationKind>]
    /// The web address; empty for none.
    public var address: String
    public var format: MessageFormat
    /// Whether messages say how much money it is about.
    public var showsAmounts: Bool

    public init(
        chosen: [NotificationChannel: Set<NotificationKind>] = [:], address: String = "", format: MessageFormat = .ntfy, showsAmounts: Bool = false
    ) {
        self.chosen = chosen.filter { !$0.value.isEmpty }
        self.address = address
        self.format = format
        self.showsAmounts = showsAmounts
    }

    /// Whether a kind is sent by a channel.
    public func sends(_ kind: NotificationKind, by channel: NotificationChannel) -> Bool { chosen[channel]?.contains(kind) == true }

    /// Whether anything is sent by a channel.
    public func uses(_ channel: NotificationChannel) -> Bool { chosen[channel] != nil }
}

/// How sending by a channel went.
public struct NotificationChannelState: Sendable, Equatable {
    /// Seconds since 1970 (UTC); nil before the first message.
    public let sentAt: Int64?
    /// How the last message failed; nil once one has gone since.
    public let failure: Failure?
    /// How many messages are still to be sent.
    public let waiting: Int

    /// A message that did not go: when, in seconds since 1970 (UTC), and why in a word.
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
        case .security: .security
        }
    }
}
