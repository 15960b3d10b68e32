import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The form of a new or existing budget.
package struct BudgetFormPage: PageModel {
    /// A choice of the period, with the label of the amount that goes with it.
    package struct Length: Sendable {
        package let value, label, amountLabel: String
        package let isChosen: Bool
    }

    /// A category that the scope can have.
    package struct Choice: Sendable {
        package let value, label, hue, icon: String
        package let isChosen: Bool
    }

    package let title: String
    package let action: Link
    package var tab: Tab { person == nil ? .budgets : .people }
    package var help: Link? { Paths.guide(person == nil ? .budgets : .household) }
    package var isTask: Bool { true }
    package var assets: PageAssets { hashtags?.hasMore ?? false ? [.draft, .amounts, .hashtags] : [.draft, .amounts] }
    package var back: Link? { cancel }
    /// The list of budgets, or of limits.
    package let cancel: Link
    /// The person whom a limit is for; nil for a budget.
    private let person: HouseholdMember.ID?
    package var isBudget: Bool { person == nil }
    package let hint: String
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    /// The ID of a new budget; nil for an existing one.
    package let newID: String?
    package let deleteURL: Link?
    package let deletion: String
    package let name, alert: Field
    /// Nil for a limit.
    package let newCategory: Field?
    package let lengths: [Length]
    package let amount: MoneyField
    package let categories: [Choice]
    /// Nil for a limit.
    package let hashtags: HashtagField?
    package let startsNext, rollsOver: Bool
    package let periodError, categoriesError, appliesFromError: FieldError?

    /// Creates the page. `budget` is the saved budget being edited; `id` is the ID of the form's budget; `person` is whom a limit is for.
    package init(
        _ form: FormState, id: Budget.ID, budget: Budget?, limiting person: HouseholdMember.ID? = nil, names: LedgerNames, hashtags: [Hashtag],
        mainCurrency: Currency, deletion: Deletion.ID,
        t: Texts
    ) {
        let texts = t.budgets
        self.person = person
        cancel = person.map { Paths.limits($0) } ?? Paths.budgets
        hint = person == nil ? texts.countsHint : t.shared.limitCounts
        title =
            person == nil
            ? (budget == nil ? texts.newTitle : texts.editTitle) : (budget == nil ? t.shared.newLimit : t.shared.editLimit)
        newID = budget == nil ? id.description : nil
        if let person {
            action = budget == nil ? Paths.limits(person) : Paths.limit(id, of: person)
            deleteURL = budget == nil ? nil : Paths.deleteLimit(id, of: person)
        } else {
            action = budget == nil ? Paths.budgets : Paths.budget(id)
            deleteURL = budget == nil ? nil : Paths.deleteBudget(id)
        }
        self.deletion = deletion.description
        hasProblems = form.hasProblems
        problems = form.summary(t)
        name = Field(BudgetForm.name, label: texts.name, form: form, t: t, placeholder: texts.namePlaceholder)
        newCategory = person != nil ? nil : Field(BudgetForm.newCategory, label: texts.newCategory, form: form, t: t, hint: texts.newCategoryHint)
        alert = Field(BudgetForm.alertPercent, label: texts.alert, form: form, t: t, hint: texts.alertHint, saysOptional: false)
        let amounts: [(Period.Length, String)] = [
            (.daily, texts.perDay), (.weekly, texts.perWeek), (.monthly, texts.perMonth), (.yearly, texts.perYear),
        ]
        lengths = amounts.map { length, label in
            Length(
                value: length.rawValue, label: texts.length(length), amountLabel: label,
                isChosen: form.has(BudgetForm.period, length.rawValue))
        }
        amount = MoneyField(
            Field(BudgetForm.amount, label: texts.perMonth, form: form, t: t), currency: mainCurrency, language: t.language)
        categories = names.categories.filter { $0.kind == .expense }.map {
            Choice(
                value: $0.id.description, label: names.categories.fullName(of: $0), hue: $0.hue.rawValue, icon: $0.icon.rawValue,
                isChosen: form.has(BudgetForm.categories, $0.id.description))
        }
        self.hashtags = person != nil ? nil : HashtagField(known: hashtags, form: form, t: t)
        startsNext = form.value(BudgetForm.appliesFrom) == Budget.AppliesFrom.next.rawValue
        rollsOver = !form.value(BudgetForm.rollover).isEmpty
        periodError = form.error(BudgetForm.period, t)
        categoriesError = form.error(BudgetForm.categories, t)
        appliesFromError = form.error(BudgetForm.appliesFrom, t)
    }
}
