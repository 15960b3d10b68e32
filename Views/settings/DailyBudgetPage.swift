import Bookkeeping
import Templates
import Validation

/// What a day may cost.
package struct DailyBudgetPage: PageModel {
    package let title, id: String
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var back: String? { "/settings" }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let amount: MoneyField
    /// A change applies from this month or the next; a new budget from now on.
    package let isNew, startsNext: Bool
    package let appliesFromError: FieldError?

    package init(_ form: FormState, in currency: Currency, isNew: Bool, t: Texts) {
        title = t.budgets.dailyBudget
        id = form.value(DailyBudgetForm.id)
        hasProblems = form.hasProblems
        problems = form.summary(t)
        let field = Field(DailyBudgetForm.amount, label: t.budgets.dailyAmount, form: form, t: t, hint: t.settings.dailyBudgetNote)
        amount = MoneyField(field, currency: currency, language: t.language)
        self.isNew = isNew
        startsNext = form.value(DailyBudgetForm.appliesFrom) == Budget.AppliesFrom.next.rawValue
        appliesFromError = form.error(DailyBudgetForm.appliesFrom, t)
    }
}
