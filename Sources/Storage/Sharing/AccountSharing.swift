import Bookkeeping

/// The accounts of their own books that people of a household share with its administrator, and the limits on them.
public struct AccountSharing<Access>: SitePart {
    let site: SiteData<Access>
}

extension Households {
    /// The condition that the administrator of a household sees an account `a` of the book of a person `p`.
    static var isShared: String {
        """
        a.deletion IS NULL AND a.person IS NULL AND a.is_private = 0 AND (p.shares = 'all' OR p.shares = 'some'
            AND EXISTS (SELECT 1 FROM shared_account s WHERE s.person = p.id AND s.account = a.id))
        """
    }

    /// Returns the place of the administrator of a household. Throws `.conflict(.notAdministrator)` for anybody else.
    func requireAdministrator(_ user: User.ID) throws -> HouseholdMembership {
        guard let own = try membership(of: user), own.role == .administrator else { throw StoreError.conflict(.notAdministrator) }
        return own
    }
}

extension AccountSharing {
    /// Returns the accounts that a person shares; nil for somebody who is in no household.
    public func sharedAccounts(of user: User.ID) throws -> SharedAccounts? {
        guard let own = try site.households.membership(of: user) else { return nil }
        switch try connection.first("SELECT shares FROM household_person WHERE id = ?", own.person, map: { $0.text(0) }) {
        case "all": return .all
        case "some":
            return .some(Set(try connection.rows("SELECT account FROM shared_account WHERE person = ?", own.person) { try $0.id(0, Account.self) }))
        default: return SharedAccounts.none
        }
    }

    /// Returns in words what each person of a household shares: the number of their accounts that the administrator sees, and whether these are all.
    ///
    /// - Throws: `.conflict(.notAdministrator)` for anybody else than the administrator.
    public func counts(with user: User.ID) throws -> [HouseholdMember.ID: (shared: Int, isAll: Bool)] {
        let own = try site.households.requireAdministrator(user)
        let counts = try connection.rows(
            """
            SELECT p.id, ifnull(sum(\(Households<Access>.isShared)), 0), ifnull(sum(a.deletion IS NULL AND a.person IS NULL), 0)
            FROM household_person p JOIN user u ON u.id = p.user LEFT JOIN account a ON a.book = u.book
            WHERE p.household = ? AND p.left_at IS NULL GROUP BY p.id
            """, own.household.id
        ) { (person: try $0.id(0, HouseholdMember.self), shared: $0.int(1), all: $0.int(2)) }
        return Dictionary(counts.map { ($0.person, ($0.shared, $0.shared == $0.all)) }, uniquingKeysWith: { first, _ in first })
    }
}

extension AccountSharing<Writing> {
    /// Shares accounts of a person's own book with the administrator of their household, instead of the accounts shared before.
    ///
    /// - Throws: `.notFound` for somebody who is in no household, and for an account that is not in their book.
    public func share(_ accounts: SharedAccounts, of user: User.ID) throws {
        guard let own = try site.households.membership(of: user) else { throw StoreError.notFound }
        try site.households.unshare(own.person)
        switch accounts {
        case .none: break
        case .all: try connection.run("UPDATE household_person SET shares = 'all' WHERE id = ?", own.person)
        case .some(let chosen):
            guard !chosen.isEmpty else { return }
            try connection.run("UPDATE household_person SET shares = 'some' WHERE id = ?", own.person)
            for account in chosen.sorted() {
                try change(
                    connection.run(
                        """
                        INSERT INTO shared_account (person, account) SELECT ?, a.id FROM user u JOIN account a ON a.book = u.book AND a.id = ?
                        WHERE u.id = ? AND a.deletion IS NULL AND a.person IS NULL
                        """, own.person, account, user))
            }
        }
    }
}

extension Households<Writing> {
    /// Ends all that a person shares, and the limits that were set for it, as they leave.
    func endSharing(of person: HouseholdMember.ID) throws {
        try unshare(person)
        try connection.run("DELETE FROM spending_limit WHERE person = ?", person)
    }

    fileprivate func unshare(_ person: HouseholdMember.ID) throws {
        try connection.run("DELETE FROM shared_account WHERE person = ?", person)
        try connection.run("UPDATE household_person SET shares = 'none' WHERE id = ? AND shares <> 'none'", person)
    }
}
