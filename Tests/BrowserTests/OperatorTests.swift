import BrowserDriver
import LoadSupport
import TestSupport
import Testing

extension BrowserTests {
    /// The operator's pages for users.
    @Suite struct OperatorTests {
        @Test func `an operator makes a reset link, and disables somebody after a second click`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp())
            let ben = try site.signUp("benno")
            try browser.open(site.origin + "/operator")
            try browser.follow("a[href='/operator/users']", to: "/operator/users")
            try browser.click("a[href^='/operator/users/']:not([href$='\(try Self.own(browser))'])")
            try browser.waitFor("#state-h")
            try browser.click("form[action$='/reset'] button")
            let link = try browser.waitFor("#link").property("value").string ?? ""
            #expect(link.hasPrefix(site.origin + "/reset?link="))
            #expect(try browser.find("form[action$='/state'] button").isShown() == false)
            try browser.click("section[aria-labelledby=state-h] summary")
            try browser.click("form[action$='/state'] button")
            try browser.waitFor(".notice.told")
            #expect(try browser.text(".notice.told").contains("disabled"))
            #expect(try ben.get("/records").target.hasPrefix("/sign-in"))
            try browser.click("form[action$='/state'] button")
            try browser.waitFor("section[aria-labelledby=state-h] summary")

            try browser.deleteCookies()
            try browser.open(link)
            try browser.find("#new").type("gravel lantern 9 moth")
            try browser.find("#repeat").type("gravel lantern 9 moth")
            try browser.follow("form[action$='/reset'] button", to: "/sign-in")
            #expect(try browser.text(".notice.told").contains("Sign in with it"))
            try browser.find("#login").type("benno")
            try browser.find("#password").type("gravel lantern 9 moth")
            try browser.follow("form[action$='/sign-in'] button", to: "/")
            try browser.expectNoErrors()
        }

        @Test func `a backup is made with one click, and the log tells of it`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 390, height: 844, mobile: true)
            try browser.open(site.origin + "/operator/backups")
            try browser.click("form[action$='/backups'] button")
            try browser.waitFor(".notice.told")
            #expect(try browser.text(".rows").contains("penny-20"))
            try browser.open(site.origin + "/operator/audit")
            #expect(try browser.text(".rows").contains("Backup made"))
            try browser.expectNoErrors()
        }

        /// Returns the last component of the operator's own user page.
        private static func own(_ browser: Browser) throws -> String {
            let href = try browser.find("li:has(.badge:not(.default)) a[href^='/operator/users/']").attribute("href") ?? ""
            return href.split(separator: "/").last.map(String.init) ?? ""
        }
    }
}
