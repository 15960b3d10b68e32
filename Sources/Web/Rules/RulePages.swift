import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages for rules that file entries: the list, the form with its trial, their order, and records of the past.
struct RulePages: Sendable {
    private let store: Store
    /// `up` or `down`.
    private static let to = FormField.hidden("to")
    private static let payee = FormField("payee", .text, max: RecordText.title.limit), kind = FormField.hidden("kind")
    private static let rule = FormField.hidden("rule")

    init(store: Store) { self.store = store }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let page = try store.read(person.book) { ledger in
            let rules = try ledger.rules.written()
            return RuleIndexPage(
                rules, counts: try ledger.rules.counts(of: rules), learned: try ledger.rules.learned(beside: rules),
                dismissed: try ledger.rules.dismissed(), names: try ledger.names(), newDeletion: visit.new, newDismissal: visit.new, t: visit.t)
        }
        return visit.page { Template.ruleIndex(page, app: $0, into: &$1) }
    }

    /// Shows the form of a new rule; the query parameters `payee` and `kind` fill it with the rule learned from a payee.
    func new(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: FilingRule.ID = visit.new()
        if let payee = Self.payee(visit.query),
            let learned = try store.read(person.book, { try $0.rules.learned() }).first(where: { $0.payee == payee })
        {
            return try formPage(visit, person, FilingRuleForm(id: id, learned), id: id, isTried: true)
        }
        return try formPage(visit, person, FilingRuleForm(id: id), id: id)
    }

    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = FilingRuleForm(try visit.form.input), id = form.id ?? visit.new()
        if form.isLook { return try formPage(visit, person, form, id: id, isTried: true) }
        do {
            let saved = try store.write(person.book) { editor in
                guard try editor.ledger.rules.rule(id) == nil else { return Saved.alreadySaved }
                return try editor.rules.add(id, try Self.draft(form, in: editor.ledger), at: visit.now)
            }
            return redirect(visit, id, form, .said(saved == .added ? .ruleSaved : .alreadySaved))
        } catch {
            return try formPage(visit, person, form, id: id, problems: try Problems(of: error, Self.conflicts))
        }
    }

    func edit(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let rule = try rule(try visit.id(), person)
        return try formPage(visit, person, FilingRuleForm(rule), id: rule.id, rule: rule, isTried: rule.rest == nil)
    }

    func update(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let rule = try rule(try visit.id(), person), form = FilingRuleForm(try visit.form.input)
        if form.isLook { return try formPage(visit, person, form, id: rule.id, rule: rule, isTried: true) }
        do {
            try store.write(person.book) { try $0.rules.update(rule.id, try Self.draft(form, in: $0.ledger), at: visit.now) }
            return redirect(visit, rule.id, form, .said(.ruleSaved))
        } catch {
            return try formPage(visit, person, form, id: rule.id, rule: rule, problems: try Problems(of: error, Self.conflicts))
        }
    }

    func move(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: FilingRule.ID = try visit.id(), isUp = try visit.form[Self.to] == "up"
        _ = try store.write(person.book) { try $0.rules.move(id, up: isUp) }
        return visit.redirect(Paths.rules)
    }

    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: FilingRule.ID = try visit.id(), deletion: Deletion.ID = visit.posted(.deletion, in: try visit.form)
        _ = try store.deleteOnce(deletion, in: person.book) { editor in
            guard let rule = try editor.ledger.rules.rule(id) else { throw StoreError.notFound }
            let name = RuleSentence(rule, names: try editor.ledger.names(), t: visit.t).text
            return try editor.rules.delete(id, named: name, as: deletion, at: visit.now)
        }
        return visit.redirect(Paths.rules, .deleted(deletion))
    }

    /// Learns nothing more from a payee.
    func dismiss(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = try visit.form
        guard let payee = Self.payee(form.input) else { throw Failure.notFound }
        let id: DismissedLearning.ID = visit.posted(.hidden("id"), in: form)
        do {
            let isNew = try store.write(person.book) { try $0.rules.dismiss(payee, as: id, at: visit.now) }
            return visit.redirect(Paths.rules, isNew ? .learningDismissed(id) : nil)
        } catch StoreError.notFound {
            // Nothing is learned from the payee any more, which the list shows.
            return visit.redirect(Paths.rules)
        }
    }

    /// Learns from a payee again.
    func learn(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: DismissedLearning.ID = try visit.id()
        let isLearned = try store.write(person.book) { try $0.rules.learnAgain(id) }
        return visit.redirect(Paths.rules, .said(isLearned ? .learnedAgain : .nothingToUndo))
    }

    /// Shows the records of the past that a rule would change, or with no parameter `rule` all of them.
    func confirmApplying(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try applyPage(visit, person, of: visit.query, id: visit.new())
    }

    func apply(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = try visit.form, id: ChangedRecords.ID = visit.posted(.hidden("id"), in: form)
        if let made = try store.read(person.book, { try $0.many.changedRecords(id) }) {
            return visit.redirect(Paths.rules, .recordsFiled(made.id, count: made.count))
        }
        do {
            let (made, alerts) = try store.writeCollectingAlerts(person.book) { editor in
                let rules = try Self.chosen(form.input, in: editor.ledger).rules
                let count = try editor.ledger.rules.preview(of: rules).changing
                guard RecordChangeForm(form.input).agrees(withCount: count) else { throw Recounted(count: count) }
                return try editor.many.file(by: rules, as: id, at: visit.now)
            }
            return visit.redirect(Paths.rules, .recordsFiled(made.id, count: made.count), alerts: alerts)
        } catch let recounted as Recounted {
            return try applyPage(visit, person, of: form.input, id: id, refusal: visit.t.rules.recounted(recounted.count))
        } catch is NothingChanged {
            return visit.redirect(Paths.rules, .said(.nothingFiled))
        } catch StoreError.conflict(.tooManyRecords) {
            return try applyPage(visit, person, of: form.input, id: id, refusal: visit.t.changes.tooMany)
        }
    }

    /// The number of records has changed since the page was shown.
    private struct Recounted: Error {
        let count: Int
    }

    /// Returns the rules that a request is about, in their order: the one that it names, or all. Throws `Failure.notFound`.
    private static func chosen(_ input: FormInput, in ledger: Ledger) throws -> (rules: [FilingRule], one: FilingRule?) {
        let rules = try ledger.rules.written()
        guard !input[rule].isEmpty else { return (rules, nil) }
        guard let id = FilingRule.ID(input[rule]), let one = rules.first(where: { $0.id == id }) else { throw Failure.notFound }
        return ([one], one)
    }

    private static func payee(_ input: FormInput) -> LearnedRule.Payee? {
        guard let key = input.text(payee), let kind = Bookkeeping.Category.Kind(rawValue: input[kind]) else { return nil }
        return LearnedRule.Payee(key: key, kind: kind)
    }

    private static func draft(_ form: FilingRuleForm, in ledger: Ledger) throws -> FilingRule.Draft {
        try form.draft(accounts: ledger.accounts(), categories: ledger.categories(), mainCurrency: ledger.settings().mainCurrency)
    }

    private func rule(_ id: FilingRule.ID, _ person: SignedInPerson) throws -> FilingRule {
        guard let rule = try store.read(person.book, { try $0.rules.rule(id) }) else { throw Failure.notFound }
        return rule
    }

    /// Leads to the list, or to the records of the past if the form asks for them.
    private func redirect(_ visit: Visit, _ id: FilingRule.ID, _ form: FilingRuleForm, _ done: ActionResult) -> Response {
        visit.redirect(form.goesOn ? Paths.applyRules.query("rule=\(id)") : Paths.rules, done)
    }

    /// - Parameter isTried: true to show the records that the rule would change, if it has no problem.
    private func formPage(
        _ visit: Visit, _ person: SignedInPerson, _ form: FilingRuleForm, id: FilingRule.ID, rule: FilingRule? = nil, isTried: Bool = false,
        problems: Problems? = nil
    ) throws -> Response {
        let (content, preview, found) = try store.read(person.book) { ledger in
            var preview: FilingPreview?, found = problems
            if isTried {
                do {
                    preview = try ledger.rules.preview(of: [FilingRule(id: id, try Self.draft(form, in: ledger))])
                } catch let problems as Problems {
                    found = problems
                }
            }
            let content = RuleFormPage.Content(
                names: try ledger.names(), hashtags: try ledger.hashtags(), mainCurrency: try ledger.settings().mainCurrency)
            return (content, preview, found)
        }
        let page = RuleFormPage(
            found.map { FormState(form.input, problems: $0) } ?? FormState(form), id: id, rule: rule, content: content, preview: preview,
            today: person.today, deletion: visit.new(), t: visit.t)
        return visit.page(found == nil ? .ok : .unprocessableContent) { Template.ruleForm(page, app: $0, into: &$1) }
    }

    private func applyPage(_ visit: Visit, _ person: SignedInPerson, of input: FormInput, id: ChangedRecords.ID, refusal: String? = nil) throws
        -> Response
    {
        let page = try store.read(person.book) { ledger in
            let (rules, one) = try Self.chosen(input, in: ledger)
            return RuleApplyPage(
                try ledger.rules.preview(of: rules), rule: one, id: id, refusal: refusal, names: try ledger.names(), today: person.today, t: visit.t)
        }
        return visit.page(refusal == nil ? .ok : .unprocessableContent) { Template.ruleApply(page, app: $0, into: &$1) }
    }

    private static let conflicts: [Conflict: Problems] = [
        .invalid: Problems(FilingRuleForm.payee.name, .conditionMissing),
        .wrongKind: Problems(FilingRuleForm.kind.name, .categoryOfOtherKind),
        .currencyMismatch: Problems(FilingRuleForm.currency.name, .notAChoice),
        .ruleLimit: Problems(Problems.wholeForm, .filingLimit(FilingRule.limit)),
    ]
}
