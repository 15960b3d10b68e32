import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The form of a new or an existing recurring record.
package struct RecurringFormPage: PageModel {
    /// One of the next days.
    package struct Next: Sendable {
        package let day, month, name, note, distance: String
        package let isSoon: Bool
    }

    package let title: String
    package let action: Link
    package var tab: Tab { .recurring }
    package var isTask: Bool { true }
    package var back: Link? { Paths.recurring }
    package var assets: PageAssets {
        var assets: PageAssets = [.recurring, .draft, .amounts, .keypad]
        if record.hashtags.hasMore { assets.insert(.hashtags) }
        return assets
    }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let isNew: Bool
    /// The values that the form carries along.
    package let hidden: [Hidden]
    package let formKey: String
    /// The fields of the record.
    package let record: TransactionFormPage
    package let every, starts, until, times: Field
    package let frequency, weekend: SelectField
    package let neverEnds, endsOn, endsAfter, asks: Bool
    package let endsError, postingError: FieldError?
    package let monthEnd: String?
    package let next: [Next]
    package let hasNext: Bool
    package let addedAtOnce: String?
    /// The day that can be changed alone; nil for a new rule, and for one without a next day.
    /// The sentence about days that a weekend moves to one day; nil if there are none.
    package let together: String?
    /// The question about days of a changed rule that are past.
    package let asksPast, addsPast, leavesPast: Bool
    package let pastError: FieldError?
    package let onlyOne: String?
    package let isOnlyOne: Bool

    package struct Hidden: Sendable {
        package let name, value: String
    }

    /// - Parameters:
    ///   - rule: the rule being changed; nil for a new one.
    ///   - id: the ID of the rule.
    package init(
        _ form: FormState, id: Recurrence.ID, rule: Recurrence?, offer: TransactionFormPage.Offer, newRecord: Transaction.ID,
        deletion: Deletion.ID, isTyped: Bool, t: Texts
    ) {
        let texts = t.recurring, today = offer.today
        isNew = rule == nil
        title = rule == nil ? texts.newTitle : texts.editTitle
        action = rule.map { Paths.recurrence($0.id) } ?? Paths.recurring
        hasProblems = form.hasProblems
        problems = form.summary(t)
        formKey = rule == nil ? "recurring" : "recurring-\(id)"
        record = TransactionFormPage(.new(newRecord), form: form, offer: offer, deletion: deletion, isTyped: isTyped || rule != nil, t: t)
        let carried = [
            RecurringForm.from, RecurringForm.scheduled, RecurringForm.single, TransactionForm.time, TransactionForm.latitude,
            TransactionForm.longitude, TransactionForm.place,
        ].filter { !form.value($0).isEmpty }
        hidden = [Hidden(name: RecurringForm.id.name, value: id.description)] + carried.map { Hidden(name: $0.name, value: form.value($0)) }
        every = Field(RecurringForm.every, label: texts.everyLabel, form: form, t: t)
        starts = Field(RecurringForm.starts, label: texts.starts, form: form, t: t)
        until = Field(RecurringForm.until, label: texts.until, form: form, t: t, saysOptional: false)
        times = Field(RecurringForm.times, label: texts.times, form: form, t: t, saysOptional: false)
        frequency = SelectField(
            RecurringForm.frequency, label: texts.howOften, form: form,
            options: RecurrenceRule.Frequency.allCases.map { ($0.rawValue, texts.unit($0)) }, t: t)
        weekend = SelectField(
            RecurringForm.weekend, label: texts.weekend, form: form,
            options: RecurrenceRule.WeekendRule.allCases.map { ($0.rawValue, texts.weekendChoice($0)) }, t: t)
        let ends = form.value(RecurringForm.ends)
        (endsOn, endsAfter, neverEnds) = (ends == "on", ends == "after", ends != "on" && ends != "after")
        pastError = form.error(RecurringForm.past, t)
        (asksPast, addsPast, leavesPast) = (
            pastError != nil || !form.value(RecurringForm.past).isEmpty, form.value(RecurringForm.past) == "add",
            form.value(RecurringForm.past) == "skip"
        )
        asks = form.value(RecurringForm.posting) == Recurrence.Posting.ask.rawValue
        endsError = form.error(RecurringForm.ends, t)
        postingError = form.error(RecurringForm.posting, t)
        let recurrence = form.recurring.recurrence
        monthEnd = recurrence.flatMap { $0.starts.day > 28 && ($0.frequency == .monthly || $0.frequency == .yearly) ? texts.monthEnd : nil }
        together = recurrence?.hasCollisions == true ? texts.weekendTogether : nil
        let decided = rule?.decidedTo
        let left = recurrence.map { $0.occurrences(after: decided) }
        next = left.map { $0.prefix(4).map { Next($0, today: today, t: t) } } ?? []
        hasNext = recurrence != nil
        let due = left?.prefix { $0.due <= today }.count ?? 0
        let isMade = !form.value(RecurringForm.from).isEmpty
        let added = rule == nil && isMade ? due - 1 : due
        addedAtOnce = !asks && added > 0 ? texts.addedAtOnce(added) : nil
        let day = rule.flatMap { $0.isPaused ? nil : $0.next }
        onlyOne = day.map { texts.onlyOne(t.dates.dayOfMonth($0.due, today: today)) }
        isOnlyOne = form.value(RecurringForm.scope) == "one"
    }
}

extension RecurringFormPage.Next {
    init(_ occurrence: RecurrenceRule.Occurrence, today: CalendarDate, t: Texts) {
        let due = occurrence.due, days = due.daysSince1970 - today.daysSince1970
        (day, month, name) = (String(due.day), t.dates.month(due.month), t.dates.day(due, today: today))
        note = due == occurrence.scheduled ? "" : t.recurring.movedFrom(t.dates.dayOfMonth(occurrence.scheduled, today: today))
        distance = abs(days) <= 31 ? t.recurring.inDays(days) : ""
        isSoon = 0...3 ~= days
    }
}
