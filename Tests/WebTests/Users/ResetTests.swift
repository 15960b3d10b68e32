import TestSupport
import Testing

@testable import Storage

@Suite struct ResetTests {
    static let password = "another horse battery"

    static func form(_ link: String = Household.resetToken, _ password: String = password) -> [(String, String)] {
        [("link", link), ("new", password), ("repeat", password)]
    }

    @Test func `a link sets a new password once, ends all sessions and signs nobody in`() throws {
        let household = try Household(), browser = household.site.browser()
        #expect(try browser.get("/reset?link=" + Household.resetToken).document.text.contains("ben"))
        let page = try browser.post("/reset", Self.form())
        #expect(page.target == "/sign-in" && page.document.text.contains("Your new password is set."))
        #expect(try household.ben.fetch("/records").status == 303)
        #expect(try SignInTests.signIn(household.site.browser(), "ben").status == 422)
        #expect(try SignInTests.signIn(household.site.browser(), "ben", Self.password).status == 303)
        #expect(try browser.get("/reset?link=" + Household.resetToken).status == 404)
        #expect(try browser.send("/reset", Self.form()).status == 404)
        #expect(try household.site.store.read { try $0.audit.entries(AuditQuery(limit: 1)).map(\.act) } == [.passwordReset])
        #expect(household.site.events.lines.contains { $0.contains("password set by a reset link") })
    }

    @Test func `the link that an operator makes works, and is stored nowhere`() throws {
        let household = try Household()
        let page = try household.ada.post("/operator/users/\(try household.user("ben"))/reset")
        let link = try #require(page.document.element(id: "link")?["value"])
        #expect(link.hasPrefix("http://penny.local:8080/reset?link="))
        let token = String(link.suffix(43))
        #expect(!(try DatabaseWitness(household.site).rows.joined().contains(token)))
        #expect(!household.site.events.lines.joined().contains(token))
        #expect(!(try household.ada.get("/operator/users/\(try household.user("ben"))").response.text.contains(token)))
        #expect(try household.site.browser().get("/reset?link=" + Household.resetToken).status == 404, "A new link replaces the one before.")
        #expect(try household.site.browser().post("/reset", Self.form(token)).target == "/sign-in")
    }

    @Test func `a link ends after a day and with the person`() throws {
        let household = try Household(), path = "/reset?link=" + Household.resetToken
        household.site.clock.advance(seconds: 86_399)
        #expect(try household.site.browser().get(path).status == 200)
        household.site.clock.advance(seconds: 1)
        #expect(try household.site.browser().get(path).status == 404)
        #expect(try household.site.browser().send("/reset", Self.form()).status == 404)
        try household.site.application.maintenance.run()
        #expect(try DatabaseWitness(household.site).count("password_reset") == 0)
    }

    @Test(arguments: ["", "x", String(repeating: "A", count: 43), String(repeating: "A", count: 44), "../../etc", "%00"])
    func `every wrong link gets the same answer`(link: String) throws {
        let household = try Household()
        let expected = try household.site.browser().send("/reset", Self.form(String(repeating: "E", count: 43)))
        let answer = try household.site.browser().send("/reset", Self.form(link))
        #expect(answer.status == 404 && expected.status == 404)
        #expect(answer.document.text == expected.document.text)
        #expect(try household.site.browser().get("/reset?link=" + link.replacing("%", with: "%25")).document.text == answer.document.text)
    }

    @Test func `guessing ends, for the address that guesses alone`() throws {
        let household = try Household(), guesser = household.site.browser(peer: "10.0.0.66")
        var statuses: [Int] = []
        for _ in 0..<20 { statuses.append(try guesser.send("/reset", Self.form(String(repeating: "A", count: 43))).status) }
        #expect(statuses.first == 404 && statuses.last == 429)
        #expect(try guesser.send("/reset", Self.form()).status == 429)
        #expect(try household.site.browser().send("/reset", Self.form()).status == 303)
    }

    @Test(arguments: [
        ("short", "short", "at least 10"), ("ben ben ben ben", "ben ben ben ben", "easy to guess"), ("another horse battery", "another", "differ"),
        ("another horse battery", "", "once more"), ("", "", "Enter the new password"),
    ])
    func `a password that will not do is told so, and the link is kept`(new: String, again: String, words: String) throws {
        let household = try Household(), browser = household.site.browser()
        let page = try browser.post("/reset", [("link", Household.resetToken), ("new", new), ("repeat", again)])
        #expect(page.status == 422 && page.document.text.contains(words))
        #expect(try browser.web.submit("/reset", filling: ["new": .text(Self.password), "repeat": .text(Self.password)]).target == "/sign-in")
    }

    @Test func `who is disabled stays out with a new password`() throws {
        let household = try Household()
        try household.ada.post("/operator/users/\(try household.user("ben"))/state", [("is_disabled", "1")])
        #expect(try household.site.browser().send("/reset", Self.form()).status == 303)
        #expect(try SignInTests.signIn(household.site.browser(), "ben", Self.password).status == 422)
    }

    @Test func `changing the language keeps the link`() throws {
        let household = try Household(), browser = household.site.browser()
        let page = try browser.get("/reset?link=" + Household.resetToken)
        let chinese = try browser.get("/reset" + (try #require(page.document.all("a").first { $0["hreflang"] == "zh-Hans" }?["href"])))
        #expect(chinese.status == 200 && chinese.document.first("html")?["lang"] == "zh-Hans")
        #expect(chinese.document.first { $0["name"] == "link" }?["value"] == Household.resetToken)
    }

    @Test func `passkeys sign in without a password, and go with the old one`() throws {
        let household = try Household(), browser = household.site.browser()
        let (ada, id) = (try household.person("ada").id, try household.person("ben").id)
        #expect(try !household.site.store.read { try $0.passkeys.all(of: id).isEmpty })
        #expect(try browser.get("/reset?link=" + Household.resetToken).document.text.contains("Passkeys of this account will be removed."))
        #expect(try browser.send("/reset", Self.form()).status == 303)
        #expect(try household.site.store.read { try $0.passkeys.all(of: id).isEmpty && !$0.passkeys.all(of: ada).isEmpty })
        let ben = household.site.browser()
        _ = try SignInTests.signIn(ben, "ben", Self.password)
        #expect(try ben.get("/notifications").text.contains("Passkeys were removed"))
    }

    @Test func `a link does not undo the password that the person has set since`() throws {
        let household = try Household()
        let form = [("current", Household.password), ("new", Self.password), ("repeat", Self.password)]
        #expect(try household.ben.send("/settings/password", form).status == 303)
        #expect(try household.site.browser().get("/reset?link=" + Household.resetToken).status == 404)
    }
}
