import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The stored notifications, newest first.
package struct NotificationIndexPage: PageModel {
    package struct Row: Sendable {
        package let alert: AlertView
        package let when, marks: String
        package let isUnread: Bool
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.settings }
    package let notifications: [Row]
    package var hasNotifications: Bool { !notifications.isEmpty }
    package let hasUnread: Bool
    /// The URL of this page of the list, to return to after marking as read.
    package let here: Link
    package let olderURL, newestURL: Link?

    /// - Parameter cursor: the cursor of this page; nil for the first one.
    package init(
        _ page: NotificationPage, after cursor: String?, zone: CivilTimeZone, today: CalendarDate, hasUnread: Bool, t: Texts
    ) {
        title = t.notifications.title
        self.hasUnread = hasUnread
        notifications = page.notifications.map { notification in
            let alert = AlertView(notification, today: today, t: t)
            let civil = CivilTime(seconds: notification.createdAt, in: zone)
            return Row(
                alert: alert,
                when: [t.dates.brief(civil.date, today: today), civil.time.description].joined(separator: t.frame.listSeparator),
                marks: t.frame.labelled(t.notifications.markRead, alert.title), isUnread: !notification.isRead)
        }
        func url(_ cursor: String) -> Link { Paths.notifications.query("after", cursor) }
        here = cursor.map(url) ?? Paths.notifications
        olderURL = page.next.map(url)
        newestURL = cursor == nil ? nil : Paths.notifications
    }
}
