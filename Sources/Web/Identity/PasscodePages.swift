import Identity
import MicroHTTP
import OperatorLog
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages to set, change and remove a passcode.
struct PasscodePages: Sendable {
    let store: Store
    let hasher: PasswordHasher
    let lock: Lock
    let log: EventLog

    func show(_ visit: Visit, _ person: SignedInPerson) -> Response { page(visit, person, FormState(PasscodeForm(person.user))) }

    func update(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let input = try visit.form.input
        do {
            let draft = try PasscodeForm(input).draft(hasOne: person.user.lockAfter != nil)
            let hash = try draft.passcode.map(hasher.hash)
            try store.write(in: person.session) { editor in
                try editor.passcodes.set(of: person.user.id, hash, lockAfter: draft.lockAfter, at: visit.now)
                if hash != nil { try editor.notify(person.user.id, .passcodeOn, from: visit.device, at: visit.now) }
            }
            log.write(.passcodeChanged(user: person.user.id.description))
            var response = visit.redirect(Paths.settings, .said(.passcodeSaved))
            lock.unlock(visit, into: &response)
            return response
        } catch let problems as Problems {
            return page(visit, person, FormState(input, problems: problems), status: .unprocessableContent)
        }
    }

    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try store.write(in: person.session) { editor in
            try editor.passcodes.remove(of: person.user.id)
            if person.user.lockAfter != nil { try editor.notify(person.user.id, .passcodeOff, from: visit.device, at: visit.now) }
        }
        log.write(.passcodeChanged(user: person.user.id.description))
        return visit.redirect(Paths.settings, .said(.passcodeRemoved))
    }

    private func page(_ visit: Visit, _ person: SignedInPerson, _ form: FormState, status: Status = .ok) -> Response {
        visit.page(status) {
            Template.passcode(PasscodePage(form, isOn: person.user.lockAfter != nil, t: visit.t), app: $0, into: &$1)
        }
    }
}
