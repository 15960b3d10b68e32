/// A secret with which a program acts for a person, through the programming interface alone. Storage keeps its hash.
public struct APIToken: Sendable, Equatable {
    public typealias ID = Identifier<APIToken>

    /// What a program may do with it.
    public enum Scope: String, CaseIterable, Sendable {
        case read
        /// Reading too.
        case write
    }

    /// How long it works.
    public enum Lifetime: String, CaseIterable, Sendable {
        case month = "30", quarter = "90", year = "365", unlimited = "never"

        /// Days; nil for ever.
        public var days: Int? { Int(rawValue) }

        /// When a token of a moment ends, both in seconds since 1970 (UTC); nil for never.
        public func end(from moment: Int64) -> Int64? { days.map { moment + Int64($0) * 86_400 } }
    }

    public let id: ID
    /// What the person calls it.
    public let name: String
    /// How its text begins, so that a person can tell which one a program has.
    public let prefix: String
    public let scope: Scope
    /// Seconds since 1970 (UTC).
    public let createdAt: Int64
    /// Seconds since 1970 (UTC); nil if it never ends.
    public let expiresAt: Int64?
    /// Seconds since 1970 (UTC), to the hour; nil if it has not been used.
    public let lastUsedAt: Int64?

    public init(id: ID, name: String, prefix: String, scope: Scope, createdAt: Int64, expiresAt: Int64?, lastUsedAt: Int64? = nil) {
        self.id = id
        self.name = name
        self.prefix = prefix
        self.scope = scope
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.lastUsedAt = lastUsedAt
    }

    /// How many a person can have.
    public static let limit = 20
    /// Days for which one that has ended is still listed.
    public static let daysListed = 30

    /// A token that is not saved yet.
    public struct Draft: Sendable, Equatable {
        public let name: String
        public let scope: Scope
        public let lifetime: Lifetime

        public init(name: String, scope: Scope, lifetime: Lifetime) {
            self.name = name
            self.scope = scope
            self.lifetime = lifetime
        }
    }

    /// Whether it has ended.
    public func isExpired(at now: Int64) -> Bool { expiresAt.map { $0 <= now } ?? false }
}
