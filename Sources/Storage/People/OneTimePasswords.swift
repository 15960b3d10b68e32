import Bookkeeping

/// What a user's app makes one-time passwords from.
public struct OneTimePasswordKey: Sendable, Equatable {
    /// 20 bytes.
    public let secret: [UInt8]
    /// The latest step whose password was used.
    public let lastStep: Int64
    /// Seconds since 1970 (UTC): when the user switched them on.
    public let since: Int64
}

extension People {
    /// What a user's app makes one-time passwords from; nil when the user does without.
    public func oneTimePasswordKey(of user: User.ID) throws -> OneTimePasswordKey? {
        try connection.first("SELECT secret, last_step, since FROM one_time_password WHERE user = ?", user) {
            OneTimePasswordKey(secret: $0.bytes(0), lastStep: $0.int64(1), since: $0.int64(2))
        }
    }

    /// How many recovery codes a user has left.
    public func recoveryCodeCount(of user: User.ID) throws -> Int {
        try connection.count("SELECT count(*) FROM recovery_code WHERE user = ?", user)
    }
}

extension PeopleEditor {
    /// Asks a user for one-time passwords from now on.
    ///
    /// - Parameters:
    ///   - step: that of the password with which the user proved that the app has the secret.
    ///   - codes: hashes of the recovery codes.
    public func switchOnOneTimePasswords(of user: User.ID, secret: [UInt8], step: Int64, recoveryCodes codes: [[UInt8]], at now: Int64) throws {
        try switchOffOneTimePasswords(of: user)
        try connection.run("INSERT INTO one_time_password (user, secret, last_step, since) VALUES (?, ?, ?, ?)", user, secret, step, now)
        try setRecoveryCodes(of: user, codes)
    }

    /// Asks a user for the password alone; pending sign-ins end.
    public func switchOffOneTimePasswords(of user: User.ID) throws {
        try connection.run("DELETE FROM one_time_password WHERE user = ?", user)
    }

    /// Gives a user other recovery codes, by their hashes; those from before are worth nothing any more.
    public func setRecoveryCodes(of user: User.ID, _ codes: [[UInt8]]) throws {
        try connection.run("DELETE FROM recovery_code WHERE user = ?", user)
        for code in codes { try connection.run("INSERT INTO recovery_code (user, hash) VALUES (?, ?)", user, code) }
    }

    /// Uses the password of a step up; false if it, or that of a later step, was used before.
    public func useOneTimePassword(of user: User.ID, step: Int64) throws -> Bool {
        try connection.run("UPDATE one_time_password SET last_step = ?1 WHERE user = ?2 AND last_step < ?1", step, user) == 1
    }

    /// Uses a recovery code up; false if it is none of the user's.
    public func useRecoveryCode(of user: User.ID, _ hash: [UInt8]) throws -> Bool {
        try connection.run("DELETE FROM recovery_code WHERE user = ? AND hash = ?", user, hash) == 1
    }
}
