import Identity
import MicroHTTP

/// The lock as pages use it: its secret is in a session cookie.
extension Lock {
    private static let cookieName = "open"

    /// Returns true if the session is unlocked, and counts that as a use of it. Always true without a passcode.
    func isOpen(_ person: SignedInPerson, _ secret: Secret, _ cookies: Cookies, _ request: Request, of site: Site, at now: Int64) -> Bool {
        guard let lockAfter = person.user.lockAfter else { return true }
        guard let key = site.cookie(Self.cookieName, in: cookies, of: request).flatMap(Secret.init)?.hash else { return false }
        return isOpen(secret.hash, key: key, lockAfter: lockAfter, at: now)
    }

    /// Unlocks the session of a visit after the person has proved their identity.
    func unlock(_ visit: Visit, into response: inout Response) {
        guard let secret = visit.secret else { return }
        open(secret, visit, into: &response)
    }

    /// Unlocks a session that is newer than the visit.
    func open(_ session: Secret, _ visit: Visit, into response: inout Response) {
        let key = open(session.hash, at: visit.now)
        response.add(visit.site.cookie(Self.cookieName, key.text, maxAge: nil, for: visit.request))
    }

    /// Locks the session of a visit.
    func lock(_ visit: Visit) {
        guard let session = visit.secret?.hash else { return }
        lock(session)
    }
}
