import Identity
import MicroHTTP
import OperatorLog
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

    func show(_ visit: Visit, _ member: SignedInPerson) -> Response { page(visit, member, FormState(PasscodeForm(member.user))) }

    func update(_ visit: Visit, _ member: SignedInPerson) throws -> Response {
        let input = try visit.form.input
        do {
            let draft = try PasscodeForm(input).draft(hasOne: member.user.lockAfter != nil)
            let hash = try draft.passcode.map(hasher.hash)
            try store.write(in: member.session) { editor in
                try editor.passcodes.set(of: member.user.id, hash, lockAfter: draft.lockAfter, at: visit.now)
                if hash != nil { try editor.notify(member.user.id, .passcodeOn, from: visit.device, at: visit.now) }
            }
            log.write(.passcodeChanged(user: member.user.id.description))
            var response = visit.redirect(Paths.settings, .said(.passcodeSaved))
            lock.unlock(visit, into: &response)
            return response
        } catch let problems as Problems {
            return page(visit, member, FormState(input, problems: problems), status: .unprocessableContent)
        }
    }

    func delete(_ visit: Visit, _ member: SignedInPerson) throws -> Response {
        try store.write(in: member.session) { editor in
            try editor.passcodes.remove(of: member.user.id)
            if member.user.lockAfter != nil { try editor.notify(member.user.id, .passcodeOff, from: visit.device, at: visit.now) }
        }
        log.write(.passcodeChanged(user: member.user.id.description))
        return visit.redirect(Paths.settings, .said(.passcodeRemoved))
    }

    private func page(_ visit: Visit, _ member: SignedInPerson, _ form: FormState, status: Status = .ok) -> Response {
        visit.page(status) {
            Template.passcode(PasscodePage(form, isOn: member.user.lockAfter != nil, t: visit.t), app: $0, into: &$1)
        }
    }
}
