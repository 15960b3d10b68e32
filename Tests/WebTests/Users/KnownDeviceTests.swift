import Foundation
import TestSupport
import Testing

/// The owner can sign in while strangers guess (SECURITY, 3).
@Suite struct KnownDeviceTests {
    /// Exhausts the limits of strangers for a day: ten wrong passwords from each of five addresses.
    private static func besiege(_ household: Household, _ logins: String...) throws {
        for login in logins {
            for address in 1...5 {
                let browser = household.site.browser(peer: "203.0.113.\(address)")
                for _ in 0..<10 { #expect(try SignInTests.signIn(browser, login, "a wrong guess").status == 422) }
            }
        }
    }

    /// Returns a browser in which a person has signed in and out.
    private static func known(_ household: Household, _ login: String = "ada", peer: String = "198.51.100.7", scheme: String = "http") throws
        -> Browser
    {
        let browser = household.site.browser(scheme: scheme, peer: peer)
        #expect(try SignInTests.signIn(browser, login).status == 303)
        #expect(try browser.send("/sign-out").status == 303)
        return browser
    }

    /// Returns the same browser at an address where nobody is signed in.
    private static func elsewhere(_ household: Household, _ browser: Browser, peer: String = "198.51.100.99") -> Browser {
        household.site.browser(peer: peer).signedIn(browser.web.cookies)
    }

    @Test(arguments: ["ada", "ada@example.org"]) func `whoever has signed in in a browser before signs in there while strangers guess`(login: String)
        throws
    {
        let household = try Household(), browser = try Self.known(household)
        try Self.besiege(household, "ada", "ada@example.org")
        #expect(try SignInTests.signIn(household.site.browser(peer: "198.51.100.100"), login).status == 429)
        #expect(try SignInTests.signIn(Self.elsewhere(household, browser), login, "a wrong guess").status == 422)
        #expect(try SignInTests.signIn(Self.elsewhere(household, browser), login).status == 303)
    }

    @Test func `fifty wrong tries at many names from the house keep nobody out of their own browser`() throws {
        let household = try Household(), browser = try Self.known(household)
        let program = household.site.browser(peer: "198.51.100.7")
        for number in 0..<50 { _ = try SignInTests.signIn(program, "name\(number)", "a wrong guess") }
        #expect(try SignInTests.signIn(program, "ada").status == 429)
        #expect(try SignInTests.signIn(browser, "ada").status == 303)
    }

    @Test func `such a browser has ten tries in a quarter of an hour, and takes them from nobody else`() throws {
        let household = try Household(), browser = try Self.known(household), other = try Self.known(household, peer: "198.51.100.8")
        let statuses = try (0..<12).map { number in
            try SignInTests.signIn(Self.elsewhere(household, browser, peer: "198.51.100.\(number + 20)"), "ada", "a wrong guess").status
        }
        #expect(statuses == Array(repeating: 422, count: 10) + [429, 429])
        #expect(try SignInTests.signIn(Self.elsewhere(household, browser), "ada").status == 429)
        #expect(try SignInTests.signIn(other, "ada").status == 303)
        #expect(try SignInTests.signIn(household.site.browser(peer: "198.51.100.200"), "ada").status == 303)
        household.site.clock.advance(seconds: 15 * 60)
        #expect(try SignInTests.signIn(Self.elsewhere(household, browser), "ada").status == 303)
    }

    @Test func `and fifty in a day, also after a restart`() throws {
        let household = try Household(), browser = try Self.known(household)
        var looked = 0
        for _ in 0..<8 {
            for _ in 0..<11 where try SignInTests.signIn(Self.elsewhere(household, browser), "ada", "a wrong guess").status == 422 { looked += 1 }
            household.site.clock.advance(seconds: 16 * 60)
        }
        #expect(looked == 50)
        try household.site.store.close()
        let restarted = try TestSite(copying: household.site.directory.file("penny.sqlite"))
        restarted.clock.advance(seconds: 8 * 16 * 60)
        #expect(try SignInTests.signIn(restarted.browser(peer: "198.51.100.9").signedIn(browser.web.cookies), "ada").status == 429)
        restarted.clock.advance(seconds: 86_400)
        #expect(try SignInTests.signIn(restarted.browser(peer: "198.51.100.9").signedIn(browser.web.cookies), "ada").status == 303)
    }

    @Test func `tries at once from one browser are all counted`() async throws {
        let household = try Household(), browser = try Self.known(household), site = household.site, cookies = browser.web.cookies
        let statuses = await withTaskGroup(of: Int.self) { group in
            for number in 0..<30 {
                group.addTask {
                    (try? SignInTests.signIn(site.browser(peer: "198.51.\(number).1").signedIn(cookies), "ada", "a wrong guess").status) ?? 0
                }
            }
            return await group.reduce(into: [Int]()) { $0.append($1) }
        }
        #expect(statuses.count { $0 == 422 } <= 10 && statuses.contains(429))
    }

    @Test func `a browser is known to those who have signed in there, and to nobody else`() throws {
        let household = try Household(), shared = try Self.known(household), adas = try Self.known(household, peer: "198.51.100.8")
        #expect(try SignInTests.signIn(shared, "ben").status == 303)
        #expect(try shared.send("/sign-out").status == 303)
        try Self.besiege(household, "ada")
        household.site.clock.advance(seconds: 16 * 60)
        try Self.besiege(household, "ben")
        #expect(try SignInTests.signIn(Self.elsewhere(household, adas), "ben").status == 429)
        let later = Self.elsewhere(household, shared)
        for login in ["ada", "ben"] { #expect(try SignInTests.signIn(later, login).status == 303, "\(login)") }
    }

    @Test func `a token that was copied or planted is worth nothing after the next sign-in`() throws {
        let household = try Household(), browser = try Self.known(household), copy = browser.web.cookies
        #expect(try SignInTests.signIn(browser, "ada").status == 303)
        #expect(try browser.send("/sign-out").status == 303)
        try Self.besiege(household, "ada")
        for cookies in [copy, household.cookies.ben] {
            #expect(try SignInTests.signIn(household.site.browser(peer: "198.51.100.50").signedIn(cookies), "ada", "a wrong guess").status != 422)
        }
        let planted = household.site.browser(peer: "198.51.100.51")
        planted.web.cookies.set("penny_device", String(repeating: "A", count: 43))
        #expect(try SignInTests.signIn(planted, "ada").status == 429)
    }

    @Test(arguments: ["sign out", "reset", "password", "others"]) func `a browser that may be in other hands is forgotten`(act: String) throws {
        let household = try Household(), lost = household.site.browser(peer: "198.51.100.7")
        #expect(try SignInTests.signIn(lost, "ben").status == 303)
        var password = Household.password
        switch act {
        case "sign out":
            let form = try #require(
                try household.ben.get("/settings/sessions").document.forms.first {
                    $0.action.contains("/settings/sessions/") && !$0.action.contains("others")
                })
            #expect(try household.ben.send(form.action).status == 303)
        case "reset":
            password = ResetTests.password
            #expect(try household.site.browser().send("/reset", ResetTests.form()).status == 303)
        case "password":
            password = ResetTests.password
            let form = [("current", Household.password), ("new", password), ("repeat", password)]
            #expect(try household.ben.send("/settings/password", form).status == 303)
        default: #expect(try household.ben.send("/settings/sessions/others/delete").status == 303)
        }
        #expect(try lost.fetch("/records").status == 303)
        lost.web.cookies.remove("penny_session")
        try Self.besiege(household, "ben")
        #expect(try SignInTests.signIn(Self.elsewhere(household, lost), "ben", password).status == 429)
    }

    @Test func `guesses at the password of a session do not keep its owner out elsewhere`() throws {
        let household = try Household(), other = try Self.known(household)
        household.site.clock.advance(seconds: 601)
        var statuses: [Int] = []
        for _ in 0..<12 { statuses.append(try household.ada.send("/settings/confirm", [("password", "a wrong guess")]).status) }
        #expect(statuses == Array(repeating: 422, count: 10) + [429, 429])
        #expect(try SignInTests.signIn(other, "ada").status == 303)
    }

    @Test(arguments: ["http", "https"]) func `the cookie is out of reach of scripts and other sites, and the database has its hash`(scheme: String)
        throws
    {
        let household = try Household(), browser = try Self.known(household, scheme: scheme)
        let cookie = try #require(browser.web.cookies[(scheme == "https" ? "__Host-" : "") + "penny_device"])
        #expect(cookie.isHTTPOnly && cookie.sameSite == "Lax" && cookie.path == "/" && !cookie.hasDomain && cookie.isSecure == (scheme == "https"))
        #expect(cookie.maxAge == 400 * 86_400)
        #expect(!(try DatabaseWitness(household.site).rows.joined().contains(cookie.value)))
    }

    @Test func `a person has twenty such browsers, which are forgotten after four hundred days`() throws {
        let household = try Household(), witness = try DatabaseWitness(household.site), first = try Self.known(household)
        for _ in 0..<25 { #expect(try SignInTests.signIn(household.site.browser(), "ada").status == 303) }
        let ada = try household.user("ada").filter { $0 != "-" }
        #expect(try witness.count("device_token", where: "lower(hex(user)) = '\(ada)'") == 20)
        household.site.clock.advance(seconds: 60)
        #expect(try SignInTests.signIn(first, "ada").status == 303)
        #expect(try witness.count("device_token", where: "lower(hex(user)) = '\(ada)'") == 20)
        household.site.clock.advance(seconds: 401 * 86_400)
        try household.site.application.maintenance.run()
        #expect(try witness.count("device_token") == 0)
    }
}
