import Bookkeeping

extension Books {
    /// Returns the household that a person administers as exported to another server, without its people, who are among the contents of its book. Throws
    /// `.conflict(.notAdministrator)` for anybody else.
    public func export(ofHouseholdBy user: User.ID) throws -> ExportedHousehold {
        guard let own = try site.households.membership(of: user), own.role == .administrator,
            let access = try site.households.access(of: user, at: 0)  // nothing is written with it
        else {
            throw StoreError.conflict(.notAdministrator)
        }
        return ExportedHousehold(own.household, settings: access.settings)
    }
}

extension Books<Writing> {
    /// Replaces the book of the household that a person administers by one that has been filled, and takes over its name, its kind and its people
    /// (``ArrivingMembers``). The old book is inaccessible at once, with the notifications about it, and erased by ``Store/eraseResidualData()``.
    ///
    /// - Throws: `.conflict(.bookChanged)` if the book or its people were changed since the filling began, `.conflict(.notAdministrator)`,
    ///   `.conflict(.householdFull)`. Nothing has changed then.
    public func replace(ofHouseholdBy user: User.ID, with staging: BookStaging, of exported: ExportedHousehold, at now: Int64) throws {
        let households = site.households, own = try households.administered(by: user), household = own.household.id
        guard let people = staging.people, people.household == household else { throw StoreError.conflict(.bookChanged) }
        try makeLive(staging, instead: own.book)
        try connection.run(
            "UPDATE household SET book = ?, name = ?, kind = ?, created_at = ? WHERE id = ?", staging.book, exported.name, exported.kind.rawValue,
            exported.createdAt, household)
        try people.arrive(connection)
        try moveLinks(of: own.book, to: staging.book)
        try abandon(own.book)
        try connection.run("DELETE FROM notification WHERE book = ?", own.book)
        try LedgerEditor(ledger: Ledger(book: staging.book, connection: connection)).updateSettings(
            exported.settings(mainCurrency: staging.exported.mainCurrency))
        try households.completeAccounts(of: household, at: now)
        for former in [false, true] {
            for person in try households.people(of: household, former: former) { try households.renameAccounts(of: person.id, to: person.name) }
        }
    }
}
