import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The recurring records, as a list or as the calendar of a month, and what waits for an answer.
package struct RecurringIndexPage: PageModel {
    /// A due record that waits for its amount.
    package struct Waiting: Sendable {
        package let title, detail, scheduled, hue, icon: String
        package let amount: MoneyField
        package let problems: ProblemSummary?
        /// The ID that the record gets.
        package let record: Transaction.ID
        let rule: Recurrence.ID
        package var link: Link { Paths.postRecurring(rule) }
    }

    package struct Group: Sendable {
        package let heading, sum: String
        package let rows: [RecurringRow]
    }

    package let title: String
    package var tab: Tab { .recurring }
    package var back: Link? { nil }
    package var assets: PageAssets {
        var assets: PageAssets = waiting.isEmpty ? [.recurring] : [.recurring, .amounts]
        if hasFound || groups.contains(where: { $0.rows.contains { $0.finding != nil } }) { assets.insert(.found) }
        return assets
    }
    package let hasProblems: Bool
    package let views: [Segment]
    package let waiting: [Waiting]
    package var hasWaiting: Bool { !waiting.isEmpty }
    package let toAnswer, fixedIn, fixedOut, stillToCome: String
    package let isHeld: Bool
    package let groups: [Group]
    package let calendar: RecurringCalendar?
    /// The regular payments of the past, including the ones that are not offered; nil without any.
    package let found: FoundSection?
    package var hasFound: Bool { found != nil }
    package let isEmpty: Bool

    /// The data of the page.
    package struct Content: Sendable {
        package let rules: [Recurrence]
        package let findings: [Recurrence.ID: RuleFinding]
        package let offers: [PaymentOffer]
        package let dismissed: [DismissedPayment]
        package let waiting: [(record: WaitingRecord, range: (least: Money, most: Money)?)]
        /// The days of the calendar month of today.
        package let month: [PlannedRecord]
        package let names: LedgerNames
        package let today: CalendarDate

        package init(
            rules: [Recurrence], findings: [Recurrence.ID: RuleFinding], offers: [PaymentOffer], dismissed: [DismissedPayment],
            waiting: [(record: WaitingRecord, range: (least: Money, most: Money)?)], month: [PlannedRecord], names: LedgerNames,
            today: CalendarDate
        ) {
            (self.findings, self.offers, self.dismissed) = (findings, offers, dismissed)
            (self.rules, self.waiting, self.month, self.names, self.today) = (rules, waiting, month, names, today)
        }
    }

    /// - Parameters:
    ///   - calendar: nil for the list.
    ///   - answer: the refused answer to a waiting record, and which one.
    ///   - new: returns an ID for a record or a deletion that a form may make.
    package init(
        _ content: Content, calendar: RecurringCalendar?, answer: (form: FormState, rule: Recurrence.ID, scheduled: CalendarDate)? = nil,
        newRecord: () -> Transaction.ID, newDeletion: () -> Deletion.ID, t: Texts
    ) {
        let texts = t.recurring, today = content.today, names = content.names
        title = texts.title
        self.calendar = calendar
        hasProblems = answer != nil
        views = [
            Segment(url: Paths.recurring, label: texts.list, isCurrent: calendar == nil),
            Segment(url: Paths.recurring.query("view=calendar"), label: texts.calendar, isCurrent: calendar != nil),
        ]
        waiting = content.waiting.map { waiting, range in
            let rule = waiting.rule, currency = rule.movement.amount.currency
            let state = answer.flatMap { $0.rule == rule.id && $0.scheduled == waiting.day.scheduled ? $0.form : nil }
            let usual = range.map {
                $0.least == $0.most ? t.money.string($0.least) : texts.between(t.money.string($0.least), t.money.string($0.most))
            }
            let detail = [texts.dueOn(t.dates.day(waiting.day.due, today: today)), usual.map(texts.usually)]
            let form = state ?? FormState(DueRecordForm(FormInput([(DueRecordForm.amount.name, MoneyFormat.plain(rule.movement.amount))])))
            let name = rule.title(names, t), category = rule.movement.category.flatMap(names.category)
            return Waiting(
                title: name, detail: detail.compactMap(\.self).joined(separator: t.frame.listSeparator), scheduled: waiting.day.scheduled.description,
                hue: (category?.hue ?? .slate).rawValue, icon: (category?.icon ?? .other).rawValue,
                amount: MoneyField(
                    Field(
                        DueRecordForm.amount, label: texts.amountOf(name), form: form, t: t,
                        prefix: "\(rule.id)-\(waiting.day.scheduled)-"), currency: currency, language: t.language, isBrief: true),
                problems: state?.summary(t, prefix: "\(rule.id)-\(waiting.day.scheduled)-"), record: newRecord(), rule: rule.id)
        }
        toAnswer = texts.toAnswer(waiting.count)
        let fixed = content.month.filter { $0.rule.movement.kind != .transfer }
        fixedIn = Self.sum(fixed.filter { $0.rule.movement.kind == .income }, t)
        fixedOut = Self.sum(fixed.filter { $0.rule.movement.kind == .expense }, t)
        stillToCome = Self.sum(fixed.filter { $0.state != .posted }, t)
        isHeld = content.rules.contains { !$0.isPaused && $0.isHeld(on: today) }
        isEmpty = content.rules.isEmpty
        found = FoundSection(content.offers, dismissed: content.dismissed, names: names, today: today, t: t)
        let end = today.lastOfMonth
        func group(_ heading: String, isSummed: Bool = false, _ isIncluded: (Recurrence, CalendarDate?) -> Bool) -> Group? {
            let rules = content.rules.filter { isIncluded($0, $0.isPaused ? nil : $0.next?.due) }
            guard !rules.isEmpty else { return nil }
            let rows = rules.map { RecurringRow($0, finding: content.findings[$0.id], names: names, today: today, deletion: newDeletion(), t: t) }
            return Group(heading: heading, sum: isSummed ? Self.sum(fixed.filter { $0.state == .coming }, t) : "", rows: rows)
        }
        groups =
            calendar != nil
            ? []
            : [
                group(texts.thisMonth, isSummed: true) { $1.map { $0 <= end } ?? false }, group(texts.later) { $1.map { $0 > end } ?? false },
                group(texts.notRunning) { $1 == nil },
            ].compactMap(\.self)
    }

    /// Returns income less expenses, by currency.
    private static func sum(_ planned: [PlannedRecord], _ t: Texts) -> String {
        var sums: [Currency: Money] = [:]
        for item in planned {
            let amount = item.rule.movement.amount, before = sums[amount.currency] ?? .zero(amount.currency)
            let isIncome = item.rule.movement.kind == .income
            guard let sum = try? isIncome ? before.adding(amount) : before.subtracting(amount) else { return "" }
            sums[amount.currency] = sum
        }
        let texts = sums.values.sorted { $0.currency.code < $1.currency.code }.map { t.money.string($0, sign: $0.isNegative ? .negative : .plus) }
        return texts.isEmpty ? "–" : texts.joined(separator: t.frame.listSeparator)
    }
}
