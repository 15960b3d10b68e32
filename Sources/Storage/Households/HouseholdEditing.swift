import Bookkeeping

extension Households<Writing> {
    /// Makes a household with a book of its own, and makes the person its administrator.
    ///
    /// - Parameter settings: the settings of the book.
    /// - Throws: `.conflict(.inHousehold)` for a person who is in one.
    public func add(
        _ id: Household.ID, name: String, kind: Household.Kind, settings: BookSettings, account: (Account.ID, Account.Draft),
        categories: [(Category.ID, Category.Draft)], by user: User.ID, consentingTo version: CalendarDate, at now: Int64
    ) throws -> Saved {
        if try connection.exists("SELECT 1 FROM household WHERE id = ?", id) { return .alreadySaved }
        try requireNone(user)
        let book = try site.books.add(settings, account: account, categories: categories, hashtags: [], at: now)
        try connection.run(
            "INSERT INTO household (id, book, kind, name, created_at) VALUES (?, ?, ?, ?, ?)", id, book, kind.rawValue, name, now)
        try insert(HouseholdMember.ID(milliseconds: now &* 1_000), user, in: id, as: .administrator, consentingTo: version, at: now)
        try completeAccounts(of: id, at: now)
        return .added
    }

    /// Renames a household. Throws `.conflict(.notAdministrator)`.
    public func update(name: String, kind: Household.Kind, by user: User.ID) throws {
        let household = try changing(by: user).household.id
        try change(connection.run("UPDATE household SET name = ?, kind = ? WHERE id = ?", name, kind.rawValue, household))
    }

    /// Adds a person without an account of Penny, with a weight of 0 to ``Sharing/weightLimit``. Throws `.conflict(.notAdministrator)` and `.conflict(.householdFull)`.
    public func add(_ id: HouseholdMember.ID, name: String, weight: Int64 = 1, by user: User.ID, at now: Int64) throws -> Saved {
        let household = try changing(by: user).household.id
        if let owner = try householdID(of: id) {
            guard owner == household else { throw StoreError.conflict(.identifierTaken) }
            return .alreadySaved
        }
        try requireRoom(in: household)
        try connection.run(
            "INSERT INTO household_person (id, household, name, created_at, weight) VALUES (?, ?, ?, ?, ?)", id, household, name, now, weight)
        try completeAccounts(of: household, at: now)
        return .added
    }

    /// Gives a person another weight, for records that are entered or divided anew from now on. Throws `.conflict(.notAdministrator)`, `.notFound`.
    public func setWeight(of person: HouseholdMember.ID, _ weight: Int64, by user: User.ID) throws {
        let household = try changing(by: user).household.id
        guard try isIn(person, household) else { throw StoreError.notFound }
        try change(connection.run("UPDATE household_person SET weight = ? WHERE id = ?", weight, person))
    }

    /// Gives a person another role; another administrator takes the place of the present one, who becomes a member.
    ///
    /// - Throws: `.conflict(.notAdministrator)`, `.notFound` for somebody who is not in the household with an account, `.conflict(.administratorStays)`
    ///   for the administrator, who can only hand over.
    public func setRole(of person: HouseholdMember.ID, _ role: HouseholdMember.Role, by user: User.ID) throws {
        let own = try administered(by: user)
        try requireAccount(person, in: own.household.id)
        if person == own.person {
            guard role == .administrator else { throw StoreError.conflict(.administratorStays) }
            return
        }
        // The one administrator of the schema first.
        if role == .administrator { try set(.member, of: own.person) }
        try set(role, of: person)
    }

    /// Removes a person. Their name stays at the records that they entered and in the balances; a person without an account is deleted if no record
    /// was for them.
    ///
    /// - Throws: `.conflict(.notAdministrator)`, `.notFound`, `.conflict(.administratorStays)` for the administrator.
    public func remove(_ person: HouseholdMember.ID, by user: User.ID, at now: Int64) throws {
        let own = try changing(by: user)
        guard try isIn(person, own.household.id) else { throw StoreError.notFound }
        guard person != own.person else { throw StoreError.conflict(.administratorStays) }
        try remove(person, at: now)
    }

    /// Removes a person at the terminal. An administrator's place goes on as when their account is deleted.
    ///
    /// - Throws: `.notFound` for somebody who is in no household.
    public func remove(_ user: User.ID, by actor: AuditActor, at now: Int64) throws {
        guard let own = try membership(of: user) else { throw StoreError.notFound }
        guard try handOver(own, at: now) else { throw StoreError.conflict(.administratorStays) }
        try leave(own.person, at: now)
        try site.audit.record(.householdPersonRemoved, by: actor, about: user, at: now)
    }

    /// Ends a person's place in their household. Does nothing for a person who is in none.
    ///
    /// - Throws: `.conflict(.administratorStays)` for the administrator, who hands over or dissolves it.
    public func leave(_ user: User.ID, at now: Int64) throws {
        guard let own = try membership(of: user) else { return }
        guard own.role != .administrator else { throw StoreError.conflict(.administratorStays) }
        try leave(own.person, at: now)
    }

    /// Ends a household: nobody opens its book any more, and its links end. The administrator may restore it for ``Household/restoreLimit``.
    ///
    /// - Throws: `.conflict(.notAdministrator)`.
    public func dissolve(by user: User.ID, at now: Int64) throws { try dissolve(administered(by: user).household.id, at: now) }

    /// Ends a household at the terminal. Throws `.notFound`.
    public func dissolve(_ household: Household.ID, by actor: AuditActor, at now: Int64) throws {
        guard try connection.exists("SELECT 1 FROM household WHERE id = ? AND dissolved_at IS NULL", household) else { throw StoreError.notFound }
        try dissolve(household, at: now)
        try site.audit.record(.householdDissolved, by: actor, at: now)
    }

    private func dissolve(_ household: Household.ID, at now: Int64) throws {
        try endLinks(in: household)
        try connection.run("UPDATE household SET dissolved_at = ? WHERE id = ?", now, household)
        for person in try people(of: household) { try endSharing(of: person.id) }
        try connection.run("UPDATE household_person SET left_at = ? WHERE household = ? AND role IS NOT NULL AND left_at IS NULL", now, household)
        try connection.run("UPDATE household_invitation SET state = 'revoked' WHERE household = ? AND state = 'open'", household)
        try connection.run("DELETE FROM calendar_feed WHERE household = ?", household)
        try site.bankFetches.endLinks(of: household)
    }

    /// Restores the household that a person dissolved, with them alone. Throws `.notFound` and `.conflict(.inHousehold)`.
    public func restore(by user: User.ID, at now: Int64) throws {
        guard let household = try dissolved(by: user, at: now) else { throw StoreError.notFound }
        try requireNone(user)
        try connection.run("UPDATE household SET dissolved_at = NULL WHERE id = ?", household.id)
        try change(
            connection.run(
                "UPDATE household_person SET left_at = NULL WHERE household = ? AND user = ? AND role = 'administrator'", household.id, user))
    }

    /// Removes the households that were dissolved longer than ``Household/restoreLimit`` ago. Their books are erased by
    /// ``Store/eraseResidualData()``.
    ///
    /// - Returns: their number.
    @discardableResult
    public func removeDissolved(at now: Int64) throws -> Int {
        let ended = try connection.rows(
            "SELECT id FROM household WHERE dissolved_at <= ?", now - Household.restoreLimit
        ) { try $0.id(0, Household.self) }
        for household in ended { try delete(household) }
        return ended.count
    }

    /// Ends a person's place in the household before their account is deleted, and removes their name. An administrator's household goes to the
    /// member who joined first, else to the viewer; one without either is deleted.
    func userLeaves(_ user: User.ID, at now: Int64) throws {
        if let own = try membership(of: user) {
            guard try handOver(own, at: now) else { return try delete(own.household.id) }
            try leave(own.person, at: now)
        }
        if let household = try dissolved(by: user, at: now) { try delete(household.id) }
        let people = try connection.rows("SELECT id FROM household_person WHERE user = ?", user) { try $0.id(0, HouseholdMember.self) }
        for person in people {
            try connection.run("UPDATE household_person SET name = '' WHERE id = ?", person)
            try renameAccounts(of: person, to: "")
        }
    }

    // MARK: Parts

    func administered(by user: User.ID) throws -> HouseholdMembership { try requireAdministrator(user) }

    /// Returns the same, and notes that an import that is about to replace the household's book would undo a change that nobody has seen.
    private func changing(by user: User.ID) throws -> HouseholdMembership {
        let own = try administered(by: user)
        try connection.run("UPDATE book SET is_outdated = 1 WHERE replaces = ? AND is_outdated = 0", own.book)
        return own
    }

    func requireNone(_ user: User.ID) throws {
        guard try membership(of: user) == nil else { throw StoreError.conflict(.inHousehold) }
    }

    func requireRoom(in household: Household.ID) throws {
        let count = try connection.count("SELECT count(*) FROM household_person WHERE household = ? AND left_at IS NULL", household)
        guard count < Household.peopleLimit else { throw StoreError.conflict(.householdFull) }
    }

    /// Inserts a person with an account, who keeps the account's name for when they have left.
    func insert(
        _ id: HouseholdMember.ID, _ user: User.ID, in household: Household.ID, as role: HouseholdMember.Role, consentingTo version: CalendarDate,
        at now: Int64
    ) throws {
        guard let name = try site.users.find(user)?.displayName else { throw StoreError.notFound }
        try connection.run(
            """
            INSERT INTO household_person (id, household, user, name, role, created_at, joined_at, consented_to) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """, id, household, user, name, role.rawValue, now, now, version)
    }

    /// Makes the member who joined first, else the viewer, the administrator in the place of one who leaves; does nothing for anybody else.
    ///
    /// - Returns: false if there is nobody.
    private func handOver(_ own: HouseholdMembership, at now: Int64) throws -> Bool {
        guard own.role == .administrator else { return true }
        let others = try people(of: own.household.id).filter { $0.user != nil && $0.id != own.person }
        guard let next = others.first(where: { $0.role == .member }) ?? others.first else { return false }
        try set(.member, of: own.person)
        try set(.administrator, of: next.id)
        return true
    }

    private func remove(_ person: HouseholdMember.ID, at now: Int64) throws {
        guard try connection.exists("SELECT 1 FROM household_person WHERE id = ? AND role IS NULL", person), try !hasPart(person) else {
            return try leave(person, at: now)
        }
        try connection.run("UPDATE household_invitation SET state = 'revoked' WHERE person = ? AND state = 'open'", person)
        try connection.run("DELETE FROM account WHERE person = ? AND book IN (SELECT id FROM book WHERE state = 'live')", person)
        try connection.run("DELETE FROM household_person WHERE id = ?", person)
    }

    /// Returns true for a person who has records or recurring ones, also in the trash, or who has a part in past or coming ones.
    private func hasPart(_ person: HouseholdMember.ID) throws -> Bool {
        try connection.exists(
            """
            SELECT 1 FROM record_share s JOIN book b ON b.id = s.book AND b.state = 'live' WHERE s.person = ?1
            UNION ALL SELECT 1 FROM account a JOIN account_total t ON t.book = a.book AND t.account = a.id WHERE a.person = ?1
            UNION ALL SELECT 1 FROM account a CROSS JOIN record r INDEXED BY record_of_deletion
            ON r.book = a.book AND r.deletion IS NOT NULL AND a.id IN (r.account, r.to_account) WHERE a.person = ?1
            UNION ALL SELECT 1 FROM account a JOIN recurring_record t ON t.book = a.book AND a.id IN (t.account, t.to_account)
            WHERE a.person = ?1
            UNION ALL SELECT 1 FROM recurring_rule r JOIN book b ON b.id = r.book AND b.state = 'live' WHERE instr(r.sharing, ?2) > 0 LIMIT 1
            """, person, "\(person)")
    }

    private func householdID(of person: HouseholdMember.ID) throws -> Household.ID? {
        try connection.first("SELECT household FROM household_person WHERE id = ?", person) { try $0.id(0) }
    }

    private func isIn(_ person: HouseholdMember.ID, _ household: Household.ID) throws -> Bool {
        try connection.exists("SELECT 1 FROM household_person WHERE id = ? AND household = ? AND left_at IS NULL", person, household)
    }

    private func requireAccount(_ person: HouseholdMember.ID, in household: Household.ID) throws {
        let has = try connection.exists(
            "SELECT 1 FROM household_person WHERE id = ? AND household = ? AND left_at IS NULL AND role IS NOT NULL", person, household)
        guard has else { throw StoreError.notFound }
    }

    private func set(_ role: HouseholdMember.Role, of person: HouseholdMember.ID) throws {
        if !role.mayWrite { try endLinks(of: person) }
        try change(connection.run("UPDATE household_person SET role = ? WHERE id = ?", role.rawValue, person))
    }

    private func leave(_ person: HouseholdMember.ID, at now: Int64) throws {
        try endLinks(of: person)
        try endSharing(of: person)
        try site.calendarFeeds.revoke(leaving: person)
        try site.bankFetches.endLinks(leaving: person)
        try site.reportReaders.end(leaving: person)
        let known = try connection.first("SELECT user, name FROM household_person WHERE id = ?", person) {
            (user: try $0.optionalID(0, User.self), name: $0.text(1))
        }
        let name = try known?.user.flatMap { try site.users.find($0)?.displayName } ?? known?.name ?? ""
        try change(connection.run("UPDATE household_person SET left_at = ?, name = ? WHERE id = ?", now, name, person))
    }

    private func delete(_ household: Household.ID) throws {
        guard let book = try connection.first("SELECT book FROM household WHERE id = ?", household, map: { try $0.id(0, Book.self) }) else { return }
        try connection.run("DELETE FROM notification WHERE book = ?", book)
        try connection.run("DELETE FROM household WHERE id = ?", household)
        try site.books.abandon(book)
    }
}
