import Bookkeeping

extension Users {
    /// Returns the people with a requested deletion that is due.
    ///
    /// Excludes the only operator while there are other users.
    public func dueForDeletion(at now: Int64) throws -> [User.ID] {
        try connection.rows("SELECT id FROM user WHERE deletion_due_at <= ? ORDER BY deletion_due_at", now) {
            try $0.id(0, User.self)
        }.filter { try !isOnlyOperator($0) }
    }

    /// Returns true for the only operator of a server with other users, now or once all requested deletions are done.
    public func isNeededAsOperator(_ id: User.ID) throws -> Bool {
        try isOnlyOperator(id) || isOnlyOperator(id, besides: "AND deletion_due_at IS NULL")
    }

    /// Returns true for the only operator of a server with other users.
    ///
    /// - Parameter besides: an SQL condition on the other users that count.
    fileprivate func isOnlyOperator(_ id: User.ID, besides condition: String = "") throws -> Bool {
        try connection.exists("SELECT 1 FROM user WHERE id = ? AND role = 'operator'", id)
            && !connection.exists("SELECT 1 FROM user WHERE id <> ? AND role = 'operator' AND is_disabled = 0 \(condition)", id)
            && connection.exists("SELECT 1 FROM user WHERE id <> ? \(condition)", id)
    }
}

extension Users<Writing> {
    /// Schedules the deletion of a person. Returns its time, in seconds since 1970 (UTC). Requesting it again changes nothing.
    ///
    /// Throws `.conflict(.lastOperator)` for a person needed as an operator.
    @discardableResult
    public func requestDeletion(of id: User.ID, at now: Int64) throws -> Int64 {
        guard let user = try find(id) else { throw StoreError.notFound }
        guard try !isNeededAsOperator(id) else { throw StoreError.conflict(.lastOperator) }
        if let due = user.deletionDueAt { return due }
        let due = now + User.deletionGrace
        try change(connection.run("UPDATE user SET deletion_due_at = ? WHERE id = ?", due, id))
        return due
    }

    /// Cancels the requested deletion of a person.
    public func cancelDeletion(of id: User.ID) throws {
        try change(connection.run("UPDATE user SET deletion_due_at = NULL WHERE id = ?", id))
    }

    /// Deletes a user for good. Their book is inaccessible at once, and they leave their household.
    ///
    /// The book's data is erased by ``Store/eraseResidualData()``. Throws `.conflict(.lastOperator)` for the only operator of a server
    /// with other users.
    ///
    /// - Parameter now: seconds since 1970 (UTC).
    public func delete(_ id: User.ID, at now: Int64) throws {
        guard let user = try find(id), let book = try site.books.id(of: id) else { throw StoreError.notFound }
        guard try !isOnlyOperator(id) else { throw StoreError.conflict(.lastOperator) }
        try site.households.userLeaves(id, at: now)
        try connection.run("DELETE FROM user WHERE id = ?", id)
        for account in [id.description, DeviceToken.account(of: id), user.username, user.email] { try site.signInFailures.clear(account: account) }
        try site.books.abandon(book)
    }
}
