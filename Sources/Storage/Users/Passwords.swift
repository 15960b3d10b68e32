import Bookkeeping

/// The passwords, as encoded hashes.
public struct Passwords<Access>: SitePart {
    let site: SiteData<Access>
}

extension Passwords {
    /// Returns the encoded hash of a user's password.
    public func hash(of id: User.ID) throws -> String? {
        try connection.first("SELECT password FROM user WHERE id = ?", id) { $0.text(0) }
    }
}

extension Passwords<Writing> {
    /// Changes the password of a signed-in person who has proved their identity, and revokes their API tokens and calendar addresses
    /// unless `keepsTokens`.
    ///
    /// - Returns: true if a token was revoked.
    /// - Throws: `.conflict(.sessionEnded)` and `.conflict(.proofLapsed)`.
    public func update(_ encoded: String, keepsTokens: Bool, in session: Session, provedBy proof: IdentityProof, at now: Int64) throws -> Bool {
        try site.sessions.confirm(session, provedBy: proof, at: now)
        try set(of: session.user, encoded, keeping: session.id)
        return try !keepsTokens && site.revokeKeys(of: session.user) > 0
    }

    /// Sets a user's password and ends all sessions but one, pending sign-ins, and the link for a password reset.
    func set(of id: User.ID, _ encoded: String, keeping session: Session.ID?) throws {
        try change(connection.run("UPDATE user SET password = ? WHERE id = ?", encoded, id))
        try site.sessions.end(of: id, keeping: session)
        try site.passwordResets.delete(of: id)
    }

    /// Replaces the hash of an unchanged password by one with newer parameters; sessions are kept. Does nothing if the password
    /// has been changed from the one with hash `hash`.
    public func rehash(of id: User.ID, from hash: String, to encoded: String) throws {
        try connection.run("UPDATE user SET password = ? WHERE id = ? AND password = ?", encoded, id, hash)
    }
}
