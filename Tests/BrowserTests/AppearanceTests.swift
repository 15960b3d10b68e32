import BrowserDriver
import TestSupport
import Testing

extension BrowserTests {
    @Suite struct AppearanceTests {
        @Test func `the language changes at the gate and in the settings`() throws {
            let site = try PennySite()
            let session = try site.signUp()
            let browser = try Browser.start(width: 390, height: 844, mobile: true)
            try browser.open(site.origin + "/sign-in")
            for (code, word) in [("ja", "ログイン"), ("zh-Hans", "登录"), ("en", "Sign in")] {
                try browser.click(".languages [hreflang=\(code)]")
                try browser.wait(for: "the page in \(code)") { try browser.find("html").attribute("lang") == code }
                #expect(try browser.text("h1") == word)
            }
            try browser.setCookie("penny_session", session.cookies["penny_session"]?.value ?? "")
            for (code, word) in [("ja", "記録"), ("zh-Hans", "记录"), ("en", "Records")] {
                try browser.open(site.origin + "/settings/preferences")
                try browser.click("#language option[value=\(code)]")
                try browser.click(".dock .primary")
                try browser.wait(for: "the settings in \(code)") { try browser.find("html").attribute("lang") == code }
                #expect(try browser.text("[data-key='g r']") == word)
            }
            try browser.expectNoErrors()
        }

        @Test(arguments: ["/records", "/statistics", "/settings/profile"])
        func `a printed page has its title, its period and its owner, and no button`(path: String) throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 390, height: 844)
            try browser.open(site.origin + path)
            try browser.emulatePrint(true)
            let shown =
                "return [...document.querySelectorAll(arguments[0])].filter((e) => e.checkVisibility() && e.getClientRects().length).map((e) => e.innerText)"
            #expect(try browser.run(shown, ["h1"]).array.count == 1)
            #expect(try browser.run(shown, [".who"]).array.first?.string?.contains("mika") == true)
            if path != "/settings/profile" { #expect(try browser.run(shown, [".period strong"]).array.first?.string?.isEmpty == false) }
            #expect(try browser.run(shown, ["button, .btn, .icon-btn, .tabs a, .brand, select.input, [role=search]"]).array.isEmpty)
        }

        @Test func `the theme follows the device until a person chooses`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp())
            func isDark() throws -> Bool? {
                try browser.run(
                    "const c = getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number); return c[0] + c[1] + c[2] < 200"
                ).bool
            }
            for (theme, onLight, onDark) in [("auto", false, true), ("dark", true, true), ("light", false, false)] {
                try browser.open(site.origin + "/settings/preferences")
                try browser.click("label:has([name=theme][value=\(theme)])")
                try browser.follow(".dock .primary", to: "/settings")
                for (scheme, expected) in [(Browser.ColorScheme.light, onLight), (.dark, onDark)] {
                    try browser.emulate(colorScheme: scheme)
                    #expect(try isDark() == expected, "\(theme) on a device that is \(scheme)")
                }
            }
        }
    }
}
