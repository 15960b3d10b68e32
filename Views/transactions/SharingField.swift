import Bookkeeping
import Language
import Templates
import Validation

/// The payer of a household's record, and the people for whom it is.
package struct SharingField: ViewModel, Sendable {
    /// A person with the fields of each way.
    package struct Row: Sendable {
        package let id, name, hint: String
        package let face: Face
        /// The weights that divide the amount among everybody, and among some.
        package let weight, weightOfSome: String
        /// The parts in each way, as they would be saved; empty as long as the amount is unknown.
        package let part, partOfSome, partOfShares: String
        package let isOff, isChosen: Bool
        package let shares, shareLabel: String
        package let shareError: FieldError?
        package let amount: MoneyField
    }

    package let payer: PayerField
    package let isEverybody, isSome, isShares, isAmounts: Bool
    package let rows: [Row]
    package let among: String
    /// The ID of the record, which determines who gets the leftover minor units.
    package let record: String
    /// The amount that exact parts leave; nil if it is unknown.
    package let rest: PartsField.Rest?
    /// Sentences of the script, with `{}` in place of an amount.
    package let left, tooMuch: String
    /// The problem of people and values in one field.
    package let listError: FieldError?
    package let someError, sharesError, amountsError: FieldError?

    /// - Parameters:
    ///   - household: nil for a person's own book, which has no such fields.
    ///   - usual: the account that the person has chosen last.
    init?(
        form: FormState, household: HouseholdView?, names: LedgerNames, currency: Currency, purpose: TransactionFormPage.Purpose, usual: Account.ID?,
        t: Texts
    ) {
        guard let household else { return nil }
        let typed = form.record, way = typed.way ?? .everybody, accounts = names.accounts + names.personAccounts
        payer = PayerField(form: form, household: household, names: names, currency: currency, usual: usual, t: t)
        (isEverybody, isSome, isShares, isAmounts) = (way == .everybody, way == .some, way == .shares, way == .amounts)
        let values = Dictionary(typed.typedShares(way).map { ($0.person, $0.value) }, uniquingKeysWith: { first, _ in first })
        let amount = typed.whole(accounts: accounts)
        let division = ShareDivision(
            among: household.people.map { Sharer(id: $0.id, weight: $0.weight, isPresent: $0.leftAt == nil) })
        func divide(_ choice: Sharing.Choice, _ minorUnits: Int64?) -> Sharing? {
            minorUnits.flatMap { division.divide($0, choice, saved: purpose.sharing, in: purpose.record) }
        }
        let everybody = divide(Sharing.Choice(.everybody), amount?.minorUnits ?? 0)
        func weight(_ sharing: Sharing?, _ person: HouseholdMember.ID) -> Int64 { sharing?.parts.first { $0.person == person }?.weight ?? 0 }
        let sharers = household.people.filter { person in
            person.leftAt == nil || values[person.id.description] != nil || weight(everybody, person.id) > 0
        }
        let chosen = sharers.filter { person in
            let value = values[person.id.description]
            return way == .some ? value != nil : way == .everybody ? weight(everybody, person.id) > 0 : !(value ?? "").isEmpty
        }
        let all = divide(Sharing.Choice(.some, Self.values(sharers) { _ in 1 }), 0)
        let some = divide(Sharing.Choice(.some, Self.values(chosen) { _ in 1 }), amount?.minorUnits)
        func shares(_ person: HouseholdMember) -> String { way == .shares ? values[person.id.description] ?? "" : String(person.weight) }
        let byShares = divide(
            Sharing.Choice(.shares, Self.values(sharers) { Int64(shares($0).filter { !$0.isWhitespace }) ?? 0 }), amount?.minorUnits)
        func part(_ sharing: Sharing?, _ person: HouseholdMember) -> String {
            guard let amount, let sharing else { return "" }
            return t.money.string(Money(minorUnits: sharing.amount(of: person.id), amount.currency))
        }
        let hasWeights = Set(sharers.map { weight(everybody, $0.id) }).count > 1
        among = t.sharing.among(sharers.count { weight(everybody, $0.id) > 0 })
        rows = sharers.enumerated().map { index, person in
            let id = person.id.description, name = household.nameOrYou(person.id, t), spoken = household.inSentence(person.id, t),
                weight = weight(everybody, person.id)
            return Row(
                id: id, name: name, hint: weight == 0 ? t.sharing.carried : hasWeights ? t.sharing.weight(String(weight)) : "",
                face: household.face(person.id), weight: String(weight),
                weightOfSome: String(all?.parts.first { $0.person == person.id }?.weight ?? 1), part: part(everybody, person),
                partOfSome: part(some, person), partOfShares: part(byShares, person), isOff: weight == 0,
                isChosen: chosen.contains { $0.id == person.id }, shares: shares(person), shareLabel: t.sharing.sharesOf(spoken),
                shareError: form.error(TransactionForm.shareWeight, row: index + 1, t),
                amount: MoneyField(
                    Field(
                        TransactionForm.shareAmount, label: t.sharing.partOf(spoken), form: form, t: t,
                        value: way == .amounts ? values[id] ?? "" : "",
                        row: index + 1), currency: amount?.currency ?? currency, language: t.language))
        }
        record = purpose.record.description
        rest = way == .amounts ? typed.leftOfShares(accounts: accounts).map { PartsField.Rest($0, of: amount, t) } : nil
        (left, tooMuch) = (t.transactions.left("{}"), t.transactions.tooMuch("{}"))
        listError = form.error(TransactionForm.share, t) ?? form.error(TransactionForm.forWhom, t, shownAs: TransactionForm.share)
        someError = form.error(TransactionForm.sharerChosen, t)
        sharesError = form.error(TransactionForm.shareWeight, t)
        amountsError = form.error(TransactionForm.shareAmount, t)
    }

    private static func values(_ people: [HouseholdMember], _ value: (HouseholdMember) -> Int64) -> [HouseholdMember.ID: Int64] {
        Dictionary(people.map { ($0.id, value($0)) }, uniquingKeysWith: { first, _ in first })
    }
}
