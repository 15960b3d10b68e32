import TestSupport
import Testing

@Suite struct InvitationTests {
    static func invite(_ household: Household) throws -> String {
        let page = try household.ada.post("/operator/invitations")
        let link = try #require(page.document.element(id: "link")?["value"])
        #expect(link.hasPrefix("http://penny.local:8080\(household.site.base)/sign-up?invitation="))
        return String(link.dropFirst("http://penny.local:8080\(household.site.base)".count))
    }

    static func join(_ browser: Browser, _ link: String, _ name: String) throws -> WebPage {
        try browser.get(link)
        return try browser.web.submit(
            "/sign-up", filling: ["username": .text(name), "email": .text("\(name)@example.org"), "password": .text(Household.password)])
    }

    @Test func `with the policy closed nobody joins, not even with an invitation`() throws {
        let household = try Household()
        let link = try Self.invite(household)
        try household.ada.post("/operator/sign-up", [("policy", "closed")])
        #expect(try household.site.browser().send("/sign-up", SignUpTests.form()).status == 403)
        let token = String(link.drop { $0 != "=" }.dropFirst())
        #expect(try household.site.browser().send("/sign-up", SignUpTests.form() + [("invitation", token)]).status == 403)
        #expect(!(try household.site.browser().get("/").text.contains("Create account")))
    }

    @Test func `an invitation lets one person in, once`() throws {
        let household = try Household()
        try household.ada.post("/operator/sign-up", [("policy", "invitation")])
        #expect(try household.site.browser().send("/sign-up", SignUpTests.form()).status == 403)
        let link = try Self.invite(household)
        #expect(try Self.join(household.site.browser(), link, "carol").target == "/")
        let late = household.site.browser()
        #expect(try late.get(link).text.contains("expired or was used"))
        let token = String(link.drop { $0 != "=" }.dropFirst())
        #expect(try late.send("/sign-up", SignUpTests.form() + [("invitation", token)]).status == 403)
        #expect(try household.book("carol") != household.book("ada"))
    }

    @Test func `a mistake in the form does not use the invitation up`() throws {
        let household = try Household()
        try household.ada.post("/operator/sign-up", [("policy", "invitation")])
        let link = try Self.invite(household), browser = household.site.browser()
        #expect(try Self.join(browser, link, "ada").status == 422)
        #expect(
            try browser.web.submit("/sign-up", filling: ["username": "carol", "email": "carol@example.org", "password": .text(Household.password)])
                .target == "/")
    }

    @Test func `an invitation ends after a week and when it is revoked`() throws {
        let household = try Household()
        try household.ada.post("/operator/sign-up", [("policy", "invitation")])
        let first = try Self.invite(household)
        household.site.clock.advance(seconds: 1)
        let second = try Self.invite(household)
        let revoke = try #require(try household.ada.get("/operator").document.forms.first { $0.action.hasSuffix("/delete") })
        _ = try household.ada.post(revoke.action)
        let open = try [first, second].filter {
            try household.site.browser().get($0).document.forms.contains { $0.controls.contains { $0["name"] == "username" } }
        }
        #expect(open.count == 1)
        household.site.clock.advance(seconds: 7 * 86_400 + 1)
        #expect(try household.site.browser().get(open[0]).text.contains("expired"))
    }

    @Test func `an invitation's token is not stored`() throws {
        let household = try Household()
        let token = try Self.invite(household).drop { $0 != "=" }.dropFirst()
        #expect(token.count == 43)
        #expect(!(try DatabaseWitness(household.site).rows.joined().contains(token)))
    }

    @Test(arguments: ["", "anyone", "OPEN"]) func `a policy that is none is refused`(policy: String) throws {
        let household = try Household()
        #expect(try household.ada.send("/operator/sign-up", [("policy", policy)]).status == 400)
        #expect(try DatabaseWitness(household.site).value("SELECT sign_up FROM site") == "open")
    }

    @Test func `changing the language keeps the invitation`() throws {
        let household = try Household()
        try household.ada.post("/operator/sign-up", [("policy", "invitation")])
        let browser = household.site.browser(), page = try browser.get(try Self.invite(household))
        let link = try #require(page.document.all("a").first { $0["hreflang"] == "zh-Hans" }?["href"])
        let chinese = try browser.get("/sign-up" + link)
        #expect(chinese.document.first("html")?["lang"] == "zh-Hans")
        #expect(chinese.document.first { $0["name"] == "invitation" } != nil)
    }
}
