import Bookkeeping
import Foundation
import Identity
import MicroHTTP
import OperatorLog
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages for the splash, sign-in, sign-up and sign-out.
struct GatePages: Sendable {
    let store: Store
    let hasher: PasswordHasher
    let throttle: SignInThrottle
    let entry: SessionEntry
    let log: EventLog

    func splash(_ visit: Visit) throws -> Response {
        if visit.locked != nil { return visit.redirect(Paths.locked) }
        let (count, policy) = try store.read { try ($0.users.count(), $0.settings.signUpPolicy()) }
        return visit.page { Template.splash(SplashPage(isFirst: count == 0, policy: policy, t: visit.t), app: $0, into: &$1) }
    }

    func signIn(_ visit: Visit) throws -> Response {
        let asked = visit.query.text(.next), next = Destination(asked)
        if visit.person != nil { return visit.redirect(next.path()) }
        // The browser still has a session cookie, so a session has ended: the page tells that.
        let hasEnded = asked != nil && visit.site.cookie("session", in: visit.request.cookies, of: visit.request) != nil
        return try signInPage(visit, FormState(SignInForm()), next: next, hasEnded: hasEnded)
    }

    func enter(_ visit: Visit) throws -> Response {
        let input = try visit.form.input
        do {
            return try attempt(visit, try SignInForm(input).draft(), input: input)
        } catch let problems as Problems {
            return try signInPage(
                visit, FormState(input, problems: problems), next: Destination(input[.next]), asksCode: !input[SignInForm.code].isEmpty,
                status: .unprocessableContent)
        } catch StoreError.full {
            return try signInPage(
                visit, FormState(SignInForm(input)), next: Destination(input[.next]), refusal: .init(text: visit.t.gate.diskFull),
                status: .insufficientStorage)
        }
    }

    private func attempt(_ visit: Visit, _ draft: SignInForm.Draft, input: FormInput) throws -> Response {
        let origin = SignInThrottle.Origin(visit), next = Destination(input[.next])
        let known = try store.read { try $0.users.find(login: draft.login) }, owner = known?.user.id
        let target: SignInThrottle.Target =
            draft.code == nil ? .password(login: draft.login, of: owner) : .passwordAndCode(login: draft.login, of: owner)
        let queue = try throttle.queue(for: owner, from: origin)
        // Attempts that the hasher has no room for are not counted, so that a flood of them does not keep the disk busy.
        guard hasher.gate(queue).hasRoom else { throw Failure.unavailable }
        if let refusal = try throttle.refusal(of: target, from: origin, at: visit.now) { return try refused(visit, input, refusal) }
        let isRight = try hasher.verify(draft.password, against: known?.passwordHash, in: queue)
        let proven = isRight ? known.flatMap { $0.user.isDisabled ? nil : $0 } : nil
        if let code = draft.code { return try attempt(code, visit, input, by: proven, origin) }
        guard let (user, hash) = proven else { return try wrong(visit, input) }
        let renewed = hasher.needsRehash(hash) ? try hasher.hash(draft.password, in: queue) : nil
        do {
            return try entry.proceed(user, visit, to: next.path(), passwordHash: hash, renewedHash: renewed)
        } catch StoreError.conflict(.proofLapsed) {
            // The password was changed between the check and the start of the session.
            return try wrong(visit, input)
        }
    }

    /// Checks a code that came with the password; the answer does not tell which of the two was wrong.
    private func attempt(
        _ code: CodeForm.Draft, _ visit: Visit, _ input: FormInput, by proven: (user: User, passwordHash: String)?, _ origin: SignInThrottle.Origin
    ) throws -> Response {
        let tokens = EntryTokens()
        func use(_ editor: SiteData<Writing>) throws -> User? {
            guard let (user, hash) = proven, try throttle.admitsCode(of: user.id, editor.reading, at: visit.now),
                try entry.use(code, of: user.id, visit, in: editor)
            else {
                try throttle.noteCode(of: proven?.user.id, from: origin, editor, at: visit.now)
                return nil
            }
            try entry.begin(tokens, of: user, visit, provedBy: .password(hash: hash), in: editor)
            return user
        }
        do {
            guard let user = try store.write(use) else { return try wrong(visit, input) }
            return try entry.enter(tokens, of: user, visit, to: Destination(input[.next]).path(), by: code)
        } catch StoreError.conflict(.proofLapsed) {
            return try wrong(visit, input)
        }
    }

    private func wrong(_ visit: Visit, _ input: FormInput) throws -> Response {
        log.write(.signInFailed(peer: visit.request.peer))
        let asksCode = !input[SignInForm.code].isEmpty, t = visit.t.gate
        return try signInPage(
            visit, FormState(SignInForm(input)), next: Destination(input[.next]), asksCode: asksCode,
            refusal: .init(text: asksCode ? t.wrongWithCode : t.wrong), status: .unprocessableContent)
    }

    /// Tells when the next attempt is accepted, and which other ways to sign in there are until then.
    private func refused(_ visit: Visit, _ input: FormInput, _ refusal: SignInThrottle.Refusal) throws -> Response {
        log.write(.signInRefused(peer: visit.request.peer))
        let seconds = max(refusal.until - visit.now, 1)
        let told = SignInPage.Refusal(
            secondsToWait: seconds, byKnownDevice: !refusal.isOfOwnDevice, byPasskey: PasskeySite(visit.request).relyingParty != nil,
            byCode: refusal.leavesCode, t: visit.t)
        var response = try signInPage(
            visit, FormState(SignInForm(input)), next: Destination(input[.next]), asksCode: refusal.leavesCode, refusal: told,
            status: .tooManyRequests)
        response.headers["Retry-After"] = String(seconds)
        return response
    }

    func signUp(_ visit: Visit) throws -> Response {
        if visit.person != nil { return visit.redirect(Paths.overview) }
        return try signUpPage(visit, FormState(SignUpForm()), invitation: visit.query.text(.invitation), next: Destination(visit.query.text(.next)))
    }

    func register(_ visit: Visit) throws -> Response {
        let fields = try visit.form
        let form = SignUpForm(fields.input), next = Destination(fields[.next])
        let invitation = fields[.invitation].isEmpty ? nil : fields[.invitation]
        if try refusal(visit, invitation: invitation) != nil {
            return try signUpPage(visit, FormState(form), invitation: invitation, next: next, status: .forbidden)
        }
        do {
            let draft = try form.draft(today: CivilTime(seconds: visit.now, in: .utc).date.adding(days: 1))
            guard let (user, hash) = try register(draft, visit, id: visit.posted(.id, in: fields), invitation: invitation) else {
                log.write(.signUpRefused(peer: visit.request.peer))
                return try signUpPage(
                    visit, FormState(fields.input, problems: Problems(Problems.wholeForm, .tooManyTries)), invitation: invitation, next: next,
                    status: .tooManyRequests)
            }
            log.write(.signedUp(user: user.id.description, peer: visit.request.peer))
            return try entry.welcome(user, visit, to: next.path(), provedBy: .password(hash: hash), done: .said(.welcome))
        } catch let problems as Problems {
            return try signUpPage(
                visit, FormState(fields.input, problems: problems), invitation: invitation, next: next, status: .unprocessableContent)
        }
    }

    /// Returns the form of a guest with an expired anti-forgery token, with the values typed and a new token; nil for any other form.
    func again(_ visit: Visit) throws -> Response? {
        guard visit.person == nil, visit.locked == nil else { return nil }
        let fields = try visit.form, problem = Problems(Problems.wholeForm, .formTooOld)
        switch visit.request.path {
        case Paths.signIn.description:
            return try signInPage(visit, FormState(fields.input, problems: problem), next: Destination(fields[.next]), status: .forbidden)
        case Paths.signUp.description:
            return try signUpPage(
                visit, FormState(fields.input, problems: problem), invitation: fields[.invitation].isEmpty ? nil : fields[.invitation],
                next: Destination(fields[.next]), status: .forbidden)
        default: return nil
        }
    }

    func signOut(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try entry.end(visit, of: person)
        var response = visit.redirect(Paths.overview)
        response.add(visit.site.removal(of: "session", for: visit.request))
        response.headers.add("Clear-Site-Data", "\"cache\"")
        return response
    }

    /// Creates the user. Hashes the password first, so that a name that is taken costs the same time. Returns nil after too many
    /// attempts.
    private func register(_ draft: SignUpForm.Draft, _ visit: Visit, id: User.ID, invitation: String?) throws -> (user: User, passwordHash: String)? {
        let address = visit.request.peer
        let queue = try throttle.queue(for: nil, from: .init(visit))
        guard hasher.gate(queue).hasRoom else { throw Failure.unavailable }
        guard try throttle.admitsSignUp(from: address, at: visit.now) else { return nil }
        let hash = try hasher.hash(draft.password, in: queue)
        let beginning = NewPerson(
            draft, language: visit.t.language, region: Language.region(accepting: visit.request.headers["accept-language"] ?? "")
        ) { DefaultBook(visit.t.defaults, currency: $0) }
        do {
            return try store.write { editor in
                let user = try beginning.add(
                    to: editor, as: id, password: hash, invitation: invitation.flatMap(Secret.init)?.hash, milliseconds: visit.milliseconds)
                try editor.consents.note(of: user.id, to: PrivacyNotice.version, at: visit.now)
                try editor.audit.record(.signedUp, by: .user(id), about: id, at: visit.now)
                return (user, hash)
            }
        } catch {
            throw try Problems(of: error, Self.conflicts)
        }
    }

    func signInPage(
        _ visit: Visit, _ form: FormState, next: Destination, hasEnded: Bool = false, asksCode: Bool = false, refusal: SignInPage.Refusal? = nil,
        status: Status = .ok
    ) throws -> Response {
        let policy = try store.read { try $0.settings.signUpPolicy() }
        let passkey = PasskeySite(visit.request).relyingParty.map { _ in PasskeyPrompt.signIn(next: next.text, t: visit.t) }
        let page = SignInPage(
            form, next: next.text, hasEnded: hasEnded, asksCode: asksCode, refusal: refusal, policy: policy, passkey: passkey, t: visit.t)
        return visit.page(status) { Template.signIn(page, app: $0, into: &$1) }
    }

    private func signUpPage(_ visit: Visit, _ form: FormState, invitation: String?, next: Destination, status: Status = .ok) throws -> Response {
        let count = try store.read { try $0.users.count() }
        let page = SignUpPage(
            form, id: visit.new(), next: next.text, invitation: invitation, refusal: try refusal(visit, invitation: invitation),
            isFirst: count == 0, t: visit.t)
        return visit.page(status) { Template.signUp(page, app: $0, into: &$1) }
    }

    /// Returns the reason why nobody can sign up with this invitation, or without one; nil if they can.
    private func refusal(_ visit: Visit, invitation: String?) throws -> String? {
        try store.read { site in
            if try site.users.count() == 0 { return nil }
            switch try site.settings.signUpPolicy() {
            case .open: return nil
            case .closed: return visit.t.gate.closed
            case .invitation:
                guard let invitation else { return visit.t.gate.invitationNeeded }
                let isOpen =
                    try Secret(invitation).map { secret in
                        try site.invitations.find(secret.hash, at: visit.now) != nil || site.households.admits(secret.hash, at: visit.now)
                    } ?? false
                return isOpen ? nil : visit.t.gate.invitationGone
            }
        }
    }

    private static let conflicts: [Conflict: Problems] = [
        .usernameTaken: Problems(SignUpForm.username.name, .usernameTaken),
        .usernameLooksTaken: Problems(SignUpForm.username.name, .usernameLooksTaken), .emailTaken: Problems(SignUpForm.email.name, .emailTaken),
    ]
}
