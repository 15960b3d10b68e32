import Bookkeeping

/// The codes that replace a one-time password, each valid once.
public struct RecoveryCodes<Access>: SitePart {
    let site: SiteData<Access>
}

extension RecoveryCodes {
    /// Returns the number of a user's unused recovery codes.
    public func count(of user: User.ID) throws -> Int {
        try connection.count("SELECT count(*) FROM recovery_code WHERE user = ?", user)
    }
}

extension RecoveryCodes<Writing> {
    /// Replaces a user's recovery codes, given by their hashes. Former codes become invalid.
    public func set(of user: User.ID, _ codes: [[UInt8]]) throws {
        try connection.run("DELETE FROM recovery_code WHERE user = ?", user)
        for code in codes { try connection.run("INSERT INTO recovery_code (user, hash) VALUES (?, ?)", user, code) }
    }

    /// Marks a recovery code as used. Returns false if the user has no such code.
    public func use(of user: User.ID, _ hash: [UInt8]) throws -> Bool {
        try connection.run("DELETE FROM recovery_code WHERE user = ? AND hash = ?", user, hash) == 1
    }
}
