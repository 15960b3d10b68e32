import Bookkeeping

/// The texts of a notification, for the page, the dialog and messages.
package struct NoticeWords: Sendable {
    package let title: String
    /// The text; empty if the title is sufficient.
    package let text: String

    /// - Parameter showsAmounts: false for a message that others may see in transit.
    package init(_ content: Notification.Content, today: CalendarDate, showsAmounts: Bool = true, t: Texts) {
        switch content {
        case .budget(let alert):
            title = Self.title(alert, t)
            // The administrator gets no figures, which would stay when the person shares nothing any more.
            if case .other = alert.limited { text = "" } else { text = showsAmounts ? Self.figures(alert, today: today, t) : "" }
        case .recurring(let notice):
            title = t.recurring.isDue(notice.title)
            let amount = showsAmounts ? t.recurring.usually(t.money.string(notice.amount)) : nil
            text = [t.recurring.dueOn(t.dates.day(notice.due, today: today)), amount].compactMap(\.self).joined(separator: t.frame.listSeparator)
        case .report(let notice):
            title = t.keptReports.notice(notice.name)
            func sum(_ name: String, _ units: Int64) -> String? {
                showsAmounts && units != 0
                    ? t.reports.withColon(name) + t.statistics.space + t.money.string(Money(minorUnits: units, notice.currency)) : nil
            }
            text = [
                t.dates.period(notice.period, today: today), sum(t.reports.expenses, notice.expenses), sum(t.reports.income, notice.income),
            ].compactMap(\.self).joined(separator: t.frame.listSeparator)
        case .bank(let notice):
            (title, text) = (t.bridges.isRevoked(notice.host), t.bridges.revoked)
        case .security(let notice):
            title = t.security.title(notice.event)
            text = [notice.device.map { Self.place($0, t) }, t.security.advice(notice.event)].compactMap(\.self)
                .joined(separator: t.language == .english ? " " : "")
        case .record(let notice):
            title = Self.title(notice, t)
            text = notice.count > 1 ? t.history.severalText : showsAmounts ? t.money.string(notice.money) : ""
        }
    }

    private static func title(_ notice: RecordNotice, _ t: Texts) -> String {
        let name = !notice.name.isEmpty ? t.households.honored(notice.name) : notice.person == nil ? t.history.server : t.households.formerMember
        guard notice.count == 1 else { return t.history.severalChanges(name, notice.count) }
        return switch notice.kind {
        case .added: t.history.addedRecord(name, notice.title)
        case .changed: t.history.changedRecord(name, notice.title)
        case .deleted: t.history.deletedRecord(name, notice.title)
        case .restored: t.history.restoredRecord(name, notice.title)
        }
    }

    private static func title(_ alert: BudgetAlert, _ t: Texts) -> String {
        var name = alert.isDaily ? t.budgets.dailyBudget : alert.name
        switch alert.limited {
        case nil: break
        case .oneself(let administrator): name = [name, t.shared.setBy(administrator)].joined(separator: t.frame.listSeparator)
        case .other(_, let person):
            let person = person.isEmpty ? t.households.formerMember : person
            return alert.level == .usedUp ? t.shared.isLimited(person, name) : t.shared.nearing(person, name, alert.alertPercent)
        }
        if alert.isOver { return t.notifications.isOver(name) }
        return switch alert.level {
        case .usedUp: t.notifications.isUsedUp(name)
        case .nearing: t.notifications.isNear(name, alert.percentUsed ?? 100)
        }
    }

    private static func figures(_ alert: BudgetAlert, today: CalendarDate, _ t: Texts) -> String {
        let money = t.money
        let spent = t.notifications.spentIn(
            money.string(alert.spent), money.string(alert.available), t.dates.period(alert.period, today: today))
        let rest = (try? alert.remaining()).flatMap { rest in
            rest.isZero
                ? nil
                : rest.isNegative
                    ? t.notifications.over(money.string(rest).trimmingMinus)
                    : (alert.isDaily ? t.notifications.unspent : t.notifications.left)(money.string(rest))
        }
        return [spent, rest].compactMap(\.self).joined(separator: t.language == .english ? " " : "")
    }

    private static func place(_ device: SecurityDevice, _ t: Texts) -> String {
        t.security.from(Device(userAgent: device.userAgent).name(t), device.address)
    }
}

extension ReportNotice {
    /// The days, as a month or a year where they are a whole one.
    package var period: Period {
        let calendar = CivilCalendar(weekStart: .monday, monthStart: 1)
        return [Period.Length.monthly, .yearly].map { calendar.period($0, containing: first) }.first { $0.dates == first...last }
            ?? Period(first...last)
    }
}
