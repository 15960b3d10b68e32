import Bookkeeping
import Identity
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// The people of a household, their roles, and the invitations to it.
struct HouseholdMemberPages: Sendable {
    let store: Store

    func index(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        try page(visit, person, own, FormState(HouseholdMemberForm(FormInput())))
    }

    /// Adds a person without an account.
    func add(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let fields = try visit.form, id: HouseholdMember.ID = visit.posted(.id, in: fields)
        do {
            let draft = try HouseholdMemberForm(fields.input).draft()
            let saved = try store.write(in: person.session) {
                try $0.households.add(id, name: draft.name, weight: draft.weight, by: person.user.id, at: visit.now)
            }
            return visit.redirect(Paths.people, .said(saved == .added ? .personAdded : .alreadySaved))
        } catch let problems as Problems {
            return try page(visit, person, own, FormState(fields.input, problems: problems), id: id, status: .unprocessableContent)
        } catch StoreError.conflict(.householdFull) {
            return visit.errorPage(.conflict, headed: visit.t.households.fullHeading, saying: visit.t.households.full, back: Paths.people)
        }
    }

    func show(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        try personPage(visit, person, own)
    }

    private func personPage(
        _ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership, _ weight: FormState? = nil, status: Status = .ok
    ) throws -> Response {
        let (shown, people) = try find(visit, own)
        if weight != nil, own.role != .administrator { throw Failure.onlyAdministrator }
        let form = weight ?? FormState(WeightForm(FormInput([(WeightForm.weight.name, String(shown.weight))])))
        let page = HouseholdMemberPage(
            shown, of: HouseholdView(people: people, own: own.person), byAdministrator: own.role == .administrator, weight: form,
            shared: try SharedPersonReading(store: store).view(of: shown, visit, person, own),
            day: { visit.t.dates.day(person.day(of: $0), today: person.today) }, t: visit.t)
        return visit.page(status) { Template.householdMember(page, app: $0, into: &$1) }
    }

    func updateRole(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let id: HouseholdMember.ID = try visit.id(), role: HouseholdMember.Role
        do {
            role = try HouseholdRoleForm(try visit.form.input).draft()
        } catch is Problems {
            throw Failure.badRequest
        }
        do {
            try store.write(in: person.session) { try $0.households.setRole(of: id, role, by: person.user.id) }
        } catch StoreError.conflict(.administratorStays) {
            return visit.administratorStays()
        }
        return visit.redirect(Paths.people, .said(role == .administrator && id != own.person ? .handedOver : .personRoleChanged))
    }

    /// Changes the weight of a person in records for everybody.
    func updateWeight(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let id: HouseholdMember.ID = try visit.id(), input = try visit.form.input
        do {
            let weight = try WeightForm(input).draft()
            try store.write(in: person.session) { try $0.households.setWeight(of: id, weight, by: person.user.id) }
            return visit.redirect(Paths.person(id), .said(.weightSaved))
        } catch let problems as Problems {
            return try personPage(visit, person, own, FormState(input, problems: problems), status: .unprocessableContent)
        }
    }

    func confirmRemoval(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        guard own.role == .administrator else { throw Failure.onlyAdministrator }
        let (shown, _) = try find(visit, own)
        guard shown.id != own.person else { return visit.administratorStays() }
        let balances = try store.read(person.book) { try $0.shared.balances(of: shown.id) }
        return visit.page { Template.confirm(ConfirmPage(removing: shown, balances, t: visit.t), app: $0, into: &$1) }
    }

    func remove(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let id: HouseholdMember.ID = try visit.id()
        do {
            try store.write(in: person.session) { try $0.households.remove(id, by: person.user.id, at: visit.now) }
        } catch StoreError.conflict(.administratorStays) {
            return visit.administratorStays()
        }
        return visit.redirect(Paths.people, .said(.personRemoved))
    }

    /// Makes an invitation and shows its link once: only its hash is stored.
    func invite(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let people = try store.read { try $0.households.people(of: own) }, secret = Secret()
        let invitation: HouseholdInvitation
        do {
            let draft = try InvitationForm(try visit.form.input).draft(among: people.filter { $0.role == nil }.map(\.id))
            invitation = HouseholdInvitation(id: visit.new(), role: draft.role, person: draft.person, createdAt: visit.now)
        } catch is Problems {
            throw Failure.badRequest
        }
        do {
            try store.write(in: person.session) { try $0.households.invite(invitation, tokenHash: secret.hash, by: person.user.id) }
        } catch StoreError.conflict(.householdFull) {
            return visit.errorPage(.conflict, headed: visit.t.households.fullHeading, saying: visit.t.households.full, back: Paths.people)
        }
        let page = InvitationMadePage(
            invitation, for: people.first { $0.id == invitation.person }?.name, until: person.moment(invitation.expiresAt, visit.t),
            link: visit.address(Paths.invitation(secret.text)), t: visit.t)
        return visit.page { Template.invitationMade(page, app: $0, into: &$1) }
    }

    func revoke(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let id: HouseholdInvitation.ID = try visit.id()
        try store.write(in: person.session) { try $0.households.revoke(id, by: person.user.id) }
        return visit.redirect(Paths.people, .said(.invitationRevoked))
    }

    /// Returns a person who is in the household, and all who are. Throws `Failure.notFound`.
    private func find(_ visit: Visit, _ own: HouseholdMembership) throws -> (person: HouseholdMember, people: [HouseholdMember]) {
        let id: HouseholdMember.ID = try visit.id()
        let people = try store.read { try $0.households.people(of: own) }
        guard let person = people.first(where: { $0.id == id }) else { throw Failure.notFound }
        return (person, people)
    }

    private func page(
        _ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership, _ adding: FormState, id: HouseholdMember.ID? = nil, status: Status = .ok
    ) throws -> Response {
        let isAdministrator = own.role == .administrator
        if status != .ok, !isAdministrator { throw Failure.onlyAdministrator }
        let page = try store.read { site in
            MembersPage(
                try site.households.people(of: own), sharing: isAdministrator ? try site.sharing.counts(with: person.user.id) : [:],
                own: own.person, former: try site.households.people(of: own, former: true),
                invitations: isAdministrator ? try site.households.invitations(of: own, at: visit.now) : nil, addID: id ?? visit.new(),
                adding: adding,
                day: { visit.t.dates.day(person.day(of: $0), today: person.today) }, t: visit.t)
        }
        return visit.page(status) { Template.members(page, app: $0, into: &$1) }
    }
}
