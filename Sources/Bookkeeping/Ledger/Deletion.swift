/// Something that was deleted and can still be restored with everything it had.
public struct Deletion: Sendable, Equatable {
    public typealias ID = Identifier<Deletion>

    /// What was deleted.
    public enum Subject: String, Sendable {
        case transaction, account, category, hashtag, budget
    }

    public let id: ID
    public let subject: Subject
    /// The title or name that it had; empty for the daily budget.
    public let name: String
    /// How many records went with it (an account's), or were moved elsewhere (a category's).
    public let recordCount: Int
    /// Seconds since 1970 (UTC).
    public let deletedAt: Int64

    public init(id: ID, subject: Subject, name: String, recordCount: Int, deletedAt: Int64) {
        self.id = id
        self.subject = subject
        self.name = name
        self.recordCount = recordCount
        self.deletedAt = deletedAt
    }

    /// Days until a deletion is final.
    public static let daysKept = 30
}
