import Bookkeeping
import Language
import Templates

/// The people of a household in a list of its records: the payer, and the visitor's own part.
package struct RecordSharers: Sendable {
    package let household: HouseholdView
    /// The visitor's parts; of some records only (`SharedLedger.parts`).
    private let parts: [Transaction.ID: Money]

    package init(_ household: HouseholdView, parts: [Transaction.ID: Money]) { (self.household, self.parts) = (household, parts) }

    /// Returns the sign of who paid: a person, or a common account.
    func payer(_ account: Account?) -> PayerSign {
        PayerSign(face: account?.person.map { household.face($0) })
    }

    /// Returns the name of an account: a person's account has the person's name, the visitor's is *You*.
    func name(_ account: Account, _ t: Texts) -> String { account.person.map { household.nameOrYou($0, t) } ?? account.name }

    /// Returns the sentence about the visitor's own part; nil if there is none, or it is the whole.
    func yours(_ record: Transaction.ID, _ t: Texts) -> String? { parts[record].map { t.sharing.yours(t.money.string($0)) } }
}

/// The small sign of who paid, on the disc of a record. The name stands beside it.
package struct PayerSign: ViewModel, Sendable {
    /// Nil for a common account.
    package let face: Face?
}
