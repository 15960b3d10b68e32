import Identity
import MicroHTTP
import OperatorLog
import SitePaths
import Storage
import Templates
import Validation
import Views

/// The lock screen, the only page of a locked session.
struct LockPages: Sendable {
    let store: Store
    let hasher: PasswordHasher
    let lock: Lock
    let log: EventLog

    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let next = Destination(visit.query.text(.next))
        guard visit.locked != nil else { return visit.redirect(next.path()) }
        return try page(visit, person, FormState(UnlockForm()), next: next)
    }

    func unlock(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let input = try visit.form.input, next = Destination(input[.next])
        guard visit.locked != nil, let session = visit.secret?.hash else { return visit.redirect(next.path()) }
        do {
            let passcode = try UnlockForm(input).draft()
            let tries = try store.write { try $0.passcodes.noteTry(session) }
            // Concurrent attempts are all counted before any of them is verified.
            guard tries <= Lock.tryLimit else { return try signOut(visit, person, next: next) }
            let hash = try store.read { try $0.passcodes.hash(of: person.user.id) }
            guard try hasher.verify(passcode, against: hash), let hash,
                try store.write({ try $0.passcodes.forgiveTries(in: person.session, provedBy: hash) })
            else {
                guard tries < Lock.tryLimit else { return try signOut(visit, person, next: next) }
                throw Problems(UnlockForm.passcode.name, .passcodeWrong(left: Lock.tryLimit - tries))
            }
            return open(visit, next)
        } catch let problems as Problems {
            return try page(visit, person, FormState(input, problems: problems), next: next, status: .unprocessableContent)
        } catch StoreError.conflict(.sessionEnded) {
            // A concurrent attempt has just ended the session.
            return try signOut(visit, person, next: next)
        }
    }

    /// Unlocks the session and redirects.
    func open(_ visit: Visit, _ next: Destination) -> Response {
        var response = visit.redirect(next.path())
        lock.unlock(visit, into: &response)
        return response
    }

    /// Locks the session at once: on a button, or when the browser was left.
    func lock(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        lock.lock(visit)
        return visit.redirect(Destination(try visit.form[.next]).through(Paths.locked))
    }

    /// Ends the session after too many wrong passcodes; the person can sign in again with the password.
    private func signOut(_ visit: Visit, _ person: SignedInPerson, next: Destination) throws -> Response {
        if let session = visit.secret?.hash {
            // One of several concurrent attempts ends the session; the others find it gone.
            let hasEnded = try store.write { editor in
                guard try editor.sessions.end(session) else { return false }
                try editor.notify(person.user.id, .lockedOut, from: visit.device, at: visit.now)
                return true
            }
            if hasEnded { log.write(.lockedOut(user: person.user.id.description, peer: visit.request.peer)) }
        }
        lock.lock(visit)
        var response = visit.redirect(next.through(Paths.signIn), .said(.lockedOut))
        response.add(visit.site.removal(of: "session", for: visit.request))
        return response
    }

    /// - Parameter refusal: the reason why a passkey was refused.
    func page(
        _ visit: Visit, _ person: SignedInPerson, _ form: FormState, next: Destination, refusal: String? = nil, status: Status = .ok
    ) throws -> Response {
        let passkey = try store.hasPasskey(person, visit) ? PasskeyPrompt.unlock(next: next.text, t: visit.t) : nil
        let page = LockedPage(
            form, name: person.user.displayName, username: person.user.username, next: next.text, passkey: passkey, refusal: refusal, t: visit.t)
        return visit.page(status) { Template.locked(page, app: $0, into: &$1) }
    }
}
