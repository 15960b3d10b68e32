/// A message from a person to the operator.
public struct Feedback: Sendable, Equatable {
    public typealias ID = Identifier<Feedback>

    public let id: ID
    public let user: User.ID
    public let subject: String
    public let content: String
    /// Seconds since 1970 (UTC).
    public let createdAt: Int64

    public init(id: ID, user: User.ID, subject: String, content: String, createdAt: Int64) {
        self.id = id
        self.user = user
        self.subject = subject
        self.content = content
        self.createdAt = createdAt
    }

    /// The maximum number of messages from a person in 24 hours.
    public static let dailyLimit = 5
    /// Days for which a message is kept.
    public static let daysKept = 400
    /// The maximum number of stored messages from a person: messages of the days that they are kept, and of two more days until the oldest is
    /// removed.
    public static let limit = dailyLimit * (daysKept + 2)
}
