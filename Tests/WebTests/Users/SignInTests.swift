import TestSupport
import Testing

@testable import Storage

@Suite struct SignInTests {
    static func signIn(_ browser: Browser, _ login: String, _ password: String = Household.password, next: String? = nil) throws -> WireResponse {
        try browser.send("/sign-in", [("login", login), ("password", password)] + (next.map { [("next", $0)] } ?? []))
    }

    @Test(arguments: ["ada", "ADA", "Ada@Example.org", " ada "]) func `a user name and an e-mail address both sign in`(login: String) throws {
        let household = try Household()
        let browser = household.site.browser()
        let answer = try Self.signIn(browser, login)
        #expect(answer.status == 303)
        #expect(answer["Location"] == "/")
        #expect(try browser.get("/accounts").text.contains("Savings"))
    }

    @Test func `an unknown name and a wrong password are told apart by nothing`() throws {
        let household = try Household()
        let known = try Self.signIn(household.site.browser(), "ada", "wrong password")
        let unknown = try Self.signIn(household.site.browser(), "eve", "wrong password")
        #expect(known.status == 422 && unknown.status == 422)
        let stable = try [known, unknown].map { try StablePage($0.text, of: household).html.replacing("value=\"ada\"", with: "value=\"eve\"") }
        #expect(stable[0] == stable[1])
    }

    @Test func `a password is never sent back`() throws {
        let household = try Household()
        let forms: [(Browser, String, [(String, String)])] = [
            (household.site.browser(), "/sign-in", [("login", ""), ("password", "open sesame now")]),
            (household.site.browser(), "/sign-up", [("username", ""), ("password", "open sesame now")]),
            (household.ada, "/settings/password", [("current", "open sesame now"), ("new", "open sesame now"), ("repeat", "open sesame not")]),
        ]
        for (browser, path, form) in forms {
            let answer = try browser.send(path, form)
            #expect(answer.status == 422)
            #expect(!answer.text.contains("open sesame"))
        }
    }

    @Test(arguments: ["/sign-in", "/sign-up"]) func `a form that was open for longer than its token comes back with what was typed, and works`(
        path: String
    ) throws {
        let household = try Household(), browser = household.site.browser()
        let typed: [(String, String)] =
            path == "/sign-in"
            ? [("login", "ada"), ("next", "/records")]
            : [("username", "eve"), ("email", "eve@example.org"), ("first_name", "Eve"), ("last_name", "O\u{27}Neil"), ("next", "/records")]
        try browser.get(path)
        browser.web.cookies.set("penny_visit", "")
        let page = try browser.web.post(path, typed + [("password", Household.password)])
        #expect(page.status == 403 && page.text.contains("This page was open for a long time."))
        let form = try #require(page.document.forms.first { $0.action == path })
        for (name, value) in typed { #expect(form.value(of: name) == value, "\(name)") }
        #expect(!page.text.contains(Household.password))
        #expect(try browser.web.submit(path, filling: ["password": .text(Household.password)]).target == "/records")
    }

    @Test(arguments: ["/records?view=weekly", "/accounts/new", "/"]) func `sign-in leads on to the page that was asked for`(next: String) throws {
        let household = try Household()
        let browser = household.site.browser()
        let page = try browser.get(next)
        if next == "/" { return #expect(page.target == "/") }
        #expect(page.target.hasPrefix("/sign-in?next="))
        let opened = try browser.web.submit("/sign-in", filling: ["login": "ada", "password": .text(Household.password)])
        #expect(opened.target == next)
    }

    @Test(arguments: [
        "//evil.example", "/\\evil.example", "https:evil.example", "https://evil.example", "\\/evil", "/%2fevil.example", "/%5cevil", " //evil",
        "/\t/evil",
        "javascript:alert(1)", "/..//evil.example", "///evil", "/a\r\nSet-Cookie: x=1", "evil", "/./evil", "/?\"><script>",
    ])
    func `sign-in leads only to pages of this site`(next: String) throws {
        let household = try Household()
        let answer = try Self.signIn(household.site.browser(), "ada", next: next)
        #expect(answer.status == 303)
        #expect(answer["Location"] == "/")
        let guest = try household.site.browser().get(
            "/sign-in?next=" + FormEncoding.urlEncoded([FormEntry(name: "x", value: .text(next))]).dropFirst(2))
        #expect(guest.document.first { $0["name"] == "next" } == nil)
        let here = try household.ada.fetch("/sign-in?next=" + FormEncoding.urlEncoded([FormEntry(name: "x", value: .text(next))]).dropFirst(2))
        #expect(here["Location"] == "/")
    }

    @Test func `the way on survives sign-up and a change of language`() throws {
        let household = try Household()
        let browser = household.site.browser()
        let page = try browser.get("/records?view=daily&date=2025-11-17")
        let french = try #require(page.document.all("a").first { $0["hreflang"] == "ja" }?["href"])
        let japanese = try browser.get("/sign-in" + french)
        #expect(japanese.document.first("html")?["lang"] == "ja")
        let link = try #require(japanese.document.all("a").first { ($0["href"] ?? "").hasPrefix("/sign-up") }?["href"])
        let form = try browser.get(link)
        #expect(form.document.first { $0["name"] == "next" }?["value"] == "/records?view=daily&date=2025-11-17")
    }

    @Test func `a new session has a new cookie, and signing out ends it on the server`() throws {
        let household = try Household()
        let browser = household.site.browser()
        _ = try browser.get("/sign-in")
        #expect(browser.web.cookies["penny_session"] == nil)
        _ = try Self.signIn(browser, "ada")
        let first = try #require(browser.web.cookies["penny_session"])
        #expect(first.isHTTPOnly && first.sameSite == "Lax" && first.path == "/" && !first.hasDomain && !first.isSecure)
        let kept = browser.web.cookies
        let answer = try browser.send("/sign-out")
        #expect(answer.status == 303 && answer["Location"] == "/")
        #expect(browser.web.cookies["penny_session"] == nil)
        let thief = household.site.browser().signedIn(kept)
        #expect(try thief.fetch("/records").status == 303)
        _ = try Self.signIn(browser, "ada")
        #expect(browser.web.cookies["penny_session"]?.value != first.value)
    }

    @Test func `the database holds neither a password nor a session's cookie`() throws {
        let household = try Household()
        let rows = try DatabaseWitness(household.site).rows.joined(separator: "\n")
        #expect(rows.contains("$scrypt$"))
        #expect(!rows.contains(Household.password))
        let cookie = try #require(household.cookies.ada["penny_session"]?.value)
        #expect(!rows.contains(cookie))
    }

    @Test(arguments: ["", "x", String(repeating: "A", count: 43), String(repeating: "A", count: 5_000), "%00", "ada"])
    func `a made-up session cookie is nobody`(cookie: String) throws {
        let household = try Household()
        let answer = try household.site.browser().fetch("/records", headers: [("Cookie", "penny_session=\(cookie)")])
        #expect(answer.status == 303)
        #expect(household.site.events.errors == [])
    }

    @Test func `a form that was sent after the session had ended leads through sign-in back to its page`() throws {
        for base in ["", "/penny"] {
            let household = try Household(base: base)
            let ada = household.ada
            let form = [("csrf", try ada.token), ("id", SampleID.account(950)), ("name", "Typed for long"), ("currency", "GBP")]
            _ = try ada.send("/sign-out")
            let answer = try ada.raw("/accounts", form, headers: [("Referer", "http://penny.local:8080\(base)/accounts/new?currency=GBP")])
            #expect(answer.status == 303)
            #expect(answer["Location"] == "\(base)/sign-in?next=%2Faccounts%2Fnew%3Fcurrency%3DGBP")
        }
    }

    @Test func `who is stopped by the end of their session is told so, and nobody else is`() throws {
        let household = try Household(), ada = household.ada
        let word = "not signed in here any more"
        #expect(try !household.site.browser().get("/sign-in?next=%2Frecords").text.contains(word))
        _ = try household.site.store.write { try $0.connection.run("DELETE FROM session") }
        #expect(try ada.get("/sign-in?next=%2Frecords").text.contains(word))
        #expect(try SignInTests.signIn(ada, "ada", "a wrong guess").text.contains(word) == false)
    }

    @Test func `an error of the server is in the log with the number that its page shows`() throws {
        let household = try Household(), browser = household.site.browser()
        _ = try browser.token
        try household.site.store.close()
        let answer = try Self.signIn(browser, "ada")
        #expect(answer.status == 500 && answer.text.contains("5f3a90c1"))
        #expect(household.site.events.errors.contains { $0.contains("5f3a90c1") })
    }

    @Test func `a browser whose name has more code points than characters signs in`() throws {
        let household = try Household(), browser = household.site.browser()
        browser.web.headers = [("User-Agent", String(repeating: "e\u{301}", count: 190))]
        #expect(try Self.signIn(browser, "ada").status == 303)
        #expect(try household.sessions().allSatisfy { $0.userAgent.unicodeScalars.count <= 200 })
    }
}
