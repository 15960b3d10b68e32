import Bookkeeping
import Identity
import MicroHTTP
import OperatorLog
import SitePaths
import Storage

/// The tokens that a browser gets at a sign-in.
struct EntryTokens: Sendable {
    /// The session token, which keeps the person signed in.
    let session = Secret()
    /// The device token, which outlives the session and identifies the browser at later sign-ins.
    let device = Secret()

    fileprivate static let cookieName = "device"
}

/// Begins and ends sessions of a browser: the steps after a visitor has proved who they are.
struct SessionEntry: Sendable {
    let store: Store
    let throttle: SignInThrottle
    let unstored: UnstoredSessions
    let lock: Lock
    let log: EventLog

    /// Signs in a person who has passed every required factor: starts a session and sets its cookies.
    ///
    /// Throws `.conflict(.proofLapsed)` if the proof is no longer valid.
    func welcome(_ user: User, _ visit: Visit, to path: Link, provedBy proof: IdentityProof, done: ActionResult? = nil) throws -> Response {
        let tokens = EntryTokens()
        try store.write { try begin(tokens, of: user, visit, provedBy: proof, in: $0) }
        return enter(tokens, of: user, visit, to: path, done: done)
    }

    /// Starts a session and ends the browser's previous one, whoever it belonged to.
    func begin(_ tokens: EntryTokens, of user: User, _ visit: Visit, provedBy proof: IdentityProof, in editor: SiteData<Writing>) throws {
        try endSession(of: visit, in: editor)
        let session = session(of: user, visit)
        try editor.sessions.add(session, tokenHash: tokens.session.hash, provedBy: proof)
        try editor.devices.remember(tokens.device.hash, inPlaceOf: visit.deviceToken, of: session)
    }

    /// Returns a session that begins now.
    func session(of user: User, _ visit: Visit) -> Session {
        Session(
            id: visit.new(), user: user.id, createdAt: visit.now, lastSeenAt: visit.now,
            userAgent: visit.device.userAgent, address: visit.device.address)
    }

    /// Sets the cookies of a session that has been stored, and redirects.
    func enter(_ tokens: EntryTokens, of user: User, _ visit: Visit, to path: Link, done: ActionResult? = nil) -> Response {
        noteEnd(of: visit, unlessOf: user)
        var response = visit.redirect(path, done)
        response.add(visit.site.cookie("session", tokens.session.text, maxAge: 180 * 86_400, for: visit.request))
        response.add(visit.site.cookie(EntryTokens.cookieName, tokens.device.text, maxAge: Int(DeviceToken.daysKept) * 86_400, for: visit.request))
        if user.lockAfter != nil { lock.open(tokens.session, visit, into: &response) }
        return response
    }

    /// Ends the session of the visitor's browser, if it has one, since the next person there may be somebody else.
    func endSession(of visit: Visit, in editor: SiteData<Writing>) throws {
        guard visit.person ?? visit.locked != nil, let secret = visit.secret else { return }
        if !unstored.end(secret.hash) { try editor.sessions.end(secret.hash) }
    }

    /// Signs a person out.
    func end(_ visit: Visit, of person: SignedInPerson) throws {
        if let secret = visit.secret, !unstored.end(secret.hash) { try store.write { _ = try $0.sessions.end(secret.hash) } }
        lock.lock(visit)
        log.write(.signedOut(user: person.user.id.description))
    }

    /// Removes the ended session from memory, and logs the sign-out if another person continues.
    func noteEnd(of visit: Visit, unlessOf user: User? = nil) {
        guard let former = visit.person ?? visit.locked else { return }
        lock.lock(visit)
        if former.user.id != user?.id { log.write(.signedOut(user: former.user.id.description)) }
    }
}

extension Visit {
    /// The hash of the browser's device token, set at an earlier sign-in.
    var deviceToken: [UInt8]? { site.cookie(EntryTokens.cookieName, in: request.cookies, of: request).flatMap(Secret.init)?.hash }
}

extension SignInThrottle.Origin {
    init(_ visit: Visit) { self.init(address: visit.request.peer, device: visit.deviceToken) }
}
