import Bookkeeping

/// The secret and state of a user's one-time passwords.
public struct OneTimePasswordKey: Sendable, Equatable {
    /// The shared secret: 20 bytes.
    public let secret: [UInt8]
    /// The latest time step whose password was used.
    public let lastStep: Int64
    /// The time at which the user enabled them, in seconds since 1970 (UTC).
    public let since: Int64
}

extension People {
    /// Returns the secret and state of a user's one-time passwords; nil if they are off.
    public func oneTimePasswordKey(of user: User.ID) throws -> OneTimePasswordKey? {
        try connection.first("SELECT secret, last_step, since FROM one_time_password WHERE user = ?", user) {
            OneTimePasswordKey(secret: $0.bytes(0), lastStep: $0.int64(1), since: $0.int64(2))
        }
    }

    /// Returns the number of a user's unused recovery codes.
    public func recoveryCodeCount(of user: User.ID) throws -> Int {
        try connection.count("SELECT count(*) FROM recovery_code WHERE user = ?", user)
    }
}

extension PeopleEditor {
    /// Enables one-time passwords for a user.
    ///
    /// - Parameters:
    ///   - step: the time step of the password with which the user proved that the app has the secret.
    ///   - codes: the hashes of the recovery codes.
    public func switchOnOneTimePasswords(of user: User.ID, secret: [UInt8], step: Int64, recoveryCodes codes: [[UInt8]], at now: Int64) throws {
        try switchOffOneTimePasswords(of: user)
        try connection.run("INSERT INTO one_time_password (user, secret, last_step, since) VALUES (?, ?, ?, ?)", user, secret, step, now)
        try setRecoveryCodes(of: user, codes)
    }

    /// Disables one-time passwords for a user and ends pending sign-ins.
    public func switchOffOneTimePasswords(of user: User.ID) throws {
        try connection.run("DELETE FROM one_time_password WHERE user = ?", user)
    }

    /// Replaces a user's recovery codes, given by their hashes. Former codes become invalid.
    public func setRecoveryCodes(of user: User.ID, _ codes: [[UInt8]]) throws {
        try connection.run("DELETE FROM recovery_code WHERE user = ?", user)
        for code in codes { try connection.run("INSERT INTO recovery_code (user, hash) VALUES (?, ?)", user, code) }
    }

    /// Marks the password of a time step as used. Returns false if it, or that of a later step, has been used before.
    public func useOneTimePassword(of user: User.ID, step: Int64) throws -> Bool {
        try connection.run("UPDATE one_time_password SET last_step = ?1 WHERE user = ?2 AND last_step < ?1", step, user) == 1
    }

    /// Marks a recovery code as used. Returns false if the user has no such code.
    public func useRecoveryCode(of user: User.ID, _ hash: [UInt8]) throws -> Bool {
        try connection.run("DELETE FROM recovery_code WHERE user = ? AND hash = ?", user, hash) == 1
    }
}
