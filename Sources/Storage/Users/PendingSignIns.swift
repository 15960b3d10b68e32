import Bookkeeping

/// A sign-in with a correct password that lacks the second factor. It is not a session and gives no access.
public enum PendingSignIn {
    /// The lifetime in seconds.
    public static let lifetime: Int64 = 300
    /// The maximum number of attempts at the code.
    public static let tryLimit = 5
}

/// The sign-ins that lack the second factor.
public struct PendingSignIns<Access>: SitePart {
    let site: SiteData<Access>
}

extension PendingSignIns {
    /// Returns the user of a pending sign-in by the hash of its token; nil if it has expired, or the user is disabled. Also nil
    /// if the clock is before its beginning, since the clock is wrong then.
    public func user(of tokenHash: [UInt8], at now: Int64) throws -> User? {
        let user = try connection.first(
            "SELECT user FROM pending_sign_in WHERE token_hash = ?1 AND created_at BETWEEN ?2 - \(PendingSignIn.lifetime) AND ?2", tokenHash, now
        ) { try $0.id(0, User.self) }
        return try user.flatMap { try site.users.find($0) }.flatMap { $0.isDisabled ? nil : $0 }
    }
}

extension PendingSignIns<Writing> {
    /// Adds a pending sign-in. Throws `.conflict(.proofLapsed)`.
    public func add(of user: User.ID, tokenHash: [UInt8], provedBy proof: IdentityProof, at now: Int64) throws {
        try site.users.require(proof, of: user)
        try connection.run("INSERT INTO pending_sign_in (token_hash, user, created_at) VALUES (?, ?, ?)", tokenHash, user, now)
    }

    /// Counts an attempt at the code, before it is verified. Returns the number of attempts. Throws `.conflict(.proofLapsed)` if
    /// there is no such sign-in.
    public func noteTry(_ tokenHash: [UInt8]) throws -> Int {
        guard try connection.run("UPDATE pending_sign_in SET tries = min(tries + 1, 100) WHERE token_hash = ?", tokenHash) == 1 else {
            throw StoreError.conflict(.proofLapsed)
        }
        return try connection.count("SELECT tries FROM pending_sign_in WHERE token_hash = ?", tokenHash)
    }

    /// Ends a pending sign-in.
    public func end(_ tokenHash: [UInt8]) throws {
        try connection.run("DELETE FROM pending_sign_in WHERE token_hash = ?", tokenHash)
    }

    func end(of user: User.ID) throws {
        try connection.run("DELETE FROM pending_sign_in WHERE user = ?", user)
    }
}
