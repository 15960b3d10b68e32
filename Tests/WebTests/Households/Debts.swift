import Bookkeeping
import TestSupport

@testable import Storage
@testable import Web

/// Ada's household with a few records that people paid: 57.40 by Ada for everybody, 100.01 by Ben for himself and Ida.
struct Debts {
    let household: Household
    let ada, ben, ida: String
    let shop = SampleID.transaction(801), tickets = SampleID.transaction(802)

    init(_ household: Household) throws {
        self.household = household
        try household.share()
        (ada, ben) = (try household.place(of: "ada").description, try household.place(of: "ben").description)
        let own = try household.membershipOfAda()
        ida = try household.site.store.read { try $0.households.people(of: own).first { $0.name == "Ida" }?.id.description ?? "" }
        _ = try household.ada.send(
            "/household/transactions", form("57.40", of: "ada", [("id", shop), ("for", "everybody"), ("title", "Weekly shop")]))
        let tickets = [("id", tickets), ("for", "some"), ("some", ben), ("some", ida), ("title", "Tickets")]
        _ = try household.ben.send("/household/transactions", form("100.01", of: "ben", tickets))
    }

    /// Returns the form of an expense that a person paid.
    func form(_ amount: String, of payer: String, _ more: [(String, String)] = []) throws -> [(String, String)] {
        [
            ("kind", "expense"), ("payer", try account(of: payer)), ("amount", amount), ("category", try household.sharedCategory("Food")),
            ("date", "2025-11-12"), ("time", "12:00"),
        ] + more
    }

    /// Returns the ID of a person's account in pounds.
    func account(of person: String, in currency: String = "GBP") throws -> String {
        let place = try household.place(of: person), access = try household.sharedAccess()
        let account = try household.site.store.read(access) { ledger in
            try ledger.shared.accounts().first { $0.person == place && $0.currency.code == currency }
        }
        return account?.id.description ?? ""
    }

    /// Lets Ben give what Ada paid another amount and other people, and returns that act.
    func change() throws -> RecordAct.ID {
        let fields = [("title", "Weekly shop"), ("for", "some"), ("some", ada), ("some", ben)]
        _ = try household.ben.send("/household/transactions/\(shop)", form("60.00", of: "ada", fields))
        guard let act = try acts().first else { throw Household.Missing(what: "act") }
        return act.id
    }

    /// The history of what Ada paid.
    func acts() throws -> [RecordAct] {
        let access = try household.sharedAccess()
        guard let id = Transaction.ID(shop) else { return [] }
        return try household.site.store.read(access) { try $0.history.acts(on: id) }
    }

    /// Lets Ben pay Ada.
    func pay(_ amount: String) throws {
        _ = try household.ben.send(
            "/household/payments", [("from", ben), ("to", ada), ("amount", amount), ("currency", "GBP"), ("date", "2025-11-13")])
    }

    /// The balances in pounds by name, in minor units, as the page's own question has them.
    func balances(in currency: String = "GBP") throws -> [String: Int64] {
        let access = try household.sharedAccess()
        return try household.site.store.read(access) { ledger in
            let people = try ledger.shared.people()
            let found = try ledger.shared.balances().filter { $0.balance.currency.code == currency }
            return Dictionary(
                found.map { balance in (people.first { $0.id == balance.person }?.name ?? "", balance.balance.minorUnits) },
                uniquingKeysWith: { first, _ in first })
        }
    }
}

extension Household {
    /// Lets Ben record a payment to Ada, who is offered its other side; returns its ID.
    func offeredPayment() throws -> String {
        try share()
        let payments = try readShared { try $0.shared.payments(limit: 1) }
        if let known = payments.first { return known.id.description }
        let (ada, ben) = (try place(of: "ada").description, try place(of: "ben").description), id = SampleID.transaction(803)
        _ = try self.ben.send(
            "/household/payments", [("id", id), ("from", ben), ("to", ada), ("amount", "5.00"), ("currency", "GBP"), ("date", "2025-11-13")])
        return id
    }

    fileprivate func membershipOfAda() throws -> HouseholdMembership {
        guard let own = try membership(of: "ada") else { throw Missing(what: "household") }
        return own
    }

    /// Ada's access to the book of her household.
    func sharedAccess() throws -> BookAccess {
        let ada = try person("ada").id
        guard let access = try site.store.read({ try $0.households.access(of: ada, at: TestSite.now) }) else { throw Missing(what: "household") }
        return access
    }
}
