import Bookkeeping

/// The passkeys, which sign in without a password.
public struct Passkeys<Access>: SitePart {
    let site: SiteData<Access>
}

extension Passkeys {
    private static var columns: String {
        "id, user, credential, public_key, counter, host, transports, is_backed_up, name, created_at, last_used_at, refused_at"
    }

    /// Returns a user's passkeys, oldest first.
    public func all(of user: User.ID) throws -> [Passkey] {
        try connection.rows("SELECT \(Self.columns) FROM passkey WHERE user = ? ORDER BY created_at, id", user, map: Self.passkey)
    }

    /// Returns one of a user's passkeys; nil for another user's.
    public func find(_ id: Passkey.ID, of user: User.ID) throws -> Passkey? {
        try connection.first("SELECT \(Self.columns) FROM passkey WHERE id = ? AND user = ?", id, user, map: Self.passkey)
    }

    /// Returns the passkey of a credential, to identify its owner from a signature.
    public func find(credential: [UInt8]) throws -> Passkey? {
        try connection.first("SELECT \(Self.columns) FROM passkey WHERE credential = ?", credential, map: Self.passkey)
    }

    private static func passkey(_ cells: Cells) throws -> Passkey {
        Passkey(
            id: try cells.id(0), user: try cells.id(1), credential: cells.bytes(2), publicKey: cells.bytes(3),
            counter: UInt32(truncatingIfNeeded: cells.int64(4)), host: cells.text(5), transports: cells.words(6), isBackedUp: cells.bool(7),
            name: cells.text(8), createdAt: cells.int64(9), lastUsedAt: cells.isNull(10) ? nil : cells.int64(10),
            refusedAt: cells.isNull(11) ? nil : cells.int64(11))
    }
}

extension Passkeys<Writing> {
    /// Adds a passkey. Throws `.conflict(.passkeyTaken)` if the credential is already stored, and `.conflict(.passkeyLimit)`.
    public func add(_ passkey: Passkey) throws -> Saved {
        guard try find(passkey.id, of: passkey.user) == nil else { return .alreadySaved }
        guard try connection.count("SELECT count(*) FROM passkey WHERE user = ?", passkey.user) < Passkey.limit else {
            throw StoreError.conflict(.passkeyLimit)
        }
        try connection.run(
            """
            INSERT INTO passkey (id, user, credential, public_key, counter, host, transports, is_backed_up, name, created_at, last_used_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, passkey.id, passkey.user, passkey.credential, passkey.publicKey, Int64(passkey.counter), passkey.host,
            passkey.transports.joined(separator: " "), passkey.isBackedUp, passkey.name, passkey.createdAt, passkey.lastUsedAt)
        return .added
    }

    /// Stores the use of a passkey. Returns false if its counter did not increase, as with a replayed response. Throws
    /// `.conflict(.proofLapsed)` if it has been removed.
    public func use(_ id: Passkey.ID, counter: UInt32, isBackedUp: Bool, at now: Int64) throws -> Bool {
        guard try connection.exists("SELECT 1 FROM passkey WHERE id = ?", id) else { throw StoreError.conflict(.proofLapsed) }
        return try connection.run(
            """
            UPDATE passkey SET counter = ?2, is_backed_up = ?3, last_used_at = ?4
            WHERE id = ?1 AND (counter < ?2 OR (counter = 0 AND ?2 = 0))
            """, id, Int64(counter), isBackedUp, now) == 1
    }

    /// Stores that a passkey was refused because its counter went backwards.
    public func refuse(_ id: Passkey.ID, at now: Int64) throws {
        try connection.run("UPDATE passkey SET refused_at = ? WHERE id = ?", now, id)
    }

    /// Renames one of a user's passkeys. Throws `.notFound` for another user's.
    public func rename(_ id: Passkey.ID, of user: User.ID, name: String) throws {
        guard try connection.run("UPDATE passkey SET name = ? WHERE id = ? AND user = ?", name, id, user) == 1 else { throw StoreError.notFound }
    }

    /// Removes one of a user's passkeys for good. Throws `.notFound` for another user's.
    public func delete(_ id: Passkey.ID, of user: User.ID) throws {
        guard try connection.run("DELETE FROM passkey WHERE id = ? AND user = ?", id, user) == 1 else { throw StoreError.notFound }
    }

    func deleteAll(of user: User.ID) throws {
        try connection.run("DELETE FROM passkey WHERE user = ?", user)
    }
}
