import Bookkeeping

/// The secret and state of a user's one-time passwords.
public struct OneTimePasswordKey: Sendable, Equatable {
    /// The shared secret: 20 bytes.
    public let secret: [UInt8]
    /// The time step of the latest used password.
    public let lastStep: Int64
    /// The time when the user enabled them, in seconds since 1970 (UTC).
    public let since: Int64
}

/// The second factor: passwords of an app, each valid once.
public struct OneTimePasswords<Access>: SitePart {
    let site: SiteData<Access>
}

extension OneTimePasswords {
    /// Returns the secret and state of a user's one-time passwords; nil if they are off.
    public func key(of user: User.ID) throws -> OneTimePasswordKey? {
        try connection.first("SELECT secret, last_step, since FROM one_time_password WHERE user = ?", user) {
            OneTimePasswordKey(secret: $0.bytes(0), lastStep: $0.int64(1), since: $0.int64(2))
        }
    }
}

extension OneTimePasswords<Writing> {
    /// Enables one-time passwords for a user.
    ///
    /// - Parameters:
    ///   - step: the time step of the password with which the user proved that the app has the secret.
    ///   - codes: the hashes of the recovery codes.
    public func switchOn(of user: User.ID, secret: [UInt8], step: Int64, recoveryCodes codes: [[UInt8]], at now: Int64) throws {
        try switchOff(of: user)
        try connection.run("INSERT INTO one_time_password (user, secret, last_step, since) VALUES (?, ?, ?, ?)", user, secret, step, now)
        try site.recoveryCodes.set(of: user, codes)
    }

    /// Disables one-time passwords for a user and ends pending sign-ins.
    public func switchOff(of user: User.ID) throws {
        try connection.run("DELETE FROM one_time_password WHERE user = ?", user)
    }

    /// Marks the password of a time step as used. Returns false if it, or the password of a later step, was used before.
    public func use(of user: User.ID, step: Int64) throws -> Bool {
        try connection.run("UPDATE one_time_password SET last_step = ?1 WHERE user = ?2 AND last_step < ?1", step, user) == 1
    }
}
