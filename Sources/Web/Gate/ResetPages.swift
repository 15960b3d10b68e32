import Bookkeeping
import Identity
import MicroHTTP
import OperatorLog
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages to set a new password with a link that the operator made. They do not sign the person in, so a second factor is still
/// asked for, and they sign out whoever was signed in in that browser.
struct ResetPages: Sendable {
    let store: Store
    let hasher: PasswordHasher
    let throttle: SignInThrottle
    let entry: SessionEntry
    let log: EventLog

    func show(_ visit: Visit) throws -> Response {
        let link = visit.query[PasswordReset.field]
        guard let user = try owner(of: link, visit) else { return gone(visit) }
        return page(visit, FormState(PasswordResetForm()), of: user, link: link)
    }

    /// Sets the password. Attempts are counted by address alone, so that one visitor's attempts do not block another person's
    /// link.
    func update(_ visit: Visit) throws -> Response {
        let form = try visit.form, link = form[PasswordReset.field], address = visit.request.peer
        guard try throttle.admitsReset(from: address, at: visit.now) else { throw Failure.tooMany }
        guard let secret = Secret(link), let user = try owner(of: link, visit) else {
            log.write(.signInFailed(peer: address))
            return gone(visit)
        }
        do {
            let password = try PasswordResetForm(form.input).draft(for: user)
            let hash = try hasher.hash(password)
            try store.write { editor in
                _ = try editor.passwordResets.use(secret.hash, to: hash, at: visit.now)
                try editor.notify(user.id, .passwordReset, from: visit.device, at: visit.now)
                try entry.endSession(of: visit, in: editor)
            }
        } catch let problems as Problems {
            return page(visit, FormState(form.input, problems: problems), of: user, link: link, status: .unprocessableContent)
        }
        try throttle.forgiveResets(from: address)
        try throttle.forgive(user, from: .init(visit))
        log.write(.passwordReset(user: user.id.description, peer: address))
        entry.noteEnd(of: visit)
        var response = visit.redirect(Paths.signIn, .said(.passwordReset))
        if visit.person ?? visit.locked != nil { response.add(visit.site.removal(of: "session", for: visit.request)) }
        return response
    }

    private func owner(of link: String, _ visit: Visit) throws -> User? {
        try Secret(link).flatMap { secret in try store.read { try $0.passwordResets.user(of: secret.hash, at: visit.now) } }
    }

    private func page(_ visit: Visit, _ form: FormState, of user: User, link: String, status: Status = .ok) -> Response {
        visit.page(status) { Template.resetPage(ResetPage(form, of: user, link: link, t: visit.t), app: $0, into: &$1) }
    }

    private func gone(_ visit: Visit) -> Response {
        visit.page(.notFound) { Template.resetGone(ResetGonePage(t: visit.t), app: $0, into: &$1) }
    }
}
