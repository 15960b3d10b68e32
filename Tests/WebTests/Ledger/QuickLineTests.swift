import TestSupport
import Testing

@testable import Bookkeeping

/// A record said in one line on the overview.
@Suite struct QuickLineTests {
    private static let id = ("id", SampleID.transaction(500))

    @Test func `a line without doubt is saved, and can be taken back`() throws {
        let household = try Household(), ada = household.ada
        let page = try ada.post("/quick", [Self.id, ("line", "4.20 flat white yesterday COFFEE #work")])
        let record = try QuickAddTests.newest(household)
        #expect(record.title == "flat white" && record.movement.amount.minorUnits == 420 && record.date.description == "2025-11-19")
        #expect(record.movement.category?.description == (try household.category("Coffee")) && record.hashtags == ["work"])
        #expect(record.movement.account.description == (try household.everyday()) && record.time.description == "12:34")
        #expect(page.target.contains("2025-11-19") && page.document.text.contains("Saved £4.20 · flat white"))
        let undo = "/transactions/\(SampleID.transaction(500))/delete"
        #expect(page.document.forms.contains { $0.action == undo })
        _ = try ada.web.submit(undo)
        #expect(try ada.fetch("/transactions/\(SampleID.transaction(500))").status == 404)
    }

    @Test func `the field of the overview is enough`() throws {
        let ada = try Household().ada
        _ = try ada.get("/")
        let done = try ada.web.submit("/quick", filling: ["line": "3 coffee"])
        #expect(done.target == "/" && done.text.contains("Saved £3.00 · Coffee"))
    }

    @Test(arguments: [
        ("lunch 12", "amount", "12"), ("lunch 12", "title", "lunch"), ("1.234 coffee", "amount", "1.234"),
        ("coffee 20 francs", "amount", "20 francs"),
        ("2 buns 3 coffee", "title", "2 buns"), ("coffee", "amount", ""), ("3 coffee 2025-12-24", "date", "2025-12-24"),
        ("12 coffee groceries cake", "title", "coffee cake"),
    ])
    func `a line in doubt is shown as a filled form, and nothing is saved`(line: String, field: String, value: String) throws {
        let household = try Household()
        let answer = try household.ada.send("/quick", [Self.id, ("line", line)])
        #expect(answer.status == 422)
        let form = try #require(answer.document.forms.first { $0.action == "/transactions" })
        #expect(form.value(of: field) == value && form.value(of: "id") == SampleID.transaction(500))
        #expect(try household.ada.fetch("/transactions/\(SampleID.transaction(500))").status == 404)
    }

    @Test func `a line sent twice is one record, and an empty one opens the form`() throws {
        let household = try Household(), fields = [Self.id, ("line", "3 coffee")]
        try household.ada.post("/quick", fields)
        #expect(try household.ada.post("/quick", fields).text.contains("saved already"))
        #expect(try household.ada.post("/quick", [("line", "  ")]).target == "/transactions/new")
    }
}
