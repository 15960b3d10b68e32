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

    /// Begins a session in the place of the one that the person's browser had.
    func begin(_ secret: Secret, of user: User, _ visit: Visit, provedBy proof: IdentityProof, in editor: PeopleEditor) throws {
        if let old = visit.member ?? visit.locked, let hash = visit.secret?.hash, old.user.id == user.id { try editor.deleteSession(hash) }
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
        var response = visit.redirect(path, done)
        response.add(visit.site.cookie("session", secret.text, maxAge: 180 * 86_400, for: visit.request))
        if user.lockAfter != nil { lock.open(secret, visit, into: &response) }
        return response
    }
}
