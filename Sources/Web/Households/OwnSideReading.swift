import Bookkeeping
import Language
import Storage
import Validation
import Views

extension Transaction.OwnSide {
    /// Reads the side of a household's record in the own book of the person who writes. Throws all problems.
    ///
    /// - Parameter draft: the household's record. The own book stays as it is if the person neither pays nor is paid by it, or if the field is
    ///   missing.
    init(_ input: FormInput, of draft: Transaction.Draft, by editor: LedgerEditor, t: Texts) throws {
        let field = TransactionForm.fromAccount
        guard input.has(field), let own = try editor.links.ownBook() else {
            self = .keep
            return
        }
        let account = try Account.ID(input[field]).flatMap(own.account)
        guard input[field].isEmpty || account != nil else { throw Problems(field.name, .notAChoice) }
        guard try editor.links.concern(draft.movement) else {
            self = .keep
            return
        }
        guard let account else {
            self = .none
            return
        }
        do {
            try editor.links.check(draft, in: account.id)
            self = .account(account.id, category: t.links.category)
        } catch StoreError.conflict(.rateMissing) {
            throw Problems(field.name, .ownRateMissing(from: draft.movement.amount.currency, to: account.currency))
        }
    }
}

extension Store {
    /// Returns the accounts of a person's own book, with the one that they chose last for their household; the default one before the first time.
    ///
    /// - Parameters:
    ///   - own: the person as one of the household.
    ///   - ledger: the household's book, read in the same snapshot.
    func ownBook(of person: SignedInPerson, _ own: HouseholdMember.ID, payingFor ledger: Ledger) throws -> OwnBookChoice {
        let balances = try read(person.own) { try $0.balances(upTo: person.today) }
        switch try ledger.shared.usual(of: own)?.ownAccount ?? .neverChosen {
        case .neverChosen: return OwnBookChoice(balances, chosen: balances.first { $0.account.isDefault }?.account.id)
        case .none: return OwnBookChoice(balances, chosen: nil)
        case .account(let account): return OwnBookChoice(balances, chosen: account)
        }
    }
}
