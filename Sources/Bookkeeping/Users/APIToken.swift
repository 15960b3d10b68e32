/// A token for a program to act for a person, through the API only. The database stores its hash.
public struct APIToken: Sendable, Equatable {
    public typealias ID = Identifier<APIToken>

    /// The operations that a token allows.
    public enum Scope: String, CaseIterable, Sendable {
        case read
        /// Writing, and reading too.
        case write
    }

    /// The lifetime of a token.
    public enum Lifetime: String, CaseIterable, Sendable {
        case month = "30", quarter = "90", year = "365", unlimited = "never"

        /// The lifetime in days; nil for unlimited.
        public var days: Int? { Int(rawValue) }

        /// Returns when a token created at a moment expires, both in seconds since 1970 (UTC); nil for never.
        public func end(from moment: Int64) -> Int64? { days.map { moment + Int64($0) * 86_400 } }
    }

    public let id: ID
    /// The name that the person gave it.
    public let name: String
    /// The beginning of its text, for a person to identify it.
    public let prefix: String
    public let scope: Scope
    /// Seconds since 1970 (UTC).
    public let createdAt: Int64
    /// Seconds since 1970 (UTC); nil if it does not expire.
    public let expiresAt: Int64?
    /// Seconds since 1970 (UTC), to the hour; nil if it was never used.
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

    /// The maximum number of tokens of a person.
    public static let limit = 20
    /// Days for which an expired token is still listed.
    public static let daysListed = 30

    /// An unsaved token.
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

    /// Returns true if it has expired.
    public func isExpired(at now: Int64) -> Bool { expiresAt.map { $0 <= now } ?? false }
}
