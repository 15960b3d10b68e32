import Bookkeeping

/// A sign-in of which the password was right and the second step is missing. It is no session: nothing can be seen with it.
public enum PendingSignIn {
    /// Seconds for which it waits.
    public static let lifetime: Int64 = 300
    /// Codes that can be tried with one.
    public static let tryLimit = 5
}

extension People {
    /// Whose sign-in waits under the hash of a token; nil when it has ended, or the user is disabled. A clock that stands before its beginning
    /// is wrong, and lets nobody wait.
    public func pendingSignIn(_ tokenHash: [UInt8], at now: Int64) throws -> User? {
        let user = try connection.first(
            "SELECT user FROM pending_sign_in WHERE token_hash = ?1 AND created_at BETWEEN ?2 - \(PendingSignIn.lifetime) AND ?2", tokenHash, now
        ) { try $0.id(0, User.self) }
        return try user.flatMap { try self.user($0) }.flatMap { $0.isDisabled ? nil : $0 }
    }
}

extension PeopleEditor {
    /// Lets a sign-in wait for its second step. Throws `.conflict(.proofLapsed)`.
    public func addPendingSignIn(of user: User.ID, tokenHash: [UInt8], provedBy proof: IdentityProof, at now: Int64) throws {
        try require(proof, of: user)
        try connection.run("INSERT INTO pending_sign_in (token_hash, user, created_at) VALUES (?, ?, ?)", tokenHash, user, now)
    }

    /// Counts a code that is tried, before it is looked at; how many there were. Throws `.conflict(.proofLapsed)` when nothing waits.
    public func notePendingTry(_ tokenHash: [UInt8]) throws -> Int {
        guard try connection.run("UPDATE pending_sign_in SET tries = min(tries + 1, 100) WHERE token_hash = ?", tokenHash) == 1 else {
            throw StoreError.conflict(.proofLapsed)
        }
        return try connection.count("SELECT tries FROM pending_sign_in WHERE token_hash = ?", tokenHash)
    }

    /// Ends a sign-in that waits.
    public func deletePendingSignIn(_ tokenHash: [UInt8]) throws {
        try connection.run("DELETE FROM pending_sign_in WHERE token_hash = ?", tokenHash)
    }

    func deletePendingSignIns(of user: User.ID) throws {
        try connection.run("DELETE FROM pending_sign_in WHERE user = ?", user)
    }
}
