import TestSupport
import Testing

@testable import Storage

@Suite struct SignUpTests {
    static func form(_ name: String = "mallory", _ more: [(String, String)] = []) -> [(String, String)] {
        [("username", name), ("email", "\(name)@example.org"), ("password", Household.password)].filter { field in !more.contains { $0.0 == field.0 } } + more
    }

    @Test func `the first person runs the server and nobody after`() throws {
        let site = try TestSite()
        let first = site.browser(), second = site.browser()
        #expect(try first.send("/sign-up", Self.form("first")).status == 303)
        #expect(try second.send("/sign-up", Self.form("second")).status == 303)
        #expect(try first.fetch("/operator").status == 200)
        #expect(try second.fetch("/operator").status == 403)
    }

    @Test(arguments: [("en-GB", "GBP", "Everyday"), ("ja-JP,ja", "JPY", "普段使い"), ("zh-CN", "CNY", "日常"), ("en-US", "USD", "Everyday"), ("de-DE,en;q=0.5", "EUR", "Everyday"), ("ja", "JPY", "普段使い")])
    func `a new person begins with an account and categories of their country and language`(language: String, currency: String, account: String) throws {
        let household = try Household()
        let browser = household.site.browser(language: language)
        let page = try browser.post("/sign-up", Self.form() + [("time_zone", "Asia/Tokyo")])
        #expect(page.status == 200 && page.target == "/")
        let book = try household.book("mallory")
        let (accounts, categories) = try household.site.store.read(book) { (try $0.accounts(), try $0.categories()) }
        #expect(accounts.map(\.name) == [account])
        #expect(accounts.map(\.currency.code) == [currency])
        #expect(accounts.first?.isDefault == true)
        #expect(categories.count { $0.kind == .expense } >= 8)
        #expect(categories.count { $0.kind == .income } >= 4)
        let user = try #require(try household.site.store.read { try $0.user(login: "mallory")?.user })
        #expect(user.preferences.timeZone.name == "Asia/Tokyo")
        #expect(user.preferences.mainCurrency.code == currency)
    }

    @Test(arguments: ["Mars/Olympus", "", "../../etc/passwd", "<b>"]) func `a time zone that is none is left out`(zone: String) throws {
        let household = try Household()
        #expect(try household.site.browser().send("/sign-up", Self.form() + [("time_zone", zone)]).status == 303)
    }

    @Test func `a taken name or address is refused in any spelling, and the rest is kept`() throws {
        let household = try Household()
        let witness = try DatabaseWitness(household.site)
        let before = try witness.rows
        for (field, value) in [("username", "ADA"), ("username", "ａｄａ"), ("email", "Ada@Example.ORG")] {
            let answer = try household.site.browser().send("/sign-up", Self.form("mallory", [(field, value), ("first_name", "Mal")]))
            #expect(answer.status == 422)
            let form = try #require(answer.document.forms.first { $0.action == "/sign-up" })
            #expect(form.value(of: field) == value)
            #expect(form.value(of: "first_name") == "Mal")
            #expect(answer.document.first { $0["name"] == field }?["aria-invalid"] == "true")
        }
        #expect(try witness.rows == before)
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
        let before = try witness.rows
        let ada = try household.sessions().first?.user.description ?? ""
        let answer = try household.site.browser().send("/sign-up", Self.form() + [("id", ada)])
        #expect(answer.status == 409 || answer.status == 422)
        #expect(try witness.rows == before)
    }

    @Test func `a role in the form is ignored`() throws {
        let household = try Household()
        let browser = household.site.browser()
        _ = try browser.send("/sign-up", Self.form() + [("role", "operator"), ("is_disabled", "0"), ("book", SampleID.absent)])
        #expect(try browser.fetch("/operator").status == 403)
    }
}
