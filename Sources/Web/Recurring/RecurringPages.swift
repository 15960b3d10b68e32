import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages for recurring records: the list and the calendar of a month, the form, and what happens to their days.
struct RecurringPages: Sendable {
    private let store: Store
    private let view = FormField.hidden("view"), date = FormField.hidden("date")
    /// `0` to go on, anything else to pause.
    private static let paused = FormField.hidden("paused")

    init(store: Store) { self.store = store }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response { try list(visit, person) }

    /// Shows the form of a new rule, or with the query parameter `from` of one that repeats that record, with the days and the posting of further
    /// parameters.
    func new(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Recurrence.ID = visit.new()
        if let from = visit.query.text(RecurringForm.from).flatMap(Transaction.ID.init) {
            guard let record = try store.read(person.book, { try $0.transaction(from) }) else { throw Failure.notFound }
            let form = RecurringForm(id: id, repeating: record).filled(from: visit.query)
            return try formPage(visit, person, FormState(form), id: id, isTyped: true)
        }
        return try formPage(visit, person, FormState(RecurringForm(id: id, starts: person.today)), id: id)
    }

    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = RecurringForm(try visit.form.input), id = form.id ?? visit.new()
        if form.isLook { return try formPage(visit, person, FormState(form), id: id, isTyped: true) }
        do {
            let (saved, alerts) = try store.writeCollectingAlerts(person.book) { editor in
                // The records of a form sent twice are there already.
                guard try editor.ledger.recurring.rule(id) == nil else { return Saved.alreadySaved }
                let draft = try draft(form, editing: nil, editor, visit, person)
                return try editor.recurring.add(id, draft, from: form.from, on: person.today, at: visit.now)
            }
            return visit.redirect(Paths.recurring, .said(saved == .added ? .recurringSaved : .alreadySaved), alerts: alerts)
        } catch {
            let problems = try Problems(of: error, Self.conflicts)
            return try formPage(
                visit, person, FormState(form.input, problems: problems), id: id, isTyped: true, status: .unprocessableContent)
        }
    }

    func edit(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let rule = try rule(visit, person), form = RecurringForm(rule, single: visit.new()).filled(from: visit.query)
        return try formPage(visit, person, FormState(form), id: rule.id, rule: rule)
    }

    func update(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let rule = try rule(visit, person), form = RecurringForm(try visit.form.input)
        if form.isLook { return try formPage(visit, person, FormState(form), id: rule.id, rule: rule, isTyped: true) }
        do {
            let (_, alerts) = try store.writeCollectingAlerts(person.book) { editor in
                var draft = try draft(form, editing: rule, editor, visit, person)
                guard let one = form.one else {
                    let past = rule.pastDays(of: draft, on: person.today).count
                    if past > 0, form.leavesOutPast == nil { throw Problems(RecurringForm.past.name, .pastDays(past)) }
                    return try editor.recurring.update(
                        rule.id, draft, leavesOutPast: form.leavesOutPast == true, on: person.today, at: visit.now)
                }
                // The day of the form is the first one of the rule: the changed day keeps its own, unless another was typed.
                if draft.recurrence.starts == rule.recurrence.starts, let day = rule.next, day.scheduled == one.scheduled {
                    draft = draft.beginning(on: day.due)
                }
                try editor.recurring.updateOne(rule.id, on: one.scheduled, as: one.rule, draft, on: person.today, at: visit.now)
            }
            return visit.redirect(Paths.recurring, .said(.recurringSaved), alerts: alerts)
        } catch {
            let problems = try Problems(of: error, Self.conflicts)
            return try formPage(
                visit, person, FormState(form.input, problems: problems), id: rule.id, rule: rule, isTyped: true, status: .unprocessableContent)
        }
    }

    /// Adds the record of a day that waits, with its amount, or of the next day before its time; or leaves it out.
    func post(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let rule = try rule(visit, person), form = DueRecordForm(try visit.form.input)
        guard let scheduled = form.scheduled ?? rule.next?.scheduled else { return visit.redirect(Paths.recurring, .said(.recurringDecided)) }
        if form.isSkip { return try skip(rule, scheduled, visit, person) }
        do {
            let amount = try form.amount(in: rule.movement.amount.currency)
            let (isPosted, alerts) = try store.writeCollectingAlerts(person.book) { editor in
                try editor.recurring.post(
                    rule.id, scheduled, as: form.record ?? visit.new(), amount: amount, on: person.today, at: visit.now)
            }
            return visit.redirect(Paths.recurring, .said(isPosted ? .recurringPosted : .recurringDecided), alerts: alerts)
        } catch {
            let problems = try Problems(of: error, Self.answerConflicts)
            return try list(
                visit, person, answer: (FormState(form.input, problems: problems), rule.id, scheduled), status: .unprocessableContent)
        }
    }

    func skip(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let rule = try rule(visit, person), form = DueRecordForm(try visit.form.input)
        guard let scheduled = form.scheduled ?? rule.next?.scheduled else { return visit.redirect(Paths.recurring, .said(.recurringDecided)) }
        return try skip(rule, scheduled, visit, person)
    }

    private func skip(_ rule: Recurrence, _ scheduled: CalendarDate, _ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let isSkipped = try store.write(person.book) { try $0.recurring.skip(rule.id, scheduled, at: visit.now) }
        return visit.redirect(Paths.recurring, .said(isSkipped ? .recurringSkipped : .recurringDecided))
    }

    func pause(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let rule = try rule(visit, person), resumes = try visit.form[Self.paused] == "0"
        try store.write(person.book) { editor in
            if resumes {
                try editor.recurring.resume(rule.id, on: person.today, at: visit.now)
            } else {
                try editor.recurring.pause(rule.id, at: visit.now)
            }
        }
        return visit.redirect(Paths.recurring, .said(resumes ? .recurringResumed : .recurringPaused))
    }

    func end(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Recurrence.ID = try visit.id(), deletion: Deletion.ID = visit.posted(.deletion, in: try visit.form)
        _ = try store.deleteOnce(deletion, in: person.book) { try $0.recurring.delete(id, as: deletion, at: visit.now) }
        return visit.redirect(Paths.recurring, .deleted(deletion))
    }

    /// Offers a payment of the past as a rule no more.
    func dismiss(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Transaction.ID = try visit.id()
        _ = try store.write(person.book) { try $0.regularPayments.dismiss(id, at: visit.now) }
        return visit.redirect(Paths.recurring, .paymentDismissed(id))
    }

    func offerAgain(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Transaction.ID = try visit.id()
        let isOffered = try store.write(person.book) { try $0.regularPayments.offerAgain(id) }
        return visit.redirect(Paths.recurring, .said(isOffered ? .paymentOffered : .nothingToUndo))
    }

    private func draft(
        _ form: RecurringForm, editing rule: Recurrence?, _ editor: LedgerEditor, _ visit: Visit, _ person: SignedInPerson
    ) throws -> Recurrence.Draft {
        try form.draft(editing: rule, today: person.today) { try $0.draft(in: editor.ledger, now: person.civil) }
    }

    private func rule(_ visit: Visit, _ person: SignedInPerson) throws -> Recurrence {
        let id: Recurrence.ID = try visit.id()
        guard let rule = try store.read(person.book, { try $0.recurring.rule(id) }) else { throw Failure.notFound }
        return rule
    }

    private func list(
        _ visit: Visit, _ person: SignedInPerson, answer: (form: FormState, rule: Recurrence.ID, scheduled: CalendarDate)? = nil,
        status: Status = .ok
    ) throws -> Response {
        let typed = visit.query[date], isDay = typed.count > 7, isCalendar = visit.query[view] == "calendar"
        let shown = CalendarDate(isDay ? typed : typed + "-01") ?? person.today
        let weekStart = person.calendar.weekStart
        let page = try store.read(person.book) { ledger in
            let rules = try ledger.recurring.all(), names = try ledger.names()
            let waiting = try ledger.recurring.waiting().map { (record: $0, range: try ledger.recurring.amounts(of: $0.rule)) }
            let found = try ledger.regularPayments.found(), beside = try ledger.regularPayments.beside(of: found)
            let findings = try rules.reduce(into: [:]) { findings, rule in
                findings[rule.id] = rule.finding(
                    waiting: waiting.filter { $0.record.rule.id == rule.id }.map(\.record.day.due),
                    corrections: try ledger.recurring.corrections(of: rule), beside: beside, on: person.today)
            }
            let offers = try isCalendar ? [] : ledger.regularPayments.offers(of: found, beside: rules)
            let content = RecurringIndexPage.Content(
                rules: rules, findings: findings, offers: offers, dismissed: isCalendar ? [] : try ledger.regularPayments.dismissed(),
                waiting: waiting, month: try ledger.recurring.planned(rules, in: person.today.firstOfMonth...person.today.lastOfMonth),
                names: names, today: person.today)
            let calendar =
                try isCalendar
                ? RecurringCalendar(
                    shown, isDay: isDay, planned: ledger.recurring.planned(rules, in: RecurringCalendar.days(ofMonth: shown, weekStart: weekStart)),
                    weekStart: weekStart, names: names, today: person.today, newDeletion: visit.new, t: visit.t) : nil
            return RecurringIndexPage(
                content, calendar: calendar, answer: answer, newRecord: visit.new, newDeletion: visit.new, t: visit.t)
        }
        return visit.page(status) { Template.recurringIndex(page, app: $0, into: &$1) }
    }

    private func formPage(
        _ visit: Visit, _ person: SignedInPerson, _ form: FormState, id: Recurrence.ID, rule: Recurrence? = nil, isTyped: Bool = false,
        status: Status = .ok
    ) throws -> Response {
        let offer = try store.read(person.book) { try TransactionPages.offer(of: $0, to: person) }
        let page = RecurringFormPage(
            form, id: id, rule: rule, offer: offer, newRecord: visit.new(), deletion: visit.new(), isTyped: isTyped, t: visit.t)
        return visit.page(status) { Template.recurringForm(page, app: $0, into: &$1) }
    }

    private static let conflicts: [Conflict: Problems] = [
        .invalid: Problems(TransactionForm.forWhom.name, .notAChoice),
        .overflow: Problems(TransactionForm.amount.name, .amountTooLarge),
        .currencyMismatch: Problems(TransactionForm.account.name, .notAChoice),
        .ruleLimit: Problems(Problems.wholeForm, .ruleLimit(Recurrence.limit)),
    ]

    private static let answerConflicts: [Conflict: Problems] = [
        .invalid: Problems(DueRecordForm.amount.name, .notAChoice),
        .overflow: Problems(DueRecordForm.amount.name, .amountTooLarge),
    ]
}

extension Recurrence.Draft {
    /// Returns the draft of the same values on other days.
    fileprivate func beginning(on date: CalendarDate) -> Self {
        var draft = self
        if let moved = RecurrenceRule(
            recurrence.frequency, every: recurrence.every, starts: date, end: .never, weekend: .keep)
        {
            draft.recurrence = moved
        }
        return draft
    }
}
