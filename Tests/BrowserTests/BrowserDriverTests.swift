import BrowserDriver
import Foundation
import TestSupport
import Testing

@Suite(.serialized, .enabled(if: BrowserInstallation.isExpected, Comment(rawValue: BrowserInstallation.skipped)))
struct BrowserDriverTests {
    static let page = """
        <!doctype html><html lang="en"><head><title>One</title><meta name="viewport" content="width=device-width">
        <link rel="icon" href="data:,"></head>
        <body><main><h1>Hello</h1><form action="/two"><label>Amount <input name="amount" value="old"></label>
        <button>Save</button></form><noscript><p>No scripts here</p></noscript></main></body></html>
        """

    static func site() throws -> LoopbackServer {
        try LoopbackServer { request in
            let policy = (name: "Content-Security-Policy", value: "default-src 'none'; img-src data:; form-action 'self'")
            let headers = [(name: "Content-Type", value: "text/html"), policy, ("Set-Cookie", "seen=1; HttpOnly; SameSite=Lax")]
            let told = "<p id=\"told\">\(request["Accept-Language"] ?? "")</p>"
            let broken = request.target == "/broken" ? "<script>document.title = 'hacked'</script>" : ""
            return WireResponse(status: 200, headers: headers, body: Array((page + told + broken).utf8))
        }
    }

    @Test func `a phone types, clicks, waits and is photographed`() throws {
        let site = try Self.site()
        let browser = try Browser.start(width: 390, height: 844, mobile: true, language: "ja", colorScheme: .dark)
        try browser.open(site.origin + "/one")
        #expect(try browser.run("return [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]") == [390, true])
        #expect(try browser.find("#told").text().hasPrefix("ja"))
        #expect(try browser.find("input").accessibleName() == "Amount")
        #expect(try browser.find("button").accessibleRole() == "button")
        try browser.type("12.50", into: "input")
        try browser.click("button")
        try browser.waitForPath("/two")
        #expect(try browser.address().hasSuffix("/two?amount=12.50"))
        #expect(try browser.cookies().map(\.isHTTPOnly) == [true])
        #expect(try browser.takeErrors() == [])
        let picture = try browser.screenshot()
        #expect(Array(picture.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
        #expect(Array(picture[16..<24]) == [0, 0, 1, 0x86, 0, 0, 3, 0x4C], "390 by 844 pixels")
    }

    @Test func `a page that breaks its own policy is an error on the console`() throws {
        let site = try Self.site()
        let browser = try Browser.start()
        try browser.open(site.origin + "/broken")
        #expect(try browser.title() == "One")
        #expect(try browser.takeErrors().contains { $0.contains("Content Security Policy") })
        #expect(throws: BrowserFailure.self) { try browser.find("#absent") }
        try browser.emulateLocation(latitude: 35.5, longitude: 139.5)
        let place = "const done = arguments[0]; navigator.geolocation.getCurrentPosition(p => done(p.coords.latitude))"
        #expect(try browser.run("return new Promise(resolve => (function() { \(place) })(resolve))") == 35.5)
        try browser.setOffline(true)
        #expect(throws: BrowserFailure.self) { try browser.open(site.origin) }
    }

    @Test func `a phone without scripts has a touch screen, and its taps arrive`() throws {
        let site = try LoopbackServer { request in
            let page = Self.page + "<style>h1 { color: red } @media (pointer: coarse) { h1 { color: green } }</style>"
            return WireResponse(status: 200, headers: [(name: "Content-Type", value: "text/html")], body: Array(page.utf8))
        }
        let browser = try Browser.start(width: 390, height: 844, mobile: true, javaScript: false)
        try browser.open(site.origin + "/one")
        #expect(try browser.find("h1").style("color") == "rgba(0, 128, 0, 1)")
        try browser.click("button")
        try browser.waitForPath("/two")
        #expect(try browser.find("h1").style("color") == "rgba(0, 128, 0, 1)")
    }

    @Test func `without scripts the page says so`() throws {
        let site = try Self.site()
        let browser = try Browser.start(javaScript: false)
        try browser.open(site.origin)
        // WebDriver never considers a <noscript> itself displayed, only its contents.
        #expect(try browser.find("noscript p").text() == "No scripts here")
        try browser.open("data:text/html,<title>One</title><script>document.title='Two'</script>")
        #expect(try browser.title() == "One")
    }
}
