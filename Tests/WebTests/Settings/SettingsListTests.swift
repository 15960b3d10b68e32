import TestSupport
import Testing

@testable import Bookkeeping

@Suite struct SettingsListTests {
    @Test func `every row of the settings leads to a page`() throws {
        let household = try Household()
        let links = try household.ada.get("/settings").document.all("a").compactMap { $0["href"] }.filter { $0.hasPrefix("/") && $0 != "/" }
        #expect(links.count > 20)
        for link in Set(links) { #expect(try household.ada.fetch(link).status == 200, "\(link)") }
    }

    @Test func `members see no row of the operator's`() throws {
        let household = try Household()
        #expect(!(try household.ben.get("/settings")).document.all("a").contains { $0["href"]?.hasPrefix("/operator") == true })
    }

    @Test func `the daily budget is set, shown in the list and changed for the next month`() throws {
        let household = try Household()
        let newcomer = household.newcomer
        #expect(try newcomer.get("/settings").document.text.contains("Not set"))
        let page = try newcomer.post("/settings/daily-budget", [("id", SampleID.budget(990)), ("amount", "25")])
        #expect(page.target.hasSuffix("/settings"))
        #expect(page.document.text.contains("£25.00"))
        try newcomer.post("/settings/daily-budget", [("id", SampleID.budget(990)), ("amount", "30"), ("applies_from", "next")])
        #expect(try newcomer.get("/settings").document.text.contains("£25.00"))
        household.site.clock.advance(seconds: 20 * 86_400)
        #expect(try newcomer.get("/settings").document.text.contains("£30.00"))
    }

    @Test(arguments: ["", "0", "-5", "12.345", "abc", "1234567890123456", "1.2.3"])
    func `a wrong daily budget comes back as it was typed`(amount: String) throws {
        let household = try Household()
        let answer = try household.ada.send("/settings/daily-budget", [("id", SampleID.budget(9)), ("amount", amount)])
        #expect(answer.status == 422)
        #expect(answer.document.all("input").first { $0["name"] == "amount" }?["value"] == amount)
        #expect(try household.ada.get("/settings").document.text.contains("£65.00"))
    }

    @Test func `saving the language leaves a main currency alone that was changed in another window`() throws {
        let household = try Household()
        let form = try household.ada.get("/settings/preferences")
        #expect(!form.document.all("input").contains { $0["name"] == "main_currency" })
    }
}
