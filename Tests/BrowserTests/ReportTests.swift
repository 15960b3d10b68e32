import BrowserDriver
import Foundation
import LoadSupport
import TestSupport
import Testing

extension BrowserTests {
    /// The page of reports: its question in fields, and its figures.
    @Suite struct ReportTests {
        @Test(arguments: [true, false]) func `a question is asked with the fields, with scripts and without, and its answer leads to the records`(
            javaScript: Bool
        ) throws {
            let site = try PennySite(), session = try site.signUp()
            let (first, second) = try Self.spend(session)
            let browser = try site.browser(session, width: 1280, height: 2_000, javaScript: javaScript)
            try browser.open(site.origin + "/reports")
            try Self.choose(from: "01012024", to: "12312024", in: browser)
            #expect(try browser.text(".fig-table tfoot").contains("$200.00"))

            try Self.choose("compare", "year", in: browser)
            #expect(try browser.text(".fig-table tfoot").contains("$100.00") && browser.text(".fig-table tfoot").contains("+100%"))
            #expect(try browser.text(".period strong").contains("2024"), "the days stay")

            try Self.choose("group_by", "month", in: browser)
            let months = try browser.findAll(".fig-table tbody tr").map { try $0.text() }
            #expect(months.count == 2 && months[0].contains("March") && months[0].contains("$150.00") && months[1].contains("$50.00"), "\(months)")

            try Self.choose("group_by", "category", in: browser)
            try Self.choose("categories", second, in: browser)
            #expect(try browser.findAll(".fig-table tbody tr").count == 1 && browser.text(".fig-table tfoot").contains("$50.00"))
            try browser.click(".build a.quiet")
            try browser.wait(for: "all categories") { try browser.findAll(".fig-table tbody tr").count == 2 }

            try browser.click(".fig-table tbody a.to[href*='\(first)']")
            try browser.waitForPath("/records")
            #expect(try browser.text("main").contains("Tea for two") && !browser.text("main").contains("A lamp"))
            try browser.expectNoErrors()
        }

        @Test func `the course of a line opens and closes, and an empty period says so`() throws {
            let site = try PennySite(), session = try site.signUp()
            _ = try Self.spend(session)
            let browser = try site.browser(session, width: 1280, height: 2_000)
            try browser.open(site.origin + "/reports?date=2024")
            try browser.click(".fig-table a.turn")
            try browser.waitFor(".fig-table tr.sub")
            try browser.click(".fig-table a.turn")
            try browser.wait(for: "the closed line") { try !browser.has(".fig-table tr.sub") }
            try browser.open(site.origin + "/reports?date=1999")
            #expect(try browser.text(".blank").contains("no records") && !browser.has(".fig-table"))
            try browser.expectNoErrors()
        }

        /// Chooses the days in the panel of the period.
        private static func choose(from first: String, to last: String, in browser: Browser) throws {
            try browser.click(".period summary")
            try browser.find("#from").type(first)
            try browser.find("#to").type(last)
            try browser.click("#range button")
            try browser.wait(for: "the days") { try browser.address().contains("from=2024-01-01&to=2024-12-31") }
        }

        /// Opens the panel of a part of the question, chooses an option, and shows the answer.
        private static func choose(_ name: String, _ value: String, in browser: Browser) throws {
            let panel = ".build details:has(input[name=\(name)])"
            try browser.click(panel + " > summary")
            try browser.click("\(panel) label:has(input[value='\(value)'])")
            try browser.click(panel + " .btn.primary")
            try browser.wait(for: "\(name)=\(value)") {
                let isChosen = try browser.has("\(panel) input[value='\(value)'][checked]")
                return try isChosen && browser.address().contains("\(name)=\(value)")
            }
        }

        /// Adds expenses of 2023 and 2024; returns the categories of the larger and of the smaller one.
        private static func spend(_ session: WebSession) throws -> (String, String) {
            let boxes = try session.get("/reports").document.all("input").filter { $0["name"] == "categories" }.compactMap { $0["value"] }
            let form = try session.transactionForm(), first = try #require(boxes.first), second = try #require(boxes.dropFirst().first)
            for (day, amount, category, title) in [
                ("2023-03-01", "100", first, "Old tea"), ("2024-03-01", "150", first, "Tea for two"), ("2024-05-02", "50", second, "A lamp"),
            ] {
                let fields = [
                    "id": TimeOrderedUUID.make(), "amount": amount, "title": title, "date": day, "time": "00:00", "category": category,
                ]
                #expect(try session.send(form.request(fields)).status == 303)
            }
            return (first, second)
        }
    }
}
