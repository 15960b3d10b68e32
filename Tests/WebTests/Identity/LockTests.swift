import Identity
import TestSupport
import Testing

@testable import Web

/// The lock screen in front of every page.
@Suite struct LockTests {
    @Test(arguments: SiteRoute.all.filter { $0.access != .anyone && $0.access != .session })
    func `a locked session opens no page and takes no form`(route: SiteRoute) throws {
        let household = try Household()
        let path = try route.path(in: household), form = try route.form(household)
        let browser = try LockScene.lockedAda(household)
        let witness = try DatabaseWitness(household.site)
        // The notification about the new passcode may still be in delivery.
        household.site.application.courier.waitUntilIdle()
        let before = try witness.version
        let answer = route.method == "GET" ? try browser.fetch(path + "?view=weekly") : try browser.send(path, form)
        #expect(answer.status == 303)
        let next = route.method == "GET" ? "?next=" + path.replacing("/", with: "%2F") + "%3Fview%3Dweekly" : ""
        #expect(answer["Location"] == "/locked" + next)
        #expect(try witness.version == before)
    }

    @Test(arguments: [
        "/", "/nowhere", "/sign-in", "/sign-up", "/sign-in/code", "/locked", "/settings/https/authority.crt", "/healthz", "/records/nowhere",
    ])
    func `what stays open says nothing of the person's money`(path: String) throws {
        let household = try Household()
        let browser = try LockScene.lockedAda(household)
        browser.web.cookies.set("penny_done", "deleted.\(SampleID.deletion(1))")
        let answer = try browser.fetch(path)
        #expect(path == "/" ? answer["Location"] == "/locked" : answer.status != 500)
        let text = answer.text
        for word in ["Coffee", "Savings", "£", "Undo", "nav", "ada@example.org"] { #expect(!text.contains(word), "\(word)") }
        #expect(path == "/locked" || !text.contains("Lovelace"))
    }

    @Test(arguments: ["/", "/records?view=weekly"]) func `after the passcode one is where one wanted to be`(path: String) throws {
        let household = try Household()
        let browser = try LockScene.lockedAda(household)
        let screen = try browser.get(path)
        #expect(screen.document.first("h1")?.text == "Enter your passcode")
        let page = try browser.web.submit("/locked", filling: ["passcode": .text(LockScene.passcode)])
        #expect(page.target == path)
        #expect(page.status == 200)
        #expect(try browser.fetch("/settings").status == 200)
    }

    @Test(arguments: [(1, 60), (5, 300), (60, 3600), (0, 60)])
    func `it locks after the chosen time without a visit`(minutes: Int, seconds: Int64) throws {
        let household = try Household()
        let browser = try LockScene.ada(household, lockAfter: minutes)
        for _ in 0..<3 {
            household.site.clock.advance(seconds: seconds)
            #expect(try browser.fetch("/records").status == 200)
        }
        household.site.clock.advance(seconds: seconds + 1)
        #expect(try browser.fetch("/records")["Location"] == "/locked?next=%2Frecords")
        household.site.clock.set(seconds: TestSite.now)
        #expect(try browser.fetch("/records").status == 303, "a clock that goes back opens nothing")
    }

    @Test func `another browser session, a restart and another device are locked`() throws {
        let household = try Household()
        let browser = try LockScene.ada(household)
        let phone = household.site.browser().signedIn(household.cookies.adasPhone)
        #expect(try phone.fetch("/records").status == 303)
        phone.web.cookies.set("penny_open", browser.web.cookies["penny_open"]?.value ?? "")
        #expect(try phone.fetch("/records").status == 303, "what opens one session opens no other")

        let restarted = try TestSite(copying: household.site.directory.file("penny.sqlite")).browser().signedIn(browser.web.cookies)
        #expect(try restarted.fetch("/records")["Location"] == "/locked?next=%2Frecords")

        for value in [Secret().text, "", "x", household.cookies.ada["penny_session"]?.value ?? ""] {
            browser.web.cookies.set("penny_open", value)
            #expect(try browser.fetch("/records").status == 303)
        }
        browser.web.cookies.remove("penny_open")
        #expect(try browser.fetch("/records").status == 303)
        #expect(try household.ben.fetch("/records").status == 200, "others are not concerned")
    }

    @Test func `the cookie of an open session ends with the browser and cannot be read by scripts`() throws {
        let household = try Household()
        let answer = try household.ada.send("/settings/passcode", [("passcode", "2580"), ("passcode_again", "2580"), ("lock_after", "5")])
        let line = try #require(answer.all("Set-Cookie").first { $0.hasPrefix("penny_open=") })
        #expect(line.contains("HttpOnly") && !line.contains("Max-Age") && !line.contains("Expires"))
    }

    @Test func `signing in opens at once, and only who has a passcode gets the cookie`() throws {
        let household = try Household()
        _ = try LockScene.ada(household)
        let browser = household.site.browser()
        #expect(try SignInTests.signIn(browser, "ada").status == 303)
        #expect(try browser.fetch("/records").status == 200)
        let bens = household.site.browser()
        _ = try SignInTests.signIn(bens, "ben")
        #expect(bens.web.cookies["penny_open"] == nil)
    }

    @Test func `five wrong tries end the session, also across a restart`() throws {
        let household = try Household()
        let browser = try LockScene.lockedAda(household)
        for left in [4, 3, 2] {
            let answer = try browser.send("/locked", [("passcode", "9999"), ("next", "/records")])
            #expect(answer.status == 422)
            #expect(answer.text.contains("\(left) tries are left"))
        }
        let site = try TestSite(copying: household.site.directory.file("penny.sqlite"))
        let again = site.browser().signedIn(browser.web.cookies)
        #expect(try again.send("/locked", [("passcode", "9999")]).text.contains("One try is left"))
        let answer = try again.send("/locked", [("passcode", "9999"), ("next", "/records")])
        #expect(answer["Location"] == "/sign-in?next=%2Frecords")
        #expect(try again.fetch("/sign-in").text.contains("you were signed out"))
        #expect(try again.fetch("/records")["Location"] == "/sign-in?next=%2Frecords")
        #expect(site.events.lines.contains { $0.contains("too many wrong passcodes") })
        #expect(try again.signedIn(browser.web.cookies).send("/locked", [("passcode", LockScene.passcode)])["Location"] == "/sign-in")
    }

    @Test func `wrong tries at the same time end the session once, and all lead to the sign-in`() async throws {
        let household = try Household()
        let cookies = try LockScene.lockedAda(household).web.cookies, site = household.site
        let answers = await withTaskGroup(of: WireResponse?.self) { group in
            for _ in 0..<12 { group.addTask { try? site.browser().signedIn(cookies).send("/locked", [("passcode", "9999")]) } }
            return await group.reduce(into: [WireResponse?]()) { $0.append($1) }
        }
        #expect(answers.allSatisfy { $0?.status == 422 || $0?["Location"]?.hasPrefix("/sign-in") == true }, "\(answers.map { $0?.status ?? 0 })")
        #expect(answers.contains { $0?.status == 303 })
        #expect(household.site.events.lines.count { $0.contains("too many wrong passcodes") } == 1)
    }

    @Test func `the right passcode takes the tries back, and what is no passcode is no try`() throws {
        let household = try Household()
        let browser = try LockScene.lockedAda(household)
        for _ in 0..<3 {
            for typed in ["", "abcd", "123", "123456789", String(repeating: "1", count: 10_000)] {
                #expect(try browser.send("/locked", [("passcode", typed)]).status == 422)
            }
            for _ in 0..<4 { #expect(try browser.send("/locked", [("passcode", "1379")]).status == 422) }
            #expect(try browser.send("/locked", [("passcode", "２５８０")]).status == 303, "digits of a Japanese keyboard")
            #expect(try browser.fetch("/records").status == 200)
            #expect(try browser.send("/lock").status == 303)
            #expect(try browser.fetch("/records").status == 303)
        }
    }

    @Test func `another person's passcode opens nothing`() throws {
        let household = try Household()
        let browser = try LockScene.lockedAda(household)
        _ = try household.ben.send("/settings/passcode", [("passcode", "74185"), ("passcode_again", "74185"), ("lock_after", "5")])
        #expect(try browser.send("/locked", [("passcode", "74185")]).status == 422)
    }

    @Test func `from the lock screen one signs out, or in with the password`() throws {
        let household = try Household()
        let browser = try LockScene.lockedAda(household)
        #expect(try SignInTests.signIn(browser, "ada").status == 303)
        #expect(try browser.fetch("/records").status == 200)
        browser.web.cookies.remove("penny_open")
        #expect(try browser.send("/sign-out").status == 303)
        #expect(try browser.fetch("/records")["Location"] == "/sign-in?next=%2Frecords")
    }

    @Test(arguments: ["//evil.example", "https://evil.example", "/\\evil", "/%2fevil", "evil"]) func `unlocking leads only to pages of this site`(
        next: String
    ) throws {
        let household = try Household()
        let browser = try LockScene.lockedAda(household)
        #expect(try browser.send("/locked", [("passcode", LockScene.passcode), ("next", next)])["Location"] == "/")
        #expect(try browser.fetch("/locked?next=" + next.replacing("\\", with: "%5C"))["Location"] == "/")
    }

    @Test func `a form that met the lock leads back to its page, and one from a page that takes only forms to the overview`() throws {
        let household = try Household()
        let browser = try LockScene.lockedAda(household)
        for (referer, next) in [("/transactions/new?kind=income", "?next=%2Ftransactions%2Fnew%3Fkind%3Dincome"), ("/transactions", "")] {
            let answer = try browser.send("/transactions", [("title", "Cake")], headers: [("Referer", "http://penny.local:8080" + referer)])
            #expect(answer["Location"] == "/locked" + next)
        }
    }

    @Test func `without a passcode there is no lock, and looking at pages writes nothing with one`() throws {
        let household = try Household()
        let browser = household.ada
        _ = try browser.send("/lock")
        #expect(try browser.fetch("/records").status == 200)
        #expect(try !browser.fetch("/records").text.contains("lock.js"))
        let locking = try LockScene.ada(household)
        let witness = try DatabaseWitness(household.site)
        let before = try witness.version
        for path in ["/records", "/locked", "/map/picture"] { _ = try locking.fetch(path) }
        locking.web.cookies.remove("penny_open")
        for path in ["/records", "/locked", "/map/picture"] { _ = try locking.fetch(path) }
        #expect(try witness.version == before)
    }
}
