/// A deletion that can be undone completely until it expires.
public struct Deletion: Sendable, Equatable {
    public typealias ID = Identifier<Deletion>

    /// The kind of thing that was deleted.
    public enum Subject: String, Sendable {
        case transaction, account, category, hashtag, budget, goal, note, recurring, rule
    }

    public let id: ID
    public let subject: Subject
    /// The title or name at the time of deletion; empty for the daily budget.
    public let name: String
    /// The number of records deleted with an account, or moved from a category to another one.
    public let recordCount: Int
    /// Seconds since 1970 (UTC).
    public let deletedAt: Int64
    /// The record that was deleted, in lists of deletions; nil for other subjects.
    public var record: Record?

    public init(id: ID, subject: Subject, name: String, recordCount: Int, deletedAt: Int64, record: Record? = nil) {
        self.id = id
        self.subject = subject
        self.name = name
        self.recordCount = recordCount
        self.deletedAt = deletedAt
        self.record = record
    }

    /// Days for which a deletion can be undone.
    public static let daysKept = 30
}
