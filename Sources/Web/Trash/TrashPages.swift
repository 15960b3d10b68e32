import Bookkeeping
import MicroHTTP
import Storage
import Templates
import Views

/// Pages for deleted things: restoring them, or deleting them for good.
struct TrashPages: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ visit: Visit, _ member: SignedInPerson) throws -> Response {
        let deletions = try store.read(member.book) { try $0.deletions() }
        let page = TrashPage(deletions, now: visit.now, zone: member.timeZone, today: member.today, t: visit.t)
        return visit.page { Template.trashIndex(page, app: $0, into: &$1) }
    }

    /// Restores a deletion, also for Undo, and redirects to the restored thing.
    func restore(_ visit: Visit, _ member: SignedInPerson) throws -> Response {
        let id: Deletion.ID = try visit.id()
        let restored: Deletion, alerts: [Notification.ID]
        do {
            (restored, alerts) = try store.writeNoticing(member.book) { try $0.restore(id, at: visit.now) }
        } catch StoreError.notFound {
            return visit.redirect("/trash", .said(.nothingToUndo))
        }
        return visit.redirect(Self.path(restored.subject), .said(.restored), alerts: alerts)
    }

    func delete(_ visit: Visit, _ member: SignedInPerson) throws -> Response {
        let id: Deletion.ID = try visit.id()
        try store.write(member.book) { try $0.purge(id) }
        return visit.redirect("/trash", .said(.deletedForGood))
    }

    private static func path(_ subject: Deletion.Subject) -> String {
        switch subject {
        case .transaction: "/records"
        case .account: "/accounts"
        case .category: "/categories"
        case .hashtag: "/hashtags"
        case .budget: "/budgets"
        }
    }
}
