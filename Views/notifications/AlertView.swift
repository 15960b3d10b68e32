import Bookkeeping
import Charts
import Templates

/// One notification as pages show it: what happened, in words and with a sign.
package struct AlertView: Sendable {
    package let id, tone, hue, icon, title, text: String
    /// How much of a budget is used; nil for what is no budget.
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
