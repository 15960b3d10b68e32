import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage

/// Creating, listing and revoking API tokens.
@Suite struct TokenPagesTests {
    static func form(_ changes: [(String, String)] = []) -> [(String, String)] {
        let fields = [("id", SampleID.token(60)), ("name", "Backup"), ("scope", "write"), ("expires", "30")]
        return fields.map { field in changes.first { $0.0 == field.0 } ?? field }
    }

    @Test func `a token is shown once, and only its hash is kept`() throws {
        let household = try Household(), witness = try DatabaseWitness(household.site)
        let page = try household.ada.post("/settings/tokens", Self.form())
        let token = try #require(page.document.element(id: "token")?["value"])
        #expect(token.wholeMatch(of: /penny_[A-Za-z0-9_-]{43}/) != nil)
        #expect(page.document.text.contains("It is not shown again."))
        #expect(try household.program(token: token).get("/accounts").status == 200)
        let list = try household.ada.get("/settings/tokens")
        #expect(!list.text.contains(token) && list.text.contains(String(token.prefix(14)) + "…") && list.document.text.contains("Backup"))
        #expect(try witness.rows.allSatisfy { !$0.contains(token) && !$0.contains(String(token.dropFirst(6))) })
        #expect(household.site.events.lines.last?.hasPrefix("API token created: user ") == true)
    }

    @Test func `the list says at once that a program has used a token`() throws {
        let household = try Household()
        func rows() throws -> String { try household.ada.get("/settings/tokens").document.text }
        let token = try household.ada.post("/settings/tokens", Self.form()).document.element(id: "token")?["value"]
        let before = try rows()
        #expect(!before.contains("Last used Today"))
        #expect(try household.program(token: token).get("/accounts").status == 200)
        #expect(try rows() == before.replacing("Never used", with: "Last used Today", maxReplacements: 1))
    }

    @Test func `a form that is sent twice makes one token`() throws {
        let household = try Household(), witness = try DatabaseWitness(household.site)
        #expect(try household.ada.send("/settings/tokens", Self.form()).status == 200)
        let again = try household.ada.send("/settings/tokens", Self.form())
        #expect(again.status == 303 && again["Location"] == "/settings/tokens")
        #expect(try witness.count("api_token", where: "name = 'Backup'") == 1)
    }

    @Test(arguments: [
        ("name", "", "Enter a name."), ("name", "script", "You have one of this name already. Choose another name."),
        ("name", "abcdefghijklmnopqrstuvwxyz", "Shorten this to at most 25 characters."), ("scope", "", "Fill this in."),
        ("scope", "admin", "Choose one of the entries in the list."),
        ("expires", "", "Fill this in."), ("expires", "31", "Choose one of the entries in the list."),
        ("expires", "-1", "Choose one of the entries in the list."),
    ]) func `what is wrong is said beside its field`(field: String, value: String, sentence: String) throws {
        let household = try Household(), witness = try DatabaseWitness(household.site), before = try witness.count("api_token")
        let page = try household.ada.post("/settings/tokens", Self.form([(field, value)]))
        #expect(page.status == 422 && page.document.text.contains(sentence))
        #expect(try witness.count("api_token") == before)
    }

    @Test(arguments: [("30", 30), ("90", 90), ("365", 365)] as [(String, Int64)]) func `a token lives as long as was chosen`(
        expires: String, days: Int64
    ) throws {
        let household = try Household()
        let token = try household.ada.post("/settings/tokens", Self.form([("expires", expires)])).document.element(id: "token")?["value"]
        household.site.clock.advance(seconds: days * 86_400 - 1)
        #expect(try household.program(token: token).get("/accounts").status == 200)
        household.site.clock.advance(seconds: 1)
        #expect(try household.program(token: token).get("/accounts").status == 401)
    }

    @Test func `a token that never expires does not`() throws {
        let household = try Household()
        let token = try household.ada.post("/settings/tokens", Self.form([("expires", "never")])).document.element(id: "token")?["value"]
        household.site.clock.advance(seconds: 20 * 365 * 86_400)
        #expect(try household.program(token: token).get("/accounts").status == 200)
    }

    @Test func `twenty tokens are enough, and a revoked one makes room`() throws {
        let household = try Household(), ada = household.ada
        for number in 0..<18 {
            #expect(try ada.send("/settings/tokens", Self.form([("id", SampleID.token(200 + number)), ("name", "No. \(number)")])).status == 200)
        }
        let refused = try ada.post("/settings/tokens", Self.form())
        #expect(refused.status == 422 && refused.document.text.contains("You have 20 tokens, which is the limit."))
        #expect(try !ada.get("/settings/tokens").response.text.contains("/settings/tokens/new"))
        #expect(try ada.post("/settings/tokens/\(SampleID.token(200))/delete").document.text.contains("Token revoked."))
        #expect(try ada.send("/settings/tokens", Self.form()).status == 200)
    }

    @Test func `making one asks who one is when that was proved a while ago`() throws {
        let household = try Household(), ada = household.ada
        household.site.clock.advance(seconds: 601)
        for answer in [try ada.fetch("/settings/tokens/new"), try ada.send("/settings/tokens", Self.form())] {
            #expect(answer.status == 303 && answer["Location"]?.hasPrefix("/settings/confirm") == true)
        }
        #expect(try ada.fetch("/settings/tokens").status == 200)
    }

    @Test func `a token that has ended is listed for a month`() throws {
        let household = try Household(), witness = try DatabaseWitness(household.site)
        household.site.clock.advance(seconds: 90 * 86_400 + 30 * 86_400)
        try household.site.application.maintenance.run()
        #expect(try witness.count("api_token") == 3)
        household.site.clock.advance(seconds: 1)
        try household.site.application.maintenance.run()
        #expect(try witness.count("api_token") == 0)
    }

    @Test func `the identity of somebody else's token makes nothing`() throws {
        let household = try Household(), witness = try DatabaseWitness(household.site), before = try witness.rows
        #expect(try household.ben.send("/settings/tokens", Self.form([("id", SampleID.token(1))])).status == 409)
        #expect(try witness.rows == before)
    }

    @Test func `the guide names the address under which this browser has come`() throws {
        let household = try Household(base: "/penny")
        #expect(try household.ada.get("/settings/api").text.contains("http://penny.local:8080/penny/api/v1/accounts"))
    }
}
