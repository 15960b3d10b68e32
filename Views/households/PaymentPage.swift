import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The form of a payment between two people of a household.
package struct PaymentPage: PageModel {
    package let title: String
    package var tab: Tab { .balances }
    package var isTask: Bool { true }
    package var back: Link? { Paths.balances }
    package var assets: PageAssets { [.amounts, .keypad] }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let id: String
    package let from, to, currency: SelectField
    package let amount: MoneyField
    package let date: Field
    /// The visitor's own account, which pays or is paid.
    package let fromAccount: SelectField

    /// - Parameters:
    ///   - currencies: the currencies to pay in, the usual one first.
    ///   - ownBook: the visitor's own accounts.
    package init(
        _ form: FormState, id: Transaction.ID, household: HouseholdView, currencies: [Currency], ownBook: OwnBookChoice, t: Texts
    ) {
        let words = t.sharing
        title = words.newPayment
        hasProblems = form.hasProblems
        problems = form.summary(t)
        self.id = id.description
        func people(_ field: FormField, _ label: String) -> SelectField {
            SelectField(
                field.name, label: label,
                options: household.people.map {
                    .init($0.id.description, household.nameOrYou($0.id, t), isChosen: form.has(field, $0.id.description))
                }, error: form.error(field, t))
        }
        from = people(PaymentForm.from, words.from)
        to = people(PaymentForm.to, words.to)
        let chosen = currencies.first { $0.code == form.value(PaymentForm.currency) } ?? currencies.first
        currency = SelectField(
            PaymentForm.currency.name, label: t.accounts.currency,
            options: currencies.map { .init($0.code, $0.name(in: t.language), isChosen: $0 == chosen) }, error: form.error(PaymentForm.currency, t))
        amount = MoneyField(
            Field(PaymentForm.amount, label: t.transactions.amount, form: form, t: t, hint: words.amountHint), currency: chosen, language: t.language)
        fromAccount = SelectField(fromAccount: ownBook, label: t.links.myAccount, form: form, t: t)
        date = Field(PaymentForm.date, label: t.transactions.date, form: form, t: t)
    }
}
