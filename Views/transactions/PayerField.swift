import Bookkeeping
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
    ///   - currency: that of the amount, in a book without accounts.
    ///   - usual: the account that the visitor chose last.
    ///   - chosenFirst: true for a row that scrolls, of which only the first can be seen.
    init(form: FormState, household: HouseholdView, names: LedgerNames, currency: Currency, usual: Account.ID?, chosenFirst: Bool = false, t: Texts) {
        let chosen = [form.value(TransactionForm.payer), form.value(TransactionForm.account)].first { !$0.isEmpty }.flatMap { Account.ID($0) }
        let main = names.defaultAccount?.currency ?? currency, present = Set(household.present.map(\.id))
        let people = names.personAccounts.filter { account in
            account.id == chosen || account.person.map(present.contains) == true && account.currency == main
        }.sorted { household.place(of: $0.person) < household.place(of: $1.person) }
        let accounts = names.openAccounts(and: form.value(TransactionForm.payer), form.value(TransactionForm.account))
        let remembered = usual.flatMap { usual in (people + accounts).contains { $0.id == usual } ? usual : nil }
        let standard = chosen ?? remembered ?? people.first { $0.person == household.own }?.id ?? names.defaultAccount?.id
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
}
