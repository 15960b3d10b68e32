import BrowserDriver
import LoadSupport
import TestSupport
import Testing

extension BrowserTests {
    /// Rules that file entries, from the form to records of the past and back.
    @Suite struct RuleTests {
        @Test(arguments: [true, false])
        func `a rule is tried, saved, moved, and applied to the past, which one Undo takes back`(javaScript: Bool) throws {
            let site = try PennySite(), session = try site.signUp(), form = try session.transactionForm()
            for amount in ["12", "34"] {
                let fields = ["id": TimeOrderedUUID.make(), "amount": amount, "title": "Zeppelin Museum"]
                #expect(try session.send(form.request(fields)).status == 303)
            }
            let browser = try site.browser(session, width: 390, height: 844, mobile: true, javaScript: javaScript)
            try browser.open(site.origin + "/rules/new")
            try browser.type("zeppelin", into: "[name=payee]")
            try browser.type("Airship", into: "[name=title]")
            try browser.click("[name=try]")
            try browser.waitFor("#tried .trial")
            let trial = try browser.text("#tried")
            #expect(trial.contains("2 fit") && trial.contains("2 past records would change") && trial.contains("Airship"))
            #expect(try browser.value("[name=payee]") == "zeppelin")
            #expect(try !session.get("/rules").text.contains("zeppelin"), "a trial saves nothing")
            try browser.click(".dock .primary")
            // The trial has the path of the list.
            try browser.waitFor(".rule")

            try browser.open(site.origin + "/rules/new")
            try browser.type("depot", into: "[name=payee]")
            try browser.type("The Depot", into: "[name=vendor]")
            try browser.click(".dock .primary")
            try browser.waitFor(".rule:nth-child(2)")
            #expect(try browser.text(".rule:nth-child(1)").contains("zeppelin"))
            try browser.click(".rule:nth-child(2) summary")
            try browser.click(".rule:nth-child(2) [value=up]")
            try browser.wait(for: "the new order") { try browser.text(".rule:nth-child(1)").contains("depot") }

            try browser.click(".rule:nth-child(2) summary")
            try browser.follow(".rule:nth-child(2) a[href*='/rules/apply']", to: "/rules/apply")
            #expect(try browser.text("main").contains("2 records would change"))
            #expect(try !session.get("/records?view=all").text.contains("Airship"))
            try browser.click(".dock .primary")
            try browser.waitForPath("/rules")
            #expect(try browser.text(".told").contains("2 records changed."))
            #expect(try session.get("/records?view=all").text.contains("Airship"))
            try browser.click(".told button")
            try browser.wait(for: "the records as they were") { try !session.get("/records?view=all").text.contains("Airship") }
            try browser.expectNoErrors()
        }
    }
}
