import Bookkeeping
import MicroHTTP
import Storage

extension Services {
    /// Lets a person in who has proved who they are, by all that they want to be asked for: a new session with a new cookie.
    ///
    /// Throws `.conflict(.proofLapsed)` when the proof holds no longer.
    func welcome(_ user: User, _ visit: Visit, to path: String, provedBy proof: IdentityProof, done: Done? = nil) throws -> Response {
        let secret = Secret()
        try store.write { try begin(secret, of: user, visit, provedBy: proof, in: $0) }
        return enter(secret, of: user, visit, to: path, done: done)
    }

    /// Begins a session in the place of the one that the browser had, whosever that was.
    func begin(_ secret: Secret, of user: User, _ visit: Visit, provedBy proof: IdentityProof, in editor: PeopleEditor) throws {
        try endSession(of: visit, in: editor)
        try editor.addSession(session(of: user, visit), tokenHash: secret.hash, provedBy: proof)
    }

    /// A session that begins now.
    func session(of user: User, _ visit: Visit) -> Session {
        Session(
            id: visit.new(), user: user.id, createdAt: visit.now, lastSeenAt: visit.now,
            userAgent: visit.device.userAgent, address: visit.device.address)
    }

    /// Hands the browser the cookie of a session that has begun, and goes on.
    func enter(_ secret: Secret, of user: User, _ visit: Visit, to path: String, done: Done? = nil) -> Response {
        noteEnd(of: visit, unlessOf: user)
        var response = visit.redirect(path, done)
        response.add(visit.site.cookie("session", secret.text, maxAge: 180 * 86_400, for: visit.request))
        if user.lockAfter != nil { lock.open(secret, visit, into: &response) }
        return response
    }

    /// Ends the session of the visitor's browser, if it has one: whoever goes on there is perhaps somebody else.
    func endSession(of visit: Visit, in editor: PeopleEditor) throws {
        guard visit.member ?? visit.locked != nil, let secret = visit.secret else { return }
        try editor.deleteSession(secret.hash)
    }

    /// Forgets in memory the session that has ended, and logs it when somebody else goes on.
    func noteEnd(of visit: Visit, unlessOf user: User? = nil) {
        guard let former = visit.member ?? visit.locked else { return }
        lock.lock(visit)
        if former.user.id != user?.id { log.write(.signedOut(user: former.user.id.description)) }
    }
}
