import Bookkeeping
import MicroHTTP
import Storage
import Templates
import Views

/// A record that a person of a household shares from their own book, to look at.
struct SharedTransactionPages: Sendable {
    let store: Store

    /// Shows a record to the administrator, and to the person themselves. Throws `Failure.notFound` for one that is not shared, does not exist or is in the
    /// trash, so that nobody learns which of these it is.
    func show(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let id: HouseholdMember.ID = try visit.id(), transaction: Transaction.ID = try visit.id("transaction")
        let (people, access) = try store.read { (try $0.households.people(of: own), try $0.sharing.access(to: id, of: person.user.id)) }
        guard let owner = people.first(where: { $0.id == id }) else { throw Failure.notFound }
        guard let access else { throw owner.user == nil ? Failure.notFound : Failure.onlyAdministrator }
        let today = CivilTime(seconds: visit.now, in: access.settings.timeZone).date
        let page = try store.read(access) { book in
            guard let record = try book.transaction(transaction) else { throw Failure.notFound }
            let note = id == own.person ? visit.t.shared.oneself : visit.t.shared.youSee(owner.name)
            return TransactionPage(
                record, names: try book.names(), today: today, deletion: visit.new(), sharedBy: (id, note), t: visit.t)
        }
        return visit.page { Template.transactionPage(page, app: $0, into: &$1) }
    }
}
