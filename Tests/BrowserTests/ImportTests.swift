import BrowserDriver
import Foundation
import LoadSupport
import TestSupport
import Testing

extension BrowserTests {
    /// Files of a bank, from the upload to the records and back.
    @Suite struct ImportTests {
        /// Columns that no bank's file is known by.
        private static let file = """
            Day;Shop;Sum;Extra
            2026-03-02;Kiosk;-4.20;
            2026-03-03;Greenway Market;-61.70;Card 4411
            2026-03-03;Greenway Market;-61.70;Card 4411
            2026-03-31;Blue Jacket;48.00;Refund

            """

        @Test(arguments: [true, false], ["", "/household"])
        func `a file becomes records once, and they are taken back as a whole`(javaScript: Bool, book: String) throws {
            let site = try PennySite(), session = try site.signUp(), data = try TemporaryDirectory("bank-file")
            if !book.isEmpty {
                try session.get("/household")
                try session.submit("/household", filling: ["name": "The Hales"])
            }
            let path = data.path + "/march.csv"
            try Data(Self.file.utf8).write(to: URL(fileURLWithPath: path))
            let browser = try site.browser(session, width: 390, height: 844, mobile: true, javaScript: javaScript)
            try browser.open(site.origin + book + "/import")
            try browser.click("main form .primary.block")
            #expect(try browser.waitFor("#problems").text() == "Choose a file of your bank.")
            #expect(try browser.takeErrors().allSatisfy { $0.contains("422") })

            // The columns as they are, then with one that is not read, then as they are again.
            try Self.upload(path, browser)
            try browser.waitFor("[value=again]")
            try Self.read(["date", "", "amount", "note"], browser)
            #expect(try browser.text("main").contains("4 of 4 rows can be read like this"))
            #expect(try !browser.text(".lines").contains("Kiosk"))
            try Self.read(["date", "payee", "amount", "note"], browser)
            #expect(try browser.text(".lines").contains("Kiosk"))
            try browser.click(".dock .primary")

            try browser.waitFor("[value=finish]")
            #expect(try browser.text(".dock .primary") == "Import 4 records")
            try Self.decideAll("new:leave", browser)
            try browser.wait(for: "rows that are left out") { try browser.text(".dock .primary") == "Import nothing" }
            try Self.decideAll("new:add", browser)
            try browser.wait(for: "rows that are added") { try browser.text(".dock .primary") == "Import 4 records" }
            try browser.click("#row2 option[value='2:leave']")
            try browser.click("[value=finish]")
            try browser.wait(for: "what was done") { try browser.text(".big-line") == "3 records were imported." }
            let done = try browser.address()

            // The columns are read as they were chosen before, and the records are known; the row that was left out is new.
            try browser.open(site.origin + book + "/import")
            try Self.upload(path, browser)
            try browser.waitFor("[value=again]")
            #expect(try browser.text(".lines").contains("Kiosk"))
            try browser.click(".dock .primary")
            try browser.waitFor("[value=finish]")
            #expect(try browser.text(".dock .primary") == "Import 1 record")
            #expect(try browser.text(".tally").contains("already there"))
            try browser.click("[value=cancel]")
            try browser.waitFor(".told")

            try browser.open(done)
            try browser.click("form[action$='/take-back'] button")
            try browser.wait(for: "the import without records") { try browser.text(".big-line") == "This import has been taken back." }
            #expect(try !session.get(book + "/records?view=all").text.contains("Kiosk"))
            try browser.expectNoErrors()
        }

        private static func upload(_ path: String, _ browser: Browser) throws {
            try browser.find("#files").type(path)
            try browser.click("main form .primary.block")
        }

        /// Chooses the meaning of each column, and updates the sample.
        private static func read(_ columns: [String], _ browser: Browser) throws {
            if try !browser.find(".colmap").isShown() { try browser.click("details.fold summary") }
            for (number, column) in columns.enumerated() {
                try browser.click(".colmap li:nth-child(\(number + 1)) option[value='\(column)']")
            }
            let before = try browser.find("main")
            try browser.click("[value=again]")
            try browser.wait(for: "the sample") { try browser.has("[value=again]") && Self.isGone(before) }
        }

        private static func decideAll(_ decision: String, _ browser: Browser) throws {
            try browser.click("details.all summary")
            try browser.click("[name=all][value='\(decision)']")
        }

        private static func isGone(_ element: BrowserElement) -> Bool { (try? element.isShown()) == nil }
    }
}
