/// A message in the outbox.
public struct OutgoingMessage: Sendable, Equatable {
    /// The content of a message.
    public enum Content: Sendable, Equatable {
        case notification(Notification)
        /// A test message that the person asked for.
        case test
        /// Feedback, which goes to the operator rather than to the person.
        case feedback(Feedback)
    }

    /// The sequence number, in order of creation.
    public let number: Int64
    /// The person for whom it was created.
    public let user: User
    /// The time zone of the person's book.
    public let timeZone: CivilTimeZone
    public let channel: NotificationChannel
    public let content: Content
    /// The person's present settings.
    public let settings: NotificationSettings
    /// The e-mail address to use instead of the person's.
    public let recipient: String?
    /// The number of failed attempts.
    public let tries: Int
    /// Seconds since 1970 (UTC).
    public let createdAt: Int64

    public init(
        number: Int64, user: User, timeZone: CivilTimeZone, channel: NotificationChannel, content: Content, settings: NotificationSettings,
        recipient: String? = nil, tries: Int, createdAt: Int64
    ) {
        self.number = number
        self.user = user
        self.timeZone = timeZone
        self.channel = channel
        self.content = content
        self.settings = settings
        self.recipient = recipient
        self.tries = tries
        self.createdAt = createdAt
    }

    /// The maximum number of messages for a person through one channel in a day (UTC).
    public static let dailyLimit = 40
    /// The minimum number of seconds between two test messages while the first is waiting.
    public static let testPause: Int64 = 30
    /// Seconds after which a message is given up.
    public static let lifetime: Int64 = 86_400

    /// The backoff in seconds after the first, second … failure; one more failure and it is given up.
    private static let pauses: [Int64] = [60, 300, 1_800, 7_200, 43_200]

    /// Returns when to retry after a failure, in seconds since 1970 (UTC); nil to give up.
    ///
    /// - Parameter failures: the number of failed attempts, this one included.
    public static func nextTry(afterFailures failures: Int, createdAt: Int64, at now: Int64) -> Int64? {
        guard failures >= 1, failures <= pauses.count else { return nil }
        let next = now + pauses[failures - 1]
        return createdAt > next - lifetime ? next : nil
    }
}
