import MicroHTTP
import Storage
import Synchronization

/// Which sessions of people with a passcode are open, and when each was last used.
///
/// A sign-in or the passcode opens one, with a cookie that the browser forgets when it ends. All of this is in memory: reading a page writes
/// nothing to the disk, and a restart of the server locks.
final class Lock: Sendable {
    private struct Opening {
        /// The hash of what the cookie holds.
        let key: [UInt8]
        /// Seconds since 1970 (UTC).
        var usedAt: Int64
    }

    /// By the hash of the session's token.
    private let openings = Mutex<[[UInt8]: Opening]>([:])

    /// Wrong passcodes that end a session.
    static let tryLimit = 5
    private static let cookieName = "open"
    /// Seconds that somebody who wants to be locked at once has between two pages; a browser with scripts says that it was left.
    private static let shortestPause: Int64 = 60
    /// Seconds after which an opening is worth nothing to anybody.
    private static let longestPause: Int64 = 86_400

    /// Whether a person may look at pages now; if so, this was a use of the session. It costs nothing without a passcode.
    func isOpen(_ member: Member, _ secret: Secret, _ cookies: Cookies, _ request: Request, at now: Int64) -> Bool {
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

    /// Opens the session of a visit, whose person has just proved who they are.
    func unlock(_ visit: Visit, into response: inout Response) {
        guard let secret = visit.secret else { return }
        open(secret, visit, into: &response)
    }

    /// Opens a session of which the visit does not know yet.
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
