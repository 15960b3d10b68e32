import Bookkeeping
import Language
import Templates
import Validation

/// The fields for the amount as on the receipt, in another currency than the account's.
package struct OriginalField: ViewModel, Sendable {
    /// A currency to choose.
    package struct Choice: Sendable {
        package let code, name: String
    }

    package let isOpen: Bool
    package let amount: MoneyField
    package let currency, rate: Field
    package let choices: [Choice]

    /// The currencies offered besides the currencies of the accounts; any other one can be typed.
    private static let usual = ["USD", "EUR", "JPY", "GBP", "CNY", "CHF", "AUD", "CAD", "HKD", "TWD", "KRW", "THB", "SGD"].compactMap {
        Currency(code: $0)
    }

    init(form: FormState, accounts: [Account], t: Texts) {
        let words = t.transactions, fields = [TransactionForm.originalAmount, TransactionForm.originalCurrency, TransactionForm.rate]
        isOpen = fields.contains { !form.value($0).isEmpty || form.error($0, t) != nil }
        amount = MoneyField(
            Field(TransactionForm.originalAmount, label: words.originalAmount, form: form, t: t, saysOptional: false),
            currency: TransactionForm.currency(form.value(TransactionForm.originalCurrency)), language: t.language, isBrief: true)
        currency = Field(
            TransactionForm.originalCurrency, label: words.originalCurrency, form: form, t: t, placeholder: "USD", list: "currencies",
            saysOptional: false)
        rate = Field(TransactionForm.rate, label: words.rate, form: form, t: t, hint: words.rateHint)
        let own = accounts.map(\.currency), known = Set(own)
        choices = (Set(own).sorted { $0.code < $1.code } + Self.usual.filter { !known.contains($0) }).map {
            Choice(code: $0.code, name: $0.name(in: t.language))
        }
    }
}
