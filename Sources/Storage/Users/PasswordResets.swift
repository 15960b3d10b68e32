import Bookkeeping

/// The links for setting a forgotten password.
public struct PasswordResets<Access>: SitePart {
    let site: SiteData<Access>
}

extension PasswordResets {
    /// Returns the person who may set a password with the token of a link; nil if the link was used or replaced, or has expired.
    public func user(of tokenHash: [UInt8], at now: Int64) throws -> User? {
        try connection.first(
            "SELECT \(Self.userColumns) FROM user u WHERE u.id = (SELECT user FROM password_reset WHERE token_hash = ? AND expires_at > ?)",
            tokenHash, now, map: Self.user)
    }
}

extension PasswordResets<Writing> {
    func add(_ tokenHash: [UInt8], for user: User.ID, until end: Int64) throws {
        guard try site.users.find(user) != nil else { throw StoreError.notFound }
        try connection.run(
            """
            INSERT INTO password_reset (token_hash, user, expires_at) VALUES (?, ?, ?)
            ON CONFLICT (user) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at
            """, tokenHash, user, end)
    }

    func delete(of user: User.ID) throws {
        try connection.run("DELETE FROM password_reset WHERE user = ?", user)
    }

    /// Sets a password with the token of a link, invalidates the link, ends all sessions of the person and removes the passkeys,
    /// which sign in without a password.
    ///
    /// - Parameter password: the encoded hash.
    /// - Returns: the person.
    /// - Throws: `StoreError.notFound` if the link was used or replaced, or has expired.
    public func use(_ tokenHash: [UInt8], to password: String, at now: Int64) throws -> User.ID {
        guard let user = try self.user(of: tokenHash, at: now)?.id else { throw StoreError.notFound }
        try site.passwords.set(of: user, password, keeping: nil)
        try site.passkeys.deleteAll(of: user)
        try site.audit.record(.passwordReset, by: .user(user), about: user, at: now)
        return user
    }
}
