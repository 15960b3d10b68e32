import Bookkeeping

/// The secret addresses where calendar programs read recurring records: at most one for each book of a person.
public struct CalendarFeeds<Access>: SitePart {
    let site: SiteData<Access>
}

extension CalendarFeeds {
    /// Returns the owner of an address, their access to its book, and the book's household, which is nil for their own book.
    ///
    /// Nil for an address that was revoked, a person who is disabled or about to be deleted, and one who is no longer in the household.
    ///
    /// - Parameter now: seconds since 1970 (UTC).
    public func find(_ tokenHash: [UInt8], at now: Int64) throws -> (user: User, book: BookAccess, household: Household?)? {
        let found = try connection.first(
            """
            SELECT \(Self.userColumns), f.household FROM calendar_feed f JOIN user u ON u.id = f.user
            WHERE f.token_hash = ? AND u.is_disabled = 0 AND u.deletion_due_at IS NULL
            """, tokenHash
        ) { (user: try Self.user($0), household: try $0.optionalID(Self.userColumnCount, Household.self)) }
        guard let found else { return nil }
        let user = found.user
        guard let household = found.household else { return try site.books.own(of: user.id, by: .own).map { (user, $0, nil) } }
        guard let membership = try site.households.membership(of: user.id), membership.household.id == household else { return nil }
        return try site.households.access(of: user.id, at: now).map { (user, $0, membership.household) }
    }

    /// Returns the time when the address of a book was made for the person, in seconds since 1970 (UTC); nil without one.
    public func madeAt(for book: BookAccess) throws -> Int64? {
        try connection.first(
            "SELECT created_at FROM calendar_feed WHERE user = ? AND household IS ?", book.person, try household(of: book)
        ) { $0.int64(0) }
    }

    /// True if a person has an address of any book.
    public func exist(for user: User.ID) throws -> Bool { try connection.exists("SELECT 1 FROM calendar_feed WHERE user = ?", user) }

    /// Returns the book's household; nil for a person's own book.
    private func household(of book: BookAccess) throws -> Household.ID? {
        try connection.first("SELECT id FROM household WHERE book = ?", book.book) { try $0.id(0) }
    }
}

extension CalendarFeeds<Writing> {
    /// Stores an address of a book under its hash; the former one ends.
    public func make(for book: BookAccess, tokenHash: [UInt8], at now: Int64) throws {
        try book.check(connection)
        try revoke(for: book)
        try connection.run(
            "INSERT INTO calendar_feed (token_hash, user, household, created_at) VALUES (?, ?, ?, ?)", tokenHash, book.person,
            try household(of: book), now)
    }

    /// Revokes the person's address of a book. Does nothing if there is none.
    public func revoke(for book: BookAccess) throws {
        try connection.run("DELETE FROM calendar_feed WHERE user = ? AND household IS ?", book.person, try household(of: book))
    }

    /// Revokes all addresses of a person.
    func revokeAll(of user: User.ID) throws { try connection.run("DELETE FROM calendar_feed WHERE user = ?", user) }

    /// Revokes the address that a person of a household, with or without an account, has of its book.
    func revoke(leaving person: HouseholdMember.ID) throws {
        try connection.run(
            """
            DELETE FROM calendar_feed WHERE (user, household) IN (SELECT user, household FROM household_person WHERE id = ?)
            """, person)
    }
}
