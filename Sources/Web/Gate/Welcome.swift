import Bookkeeping
import MicroHTTP
import Storage

extension Services {
    /// Lets a person in who has proved who they are, by all that they want to be asked for: a new session with a new cookie.
    ///
    /// - Parameter renewedHash: the hash of the same password at today's cost.
    func welcome(_ user: User, _ visit: Visit, to path: String, done: Done? = nil, renewedHash: String? = nil) throws -> Response {
        let secret = Secret()
        try store.write { editor in
            if let renewedHash { try editor.rehashPassword(user.id, renewedHash) }
            if let old = visit.member ?? visit.locked, let hash = visit.secret?.hash, old.user.id == user.id { try editor.deleteSession(hash) }
            let session = Session(
                id: visit.new(), user: user.id, createdAt: visit.now, lastSeenAt: visit.now,
                userAgent: visit.device.userAgent, address: visit.device.address)
            try editor.addSession(session, tokenHash: secret.hash)
        }
        var response = visit.redirect(path, done)
        response.add(visit.site.cookie("session", secret.text, maxAge: 180 * 86_400, for: visit.request))
        if user.lockAfter != nil { lock.open(secret, visit, into: &response) }
        return response
    }
}
