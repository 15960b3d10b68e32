import Bookkeeping
import Identity
import MicroHTTP
import OperatorLog
import SitePaths
import Storage
import Validation
import Views

/// Sign-in with a passkey, which proves as much as a password and a code together, since the device verifies its user.
struct PasskeySignInPages: Sendable {
    let entry: SessionEntry
    let gate: GatePages
    let ceremonies: PasskeyCeremonies
    let log: EventLog

    func options(_ visit: Visit) throws -> Response { try ceremonies.requestOptions(.signIn, visit, of: nil) }

    /// Redirects to the sign-in. The page of a refused passkey has an address that accepts POST only, and its language links lead
    /// here.
    func signInAgain(_ visit: Visit) -> Response {
        visit.redirect(Destination(visit.query.text(.next)).through(Paths.signIn))
    }

    func signIn(_ visit: Visit) throws -> Response {
        let next = Destination(try visit.form[.next])
        do {
            return try ceremonies.prove(.signIn, visit, of: nil) { user, proof in
                let response = try entry.welcome(user, visit, to: next.path(), provedBy: proof)
                log.write(.signedIn(user: user.id.description, peer: visit.request.peer))
                return response
            }
        } catch let refusal as PasskeyRefusal {
            log.write(.signInFailed(peer: visit.request.peer))
            return try gate.signInPage(
                visit, FormState(SignInForm()), next: next, refusal: .init(text: refusal.sentence(visit.t)), status: .unprocessableContent)
        }
    }
}

/// Unlocking with a passkey.
struct PasskeyUnlockPages: Sendable {
    let store: Store
    let lock: LockPages
    let ceremonies: PasskeyCeremonies

    func options(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try ceremonies.requestOptions(.unlock, visit, of: person.user.id)
    }

    /// Unlocks the session. Attempts are not counted, since there is nothing to guess.
    func unlock(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let next = Destination(try visit.form[.next])
        guard visit.locked != nil else { return visit.redirect(next.path()) }
        do {
            try ceremonies.prove(.unlock, visit, of: person.user.id) { _, proof in
                try store.write { editor in
                    try editor.sessions.confirm(person.session, provedBy: proof, at: visit.now)
                    try editor.passcodes.forgiveTries(in: person.session)
                }
            }
            return lock.open(visit, next)
        } catch let refusal as PasskeyRefusal {
            return try lock.page(
                visit, person, FormState(UnlockForm()), next: next, refusal: refusal.sentence(visit.t), status: .unprocessableContent)
        }
    }
}

/// Confirmation of identity with a passkey.
struct PasskeyConfirmPages: Sendable {
    let store: Store
    let confirm: ConfirmPages
    let ceremonies: PasskeyCeremonies

    func options(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try ceremonies.requestOptions(.confirm, visit, of: person.user.id)
    }

    func confirm(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let next = Destination(try visit.form[.next])
        do {
            try ceremonies.prove(.confirm, visit, of: person.user.id) { _, proof in
                try store.write { try $0.sessions.confirm(person.session, provedBy: proof, at: visit.now) }
            }
            return visit.redirect(next.path(or: Paths.settings))
        } catch let refusal as PasskeyRefusal {
            return try confirm.page(
                visit, person, FormState(ConfirmForm()), next: next, refusal: refusal.sentence(visit.t), status: .unprocessableContent)
        }
    }
}

extension Store {
    /// Returns true if the person has a passkey that works on this host.
    func hasPasskey(_ person: SignedInPerson, _ visit: Visit) throws -> Bool {
        guard let site = PasskeySite(visit.request).relyingParty else { return false }
        return try read { try $0.passkeys.all(of: person.user.id) }.contains { $0.host == site.id }
    }
}
