import Bookkeeping
import Charts
import Templates

/// One alert of a budget in words: what happened, and the figures of that moment.
package struct AlertView: Sendable {
    package let id, tone, hue, title, text: String
    package let meter: TrustedHTML

    package init(_ notification: Notification, today: CalendarDate, t: Texts) {
        id = notification.id.description
        switch notification.content {
        case .budget(let alert):
            let name = alert.isDaily ? t.budgets.dailyBudget : alert.name, money = t.money
            let level: BudgetLevel = alert.isOver ? .over : alert.level == .usedUp ? .usedUp : .nearing
            tone = level.look.tone
            hue = (level == .over ? Hue.brick : .amber).rawValue
            title =
                switch level {
                case .over: t.notifications.isOver(name)
                case .usedUp: t.notifications.isUsedUp(name)
                case .within, .nearing: t.notifications.isNear(name, alert.percentUsed ?? 100)
                }
            let spent = t.notifications.spentIn(
                money.string(alert.spent), money.string(alert.available), t.dates.period(alert.period, today: today))
            let rest = (try? alert.remaining()).flatMap { rest in
                rest.isZero
                    ? nil
                    : rest.isNegative
                        ? t.notifications.over(money.string(rest).trimmingMinus) : t.notifications.left(money.string(rest))
            }
            text = [spent, rest].compactMap(\.self).joined(separator: t.language == .english ? " " : "")
            meter = TrustedHTML(trusting: Meter(alert.spent.minorUnits, of: alert.available.minorUnits).draw())
        }
    }
}

/// The dialog that answers an entry which has brought budgets to their limits.
package struct AlertDialog: ViewModel, Sendable {
    package let alerts: [AlertView]
    /// Where OK leads: the page that the dialog stands on.
    package let next: String

    package init(_ alerts: [AlertView], next: String) {
        self.alerts = alerts
        self.next = next
    }
}
