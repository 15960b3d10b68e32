/// What an operator should know of, without secrets, amounts or anything that a person wrote.
public enum Event: Sendable {
    case signedIn(user: String, peer: String)
    case signInFailed(peer: String)
    case signInRefused(peer: String)
    case signedUp(user: String, peer: String)
    case signUpRefused(peer: String)
    case signedOut(user: String)
    case passwordChanged(user: String)
    /// The user name or the e-mail address.
    case loginChanged(user: String)
    case passcodeChanged(user: String)
    /// Too many wrong passcodes ended a session.
    case lockedOut(user: String, peer: String)
    case oneTimePasswordsSwitched(isOn: Bool, user: String)
    case recoveryCodeUsed(user: String)
    case passkeyAdded(user: String)
    case passkeyRemoved(user: String)
    /// The counter of a passkey went back: there may be a copy of it.
    case passkeyCopied(user: String, peer: String)
    case refusedHost(peer: String)
    case refusedForm(peer: String)
    /// A program came with a token that is not there, or is over.
    case refusedToken(peer: String)
    case tokenMade(user: String)
    case tokenRevoked(user: String)
    /// All of a person's tokens, with a change of the password.
    case tokensRevoked(user: String)
    case policyChanged(user: String)
    case invited(user: String)
    /// An act of the audit log; by the server itself without a user.
    case administered(act: String, user: String?, about: String?)
    case passwordReset(user: String, peer: String)
    case ratesSwitched(isOn: Bool, user: String)
    /// Reference rates came, the latest of that day; so many were new.
    case ratesFetched(date: String, new: Int)
    /// Reference rates did not come, for a reason in a word.
    case ratesFailed(problem: String)
    case bannersSwitched(isOn: Bool, user: String)
    case bannerRemoved(user: String)
    /// The feed of banners was read, and so many are kept.
    case bannersFetched(count: Int)
    /// The feed of banners was not read, for a reason in a word.
    case bannersFailed(problem: String)
    /// Tiles of the map did not come several times, for a reason in a word; the server is left alone for a while.
    case tilesFailed(problem: String)
    /// The files of the map or of place names cannot be read.
    case atlasFailed(problem: String)
    case exported(user: String)
    case imported(user: String)
    case deletionAsked(user: String)
    case deletionCancelled(user: String)
    /// Somebody who had asked to be deleted is.
    case userDeleted(user: String)
    /// Somebody whose time is over could not be deleted, which is tried again.
    case userNotDeleted(user: String, error: String)
    /// What was removed for good could not be overwritten, which is tried again.
    case remainsLeft
    /// A message did not go, for a reason in a word, with what the host's mail program said.
    case messageFailed(channel: String, problem: String, said: String?, isGivenUp: Bool)
    /// How sending went could not be written down.
    case messagesNotKept
    case feedbackGiven(user: String)
    /// A file of the database is no longer the one that was opened; how, in words.
    case databaseReplaced(what: String)
    /// The files of the database are those again that were opened.
    case databaseBack
    /// An error that nobody expected; `request` is the number that the visitor's error page shows.
    case failed(request: String, error: String)

    /// One line for the log.
    public var line: String {
        switch self {
        case .signedIn(let user, let peer): "signed in: user \(user) from \(peer)"
        case .signInFailed(let peer): "sign-in failed: from \(peer)"
        case .signInRefused(let peer): "sign-in refused after too many tries: from \(peer)"
        case .signUpRefused(let peer): "sign-up refused after too many tries: from \(peer)"
        case .signedUp(let user, let peer): "signed up: user \(user) from \(peer)"
        case .signedOut(let user): "signed out: user \(user)"
        case .passwordChanged(let user): "password changed: user \(user)"
        case .loginChanged(let user): "user name or e-mail address changed: user \(user)"
        case .passcodeChanged(let user): "passcode changed: user \(user)"
        case .lockedOut(let user, let peer): "signed out after too many wrong passcodes: user \(user) from \(peer)"
        case .oneTimePasswordsSwitched(let isOn, let user): "one-time passwords switched \(isOn ? "on" : "off"): user \(user)"
        case .recoveryCodeUsed(let user): "recovery code used: user \(user)"
        case .passkeyAdded(let user): "passkey added: user \(user)"
        case .passkeyRemoved(let user): "passkey removed: user \(user)"
        case .passkeyCopied(let user, let peer): "passkey refused, it may be a copy: user \(user) from \(peer)"
        case .refusedHost(let peer): "refused an unknown host name: from \(peer)"
        case .refusedForm(let peer): "refused a form without its token: from \(peer)"
        case .refusedToken(let peer): "refused a token: from \(peer)"
        case .tokenMade(let user): "token made: user \(user)"
        case .tokenRevoked(let user): "token revoked: user \(user)"
        case .tokensRevoked(let user): "all tokens revoked: user \(user)"
        case .policyChanged(let user): "sign-up policy changed: by user \(user)"
        case .invited(let user): "invitation made: by user \(user)"
        case .administered(let act, let user, let about):
            act + (about.map { ": user \($0)" } ?? "") + (user.map { ": by user \($0)" } ?? "")
        case .passwordReset(let user, let peer): "password set by a reset link: user \(user) from \(peer)"
        case .ratesSwitched(let isOn, let user): "fetching exchange rates switched \(isOn ? "on" : "off"): by user \(user)"
        case .ratesFetched(let date, let new): "exchange rates of \(date) fetched: \(new) new"
        case .ratesFailed(let problem): "exchange rates not fetched: \(problem)"
        case .bannersSwitched(let isOn, let user): "banners switched \(isOn ? "on" : "off"): by user \(user)"
        case .bannerRemoved(let user): "banner removed: by user \(user)"
        case .bannersFetched(let count): "banners fetched: \(count)"
        case .bannersFailed(let problem): "banners not fetched: \(problem)"
        case .tilesFailed(let problem): "map tiles not fetched: \(problem)"
        case .atlasFailed(let problem): "no map: \(problem)"
        case .exported(let user): "exported: user \(user)"
        case .imported(let user): "imported: user \(user)"
        case .deletionAsked(let user): "deletion asked for: user \(user)"
        case .deletionCancelled(let user): "deletion cancelled: user \(user)"
        case .userDeleted(let user): "deleted after the time to change one's mind: user \(user)"
        case .userNotDeleted(let user, let error): "not deleted, though the time to change one's mind is over: user \(user): \(error)"
        case .remainsLeft: "what was removed for good is not overwritten yet, because something else uses the database: tried again within an hour"
        case .messageFailed(let channel, let problem, let said, let isGivenUp):
            "message by \(channel) not sent\(isGivenUp ? ", given up" : ""): \(problem)\(said.map { " (\($0))" } ?? "")"
        case .messagesNotKept: "messages not looked after: the database cannot be read or written"
        case .feedbackGiven(let user): "feedback given: by user \(user)"
        case .databaseReplaced(let what):
            "the database was replaced while it was open: \(what). Nothing is saved or shown. Put the file back, or restart Penny with the file that is there."
        case .databaseBack: "the database is the one that was opened again: requests are served"
        case .failed(let request, let error): "request \(request) failed: \(error)"
        }
    }

    /// True for what has to be looked at.
    public var isError: Bool {
        switch self {
        case .failed, .userNotDeleted, .databaseReplaced: true
        default: false
        }
    }
}

/// Hands events to whoever keeps the log.
struct EventLog: Sendable {
    let write: @Sendable (Event) -> Void
}
