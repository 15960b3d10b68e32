import Bookkeeping

/// Tokens of the browsers in which people have signed in. Each browser holds a random token; the database has its hash, with the
/// people who signed in there.
///
/// A token grants no access. It gives the attempts in a person's own browser their own count, which other people cannot use up.
public enum DeviceToken {
    /// The number of days that a token is kept after the latest sign-in with it: as long as browsers keep a cookie.
    public static let daysKept: Int64 = 400
    /// The maximum number of browsers per person; beyond it the one with the oldest sign-in is removed.
    public static let limit = 20

    /// Returns the name under which failures in a person's own browsers are counted, separately from other browsers.
    public static func account(of user: User.ID) -> String { "device of \(user)" }
}

extension People {
    /// Returns true if a user has signed in in the browser that has the token of this hash.
    public func isKnownDevice(_ tokenHash: [UInt8], of user: User.ID) throws -> Bool {
        try connection.exists("SELECT 1 FROM device_token WHERE token_hash = ? AND user = ?", tokenHash, user)
    }
}

extension PeopleEditor {
    /// Stores a new token for the browser of a new session, and replaces its former token for everyone who has signed in there,
    /// so that a planted or copied token becomes useless.
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

    /// Removes a user's browsers except the one in which a session began; all of them without a session.
    func deleteDeviceTokens(of user: User.ID, keeping session: Session.ID?) throws {
        try connection.run("DELETE FROM device_token WHERE user = ? AND session IS NOT ?", user, session)
    }
}
