import Bookkeeping

/// The log of acts on accounts and on the server.
public struct AuditLog<Access>: SitePart {
    let site: SiteData<Access>
}

extension AuditLog<Writing> {
    /// Adds an entry to the audit log, in the same transaction as the act.
    ///
    /// - Parameter about: the user whom the act concerns; nil for an act that concerns the server.
    public func record(_ act: AuditAct, by actor: AuditActor, about: User.ID? = nil, at now: Int64) throws {
        let (source, user, terminal): (String, User.ID?, String?) =
            switch actor {
            case .user(let id): ("user", id, nil)
            case .terminal(let name): ("terminal", nil, name.isEmpty ? "?" : name.cut(to: 100))
            case .server: ("server", nil, nil)
            }
        try connection.run(
            "INSERT INTO audit (at, act, source, user, terminal, about) VALUES (?, ?, ?, ?, ?, ?)", now, act.rawValue, source, user, terminal, about)
    }
}

/// A query for entries of the audit log.
public struct AuditQuery: Sendable, Equatable {
    /// Entries at or after this time only, in seconds since 1970 (UTC).
    public var since: Int64?
    /// Entries by or about this person only.
    public var user: User.ID?
    /// Entries before this number only: the cursor, where an earlier page ended.
    public var before: Int64?
    /// The maximum number of entries.
    public var limit: Int

    public init(since: Int64? = nil, user: User.ID? = nil, before: Int64? = nil, limit: Int = 50) {
        self.since = since
        self.user = user
        self.before = before
        self.limit = limit
    }
}

extension AuditLog {
    /// Returns the matching entries of the audit log, latest first.
    public func entries(_ query: AuditQuery = AuditQuery()) throws -> [AuditEntry] {
        let (before, since) = (query.before ?? .max, query.since ?? .min)
        guard let user = query.user else {
            return try connection.rows(
                "\(Self.selection) WHERE a.number < ? AND a.at >= ? ORDER BY a.number DESC LIMIT ?", before, since, query.limit, map: Self.entry)
        }
        return try connection.rows(
            """
            \(Self.selection) WHERE a.number IN (SELECT number FROM audit WHERE user = ?1 UNION SELECT number FROM audit WHERE about = ?1)
            AND a.number < ?2 AND a.at >= ?3 ORDER BY a.number DESC LIMIT ?4
            """, user, before, since, query.limit, map: Self.entry)
    }

    /// Returns the time of the latest such act, in seconds since 1970 (UTC); nil if the log has none.
    public func lastTime(of act: AuditAct) throws -> Int64? {
        try connection.first("SELECT at FROM audit WHERE act = ? ORDER BY at DESC LIMIT 1", act.rawValue) { $0.int64(0) }
    }

    private static var selection: String {
        """
        SELECT a.number, a.at, a.act, a.user, a.terminal, u.username, a.about, v.username
        FROM audit a LEFT JOIN user u ON u.id = a.user LEFT JOIN user v ON v.id = a.about
        """
    }

    private static func entry(_ cells: Cells) throws -> AuditEntry {
        let actor: AuditActor =
            if !cells.isNull(3) { .user(try cells.id(3)) } else if !cells.isNull(4) { .terminal(cells.text(4)) } else { .server }
        return AuditEntry(
            number: cells.int64(0), at: cells.int64(1), act: try cells.word(2), actor: actor, actorName: cells.isNull(5) ? nil : cells.text(5),
            about: try cells.optionalID(6), aboutName: cells.isNull(7) ? nil : cells.text(7))
    }
}
