import TestSupport
import Testing

/// Confirming one's identity again (SECURITY, 7).
@Suite struct ConfirmTests {
    @Test(arguments: SiteRoute.all.filter { $0.access == .confirmed })
    func `ten minutes after the sign-in the password is asked for again`(route: SiteRoute) throws {
        let household = try Household()
        let path = try route.path(in: household)
        household.site.clock.advance(seconds: 601)
        let witness = try DatabaseWitness(household.site)
        let before = try witness.version
        let answer = route.method == "GET" ? try household.ada.fetch(path) : try household.ada.send(path, try route.form(household))
        #expect(answer.status == 303)
        #expect(answer["Location"] == "/settings/confirm" + (route.method == "GET" ? "?next=" + path.replacing("/", with: "%2F") : ""))
        #expect(try witness.version == before)
    }

    @Test func `the password opens those pages for ten minutes and leads on`() throws {
        let household = try Household(), browser = household.ada
        household.site.clock.advance(seconds: 601)
        let page = try browser.get("/settings/passcode")
        #expect(page.document.first("h1")?.text == "Is it you?")
        let done = try browser.web.submit("/settings/confirm", filling: ["password": .text(Household.password)])
        #expect(done.target == "/settings/passcode")
        household.site.clock.advance(seconds: 600)
        #expect(try browser.fetch("/settings/passcode").status == 200)
        #expect(
            try household.site.browser().signedIn(household.cookies.adasPhone).fetch("/settings/passcode").status == 303,
            "other sessions have proved nothing")
        household.site.clock.advance(seconds: 1)
        #expect(try browser.fetch("/settings/passcode").status == 303)
    }

    @Test(arguments: ["", "not the password", String(repeating: "x", count: 5_000)]) func `a wrong password opens nothing`(password: String) throws {
        let household = try Household()
        household.site.clock.advance(seconds: 601)
        let answer = try household.ada.send("/settings/confirm", [("password", password), ("next", "/settings/passcode")])
        #expect(answer.status == 422)
        #expect(answer.text.contains("value=\"/settings/passcode\""))
        #expect(password.isEmpty || !answer.text.contains(password))
        #expect(try household.ada.fetch("/settings/passcode").status == 303)
    }

    @Test func `guessing ends as at the sign-in`() throws {
        let household = try Household()
        var statuses: [Int] = []
        for _ in 0..<12 { statuses.append(try household.ada.send("/settings/confirm", [("password", "a wrong guess")]).status) }
        #expect(statuses.filter { $0 == 422 }.count == 10 && statuses.last == 429)
        #expect(try household.ada.send("/settings/confirm", [("password", Household.password)]).status == 429)
        #expect(household.site.events.lines.contains { $0.contains("refused after too many tries") })
    }

    @Test(arguments: ["//evil.example", "https://evil.example/", "/\\evil"]) func `it leads only to pages of this site`(next: String) throws {
        let household = try Household()
        let answer = try household.ada.send("/settings/confirm", [("password", Household.password), ("next", next)])
        #expect(answer["Location"] == "/settings")
    }

    @Test func `a new password is such a proof`() throws {
        let household = try Household(), browser = household.ada
        household.site.clock.advance(seconds: 601)
        let form = [("current", Household.password), ("new", "brand new candles"), ("repeat", "brand new candles")]
        #expect(try browser.send("/settings/password", form).status == 303)
        #expect(try browser.fetch("/settings/passcode").status == 200)
    }
}
