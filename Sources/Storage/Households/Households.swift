import Bookkeeping

/// The households: their people, and the links to join them.
public struct Households<Access>: SitePart {
    let site: SiteData<Access>
}

/// A person's household, with their place in it.
public struct HouseholdMembership: Sendable, Equatable {
    public let household: Household
    /// The person as one of the household.
    public let person: HouseholdMember.ID
    public let role: HouseholdMember.Role
    let book: Book.ID
}

/// A household as operators see it.
public struct HouseholdSummary: Sendable, Equatable {
    public let household: Household
    /// The people who are in it.
    public let people: [HouseholdMember]

    public var administrator: HouseholdMember? { people.first { $0.role == .administrator } }
}

/// A link to join a household, with the values that the page before the button shows.
public struct FoundInvitation: Sendable, Equatable {
    public let invitation: HouseholdInvitation
    public let household: Household
    /// The name of the administrator; empty if there is none any more.
    public let administrator: String
    /// The name of the person without an account that the link is for; nil for anybody.
    public let personName: String?
    /// True if it is for a further person, but the household is full.
    public let isFull: Bool
}

extension Households {
    private static var householdColumns: String { "h.id, h.name, h.kind, h.created_at, h.dissolved_at" }

    /// The condition that a person `p` is in a household `h` that exists.
    private static var isIn: String { "p.left_at IS NULL AND h.dissolved_at IS NULL" }

    /// Returns the households that exist, for the operator: their people, and nothing of their money.
    public func summaries() throws -> [HouseholdSummary] {
        let found = try connection.rows(
            "SELECT \(Self.householdColumns) FROM household h WHERE h.dissolved_at IS NULL ORDER BY h.created_at, h.id", map: Self.household)
        return try found.map { HouseholdSummary(household: $0, people: try people(of: $0.id)) }
    }

    /// Returns the household that a person is in; nil for none.
    public func membership(of user: User.ID) throws -> HouseholdMembership? {
        try connection.first(
            """
            SELECT \(Self.householdColumns), p.id, p.role, h.book FROM household_person p JOIN household h ON h.id = p.household
            WHERE p.user = ? AND \(Self.isIn)
            """, user
        ) {
            HouseholdMembership(household: try Self.household($0), person: try $0.id(5), role: try $0.word(6), book: try $0.id(7))
        }
    }

    /// Returns a person's access to the book of their household; nil for none, and for a disabled person.
    ///
    /// - Parameter now: seconds since 1970 (UTC), for the history of changes made with this access.
    public func access(of user: User.ID, at now: Int64) throws -> BookAccess? {
        try connection.first(
            """
            SELECT \(BookAccess.columns), p.role FROM household_person p JOIN household h ON h.id = p.household
            JOIN book b ON b.id = h.book AND b.state = 'live' JOIN user u ON u.id = p.user AND u.is_disabled = 0
            WHERE p.user = ? AND \(Self.isIn)
            """, user
        ) { try BookAccess($0, from: 0, right: .household(try $0.word(BookAccess.columnCount)), at: now) }
    }

    /// Returns the people of a household: people with an account in the order of joining, then people without one.
    ///
    /// - Parameter former: true for people who have left instead.
    public func people(of membership: HouseholdMembership, former: Bool = false) throws -> [HouseholdMember] {
        try people(of: membership.household.id, former: former)
    }

    func people(of household: Household.ID, former: Bool = false) throws -> [HouseholdMember] {
        // The row's number orders people of the same second: they were inserted in this order, and their IDs are random within the second.
        try connection.rows(
            """
            SELECT \(Self.userColumns), p.id, p.name, p.role, p.joined_at, p.left_at, p.weight FROM household_person p LEFT JOIN user u ON u.id = p.user
            WHERE p.household = ? AND (p.left_at IS NOT NULL) = ? ORDER BY p.joined_at IS NULL, p.joined_at, p.created_at, p.rowid
            """, household, former
        ) { cells in
            let user = cells.isNull(0) ? nil : try Self.user(cells), column = Self.userColumnCount
            return HouseholdMember(
                id: try cells.id(column), user: user?.id, name: user?.displayName ?? cells.text(column + 1),
                role: try cells.optional(column + 2) { try cells.word($0) }, joinedAt: cells.optional(column + 3, cells.int64),
                leftAt: cells.optional(column + 4, cells.int64), weight: cells.int64(column + 5))
        }
    }

    /// Returns the links of a household that can be used, latest first.
    public func invitations(of membership: HouseholdMembership, at now: Int64) throws -> [HouseholdInvitation] {
        try connection.rows(
            """
            SELECT \(Self.invitationColumns) FROM household_invitation i
            WHERE i.household = ? AND i.state = 'open' AND i.expires_at > ? ORDER BY i.created_at DESC, i.id DESC
            """, membership.household.id, now
        ) { try Self.invitation($0, from: 0) }
    }

    /// Returns the link of a token, in whatever state it is; nil for an unknown one. One for a person who was removed, or has joined by another link, is
    /// revoked.
    public func invitation(_ tokenHash: [UInt8]) throws -> FoundInvitation? {
        let found = try connection.first(
            """
            SELECT \(Self.householdColumns), i.id, i.role, i.person,
                iif(i.state = 'open' AND (p.role IS NOT NULL OR p.left_at IS NOT NULL), 'revoked', i.state), i.created_at, i.expires_at, p.name
            FROM household_invitation i JOIN household h ON h.id = i.household LEFT JOIN household_person p ON p.id = i.person WHERE i.token_hash = ?
            """, tokenHash
        ) { (household: try Self.household($0), invitation: try Self.invitation($0, from: 5), name: $0.optional(11, $0.text)) }
        return try found.map { found in
            let people = try people(of: found.household.id)
            return FoundInvitation(
                invitation: found.invitation, household: found.household, administrator: people.first { $0.role == .administrator }?.name ?? "",
                personName: found.name, isFull: found.name == nil && people.count >= Household.peopleLimit)
        }
    }

    /// Returns true for the administrator of a household with other people who have an account: they hand over before they leave.
    public func needsAdministrator(_ user: User.ID) throws -> Bool {
        guard let own = try membership(of: user), own.role == .administrator else { return false }
        return try people(of: own).contains { $0.user != nil && $0.id != own.person }
    }

    /// Returns true if somebody can sign up by a link: it is open, and nobody has signed up by it yet.
    public func admits(_ tokenHash: [UInt8], at now: Int64) throws -> Bool {
        try connection.exists(
            """
            SELECT 1 FROM household_invitation i LEFT JOIN household_person p ON p.id = i.person
            WHERE i.token_hash = ? AND i.state = 'open' AND i.expires_at > ? AND i.admitted IS NULL AND p.role IS NULL AND p.left_at IS NULL
            """, tokenHash, now)
    }

    /// Returns the household that a person dissolved and may restore; nil for none.
    public func dissolved(by user: User.ID, at now: Int64) throws -> Household? {
        try connection.first(
            """
            SELECT \(Self.householdColumns) FROM household_person p JOIN household h ON h.id = p.household
            WHERE p.user = ? AND p.left_at = h.dissolved_at AND p.role = 'administrator' AND h.dissolved_at > ? ORDER BY h.dissolved_at DESC
            """, user, now - Household.restoreLimit
        ) { try Self.household($0) }
    }

    private static func household(_ cells: Cells) throws -> Household {
        Household(
            id: try cells.id(0), name: cells.text(1), kind: try cells.word(2), createdAt: cells.int64(3), dissolvedAt: cells.optional(4, cells.int64))
    }

    private static var invitationColumns: String { "i.id, i.role, i.person, i.state, i.created_at, i.expires_at" }

    private static func invitation(_ cells: Cells, from column: Int32) throws -> HouseholdInvitation {
        HouseholdInvitation(
            id: try cells.id(column), role: try cells.word(column + 1), person: try cells.optionalID(column + 2), state: try cells.word(column + 3),
            createdAt: cells.int64(column + 4), expiresAt: cells.int64(column + 5))
    }
}
