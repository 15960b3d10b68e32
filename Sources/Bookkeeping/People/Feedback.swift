/// What a person writes to whoever runs the server.
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

    /// How much a person can write in 24 hours.
    public static let dailyLimit = 5
    /// Days until it goes.
    public static let daysKept = 400
    /// How much of one person can have come together: what the days have let in, and two more days until the oldest is removed.
    public static let limit = dailyLimit * (daysKept + 2)
}
