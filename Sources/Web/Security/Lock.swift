import MicroHTTP
import Storage
import Synchronization

/// The unlocked sessions of people with a passcode, and the time of their last use.
///
/// The sign-in or the passcode unlocks a session and sets a session cookie. All state is in memory: reading a page writes nothing
/// to the disk, and a restart of the server locks all sessions.
/// nothing to the disk, and a restart of the server locks.
final class Lock: Sendable {
    private struct Opening {
        /// The hash of the secret in the cookie.
        let key: [UInt8]
        /// Seconds since 1970 (UTC).
        var usedAt: Int64
    }

    /// The unlocked sessions, by the hash of the session token.
    private let openings = Mutex<[[UInt8]: Opening]>([:])

    /// The number of wrong passcodes that ends a session.
    static let tryLimit = 5
    private static let cookieName = "open"
    /// The minimum pause in seconds for people who lock at once, as the time between two pages; a script reports when the browser
    /// is left.
    private static let shortestPause: Int64 = 60
    /// Seconds without use after which an entry is dropped.
    private static let longestPause: Int64 = 86_400

    /// Returns true if the session is unlocked, and counts that as a use of it. Always true without a passcode.
    func isOpen(_ member: SignedInPerson, _ secret: Secret, _ cookies: Cookies, _ request: Request, at now: Int64) -> Bool {
        guard let lockAfter = member.user.lockAfter else { return true }
        guard let key = Site.cookie(Self.cookieName, in: cookies, of: request).flatMap(Secret.init)?.hash else { return false }
        let session = secret.hash
        return openings.withLock { openings in
            guard let opening = openings[session], opening.key == key else { return false }
            guard now - opening.usedAt <= max(lockAfter, Self.shortestPause) else {
                openings[session] = nil
                return false
            }
            openings[session]?.usedAt = now
            return true
        }
    }

    /// Unlocks the session of a visit, whose person has just proved their identity.
    func unlock(_ visit: Visit, into response: inout Response) {
        guard let secret = visit.secret else { return }
        open(secret, visit, into: &response)
    }

    /// Unlocks a session that is newer than the visit.
    func open(_ session: Secret, _ visit: Visit, into response: inout Response) {
        let key = Secret()
        openings.withLock { openings in
            openings = openings.filter { visit.now - $0.value.usedAt <= Self.longestPause }
            openings[session.hash] = Opening(key: key.hash, usedAt: visit.now)
        }
        response.add(visit.site.cookie(Self.cookieName, key.text, maxAge: nil, for: visit.request))
    }

    /// Locks the session of a visit.
    func lock(_ visit: Visit) {
        guard let session = visit.secret?.hash else { return }
        openings.withLock { $0[session] = nil }
    }
}
