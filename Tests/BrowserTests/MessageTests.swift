import BrowserDriver
import TestSupport
import Testing

extension BrowserTests {
    /// The notification settings and feedback in a browser.
    @Suite struct MessageTests {
        @Test(arguments: [true, false])
        func `a person chooses what is sent where, tries it, and is told in words why it did not go`(javaScript: Bool) throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 1280, height: 1600, javaScript: javaScript)
            try browser.open(site.origin + "/notifications")
            try browser.follow(".top a[href='/settings/notifications']", to: "/settings/notifications")
            try browser.click("#by_address-security")
            try browser.click(".dock .primary")
            try browser.waitFor("#problems")
            // The console contains the status of a form with problems.
            _ = try browser.takeErrors()
            #expect(try browser.find("#by_address-security").isSelected())
            #expect(try browser.text("main").contains("Enter the address"))
            try browser.type("http://localhost:\(site.port)/", into: "#address")
            try browser.click("label:has([value=json])")
            try browser.click(".dock .primary")
            try browser.waitFor("#address-standing")
            #expect(try browser.find("#by_address-security").isSelected() && !browser.find("#by_address-budget").isSelected())
            try browser.click("#address-standing button")
            try browser.wait(for: "the reason") { try browser.text("main").contains("This server may not contact that address.") }
            try browser.expectNoErrors()
        }

        @Test(arguments: [true, false])
        func `a person writes feedback, and the operator reads it`(javaScript: Bool) throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 1280, height: 1600, javaScript: javaScript)
            try browser.open(site.origin + "/settings")
            try browser.follow("a[href='/settings/feedback']", to: "/settings/feedback")
            try browser.type("Bigger buttons", into: "#subject")
            try browser.click(".dock .primary")
            try browser.waitFor("#problems")
            // The console contains the status of a form with problems.
            _ = try browser.takeErrors()
            #expect(try browser.value("#subject") == "Bigger buttons")
            try browser.type("They are small.", into: "#content")
            try browser.click(".dock .primary")
            try browser.waitForPath("/settings")
            #expect(try browser.text(".told").contains("Thank you."))
            try browser.open(site.origin + "/operator/feedback")
            #expect(try browser.text("article").contains("They are small."))
            try browser.expectNoErrors()
        }
    }
}
