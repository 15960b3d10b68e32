import Bookkeeping
import TestSupport
import Testing

@testable import Storage
@testable import Web

/// Reports that are kept under a name, and sent each month.
@Suite struct KeptReportPagesTests {
    private let household: Household

    init() throws { household = try Household() }

    static func form(_ number: Int, _ fields: [(String, String)]) -> [(String, String)] { [("id", SampleID.report(number))] + fields }

    /// Keeps the report of this year, or of these parameters.
    static func keep(
        _ number: Int, by browser: Browser, in book: String = "", _ fields: [(String, String)] = [("name", "Year so far"), ("date", "this-year")]
    ) throws {
        let answer = try browser.send(book + "/reports/kept", form(number, fields))
        guard answer.status == 303 else { throw Household.Missing(what: "kept report: \(answer.document.text.prefix(300))") }
    }

    private func kept(_ user: String = "ada") throws -> [KeptReport] {
        let book = try household.book(user)
        return try household.site.store.read(book) { try $0.reports.kept(for: book.person) }
    }

    /// The addresses of the reports that the page offers, by their names.
    private func links(_ path: String = "/reports") throws -> [String: String] {
        let chips = try household.ada.get(path).document.all("a").filter { $0["class"] == "chip" }
        return Dictionary(chips.map { ($0.text, $0["href"] ?? "") }) { first, _ in first }
    }

    @Test func `a period that moves stays one that moves, and days stay these days`() throws {
        let coffee = try household.category("Coffee"), ada = household.ada
        let answer = try ada.send(
            "/reports/kept",
            Self.form(1, [("name", " Coffee "), ("view", "monthly"), ("date", "last-month"), ("categories", coffee), ("compare", "year")]))
        #expect(answer["Location"] == "/reports?date=last-month&compare=year&categories=\(coffee)")
        try Self.keep(2, by: ada, [("name", "October"), ("view", "monthly"), ("date", "2025-10")])
        try Self.keep(3, by: ada, [("name", "Trip"), ("from", "2025-10-03"), ("to", "2025-10-05"), ("group_by", "vendor")])
        #expect(
            try links() == [
                "Coffee": "/reports?date=last-month&compare=year&categories=\(coffee)", "October": "/reports?view=monthly&date=2025-10",
                "Trip": "/reports?from=2025-10-03&to=2025-10-05&group_by=vendor",
            ])
        let page = try ada.get("/reports?date=last-month&compare=year&categories=\(coffee)").document
        #expect(page.all("a").filter { $0["aria-current"] == "page" && $0["class"] == "chip" }.map(\.text) == ["Coffee"])
        #expect(page.text.contains("By category · last month · 1 filter"))
    }

    @Test func `the parameters of the address are kept where the form has none`() throws {
        #expect(
            try household.ada.send("/reports/kept?date=2024&group_by=month", [("name", "By month")])["Location"]
                == "/reports?view=yearly&date=2024&group_by=month")
        #expect(try kept().map(\.name) == ["By month"])
    }

    @Test func `the page offers the year that is shown as this year and as that year`() throws {
        let values = try household.ada.get("/reports").document.all("input").filter { $0["type"] == "radio" && $0["name"] == "date" }.compactMap {
            $0["value"]
        }
        #expect(values == ["this-year", "2025"])
        let page = try household.ada.get("/reports?date=2024").document
        #expect(!page.all("input").contains { $0["type"] == "radio" && $0["name"] == "date" && $0["value"] == "2024-this" })
        #expect(page.all("input").contains { $0["type"] == "hidden" && $0["value"] == "2024" || $0["value"] == "last-year" })
    }

    @Test func `a name is needed, is no other one's, and can replace that one`() throws {
        let ada = household.ada
        try Self.keep(1, by: ada)
        for (name, sentence) in [
            ("", "Please"), (" YEAR SO FAR", "You keep a report named “Year so far” already."), (String(repeating: "x", count: 61), "60"),
        ] {
            let answer = try ada.send("/reports/kept", Self.form(2, [("name", name), ("date", "2024"), ("monthly", "1")]))
            let text = answer.document.text
            #expect(answer.status == 422 && (text.contains(sentence) || name.isEmpty), "\(text)")
            #expect(answer.document.all("input").contains { $0["name"] == "name" && $0["value"] == name })
        }
        #expect(try kept().count == 1)
        let answer = try ada.send("/reports/kept", Self.form(2, [("name", "Year so far"), ("date", "2024"), ("replace", "1")]))
        #expect(answer.status == 303)
        #expect(
            try kept().map(\.question) == [[.init("view", "yearly"), .init("date", "2024")]] && kept().map(\.id.description) == [SampleID.report(1)])
    }

    @Test func `sending twice keeps one, and the fifty-first is refused with a sentence`() throws {
        for _ in 1...2 { try Self.keep(1, by: household.ada) }
        #expect(try kept().count == 1)
        for number in 2...KeptReport.limit { try Self.keep(number, by: household.ada, [("name", "Report \(number)")]) }
        let answer = try household.ada.send("/reports/kept", Self.form(99, [("name", "More")]))
        #expect(answer.status == 422 && answer.document.text.contains("You keep 50 reports, which is the limit."))
        #expect(try kept().count == KeptReport.limit)
    }

    @Test func `it is renamed, removed and kept again`() throws {
        let ada = household.ada, path = "/reports/kept/\(SampleID.report(1))"
        try Self.keep(1, by: ada)
        #expect(try ada.get(path).document.all("input").contains { $0["name"] == "name" && $0["value"] == "Year so far" })
        #expect(try ada.send(path, [("name", "")]).status == 422)
        #expect(try ada.send(path, [("name", "Taxes"), ("monthly", "1")])["Location"] == "/reports?date=this-year")
        #expect(try kept().map(\.name) == ["Taxes"] && kept().map(\.dueOn) == [CalendarDate("2025-12-01")])
        let page = try ada.post(path + "/delete", [])
        #expect(page.document.text.contains("The report is no longer kept.") && page.document.text.contains("Undo"))
        #expect(try kept() == [] && ada.fetch(path).status == 404)
        #expect(try ada.post(path + "/restore", []).document.text.contains("The report is kept again."))
        #expect(try kept().map(\.dueOn) == [CalendarDate("2025-12-01")])
        #expect(try ada.post(path + "/restore", []).document.text.contains("nothing to undo") || kept().count == 1)
    }

    @Test func `a category that was deleted is said to be missing`() throws {
        let coffee = try household.category("Coffee"), other = SampleID.absent
        #expect(try household.ada.get("/reports?categories=\(coffee)").document.text.contains("does not exist any more") == false)
        #expect(try household.ada.get("/reports?categories=\(other)").document.text.contains("does not exist any more"))
    }
}
