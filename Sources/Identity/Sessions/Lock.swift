import Synchronization

/// The unlocked sessions of people with a passcode, and the time of their last use.
///
/// The sign-in or the passcode unlocks a session and sets a session cookie. All state is in memory: reading a page writes nothing
/// to the disk, and a restart of the server locks all sessions.
package final class Lock: Sendable {
    private struct Opening {
        /// The hash of the secret in the cookie.
        let key: [UInt8]
        /// Seconds since 1970 (UTC).
        var usedAt: Int64
    }

    /// The unlocked sessions, by the hash of the session token.
    private let openings = Mutex<[[UInt8]: Opening]>([:])

    /// The number of wrong passcodes that ends a session.
    package static let tryLimit = 5
    /// The minimum pause in seconds for people who lock at once, as the time between two pages; a script reports when the browser
    /// is left.
    private static let shortestPause: Int64 = 60
    /// Seconds without use after which an entry is dropped.
    private static let longestPause: Int64 = 86_400

    package init() {}

    /// Returns true if the session is unlocked, and counts that as a use of it.
    ///
    /// - Parameters:
    ///   - session: the hash of the session token.
    ///   - key: the hash of the secret in the cookie.
    ///   - lockAfter: seconds without use after which the session locks.
    ///   - now: seconds since 1970 (UTC).
    package func isOpen(_ session: [UInt8], key: [UInt8], lockAfter: Int64, at now: Int64) -> Bool {
        openings.withLock { openings in
            guard let opening = openings[session], opening.key == key else { return false }
            guard now - opening.usedAt <= max(lockAfter, Self.shortestPause) else {
                openings[session] = nil
                return false
            }
            openings[session]?.usedAt = now
            return true
        }
    }

    /// Unlocks the session of a token hash, and returns the secret for the cookie.
    package func open(_ session: [UInt8], at now: Int64) -> Secret {
        let key = Secret()
        openings.withLock { openings in
            openings = openings.filter { now - $0.value.usedAt <= Self.longestPause }
            openings[session] = Opening(key: key.hash, usedAt: now)
        }
        return key
    }

    /// Locks the session of a token hash.
    package func lock(_ session: [UInt8]) {
        openings.withLock { $0[session] = nil }
    }
}
