import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The form of a new or existing goal.
package struct GoalFormPage: PageModel {
    package let title: String
    package let action: Link
    package var tab: Tab { .goals }
    package var help: Link? { Paths.guide(.budgets) }
    package var isTask: Bool { true }
    package var assets: PageAssets { [.draft, .amounts] }
    package var back: Link? { Paths.goals }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    /// The ID of a new goal; nil for an existing one.
    package let newID: String?
    package let deleteURL: Link?
    package let deletion: String
    package let name, due: Field
    package let amount, keep: MoneyField
    package let account: SelectField

    /// Creates the page. `goal` is the saved goal being edited; `id` is the ID of the form's goal; `accounts` are all of the book.
    package init(_ form: FormState, id: SavingGoal.ID, goal: SavingGoal?, accounts: [Account], deletion: Deletion.ID, t: Texts) {
        let texts = t.goals, offered = GoalForm.accounts(accounts, editing: goal)
        title = goal == nil ? texts.newTitle : texts.editTitle
        newID = goal == nil ? id.description : nil
        action = goal == nil ? Paths.goals : Paths.goal(id)
        deleteURL = goal == nil ? nil : Paths.deleteGoal(id)
        self.deletion = deletion.description
        hasProblems = form.hasProblems
        problems = form.summary(t)
        let chosen = offered.first { form.has(GoalForm.account, $0.id.description) } ?? offered.first { $0.isDefault }
        func money(_ field: FormField, _ label: String, hint: String? = nil) -> MoneyField {
            MoneyField(Field(field, label: label, form: form, t: t, hint: hint), currency: chosen?.currency, language: t.language)
        }
        name = Field(GoalForm.name, label: texts.name, form: form, t: t, placeholder: texts.namePlaceholder)
        due = Field(GoalForm.due, label: texts.due, form: form, t: t, hint: texts.dueHint)
        (amount, keep) = (money(GoalForm.amount, texts.amount), money(GoalForm.keep, texts.keep, hint: texts.keepHint))
        account = SelectField(
            GoalForm.account.name, label: texts.account,
            options: offered.map {
                .init(
                    $0.id.description, t.frame.noted($0.name, $0.currency.code), isChosen: $0.id == chosen?.id,
                    currency: .init($0.currency, language: t.language))
            }, error: form.error(GoalForm.account, t))
    }
}
