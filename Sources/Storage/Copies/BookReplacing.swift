import Bookkeeping

extension PeopleEditor {
    /// Puts a book that has been filled in the place of a person's book, and takes over who they are and how they want it, but not how they sign in.
    /// What it replaces is gone at once, and erased by ``Store/eraseRemains()``.
    ///
    /// - Throws: `.conflict(.bookChanged)` when something was written to the person's book since the other one was begun. Nothing has changed then.
    public func replaceBook(of id: User.ID, with staging: BookStaging, of person: CopiedPerson) throws {
        guard let user = try people.user(id) else { throw StoreError.notFound }
        let isCurrent = try connection.exists(
            "SELECT 1 FROM book WHERE id = ? AND state = 'arriving' AND replaces = ? AND is_outdated = 0", staging.book, user.book)
        guard isCurrent else { throw StoreError.conflict(.bookChanged) }
        try connection.run("UPDATE book SET state = 'live', replaces = NULL WHERE id = ?", staging.book)
        try connection.run("UPDATE user SET book = ?, created_at = ? WHERE id = ?", staging.book, person.createdAt, id)
        try connection.run("DELETE FROM outbox WHERE user = ? AND book = ?", id, user.book)
        try abandon(user.book)
        try updateProfile(
            id,
            User.Profile(
                username: user.username, email: user.email, firstName: person.firstName, lastName: person.lastName,
                dateOfBirth: person.dateOfBirth))
        try updatePreferences(id, person.preferences(mainCurrency: staging.copy.mainCurrency))
        // What waits for a changed address is due at once.
        try setNotificationSettings(person.messages.settings, of: id, at: 0)
    }

    /// Leaves a book that nobody sees any more to be erased.
    func abandon(_ book: Book.ID) throws {
        try connection.run("UPDATE book SET state = 'leaving', replaces = NULL WHERE id = ?", book)
        try noteRemains()
    }

    /// Leaves all books that are being filled to be erased. For whoever holds the ``ImportLock``: nobody fills them any more.
    func abandonArrivingBooks() throws {
        for book in try connection.rows("SELECT id FROM book WHERE state = 'arriving'", map: { try $0.id(0, Book.self) }) { try abandon(book) }
    }
}

extension Store {
    /// Fills a book step by step and puts it in the place of a person's book, all of it or nothing.
    ///
    /// - Parameters:
    ///   - addRecords: Is called once, and adds the records in the order in which they were copied.
    ///   - swapping: What is to be done in the one transaction in which the book becomes the person's, with
    ///     ``PeopleEditor/replaceBook(of:with:of:)`` in it.
    ///   - now: Seconds since 1970 (UTC).
    /// - Throws: `.conflict(.identifierTaken)` for what is there twice, other conflicts for what does not fit together, `.busy` while another
    ///   import fills a book. Nothing has changed then.
    public func replaceBook(
        of user: User.ID, with copy: BookCopy, at now: Int64, addRecords: (BookStaging) throws -> Void,
        swapping: (PeopleEditor, BookStaging) throws -> Void
    ) throws {
        let staging = try stageBook(copy, for: user, at: now)
        try addRecords(staging)
        try staging.finish()
        try write { try swapping($0, staging) }
        staging.becameLive()
    }
}

