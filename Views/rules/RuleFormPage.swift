import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The form of a new or an existing rule, with the records that it would change.
package struct RuleFormPage: PageModel {
    /// A condition on a text: the comparison, and the text.
    package struct Condition: Sendable {
        package let label: String
        package let way: SelectField
        package let text: Field
    }

    package let title: String
    package let action: Link
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var assets: PageAssets { hashtags.hasMore ? [.draft, .amounts, .rules, .hashtags] : [.draft, .amounts, .rules] }
    package var back: Link? { Paths.rules }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    /// The ID of a new rule; nil for an existing one.
    package let newID: String?
    package let deleteURL: Link?
    package let deletion: String
    /// The reason why the rule rests; nil for one that works.
    package let rest: String?
    package let payee, oldTitle, note: Condition
    package let least, most: MoneyField
    /// Nil in a book with one currency.
    package let currency: SelectField?
    package let account, kind, category: SelectField
    package let newTitle, vendor: Field
    package let hashtags: HashtagField
    /// True if a condition is set that is not shown at first.
    package let isOpen: Bool
    /// The records that the rule would change; nil before it was tried.
    package let trial: RuleTrial?
    /// True if the box to go on is ticked.
    package let goesOn: Bool

    /// The book of the form.
    package struct Content: Sendable {
        package let names: LedgerNames
        package let hashtags: [Hashtag]
        package let mainCurrency: Currency

        package init(names: LedgerNames, hashtags: [Hashtag], mainCurrency: Currency) {
            (self.names, self.hashtags, self.mainCurrency) = (names, hashtags, mainCurrency)
        }
    }

    package init(
        _ form: FormState, id: FilingRule.ID, rule: FilingRule?, content: Content, preview: FilingPreview?, today: CalendarDate,
        deletion: Deletion.ID,
        t: Texts
    ) {
        let texts = t.rules, names = content.names
        title = rule == nil ? texts.newRule : texts.editRule
        action = rule == nil ? Paths.rules : Paths.rule(id)
        deleteURL = rule == nil ? nil : Paths.deleteRule(id)
        newID = rule == nil ? id.description : nil
        self.deletion = deletion.description
        rest = rule?.rest.map(texts.rests)
        hasProblems = form.hasProblems
        problems = form.summary(t)
        func condition(_ field: FormField, _ way: FormField, _ label: String) -> Condition {
            Condition(
                label: label,
                way: SelectField(
                    way, label: t.frame.labelled(label, texts.way), form: form,
                    options: [(FilingText.Way.contains.rawValue, texts.contains), (FilingText.Way.equals.rawValue, texts.equals)], t: t),
                text: Field(field, label: label, form: form, t: t))
        }
        payee = condition(FilingRuleForm.payee, FilingRuleForm.payeeWay, texts.payee)
        oldTitle = condition(FilingRuleForm.oldTitle, FilingRuleForm.oldTitleWay, texts.oldTitle)
        note = condition(FilingRuleForm.note, FilingRuleForm.noteWay, texts.note)
        let currencies = ([content.mainCurrency] + names.accounts.map(\.currency)).reduce(into: [Currency]()) { known, currency in
            if !known.contains(currency) { known.append(currency) }
        }
        let shown = Currency(code: form.value(FilingRuleForm.currency)) ?? content.mainCurrency
        func amount(_ field: FormField, _ label: String) -> MoneyField {
            MoneyField(Field(field, label: label, form: form, t: t), currency: shown, language: t.language, isBrief: true)
        }
        least = amount(FilingRuleForm.least, texts.least)
        most = amount(FilingRuleForm.most, texts.most)
        currency =
            currencies.count < 2
            ? nil
            : SelectField(FilingRuleForm.currency, label: texts.currency, form: form, options: currencies.map { ($0.code, $0.code) }, t: t)
        account = SelectField(
            FilingRuleForm.account, label: t.transactions.account, form: form,
            options: [("", texts.anyAccount)] + names.accounts.map { ($0.id.description, $0.name) }, t: t)
        kind = SelectField(
            FilingRuleForm.kind, label: t.transactions.kind, form: form,
            options: [
                ("", texts.either), (Bookkeeping.Category.Kind.expense.rawValue, t.transactions.expense),
                (Bookkeeping.Category.Kind.income.rawValue, t.transactions.income),
            ], t: t)
        let categories = names.categories.map { category in
            let name = names.categories.fullName(of: category)
            return (category.id.description, category.kind == .income ? t.frame.noted(name, t.transactions.income) : name)
        }
        category = SelectField(
            FilingRuleForm.category, label: t.transactions.category, form: form, options: [("", texts.leave)] + categories, t: t)
        newTitle = Field(FilingRuleForm.title, label: t.transactions.title, form: form, t: t)
        vendor = Field(FilingRuleForm.vendor, label: t.transactions.vendor, form: form, t: t)
        hashtags = HashtagField(known: content.hashtags, form: form, t: t)
        let further = [FilingRuleForm.oldTitle, FilingRuleForm.note, FilingRuleForm.kind]
        let typed = form.value(FilingRuleForm.currency)
        isOpen =
            further.contains { !form.value($0).isEmpty || form.error($0, t) != nil } || form.error(FilingRuleForm.currency, t) != nil
            || !typed.isEmpty && typed != content.mainCurrency.code
        trial = preview.map { RuleTrial($0, names: names, today: today, t: t) }
        goesOn = !form.value(FilingRuleForm.goOn).isEmpty
    }
}
