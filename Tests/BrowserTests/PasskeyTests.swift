import BrowserDriver
import Foundation
import LoadSupport
import TestSupport
import Testing

extension BrowserTests {
    /// Passkeys with the browser's virtual authenticator.
    @Suite struct PasskeyTests {
        let site: PennySite
        let browser: Browser
        var origin: String { site.secureOrigin }

        init() throws {
            site = try PennySite(withHTTPS: true)
            _ = try site.signUp()
            browser = try Browser.start(width: 390, height: 844, mobile: true)
        }

        private func signIn() throws { try browser.signIn(at: origin, for: "/settings/passkeys") }

        private func add(_ name: String) throws {
            try browser.follow(".blank .btn, .top .btn", to: "/settings/passkeys/new")
            try browser.type(name, into: "[name=name]")
            try browser.click(".actions button")
            try browser.waitForPath("/settings/passkeys")
        }

        /// Ends the session, as after 180 days.
        private func forget() throws {
            try browser.open(origin + "/settings")
            try browser.run("document.querySelector(\"form[action$='/sign-out']\").submit()")
            try browser.waitForPath("/")
        }

        @Test func `a person adds a passkey, names it, signs in without a password, unlocks with it and removes it`() throws {
            try browser.addAuthenticator()
            try signIn()
            try add("Mika's phone")
            #expect(try browser.text(".told").contains("Passkey added"))
            #expect(try browser.text(".rows").contains("Mika's phone"))

            try browser.open(try browser.find(".rows a.go").property("href").string ?? "")
            try browser.type("Pocket" + BrowserKey.enter, into: "[name=name]")
            try browser.waitForPath("/settings/passkeys")
            #expect(try browser.text(".rows a.go") == "Pocket")

            try browser.open(origin + "/settings/passcode")
            try browser.type("2580", into: "[name=passcode]")
            try browser.type("2580" + BrowserKey.enter, into: "[name=passcode_again]")
            try browser.wait(for: "the passcode") { try browser.has(".told") }

            try forget()
            try browser.open(origin + "/sign-in?next=%2Frecords")
            // The browser's authenticator may respond in the field for the name immediately.
            if try browser.path() == "/sign-in", try browser.has("form[data-passkey]:not([hidden]) button") {
                try? browser.click("form[data-passkey] button")
            }
            try browser.waitForPath("/records")

            try browser.run(
                "return fetch('/lock', { method: 'POST', body: new URLSearchParams({ csrf: document.querySelector('[name=csrf]').value }) }).then(() => 1)"
            )
            try browser.open(origin + "/accounts")
            try browser.waitForPath("/locked")
            try browser.click("form[data-passkey] button")
            try browser.waitForPath("/accounts")

            try browser.open(origin + "/settings/passkeys")
            try browser.open(origin + (try browser.find(".menu a.danger").property("pathname").string ?? ""))
            try browser.click(".panel button.danger")
            try browser.waitForPath("/settings/passkeys")
            #expect(try browser.has(".blank"))
            try browser.expectNoErrors()
        }

        @Test func `what goes wrong on the device is told on the page`() throws {
            try signIn()
            try browser.addAuthenticator(isUserVerified: false)
            try browser.follow(".blank .btn", to: "/settings/passkeys/new")
            try browser.click(".actions button")
            try browser.wait(for: "the sentence") { try browser.text("[data-problem]").contains("Nothing was done") }
            #expect(try browser.path() == "/settings/passkeys/new")
            try browser.type("", into: "[name=name]")
            try browser.click(".actions button")
            try browser.wait(for: "what is missing") { try browser.has("#name-e") }
        }

        @Test func `the same device is not added twice`() throws {
            try browser.addAuthenticator()
            try signIn()
            try add("Once")
            try browser.follow(".top .btn", to: "/settings/passkeys/new")
            try browser.click(".actions button")
            try browser.wait(for: "the sentence") { try browser.text("[data-problem]").contains("has a passkey for you already") }
        }

        @Test(arguments: ["en-US", "ja", "zh-CN"]) func `the pages fit every screen and can be read in both themes`(language: String) throws {
            let session = try site.signUp("eva", language: language)
            let wide = try site.browser(session, width: 1280, height: 900)
            for path in ["/settings/passkeys", "/settings/passkeys/new"] {
                try wide.open(site.origin + path)
                for width in [320, 390, 768, 1280] {
                    try wide.setViewport(width: width, height: 900)
                    #expect(try PageAudit.overflow(wide) == [], "\(path) at \(width) pixels")
                }
                for scheme in [Browser.ColorScheme.light, .dark] {
                    try wide.emulate(colorScheme: scheme)
                    try wide.wait(for: "the colours") { try PageAudit.weakContrast(wide) == [] }
                }
            }
            try wide.expectNoErrors()
        }
    }
}
