import BrowserDriver
import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// The first actions of a new person on a phone, with and without scripts.
    @Suite struct FirstDayTests {
        @Test(arguments: [true, false])
        func `a person signs up on a phone, records, changes, deletes, undoes and finds`(javaScript: Bool) throws {
            let site = try PennySite()
            let browser = try Browser.start(width: 390, height: 844, mobile: true, javaScript: javaScript)
            try browser.open(site.origin)
            try browser.follow("a.primary", to: "/sign-up")
            for (name, text) in [
                ("username", "mika"), ("email", "mika@example.org"), ("password", PennySite.password), ("first_name", "Mika"), ("last_name", "Lehto"),
            ] {
                try browser.type(text, into: "[name=\(name)]")
            }
            try browser.follow("button.primary", to: "/")
            #expect(try browser.text("[role=status]").hasPrefix("Welcome"))

            try addQuickly(browser, javaScript: javaScript)
            try addWithForm(browser)
            try changeDeleteUndo(browser)
            try search(browser)
            try browser.expectNoErrors()
        }

        @Test func `from the splash to the first expense it takes three typed fields, five taps and the digits`() throws {
            let site = try PennySite()
            let browser = try Browser.start(width: 390, height: 844, mobile: true)
            try browser.open(site.origin)
            var taps = 0
            func tap(_ selector: String) throws {
                taps += 1
                try browser.click(selector)
            }
            try tap("a.primary")
            try browser.waitFor("[name=username]")
            let fields = [("username", "mika"), ("email", "mika@example.org"), ("password", PennySite.password)]
            for (name, text) in fields { try browser.type(text, into: "[name=\(name)]") }
            try tap("button.primary")
            try browser.waitFor("form.quick")
            try tap("form.quick label.tile")
            try browser.waitFor(".keypad:not([hidden])")
            for digit in "42" { try browser.click(".keys [value='\(digit)']") }
            try tap("form.quick button.primary")
            try browser.wait(for: "the notice") { try browser.has(".told") && browser.text(".told").contains("$42.00") }
            #expect(taps <= 5 && fields.count == 3)
            try browser.expectNoErrors()
        }

        /// Adds a record with a category, the amount, and the button: two clicks and the typing.
        private func addQuickly(_ browser: Browser, javaScript: Bool) throws {
            let tile = try browser.find("form.quick label.tile")
            let category = try tile.text()
            try tile.click()
            if javaScript { #expect(try browser.focusedElement().attribute("id") == "amount") }
            try browser.type("4.80", into: "#amount")
            try browser.click("form.quick button.primary")
            try browser.wait(for: "the notice") { try browser.has(".told") && browser.text(".told").contains("4.80") }
            #expect(try browser.value("#amount") == "")
            try browser.follow("[data-key='g r']", to: "/records")
            #expect(try browser.text(".rows").contains(category))
            #expect(try browser.text(".rows").contains("4.80"))
            #expect(try browser.text(".sum .out").contains("4.80"))
        }

        private func addWithForm(_ browser: Browser) throws {
            try browser.follow("[data-key='g s']", to: "/settings")
            try browser.follow("main a[href='/accounts']", to: "/accounts")
            try browser.follow(".top a.btn", to: "/accounts/new")
            try browser.type("Savings", into: "#name")
            try browser.follow(".dock .primary", to: "/accounts")

            try start(browser, "expense")
            #expect(try browser.find(".only-income").isShown() == false)
            try browser.type("12.50", into: "#amount")
            try browser.click(".only-expense label.tile:nth-of-type(2)")
            try browser.type("昼ごはん", into: "#title")
            try browser.type("bento", into: "#tags")
            try browser.type("With Aino", into: "#note")
            try browser.follow(".dock .primary", to: "/records")

            try start(browser, "income")
            #expect(try browser.find(".only-expense").isShown() == false)
            try browser.type("2500", into: "#amount")
            try browser.click(".only-income label.tile")
            try browser.type("給料", into: "#title")
            try browser.follow(".dock .primary", to: "/records")

            try start(browser, "transfer")
            #expect(try browser.find(".only-expense").isShown() == false)
            try browser.type("300", into: "#amount")
            try browser.follow(".dock .primary", to: "/records")
            let rows = try browser.text(".ledger")
            for text in ["昼ごはん", "#bento", "12.50", "給料", "2,500.00", "Transfer to", "300.00"] { #expect(rows.contains(text), "\(text)") }
        }

        private func start(_ browser: Browser, _ kind: String) throws {
            try browser.follow("[data-key=n]", to: "/transactions/new")
            try browser.click("label:has([name=kind][value=\(kind)])")
        }

        private func changeDeleteUndo(_ browser: Browser) throws {
            try open(browser, "昼ごはん")
            try browser.click("[data-key=e]")
            try browser.waitFor("#amount")
            #expect(try browser.value("#amount") == "12.50")
            try browser.type("13.25", into: "#amount")
            try browser.click(".dock .primary")
            try browser.waitFor(".record")
            #expect(try browser.text(".record .figure").contains("13.25"))
            #expect(try browser.text(".record").contains("With Aino"))

            try browser.follow("button.danger", to: "/records")
            #expect(try browser.text("[role=status]").contains("昼ごはん"))
            #expect(try !browser.text(".ledger").contains("昼ごはん"))
            try browser.click("[role=status] button")
            try browser.wait(for: "the restored record") { try browser.text("[role=status]").contains("Restored") }
            try browser.open(try records(browser))
            #expect(try browser.text(".ledger").contains("昼ごはん"))
        }

        private func open(_ browser: Browser, _ title: String) throws {
            let row = try browser.findAll(".rows .go").first { try $0.text() == title }
            try #require(row).click()
            try browser.waitFor(".record")
        }

        private func search(_ browser: Browser) throws {
            for (words, isFound) in [("昼", true), ("ごは", true), ("bento", true), ("#bento", true), ("Aino", true), ("夜", false)] {
                try browser.open(try records(browser))
                try browser.type(words + BrowserKey.enter, into: "#q")
                try browser.wait(for: "the results for \(words)") { try browser.address().contains("q=") }
                #expect(try browser.text("main").contains("昼ごはん") == isFound, "\(words)")
                #expect(try !browser.text("main").contains("給料"), "\(words)")
            }
        }

        private func records(_ browser: Browser) throws -> String {
            URL(string: "/records", relativeTo: URL(string: try browser.address()))?.absoluteString ?? ""
        }
    }
}
