/// People who share a book: a home, or a group with an administrator who looks after the spending of its people.
public struct Household: Sendable, Equatable {
    public typealias ID = Identifier<Household>

    /// The word that pages use for it.
    public enum Kind: String, CaseIterable, Sendable, Codable {
        case household, group
    }

    public let id: ID
    public var name: String
    public var kind: Kind
    /// Seconds since 1970 (UTC).
    public let createdAt: Int64
    /// The time when it was dissolved, in seconds since 1970 (UTC); nil while it exists.
    public let dissolvedAt: Int64?

    public init(id: ID, name: String, kind: Kind, createdAt: Int64, dissolvedAt: Int64? = nil) {
        (self.id, self.name, self.kind, self.createdAt, self.dissolvedAt) = (id, name, kind, createdAt, dissolvedAt)
    }

    /// The maximum length of a household's and a person's name, in characters.
    public static let nameLimit = 80
    /// The maximum number of people; people who left do not count.
    public static let peopleLimit = 100
    /// The time for which a dissolved household can be restored, in seconds: 30 days.
    public static let restoreLimit: Int64 = 30 * 86_400
}

/// A person of a household, with or without an account of Penny, or one who has left.
public struct HouseholdMember: Sendable, Equatable {
    public typealias ID = Identifier<HouseholdMember>

    /// The rights of a person in the household's book.
    public enum Role: String, CaseIterable, Sendable, Codable {
        /// Everything, and the people. There is one.
        case administrator
        /// Records, accounts, categories and budgets.
        case member
        /// Looking at the pages.
        case viewer

        /// True for those who may change the book.
        public var mayWrite: Bool { self != .viewer }
    }

    public let id: ID
    /// The person's account of Penny; nil without one, and after the account was deleted.
    public let user: User.ID?
    /// For a person with an account, the name of the account; empty after its deletion.
    public let name: String
    /// Nil for a person without an account.
    public let role: Role?
    /// Seconds since 1970 (UTC); nil for a person without an account.
    public let joinedAt: Int64?
    /// Seconds since 1970 (UTC); nil for those who are in it.
    public let leftAt: Int64?
    /// The person's weight in records for everybody: 0 to ``Sharing/weightLimit``; nobody pays a part for a weight of 0.
    public let weight: Int64

    public init(id: ID, user: User.ID?, name: String, role: Role?, joinedAt: Int64?, leftAt: Int64?, weight: Int64 = 1) {
        (self.id, self.user, self.name, self.role, self.joinedAt, self.leftAt) = (id, user, name, role, joinedAt, leftAt)
        self.weight = weight
    }
}

/// A link for one person to join a household, once.
public struct HouseholdInvitation: Sendable, Equatable {
    public typealias ID = Identifier<HouseholdInvitation>

    /// The use of a link.
    public enum State: String, Sendable {
        case open, used, revoked
    }

    public let id: ID
    /// The role of who joins by it: a member or a viewer.
    public let role: HouseholdMember.Role
    /// The person without an account that the link is for; the user takes their place. Nil for anybody.
    public let person: HouseholdMember.ID?
    public let state: State
    /// Seconds since 1970 (UTC).
    public let createdAt, expiresAt: Int64

    public init(
        id: ID, role: HouseholdMember.Role, person: HouseholdMember.ID? = nil, state: State = .open, createdAt: Int64, expiresAt: Int64? = nil
    ) {
        (self.id, self.role, self.person, self.state, self.createdAt) = (id, role, person, state, createdAt)
        self.expiresAt = expiresAt ?? createdAt + Self.lifetime
    }

    /// The time for which a link can be used, in seconds: 7 days.
    public static let lifetime: Int64 = 7 * 86_400
}

/// The page on which a person agrees to what a household and its administrator see.
public enum HouseholdConsent {
    /// The date of its latest substantial change: 24 November 2026.
    public static let version = CalendarDate(daysSince1970: 20_781)
}
