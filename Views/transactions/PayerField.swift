import Bookkeeping
import Language
import Templates
import Validation

/// The person or the common account that paid for a household's record.
package struct PayerField: ViewModel, Sendable {
    package struct Payer: Sendable {
        package let value, label: String
        /// Nil for a common account.
        package let face: Face?
        /// True for the visitor, who may pay from an account of their own book.
        package let isOwn: Bool
        package let isChosen: Bool
    }

    package let payers: [Payer]
    package let payerError: FieldError?

    /// - Parameters:
    ///   - currency: the currency of the amount, in a book without accounts.
    ///   - usual: the account that the visitor chose last.
    ///   - chosenFirst: true for a row that scrolls and shows only its first entries.
    init(form: FormState, household: HouseholdView, names: LedgerNames, currency: Currency, usual: Account.ID?, chosenFirst: Bool = false, t: Texts) {
        let chosen = [form.value(TransactionForm.payer), form.value(TransactionForm.account)].first { !$0.isEmpty }.flatMap { Account.ID($0) }
        let main = Self.main(names, currency), people = Self.people(household, names: names, currency: currency, chosen: chosen)
        let accounts = names.openAccounts(and: form.value(TransactionForm.payer), form.value(TransactionForm.account))
        let standard = chosen ?? Self.standard(household, names: names, currency: currency, usual: usual)
        let all =
            people.map { account in
                let name = household.nameOrYou(account.person ?? household.own, t)
                let label = account.currency == main ? name : [name, account.currency.code].joined(separator: t.frame.listSeparator)
                return Payer(
                    value: account.id.description, label: label, face: household.face(account.person ?? household.own),
                    isOwn: account.person == household.own, isChosen: account.id == standard)
            } + accounts.map { Payer(value: $0.id.description, label: $0.name, face: nil, isOwn: false, isChosen: $0.id == standard) }
        payers = chosenFirst ? all.filter(\.isChosen) + all.filter { !$0.isChosen } : all
        payerError = form.error(TransactionForm.payer, t)
    }
    /// Returns the account that paid unless somebody says otherwise: the one that the visitor chose last, their own, or the default one.
    ///
    /// - Parameters:
    ///   - currency: the currency of the amount, in a book without accounts.
    ///   - usual: the account that the visitor chose last, which may be gone.
    package static func standard(_ household: HouseholdView, names: LedgerNames, currency: Currency, usual: Account.ID?) -> Account.ID? {
        let people = people(household, names: names, currency: currency, chosen: nil)
        let remembered = usual.flatMap { usual in (people + names.openAccounts).first { $0.id == usual }?.id }
        return remembered ?? people.first { $0.person == household.own }?.id ?? names.defaultAccount?.id
    }

    private static func main(_ names: LedgerNames, _ currency: Currency) -> Currency { names.defaultAccount?.currency ?? currency }

    /// Returns the accounts of the people present in the main currency, and the chosen one; the visitor's first.
    private static func people(_ household: HouseholdView, names: LedgerNames, currency: Currency, chosen: Account.ID?) -> [Account] {
        let main = main(names, currency), present = Set(household.present.map(\.id))
        return names.personAccounts.filter { account in
            account.id == chosen || account.person.map(present.contains) == true && account.currency == main
        }.sorted { household.place(of: $0.person) < household.place(of: $1.person) }
    }
}
