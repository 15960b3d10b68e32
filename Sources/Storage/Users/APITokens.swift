import Bookkeeping

/// The tokens of the JSON interface.
public struct APITokens<Access>: SitePart {
    let site: SiteData<Access>
}

extension APITokens {
    private static var columns: String { "t.id, t.name, t.prefix, t.scope, t.created_at, t.expires_at, t.last_used_at" }
    private static var columnCount: Int32 { 7 }

    /// Returns the token of a hash with its owner and the access to their book; nil if it has expired, or the owner is disabled or
    /// about to be deleted.
    public func find(_ tokenHash: [UInt8], at now: Int64) throws -> (token: APIToken, user: User, book: BookAccess)? {
        try connection.first(
            """
            SELECT \(Self.userColumns), \(Self.columns), \(BookAccess.columns)
            FROM api_token t JOIN user u ON u.id = t.user JOIN book b ON b.id = u.book
            WHERE t.token_hash = ? AND (t.expires_at IS NULL OR t.expires_at > ?) AND u.is_disabled = 0 AND u.deletion_due_at IS NULL
            """, tokenHash, now
        ) { cells in
            (
                token: try Self.token(cells, from: Self.userColumnCount), user: try Self.user(cells),
                book: try BookAccess(cells, from: Self.userColumnCount + Self.columnCount)
            )
        }
    }

    /// Returns a person's tokens by name, including recently expired ones.
    public func all(of user: User.ID) throws -> [APIToken] {
        try connection.rows("SELECT \(Self.columns) FROM api_token t WHERE t.user = ? ORDER BY t.name_key", user) {
            try Self.token($0, from: 0)
        }
    }

    private static func token(_ cells: Cells, from column: Int32) throws -> APIToken {
        APIToken(
            id: try cells.id(column), name: cells.text(column + 1), prefix: cells.text(column + 2), scope: try cells.word(column + 3),
            createdAt: cells.int64(column + 4), expiresAt: cells.isNull(column + 5) ? nil : cells.int64(column + 5),
            lastUsedAt: cells.isNull(column + 6) ? nil : cells.int64(column + 6))
    }
}

extension APITokens<Writing> {
    /// Stores a token under its hash. Returns `.alreadySaved` if the person has one with its ID; throws `.conflict(.invalid)`
    /// beyond ``APIToken/limit``.
    public func add(_ token: APIToken, of user: User.ID, tokenHash: [UInt8]) throws -> Saved {
        let tokens = try all(of: user)
        guard !tokens.contains(where: { $0.id == token.id }) else { return .alreadySaved }
        guard tokens.count < APIToken.limit else { throw StoreError.conflict(.invalid) }
        try connection.run(
            """
            INSERT INTO api_token (token_hash, id, user, name, name_key, prefix, scope, created_at, expires_at, last_used_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, tokenHash, token.id, user, token.name, token.name.folded, token.prefix, token.scope.rawValue, token.createdAt,
            token.expiresAt, token.lastUsedAt)
        return .added
    }

    /// Revokes a token. Throws `.notFound` for another person's.
    public func revoke(_ id: APIToken.ID, of user: User.ID) throws {
        guard try connection.run("DELETE FROM api_token WHERE id = ? AND user = ?", id, user) == 1 else { throw StoreError.notFound }
    }

    /// Stores when tokens were last used; a time before the stored one is ignored.
    public func touch(_ used: [(tokenHash: [UInt8], lastSeenAt: Int64)]) throws {
        for (hash, time) in used {
            try connection.run(
                "UPDATE api_token SET last_used_at = ?1 WHERE token_hash = ?2 AND ifnull(last_used_at, 0) < ?1", time, hash)
        }
    }

    /// Revokes a person's tokens. Returns how many there were.
    func revokeAll(of user: User.ID) throws -> Int {
        try connection.run("DELETE FROM api_token WHERE user = ?", user)
    }
}
