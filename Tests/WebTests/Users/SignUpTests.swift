import TestSupport
import Testing

@testable import Storage

@Suite struct SignUpTests {
    static func form(_ name: String = "mallory", _ more: [(String, String)] = []) -> [(String, String)] {
        [("username", name), ("email", "\(name)@example.org"), ("password", Household.password)].filter { field in !more.contains { $0.0 == field.0 }
        } + more
    }

    /// Returns all rows of the database except the counted attempts.
    private static func rows(_ witness: DatabaseWitness) throws -> [String] { try witness.rows.filter { !$0.hasPrefix("sign_in_failure ") } }

    @Test func `the first person runs the server and nobody after`() throws {
        let site = try TestSite()
        let first = site.browser(), second = site.browser()
        #expect(try first.send("/sign-up", Self.form("first")).status == 303)
        #expect(try second.send("/sign-up", Self.form("second")).status == 303)
        #expect(try first.fetch("/operator").status == 200)
        #expect(try second.fetch("/operator").status == 403)
    }

    @Test(arguments: [
        ("en-GB", "", "GBP", "Everyday"), ("ja-JP,ja", "Asia/Tokyo", "JPY", "生活費口座"), ("zh-CN", "UTC", "CNY", "日常账户"),
        ("en-US", "Europe/Berlin", "EUR", "Everyday"), ("en-US", "America/Indiana/Tell_City", "USD", "Everyday"),
        ("de-DE,en;q=0.5", "Mars/Olympus", "EUR", "Everyday"), ("ja", "Asia/Calcutta", "INR", "生活費口座"), ("en", "Etc/GMT+5", "USD", "Everyday"),
    ])
    func
        `a new person begins with an account and categories of their language, in the currency of their time zone's country, or else of their language's`(
            language: String, zone: String, currency: String, account: String
        ) throws
    {
        let household = try Household()
        let browser = household.site.browser(language: language)
        let page = try browser.post("/sign-up", Self.form() + [("time_zone", zone)])
        #expect(page.status == 200 && page.target == "/")
        let book = try household.book("mallory")
        let (accounts, categories) = try household.site.store.read(book) { (try $0.accounts(), try $0.categories()) }
        #expect(accounts.map(\.name) == [account])
        #expect(accounts.map(\.currency.code) == [currency])
        #expect(accounts.first?.isDefault == true)
        #expect(categories.count { $0.kind == .expense } >= 8)
        #expect(categories.count { $0.kind == .income } >= 4)
        if zone.contains("/"), zone != "Mars/Olympus" { #expect(book.settings.timeZone.name == zone) }
        #expect(book.settings.mainCurrency.code == currency)
    }

    @Test(arguments: ["Mars/Olympus", "", "../../etc/passwd", "<b>"]) func `a time zone that is none is left out`(zone: String) throws {
        let household = try Household()
        #expect(try household.site.browser().send("/sign-up", Self.form() + [("time_zone", zone)]).status == 303)
    }

    @Test func `a taken name or address is refused in any spelling, and the rest is kept`() throws {
        let household = try Household()
        let witness = try DatabaseWitness(household.site)
        let before = try Self.rows(witness)
        for (field, value) in [("username", "ADA"), ("username", "ａｄａ"), ("email", "Ada@Example.ORG")] {
            let answer = try household.site.browser().send("/sign-up", Self.form("mallory", [(field, value), ("first_name", "Mal")]))
            #expect(answer.status == 422)
            let form = try #require(answer.document.forms.first { $0.action == "/sign-up" })
            #expect(form.value(of: field) == value)
            #expect(form.value(of: "first_name") == "Mal")
            #expect(answer.document.first { $0["name"] == field }?["aria-invalid"] == "true")
        }
        #expect(try Self.rows(witness) == before)
    }

    @Test(arguments: ["en-GB", "ja", "zh-CN"]) func `nobody is told whether an address is somebody's`(language: String) throws {
        let household = try Household(), words = ["another account", "taken", "used", "別のアカウント", "使われて", "另一个账号", "已被", "已用"]
        let answer = try household.site.browser(language: language).send("/sign-up", Self.form("mallory", [("email", "ada@example.org")]))
        let field = try #require(answer.document.first { $0["name"] == "email" }), error = try #require(answer.document.element(id: "email-e")?.text)
        #expect(answer.status == 422 && field["aria-invalid"] == "true" && !error.isEmpty)
        for word in words { #expect(!error.contains(word), "\(error)") }
    }

    @Test func `a household signs up from one address, and a program that makes accounts is stopped`() throws {
        let household = try Household(), address = "192.0.2.7"
        for number in 0..<10 {
            let browser = household.site.browser(peer: address)
            // A form with problems of its own is not counted, a name that is taken is.
            for _ in 0..<5 { #expect(try browser.send("/sign-up", Self.form("person\(number)", [("password", "short")])).status == 422) }
            #expect(try browser.send("/sign-up", Self.form("ada")).status == 422)
            #expect(try browser.send("/sign-up", Self.form("person\(number)")).status == 303)
        }
        var made = 0
        for number in 10..<40 where try household.site.browser(peer: address).send("/sign-up", Self.form("person\(number)")).status == 303 {
            made += 1
        }
        #expect(made == 0)
        let refused = try household.site.browser(peer: address).send("/sign-up", Self.form("late", [("first_name", "Mal")]))
        #expect(refused.status == 429)
        #expect(household.site.events.lines.contains { $0.contains("refused after too many tries") })
        #expect(try SignInTests.signIn(household.site.browser(peer: address), "ada").status == 303, "A sign-up is no wrong password.")
        #expect(try household.site.browser(peer: "192.0.2.8").send("/sign-up", Self.form("neighbour")).status == 303)
        household.site.clock.advance(seconds: 16 * 60)
        #expect(try household.site.browser(peer: address).send("/sign-up", Self.form("late")).status == 303)
    }

    @Test(arguments: ["127.0.0.1", "::1"]) func `names cannot be probed for without end from this machine, where a tunnel brings strangers in`(
        address: String
    ) throws {
        let household = try Household()
        let statuses = try (0..<30).map { _ in try household.site.browser(peer: address).send("/sign-up", Self.form("ada")).status }
        #expect(statuses == Array(repeating: 422, count: 20) + Array(repeating: 429, count: 10))
        #expect(try household.site.browser(peer: "192.0.2.8").send("/sign-up", Self.form("neighbour")).status == 303)
    }

    @Test func `a name in letters of two alphabets, or one that looks like somebody's, is refused with a word about it`() throws {
        let household = try Household()
        let browser = household.site.browser(peer: "192.0.2.9")
        for (name, sentence) in [("аda", "Use letters of one alphabet only"), ("аԁа", "looks like one that somebody has"), ("ADA", "is taken")] {
            let answer = try browser.send("/sign-up", Self.form(name, [("email", "new@example.org")]))
            #expect(answer.status == 422 && answer.text.contains(sentence) && answer.text.contains(name), "\(name)")
        }
        #expect(try browser.send("/sign-up", Self.form("ада", [("email", "new@example.org")])).status == 303, "Of one alphabet, and like nobody's.")
    }

    @Test func `a profile is refused such a name too, and keeps the one it has`() throws {
        let household = try Household()
        func rename(_ name: String) throws -> Int {
            try household.ada.send("/settings/profile", [("username", name), ("email", "ada@example.org"), ("current", Household.password)]).status
        }
        #expect(try rename("bеn") == 422)
        #expect(try rename("ada") == 303)
        #expect(try rename("аԁа") == 303, "It looks like nobody's but her own.")
        #expect(try rename("ada") == 303)
    }

    @Test(arguments: ["192.168.1.20", "fd00::7"]) func `in the house's own network nobody is counted`(address: String) throws {
        let household = try Household()
        for number in 0..<60 { #expect(try household.site.browser(peer: address).send("/sign-up", Self.form("person\(number)")).status == 303) }
    }

    @Test func `one address makes no more than fifty accounts in a day`() throws {
        let household = try Household()
        var statuses: [Int] = []
        for number in 0..<70 {
            statuses.append(try household.site.browser(peer: "2001:db8:1:2::\(number)").send("/sign-up", Self.form("person\(number)")).status)
            household.site.clock.advance(seconds: 60)
        }
        #expect(statuses.filter { $0 == 303 }.count == 50 && statuses.suffix(10).allSatisfy { $0 == 429 })
        household.site.clock.advance(seconds: 86_400)
        #expect(try household.site.browser(peer: "2001:db8:1:2::1").send("/sign-up", Self.form("patient")).status == 303)
    }

    @Test(arguments: ["short", "password123", "pennypenny1", "mallory12345", "          ", "1234567890", "qwertyuiop"])
    func `a weak password is refused`(password: String) throws {
        let household = try Household()
        #expect(try household.site.browser().send("/sign-up", Self.form("mallory", [("password", password)])).status == 422)
    }

    @Test(arguments: ["ünïcödé wörds here", "長い合言葉をつくりました", "😀🚲🍞☂️🎻🐙🌋🧵🪐🥨", "  spaces at both ends  ", String(repeating: "long enough ", count: 85)])
    func `any long password signs in again, whole`(password: String) throws {
        let household = try Household()
        #expect(try household.site.browser().send("/sign-up", Self.form("mallory", [("password", password)])).status == 303)
        #expect(try SignInTests.signIn(household.site.browser(), "mallory", password).status == 303)
        #expect(try SignInTests.signIn(household.site.browser(), "mallory", String(password.dropLast())).status == 422)
    }

    @Test func `the form sent twice makes one person`() throws {
        let household = try Household()
        let form = Self.form() + [("id", SampleID.absent)], browser = household.site.browser()
        let token = try browser.token, cookies = browser.web.cookies
        #expect(try browser.raw("/sign-up", [("csrf", token)] + form).status == 303)
        browser.web.cookies = cookies
        #expect(try browser.raw("/sign-up", [("csrf", token)] + form).status == 422)
        #expect(try DatabaseWitness(household.site).count("user", where: "username = 'mallory'") == 1)
    }

    @Test func `somebody else's identity is refused`() throws {
        let household = try Household()
        let witness = try DatabaseWitness(household.site)
        let before = try Self.rows(witness)
        let ada = try household.sessions().first?.user.description ?? ""
        let answer = try household.site.browser().send("/sign-up", Self.form() + [("id", ada)])
        #expect(answer.status == 409 || answer.status == 422)
        #expect(try Self.rows(witness) == before)
    }

    @Test func `a role in the form is ignored`() throws {
        let household = try Household()
        let browser = household.site.browser()
        _ = try browser.send("/sign-up", Self.form() + [("role", "operator"), ("is_disabled", "0"), ("book", SampleID.absent)])
        #expect(try browser.fetch("/operator").status == 403)
    }
}
