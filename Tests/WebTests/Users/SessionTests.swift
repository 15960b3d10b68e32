import TestSupport
import Testing

@Suite struct SessionTests {
    @Test func `a person sees where they are signed in and signs one of them out`() throws {
        let household = try Household()
        let page = try household.ada.get("/settings/sessions")
        #expect(page.text.contains("Safari on iPhone") && page.text.contains("Firefox on Linux"))
        let phone = household.site.browser().signedIn(household.cookies.adasPhone)
        #expect(try phone.fetch("/records").status == 200)
        let form = try #require(page.document.forms.first { $0.action.contains("/settings/sessions/") && !$0.action.contains("others") })
        #expect(try household.ada.send(form.action).status == 303)
        #expect(try phone.fetch("/records").status == 303)
        #expect(try household.ada.fetch("/records").status == 200)
    }

    @Test func `all other devices are signed out at once`() throws {
        let household = try Household()
        #expect(try household.ada.send("/settings/sessions/others/delete").status == 303)
        #expect(try household.ada.fetch("/records").status == 200)
        #expect(try household.site.browser().signedIn(household.cookies.adasPhone).fetch("/records").status == 303)
        #expect(try household.ben.fetch("/records").status == 200)
    }

    @Test func `a new password needs the old one, ends the other sessions and replaces the old one`() throws {
        let household = try Household()
        let wrong = [("current", "not this one at all"), ("new", "brand new candles"), ("repeat", "brand new candles")]
        #expect(try household.ada.send("/settings/password", wrong).status == 422)
        let right = [("current", Household.password), ("new", "brand new candles"), ("repeat", "brand new candles")]
        #expect(try household.ada.send("/settings/password", right).status == 303)
        #expect(try household.ada.fetch("/records").status == 200)
        #expect(try household.site.browser().signedIn(household.cookies.adasPhone).fetch("/records").status == 303)
        #expect(try SignInTests.signIn(household.site.browser(), "ada").status == 422)
        #expect(try SignInTests.signIn(household.site.browser(), "ada", "brand new candles").status == 303)
    }

    @Test func `a session ends after thirty idle days and after half a year of use`() throws {
        let household = try Household()
        let day: Int64 = 86_400
        household.site.clock.advance(seconds: 31 * day)
        #expect(try household.ada.fetch("/records").status == 303)
        let used = try Household()
        for week in 1...27 {
            used.site.clock.set(seconds: TestSite.now + Int64(week) * 7 * day)
            let status = try used.ada.fetch("/records").status
            #expect(status == (week * 7 <= 180 ? 200 : 303), "week \(week)")
            try used.site.application.maintenance.run()
        }
    }

    @Test func `a clock that was wrong does not end a session`() throws {
        let household = try Household()
        household.site.clock.set(seconds: 1000)
        #expect(try household.ada.fetch("/records").status == 200)
        try household.site.application.maintenance.run()
        household.site.clock.set(seconds: TestSite.now + 60)
        #expect(try household.ada.fetch("/records").status == 200)
    }

    @Test func `an idle site writes nothing`() throws {
        let household = try Household()
        let witness = try DatabaseWitness(household.site)
        let before = try witness.version
        for _ in 0..<5 { try household.site.application.maintenance.run() }
        #expect(try witness.version == before)
    }

    @Test func `a new profile changes the name everywhere and keeps the session`() throws {
        let household = try Household()
        let form = [
            ("username", "countess"), ("email", "ada@new.example"), ("first_name", "Augusta"), ("last_name", "King"), ("date_of_birth", "1985-12-10"),
        ]
        let page = try household.ada.post("/settings/profile", form)
        #expect(page.target == "/settings" && page.text.contains("Augusta King"))
        #expect(try SignInTests.signIn(household.site.browser(), "countess").status == 303)
        #expect(try SignInTests.signIn(household.site.browser(), "ada@new.example").status == 303)
        #expect(try SignInTests.signIn(household.site.browser(), "ada").status == 422)
    }

    @Test func `over HTTPS the cookies are Secure and bound to the host`() throws {
        let household = try Household()
        let browser = household.site.browser(scheme: "https", host: "penny.local")
        let answer = try SignInTests.signIn(browser, "ada")
        #expect(answer.status == 303)
        let lines = answer.all("Set-Cookie")
        #expect(
            !lines.isEmpty
                && lines.allSatisfy { $0.hasPrefix("__Host-penny_") && $0.contains("; Secure") && $0.contains("; Path=/;") && !$0.contains("Domain") }
        )
        #expect(answer["Cross-Origin-Opener-Policy"] == "same-origin")
        #expect(try browser.fetch("/records").status == 200)
        #expect(try browser.send("/settings/currency", [("currency", "EUR")]).status == 303)
        let plain = try browser.raw(
            "/settings/currency", [("csrf", try browser.token), ("currency", "EUR")], headers: [("Origin", "http://penny.local")])
        #expect(plain.status == 403)
    }

    @Test func `a person is signed in over HTTP and HTTPS side by side, each with cookies of its own`() throws {
        let household = try Household()
        let plain = household.site.browser(host: "penny.local:8080"), secure = household.site.browser(scheme: "https", host: "penny.local:8080")
        #expect(try SignInTests.signIn(plain, "ada").status == 303)
        secure.web.cookies = plain.web.cookies
        #expect(try SignInTests.signIn(secure, "ada").status == 303)
        plain.web.cookies = secure.web.cookies
        for browser in [plain, secure] {
            #expect(try browser.fetch("/records").status == 200)
            #expect(try browser.send("/settings/currency", [("currency", "EUR")]).status == 303)
        }
        #expect(try secure.send("/sign-out", []).status == 303)
        #expect(try plain.fetch("/records").status == 200)
    }

    @Test func `a cookie of plain HTTP is worth nothing over HTTPS`() throws {
        let household = try Household()
        let browser = household.site.browser(scheme: "https", host: "penny.local").signedIn(household.cookies.ada)
        #expect(try browser.fetch("/records").status == 303)
    }

    @Test func `the log names nobody's password, cookie, money or words`() throws {
        let household = try Household()
        let browser = household.site.browser()
        _ = try SignInTests.signIn(browser, "ada", "my secret guess")
        _ = try SignInTests.signIn(browser, "ada")
        _ = try browser.send("/quick", [("category", try household.category("Coffee")), ("amount", "98.76")])
        _ = try browser.raw("/quick", [("csrf", "x"), ("amount", "98.76")])
        let log = household.site.events.lines.joined(separator: "\n")
        #expect(log.contains("signed in") && log.contains("sign-in failed") && log.contains("refused a form"))
        for secret in ["my secret guess", Household.password, "98.76", "ada", browser.web.cookies["penny_session"]?.value ?? "-"] {
            #expect(!log.contains(secret))
        }
    }
}
