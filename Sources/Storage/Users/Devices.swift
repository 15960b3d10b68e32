import Bookkeeping

/// Tokens of the browsers that people have signed in with. Each browser holds a random token; the database has its hash, with the
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

/// The browsers that people have signed in with, and the kinds of device.
public struct Devices<Access>: SitePart {
    let site: SiteData<Access>
}

extension Devices {
    /// Returns true if a user has signed in in the browser that has the token of this hash.
    public func isKnown(_ tokenHash: [UInt8], of user: User.ID) throws -> Bool {
        try connection.exists("SELECT 1 FROM device_token WHERE token_hash = ? AND user = ?", tokenHash, user)
    }
}

extension Devices<Writing> {
    /// Stores a new token for the browser of a new session, and replaces its former token for everyone who has signed in there,
    /// so that a planted or copied token becomes useless.
    public func remember(_ tokenHash: [UInt8], inPlaceOf former: [UInt8]?, of session: Session) throws {
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

    /// Removes a user's browsers except the browser of a session; all of them without a session.
    func forget(of user: User.ID, keeping session: Session.ID?) throws {
        try connection.run("DELETE FROM device_token WHERE user = ? AND session IS NOT ?", user, session)
    }

    /// Stores the device of a new session, and notifies the person if they have not signed in on it before.
    ///
    /// The very first device is not reported.
    func note(of session: Session) throws {
        let known = try connection.exists("SELECT 1 FROM known_device WHERE user = ? LIMIT 1", session.user)
        let isNew =
            try connection.run(
                "INSERT INTO known_device (user, kind, seen_at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING", session.user,
                Self.kind(of: session.userAgent), session.createdAt) == 1
        guard isNew else {
            try connection.run(
                "UPDATE known_device SET seen_at = ? WHERE user = ? AND kind = ?", session.createdAt, session.user, Self.kind(of: session.userAgent))
            return
        }
        guard known else { return }
        try site.notify(
            session.user, .newSignIn, from: SecurityDevice(userAgent: session.userAgent, address: session.address), at: session.createdAt)
    }

    /// Returns the `User-Agent` field without digits, because version numbers change every month.
    private static func kind(of userAgent: String) -> String { userAgent.filter { !("0"..."9").contains($0) }.cut(to: 200) }
}
