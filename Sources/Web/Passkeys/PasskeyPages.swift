import Bookkeeping
import Identity
import Language
import MicroHTTP
import OperatorLog
import SitePaths
import Storage
import Templates
import Validation
import Views
import WebAuthn

/// Pages for a person's passkeys: the list, adding, naming and removing.
struct PasskeyPages: Sendable {
    let store: Store
    let ceremonies: PasskeyCeremonies
    let log: EventLog

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let site = PasskeySite(visit.request)
        let passkeys = try store.read { try $0.passkeys.all(of: person.user.id) }
        let signal = site.relyingParty.map { site in
            PasskeyIndexPage.Signal(
                site: site.id, user: Base64URL.text(PasskeyCeremonies.handle(of: person.user.id)),
                credentials: passkeys.filter { $0.host == site.id }.map { Base64URL.text($0.credential) })
        }
        let page = PasskeyIndexPage(
            passkeys.map { row($0, at: site, visit, person) }, obstacle: obstacle(site, visit.t), isFull: passkeys.count >= Passkey.limit,
            signal: signal,
            t: visit.t)
        return visit.page { Template.passkeyIndex(page, app: $0, into: &$1) }
    }

    func new(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let name = PasskeyNewPage.name(userAgent: visit.request.headers["user-agent"] ?? "", t: visit.t)
        return newPage(visit, FormState(PasskeyForm(name: name)), id: visit.new())
    }

    /// Returns the options for a new passkey if the form is valid: a passkey that a device has created cannot be taken back.
    func options(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let fields = try visit.form
        do {
            _ = try PasskeyForm(fields.input).draft()
            guard try store.read({ try $0.passkeys.all(of: person.user.id) }).count < Passkey.limit else { throw PasskeyRefusal.tooMany }
            return try ceremonies.creationOptions(visit, person)
        } catch {
            return try refused(error, visit, fields.input, id: visit.posted(.id, in: fields))
        }
    }

    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let fields = try visit.form
        let id: Passkey.ID = visit.posted(.id, in: fields)
        // The second submission of a form: its challenge is consumed, and its passkey exists.
        if try store.read({ try $0.passkeys.find(id, of: person.user.id) }) != nil {
            return visit.redirect(Paths.passkeys, .said(.passkeyAdded))
        }
        do {
            let name = try PasskeyForm(fields.input).draft()
            let passkey = try ceremonies.made(visit, person, id: id, name: name, input: fields.input)
            try store.write(in: person.session) { editor in
                _ = try editor.passkeys.add(passkey)
                try editor.notify(person.user.id, .passkeyAdded, from: visit.device, at: visit.now)
            }
            log.write(.passkeyAdded(user: person.user.id.description))
            return visit.redirect(Paths.passkeys, .said(.passkeyAdded))
        } catch {
            return try refused(error, visit, fields.input, id: id)
        }
    }

    func edit(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let passkey = try passkey(visit, person)
        return editPage(visit, FormState(PasskeyForm(name: passkey.name)), passkey)
    }

    func update(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let passkey = try passkey(visit, person), input = try visit.form.input
        do {
            let name = try PasskeyForm(input).draft()
            try store.write { try $0.passkeys.rename(passkey.id, of: person.user.id, name: name) }
            return visit.redirect(Paths.passkeys, .said(.settingsSaved))
        } catch let problems as Problems {
            return editPage(visit, FormState(input, problems: problems), passkey, status: .unprocessableContent)
        }
    }

    func confirmDeletion(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let passkey = try passkey(visit, person)
        let page = PasskeyDeletePage(name: passkey.name, id: passkey.id.erased, t: visit.t)
        return visit.page { Template.passkeyDelete(page, app: $0, into: &$1) }
    }

    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let passkey = try passkey(visit, person)
        try store.write(in: person.session) { editor in
            try editor.passkeys.delete(passkey.id, of: person.user.id)
            try editor.notify(person.user.id, .passkeyRemoved, from: visit.device, at: visit.now)
        }
        log.write(.passkeyRemoved(user: person.user.id.description))
        return visit.redirect(Paths.passkeys, .said(.passkeyRemoved))
    }

    private func passkey(_ visit: Visit, _ person: SignedInPerson) throws -> Passkey {
        let id: Passkey.ID = try visit.id()
        guard let passkey = try store.read({ try $0.passkeys.find(id, of: person.user.id) }) else { throw Failure.notFound }
        return passkey
    }

    /// Returns the form with the values typed and its problems.
    private func refused(_ error: any Error, _ visit: Visit, _ input: FormInput, id: Passkey.ID) throws -> Response {
        if let problems = error as? Problems { return newPage(visit, FormState(input, problems: problems), id: id, status: .unprocessableContent) }
        let refusal = try Self.refusal(error).sentence(visit.t)
        return newPage(visit, FormState(PasskeyForm(input)), id: id, refusal: refusal, status: .unprocessableContent)
    }

    private static func refusal(_ error: any Error) throws -> PasskeyRefusal {
        switch error {
        case let refusal as PasskeyRefusal: refusal
        case StoreError.conflict(.passkeyTaken): .taken
        case StoreError.conflict(.passkeyLimit): .tooMany
        default: throw error
        }
    }

    // MARK: Pages

    private func obstacle(_ site: PasskeySite, _ t: Texts) -> String? {
        switch site {
        case .ready: nil
        case .needsHTTPS: t.passkeys.needsHTTPS
        case .needsName(let address): t.passkeys.needsName(address)
        }
    }

    private func row(_ passkey: Passkey, at site: PasskeySite, _ visit: Visit, _ person: SignedInPerson) -> PasskeyIndexPage.Row {
        func day(_ seconds: Int64) -> String { visit.t.dates.brief(person.day(of: seconds), today: person.today) }
        let t = visit.t.passkeys
        let facts = [t.added(day(passkey.createdAt)), passkey.lastUsedAt.map { t.lastUsed(day($0)) } ?? t.neverUsed]
        let elsewhere = site.relyingParty?.id == passkey.host ? [] : [t.worksAt(passkey.host)]
        return PasskeyIndexPage.Row(
            id: passkey.id.erased, name: passkey.name, isSynced: passkey.isBackedUp, isRefused: passkey.refusedAt != nil,
            detail: (facts + elsewhere).joined(separator: visit.t.frame.listSeparator), t: visit.t)
    }

    private func newPage(_ visit: Visit, _ form: FormState, id: Passkey.ID, refusal: String? = nil, status: Status = .ok) -> Response {
        let page = PasskeyNewPage(form, id: id.erased, obstacle: obstacle(PasskeySite(visit.request), visit.t), refusal: refusal, t: visit.t)
        return visit.page(status) { Template.passkeyNew(page, app: $0, into: &$1) }
    }

    private func editPage(_ visit: Visit, _ form: FormState, _ passkey: Passkey, status: Status = .ok) -> Response {
        let page = SettingsFormPage.passkey(form, id: passkey.id.erased, t: visit.t)
        return visit.page(status) { Template.settingsForm(page, app: $0, into: &$1) }
    }
}
