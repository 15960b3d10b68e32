import Bookkeeping

/// A person as shown to the operator: identity and activity, without any of their data.
public struct UserSummary: Sendable, Equatable {
    public let user: User
    /// Seconds since 1970 (UTC).
    public let createdAt: Int64
    /// Seconds since 1970 (UTC), to the hour; nil if the person has no session.
    public let lastSeenAt: Int64?
    /// The number of browsers where the person is signed in.
    public let sessionCount: Int

    public init(user: User, createdAt: Int64, lastSeenAt: Int64?, sessionCount: Int) {
        self.user = user
        self.createdAt = createdAt
        self.lastSeenAt = lastSeenAt
        self.sessionCount = sessionCount
    }
}

extension Users {
    /// Returns people by user name, starting after `name`.
    public func summaries(after name: String? = nil, limit: Int = .max) throws -> [UserSummary] {
        try connection.rows(
            "\(Self.summaries) WHERE u.username_key > ? ORDER BY u.username_key LIMIT ?", name?.folded ?? "", limit, map: Self.summary)
    }

    /// Returns a person as shown to the operator; nil if there is none.
    public func summary(of id: User.ID) throws -> UserSummary? {
        try connection.first("\(Self.summaries) WHERE u.id = ?", id, map: Self.summary)
    }

    private static var summaries: String {
        """
        SELECT \(userColumns), u.created_at, (SELECT max(max(s.last_seen_at, s.created_at)) FROM session s WHERE s.user = u.id),
            (SELECT count(*) FROM session s WHERE s.user = u.id)
        FROM user u
        """
    }

    private static func summary(_ cells: Cells) throws -> UserSummary {
        let next = userColumnCount
        return UserSummary(
            user: try user(cells), createdAt: cells.int64(next), lastSeenAt: cells.isNull(next + 1) ? nil : cells.int64(next + 1),
            sessionCount: cells.int(next + 2))
    }
}
