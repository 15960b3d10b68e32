import Bookkeeping
import Identity
import MicroHTTP
import OperatorLog
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages for one-time passwords as a second factor, and for recovery codes.
struct OneTimePasswordPages: Sendable {
    let store: Store
    let log: EventLog
    private static let secret = FormField.hidden("secret")

    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let (key, codes) = try store.read { try ($0.oneTimePasswords.key(of: person.user.id), $0.recoveryCodes.count(of: person.user.id)) }
        guard let key else { return setUp(visit, person, OneTimePassword(), FormState(CodeForm())) }
        let page = OneTimePasswordPage(since: visit.t.dates.day(person.day(of: key.since), today: person.today), codesLeft: codes, t: visit.t)
        return visit.page { Template.oneTimePasswords(page, app: $0, into: &$1) }
    }

    /// Switches one-time passwords on, after a first one proves that the app has the secret.
    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let input = try visit.form.input
        guard try store.read({ try $0.oneTimePasswords.key(of: person.user.id) }) == nil else {
            return visit.redirect(Paths.oneTimePasswords)
        }
        guard let key = OneTimePassword(input[Self.secret]) else { throw Failure.badRequest }
        do {
            guard case .oneTimePassword(let password) = try CodeForm(input).draft(), let step = key.step(of: password, at: visit.now) else {
                throw Problems(CodeForm.code.name, .codeWrong)
            }
            let codes = (0..<RecoveryCode.count).map { _ in RecoveryCode() }, user = person.user.id
            try store.write(in: person.session) { editor in
                try editor.oneTimePasswords.switchOn(
                    of: user, secret: key.secret, step: step, recoveryCodes: codes.map { $0.hash(of: user) }, at: visit.now)
                try editor.notify(user, .oneTimePasswordOn, from: visit.device, at: visit.now)
            }
            log.write(.oneTimePasswordsSwitched(isOn: true, user: user.description))
            return tell(codes, visit)
        } catch let problems as Problems {
            return setUp(visit, person, key, FormState(input, problems: problems), status: .unprocessableContent)
        }
    }

    /// Creates new recovery codes and shows them once: only their hashes are stored.
    func renewCodes(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let codes = (0..<RecoveryCode.count).map { _ in RecoveryCode() }, user = person.user.id
        let isOn = try store.write(in: person.session) { editor in
            guard try editor.oneTimePasswords.key(of: user) != nil else { return false }
            try editor.recoveryCodes.set(of: user, codes.map { $0.hash(of: user) })
            return true
        }
        return isOn ? tell(codes, visit) : visit.redirect(Paths.oneTimePasswords)
    }

    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let user = person.user.id
        let wasOn = try store.write(in: person.session) { editor in
            guard try editor.oneTimePasswords.key(of: user) != nil else { return false }
            try editor.oneTimePasswords.switchOff(of: user)
            try editor.notify(user, .oneTimePasswordOff, from: visit.device, at: visit.now)
            return true
        }
        if wasOn { log.write(.oneTimePasswordsSwitched(isOn: false, user: user.description)) }
        return visit.redirect(Paths.settings, .said(.oneTimePasswordsOff))
    }

    private func setUp(_ visit: Visit, _ person: SignedInPerson, _ key: OneTimePassword, _ form: FormState, status: Status = .ok) -> Response {
        let page = OneTimePasswordSetUpPage(form, secret: key.text, address: key.address(for: person.user.username), t: visit.t)
        return visit.page(status) { Template.oneTimePasswordSetUp(page, app: $0, into: &$1) }
    }

    private func tell(_ codes: [RecoveryCode], _ visit: Visit) -> Response {
        visit.page { Template.recoveryCodes(RecoveryCodesPage(codes.map(\.shown), t: visit.t), app: $0, into: &$1) }
    }
}
