import BrowserDriver
import Foundation
import Identity
import TestSupport
import Testing

extension BrowserTests {
    /// The lock screen and the second step of the sign-in, with and without scripts.
    @Suite struct IdentityTests {
        @Test(arguments: [true, false])
        func `a phone locks, refuses a wrong passcode, and goes on with the form that met the lock`(javaScript: Bool) throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 390, height: 844, javaScript: javaScript)
            try Self.setPasscode(browser, site)

            try browser.open(site.origin + "/transactions/new")
            try browser.type("12.50", into: "#amount")
            try browser.type("Cake", into: "#title")
            try Self.forgetOpening(browser)
            try browser.follow(".dock .primary", to: "/locked")
            try Self.enter("9182", browser)
            try browser.waitFor("[role=alert]")
            #expect(try browser.text("[role=alert]").contains("4 tries are left"))
            try Self.enter("2580", browser)
            try browser.waitForPath("/transactions/new")
            #expect(try browser.value("#title") == (javaScript ? "Cake" : ""))
            #expect(try browser.value("#amount") == (javaScript ? "12.50" : ""))
            let errors = try browser.takeErrors()
            #expect(errors.filter { !$0.contains("422") } == [])
        }

        @Test(arguments: [("/settings/feedback", "content", "Two thoughts about receipts"), ("/settings/profile", "first_name", "Mikael")])
        func `what was typed in the settings is there again after the lock`(path: String, field: String, typed: String) throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 390, height: 844)
            try Self.setPasscode(browser, site)
            try browser.open(site.origin + path)
            try browser.type(typed, into: "#" + field)
            try Self.forgetOpening(browser)
            try browser.follow(".dock .primary", to: "/locked")
            try Self.enter("2580", browser)
            try browser.waitForPath(path)
            #expect(try browser.value("#" + field) == typed)
            try browser.expectNoErrors()
        }

        @Test func `a page that is left at once goes behind the lock screen`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 390, height: 844)
            try Self.setPasscode(browser, site, pause: "0")
            try browser.open(site.origin + "/records?view=weekly")
            try browser.run(
                "Object.defineProperty(document, 'hidden', { value: true, configurable: true }); document.dispatchEvent(new Event('visibilitychange'))"
            )
            try browser.run(
                "Object.defineProperty(document, 'hidden', { value: false, configurable: true }); document.dispatchEvent(new Event('visibilitychange'))"
            )
            try browser.waitForPath("/locked")
            #expect(try browser.address().hasSuffix("/locked?next=%2Frecords%3Fview%3Dweekly"))
            try Self.enter("2580", browser)
            try browser.waitForPath("/records")
            try browser.expectNoErrors()
        }

        @Test(arguments: [true, false])
        func `one-time passwords are set up and asked for`(javaScript: Bool) throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 390, height: 844, javaScript: javaScript)
            try browser.open(site.origin + "/settings/one-time-passwords")
            let key = try #require(OneTimePassword(try browser.text(".key code").filter { !$0.isWhitespace }))
            let step = OneTimePassword.step(at: Int64(Date().timeIntervalSince1970))
            try browser.type(key.password(ofStep: step), into: "#code")
            try browser.click(".dock .primary")
            try browser.waitFor(".codes")
            let codes = try browser.findAll(".codes code").map { try $0.text() }
            #expect(codes.count == 10)

            try browser.deleteCookies()
            try Self.signIn(browser, site)
            // The next step's password is accepted already, and the present one is used up.
            try browser.type(key.password(ofStep: step + 1), into: "#code")
            try browser.follow("button.primary", to: "/")
            #expect(try browser.has("form.quick"))

            try browser.deleteCookies()
            try Self.signIn(browser, site)
            try browser.click("a[href*='recovery=1']")
            try browser.wait(for: "the field for a recovery code") { try browser.address().contains("recovery=1") }
            try browser.type(codes[0], into: "#code")
            try browser.follow("button.primary", to: "/")
            #expect(try browser.text("[role=status]").contains("recovery code"))
            try browser.expectNoErrors()
        }

        @Test(arguments: ["en-US", "ja", "zh-CN"]) func `the lock screen and the second step fit every screen and can be read in both themes`(
            language: String
        ) throws {
            let site = try PennySite()
            let session = try site.signUp(language: language)
            let browser = try site.browser(session, width: 390, height: 844)
            try Self.setPasscode(browser, site)
            try browser.open(site.origin + "/settings/one-time-passwords")
            let key = try #require(OneTimePassword(try browser.text(".key code").filter { !$0.isWhitespace }))
            try browser.type(key.password(ofStep: OneTimePassword.step(at: Int64(Date().timeIntervalSince1970))), into: "#code")
            try browser.click(".dock .primary")
            try browser.waitFor(".codes")
            try expectGood(browser, "the recovery codes")
            try Self.forgetOpening(browser)
            try browser.open(site.origin + "/records")
            try expectGood(browser, "the lock screen")
            try Self.enter("9182", browser)
            try browser.waitFor("[role=alert]")
            try expectGood(browser, "the lock screen after a wrong passcode")
            try browser.deleteCookies()
            try Self.signIn(browser, site)
            try expectGood(browser, "the second step")
            try browser.type("000000", into: "#code")
            try browser.click("button.primary")
            try browser.waitFor("[role=alert]")
            try expectGood(browser, "the second step after a wrong code")
        }

        private func expectGood(_ browser: Browser, _ place: String) throws {
            try WholeSiteTests.EveryPageTests.stopMotion(browser, .light)
            for width in [320, 390, 768, 1280] {
                try browser.setViewport(width: width, height: 844)
                let overflow = try PageAudit.overflow(browser)
                #expect(overflow == [], "\(place) at \(width) pixels")
            }
            try browser.setViewport(width: 390, height: 844)
            let small = try PageAudit.smallTargets(browser)
            #expect(small == [], "\(place)")
            for scheme in [Browser.ColorScheme.light, .dark] {
                try WholeSiteTests.EveryPageTests.stopMotion(browser, scheme)
                let weak = try PageAudit.weakContrast(browser)
                #expect(weak == [], "\(place), \(scheme)")
            }
        }

        private static func setPasscode(_ browser: Browser, _ site: PennySite, pause: String = "5") throws {
            try browser.open(site.origin + "/settings/passcode")
            try browser.type("2580", into: "#passcode")
            try browser.type("2580", into: "#passcode_again")
            try browser.click("#lock_after option[value='\(pause)']")
            try browser.follow(".dock .primary", to: "/settings")
        }

        /// Deletes the session cookie that the browser forgets when it ends.
        private static func forgetOpening(_ browser: Browser) throws { try browser.setCookie("penny_open", "") }

        private static func enter(_ passcode: String, _ browser: Browser) throws {
            try browser.type(passcode, into: "#passcode")
            try browser.click(".locked button.primary")
        }

        private static func signIn(_ browser: Browser, _ site: PennySite) throws {
            try browser.open(site.origin + "/sign-in")
            try browser.type("mika", into: "#login")
            try browser.type(PennySite.password, into: "#password")
            try browser.follow("button.primary", to: "/sign-in/code")
        }
    }
}
