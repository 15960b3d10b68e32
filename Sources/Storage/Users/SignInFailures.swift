import Bookkeeping

/// A rate limit: the number of failures in a sliding window after which attempts are refused until the oldest of them leaves the
/// window.
public struct SignInLimit: Sendable, Equatable {
    public let failures: Int
    /// The length of the window in seconds.
    public let seconds: Int64

    public init(_ failures: Int, in seconds: Int64) {
        self.failures = failures
        self.seconds = seconds
    }

    /// Returns the key under which the failures for a name are counted: case-folded, and cut to 100 characters.
    public static func key(_ account: String) -> String { String(account.folded.prefix(100)) }
}

/// The failures to sign in, which are counted.
public struct SignInFailures<Access>: SitePart {
    let site: SiteData<Access>
}

extension SignInFailures {
    /// Returns the time when the failures for a name (in any case), an address, or both, are below a limit again, in seconds
    /// since 1970; nil if they are at `now`. Failures dated in the future by a wrong clock do not count.
    ///
    /// - Parameter others: the times of such failures that are stored elsewhere.
    public func wait(account: String? = nil, address: String? = nil, others: [Int64] = [], limit: SignInLimit, at now: Int64) throws -> Int64? {
        let window: [any Bindable] = [now - limit.seconds, now, limit.failures]
        let (condition, values): (String, [any Bindable]) =
            switch (account.map(SignInLimit.key), address) {
            case (let account?, let address?): ("account = ?4 AND address = ?5 AND", [account, address])
            case (let account?, nil): ("account = ?4 AND", [account])
            case (nil, let address?): ("address = ?4 AND", [address])
            case (nil, nil): ("", [])
            }
        var times = others.filter { $0 > now - limit.seconds && $0 <= now }
        try connection.each(
            "SELECT failed_at FROM sign_in_failure WHERE \(condition) failed_at > ?1 AND failed_at <= ?2 ORDER BY failed_at DESC LIMIT ?3",
            window + values
        ) {
            times.append($0.int64(0))
            return true
        }
        // The failure that has to leave the window first.
        return times.count < limit.failures ? nil : times.sorted(by: >)[limit.failures - 1] + limit.seconds
    }
}

extension SignInFailures<Writing> {
    /// Stores a failure to sign in.
    public func note(account: String, address: String, at now: Int64) throws {
        try connection.run(
            "INSERT INTO sign_in_failure (account, address, failed_at) VALUES (?, ?, ?)", SignInLimit.key(account), address, now)
    }

    /// Deletes the failures for a name from an address, after a success.
    public func clear(account: String, address: String) throws {
        try connection.run("DELETE FROM sign_in_failure WHERE account = ? AND address = ?", SignInLimit.key(account), address)
    }

    /// Deletes all failures for a name.
    func clear(account: String) throws {
        try connection.run("DELETE FROM sign_in_failure WHERE account = ?", SignInLimit.key(account))
    }
}
