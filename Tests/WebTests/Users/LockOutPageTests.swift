import Foundation
import TestSupport
import Testing

@testable import Storage

/// The page after too many attempts, and the ways to sign in that it offers.
@Suite struct LockOutPageTests {
    /// Exhausts the limits of strangers for a day; the last attempt is at the start of the test.
    private static func besiege(_ household: Household, _ login: String = "ada") throws {
        for address in 1...5 {
            for _ in 0..<10 { _ = try SignInTests.signIn(household.site.browser(peer: "203.0.113.\(address)"), login, "a wrong guess") }
        }
    }

    private static func stranger(_ household: Household, _ number: Int = 1) -> Browser { household.site.browser(peer: "198.51.100.\(number)") }

    private static func form(_ code: String, _ password: String = Household.password, login: String = "ada") -> [(String, String)] {
        [("login", login), ("password", password), ("code", code)]
    }

    @Test(arguments: [
        ("en", "Wait 14 minutes", "Wait 24 hours", "in which you have signed in before", "authenticator app"),
        ("ja", "14分待って", "24時間待って", "以前ログインしたことのあるブラウザー", "認証アプリ"),
        ("zh-Hans", "请等待 14 分钟", "请等待 24 小时", "以前登录过的浏览器", "身份验证器"),
    ]) func `it says when the next try is looked at, and which ways in are left`(
        language: String, short: String, long: String, device: String, app: String
    ) throws {
        let household = try Household(), near = household.site.browser(language: language)
        for _ in 0..<9 { _ = try SignInTests.signIn(near, "ada", "a wrong guess") }
        household.site.clock.advance(seconds: 60)
        _ = try SignInTests.signIn(near, "ada", "a wrong guess")
        let tooMany = try near.post("/sign-in", [("login", "ada"), ("password", Household.password)])
        #expect(tooMany.status == 429 && tooMany.response["Retry-After"] == "840")
        #expect(tooMany.document.text.contains(short) && tooMany.document.text.contains(device) && !tooMany.document.text.contains(app))
        #expect(tooMany.document.element(id: "code") == nil, "a code would not be looked at either")

        let besieged = try Household()
        try Self.besiege(besieged)
        let far = try besieged.site.browser(language: language, peer: "198.51.100.1").post(
            "/sign-in", [("login", "ada"), ("password", Household.password)])
        #expect(far.status == 429 && far.response["Retry-After"] == "86400")
        #expect(far.document.text.contains(long) && far.document.text.contains(device) && far.document.text.contains(app))
        #expect(far.document.element(id: "code")?["value"] == "")
        #expect(!far.text.contains(Household.password))
    }

    @Test func `the hour that it names is the one`() throws {
        let household = try Household()
        try Self.besiege(household)
        let wait = try #require(Int64(try SignInTests.signIn(Self.stranger(household), "ada")["Retry-After"] ?? ""))
        household.site.clock.advance(seconds: wait - 1)
        #expect(try SignInTests.signIn(Self.stranger(household), "ada").status == 429)
        household.site.clock.advance(seconds: 1)
        #expect(try SignInTests.signIn(Self.stranger(household), "ada").status == 303)
    }

    @Test func `a name that nobody has gets the same page`() throws {
        let pages = try ["ada", "eve"].map { login in
            let household = try Household()
            try Self.besiege(household, login)
            return try StablePage(SignInTests.signIn(Self.stranger(household), login).text, of: household).html.replacing(
                "value=\"\(login)\"", with: "")
        }
        #expect(pages[0] == pages[1])
    }

    @Test func `a passkey signs in while strangers guess`() throws {
        let scene = try PasskeyScene(), passkey = try scene.adasPasskey()
        try Self.besiege(scene.household)
        let browser = scene.household.site.browser(scheme: "https", host: PasskeyScene.host, peer: "198.51.100.1")
        let refused = try browser.post("/sign-in", [("login", "ada"), ("password", Household.password)])
        #expect(refused.status == 429 && refused.document.text.contains("with a passkey"))
        #expect(try browser.send("/sign-in/passkey", PasskeyScene.assertion(browser, passkey)).status == 303)
    }

    @Test func `password and code together sign in while strangers guess`() throws {
        let household = try Household(), codes = try LockScene.switchOn(household)
        try Self.besiege(household)
        let browser = Self.stranger(household)
        #expect(try SignInTests.signIn(browser, "ada").status == 429)
        let answer = try browser.send("/sign-in", Self.form(LockScene.password(household)) + [("next", "/records?view=weekly")])
        #expect(answer.status == 303 && answer["Location"] == "/records?view=weekly")
        #expect(try browser.fetch("/records").status == 200)
        #expect(try Self.stranger(household, 2).send("/sign-in", Self.form(LockScene.password(household))).status == 422, "a code is good once")
        let page = try Self.stranger(household, 3).post("/sign-in", Self.form(codes[0]))
        #expect(page.target == "/" && page.text.contains("cannot be used again"))
        #expect(try Self.stranger(household, 4).send("/sign-in", Self.form(codes[0])).status == 422)
    }

    @Test func `nobody learns which of the two was wrong`() throws {
        let household = try Household()
        try LockScene.switchOn(household)
        try Self.besiege(household)
        let tries = [
            Self.form("000000"), Self.form(LockScene.password(household), "a wrong guess"), Self.form("000000", "a wrong guess"),
            // Ben has no one-time passwords, and Eve does not exist.
            Self.form("000000", login: "ben"), Self.form("000000", "a wrong guess", login: "ben"), Self.form("000000", login: "eve"),
        ]
        let witness = try DatabaseWitness(household.site)
        let pages = try tries.enumerated().map { number, form in
            let before = try witness.count("sign_in_failure"), answer = try Self.stranger(household, number + 1).send("/sign-in", form)
            #expect(answer.status == 422)
            #expect(try witness.count("sign_in_failure") == before + 2, "as much is written")
            return try StablePage(answer.text, of: household).html.replacing("value=\"\(form[0].1)\"", with: "")
        }
        #expect(Set(pages).count == 1)
        #expect(pages[0].contains("The user name, the password or the code is not right."))
    }

    @Test(arguments: ["", "12345", "not a code at all!", "é"]) func `what is no code at all is said beside its field, or is none`(code: String) throws
    {
        let household = try Household()
        try LockScene.switchOn(household)
        let page = try Self.stranger(household).post("/sign-in", Self.form(code))
        #expect(code.isEmpty ? page.target == "/sign-in/code" : page.status == 422 && page.document.element(id: "code")?["aria-invalid"] == "true")
    }

    @Test func `guessing at both ends by the tenth try from an address, and guessing at the code by the hundredth with the right password`() throws {
        let household = try Household()
        try LockScene.switchOn(household)
        let browser = Self.stranger(household)
        var statuses: [Int] = []
        for _ in 0..<12 { statuses.append(try browser.send("/sign-in", Self.form("000000", "a wrong guess")).status) }
        #expect(statuses == Array(repeating: 422, count: 10) + [429, 429])
        for number in 0..<100 { #expect(try household.site.browser(peer: "198.51.\(number).1").send("/sign-in", Self.form("000000")).status == 422) }
        let right = household.site.browser(peer: "192.0.2.1")
        #expect(try right.send("/sign-in", Self.form(LockScene.password(household))).status == 422, "nothing tells that the code was right")
        household.site.clock.advance(seconds: 86_400)
        #expect(try right.send("/sign-in", Self.form(LockScene.password(household))).status == 303)
    }

    @Test func `strangers without the password use up nobody's codes`() throws {
        let household = try Household()
        try LockScene.switchOn(household)
        for number in 0..<150 { _ = try household.site.browser(peer: "198.51.\(number).1").send("/sign-in", Self.form("000000", "a wrong guess")) }
        #expect(try household.site.browser(peer: "192.0.2.1").send("/sign-in", Self.form(LockScene.password(household))).status == 303)
    }

    @Test func `a disabled person does not get in with both`() throws {
        let household = try Household()
        try LockScene.switchOn(household)
        let id = try household.person("ada").id
        try household.site.store.write { try $0.users.setDisabled(id, true) }
        #expect(try Self.stranger(household).send("/sign-in", Self.form(LockScene.password(household))).status == 422)
    }
}
