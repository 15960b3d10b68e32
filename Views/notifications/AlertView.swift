import Bookkeeping
import Charts
import Templates

/// A notification on a page: the event, in words and with an icon.
package struct AlertView: Sendable {
    package let id, tone, hue, icon, title, text: String
    /// The use of the budget; nil for other notifications.
    package let meter: TrustedHTML?

    package init(_ notification: Notification, today: CalendarDate, t: Texts) {
        id = notification.id.description
        let words = NoticeWords(notification.content, today: today, t: t)
        (title, text) = (words.title, words.text)
        switch notification.content {
        case .budget(let alert):
            let level: BudgetLevel = alert.isOver ? .over : alert.level == .usedUp ? .usedUp : .nearing
            tone = level.look.tone
            hue = (level == .over ? Hue.brick : .amber).rawValue
            icon = "alert"
            meter = TrustedHTML(trusting: Meter(alert.spent.minorUnits, of: alert.available.minorUnits).draw())
        case .security:
            tone = BudgetLevel.nearing.look.tone
            hue = Hue.slate.rawValue
            icon = "shield"
            meter = nil
        }
    }
}
