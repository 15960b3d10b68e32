import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// The list of notifications.
struct NotificationPages: Sendable {
    private let store: Store
    /// The notifications that a form names.
    private static let read = FormField("id", .checkbox, count: FormField.most)

    init(store: Store) { self.store = store }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let cursor = visit.query.text(.after)
        let found = try store.read { try $0.notifications.page(of: person.user.id, after: cursor) }
        let page = NotificationIndexPage(
            found, after: cursor, zone: person.timeZone, today: person.today, hasUnread: visit.unread > 0, t: visit.t)
        return visit.page { Template.notificationIndex(page, app: $0, into: &$1) }
    }

    /// Marks the notifications that the form names as read, or all if it names none, and redirects to the page that sent the
    /// form.
    func markRead(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let input = try visit.form.input
        let ids = input.all(Self.read)
        let user = person.user.id
        try store.write { editor in
            guard !ids.isEmpty else { return try editor.notifications.markAllRead(of: user, at: visit.now) }
            for id in ids.compactMap(Notification.ID.init) { try editor.notifications.markRead(id, of: user, at: visit.now) }
        }
        return visit.redirect(Destination(input[.next]).path(or: Paths.notifications), ids.isEmpty ? .said(.notificationsRead) : nil)
    }
}
