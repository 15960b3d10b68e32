/// An event that a person is told once and can look up later.
public struct Notification: Sendable, Equatable {
    public typealias ID = Identifier<Notification>

    /// The subject as values; pages make the sentence.
    public enum Content: Sendable, Equatable {
        case budget(BudgetAlert)
        case recurring(RecurringNotice)
        case report(ReportNotice)
        case bank(BankNotice)
        case security(SecurityNotice)
        case record(RecordNotice)
    }

    public let id: ID
    public let content: Content
    /// Seconds since 1970 (UTC).
    public let createdAt: Int64
    /// Seconds since 1970 (UTC); nil while unread.
    public let readAt: Int64?
    /// True if it is about the book of the person's household.
    public let isOfHousehold: Bool

    public init(id: ID, content: Content, createdAt: Int64, readAt: Int64? = nil, isOfHousehold: Bool = false) {
        self.id = id
        self.content = content
        self.createdAt = createdAt
        self.readAt = readAt
        self.isOfHousehold = isOfHousehold
    }

    public var isRead: Bool { readAt != nil }

    /// Days for which a notification is kept.
    public static let daysKept = 400
    /// The maximum number in an export: some 25 a day.
    public static let exportLimit = 10_000
}

/// One page of a list of notifications, and the cursor of the next.
public struct NotificationPage: Sendable, Equatable {
    public let notifications: [Notification]
    /// An opaque cursor for the URL of the next page; nil on the last.
    public let next: String?

    public init(notifications: [Notification], next: String?) {
        self.notifications = notifications
        self.next = next
    }
}
