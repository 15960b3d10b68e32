/// A message that is to leave the house.
public struct OutgoingMessage: Sendable, Equatable {
    /// What a message tells.
    public enum Content: Sendable, Equatable {
        case notification(Notification)
        /// Asked for, to see whether it arrives.
        case test
        /// To whoever runs the server instead of to the person.
        case feedback(Feedback)
    }

    /// In the order in which they were made.
    public let number: Int64
    /// Whose message it is.
    public let user: User
    public let channel: NotificationChannel
    public let content: Content
    /// What the person has chosen by now.
    public let settings: NotificationSettings
    /// Where mail goes instead of to the person's address.
    public let recipient: String?
    /// How often it was tried to send it.
    public let tries: Int
    /// Seconds since 1970 (UTC).
    public let createdAt: Int64

    public init(
        number: Int64, user: User, channel: NotificationChannel, content: Content, settings: NotificationSettings, recipient: String? = nil, tries: Int,
        createdAt: Int64
    ) {
        self.number = number
        self.user = user
        self.channel = channel
        self.content = content
        self.settings = settings
        self.recipient = recipient
        self.tries = tries
        self.createdAt = createdAt
    }

    /// Messages that a person can have sent by one channel in a day (UTC).
    public static let dailyLimit = 40
    /// Seconds between one message that shows whether it arrives and the next, while the first one waits.
    public static let testPause: Int64 = 30
    /// Seconds until nobody needs it any more.
    public static let lifetime: Int64 = 86_400

    /// Seconds to wait after the first, second … failure; after one more it is given up.
    private static let pauses: [Int64] = [60, 300, 1_800, 7_200, 43_200]

    /// When to try again after a failure, in seconds since 1970 (UTC); nil to give up.
    ///
    /// - Parameter failures: how often it has failed, this time included.
    public static func nextTry(afterFailures failures: Int, createdAt: Int64, at now: Int64) -> Int64? {
        guard failures >= 1, failures <= pauses.count else { return nil }
        let next = now + pauses[failures - 1]
        return next - createdAt < lifetime ? next : nil
    }
}
