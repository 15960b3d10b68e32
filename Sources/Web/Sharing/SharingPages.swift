import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// The choice of the own accounts that the administrator of the household sees.
struct SharingPages: Sendable {
    let store: Store

    func edit(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let shared = try store.read { try $0.sharing.sharedAccounts(of: person.user.id) } ?? SharedAccounts.none
        return try page(visit, person, own, FormState(ShareForm(shared)))
    }

    func update(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let input = try visit.form.input
        do {
            let shared = try ShareForm(input).draft(among: try balances(person).map(\.account))
            try store.write(in: person.session) { try $0.sharing.share(shared, of: person.user.id) }
            return visit.redirect(Paths.sharing, .said(.sharingSaved))
        } catch let problems as Problems {
            return try page(visit, person, own, FormState(input, problems: problems), status: .unprocessableContent)
        }
    }

    /// Returns the accounts of the person's own book; their pages are at other addresses.
    private func balances(_ person: SignedInPerson) throws -> [Account.Balance] {
        try store.read(person.own) { try $0.balances(upTo: person.today) }
    }

    private func page(
        _ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership, _ form: FormState, status: Status = .ok
    ) throws -> Response {
        let administrator = try store.read { try $0.households.people(of: own) }.first { $0.role == .administrator }?.name ?? ""
        let page = SharingPage(form, accounts: try balances(person), administrator: own.role == .administrator ? nil : administrator, t: visit.t)
        return visit.page(status) { Template.sharing(page, app: $0, into: &$1) }
    }
}
