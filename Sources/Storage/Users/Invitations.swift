import Bookkeeping

/// A link that lets one person sign up, once.
public struct Invitation: Sendable, Equatable {
    public typealias ID = Identifier<Invitation>

    public let id: ID
    public let createdBy: User.ID
    /// Seconds since 1970 (UTC).
    public let createdAt: Int64
    /// Seconds since 1970 (UTC).
    public let expiresAt: Int64

    public init(id: ID, createdBy: User.ID, createdAt: Int64, expiresAt: Int64) {
        self.id = id
        self.createdBy = createdBy
        self.createdAt = createdAt
        self.expiresAt = expiresAt
    }
}

/// The links for signing up.
public struct Invitations<Access>: SitePart {
    let site: SiteData<Access>
}

extension Invitations {
    /// Returns the invitation of a token; nil if it has been used or revoked, or has expired.
    public func find(_ tokenHash: [UInt8], at now: Int64) throws -> Invitation? {
        try connection.first(
            "SELECT id, created_by, created_at, expires_at FROM invitation WHERE token_hash = ? AND expires_at > ?", tokenHash,
            now,
            map: Self.invitation)
    }

    /// Returns all unused invitations, latest first.
    public func all() throws -> [Invitation] {
        try connection.rows(
            "SELECT id, created_by, created_at, expires_at FROM invitation ORDER BY created_at DESC, id DESC",
            map: Self.invitation)
    }

    private static func invitation(_ cells: Cells) throws -> Invitation {
        Invitation(id: try cells.id(0), createdBy: try cells.id(1), createdAt: cells.int64(2), expiresAt: cells.int64(3))
    }
}

extension Invitations<Writing> {
    /// Stores an invitation under the hash of its token.
    public func add(_ invitation: Invitation, tokenHash: [UInt8]) throws {
        try connection.run(
            "INSERT INTO invitation (token_hash, id, created_by, created_at, expires_at) VALUES (?, ?, ?, ?, ?)",
            tokenHash, invitation.id, invitation.createdBy, invitation.createdAt, invitation.expiresAt)
    }

    /// Revokes an invitation. Throws `.notFound`.
    public func revoke(_ id: Invitation.ID) throws {
        guard try connection.run("DELETE FROM invitation WHERE id = ?", id) == 1 else { throw StoreError.notFound }
    }
}
