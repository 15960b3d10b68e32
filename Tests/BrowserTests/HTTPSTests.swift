import BrowserDriver
import LoadSupport
import TestSupport
import Testing

extension BrowserTests {
    @Suite struct HTTPSTests {
        @Test func `a person comes from plain HTTP to HTTPS, and is signed in on both`() throws {
            let site = try PennySite(withHTTPS: true)
            _ = try site.signUp()
            let browser = try Browser.start(width: 390, height: 844, mobile: true, resolving: ["penny.local"])
            let plain = "http://penny.local:\(site.port)", secure = "https://penny.local:\(site.securePort)"
            try browser.signIn(at: plain, for: "/settings/https")
            #expect(try browser.text("#standing-h") == "This connection is not encrypted")
            #expect(try browser.find("#open").property("href").string == secure + "/")
            try browser.signIn(at: secure, for: "/settings/https")
            #expect(try browser.text("#standing-h") == "This connection is encrypted")
            #expect(try browser.run("return isSecureContext") == true)
            let cookies = try browser.cookies().filter { $0.name.hasSuffix("penny_session") }
            #expect(Set(cookies.map(\.name)) == ["penny_session", "__Host-penny_session"])
            #expect(cookies.allSatisfy { $0.isHTTPOnly && $0.isSecure == $0.name.hasPrefix("__Host-") })
            try browser.open("https://penny.local:\(site.port)/records")
            #expect(try browser.path() == "/records", "The port of plain HTTP speaks HTTPS too, with the same cookies.")
            try browser.open(plain + "/records")
            #expect(try browser.path() == "/records" && browser.address().hasPrefix("http://"))
            try browser.expectNoErrors()
        }

        @Test(arguments: ["en-US", "ja", "zh-CN"])
        func `the page with its steps opened fits every screen and can be read in both themes`(language: String) throws {
            let site = try PennySite(withHTTPS: true)
            let browser = try site.browser(try site.signUp(language: language), width: 1280, height: 900)
            try browser.open(site.origin + "/settings/https")
            for width in [320, 390, 768, 1280] {
                try browser.setViewport(width: width, height: 900)
                let problems = try PageAudit.overflow(browser)
                #expect(problems == [], "at \(width) pixels")
            }
            for scheme in [Browser.ColorScheme.light, .dark] {
                try browser.emulate(colorScheme: scheme)
                try browser.wait(for: "the colours") { try PageAudit.weakContrast(browser) == [] }
            }
            try browser.expectNoErrors()
        }

        @Test func `on a phone everything of the page can be tapped`() throws {
            let site = try PennySite(withHTTPS: true)
            let browser = try site.browser(try site.signUp(), width: 390, height: 844, mobile: true)
            try browser.open(site.origin + "/settings/https")
            #expect(try PageAudit.smallTargets(browser) == [])
            #expect(try PageAudit.overflow(browser) == [])
        }
    }
}
