import Bookkeeping

/// The passcodes, which unlock an idle session.
public struct Passcodes<Access>: SitePart {
    let site: SiteData<Access>
}

extension Passcodes {
    /// Returns the encoded hash of a user's passcode; nil without one.
    public func hash(of user: User.ID) throws -> String? {
        try connection.first("SELECT hash FROM passcode WHERE user = ?", user) { $0.text(0) }
    }
}

extension Passcodes<Writing> {
    /// Sets or changes a user's passcode.
    ///
    /// - Parameters:
    ///   - encoded: the hash; nil keeps the present passcode, and throws `.notFound` if there is none.
    ///   - pause: the idle time in seconds after which it is asked for.
    public func set(of user: User.ID, _ encoded: String?, lockAfter pause: Int64, at now: Int64) throws {
        if let encoded {
            try connection.run(
                """
                INSERT INTO passcode (user, hash, changed_at) VALUES (?, ?, ?)
                ON CONFLICT (user) DO UPDATE SET hash = excluded.hash, changed_at = excluded.changed_at
                """, user, encoded, now)
        } else if try hash(of: user) == nil {
            throw StoreError.notFound
        }
        try connection.run("UPDATE user SET lock_after = ? WHERE id = ?", pause, user)
    }

    /// Removes the passcode of a user.
    public func remove(of user: User.ID) throws {
        try connection.run("DELETE FROM passcode WHERE user = ?", user)
        try connection.run("UPDATE user SET lock_after = NULL WHERE id = ?", user)
    }

    /// Counts an attempt at the passcode in a session, before it is verified. Returns the number of attempts since the last
    /// correct one. Throws `.conflict(.sessionEnded)`.
    public func noteTry(_ tokenHash: [UInt8]) throws -> Int {
        let counted = try connection.run("UPDATE session SET passcode_tries = min(passcode_tries + 1, 100) WHERE token_hash = ?", tokenHash)
        guard counted == 1 else { throw StoreError.conflict(.sessionEnded) }
        return try connection.count("SELECT passcode_tries FROM session WHERE token_hash = ?", tokenHash)
    }

    /// Resets the attempts in a session after a correct passcode. Returns false if the passcode has changed from the one with
    /// this encoded hash.
    public func forgiveTries(in session: Session, provedBy hash: String) throws -> Bool {
        guard try self.hash(of: session.user) == hash else { return false }
        try forgiveTries(in: session)
        return true
    }

    /// Resets the attempts in a session after another proof of identity. Throws `.conflict(.sessionEnded)`.
    public func forgiveTries(in session: Session) throws {
        try site.sessions.require(session)
        try connection.run("UPDATE session SET passcode_tries = 0 WHERE id = ?", session.id)
    }
}
