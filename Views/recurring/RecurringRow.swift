import Bookkeeping
import Language
import SitePaths
import Templates

/// A recurring record in a list: with its next day, or with one of its days.
package struct RecurringRow: Sendable {
    package let id: Recurrence.ID
    /// The day of the month and the month; a dash for a rule without a next day.
    package let day, month: String
    /// True for the next three days.
    package let isSoon: Bool
    package let title, meta, sign, hue, actions: String
    package let amount: MoneyText
    package let asks, isWaiting, isPaused, hasNext: Bool
    /// True for a paused rule, and for one that is not caught up.
    package let canResume: Bool
    /// The next day by the interval alone, which the actions are about.
    package let scheduled: String
    package let deletion: Deletion.ID
    /// An observation about the rule, and the way to act on it.
    package let finding: Finding?

    package struct Finding: Sendable {
        package let sentence, action: String
        package let link: Link
    }

    package var editLink: Link { Paths.editRecurring(id) }
    package var postLink: Link { Paths.postRecurring(id) }
    package var skipLink: Link { Paths.skipRecurring(id) }
    package var pauseLink: Link { Paths.pauseRecurring(id) }
    package var endLink: Link { Paths.endRecurring(id) }

    /// - Parameters:
    ///   - planned: the day to show; nil for the next one.
    ///   - finding: the observation about the rule; nil for none.
    package init(
        _ rule: Recurrence, planned: PlannedRecord? = nil, finding: RuleFinding? = nil, names: LedgerNames, today: CalendarDate,
        deletion: Deletion.ID, t: Texts
    ) {
        let texts = t.recurring, next = rule.isPaused ? nil : rule.next, shown = planned?.day ?? next
        id = rule.id
        (day, month) = shown.map { (String($0.due.day), t.dates.month($0.due.month)) } ?? ("–", "")
        let days = shown.map { $0.due.daysSince1970 - today.daysSince1970 }
        isSoon = days.map { 0...3 ~= $0 } ?? false
        title = rule.title(names, t)
        let recurrence = rule.recurrence, isOnce = recurrence.end == .after(1)
        var parts = [days.map(texts.inDays)]
        if !isOnce { parts.append(texts.every(recurrence.frequency, recurrence.every)) }
        switch recurrence.end {
        case .never: break
        case .on(let date): parts.append(texts.endsOn(t.dates.dayOfMonth(date, today: today)))
        case .after(let times): parts.append(texts.timesInAll(times))
        }
        if next == nil, !rule.isPaused { parts.append(texts.ended) }
        meta = parts.compactMap(\.self).joined(separator: t.frame.listSeparator)
        let row = RecordRow(Record(rule.sample), names: names, when: WhenText(), t: t)
        (amount, sign, hue) = (row.amount, row.sign, row.hue)
        actions = texts.actions(title)
        (asks, isPaused, hasNext) = (rule.posting == .ask, rule.isPaused, next != nil)
        canResume = rule.isPaused || rule.isHeld(on: today)
        isWaiting = planned?.state == .waiting
        scheduled = next?.scheduled.description ?? ""
        self.deletion = deletion
        self.finding =
            switch finding {
            case nil: nil
            case .changedPrice(let amount):
                Finding(
                    sentence: t.found.lately(t.money.string(amount)), action: t.found.changeAmount,
                    link: Paths.editRecurring(rule.id).query("amount", MoneyFormat.plain(amount)))
            case .missing(let day):
                Finding(
                    sentence: t.found.missing(t.dates.dayOfMonth(day, today: today)), action: t.found.answer,
                    link: Paths.recurring.appending("#waits-h"))
            }
    }
}

extension Recurrence {
    /// Returns the title of the rule's records, or the name of the category in its place.
    func title(_ names: LedgerNames, _ t: Texts) -> String { t.title(of: Record(sample), names) }
}
