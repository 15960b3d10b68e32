import Bookkeeping
import Storage
import Views

extension SignedInPerson {
    /// The household that owns the page's book; nil in a person's own book.
    func view(in ledger: Ledger) throws -> HouseholdView? {
        guard !book.isOwn, let own = household else { return nil }
        return HouseholdView(people: try ledger.shared.people(), own: own.person)
    }

    /// The account that pays for a household's record if nobody says otherwise, the choice of all forms: the payer of the last record, or the
    /// visitor's own account. Nil in a person's own book.
    func standardPayer(in ledger: Ledger) throws -> Account.ID? {
        guard let view = try view(in: ledger), let own = household else { return nil }
        let usual = try ledger.shared.usual(of: own.person)?.payer
        return PayerField.standard(view, names: try ledger.names(), currency: mainCurrency, usual: usual)
    }
}
