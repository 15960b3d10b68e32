import Bookkeeping

extension Books<Writing> {
    /// Replaces a person's book by one that has been filled, and takes over their profile, preferences and notifications, but not
    /// their means of signing in. Notices about these stay. The old book is inaccessible at once, and erased by
    /// ``Store/eraseResidualData()``.
    ///
    /// - Throws: `.conflict(.bookChanged)` if the person's book was written to since the filling began. Nothing has changed then.
    public func replace(of id: User.ID, with staging: BookStaging, of person: ExportedPerson) throws {
        guard let user = try site.users.find(id), let replaced = try site.books.id(of: id) else { throw StoreError.notFound }
        try makeLive(staging, instead: replaced)
        try connection.run("UPDATE user SET book = ?, created_at = ? WHERE id = ?", staging.book, person.createdAt, id)
        try moveLinks(of: replaced, to: staging.book)
        try abandon(replaced)
        try site.notifications.replace(about: replaced, by: staging.notifications, about: staging.book, of: id)
        try site.users.updateProfile(
            id,
            User.Profile(
                username: user.username, email: user.email, firstName: person.firstName, lastName: person.lastName,
                dateOfBirth: person.dateOfBirth))
        try site.users.updatePreferences(id, person.preferences)
        try LedgerEditor(ledger: Ledger(book: staging.book, connection: connection)).updateSettings(
            person.settings(mainCurrency: staging.exported.mainCurrency))
        // Messages waiting for a changed address are due at once.
        try site.notificationChannels.set(person.messages.settings, of: id, at: 0)
    }

    /// Makes a filled book a live one. Throws `.conflict(.bookChanged)` if the book that it replaces was written to since the filling began.
    func makeLive(_ staging: BookStaging, instead replaced: Book.ID) throws {
        let isCurrent = try connection.exists(
            "SELECT 1 FROM book WHERE id = ? AND state = 'arriving' AND replaces = ? AND is_outdated = 0", staging.book, replaced)
        guard isCurrent else { throw StoreError.conflict(.bookChanged) }
        try connection.run("UPDATE book SET state = 'live', replaces = NULL WHERE id = ?", staging.book)
    }

    /// Marks a book that is no longer accessible for erasing.
    func abandon(_ book: Book.ID) throws {
        try endLinks(of: book)
        try connection.run("UPDATE book SET state = 'leaving', replaces = NULL WHERE id = ?", book)
        try connection.noteResidualData()
    }

    /// Marks all books that are being filled for erasing. For the holder of the ``ImportLock`` only, since then no process fills
    /// them.
    func abandonArriving() throws {
        for book in try connection.rows("SELECT id FROM book WHERE state = 'arriving'", map: { try $0.id(0, Book.self) }) { try abandon(book) }
    }
}

extension Store {
    /// Fills a book step by step and replaces a person's or a household's book by it, all or nothing.
    ///
    /// - Parameters:
    ///   - addRecords: is called once, and adds the records in the order of the export.
    ///   - swapping: the body of the transaction that makes the book the owner's; calls
    ///     ``Books/replace(of:with:of:)`` or ``Books/replace(ofHouseholdBy:with:of:at:)``.
    ///   - now: seconds since 1970 (UTC).
    /// - Throws: `.conflict(.identifierTaken)` for a duplicate ID, `.conflict(.notAdministrator)` for somebody who administers no household, other
    ///   conflicts for inconsistent data, `.busy` while another import fills a book. Nothing has changed then.
    public func replaceBook(
        of owner: BookOwner, with exported: ExportedBook, at now: Int64, addRecords: (BookStaging) throws -> Void,
        swapping: (SiteData<Writing>, BookStaging) throws -> Void
    ) throws {
        let staging = try stageBook(exported, for: owner, at: now)
        try addRecords(staging)
        try staging.finish()
        try write { try swapping($0, staging) }
        staging.becameLive()
    }
}
