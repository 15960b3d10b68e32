import Bookkeeping

extension PeopleEditor {
    /// Stores the device of a new session, and notifies the person if they have not signed in on it before.
    ///
    /// The very first device is not reported.
    func noteDevice(of session: Session) throws {
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
        try notify(
            session.user, .newSignIn, from: SecurityDevice(userAgent: session.userAgent, address: session.address), at: session.createdAt)
    }

    /// Returns the `User-Agent` field without digits, because version numbers change every month.
    private static func kind(of userAgent: String) -> String { userAgent.filter { !("0"..."9").contains($0) }.cut(to: 200) }
}
