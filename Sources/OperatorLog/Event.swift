/// An event for the operator's log, without secrets, amounts or anything that a person wrote.
public enum Event: Sendable {
    case signedIn(user: String, peer: String)
    case signInFailed(peer: String)
    case signInRefused(peer: String)
    case signedUp(user: String, peer: String)
    case signUpRefused(peer: String)
    case signedOut(user: String)
    case passwordChanged(user: String)
    /// The user name or the e-mail address was changed.
    case loginChanged(user: String)
    case passcodeChanged(user: String)
    /// Too many wrong passcodes ended a session.
    case lockedOut(user: String, peer: String)
    case oneTimePasswordsSwitched(isOn: Bool, user: String)
    case recoveryCodeUsed(user: String)
    case passkeyAdded(user: String)
    case passkeyRemoved(user: String)
    /// The signature counter of a passkey went back, so there may be a copy of it.
    case passkeyCopied(user: String, peer: String)
    case refusedHost(peer: String)
    case refusedForm(peer: String)
    /// A form from another address than the address in the request to the server.
    case refusedOrigin(peer: String, browser: String, server: String)
    /// A program sent an unknown or expired token.
    case refusedToken(peer: String)
    case tokenMade(user: String)
    case tokenRevoked(user: String)
    /// A password change revoked all of a person's tokens.
    case tokensRevoked(user: String)
    case policyChanged(user: String)
    case invited(user: String)
    /// An act of the audit log; `user` is nil for the server itself.
    case administered(act: String, user: String?, about: String?)
    case passwordReset(user: String, peer: String)
    case ratesSwitched(isOn: Bool, user: String)
    /// Reference rates were fetched, the latest of `date`; `new` of them were not known before.
    case ratesFetched(date: String, new: Int)
    /// Reference rates could not be fetched; `problem` is a word for the reason.
    case ratesFailed(problem: String)
    case banksSwitched(isOn: Bool, user: String)
    /// A connection to a bridge was made or ended.
    case bankConnected(user: String)
    case bankDisconnected(user: String)
    /// Entries of banks were fetched for a person; `records` were added or changed.
    case banksFetched(user: String, records: Int)
    /// A bridge gave no entries; `problem` is a word for the reason.
    case banksFailed(user: String, problem: String)
    /// The results of fetching from banks could not be stored; it is retried.
    case banksNotKept(error: String)
    case bannersSwitched(isOn: Bool, user: String)
    case bannerRemoved(user: String)
    /// The banner feed was fetched; `count` banners are stored.
    case bannersFetched(count: Int)
    /// The banner feed could not be fetched; `problem` is a word for the reason.
    case bannersFailed(problem: String)
    /// Fetching map tiles failed repeatedly and is paused; `problem` is a word for the reason.
    case tilesFailed(problem: String)
    /// The files of the map or of place names cannot be read.
    case atlasFailed(problem: String)
    case exported(user: String)
    case imported(user: String)
    case householdExported(by: String)
    case householdImported(by: String)
    case deletionAsked(user: String)
    case deletionCancelled(user: String)
    /// A user was deleted on the day that they had asked for.
    case userDeleted(user: String)
    /// A user with a due deletion could not be deleted; it is retried.
    case userNotDeleted(user: String, error: String)
    /// The hourly maintenance failed; it is retried.
    case maintenanceFailed(error: String)
    /// Recurring records were due; `count` of them were added, or wait for somebody.
    case recurringPosted(count: Int)
    /// Recurring records could not be added; it is retried.
    case recurringFailed(error: String)
    /// Regular payments could not be looked for in the records; it is retried.
    case paymentSearchFailed(error: String)
    /// The daily backup failed; it is retried.
    case backupFailed(error: String)
    /// Deleted data could not be overwritten on the disk; it is retried.
    case residualDataLeft
    /// A message was not sent; `problem` is a word for the reason, `said` the output of the host's mail program.
    case messageFailed(channel: String, problem: String, said: String?, isGivenUp: Bool)
    /// The result of sending messages could not be stored.
    case messagesNotKept
    case feedbackGiven(user: String)
    /// The database file is no longer the one that was opened; `what` describes the change.
    case databaseReplaced(what: String)
    /// The opened database file is in place again.
    case databaseBack
    /// An unexpected error; `request` is the number that the visitor's error page shows.
    case failed(request: String, error: String)

    /// The text of the event as one line of the log.
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
        case .refusedOrigin(let peer, let browser, let server):
            "refused a form from \(peer): the address in the browser is \(browser), and the server was asked as \(server); a proxy has to pass on the host and the scheme"
        case .refusedToken(let peer): "refused an unknown or expired API token: from \(peer)"
        case .tokenMade(let user): "API token created: user \(user)"
        case .tokenRevoked(let user): "API token revoked: user \(user)"
        case .tokensRevoked(let user): "all API tokens revoked: user \(user)"
        case .policyChanged(let user): "sign-up policy changed: by user \(user)"
        case .invited(let user): "invitation created: by user \(user)"
        case .administered(let act, let user, let about):
            act + (about.map { ": user \($0)" } ?? "") + (user.map { ": by user \($0)" } ?? "")
        case .passwordReset(let user, let peer): "password set by a reset link: user \(user) from \(peer)"
        case .ratesSwitched(let isOn, let user): "fetching exchange rates switched \(isOn ? "on" : "off"): by user \(user)"
        case .ratesFetched(let date, let new): "exchange rates of \(date) fetched: \(new) new"
        case .ratesFailed(let problem): "exchange rates not fetched: \(problem)"
        case .banksSwitched(let isOn, let user): "fetching from banks switched \(isOn ? "on" : "off"): by user \(user)"
        case .bankConnected(let user): "bank connection made: user \(user)"
        case .bankDisconnected(let user): "bank connection ended: user \(user)"
        case .banksFetched(let user, let records): "bank entries fetched: user \(user): \(records) records"
        case .banksFailed(let user, let problem): "bank entries not fetched: user \(user): \(problem)"
        case .banksNotKept(let error): "bank entries not stored, retrying in five minutes: \(error)"
        case .bannersSwitched(let isOn, let user): "banners switched \(isOn ? "on" : "off"): by user \(user)"
        case .bannerRemoved(let user): "banner removed: by user \(user)"
        case .bannersFetched(let count): "banners fetched: \(count)"
        case .bannersFailed(let problem): "banners not fetched: \(problem)"
        case .tilesFailed(let problem): "map tiles not fetched: \(problem)"
        case .atlasFailed(let problem): "map not available: \(problem)"
        case .exported(let user): "exported: user \(user)"
        case .imported(let user): "imported: user \(user)"
        case .householdExported(let user): "household exported: by user \(user)"
        case .householdImported(let user): "household imported: by user \(user)"
        case .deletionAsked(let user): "account deletion requested: user \(user)"
        case .deletionCancelled(let user): "account deletion cancelled: user \(user)"
        case .userDeleted(let user): "account deleted after its grace period: user \(user)"
        case .userNotDeleted(let user, let error): "account not deleted after its grace period, retrying within an hour: user \(user): \(error)"
        case .maintenanceFailed(let error): "maintenance failed: \(error)"
        case .recurringPosted(let count): "recurring records: \(count) due"
        case .recurringFailed(let error): "recurring records not added, retrying within a quarter of an hour: \(error)"
        case .paymentSearchFailed(let error): "regular payments not looked for, retrying within an hour: \(error)"
        case .backupFailed(let error): "the daily backup failed: \(error)"
        case .residualDataLeft: "deleted data not overwritten on the disk yet, because the database is in use: retrying within an hour"
        case .messageFailed(let channel, let problem, let said, let isGivenUp):
            "message by \(channel) not sent\(isGivenUp ? ", given up" : ""): \(problem)\(said.map { " (\($0))" } ?? "")"
        case .messagesNotKept: "messages not processed, retrying in five minutes: the database cannot be read or written"
        case .feedbackGiven(let user): "feedback received: from user \(user)"
        case .databaseReplaced(let what):
            "the database was replaced while it was open: \(what). Nothing is saved or shown. Put the file back, or restart Penny with the file that is there."
        case .databaseBack: "the database that was opened is back in place: serving requests again"
        case .failed(let request, let error): "request \(request) failed: \(error)"
        }
    }

    /// True for events that need the operator's attention.
    public var isError: Bool {
        switch self {
        case .failed, .userNotDeleted, .databaseReplaced, .maintenanceFailed, .backupFailed, .recurringFailed, .paymentSearchFailed, .banksNotKept:
            true
        default: false
        }
    }
}

/// Passes events to the log.
package struct EventLog: Sendable {
    /// Writes one event; may be called on any thread.
    package let write: @Sendable (Event) -> Void

    package init(write: @escaping @Sendable (Event) -> Void) { self.write = write }
}
