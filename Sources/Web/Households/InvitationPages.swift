import Bookkeeping
import Identity
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// The page behind an invitation to a household.
struct InvitationPages: Sendable {
    let store: Store

    func show(_ visit: Visit) throws -> Response { try page(visit, FormState(JoinForm(FormInput()))) }

    func accept(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        guard let secret = secret(visit) else { return refuse(visit, .unknown(isSignedIn: true, visit.t), status: .notFound) }
        let input = try visit.form.input
        do {
            let shared = try ShareForm(input).draft(among: try balances(of: person).map(\.account))
            try JoinForm(input).check()
            try store.write(in: person.session) { site in
                try site.households.join(by: secret.hash, person.user.id, consentingTo: HouseholdConsent.version, at: visit.now)
                try site.sharing.share(shared, of: person.user.id)
            }
        } catch let problems as Problems {
            return try page(visit, FormState(input, problems: problems), status: .unprocessableContent)
        } catch StoreError.notFound, StoreError.conflict(.inHousehold), StoreError.conflict(.invitationUsed), StoreError.conflict(.invitationRevoked),
            StoreError.conflict(.invitationExpired), StoreError.conflict(.householdFull)
        {
            return try page(visit, FormState(JoinForm(input)), status: .conflict)
        }
        return visit.redirect(Paths.household, .said(.householdJoined))
    }

    /// - Parameter status: the status of the page with the form; a page that says why nobody can join has the status of the reason.
    private func page(_ visit: Visit, _ form: FormState, status: Status = .ok) throws -> Response {
        guard let secret = secret(visit), let found = try store.read({ try $0.households.invitation(secret.hash) }) else {
            return refuse(visit, .unknown(isSignedIn: visit.person != nil, visit.t), status: .notFound)
        }
        if let (refusal, status) = refusal(visit, found) { return refuse(visit, refusal, status: visit.request.method == .post ? .conflict : status) }
        let facts = InvitationPage.Facts(
            name: found.household.name, administrator: found.administrator, personName: found.personName, role: found.invitation.role)
        guard let person = visit.person else { return show(visit, InvitationPage(facts, doors: try doors(visit, secret), t: visit.t), status) }
        let action = Paths.invitation(secret.text)
        let page = InvitationPage(
            facts, action: action, username: person.user.username, accounts: try balances(of: person), form: form, t: visit.t)
        return show(visit, page, status)
    }

    /// Returns the accounts of a person's own book.
    private func balances(of person: SignedInPerson) throws -> [Account.Balance] { try store.read(person.book) { try $0.balances() } }

    /// Returns the reason why the visitor cannot join by a link, and its status; nil if they can, or can once they have signed in.
    private func refusal(_ visit: Visit, _ found: FoundInvitation) -> (InvitationPage.Refusal, Status)? {
        let household = found.household, own = visit.person?.household
        if let own, own.household.id == household.id {
            let isOwn = own.role == .administrator && found.invitation.state == .open
            return (isOwn ? .own(household.name, visit.t) : .member(of: household.name, visit.t), .ok)
        }
        switch found.invitation.state {
        case .used: return (.used(visit.t), .gone)
        case .revoked: return (.revoked(found.administrator, visit.t), .gone)
        case .open: break
        }
        if household.dissolvedAt != nil { return (.revoked(found.administrator, visit.t), .gone) }
        if found.invitation.expiresAt <= visit.now { return (.expired(found.administrator, visit.t), .gone) }
        if let own { return (.inAnother(own.household.name, than: household.name, visit.t), .conflict) }
        return found.isFull ? (.full(found.administrator, visit.t), .conflict) : nil
    }

    /// Returns the ways in for a guest: one who has an account signs in, and another one signs up if the server lets them.
    private func doors(_ visit: Visit, _ secret: Secret) throws -> InvitationPage.Doors {
        let next = Destination(LocalPath(Paths.invitation(secret.text).description))
        let signUp: Link? = try store.read { site in
            switch try site.settings.signUpPolicy() {
            case .open: next.through(Paths.signUp)
            case .closed: nil
            case .invitation:
                try site.households.admits(secret.hash, at: visit.now)
                    ? Paths.signUp.query("invitation=\(secret.text)&next=\((next.text ?? "").urlQueryEncoded)") : nil
            }
        }
        return InvitationPage.Doors(signIn: next.through(Paths.signIn), signUp: signUp)
    }

    private func secret(_ visit: Visit) -> Secret? { visit.parameters["token"].flatMap(Secret.init) }

    private func refuse(_ visit: Visit, _ refusal: InvitationPage.Refusal, status: Status) -> Response {
        show(visit, InvitationPage(refusal), status)
    }

    private func show(_ visit: Visit, _ page: InvitationPage, _ status: Status) -> Response {
        visit.page(status) { Template.invitation(page, app: $0, into: &$1) }
    }
}
