import Bookkeeping
import MicroHTTP
import Storage

/// What a browser gets when somebody signs in with it.
struct EntryTokens: Sendable {
    /// Keeps the person signed in.
    let session = Secret()
    /// Tells the browser from others at the next sign-in, also after the session.
    let device = Secret()

    fileprivate static let cookieName = "device"
}

extension Services {
    /// Lets a person in who has proved who they are, by all that they want to be asked for: a new session with a new cookie.
    ///
    /// Throws `.conflict(.proofLapsed)` when the proof holds no longer.
    func welcome(_ user: User, _ visit: Visit, to path: String, provedBy proof: IdentityProof, done: Done? = nil) throws -> Response {
        let tokens = EntryTokens()
        try store.write { try begin(tokens, of: user, visit, provedBy: proof, in: $0) }
        return enter(tokens, of: user, visit, to: path, done: done)
    }

    /// Begins a session in the place of the one that the browser had, whosever that was.
    func begin(_ tokens: EntryTokens, of user: User, _ visit: Visit, provedBy proof: IdentityProof, in editor: PeopleEditor) throws {
        try endSession(of: visit, in: editor)
        let session = session(of: user, visit)
        try editor.addSession(session, tokenHash: tokens.session.hash, provedBy: proof)
        try editor.rememberDevice(tokens.device.hash, inPlaceOf: visit.deviceToken, of: session)
    }

    /// A session that begins now.
    func session(of user: User, _ visit: Visit) -> Session {
        Session(
            id: visit.new(), user: user.id, createdAt: visit.now, lastSeenAt: visit.now,
            userAgent: visit.device.userAgent, address: visit.device.address)
    }

    /// Hands the browser the cookies of a session that has begun, and goes on.
    func enter(_ tokens: EntryTokens, of user: User, _ visit: Visit, to path: String, done: Done? = nil) -> Response {
        noteEnd(of: visit, unlessOf: user)
        var response = visit.redirect(path, done)
        response.add(visit.site.cookie("session", tokens.session.text, maxAge: 180 * 86_400, for: visit.request))
        response.add(visit.site.cookie(EntryTokens.cookieName, tokens.device.text, maxAge: Int(DeviceToken.daysKept) * 86_400, for: visit.request))
        if user.lockAfter != nil { lock.open(tokens.session, visit, into: &response) }
        return response
    }

    /// Ends the session of the visitor's browser, if it has one: whoever goes on there is perhaps somebody else.
    func endSession(of visit: Visit, in editor: PeopleEditor) throws {
        guard visit.member ?? visit.locked != nil, let secret = visit.secret else { return }
        if !held.end(secret.hash) { try editor.deleteSession(secret.hash) }
    }

    /// Forgets in memory the session that has ended, and logs it when somebody else goes on.
    func noteEnd(of visit: Visit, unlessOf user: User? = nil) {
        guard let former = visit.member ?? visit.locked else { return }
        lock.lock(visit)
        if former.user.id != user?.id { log.write(.signedOut(user: former.user.id.description)) }
    }
}

extension Visit {
    /// The hash of the token by which the browser is known from earlier sign-ins.
    var deviceToken: [UInt8]? { Site.cookie(EntryTokens.cookieName, in: request.cookies, of: request).flatMap(Secret.init)?.hash }
}
