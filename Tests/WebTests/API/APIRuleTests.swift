import Language
import StrictJSON
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage
@testable import Views
@testable import Web

/// Rules that file entries, by programs.
@Suite struct APIRuleTests {
    private let household: Household
    private let program: Program

    init() throws {
        household = try Household()
        program = household.program()
        try FoundPagesTests.fill(household)
    }

    private func add(_ number: Int, _ rule: JSONValue) throws -> String {
        let made = try program.post("/rules", rule.with([("id", .text(SampleID.filing(number)))]))
        #expect(made.status == 201, "\(made.json)")
        return "/rules/\(SampleID.filing(number))"
    }

    private func titles(_ text: String) throws -> Set<String> {
        Set(try program.get("/transactions?limit=200&q=\(text)")["data"]?.list?.compactMap { $0.object?["title"]?.text } ?? [])
    }

    @Test func `rules have an order, which a position changes`() throws {
        var paths: [String] = []
        for number in 1...3 { paths.append(try add(number, ["payee": "stream", "title": .text("Title \(number)")])) }
        func order() throws -> [JSONValue?] { try program.get("/rules")["data"]?.list?.map { $0.object?["title"] } ?? [] }
        #expect(try order() == ["Title 1", "Title 2", "Title 3"])
        #expect(try program.patch(paths[2], ["position": 1])["position"] == 1)
        #expect(try order() == ["Title 3", "Title 1", "Title 2"])
        #expect(try program.patch(paths[2], ["position": 200])["position"] == 3)
        #expect(try order() == ["Title 1", "Title 2", "Title 3"])
        #expect(try add(4, ["payee": "stream", "title": "Title 4", "position": 2]) != "")
        #expect(try order() == ["Title 1", "Title 4", "Title 2", "Title 3"])
        let page = try program.get("/rules?limit=3")
        #expect(try program.get("/rules?limit=3&cursor=\(page["next"]?.text ?? "")")["data"]?.list?.count == 1)
        #expect(page["data"]?.list?.first?.object?["count"] == 14)
    }

    @Test func `a rule without a condition or a value, or with a category of the other kind, is refused with its member`() throws {
        let food = JSONValue.text(SampleID.category(1))
        for (rule, member) in [
            (["title": "Films"], "payee"), (["payee": "stream"], "category"), (["payee": "stream", "category": food, "kind": "income"], "kind"),
            (["payee": "stream", "title": "Films", "least": "2.00", "most": "1.00"], "most"),
            (["payee": "stream", "category": .text(SampleID.category(101))], "category"),
        ] as [(JSONValue, String)] {
            let answer = try program.post("/rules", rule)
            #expect(answer.status == 409 && answer.wrong == [member], "\(answer.json)")
        }
        let path = try add(1, ["payee": "stream", "category": food])
        #expect(try program.get(path)["kind"] == "expense")
        let changed = try program.patch(path, ["category": .null, "title": "Films"])
        #expect(changed["category"] == .null && changed["kind"] == "expense", "it keeps its kind")
        #expect(try program.patch(path, ["kind": "both"])["kind"] == "both")
    }

    @Test func `a rule shows what it would change, and changes it once`() throws {
        let path = try add(1, ["payee": "stream plus", "title": "Films", "tags": ["video"]])
        let before = try titles("stream"), shown = try program.get(path + "/apply")
        #expect(shown["changing"] == 14 && shown["holding"] == 14 && before == ["Stream Plus"], "\(shown.json)")
        let example = shown["examples"]?.list?.first?.object
        #expect(example?["before"]?.object?["title"] == "Stream Plus" && example?["after"]?.object?["title"] == "Films")
        #expect(try titles("stream") == before)
        let done = try program.call("POST", path + "/apply")
        #expect(done.status == 200 && done.json == shown.json)
        #expect(try titles("stream") == ["Films"])
        #expect(try program.call("POST", path + "/apply")["changing"] == 0)
        #expect(household.site.events.errors == [])
    }

    @Test func `a rule says how many transactions it leaves, and leaves them`() throws {
        let parts: JSONValue = [
            ["category": .text(SampleID.category(1)), "amount": "3.00"], ["category": .text(try household.category("Coffee")), "amount": "2.00"],
        ]
        let made = try program.post("/transactions", ["kind": "expense", "amount": "5.00", "vendor": "Stream Plus Ltd", "parts": parts])
        #expect(made.status == 201, "\(made.json)")
        let path = try add(1, ["payee": "stream plus", "title": "Films"]), shown = try program.get(path + "/apply")
        #expect(shown["refused"] == ["divided": 1, "too_many_hashtags": 0] && shown["changing"] == 14 && shown["holding"] == 15, "\(shown.json)")
        #expect(try program.call("POST", path + "/apply").json == shown.json)
        #expect(try program.call("POST", path + "/apply")["refused"]?.object?["divided"] == 1)
        #expect(try program.get("/transactions/\(made["id"]?.text ?? "")").json == made.json)
    }

    @Test(arguments: Language.allCases) func `each refusal of a rule has a sentence`(language: Language) throws {
        let t = Texts.of(language), refusals = [APIFailure(StoreError.conflict(.tooManyRecords)), .rule(.dismissalLimit)]
        let sentences = try refusals.map { try JSONValue($0.response(t, number: "1").bytes ?? [])["detail"]?.text }
        #expect(Set(sentences).count == 2 && !sentences.contains { $0 == nil || $0 == t.api.conflict.text })
    }

    @Test func `what was learned is listed with its figures until it is dismissed`() throws {
        func learned() throws -> [JSONObject] { try program.get("/rules/learned")["data"]?.list?.compactMap(\.object) ?? [] }
        let films = try #require(try learned().first { $0["payee"]?.text == "Stream Plus Ltd" })
        #expect(films["count"] == 14 && films["of"] == 14 && films["kind"] == "expense")
        let path = "/rules/learned/\(films["id"]?.text ?? "")"
        for _ in 1...2 { #expect(try program.delete(path).status == 204) }
        #expect(try !learned().contains { $0["payee"]?.text == "Stream Plus Ltd" })
        #expect(try program.delete("/rules/learned/\(SampleID.absent)").status == 404)
    }
}
