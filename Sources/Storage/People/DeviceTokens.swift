import Bookkeeping

/// Browsers in which people have signed in. Each holds a random token; the database has its hash, with who signed in there.
///
/// A token opens nothing. It gives the tries of a person's own browser a count of their own, which strangers cannot use up.
public enum DeviceToken {
    /// Days for which a token is kept after the latest sign-in with it: as long as browsers keep a cookie.
    public static let daysKept: Int64 = 400
    /// Browsers of one person; beyond that the one of the oldest sign-in goes.
    public static let limit = 20

    /// The name under which failures of a person's own browsers count, apart from those of strangers.
    public static func account(of user: User.ID) -> String { "device of \(user)" }
}

extension People {
    /// Whether a user has signed in in the browser with a token of that hash.
    public func isKnownDevice(_ tokenHash: [UInt8], of user: User.ID) throws -> Bool {
        try connection.exists("SELECT 1 FROM device_token WHERE token_hash = ? AND user = ?", tokenHash, user)
    }
}

extension PeopleEditor {
    /// Gives the browser of a session that begins a new token, in place of its former one for everybody who has signed in there: who has planted
    /// or copied that one holds nothing any more.
    public func rememberDevice(_ tokenHash: [UInt8], inPlaceOf former: [UInt8]?, of session: Session) throws {
        if let former { try connection.run("UPDATE device_token SET token_hash = ? WHERE token_hash = ?", tokenHash, former) }
        try connection.run(
            """
            INSERT INTO device_token (token_hash, user, session, seen_at) VALUES (?, ?, ?, ?)
            ON CONFLICT (token_hash, user) DO UPDATE SET session = excluded.session, seen_at = excluded.seen_at
            """, tokenHash, session.user, session.id, session.createdAt)
        try connection.run(
            """
            DELETE FROM device_token WHERE user = ?1 AND token_hash NOT IN (
                SELECT token_hash FROM device_token WHERE user = ?1 ORDER BY token_hash = ?2 DESC, seen_at DESC LIMIT \(DeviceToken.limit))
            """, session.user, tokenHash)
    }

    /// Forgets a user's browsers but the one in which a session began; all of them without one.
    func deleteDeviceTokens(of user: User.ID, keeping session: Session.ID?) throws {
        try connection.run("DELETE FROM device_token WHERE user = ? AND session IS NOT ?", user, session)
    }
}
