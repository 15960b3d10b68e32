import Bookkeeping
import Identity
import MicroHTTP
import OperatorLog
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages for a person's API tokens and how programs use them.
struct TokenPages: Sendable {
    let store: Store
    let activity: Activity<APIToken>
    let log: EventLog

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let tokens = try store.read { try $0.apiTokens.all(of: person.user.id) }
        let used = tokens.map { ($0, activity.lastUse(of: $0.id, storedAt: $0.lastUsedAt)) }
        let page = TokenIndexPage(used, now: visit.now, zone: person.timeZone, today: person.today, t: visit.t)
        return visit.page { Template.tokenIndex(page, app: $0, into: &$1) }
    }

    func new(_ visit: Visit, _ person: SignedInPerson) -> Response {
        formPage(visit, FormState(TokenForm(id: visit.new())))
    }

    /// Creates a token and shows it once: only its hash is stored.
    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = TokenForm(try visit.form.input), secret = Secret()
        let text = APIAccess.text(of: secret)
        let token: APIToken?
        do {
            token = try store.write(in: person.session) { editor in
                let known = try editor.apiTokens.all(of: person.user.id), id = form.id ?? visit.new()
                guard !known.contains(where: { $0.id == id }) else { return nil }
                let draft = try form.draft(among: known)
                let token = APIToken(
                    id: id, name: draft.name, prefix: text.prefix, scope: draft.scope, createdAt: visit.now,
                    expiresAt: draft.lifetime.end(from: visit.now))
                guard try editor.apiTokens.add(token, of: person.user.id, tokenHash: secret.hash) == .added else { return nil }
                try editor.notify(person.user.id, .tokenMade, from: visit.device, at: visit.now)
                return token
            }
        } catch let problems as Problems {
            return formPage(visit, FormState(form.input, problems: problems), status: .unprocessableContent)
        }
        // The second submission of a form: the first has created the token and shown it.
        guard let token else { return visit.redirect(Paths.tokens) }
        log.write(.tokenMade(user: person.user.id.description))
        let page = TokenMadePage(token, text: text.whole, address: visit.address(Paths.api), t: visit.t)
        return visit.page { Template.tokenMade(page, app: $0, into: &$1) }
    }

    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: APIToken.ID = try visit.id()
        try store.write { try $0.apiTokens.revoke(id, of: person.user.id) }
        log.write(.tokenRevoked(user: person.user.id.description))
        return visit.redirect(Paths.tokens, .said(.tokenRevoked))
    }

    func guide(_ visit: Visit, _ person: SignedInPerson) -> Response {
        visit.page { Template.tokenGuide(TokenGuidePage(address: visit.address(Paths.api), t: visit.t), app: $0, into: &$1) }
    }

    private func formPage(_ visit: Visit, _ form: FormState, status: Status = .ok) -> Response {
        visit.page(status) { Template.tokenForm(TokenFormPage(form, t: visit.t), app: $0, into: &$1) }
    }
}
