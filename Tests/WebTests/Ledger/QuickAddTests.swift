import TestSupport
import Testing

@testable import Bookkeeping

@Suite struct QuickAddTests {
    static func newest(_ household: Household) throws -> Record {
        let found = try household.site.store.read(try household.book("ada")) { ledger in
            try ledger.recent(limit: 50).first { $0.id.description == SampleID.transaction(500) }
        }
        return try #require(found)
    }

    @Test func `a category and an amount make a record without a title, in the default account, now`() throws {
        let household = try Household()
        let page = try household.ada.post(
            "/quick", [("id", SampleID.transaction(500)), ("category", try household.category("Coffee")), ("amount", "3.20")])
        #expect(page.target == "/" && page.text.contains("Saved "))
        #expect(page.document.all("a").contains { $0.text == "View" && $0["href"] == "/transactions/\(SampleID.transaction(500))" })
        let record = try Self.newest(household)
        #expect(record.title.isEmpty && page.text.contains("· Coffee"))
        #expect(record.movement.account.description == (try household.everyday()))
        #expect(record.movement.amount.minorUnits == 320)
        #expect(record.date.description == "2025-11-20" && record.time.description == "12:34")
    }

    @Test func `the form of the overview needs two clicks`() throws {
        let household = try Household()
        let ada = household.ada
        let page = try ada.get("/")
        let form = try #require(page.document.forms.first { $0.action == "/quick" })
        let tiles = form.controls.filter { $0["type"] == "radio" && $0["name"] == "category" }
        #expect(tiles.count == 8)
        let done = try ada.web.submit("/quick", filling: ["category": .text(tiles[0]["value"] ?? ""), "amount": "2"])
        #expect(done.text.contains("Saved "))
    }

    @Test func `now is the hour of the person's own time zone`() throws {
        let household = try Household()
        try household.ada.post("/settings/preferences", [("time_zone", "Asia/Tokyo")])
        household.site.clock.advance(seconds: 3 * 3600)
        try household.ada.post("/quick", [("id", SampleID.transaction(500)), ("category", try household.category("Coffee")), ("amount", "3")])
        let record = try Self.newest(household)
        #expect(record.date.description == "2025-11-21" && record.time.description == "00:34")
    }

    @Test(arguments: [
        ("14,99", 1499), ("14.99", 1499), ("1499", 149_900), ("12+3.50", 1550), ("3*4", 1200), ("£5", 500), ("１２．５", 1250), (" 7 ", 700),
        ("1,234.56", 123_456), ("1.234,56", 123_456),
    ])
    func `an amount is read as it is meant`(typed: String, minorUnits: Int64) throws {
        let household = try Household()
        let answer = try household.ada.send(
            "/quick", [("id", SampleID.transaction(500)), ("category", try household.category("Coffee")), ("amount", typed)])
        #expect(answer.status == 303)
        #expect(try Self.newest(household).movement.amount.minorUnits == minorUnits)
    }

    @Test(arguments: ["", "0", "-5", "1.234", "1,2,3.4.5", "abc", "1..2", "1e3", "9999999999999999", "5-5", "--1"])
    func `an amount that is none is refused and kept`(typed: String) throws {
        let household = try Household()
        let answer = try household.ada.send("/quick", [("category", try household.category("Coffee")), ("amount", typed)])
        #expect(answer.status == 422)
        let form = try #require(answer.document.forms.first { $0.action == "/quick" })
        #expect(form.value(of: "amount") == typed)
        #expect(form.value(of: "category") == (try household.category("Coffee")))
        #expect(answer.document.title?.hasPrefix("Error") == true)
        #expect(answer.document.first { $0["role"] == "alert" } != nil)
    }

    @Test func `the form sent twice makes one record and says so`() throws {
        let household = try Household()
        let form = [("id", SampleID.transaction(500)), ("category", try household.category("Coffee")), ("amount", "3")]
        try household.ada.post("/quick", form)
        let page = try household.ada.post("/quick", form)
        #expect(page.text.contains("saved already"))
        #expect(try DatabaseWitness(household.site).count("record", where: "title = '' AND amount = 300") == 1)
    }

    @Test func `the overview adds up today and this month in the main currency and names the others`() throws {
        let household = try Household()
        let text = try household.ada.get("/").document.text
        #expect(text.contains("£14.99"))
        #expect(text.contains("£113.99"))
        #expect(text.contains("£2,400.00"))
        #expect(text.contains("¥1,820") && text.contains("€8.40"))
    }
}
