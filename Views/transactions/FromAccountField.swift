import Bookkeeping
import Language
import Templates
import Validation

/// The accounts of a person's own book that may pay for their household.
package struct OwnBookChoice: Sendable {
    package let balances: [Account.Balance]
    /// Nil for none.
    let chosen: Account.ID?

    package init(_ balances: [Account.Balance], chosen: Account.ID?) { (self.balances, self.chosen) = (balances, chosen) }
}

extension SelectField {
    /// The account of the own book; the last entry is none.
    init(fromAccount own: OwnBookChoice, label: String, form: FormState? = nil, id: String? = nil, hasNone: Bool = true, t: Texts) {
        let field = TransactionForm.fromAccount, typed = form.flatMap { $0.record.input.has(field) ? $0.value(field) : nil }
        let known = own.balances.contains { $0.account.id == own.chosen } ? own.chosen : nil, chosen = typed ?? known?.description ?? ""
        let accounts = own.balances.map { balance in
            SelectField.Option(
                balance.account.id.description, [balance.account.name, t.money.string(balance.balance)].joined(separator: t.frame.listSeparator),
                isChosen: balance.account.id.description == chosen)
        }
        self.init(
            field.name, id: id, label: label, options: accounts + (hasNone ? [.init("", t.links.notInOwnBook, isChosen: chosen.isEmpty)] : []),
            error: form.flatMap { $0.error(field, t) })
    }
}
