import Bookkeeping

/// A signed-in browser: it holds a token, and the database the token's hash.
public struct Session: Sendable, Equatable {
    public typealias ID = Identifier<Session>

    public let id: ID
    public let user: User.ID
    /// Seconds since 1970 (UTC).
    public let createdAt: Int64
    /// Seconds since 1970 (UTC), as last written by ``Sessions/touch(_:)``.
    public let lastSeenAt: Int64
    public let userAgent: String
    public let address: String
    /// The time when the person last proved their identity, at sign-in or later, in seconds since 1970 (UTC).
    public let confirmedAt: Int64

    public init(id: ID, user: User.ID, createdAt: Int64, lastSeenAt: Int64, userAgent: String, address: String, confirmedAt: Int64? = nil) {
        self.id = id
        self.user = user
        self.createdAt = createdAt
        self.lastSeenAt = lastSeenAt
        self.userAgent = userAgent
        self.address = address
        self.confirmedAt = confirmedAt ?? createdAt
    }

    /// The idle time in seconds after which a session ends: 30 days.
    public static let idleLimit: Int64 = 30 * 86_400
    /// The time in seconds for which a proof of identity allows protected actions: 10 minutes.
    public static let confirmationLimit: Int64 = 600
    /// The maximum age of a session in seconds: 180 days.
    public static let absoluteLimit: Int64 = 180 * 86_400

    /// Returns true if the person has proved their identity recently. False if the clock is before that moment, since the clock
    /// is wrong then.
    public func isConfirmed(at now: Int64) -> Bool { now >= confirmedAt && confirmedAt >= now - Self.confirmationLimit }

    /// Returns true if the session has expired. False if the clock is before the sign-in, since the clock is wrong then.
    func isExpired(at now: Int64) -> Bool {
        now >= createdAt && (createdAt < now - Self.absoluteLimit || max(lastSeenAt, createdAt) < now - Self.idleLimit)
    }
}

/// The signed-in browsers.
public struct Sessions<Access>: SitePart {
    let site: SiteData<Access>
}

extension Sessions {
    private static var columns: String { "s.id, s.user, s.created_at, s.last_seen_at, s.user_agent, s.address, s.confirmed_at" }
    private static var columnCount: Int32 { 7 }

    /// Returns the session of a token with its user and the access to their book; nil if it has expired or the user is disabled.
    public func find(_ tokenHash: [UInt8], at now: Int64) throws -> (session: Session, user: User, book: BookAccess)? {
        let found = try connection.first(
            """
            SELECT \(Self.userColumns), \(Self.columns), \(BookAccess.columns)
            FROM session s JOIN user u ON u.id = s.user JOIN book b ON b.id = u.book WHERE s.token_hash = ? AND u.is_disabled = 0
            """, tokenHash
        ) { cells in
            (
                session: try Self.session(cells, from: Self.userColumnCount), user: try Self.user(cells),
                book: try BookAccess(cells, from: Self.userColumnCount + Self.columnCount)
            )
        }
        guard let found, !found.session.isExpired(at: now) else { return nil }
        return found
    }

    /// Returns a user's sessions, most recently seen first.
    public func all(of user: User.ID) throws -> [Session] {
        try connection.rows("SELECT \(Self.columns) FROM session s WHERE s.user = ? ORDER BY s.last_seen_at DESC", user) {
            try Self.session($0, from: 0)
        }
    }

    private static func session(_ cells: Cells, from column: Int32) throws -> Session {
        Session(
            id: try cells.id(column), user: try cells.id(column + 1), createdAt: cells.int64(column + 2),
            lastSeenAt: cells.int64(column + 3),
            userAgent: cells.text(column + 4), address: cells.text(column + 5), confirmedAt: cells.int64(column + 6))
    }
}

extension Sessions<Writing> {
    /// Adds a session, and notifies the person if it is on a device that they have not used before. Throws
    /// `.conflict(.proofLapsed)`, also if the user is disabled or does not exist.
    public func add(_ session: Session, tokenHash: [UInt8], provedBy proof: IdentityProof) throws {
        try site.users.require(proof, of: session.user)
        try connection.run(
            """
            INSERT INTO session (token_hash, id, user, created_at, last_seen_at, user_agent, address, confirmed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """, tokenHash, session.id, session.user, session.createdAt, session.lastSeenAt, session.userAgent, session.address, session.confirmedAt)
        if case .code(let pending) = proof { try site.pendingSignIns.end(pending) }
        try site.devices.note(of: session)
    }

    /// Stores when sessions were last seen; a time before the stored one is ignored.
    public func touch(_ seen: [(tokenHash: [UInt8], lastSeenAt: Int64)]) throws {
        for (hash, time) in seen {
            try connection.run("UPDATE session SET last_seen_at = ?1 WHERE token_hash = ?2 AND last_seen_at < ?1", time, hash)
        }
    }

    /// Stores that the person of a session proved their identity again. Throws `.conflict(.sessionEnded)` and
    /// `.conflict(.proofLapsed)`.
    public func confirm(_ session: Session, provedBy proof: IdentityProof, at now: Int64) throws {
        try require(session)
        try site.users.require(proof, of: session.user)
        try connection.run("UPDATE session SET confirmed_at = ? WHERE id = ?", now, session.id)
    }

    /// Throws `.conflict(.sessionEnded)` for a session that has ended since it was read.
    public func require(_ session: Session) throws {
        guard try connection.exists("SELECT 1 FROM session WHERE id = ? AND user = ?", session.id, session.user) else {
            throw StoreError.conflict(.sessionEnded)
        }
    }

    /// Ends the session of a token.
    ///
    /// - Returns: false if it had ended before.
    @discardableResult
    public func end(_ tokenHash: [UInt8]) throws -> Bool {
        try connection.run("DELETE FROM session WHERE token_hash = ?", tokenHash) == 1
    }

    /// Ends one session of a user and removes its browser's token, since the browser may be lost. Throws `.notFound` for another
    /// user's.
    public func end(_ id: Session.ID, of user: User.ID) throws {
        guard try connection.run("DELETE FROM session WHERE id = ? AND user = ?", id, user) == 1 else {
            throw StoreError.notFound
        }
        try connection.run("DELETE FROM device_token WHERE user = ? AND session = ?", user, id)
    }

    /// Ends all other sessions of a session's user, removes their browsers' tokens, and ends pending sign-ins.
    public func endOthers(than session: Session) throws { try end(of: session.user, keeping: session.id) }

    /// Ends sessions and pending sign-ins. Without a session to keep, somebody else may have had access to the account, so its
    /// API tokens and calendar addresses are revoked too.
    func end(of user: User.ID, keeping session: Session.ID?) throws {
        if session == nil { try site.revokeKeys(of: user) }
        try site.pendingSignIns.end(of: user)
        try site.devices.forget(of: user, keeping: session)
        try connection.run("DELETE FROM session WHERE user = ? AND id IS NOT ?", user, session)
    }
}

extension Store {
    /// Writes atomically on behalf of a signed-in person. The session is checked in the same transaction, so that a request in
    /// progress cannot create another way in after the session was ended.
    ///
    /// Throws `.conflict(.sessionEnded)` for a session that has ended since it was read.
    public func write<R>(in session: Session, _ body: (SiteData<Writing>) throws -> R) throws -> R {
        try write { editor in
            try editor.sessions.require(session)
            return try body(editor)
        }
    }
}
