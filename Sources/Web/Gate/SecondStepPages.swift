import Bookkeeping
import MicroHTTP
import Storage
import Templates
import Validation
import Views

/// The second step of a sign-in, for people who want to be asked for a one-time password after the right password.
struct SecondStepPages: Sendable {
    private let services: Services
    private var store: Store { services.store }

    fileprivate static let cookieName = "pending"

    init(_ services: Services) { self.services = services }

    func show(_ visit: Visit) throws -> Response {
        let query = visit.request.query, next = Destination(query["next"])
        guard try waiting(visit) != nil else { return signInAgain(visit, next: next, visit.member == nil ? .signInExpired : nil) }
        return page(visit, FormState(CodeForm()), next: next, byRecoveryCode: query["recovery"] != nil)
    }

    func enter(_ visit: Visit) throws -> Response {
        let input = try visit.form.input, next = Destination(input["next"])
        do {
            return try enter(visit, try CodeForm(input).draft(), next: next)
        } catch let problems as Problems {
            return page(
                visit, FormState(input, problems: problems), next: next, byRecoveryCode: input["recovery"] == "1",
                status: .unprocessableContent)
        }
    }

    private func enter(_ visit: Visit, _ code: CodeForm.Draft, next: Destination) throws -> Response {
        guard let (token, user) = try waiting(visit) else { return signInAgain(visit, next: next, .signInExpired) }
        let address = visit.request.peer
        guard try services.throttle.admits(.user(user.id), from: address, at: visit.now) else {
            services.log.write(.signInRefused(peer: address))
            try store.write { try $0.deletePendingSignIn(token) }
            return signInAgain(visit, next: next, .signInRefused)
        }
        let tries = try store.write { try $0.notePendingTry(token) }
        guard tries <= PendingSignIn.tryLimit, try store.write({ try services.use(code, of: user.id, visit, in: $0) }) else {
            services.log.write(.signInFailed(peer: address))
            guard tries < PendingSignIn.tryLimit else {
                try store.write { try $0.deletePendingSignIn(token) }
                return signInAgain(visit, next: next, .signInRefused)
            }
            throw Problems(CodeForm.code.name, .codeWrong)
        }
        try store.write { try $0.deletePendingSignIn(token) }
        try services.throttle.forgive(.user(user.id), from: address)
        services.log.write(.signedIn(user: user.id.description, peer: address))
        var done: Done?
        if case .recoveryCode = code {
            services.log.write(.recoveryCodeUsed(user: user.id.description))
            done = .said(.recoveryCodeUsed)
        }
        var response = try services.welcome(user, visit, to: next.path(), done: done)
        response.add(visit.site.removal(of: Self.cookieName, for: visit.request))
        return response
    }

    /// Whose sign-in the visitor's browser waits with.
    private func waiting(_ visit: Visit) throws -> (token: [UInt8], user: User)? {
        guard let token = Site.cookie(Self.cookieName, in: visit.request.cookies, of: visit.request).flatMap(Secret.init)?.hash else { return nil }
        return try store.read { try $0.pendingSignIn(token, at: visit.now) }.map { (token, $0) }
    }

    private func signInAgain(_ visit: Visit, next: Destination, _ reason: Done.Sentence?) -> Response {
        visit.redirect(next.through("/sign-in"), reason.map(Done.said))
    }

    private func page(
        _ visit: Visit, _ form: FormState, next: Destination, byRecoveryCode: Bool, status: Status = .ok
    ) -> Response {
        visit.page(status) {
            Template.secondStep(SecondStepPage(form, next: next.text, byRecoveryCode: byRecoveryCode, t: visit.t), app: $0, into: &$1)
        }
    }
}

extension Services {
    /// Goes on from the right password: to where the person wants, or to the second step if they want to be asked for it.
    func proceed(_ user: User, _ visit: Visit, to path: String, renewedHash: String?) throws -> Response {
        guard try store.read({ try $0.oneTimePasswordKey(of: user.id) }) != nil else {
            try throttle.forgive(.user(user.id), from: visit.request.peer)
            log.write(.signedIn(user: user.id.description, peer: visit.request.peer))
            return try welcome(user, visit, to: path, renewedHash: renewedHash)
        }
        let token = Secret()
        try store.write { editor in
            if let renewedHash { try editor.rehashPassword(user.id, renewedHash) }
            try editor.addPendingSignIn(of: user.id, tokenHash: token.hash, at: visit.now)
        }
        var response = visit.redirect("/sign-in/code" + (path == "/" ? "" : "?next=" + path.urlQueryEncoded))
        response.add(
            visit.site.cookie(SecondStepPages.cookieName, token.text, maxAge: Int(PendingSignIn.lifetime), for: visit.request))
        return response
    }

    /// Uses a code of a user up; false if it is wrong or was used before.
    fileprivate func use(_ code: CodeForm.Draft, of user: User.ID, _ visit: Visit, in editor: PeopleEditor) throws -> Bool {
        switch code {
        case .oneTimePassword(let password):
            guard let key = try editor.people.oneTimePasswordKey(of: user),
                let step = OneTimePassword(secret: key.secret).step(of: password, at: visit.now)
            else { return false }
            return try editor.useOneTimePassword(of: user, step: step)
        case .recoveryCode(let text):
            guard try editor.useRecoveryCode(of: user, RecoveryCode(text).hash(of: user)) else { return false }
            try editor.notify(user, .recoveryCodeUsed, from: visit.device, at: visit.now)
            return true
        }
    }
}
