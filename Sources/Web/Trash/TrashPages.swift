import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Views

/// Pages for deleted things: restoring them, or deleting them for good.
struct TrashPages: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let (deletions, changes, names) = try store.read(person.book) { (try $0.deletions(), try $0.many.changesOfRecords(), try $0.names()) }
        let page = TrashPage(
            deletions, changes: changes, names: names, now: visit.now, zone: person.timeZone, today: person.today, t: visit.t)
        return visit.page { Template.trashIndex(page, app: $0, into: &$1) }
    }

    /// Restores a deletion, also for Undo, and redirects to the restored thing.
    func restore(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Deletion.ID = try visit.id()
        let restored: Deletion, alerts: [Notification.ID]
        do {
            (restored, alerts) = try store.writeCollectingAlerts(person.book) { try $0.restore(id, at: visit.now) }
        } catch StoreError.notFound {
            return visit.redirect(Paths.trash, .said(.nothingToUndo))
        }
        return visit.redirect(TrashPage.list(of: restored.subject), .said(.restored), alerts: alerts)
    }

    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Deletion.ID = try visit.id()
        try store.write(person.book) { try $0.purge(id) }
        return visit.redirect(Paths.trash, .said(.deletedForGood))
    }
}
