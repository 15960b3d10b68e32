import MicroHTTP
import Storage
import Templates
import Validation
import Views

/// Pages to confirm one's identity before changing ways to sign in, exporting everything or deleting the account.
struct ConfirmPages: Sendable {
    private let services: Services

    init(_ services: Services) { self.services = services }

    func show(_ visit: Visit, _ member: SignedInPerson) throws -> Response {
        try page(visit, member, FormState(ConfirmForm()), next: Destination(visit.query.text(.next)))
    }

    func confirm(_ visit: Visit, _ member: SignedInPerson) throws -> Response {
        let input = try visit.form.input, next = Destination(input[.next])
        do {
            let password = try ConfirmForm(input).draft()
            try services.prove(password, visit, member) { proof in
                try services.store.write { try $0.sessions.confirm(member.session, provedBy: proof, at: visit.now) }
            }
            return visit.redirect(next.path(or: "/settings"))
        } catch let problems as Problems {
            return try page(visit, member, FormState(input, problems: problems), next: next, status: .unprocessableContent)
        }
    }

    /// - Parameter refusal: the reason why a passkey was refused.
    func page(
        _ visit: Visit, _ member: SignedInPerson, _ form: FormState, next: Destination, refusal: String? = nil, status: Status = .ok
    ) throws -> Response {
        let passkey = try services.hasPasskey(member, visit) ? PasskeyPrompt.confirm(next: next.text, t: visit.t) : nil
        let page = ConfirmIdentityPage(form, next: next.text, passkey: passkey, refusal: refusal, t: visit.t)
        return visit.page(status) { Template.confirmIdentity(page, app: $0, into: &$1) }
    }
}

extension Services {
    /// Verifies a signed-in person's password and performs the act that it authorizes; attempts are counted together with those
    /// at the sign-in.
    ///
    /// Throws the problem of `field` if the password is wrong or is changed before the act, and `Failure.tooMany` after too many
    /// attempts.
    func prove(
        _ password: String, as field: FormField = ConfirmForm.password, _ visit: Visit, _ member: SignedInPerson,
        to act: (IdentityProof) throws -> Void
    ) throws {
        let address = visit.request.peer, origin = SignInThrottle.Origin(visit)
        guard try throttle.refusal(of: .password(login: member.user.username, of: member.user.id), from: origin, at: visit.now) == nil else {
            log.write(.signInRefused(peer: address))
            throw Failure.tooMany
        }
        let stored = try store.read { try $0.passwords.hash(of: member.user.id) }
        do {
            guard try hasher.verify(password, against: stored), let stored else { throw StoreError.conflict(.proofLapsed) }
            try throttle.forgive(member.user, from: origin)
            try act(.password(hash: stored))
        } catch StoreError.conflict(.proofLapsed) {
            log.write(.signInFailed(peer: address))
            throw Problems(field.name, .passwordWrong)
        }
    }
}
