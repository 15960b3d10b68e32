import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage
@testable import Web

/// Authentication and authorization of API calls.
@Suite struct APIAccessTests {
    @Test func `the operations are there`() { #expect(Self.operations.count == 77) }

    @Test(
        arguments: [
            ("no token", nil, "token-needed"), ("an empty token", "", "token-invalid"), ("words", "let me in", "token-invalid"),
            ("a token of nobody", "penny_" + String(repeating: "A", count: 43), "token-invalid"),
            ("a secret without its beginning", String(repeating: "A", count: 43), "token-invalid"), ("half a token", "penny_AAAA", "token-invalid"),
        ] as [(String, String?, String)])
    func `without a token that is valid nothing is done`(what: String, token: String?, kind: String) throws {
        let household = try Household(), paths = try household.paths()
        let witness = try DatabaseWitness(household.site), before = try witness.version
        for (operation, path) in paths {
            let answer = try household.program(token: token, peer: "192.168.1.\(operation.name.count)").call(
                operation.method.rawValue, path, operation.bodies.isEmpty ? nil : [:])
            #expect(answer.status == 401 || answer.status == 429, "\(operation.name)")
            #expect(answer.status == 429 || answer.kind == kind)
            #expect(answer.status == 429 || answer.response["WWW-Authenticate"]?.hasPrefix("Bearer realm=\"Penny\"") == true)
            #expect(answer.response["Content-Type"] == "application/problem+json")
        }
        #expect(try witness.version == before)
    }

    @Test func `the cookie of a session is worth nothing here, with a form's token or without`() throws {
        let household = try Household(), ada = household.ada
        let token = try ada.token
        for headers in [[], [(name: "X-CSRF-Token", value: token)]] {
            let answer = try ada.web.send(WireRequest("GET", "/api/v1/accounts?csrf=\(token)", headers: headers))
            #expect(answer.status == 401)
        }
        let both = try ada.web.send(
            WireRequest("GET", "/api/v1/accounts", headers: [("Authorization", "Bearer \(household.cookies.tokens["Ben's script"] ?? "")")]))
        #expect(both.text.contains("Ben's purse") && !both.text.contains("Savings"), "the token alone says who it is")
        #expect(both["Set-Cookie"] == nil && both["Access-Control-Allow-Origin"] == nil)
    }

    @Test(arguments: ["Basic", "bearer", "BEARER", "Token"]) func `the scheme is Bearer in any case`(scheme: String) throws {
        let household = try Household(), token = household.cookies.tokens["Script"] ?? ""
        let answer = try household.program(token: nil).call("GET", "/accounts", headers: [("Authorization", "\(scheme) \(token)")])
        #expect(answer.status == (scheme.lowercased() == "bearer" ? 200 : 401))
    }

    @Test func `a token that reads cannot write`() throws {
        let household = try Household(), paths = try household.paths()
        let witness = try DatabaseWitness(household.site), before = try witness.version
        for (operation, path) in paths {
            let answer = try household.program("Spreadsheet").call(
                operation.method.rawValue, path, operation.bodies.isEmpty ? nil : [:])
            #expect(answer.status == (operation.method == .get ? 200 : 403), "\(operation.name)")
            guard operation.method != .get else { continue }
            #expect(answer.kind == "scope" && answer.response["WWW-Authenticate"]?.contains("insufficient_scope") == true)
        }
        #expect(try witness.version == before)
    }

    @Test func `a token ends when it expires, when it is revoked, and with its person`() throws {
        let ends: [(String, (Household) throws -> Void)] = [
            ("expired", { $0.site.clock.advance(seconds: 90 * 86_400) }),
            ("revoked", { _ = try $0.ada.send("/settings/tokens/\(SampleID.token(1))/delete") }),
            ("disabled", { household in try household.site.store.write { try $0.users.setDisabled(try household.person("ada").id, true) } }),
            (
                "deleted",
                { household in
                    try household.handOver()
                    try household.site.store.write { try $0.users.delete(try household.person("ada").id, at: TestSite.now) }
                }
            ),
            (
                "reset",
                { household in
                    try household.site.store.write { try $0.passwords.set(of: try household.person("ada").id, "x", keeping: nil) }
                }
            ),
        ]
        for (what, end) in ends {
            let household = try Household()
            #expect(try household.program().get("/accounts").status == 200)
            try end(household)
            let answer = try household.program().get("/accounts")
            #expect(answer.status == 401 && answer.kind == "token-invalid", "\(what)")
            #expect(try household.program("Ben's script").get("/accounts").status == (what == "expired" ? 401 : 200))
        }
    }

    private static let change = [("current", Household.password), ("new", "another horse battery"), ("repeat", "another horse battery")]

    @Test func `a token outlasts the signing out of sessions, and not a change of the password`() throws {
        let household = try Household()
        _ = try household.ada.send("/settings/sessions/others/delete")
        #expect(try household.program().get("/accounts").status == 200)
        #expect(try household.ada.send("/settings/password", [("current", "a wrong guess")] + Self.change.dropFirst()).status == 422)
        #expect(try household.program().get("/accounts").status == 200)
        let page = try household.ada.post("/settings/password", Self.change)
        #expect(page.target == "/settings" && page.text.contains("your API tokens are revoked"))
        for name in ["Script", "Spreadsheet"] { #expect(try household.program(name).get("/accounts").status == 401, "\(name)") }
        #expect(try household.program("Ben's script").get("/accounts").status == 200)
        #expect(try household.ada.get("/settings/tokens").text.contains("No tokens."))
        #expect(household.site.events.lines.contains { $0.hasPrefix("all API tokens revoked: user ") })
    }

    @Test func `a person who changes the password may keep the tokens`() throws {
        let household = try Household()
        let page = try household.ada.post("/settings/password", Self.change + [("keep_tokens", "1")])
        #expect(page.target == "/settings" && !page.text.contains("revoked"))
        #expect(try household.program().get("/accounts").status == 200)
    }

    @Test(arguments: [("en", "Keep my API tokens"), ("ja", "APIトークンとカレンダー用アドレスを残す"), ("zh-Hans", "保留我的 API 令牌和日历订阅地址")])
    func `only who has a token is asked, and what was chosen stays in a form that comes back`(language: String, words: String) throws {
        let household = try Household()
        for browser in [household.ada, household.newcomer] { try browser.post("/settings/preferences", [("language", language)]) }
        let page = try household.ada.get("/settings/password")
        #expect(page.document.text.contains(words) && page.document.element(id: "keep_tokens")?["checked"] == nil)
        let again = try household.ada.post("/settings/password", [("current", "x"), ("keep_tokens", "1")])
        #expect(again.status == 422 && again.document.element(id: "keep_tokens")?["checked"] != nil)
        #expect(try household.newcomer.get("/settings/password").document.element(id: "keep_tokens") == nil)
        household.site.clock.advance(seconds: 91 * 86_400)
        let later = household.site.browser()
        #expect(try SignInTests.signIn(later, "ada").status == 303)
        #expect(try later.get("/settings/password").document.element(id: "keep_tokens") == nil, "they have expired")
    }

    @Test func `a person who is about to be deleted has no tokens that work, until they stay after all`() throws {
        let household = try Household(), witness = try DatabaseWitness(household.site)
        #expect(try witness.count("api_token") == 3)
        _ = try household.site.store.write { try $0.connection.run("UPDATE user SET deletion_due_at = 2000000000 WHERE username = 'ada'") }
        #expect(try household.program().get("/accounts").status == 401)
        _ = try household.site.store.write { try $0.connection.run("UPDATE user SET deletion_due_at = NULL") }
        #expect(try household.program().get("/accounts").status == 200)
    }

    @Test func `the last use is written down now and then, and not with each call`() throws {
        let household = try Household(), witness = try DatabaseWitness(household.site), before = try witness.version
        for _ in 0..<3 { _ = try household.program().get("/accounts") }
        #expect(try witness.version == before)
        try household.site.application.maintenance.run()
        let ada = try household.person("ada").id
        let tokens = try household.site.store.read { try $0.apiTokens.all(of: ada) }
        #expect(tokens.map(\.lastUsedAt) == [TestSite.now, nil])
        household.site.clock.advance(seconds: 60)
        _ = try household.program().get("/accounts")
        let later = try witness.version
        try household.site.application.maintenance.run()
        #expect(try witness.version == later, "a minute is not worth a write")
    }

    @Test func `whoever guesses tokens has to wait, and those who have one go on`() throws {
        let household = try Household()
        let guesser = household.program(token: "penny_" + String(repeating: "B", count: 43))
        let statuses = try (0..<40).map { _ in try guesser.get("/accounts").status }
        #expect(statuses.prefix(30).allSatisfy { $0 == 401 } && statuses.suffix(10).allSatisfy { $0 == 429 })
        #expect(try guesser.get("/accounts").response["Retry-After"] == "1")
        #expect(try household.program().get("/accounts").status == 200, "from the same address")
        household.site.clock.advance(seconds: 1)
        #expect(try guesser.get("/accounts").status == 401)
    }

    @Test func `what does not begin as a token guesses none, and is always refused as such`() throws {
        let household = try Household()
        let kinds = try (0..<40).map { _ in try household.program(token: "letmein").get("/accounts").kind }
        #expect(Set(kinds) == ["token-invalid"])
    }

    @Test func `a token has so many calls at once, and gets more with time`() throws {
        let household = try Household(), program = household.program("Spreadsheet")
        let statuses = try (0..<1_010).map { _ in try program.send("GET", "/nothing/\(SampleID.absent)", []).status }
        #expect(Set(statuses) == [404], "what is not there costs nothing")
        let calls = try (0..<1_010).map { _ in try program.get("/hashtags?limit=1").status }
        #expect(calls.prefix(1_000).allSatisfy { $0 == 200 } && calls.suffix(10).allSatisfy { $0 == 429 })
        #expect(try household.program().get("/hashtags").status == 200, "another token")
        household.site.clock.advance(seconds: 1)
        #expect(try (0..<51).map { _ in try program.get("/hashtags?limit=1").status } == Array(repeating: 200, count: 50) + [429])
    }

    @Test func `every operation answers another site's page with nothing that it could read`() throws {
        let household = try Household()
        let answer = try household.program().call(
            "GET", "/accounts", headers: [("Origin", "https://evil.example"), ("Sec-Fetch-Site", "cross-site")])
        #expect(answer.response["Access-Control-Allow-Origin"] == nil)
        #expect(answer.response["Cross-Origin-Resource-Policy"] == "same-origin" && answer.response["Cache-Control"] == "no-store")
        let preflight = try household.program(token: nil).call(
            "OPTIONS", "/accounts", headers: [("Origin", "https://evil.example"), ("Access-Control-Request-Method", "POST")])
        #expect(preflight.status == 405 && preflight.response["Allow"] == "GET, HEAD, POST")
        #expect(preflight.response["Access-Control-Allow-Methods"] == nil)
    }

    @Test func `nothing of a token is in the log`() throws {
        let household = try Household(), token = household.cookies.tokens["Script"] ?? ""
        _ = try household.program().get("/accounts")
        _ = try household.program(token: token + "x").get("/accounts")
        #expect(household.site.events.lines == ["refused an unknown or expired API token: from 192.168.1.30"])
    }
}
