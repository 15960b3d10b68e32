import Bookkeeping
import Templates
import Validation

/// The payer of a household's record, and the people for whom it is.
package struct SharingField: ViewModel, Sendable {
    /// A person with the fields of each way.
    package struct Row: Sendable {
        package let id, name, hint: String
        package let face: Face
        /// The part in what is for everybody; nil as long as the amount is unknown.
        package let part: String?
        package let isOff, isChosen: Bool
        package let shares, shareLabel: String
        package let shareError: FieldError?
        package let amount: MoneyField
    }

    package let payer: PayerField
    package let isEverybody, isSome, isShares, isAmounts: Bool
    package let rows: [Row]
    package let among: String
    /// The problem of people and values in one field.
    package let listError: FieldError?
    package let someError, sharesError, amountsError: FieldError?

    /// - Parameters:
    ///   - household: nil for a person's own book, which has no such fields.
    ///   - record: the ID by which the minor units left over are given out.
    ///   - usual: the account that the person has chosen last.
    init?(form: FormState, household: HouseholdView?, names: LedgerNames, currency: Currency, record: Transaction.ID?, usual: Account.ID?, t: Texts) {
        guard let household else { return nil }
        let typed = form.record, way = typed.way ?? .everybody
        payer = PayerField(form: form, household: household, names: names, currency: currency, usual: usual, t: t)
        (isEverybody, isSome, isShares, isAmounts) = (way == .everybody, way == .some, way == .shares, way == .amounts)
        let values = Dictionary(typed.typedShares(way).map { ($0.person, $0.value) }, uniquingKeysWith: { first, _ in first })
        let sharers = household.people.filter { $0.leftAt == nil || values[$0.id.description] != nil }
        let amount = typed.whole(accounts: names.accounts + names.personAccounts)
        let preview = amount.flatMap { amount in
            record.flatMap { Sharing(.everybody, of: amount.minorUnits, by: household.present.map { ($0.id, $0.weight) }, in: $0) }
        }
        let hasWeights = Set(sharers.map(\.weight)).count > 1
        among = t.sharing.among(household.present.count { $0.weight > 0 })
        rows = sharers.enumerated().map { index, person in
            let id = person.id.description, name = household.nameOrYou(person.id, t), value = values[id]
            let part = amount.flatMap { amount in
                preview.map { t.money.string(Money(minorUnits: $0.amount(of: person.id), amount.currency)) }
            }
            return Row(
                id: id, name: name, hint: person.weight == 0 ? t.sharing.carried : hasWeights ? t.sharing.weight(String(person.weight)) : "",
                face: household.face(person.id, t), part: part, isOff: person.weight == 0,
                isChosen: way == .some ? value != nil : way == .everybody ? person.weight > 0 : !(value ?? "").isEmpty,
                shares: way == .shares ? value ?? "" : String(person.weight), shareLabel: t.sharing.sharesOf(name),
                shareError: form.error(TransactionForm.shareWeight, row: index + 1, t),
                amount: MoneyField(
                    Field(
                        TransactionForm.shareAmount, label: t.sharing.partOf(name), form: form, t: t, value: way == .amounts ? value ?? "" : "",
                        row: index + 1), currency: amount?.currency ?? currency, language: t.language))
        }
        listError = form.error(TransactionForm.share, t) ?? form.error(TransactionForm.forWhom, t, shownAs: TransactionForm.share)
        someError = form.error(TransactionForm.sharerChosen, t)
        sharesError = form.error(TransactionForm.shareWeight, t)
        amountsError = form.error(TransactionForm.shareAmount, t)
    }
}
