import Bookkeeping
import TestSupport

@testable import Storage
@testable import Web

/// A record of Ada's household of 12.00 that she paid from an account of her own book.
struct FromOwnAccount {
    let household: Household, debts: Debts
    /// The household's record, and its side in Ada's book.
    let shared = SampleID.transaction(820), own: String
    static let account = SampleID.account(1)

    init(_ household: Household) throws {
        self.household = household
        debts = try Debts(household)
        _ = try household.ada.send(
            "/household/transactions", debts.form("12.00", of: "ada", [("id", shared), ("title", "Pizza night"), ("from_account", Self.account)]))
        own = try household.ownSide(of: shared) ?? ""
    }
}

extension Household {
    /// The ID of the own side of a household's record in a person's book; nil without a live one.
    func ownSide(of shared: String, _ name: String = "ada") throws -> String? {
        guard let id = Transaction.ID(shared) else { throw Missing(what: shared) }
        let user = try person(name).id
        return try readShared { try $0.links.ownSides(of: [id], for: user)[id]?.id.description }
    }
}
