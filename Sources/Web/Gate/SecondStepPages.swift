import Bookkeeping
import Identity
import MicroHTTP
import OperatorLog
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages for the second step of a sign-in: the one-time password of people who have switched that on.
struct SecondStepPages: Sendable {
    let store: Store
    let throttle: SignInThrottle
    let entry: SessionEntry
    let log: EventLog

    fileprivate static let cookieName = "pending"
    /// True to ask for a recovery code.
    private static let recovery = FormField.hidden("recovery")

    func show(_ visit: Visit) throws -> Response {
        let query = visit.query, next = Destination(query.text(.next))
        guard try waiting(visit) != nil else { return signInAgain(visit, next: next, visit.person == nil ? .signInExpired : nil) }
        return page(visit, FormState(CodeForm()), next: next, byRecoveryCode: query.has(Self.recovery))
    }

    func enter(_ visit: Visit) throws -> Response {
        let input = try visit.form.input, next = Destination(input[.next])
        do {
            return try enter(visit, try CodeForm(input).draft(), next: next)
        } catch let problems as Problems {
            return page(
                visit, FormState(input, problems: problems), next: next, byRecoveryCode: input[Self.recovery] == "1",
                status: .unprocessableContent)
        } catch StoreError.conflict(.proofLapsed) {
            // The pending sign-in has just ended, together with the password that began it.
            return signInAgain(visit, next: next, .signInExpired)
        }
    }

    private func enter(_ visit: Visit, _ code: CodeForm.Draft, next: Destination) throws -> Response {
        guard let (token, user) = try waiting(visit) else { return signInAgain(visit, next: next, .signInExpired) }
        let address = visit.request.peer
        guard try throttle.refusal(of: .code(of: user.id), from: .init(visit), at: visit.now) == nil else {
            log.write(.signInRefused(peer: address))
            try store.write { try $0.pendingSignIns.end(token) }
            return signInAgain(visit, next: next, .signInRefused)
        }
        let tries = try store.write { try $0.pendingSignIns.noteTry(token) }, tokens = EntryTokens()
        // The code is consumed in the same transaction that starts the session.
        let isRight =
            try tries <= PendingSignIn.tryLimit
            && store.write { editor in
                guard try entry.use(code, of: user.id, visit, in: editor) else { return false }
                try entry.begin(tokens, of: user, visit, provedBy: .code(pendingSignIn: token), in: editor)
                return true
            }
        guard isRight else {
            log.write(.signInFailed(peer: address))
            guard tries < PendingSignIn.tryLimit else {
                try store.write { try $0.pendingSignIns.end(token) }
                return signInAgain(visit, next: next, .signInRefused)
            }
            throw Problems(CodeForm.code.name, .codeWrong)
        }
        var response = try entry.enter(tokens, of: user, visit, to: next.path(), by: code)
        response.add(visit.site.removal(of: Self.cookieName, for: visit.request))
        return response
    }

    /// Returns the pending sign-in of the visitor's browser and its user.
    private func waiting(_ visit: Visit) throws -> (token: [UInt8], user: User)? {
        guard let token = visit.site.cookie(Self.cookieName, in: visit.request.cookies, of: visit.request).flatMap(Secret.init)?.hash else {
            return nil
        }
        return try store.read { try $0.pendingSignIns.user(of: token, at: visit.now) }.map { (token, $0) }
    }

    private func signInAgain(_ visit: Visit, next: Destination, _ reason: ActionResult.Sentence?) -> Response {
        visit.redirect(next.through(Paths.signIn), reason.map(ActionResult.said))
    }

    private func page(
        _ visit: Visit, _ form: FormState, next: Destination, byRecoveryCode: Bool, status: Status = .ok
    ) -> Response {
        visit.page(status) {
            Template.secondStep(SecondStepPage(form, next: next.text, byRecoveryCode: byRecoveryCode, t: visit.t), app: $0, into: &$1)
        }
    }
}

extension SessionEntry {
    /// Continues after the right password: starts the session, or a pending sign-in if the person uses one-time passwords.
    ///
    /// Throws `.conflict(.proofLapsed)` if the password has been changed in the meantime.
    ///
    /// - Parameters:
    ///   - hash: the hash that verified the password.
    ///   - renewedHash: the hash of the same password at the present cost, if that has risen.
    func proceed(_ user: User, _ visit: Visit, to path: Link, passwordHash hash: String, renewedHash: String?) throws -> Response {
        let tokens = EntryTokens(), pending = Secret()
        let isAskedForCode: Bool
        do {
            isAskedForCode = try begin(tokens, orWaitWith: pending, of: user, visit, passwordHash: hash, renewedHash: renewedHash)
        } catch StoreError.full {
            return try hold(tokens, of: user, visit, to: path, passwordHash: hash)
        }
        guard isAskedForCode else {
            try throttle.forgive(user, from: .init(visit))
            log.write(.signedIn(user: user.id.description, peer: visit.request.peer))
            return enter(tokens, of: user, visit, to: path)
        }
        var response = visit.redirect(path == Paths.overview ? Paths.signInCode : Paths.signInCode.query("next", path.description))
        response.add(
            visit.site.cookie(SecondStepPages.cookieName, pending.text, maxAge: Int(PendingSignIn.lifetime), for: visit.request))
        return response
    }

    /// Starts a session in memory because the disk is full; it can read. Throws `.full` for people with one-time passwords, since the use of one
    /// would have to be stored.
    private func hold(_ tokens: EntryTokens, of user: User, _ visit: Visit, to path: Link, passwordHash: String) throws -> Response {
        guard try store.read({ try $0.oneTimePasswords.key(of: user.id) }) == nil,
            unstored.hold(session(of: user, visit), tokenHash: tokens.session.hash, passwordHash: passwordHash)
        else { throw StoreError.full }
        try throttle.forgive(user, from: .init(visit))
        log.write(.signedIn(user: user.id.description, peer: visit.request.peer))
        return enter(tokens, of: user, visit, to: path)
    }

    /// Stores the session, or the pending sign-in; returns true if it is the latter.
    private func begin(
        _ tokens: EntryTokens, orWaitWith pending: Secret, of user: User, _ visit: Visit, passwordHash hash: String, renewedHash: String?
    ) throws -> Bool {
        let proof = IdentityProof.password(hash: hash)
        return try store.write { editor in
            let isAskedForCode = try editor.oneTimePasswords.key(of: user.id) != nil
            if isAskedForCode {
                try editor.pendingSignIns.add(of: user.id, tokenHash: pending.hash, provedBy: proof, at: visit.now)
            } else {
                try begin(tokens, of: user, visit, provedBy: proof, in: editor)
            }
            if let renewedHash { try editor.passwords.rehash(of: user.id, from: hash, to: renewedHash) }
            return isAskedForCode
        }
    }

    /// Continues with a session that a code has started.
    func enter(_ tokens: EntryTokens, of user: User, _ visit: Visit, to path: Link, by code: CodeForm.Draft) throws -> Response {
        try throttle.forgive(user, from: .init(visit))
        log.write(.signedIn(user: user.id.description, peer: visit.request.peer))
        guard case .recoveryCode = code else { return enter(tokens, of: user, visit, to: path) }
        log.write(.recoveryCodeUsed(user: user.id.description))
        return enter(tokens, of: user, visit, to: path, done: .said(.recoveryCodeUsed))
    }

    /// Consumes a user's code; returns false if it is wrong or was used before.
    func use(_ code: CodeForm.Draft, of user: User.ID, _ visit: Visit, in editor: SiteData<Writing>) throws -> Bool {
        switch code {
        case .oneTimePassword(let password):
            guard let key = try editor.oneTimePasswords.key(of: user),
                let step = OneTimePassword(secret: key.secret).step(of: password, at: visit.now)
            else { return false }
            return try editor.oneTimePasswords.use(of: user, step: step)
        case .recoveryCode(let text):
            guard try editor.recoveryCodes.use(of: user, RecoveryCode(text).hash(of: user)) else { return false }
            try editor.notify(user, .recoveryCodeUsed, from: visit.device, at: visit.now)
            return true
        }
    }
}
