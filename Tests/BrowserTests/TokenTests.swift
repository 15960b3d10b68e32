import BrowserDriver
import LoadSupport
import TestSupport
import Testing

extension BrowserTests {
    /// Creating and revoking an API token in a browser.
    @Suite struct TokenTests {
        @Test(arguments: [true, false])
        func `a token is made, copied, tried and revoked`(javaScript: Bool) throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 390, height: 844, mobile: true, javaScript: javaScript)
            try browser.open(site.origin + "/settings/tokens")
            try browser.follow("a.btn.primary", to: "/settings/tokens/new")
            if javaScript { #expect(try PageAudit.smallTargets(browser) == []) }
            try browser.type("Backup script", into: "#name")
            try browser.click("input[name=scope][value=write]")
            try browser.click("form button.primary")
            try browser.waitFor("#token")
            let token = try browser.value("#token")
            #expect(token.hasPrefix("penny_") && token.utf8.count == 49)
            if javaScript { #expect(try PageAudit.overflow(browser) + PageAudit.smallTargets(browser) == []) }
            func call() throws -> Int {
                try SocketTransport(port: site.port).send(
                    WireRequest("GET", "/api/v1/accounts", headers: [("Host", "127.0.0.1:\(site.port)"), ("Authorization", "Bearer \(token)")])
                ).status
            }
            #expect(try call() == 200)
            try browser.follow("a.btn.primary", to: "/settings/tokens")
            #expect(try browser.text(".rows").contains("Backup script") && !browser.text(".rows").contains(token))
            if javaScript { #expect(try PageAudit.smallTargets(browser) == []) }
            try browser.click("form[action$='/delete'] button")
            try browser.wait(for: "the notice") { try browser.findAll(".notice").isEmpty == false }
            #expect(try browser.text(".notice").contains("Token revoked."))
            #expect(try call() == 401)
            try browser.expectNoErrors()
        }

        @Test(arguments: ["en-US", "ja", "zh-CN"])
        func `the pages of tokens fit every screen and can be read in both themes`(language: String) throws {
            let site = try PennySite()
            let session = try site.signUp(language: language)
            try session.get("/settings/tokens/new")
            try session.submit("/settings/tokens", filling: ["name": "WWWWWWWWWWWWWWWWWWWWWWWWW", "scope": "write"])
            let browser = try site.browser(session, width: 1280, height: 900)
            for path in ["/settings/tokens", "/settings/tokens/new", "/settings/api"] {
                try browser.open(site.origin + path)
                for width in [320, 390, 768, 1280] {
                    try browser.setViewport(width: width, height: 900)
                    let problems = try PageAudit.overflow(browser)
                    #expect(problems == [], "\(path) at \(width) pixels")
                }
                for scheme in [Browser.ColorScheme.light, .dark] {
                    try browser.emulate(colorScheme: scheme)
                    try browser.wait(for: "the colours") { try PageAudit.weakContrast(browser) == [] }
                }
            }
            try browser.expectNoErrors()
        }
    }
}
