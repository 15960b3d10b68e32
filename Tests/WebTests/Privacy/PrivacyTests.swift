import Foundation
import MapTiles
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage

/// The privacy page, and the consent to it.
@Suite struct PrivacyTests {
    @Test func `everybody can read it, and finds it where it matters`() throws {
        let household = try Household(), guest = household.site.browser()
        for path in ["/privacy", "/settings/privacy"] {
            for browser in [guest, household.ada] {
                let page = try browser.get(path)
                #expect(page.status == 200 && page.document.first("h1")?.text == "Privacy")
                #expect(page.document.text.contains("Version of 22 November 2026"))
            }
        }
        for path in ["/", "/sign-up"] {
            #expect(try guest.get(path).document.all("a").contains { $0["href"] == "/privacy" }, "\(path)")
        }
        #expect(try household.ada.get("/settings").document.all("a").contains { $0["href"] == "/settings/privacy" })
    }

    @Test func `it names what the server contacts at the moment, and only that`() throws {
        let household = try Household()
        #expect(try household.ada.get("/privacy").document.text.contains("At the moment nothing: it contacts no other machine."))
        _ = try household.ada.send("/settings/rates/fetching", [("is_on", "1")])
        let rates = try household.site.browser().get("/privacy").document.text
        #expect(
            rates.contains("At the moment it contacts these") && rates.contains("public file from 127.0.0.1")
                && !rates.contains("At the moment nothing"))
        let attribution = try #require(TileAttribution("Map makers"))
        let source = TileSource(template: "https://tiles.example.org:8443/{z}/{x}/{y}.png", attribution: attribution)
        let tiles = try Household(tiles: source).ada.get("/privacy").document.text
        #expect(tiles.contains("pictures of streets from tiles.example.org,"))
    }

    @Test func `it names every cookie that the code sets, and no other`() throws {
        let names = SourceTree.files("Sources/Web").flatMap { file in
            file.text.matches(of: /cookie\("([a-z]+)"|cookieName = "([a-z]+)"/).compactMap { ($0.output.1 ?? $0.output.2).map(String.init) }
        }
        let page = try Household().ada.get("/privacy"), shown = page.document.all("code").map(\.text)
        #expect(Set(shown) == Set(names.map { "penny_" + $0 }) && shown.count >= 4)
    }

    @Test func `creating an account agrees to it, by the sentence at the button`() throws {
        let household = try Household(), browser = household.site.browser()
        let page = try browser.get("/sign-up")
        #expect(page.document.text.contains("By creating an account you agree to what the page on privacy says is kept about you."))
        _ = try browser.post("/sign-up", [("username", "mallory"), ("email", "m@example.org"), ("password", Household.password)])
        let user = try #require(try household.site.store.read { try $0.users.find(login: "mallory")?.user })
        #expect(try household.site.store.read { try $0.consents.find(of: user.id) } == Consent(version: PrivacyNotice.version, givenAt: TestSite.now))
        #expect(try browser.get("/privacy").document.text.contains("You agreed to the version of 22 November 2026 on 20 November 2025."))
    }
}
