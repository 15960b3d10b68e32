import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The form of the daily budget.
package struct DailyBudgetPage: PageModel {
    package let title, id: String
    package var tab: Tab { .more }
    package var help: Link? { Paths.guide(.budgets) }
    package var isTask: Bool { true }
    package var back: Link? { Paths.settings }
    package var assets: PageAssets { [.amounts] }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let amount: MoneyField
    /// True for a new budget, which applies at once; and true if a change applies from the next month instead of this one.
    package let isNew, startsNext: Bool
    package let appliesFromError: FieldError?
    /// The first day that counts in a saved budget, and the question for a new one.
    package let firstDay: Field
    package let start: CountingStart

    package init(_ form: FormState, in currency: Currency, isNew: Bool, today: CalendarDate, t: Texts) {
        title = t.budgets.dailyBudget
        id = form.value(DailyBudgetForm.id)
        hasProblems = form.hasProblems
        problems = form.summary(t)
        let field = Field(DailyBudgetForm.amount, label: t.budgets.dailyAmount, form: form, t: t, hint: t.settings.dailyBudgetNote)
        amount = MoneyField(field, currency: currency, language: t.language)
        self.isNew = isNew
        firstDay = Field(DailyBudgetForm.countsFrom, label: t.daily.firstDay, form: form, t: t, hint: t.daily.allDaysHint)
        start = CountingStart(form, today: today, t: t)
        startsNext = form.value(DailyBudgetForm.appliesFrom) == Budget.AppliesFrom.next.rawValue
        appliesFromError = form.error(DailyBudgetForm.appliesFrom, t)
    }
}
