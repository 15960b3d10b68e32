import Identity
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages to confirm one's identity before changing ways to sign in, exporting everything or deleting the account.
struct ConfirmPages: Sendable {
    let store: Store
    let passwords: PasswordCheck

    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try page(visit, person, FormState(ConfirmForm()), next: Destination(visit.query.text(.next)))
    }

    func confirm(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let input = try visit.form.input, next = Destination(input[.next])
        do {
            let password = try ConfirmForm(input).draft()
            try passwords.prove(password, visit, person) { proof in
                try store.write { try $0.sessions.confirm(person.session, provedBy: proof, at: visit.now) }
            }
            return visit.redirect(next.path(or: Paths.settings))
        } catch let problems as Problems {
            return try page(visit, person, FormState(input, problems: problems), next: next, status: .unprocessableContent)
        }
    }

    /// - Parameter refusal: the reason why a passkey was refused.
    func page(
        _ visit: Visit, _ person: SignedInPerson, _ form: FormState, next: Destination, refusal: String? = nil, status: Status = .ok
    ) throws -> Response {
        let passkey = try store.hasPasskey(person, visit) ? PasskeyPrompt.confirm(next: next.text, t: visit.t) : nil
        let page = ConfirmIdentityPage(form, next: next.text, passkey: passkey, refusal: refusal, t: visit.t)
        return visit.page(status) { Template.confirmIdentity(page, app: $0, into: &$1) }
    }
}
