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
        #expect(page.target.contains("2025-11-19") && page.document.text.contains("Saved £4.20 · flat white · Yesterday"))
        let undo = "/transactions/\(SampleID.transaction(500))/delete"
        #expect(page.document.forms.contains { $0.action == undo })
        _ = try ada.web.submit(undo)
        #expect(try ada.fetch("/transactions/\(SampleID.transaction(500))").status == 404)
    }

    @Test func `the field of the overview is enough`() throws {
        let ada = try Household().ada
        _ = try ada.get("/")
        let done = try ada.web.submit("/quick", filling: ["line": "3 coffee"])
        #expect(done.target == "/" && done.text.contains("Saved £3.00 · Coffee · Today"))
    }

    @Test(arguments: [
        ("lunch 12", "amount", "12"), ("lunch 12", "title", "lunch"), ("1.234 coffee", "amount", "1.234"),
        ("coffee 20 francs", "original_amount", "20"), ("coffee 20 francs", "original_currency", "CHF"), ("coffee 20 francs", "amount", ""),
        ("coffee 20 pesos", "original_amount", "20"), ("coffee 20 pesos", "original_currency", "pesos"), ("3 coffee 8:30 17:45", "time", "08:30"),
        ("20 coffee tomorrow", "date", "2025-11-21"), ("coffee -5", "amount", "5"),
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

    @Test func `an amount in another currency is that at the rate of the day, and a time is that of the record`() throws {
        let household = try Household()
        try household.ada.post("/settings/rates", [("currency", "USD"), ("rate", "0.85"), ("date", "2025-11-01")])
        let page = try household.ada.post("/quick", [Self.id, ("line", "8 USD espresso coffee 9am")])
        let record = try QuickAddTests.newest(household)
        #expect(page.target == "/" && record.title == "espresso" && record.time.description == "09:00")
        #expect(record.movement.amount.minorUnits == 680 && record.original?.minorUnits == 800 && record.original?.currency.code == "USD")
        #expect(try household.ada.send("/quick", [("line", "8 CHF coffee")]).status == 422)
    }

    @Test(arguments: [
        ("en", "lunch 12", 1, 0), ("en", "20 pesos lunch", 3, 0), ("ja", "lunch", 2, 0), ("zh-Hans", "20 lunch tomorrow", 2, 0),
        ("en", "lunch", 2, 0),
        ("en", "20 coffee tomorrow", 1, 0), ("en", "20 coffee every month", 1, 0), ("zh-Hans", "每月 20 coffee", 2, 0),
        ("en", "1.234 lunch", 1, 1),
    ])
    func `what a line leaves open is marked in the form, and said once and as no mistake`(
        language: String, line: String, open: Int, mistakes: Int
    ) throws {
        let household = try Household()
        _ = try household.ada.send("/settings/preferences", [("language", language)])
        let page = try household.ada.send("/quick", [Self.id, ("line", line)]).document
        let marks = page.all("p").filter { $0.classes.contains("guess") }, errors = page.all("p").filter { $0.classes.contains("error") }
        #expect(marks.count == open && errors.count == mistakes)
        #expect(page.all(where: { $0["aria-invalid"] == "true" }).count == mistakes)
        let summary = try #require(page.first { $0["id"] == "problems" })
        #expect(summary.classes.contains("over") == (mistakes > 0) && summary["role"] == (mistakes > 0 ? "alert" : "status"))
        let title = try #require(page.all("title").first).text
        #expect((title.contains(":") || title.contains("：")) == (mistakes > 0), "\(title)")
        // Each field is described by its mark, and no sentence is there twice.
        let described = page.all(where: { $0.has("aria-describedby") }).flatMap {
            ($0["aria-describedby"] ?? "").split(separator: " ").map(String.init)
        }
        for mark in marks { #expect(described.count { $0 == mark["id"] ?? "-" } == 1) }
        let sentences = marks.map(\.text) + summary.all("b").map(\.text)
        if mistakes == 0 { #expect(Set(sentences).count == sentences.count && summary.all("li").isEmpty) }
    }

    @Test func `a line sent twice is one record, and an empty one opens the form`() throws {
        let household = try Household(), fields = [Self.id, ("line", "3 coffee")]
        try household.ada.post("/quick", fields)
        #expect(try household.ada.post("/quick", fields).text.contains("saved already"))
        #expect(try household.ada.post("/quick", [("line", "  ")]).target == "/transactions/new")
    }
}
