import Bookkeeping
import TestSupport
import Testing

@testable import Storage
@testable import Web

/// A household's record in one line, and with two taps: who pays, and what is told about it.
@Suite struct HouseholdLineTests {
    private let household: Household, debts: Debts

    init() throws {
        household = try Household()
        debts = try Debts(household)
    }

    private func payer(of number: Int) throws -> String? {
        try household.readShared { ledger in
            try Transaction.ID(SampleID.transaction(number)).flatMap(ledger.transaction)?.movement.account.description
        }
    }

    private func say(_ line: String, _ number: Int) throws -> String? {
        let page = try household.ada.post("/household/quick", [("id", SampleID.transaction(number)), ("line", line)])
        return page.document.first { $0.classes.contains("told") }?.first("p")?.text
    }

    private func chosenByForms() throws -> Set<String> {
        let pages = try ["/household", "/household/transactions/new"].map { try household.ada.get($0).document }
        return Set(pages.flatMap { $0.all { $0["name"] == "payer" && $0["checked"] != nil } }.compactMap { $0["value"] })
    }

    @Test func `who pays for a line is whom the other forms choose, and is told`() throws {
        #expect(try say("3 food bread", 870) == "Saved £3.00 · bread · Today, Thu 20 Nov · Who paid: You")
        #expect(try payer(of: 870) == debts.account(of: "ada") && chosenByForms() == [debts.account(of: "ada")])
        // Ada says that Ben paid, and next time that is what she is offered.
        _ = try household.ada.send("/household/transactions", debts.form("4.00", of: "ben", [("id", SampleID.transaction(871))]))
        #expect(try chosenByForms() == [debts.account(of: "ben")])
        #expect(try say("3 food yesterday", 872)?.contains("Who paid: Ben") == true)
        #expect(try payer(of: 872) == debts.account(of: "ben"))
    }

    @Test func `two taps without a payer take the same one, and tell it`() throws {
        let fields = [("id", SampleID.transaction(873)), ("category", try household.sharedCategory("Food")), ("amount", "3.00")]
        let page = try household.ada.post("/household/quick", fields)
        #expect(try payer(of: 873) == debts.account(of: "ada") && page.text.contains("Saved £3.00 · Food · Who paid: You"))
    }

    @Test func `an account that a line names pays, and a doubt keeps the payer`() throws {
        let joint = try #require(try household.readShared { try $0.names().openAccounts.first })
        let told = try #require(try say("3 food cake \(joint.name)", 874))
        #expect(try payer(of: 874) == joint.id.description && told.hasSuffix("Who paid: \(joint.name)"), "\(told)")
        let asked = try household.ada.send("/household/quick", [("id", SampleID.transaction(875)), ("line", "3 food tomorrow")])
        let form = try #require(asked.document.forms.first { $0.action == "/household/transactions" })
        let own = try debts.account(of: "ada")
        #expect(asked.status == 422 && form.value(of: "payer") == own)
    }

    @Test func `what a person paid in another currency stays in it, as in the form`() throws {
        #expect(try say("8 USD food", 876)?.contains("Who paid: You") == true)
        #expect(try payer(of: 876) == debts.account(of: "ada", in: "USD"))
    }
}
