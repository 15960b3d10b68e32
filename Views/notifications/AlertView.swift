import Bookkeeping
import Charts
import Language
import SitePaths
import Templates

/// A notification on a page: the event, in words and with an icon.
package struct AlertView: Sendable {
    package let id, tone, hue, icon, title, text: String
    /// The page with what the notification tells of.
    package let link: Link
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
            if case .other(let person, _) = alert.limited {
                link = Paths.person(person)
            } else {
                link = BudgetBar.link(to: alert.budget).pinned(to: notification.isOfHousehold ? .household : .own)
            }
            meter = TrustedHTML(trusting: Meter(alert.spent.minorUnits, of: alert.available.minorUnits).draw())
        case .recurring:
            tone = BudgetLevel.nearing.look.tone
            hue = Hue.amber.rawValue
            icon = "repeat"
            link = Paths.recurring.pinned(to: notification.isOfHousehold ? .household : .own)
            meter = nil
        case .report(let notice):
            tone = BudgetLevel.within.look.tone
            hue = Hue.copper.rawValue
            icon = "report"
            link = notice.link.pinned(to: notification.isOfHousehold ? .household : .own)
            meter = nil
        case .bank:
            tone = BudgetLevel.nearing.look.tone
            hue = Hue.amber.rawValue
            icon = "bank"
            link = Paths.bankLinks.pinned(to: notification.isOfHousehold ? .household : .own)
            meter = nil
        case .security(let notice):
            tone = BudgetLevel.nearing.look.tone
            hue = Hue.slate.rawValue
            icon = "shield"
            link = Self.link(to: notice.event)
            meter = nil
        case .record(let notice):
            tone = BudgetLevel.within.look.tone
            hue = Hue.patina.rawValue
            icon = "users"
            link = Self.link(to: notice).pinned(to: .household)
            meter = nil
        }
    }

    private static func link(to notice: RecordNotice) -> Link {
        guard notice.count == 1 else { return Paths.records }
        return notice.kind == .deleted ? Paths.trash : Paths.transaction(notice.record)
    }

    private static func link(to event: SecurityEvent) -> Link {
        switch event {
        case .passwordChanged, .passwordReset: Paths.password
        case .passcodeOn, .passcodeOff: Paths.passcode
        case .passkeyAdded, .passkeyRemoved, .passkeyRefused: Paths.passkeys
        case .oneTimePasswordOn, .oneTimePasswordOff, .recoveryCodeUsed: Paths.oneTimePasswords
        case .tokenMade: Paths.tokens
        case .exported: Paths.export
        case .deletionAsked, .deletionCancelled: Paths.leaving
        case .newSignIn, .lockedOut: Paths.sessions
        case .loginChanged: Paths.profile
        }
    }
}
