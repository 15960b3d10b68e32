import Bookkeeping

extension Households<Writing> {
    /// Stores a link under the hash of its token.
    ///
    /// - Throws: `.conflict(.notAdministrator)`; `.notFound` for a person who is not one without an account; `.conflict(.householdFull)` if nobody could
    ///   join by it.
    public func invite(_ invitation: HouseholdInvitation, tokenHash: [UInt8], by user: User.ID) throws {
        let household = try administered(by: user).household.id
        if let person = invitation.person {
            guard try isFree(person, household) else { throw StoreError.notFound }
        } else {
            try requireRoom(in: household)
        }
        try connection.run(
            """
            INSERT INTO household_invitation (token_hash, id, household, person, role, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)
            """, tokenHash, invitation.id, household, invitation.person, invitation.role.rawValue, invitation.createdAt, invitation.expiresAt)
    }

    /// Ends a link that nobody has used. Throws `.conflict(.notAdministrator)` and `.notFound`.
    public func revoke(_ id: HouseholdInvitation.ID, by user: User.ID) throws {
        let household = try administered(by: user).household.id
        try change(
            connection.run("UPDATE household_invitation SET state = 'revoked' WHERE id = ? AND household = ? AND state = 'open'", id, household))
    }

    /// Lets a person join by a link, which is used up. If it was made for a person without an account, the user takes that person's place.
    ///
    /// - Parameter version: the version of the page with their agreement to the data that the administrator sees.
    /// - Throws: `.notFound` for an unknown link; `.conflict` with `.inHousehold`, `.invitationUsed`, `.invitationRevoked` (also if the person it was made for
    ///   or the household is gone), `.invitationExpired` or `.householdFull`.
    public func join(by tokenHash: [UInt8], _ user: User.ID, consentingTo version: CalendarDate, at now: Int64) throws {
        guard let found = try invitation(tokenHash) else { throw StoreError.notFound }
        let invitation = found.invitation, household = found.household.id
        try requireNone(user)
        switch invitation.state {
        case .used: throw StoreError.conflict(.invitationUsed)
        case .revoked: throw StoreError.conflict(.invitationRevoked)
        case .open: break
        }
        guard found.household.dissolvedAt == nil else { throw StoreError.conflict(.invitationRevoked) }
        guard invitation.expiresAt > now else { throw StoreError.conflict(.invitationExpired) }
        if let person = invitation.person {
            guard try isFree(person, household) else { throw StoreError.conflict(.invitationRevoked) }
            try change(
                connection.run(
                    "UPDATE household_person SET user = ?, role = ?, joined_at = ?, consented_to = ? WHERE id = ?", user, invitation.role.rawValue,
                    now,
                    version, person))
        } else {
            try requireRoom(in: household)
            try insert(HouseholdMember.ID(milliseconds: now &* 1_000), user, in: household, as: invitation.role, consentingTo: version, at: now)
        }
        try completeAccounts(of: household, at: now)
        try userRenamed(user)
        try connection.run("UPDATE household_invitation SET state = 'used' WHERE id = ?", invitation.id)
    }

    /// Notes that a person signed up by a link, which lets nobody else sign up. Throws `.notFound` for a link that lets nobody sign up.
    func admit(_ user: User.ID, by tokenHash: [UInt8], at now: Int64) throws {
        guard try admits(tokenHash, at: now) else { throw StoreError.notFound }
        try change(connection.run("UPDATE household_invitation SET admitted = ? WHERE token_hash = ?", user, tokenHash))
    }

    /// Returns true for a person of the household without an account.
    private func isFree(_ person: HouseholdMember.ID, _ household: Household.ID) throws -> Bool {
        try connection.exists(
            "SELECT 1 FROM household_person WHERE id = ? AND household = ? AND left_at IS NULL AND role IS NULL", person, household)
    }
}
