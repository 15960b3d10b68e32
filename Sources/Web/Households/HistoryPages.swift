import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Taking back what somebody did with a record of the household.
struct HistoryPages: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    /// Gives a record its former values again. Whoever has seen that they were changed since says so by the version of the record that they saw.
    func takeBack(_ visit: Visit, _ person: SignedInPerson, _ household: HouseholdMembership) throws -> Response {
        let id: RecordAct.ID = try visit.id(), seen = try visit.form[TransactionForm.version]
        guard let record = try store.read(person.book, { try $0.history.act(id) })?.record else { throw Failure.notFound }
        do {
            let (done, alerts) = try store.writeCollectingAlerts(person.book) { editor in
                try editor.history.takeBack(id, at: visit.now) { TransactionForm($0)[TransactionForm.version] == seen }
            }
            return visit.redirect(Paths.transaction(record), .said(done == nil ? .nothingToTakeBack : .actTakenBack), alerts: alerts)
        } catch let overtaken as ActOvertaken {
            return try page(visit, person, household, id, overtaken)
        } catch StoreError.notFound {
            throw try store.read(person.book) { try $0.deletion(of: record) } == nil ? Failure.notFound : .deleted
        } catch StoreError.conflict(.invalid) {
            return visit.redirect(Paths.transaction(record), .said(.cannotTakeBack))
        }
    }

    private func page(
        _ visit: Visit, _ person: SignedInPerson, _ household: HouseholdMembership, _ id: RecordAct.ID, _ overtaken: ActOvertaken
    ) throws -> Response {
        let page = try store.read(person.book) { ledger in
            OvertakenPage(
                id, present: overtaken.present, wanted: overtaken.wanted, version: TransactionForm(overtaken.present)[TransactionForm.version],
                names: try ledger.names(), household: HouseholdView(people: try ledger.shared.people(), own: household.person), today: person.today,
                t: visit.t)
        }
        return visit.page(.conflict) { Template.overtaken(page, app: $0, into: &$1) }
    }
}
