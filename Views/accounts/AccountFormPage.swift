import Bookkeeping
import Templates
import Validation

/// The form of a new or existing account.
package struct AccountFormPage: PageModel {
    package let title, currencyName, currencyCode, currencySymbol, picker: String
    package var tab: Tab { .accounts }
    package var isTask: Bool { true }
    package var assets: PageAssets { [.draft, .amounts] }
    package var back: Link? { Paths.accounts }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    /// The ID of a new account; nil for an existing one.
    package let newID: String?
    private let id: Account.ID
    package let action: Link
    package var defaultLink: Link { Paths.makeDefaultAccount(id) }
    package var deleteLink: Link { Paths.deleteAccount(id) }
    package let name: Field
    package let balance: MoneyField
    package let currencyError: FieldError?
    /// True if the switch is shown: for the own accounts of a person who is in a household.
    package let asksPrivate: Bool
    package let isPrivate: Bool
    package let isNew, isDefault, wantsDefault, canChangeCurrency: Bool

    /// Creates the page. `account` is the saved account being edited; `id` is the ID of the form's account.
    package init(_ form: FormState, id: Account.ID, account: Account.Balance?, asksPrivate: Bool = false, currency: Currency, t: Texts) {
        self.asksPrivate = asksPrivate
        isPrivate = form.has(AccountForm.isPrivate, "1")
        title = account == nil ? t.accounts.newTitle : t.accounts.editTitle
        self.id = id
        newID = account == nil ? id.description : nil
        action = account == nil ? Paths.accounts : Paths.account(id)
        isNew = account == nil
        isDefault = account?.account.isDefault ?? false
        wantsDefault = !form.value(AccountForm.isDefault).isEmpty
        canChangeCurrency = account.map { $0.recordCount == 0 } ?? true
        hasProblems = form.hasProblems
        problems = form.summary(t)
        name = Field(AccountForm.name, label: t.accounts.name, form: form, t: t)
        balance = MoneyField(
            Field(AccountForm.startingBalance, label: t.accounts.startingBalance, form: form, t: t, hint: t.accounts.startingBalanceHint),
            currency: currency, language: t.language, allowsNegative: true)
        currencyName = currency.name(in: t.language)
        currencyCode = currency.code
        currencySymbol = currency.symbol(in: t.language)
        picker = account == nil ? "account" : id.description
        currencyError = form.error(AccountForm.currency, t)
    }
}
