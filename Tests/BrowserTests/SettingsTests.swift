import BrowserDriver
import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// Masked amounts and banners in a browser.
    @Suite struct SettingsTests {
        @Test func `a key hides amounts on the page where one is, and shows them again`() throws {
            let site = try PennySite()
            let session = try site.signUp()
            try session.get("/")
            try session.submit("/budgets/daily", filling: ["amount": "43.21"])
            let browser = try site.browser(session)
            try browser.open(site.origin + "/budgets")
            #expect(try browser.text("main").contains("43.21"))
            try browser.press("h")
            try browser.wait(for: "the dots") { try browser.text("main").contains("•••") }
            #expect(try browser.path() == "/budgets")
            #expect(!(try browser.source()).contains("43.21"))
            try browser.press("h")
            try browser.wait(for: "the amount") { try browser.text("main").contains("43.21") }
            try browser.expectNoErrors()
        }

        @Test(arguments: [true, false]) func `a switch of the settings is one tap`(javaScript: Bool) throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 390, height: 3200, mobile: true, javaScript: javaScript)
            try browser.open(site.origin + "/settings")
            try browser.click(".switch[aria-checked=false]")
            try browser.wait(for: "the switch") { try browser.has(".switch[aria-checked=true]") }
            #expect(try browser.path() == "/settings")
            try browser.open(site.origin + "/accounts")
            #expect(try browser.text("main").contains("•••"))
            try browser.click(".top form .icon-btn")
            try browser.wait(for: "the amounts") { try !browser.text("main").contains("•••") }
            #expect(try browser.path() == "/accounts")
            try browser.expectNoErrors()
        }

        @Test func `a banner shows its picture from this server, and goes when it is hidden`() throws {
            let site = try PennySite()
            let directory = try TemporaryDirectory("penny-banner"), picture = directory.file("a.gif")
            try Data("GIF89a".utf8 + [1, 0, 1, 0, 0x80, 0, 0, 0xff, 0, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]).write(
                to: picture)
            try site.run("banner", "add", "--text", "Bike week", "--link", "https://wheels.example/", "--image", picture.path, "--alt", "A bicycle")
            try site.run("banner", "on")
            let browser = try site.browser(try site.signUp(), width: 390, height: 1900, mobile: true)
            #expect(try browser.text(".banner").contains("Bike week"))
            #expect(try browser.text(".banner footer").contains("Advertisement"))
            try browser.wait(for: "the picture") { try browser.run("return document.querySelector('.banner img').naturalWidth") == .number(1) }
            try browser.click(".banner button")
            try browser.wait(for: "the page without it") { try !browser.has(".banner") }
            #expect(try browser.path() == "/")
            try browser.expectNoErrors()
        }

        @Test func `one hashtag becomes another by way of its name`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp())
            try browser.open(site.origin + "/hashtags")
            let before = try browser.findAll(".rows > li").count
            let name = try browser.text(".rows > li:first-child .go")
            try browser.click(".rows > li:last-child summary")
            try browser.click(".rows > li:last-child .menu a")
            try browser.waitFor("#name")
            try browser.type(name, into: "#name")
            try browser.click(".actions .primary")
            try browser.waitFor(".notice a.btn").click()
            try browser.waitFor("#into")
            try browser.click(".panel .primary")
            try browser.wait(for: "the notice") { try browser.has(".notice.told") }
            #expect(try browser.findAll(".rows > li").count == before - 1)
        }
    }
}
