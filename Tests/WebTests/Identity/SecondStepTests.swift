import Identity
import TestSupport
import Testing

@testable import Web

/// Signing in with a one-time password after the password.
@Suite struct SecondStepTests {
    @Test func `they are switched on by a first code, and then the sign-in asks for the next`() throws {
        let household = try Household()
        let codes = try LockScene.switchOn(household)
        #expect(codes.count == 10)
        let browser = household.site.browser()
        let page = try browser.post("/sign-in", [("login", "ada"), ("password", Household.password), ("next", "/records?view=weekly")])
        #expect(page.target == "/sign-in/code?next=/records?view%3Dweekly" || page.target.hasPrefix("/sign-in/code?next="))
        #expect(browser.web.cookies["penny_session"] == nil)
        #expect(try browser.fetch("/records").status == 303, "half a sign-in opens nothing")
        let inside = try browser.web.submit("/sign-in/code", filling: ["code": .text(LockScene.password(household))])
        #expect(inside.target == "/records?view=weekly" && inside.status == 200)
        #expect(browser.web.cookies["penny_pending"]?.value ?? "" == "")
    }

    @Test(arguments: ["123 456", "123-456", "１２３４５６"]) func `codes are read as people type them`(typed: String) throws {
        let household = try Household()
        try LockScene.switchOn(household)
        let right = LockScene.password(household)
        let shaped =
            typed == "１２３４５６"
            ? String(String.UnicodeScalarView(right.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xFEE0) }))
            : "\(right.prefix(3))\(typed.dropFirst(3).first.map(String.init) ?? "")\(right.suffix(3))"
        #expect(try LockScene.pendingAda(household).send("/sign-in/code", [("code", shaped)]).status == 303)
    }

    @Test func `a code works once, and none from before it`() throws {
        let household = try Household()
        try LockScene.switchOn(household)
        let (before, code) = (LockScene.password(household, stepsAhead: -1), LockScene.password(household))
        #expect(try LockScene.pendingAda(household).send("/sign-in/code", [("code", code)]).status == 303)
        let again = try LockScene.pendingAda(household)
        #expect(try again.send("/sign-in/code", [("code", code)]).status == 422)
        #expect(try again.send("/sign-in/code", [("code", before)]).status == 422)
        #expect(try again.send("/sign-in/code", [("code", LockScene.password(household, stepsAhead: 1))]).status == 303)
    }

    @Test func `the code that switched them on is used up`() throws {
        let household = try Household()
        let code = LockScene.password(household)
        _ = try household.ada.send("/settings/one-time-passwords", [("secret", LockScene.key.text), ("code", code)])
        #expect(try LockScene.pendingAda(household).send("/sign-in/code", [("code", code)]).status == 422)
    }

    @Test func `a recovery code works once and says so`() throws {
        let household = try Household()
        let codes = try LockScene.switchOn(household)
        let browser = try LockScene.pendingAda(household)
        #expect(try browser.get("/sign-in/code?recovery=1").text.contains("Enter a recovery code"))
        let page = try browser.post("/sign-in/code", [("code", codes[3].uppercased()), ("recovery", "1")])
        #expect(page.target == "/" && page.text.contains("cannot be used again"))
        #expect(household.site.events.lines.contains { $0.hasPrefix("recovery code used") })
        #expect(try LockScene.pendingAda(household).send("/sign-in/code", [("code", codes[3])]).status == 422)
        #expect(try household.ada.get("/settings/one-time-passwords").text.contains("9 codes are left"))
    }

    @Test func `new recovery codes end the old ones`() throws {
        let household = try Household()
        let old = try LockScene.switchOn(household)
        let new = try household.ada.send("/settings/one-time-passwords/codes").document.all("code").map(\.text)
        #expect(new.count == 10 && Set(new).isDisjoint(with: old))
        #expect(try LockScene.pendingAda(household).send("/sign-in/code", [("code", old[0])]).status == 422)
        #expect(try LockScene.pendingAda(household).send("/sign-in/code", [("code", new[0])]).status == 303)
    }

    @Test func `five wrong codes end the sign-in that waits`() throws {
        let household = try Household()
        try LockScene.switchOn(household)
        let browser = try LockScene.pendingAda(household)
        for _ in 0..<4 { #expect(try browser.send("/sign-in/code", [("code", "000000")]).status == 422) }
        #expect(try browser.send("/sign-in/code", [("code", "000000"), ("next", "/records")])["Location"] == "/sign-in?next=%2Frecords")
        #expect(try browser.get("/sign-in").text.contains("Too many wrong codes"))
        #expect(try browser.send("/sign-in/code", [("code", LockScene.password(household))])["Location"] == "/sign-in")
    }

    @Test func `whoever knows the password guesses at most ten times, however often they begin`() throws {
        let household = try Household()
        try LockScene.switchOn(household)
        var looked = 0
        for _ in 0..<12 {
            let browser = try LockScene.pendingAda(household)
            for _ in 0..<3 where try browser.send("/sign-in/code", [("code", "000000")]).status == 422 { looked += 1 }
        }
        #expect(looked == 10)
        #expect(try SignInTests.signIn(household.site.browser(), "ada").status == 429)
        #expect(try SignInTests.signIn(household.site.browser(peer: "10.0.0.9"), "ada").status == 303)
    }

    @Test func `a sign-in waits five minutes`() throws {
        let household = try Household()
        try LockScene.switchOn(household)
        let (early, late) = (try LockScene.pendingAda(household), try LockScene.pendingAda(household))
        household.site.clock.advance(seconds: 300)
        #expect(try early.send("/sign-in/code", [("code", LockScene.password(household))]).status == 303)
        household.site.clock.advance(seconds: 1)
        #expect(try late.get("/sign-in/code").text.contains("not finished in time"))
        #expect(try late.send("/sign-in/code", [("code", LockScene.password(household, stepsAhead: 1))])["Location"] == "/sign-in")
        try household.site.application.maintenance.run()
        #expect(try DatabaseWitness(household.site).count("pending_sign_in") == 0)
    }

    @Test func `what waits for one person is worth nothing to another, and is no session`() throws {
        let household = try Household()
        try LockScene.switchOn(household)
        let bensKey = OneTimePassword()
        let step = OneTimePassword.step(at: household.site.clock.milliseconds / 1000)
        _ = try household.ben.send("/settings/one-time-passwords", [("secret", bensKey.text), ("code", bensKey.password(ofStep: step))])
        let browser = try LockScene.pendingAda(household)
        #expect(try browser.send("/sign-in/code", [("code", bensKey.password(ofStep: step + 1))]).status == 422)
        let stranger = household.site.browser()
        #expect(try stranger.send("/sign-in/code", [("code", LockScene.password(household))])["Location"] == "/sign-in")
        stranger.web.cookies.set("penny_session", browser.web.cookies["penny_pending"]?.value ?? "")
        #expect(try stranger.fetch("/records").status == 303)
        #expect(try DatabaseWitness(household.site).rows.filter { $0.contains(browser.web.cookies["penny_pending"]?.value ?? "-") } == [])
    }

    @Test func `a new password, and a user who is disabled, end what waits`() throws {
        let household = try Household()
        try LockScene.switchOn(household)
        let browser = try LockScene.pendingAda(household)
        let form = [("current", Household.password), ("new", "brand new candles"), ("repeat", "brand new candles")]
        #expect(try household.ada.send("/settings/password", form).status == 303)
        #expect(try browser.send("/sign-in/code", [("code", LockScene.password(household))])["Location"] == "/sign-in")
    }

    @Test func `switched off, the password is enough`() throws {
        let household = try Household()
        try LockScene.switchOn(household)
        #expect(try household.ada.post("/settings/one-time-passwords/delete").text.contains("One-time passwords are off"))
        let browser = household.site.browser()
        #expect(try SignInTests.signIn(browser, "ada")["Location"] == "/")
        #expect(try browser.fetch("/records").status == 200)
    }

    @Test(arguments: ["", "12345", "1234567", "abcdef", "000000", "aaaa-bbbb-cccc-dddd", String(repeating: "9", count: 400)])
    func `a wrong first code switches nothing on and keeps the key`(code: String) throws {
        let household = try Household()
        let answer = try household.ada.send("/settings/one-time-passwords", [("secret", LockScene.key.text), ("code", code)])
        #expect(answer.status == 422)
        #expect(answer.text.contains("value=\"\(LockScene.key.text)\""))
        #expect(try DatabaseWitness(household.site).count("one_time_password") == 0)
    }

    @Test(arguments: ["", "AAAA", "not base32 at all, is it?"]) func `a key that the page did not make is refused`(secret: String) throws {
        let household = try Household()
        #expect(try household.ada.send("/settings/one-time-passwords", [("secret", secret), ("code", "123456")]).status == 400)
    }

    @Test func `every look at the page has another key`() throws {
        let household = try Household()
        let keys = try (0..<3).map { _ in try household.ada.get("/settings/one-time-passwords").document.first { $0["name"] == "secret" }?["value"] }
        #expect(Set(keys).count == 3 && keys.allSatisfy { $0?.count == 32 })
    }
}
