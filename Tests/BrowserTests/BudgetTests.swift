import BrowserDriver
import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// Parts of budgets that need a browser: the dialog, the inline form, the label, the badge.
    @Suite struct BudgetTests {
        @Test(arguments: [true, false])
        func `an alert stands before the page until OK, and the badge goes with it`(javaScript: Bool) throws {
            let site = try PennySite()
            let session = try site.signUp()
            try session.get("/")
            try session.submit("/budgets/daily", filling: ["amount": "10"])
            let browser = try site.browser(session, width: 390, height: 844, mobile: true, javaScript: javaScript)
            try browser.click("form.quick label.tile")
            try browser.type("9.50", into: "form.quick #amount")
            try browser.click("form.quick button.primary")
            try browser.waitFor("dialog[open]")
            let dialog = try browser.text("dialog")
            #expect(dialog.contains("95% used") && dialog.contains("0.50 of the day’s budget is unspent"))
            #expect(try browser.focusedElement().text() == "OK")
            #expect(try browser.text(".icon-btn .count").contains("1"))
            try browser.click("dialog button.primary")
            try browser.wait(for: "the page without the dialog") { try browser.findAll("dialog").isEmpty }
            #expect(try browser.path() == "/")
            #expect(try browser.findAll(".count").isEmpty)
            try browser.follow(".top a.icon-btn", to: "/notifications")
            #expect(try browser.text(".rows").contains("95% used"))
            try browser.expectNoErrors()
        }

        @Test func `Escape closes the alert, which stays new`() throws {
            let site = try PennySite()
            let session = try site.signUp()
            try session.get("/")
            try session.submit("/budgets/daily", filling: ["amount": "10"])
            let browser = try site.browser(session)
            try browser.click("form.quick label.tile")
            try browser.type("10", into: "form.quick #amount")
            try browser.click("form.quick button.primary")
            try browser.waitFor("dialog[open]")
            #expect(try browser.text("dialog").contains("used up"))
            try browser.press(BrowserKey.escape)
            try browser.wait(for: "the closed dialog") { try browser.findAll("dialog[open]").isEmpty }
            #expect(try browser.text(".icon-btn .count").contains("1"))
            try browser.open(site.origin + "/")
            #expect(try browser.findAll("dialog").isEmpty)
            try browser.expectNoErrors()
        }

        @Test(arguments: [true, false])
        func `the daily budget is changed in place`(javaScript: Bool) throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 390, height: 844, javaScript: javaScript)
            try browser.type("25", into: "#daily-amount")
            try browser.click("#daily-budget button")
            try browser.wait(for: "the figure") { try browser.text(".hero").contains("25.00") }
            #expect(try browser.find("#daily-amount").isShown() == false)
            try browser.click("#daily-budget summary")
            #expect(try browser.value("#daily-amount") == "25.00")
            try browser.type("30", into: "#daily-amount")
            try browser.click("#daily-budget button")
            try browser.wait(for: "the new figure") { try browser.text(".hero .figure").contains("30") }
            try browser.click(".hero .seg a[href*='budget=monthly']")
            try browser.wait(for: "the month") { try browser.address().contains("budget=monthly") }
            #expect(try browser.text(".hero").contains("this month"))
            try browser.expectNoErrors()
        }

        @Test(arguments: [true, false])
        func `the label of the amount follows the period`(javaScript: Bool) throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), javaScript: javaScript)
            try browser.open(site.origin + "/budgets/new")
            for (period, label) in [
                ("daily", "Amount a day"), ("weekly", "Amount a week"), ("monthly", "Amount a month"),
                ("yearly", "Amount a year"),
            ] {
                try browser.click("label:has([name=period][value=\(period)])")
                #expect(try browser.text("label[for=amount]").trimmingCharacters(in: .whitespacesAndNewlines) == label)
                #expect(try browser.text("#applies_from").contains(period == "yearly" ? "This year" : "This month"))
            }
            try browser.expectNoErrors()
        }
    }
}
