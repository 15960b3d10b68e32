import Bookkeeping
import Storage
import StrictJSON
import Validation

/// The API operation for the accounts of their own book that a person shares, which nobody else changes.
struct SharedAccountResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer {
        let part = try SharedPart(call, in: store), balances = try store.read(part.access) { try $0.balances(upTo: part.today) }
        return try call.page(balances, id: \.account.id.description, Self.shown)
    }

    /// The number of records is not told: it would count transfers with private accounts.
    private static func shown(_ balance: Account.Balance) -> JSONValue {
        let account = balance.account
        return [
            "id": "\(account.id)", "name": .text(account.name), "currency": .text(account.currency.code), "balance": .decimal(balance.balance),
            "dated_later": .decimal(balance.later), "is_default": .boolean(account.isDefault),
        ]
    }

    static let resource = APIResource(
        name: "SharedAccount", plural: "shared accounts",
        about: "An account of a person's own book that they share with the administrator of the household. Its owner changes it, and nobody else.",
        shown: [
            .identity("id"), .text("name", "Savings"), .currency("currency"), .decimal("balance", "1234.50", "With all records up to today."),
            .decimal("dated_later", "-600.00", "The change by records that are dated after today."),
            .flag("is_default", "Whether it is the default account of its owner."),
        ], collection: "/people/{id}/accounts", book: .household, making: [], changing: nil)
}
