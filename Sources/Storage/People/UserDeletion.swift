import Bookkeeping

extension People {
    /// Those who asked to be deleted and whose time to change their mind is over.
    ///
    /// The only operator is not among them while others are on the server.
    public func usersDue(at now: Int64) throws -> [User.ID] {
        try connection.rows("SELECT id FROM user WHERE deletion_due_at <= ? ORDER BY deletion_due_at", now) {
            try $0.id(0, User.self)
        }.filter { try !isOnlyOperator($0) }
    }

    /// True for the only operator of a server that others use too, now or once those who asked to be deleted are.
    public func isNeededAsOperator(_ id: User.ID) throws -> Bool {
        try isOnlyOperator(id) || isOnlyOperator(id, besides: "AND deletion_due_at IS NULL")
    }

    /// - Parameter besides: which of the others count.
    fileprivate func isOnlyOperator(_ id: User.ID, besides condition: String = "") throws -> Bool {
        try connection.exists("SELECT 1 FROM user WHERE id = ? AND role = 'operator'", id)
            && !connection.exists("SELECT 1 FROM user WHERE id <> ? AND role = 'operator' AND is_disabled = 0 \(condition)", id)
            && connection.exists("SELECT 1 FROM user WHERE id <> ? \(condition)", id)
    }
}

extension PeopleEditor {
    /// Notes that a person wants to be deleted; when that will be, in seconds since 1970. Asking again changes nothing.
    ///
    /// Throws `.conflict(.lastOperator)` for who is needed as an operator.
    @discardableResult
    public func requestDeletion(of id: User.ID, at now: Int64) throws -> Int64 {
        guard let user = try people.user(id) else { throw StoreError.notFound }
        guard try !people.isNeededAsOperator(id) else { throw StoreError.conflict(.lastOperator) }
        if let due = user.deletionDueAt { return due }
        let due = now + User.deletionGrace
        try change(connection.run("UPDATE user SET deletion_due_at = ? WHERE id = ?", due, id))
        return due
    }

    /// Keeps a person who had asked to be deleted.
    public func cancelDeletion(of id: User.ID) throws {
        try change(connection.run("UPDATE user SET deletion_due_at = NULL WHERE id = ?", id))
    }

    /// Removes a user for good. The personal book is out of sight at once.
    ///
    /// What is in it is erased by ``Store/eraseRemains()``. Throws `.conflict(.lastOperator)` for the only operator of a server that
    /// others use too.
    public func deleteUser(_ id: User.ID) throws {
        guard let user = try people.user(id) else { throw StoreError.notFound }
        guard try !people.isOnlyOperator(id) else { throw StoreError.conflict(.lastOperator) }
        try connection.run("DELETE FROM user WHERE id = ?", id)
        for account in [id.description, DeviceToken.account(of: id), user.username, user.email] { try clearFailures(account: account) }
        try abandon(user.book)
    }
}
