import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The form of a new or existing account.
package struct AccountFormPage: PageModel {
    package let title, currencyName, currencyCode, currencySymbol, picker: String
    package var tab: Tab { .accounts }
    package var isTask: Bool { true }
    package var assets: PageAssets { [.draft, .amounts, .accounts] }
    package var back: Link? { isNew ? Paths.accounts : Paths.account(id) }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    /// The ID of a new account; nil for an existing one.
    package let newID: String?
    private let id: Account.ID
    package let action: Link
    package var defaultLink: Link { Paths.makeDefaultAccount(id) }
    package var deleteLink: Link { Paths.deleteAccount(id) }
    package var archiveLink: Link { Paths.archiveAccount(id) }
    package let name: Field
    package let kind: SelectField
    package let balance, creditLimit, monthlyPayment: MoneyField
    package let dueDay, interest: Field
    package let currencyError: FieldError?
    /// True if the switch is shown: for the own accounts of a person who is in a household.
    package let asksPrivate: Bool
    package let isPrivate: Bool
    package let isNew, isDefault, isArchived, wantsDefault, canChangeCurrency: Bool

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
        isArchived = account?.account.isArchived ?? false
        wantsDefault = !form.value(AccountForm.isDefault).isEmpty
        canChangeCurrency = account.map { $0.recordCount == 0 } ?? true
        hasProblems = form.hasProblems
        problems = form.summary(t)
        name = Field(AccountForm.name, label: t.accounts.name, form: form, t: t)
        func money(_ field: FormField, _ label: String, hint: String? = nil, allowsNegative: Bool = false) -> MoneyField {
            MoneyField(
                Field(field, label: label, form: form, t: t, hint: hint), currency: currency, language: t.language, allowsNegative: allowsNegative)
        }
        let words = t.accountPages
        balance = money(
            AccountForm.startingBalance, t.accounts.startingBalance, hint: t.accounts.startingBalanceHint, allowsNegative: true)
        kind = SelectField(
            AccountForm.kind.name, label: words.kind,
            options: Account.Kind.allCases.map { kind in
                let typed = form.value(AccountForm.kind)
                return .init(kind.rawValue, words.name(kind), isChosen: typed == kind.rawValue || typed.isEmpty && kind == .other)
            }, error: form.error(AccountForm.kind, t))
        creditLimit = money(AccountForm.creditLimit, words.creditLimit)
        dueDay = Field(AccountForm.dueDay, label: words.dueDay, form: form, t: t, hint: words.dueDayHint)
        interest = Field(AccountForm.interest, label: words.interest, form: form, t: t, hint: words.interestHint)
        monthlyPayment = money(AccountForm.monthlyPayment, words.monthlyPayment, hint: words.monthlyPaymentHint)
        currencyName = currency.name(in: t.language)
        currencyCode = currency.code
        currencySymbol = currency.symbol(in: t.language)
        picker = account == nil ? "account" : id.description
        currencyError = form.error(AccountForm.currency, t)
    }
}
