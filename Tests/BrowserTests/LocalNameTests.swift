import BrowserDriver
import TestSupport
import Testing

extension BrowserTests {
    @Suite struct LocalNameTests {
        @Test func `a name of the home network works over plain HTTP`() throws {
            let site = try PennySite()
            _ = try site.signUp()
            let browser = try Browser.start(width: 390, height: 844, mobile: true, resolving: ["penny.local"])
            let origin = "http://penny.local:\(site.port)"
            try browser.open(origin + "/records")
            try browser.waitForPath("/sign-in")
            try browser.type("mika", into: "[name=login]")
            try browser.type(PennySite.password + BrowserKey.enter, into: "[name=password]")
            try browser.waitForPath("/records")
            let session = try #require(try browser.cookies().first { $0.name == "penny_session" })
            #expect(session.isHTTPOnly && !session.isSecure && session.sameSite == "Lax")
            try browser.reload()
            #expect(try browser.path() == "/records")
            try browser.open(origin + "/")
            try browser.click("form.quick label.tile")
            try browser.type("3" + BrowserKey.enter, into: "#amount")
            try browser.wait(for: "the record") { try browser.text("main").contains("3.00") }
            try browser.expectNoErrors()
        }
    }
}
