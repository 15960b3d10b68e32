import Language
import StrictJSON
import TestSupport
import Testing
import Views

@testable import Web

/// The problem documents of invalid API calls.
@Suite struct APIProblemTests {
    static let expense: JSONValue = ["kind": "expense", "amount": "4.40", "category": .text(SampleID.category(1)), "title": "Cake"]
    static let account: JSONValue = ["name": "Purse", "currency": "GBP"]
    static let category: JSONValue = ["kind": "expense", "name": "Kites", "colour": "sky", "icon": "fun"]
    static let budget: JSONValue = ["name": "Kites", "period": "monthly", "amount": "30"]
    static let note: JSONValue = ["account": .text(SampleID.account(1)), "date": "2025-11-20", "text": "The bank called"]
    static let goal: JSONValue = ["name": "Kites", "amount": "30", "account": .text(SampleID.account(1)), "by": "2026-05-31"]
    static let recurring: JSONValue = [
        "kind": "expense", "frequency": "monthly", "amount": "30", "category": .text(SampleID.category(1)), "starts": "2025-12-01",
    ]

    /// Bodies with one member that violates the description.
    static let invalid: [(String, JSONValue, [(String, JSONValue?)], String)] = [
        ("/transactions", expense, [("kind", nil)], "kind"), ("/transactions", expense, [("kind", "loan")], "kind"),
        ("/transactions", expense, [("kind", 1)], "kind"),
        ("/transactions", expense, [("amount", nil)], "amount"), ("/transactions", expense, [("amount", .number("4.40"))], "amount"),
        ("/transactions", expense, [("amount", "")], "amount"), ("/transactions", expense, [("amount", "0")], "amount"),
        ("/transactions", expense, [("amount", "0.00")], "amount"),
        ("/transactions", expense, [("amount", "-4")], "amount"), ("/transactions", expense, [("amount", "1,50")], "amount"),
        ("/transactions", expense, [("amount", "1+1")], "amount"),
        ("/transactions", expense, [("amount", "£4")], "amount"), ("/transactions", expense, [("amount", " 4")], "amount"),
        ("/transactions", expense, [("amount", "04")], "amount"),
        ("/transactions", expense, [("amount", "4.")], "amount"), ("/transactions", expense, [("amount", ".4")], "amount"),
        ("/transactions", expense, [("amount", "1e2")], "amount"),
        ("/transactions", expense, [("amount", "1.23456")], "amount"), ("/transactions", expense, [("amount", "1234567890123456")], "amount"),
        ("/transactions", expense, [("amount", "٣")], "amount"), ("/transactions", expense, [("amount", "NaN")], "amount"),
        ("/transactions", expense, [("amount", .null)], "amount"),
        ("/transactions", expense, [("category", nil)], "category"), ("/transactions", expense, [("category", "food")], "category"),
        ("/transactions", expense, [("account", "")], "account"),
        ("/transactions", expense, [("title", "a\u{0}b")], "title"),
        ("/transactions", expense, [("title", .text(String(repeating: "x", count: 81)))], "title"),
        ("/transactions", expense, [("title", ["x"])], "title"), ("/transactions", expense, [("vendor", false)], "vendor"),
        ("/transactions", expense, [("note", "\u{7}")], "note"),
        ("/transactions", expense, [("note", .text(String(repeating: "x", count: 2_001)))], "note"),
        ("/transactions", expense, [("date", "2025-02-29")], "date"),
        ("/transactions", expense, [("date", "20-11-2025")], "date"), ("/transactions", expense, [("date", "1899-12-31")], "date"),
        ("/transactions", expense, [("date", " 2025-11-20")], "date"),
        ("/transactions", expense, [("date", 20_251_120)], "date"), ("/transactions", expense, [("time", "24:00")], "time"),
        ("/transactions", expense, [("time", "9:00")], "time"),
        ("/transactions", expense, [("time", "09:00:00")], "time"), ("/transactions", expense, [("tags", "home")], "tags"),
        ("/transactions", expense, [("tags", ["two words"])], "tags"),
        ("/transactions", expense, [("tags", ["#home"])], "tags"), ("/transactions", expense, [("tags", [1])], "tags"),
        ("/transactions", expense, [("tags", .list(Array(repeating: "x", count: 21)))], "tags"),
        ("/transactions", expense, [("place", "Soho")], "place"), ("/transactions", expense, [("place", [:])], "place.latitude"),
        ("/transactions", expense, [("place", ["latitude": "91", "longitude": "0"])], "place.latitude"),
        ("/transactions", expense, [("place", ["latitude": "1", "longitude": .number("2")])], "place.longitude"),
        ("/transactions", expense, [("place", ["latitude": "1", "longitude": "181"])], "place.longitude"),
        ("/transactions", expense, [("place", ["latitude": "1.234567", "longitude": "1"])], "place.latitude"),
        ("/transactions", expense, [("place", ["latitude": "1", "longitude": "1", "name": 3])], "place.name"),
        ("/transactions", expense, [("place", ["latitude": "1", "longitude": "1", "zoom": "3"])], "place.zoom"),
        ("/transactions", expense, [("to_account", .text(SampleID.account(1)))], "to_account"), ("/transactions", expense, [("book", "x")], "book"),
        ("/transactions", expense, [("id", "1")], "id"),
        ("/accounts", account, [("name", nil)], "name"), ("/accounts", account, [("name", .text(String(repeating: "n", count: 26)))], "name"),
        ("/accounts", account, [("currency", "gbp")], "currency"),
        ("/accounts", account, [("currency", "XXQ")], "currency"), ("/accounts", account, [("starting_balance", .number("1"))], "starting_balance"),
        ("/accounts", account, [("is_default", "true")], "is_default"),
        ("/accounts", account, [("is_default", 1)], "is_default"), ("/accounts", account, [("balance", "1")], "balance"),
        ("/categories", category, [("colour", "puce")], "colour"), ("/categories", category, [("icon", nil)], "icon"),
        ("/categories", category, [("kind", "transfer")], "kind"),
        ("/hashtags", ["name": "ok"], [("name", "two words")], "name"), ("/hashtags", ["name": "ok"], [("name", "---")], "name"),
        ("/hashtags", ["name": "ok"], [("name", .text(String(repeating: "n", count: 26)))], "name"),
        ("/notes", note, [("date", "soon")], "date"), ("/notes", note, [("text", "")], "text"),
        ("/notes", note, [("amount", "1")], "amount"),
        ("/goals", goal, [("by", "soon")], "by"), ("/goals", goal, [("by", nil)], "by"), ("/goals", goal, [("account", nil)], "account"),
        ("/goals", goal, [("amount", "0")], "amount"), ("/goals", goal, [("saved", "1")], "saved"),
        ("/budgets", budget, [("period", "hourly")], "period"), ("/budgets", budget, [("alert_percent", 0)], "alert_percent"),
        ("/budgets", budget, [("alert_percent", .number("90.5"))], "alert_percent"),
        ("/budgets", budget, [("alert_percent", .number("9e1"))], "alert_percent"),
        ("/budgets", budget, [("alert_percent", .number("99999999999999999999"))], "alert_percent"),
        ("/budgets", budget, [("alert_percent", "90")], "alert_percent"), ("/budgets", budget, [("categories", ["x"])], "categories"),
        ("/budgets", budget, [("rollover", .null)], "rollover"),
        ("/budgets", budget, [("applies_from", "yesterday")], "applies_from"), ("/budgets", budget, [("new_category", "Kites")], "new_category"),
        ("/budgets", budget, [("is_daily", true)], "is_daily"),
        ("/recurring", recurring, [("frequency", "hourly")], "frequency"), ("/recurring", recurring, [("frequency", nil)], "frequency"),
        ("/recurring", recurring, [("every", 0)], "every"), ("/recurring", recurring, [("every", "2")], "every"),
        ("/recurring", recurring, [("times", 1_000)], "times"), ("/recurring", recurring, [("ends", "after")], "times"),
        ("/recurring", recurring, [("starts", "2025-02-30")], "starts"), ("/recurring", recurring, [("posting", "later")], "posting"),
        ("/recurring", recurring, [("weekend", .null)], "weekend"), ("/recurring", recurring, [("date", "2025-12-01")], "date"),
        ("/recurring", recurring, [("to_account", .text(SampleID.account(1)))], "to_account"),
    ]

    @Test func `what the description forbids is 422, with a sentence about the member, and changes nothing`() throws {
        let household = try Household(), program = household.program(), witness = try DatabaseWitness(household.site), before = try witness.rows
        for (path, body, changes, member) in Self.invalid {
            let answer = try program.post(path, body.with(changes))
            #expect(answer.status == 422 && answer.kind == "invalid" && answer.wrong == [member], "\(changes): \(answer.json)")
            #expect(answer.message(member)?.isEmpty == false)
        }
        #expect(try witness.rows == before)
    }

    /// Well-formed bodies that conflict with Ada's book.
    static let conflicting: [(String, JSONValue, [(String, JSONValue?)], [String])] = [
        ("/transactions", expense, [("category", .text(SampleID.absent))], ["category"]),
        ("/transactions", expense, [("category", .text(SampleID.category(101)))], ["category"]),
        ("/transactions", expense, [("account", .text(SampleID.account(101)))], ["account"]),
        ("/transactions", expense, [("amount", "1.234")], ["amount"]),
        ("/transactions", expense, [("amount", "999999999999999")], ["amount"]),
        ("/accounts", account, [("name", "SAVINGS")], ["name"]), ("/accounts", account, [("starting_balance", "1.234")], ["starting_balance"]),
        ("/categories", category, [("name", "coffee")], ["name"]), ("/hashtags", ["name": "WORK"], [], ["name"]),
        ("/notes", note, [("account", .text(SampleID.account(101)))], ["account"]),
        ("/goals", goal, [("by", "2025-11-20"), ("account", .text(SampleID.account(101)))], ["account", "by"]),
        ("/budgets", budget, [("name", "films"), ("categories", [.text(SampleID.category(101))])], ["name", "categories"]),
        ("/recurring", recurring, [("starts", "2019-01-01")], ["starts"]),
        ("/recurring", recurring, [("category", .text(SampleID.category(101)))], ["category"]),
        ("/recurring", recurring, [("ends", "on"), ("until", "2025-11-01")], ["until"]),
    ]

    @Test func `what only the book forbids is 409, with a sentence too, and changes nothing`() throws {
        let household = try Household(), program = household.program(), witness = try DatabaseWitness(household.site), before = try witness.rows
        for (path, body, changes, members) in Self.conflicting {
            let answer = try program.post(path, body.with(changes))
            #expect(answer.status == 409 && answer.kind == "conflict" && answer.wrong == members, "\(changes): \(answer.json)")
        }
        #expect(try witness.rows == before)
        #expect(household.site.events.errors == [])
    }

    /// Identities are those of a book: nobody learns from a refusal which ones somebody else has.
    @Test func `an identity that another person's thing has is free`() throws {
        let household = try Household(), ada = household.program(), ben = household.program("Ben's script")
        for (path, body, id) in [("/transactions", Self.expense, SampleID.transaction(101)), ("/accounts", Self.account, SampleID.account(101))] {
            let before = try ben.get("\(path)/\(id)")
            #expect(before.status == 200)
            #expect(try ada.post(path, body.with([("id", .text(id))])).status == 201)
            #expect(try ada.get("\(path)/\(id)").json != before.json)
            #expect(try ben.get("\(path)/\(id)").json == before.json)
        }
    }

    @Test func `everything that is wrong is said at once`() throws {
        let answer = try Household().program().post(
            "/transactions",
            ["kind": "expense", "amount": 3, "category": .text(SampleID.category(101)), "title": "a\u{0}", "when": "now", "time": "noon"])
        #expect(answer.status == 422 && Set(answer.wrong) == ["amount", "title", "when", "time", "category"])
        #expect(answer.message("amount") == "Write this as a plain decimal number in quotation marks, such as \"12.50\".")
    }

    @Test(arguments: [
        ("limit=0", "limit"), ("limit=201", "limit"), ("limit=ten", "limit"), ("limit=", "limit"), ("limit=1&limit=2", "limit"),
        ("account=x", "account"), ("kind=loan", "kind"), ("from=yesterday", "from"),
        ("sort=title", "sort"), ("cursor=%2F", "cursor"), ("acount=\(SampleID.account(1))", "acount"), ("tag=a+b", "tag"), ("q=%07", "q"),
    ]) func `a parameter that cannot be understood is refused`(query: String, name: String) throws {
        let answer = try Household().program().get("/transactions?" + query)
        #expect(answer.status == 422 && answer.wrong == [name])
    }

    @Test(arguments: [
        ("{", 1, 2), ("", 1, 1), ("{\"name\": \"x\",\n \"name\": \"y\"}", 2, 2), ("{\"a\": NaN}", 1, 7), ("\u{FEFF}{}", 1, 1),
        (String(repeating: "[", count: 5_000), 1, 9),
    ])
    func `broken JSON is refused with the place where it breaks`(body: String, line: Int, column: Int) throws {
        let answer = try Household().program().send("POST", "/accounts", Array(body.utf8), headers: [("Content-Type", "application/json")])
        #expect(answer.status == 400 && answer.kind == "not-json")
        #expect(answer["detail"]?.text == "The JSON cannot be read in line \(line), column \(column).")
    }

    @Test(arguments: [[], ["x"], 7, "x", .null, true] as [JSONValue]) func `a body that is no object is refused`(body: JSONValue) throws {
        #expect(try Household().program().post("/accounts", body).kind == "invalid")
    }

    @Test(arguments: [
        nil, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonx", "application/json-patch+json",
        "",
    ])
    func `a body of another type is refused`(type: String?) throws {
        let body = Self.account.bytes
        let answer = try Household().program().send("POST", "/accounts", body, headers: type.map { [("Content-Type", $0)] } ?? [])
        #expect(answer.status == 415 && answer.kind == "media-type")
        let fine = try Household().program().send("POST", "/accounts", body, headers: [("Content-Type", "Application/JSON; charset=utf-8")])
        #expect(fine.status == 201)
    }

    @Test func `a body that is too large is refused`() throws {
        let answer = try Household().program().send(
            "POST", "/accounts", Array(repeating: 0x20, count: 300_000), headers: [("Content-Type", "application/json")])
        #expect(answer.status == 413 && answer.kind == "too-large")
    }

    @Test func `what is not served is a problem document too`() throws {
        let program = try Household().program()
        for (method, path, status, kind) in [
            ("GET", "/nothing", 404, "not-found"), ("GET", "/accounts/", 404, "not-found"), ("GET", "/accounts/x", 404, "not-found"),
            ("GET", "/accounts/%FF", 400, "bad-request"),
            ("PUT", "/accounts", 405, "method-not-allowed"), ("BREW", "/accounts", 405, "method-not-allowed"),
            ("DELETE", "/openapi.json", 405, "method-not-allowed"),
            ("GET", "/accounts/\(SampleID.absent)", 404, "not-found"),
        ] {
            let answer = try program.call(method, path)
            #expect(answer.status == status && answer.kind == kind, "\(method) \(path): \(answer.json)")
            #expect(answer["status"] == .whole(status))
            #expect(status != 405 || answer.response["Allow"] == (path == "/accounts" ? "GET, HEAD, POST" : "GET, HEAD"))
        }
        let host = try program.call("GET", "/accounts", headers: [("Host", "evil.example")])
        #expect(host.status == 421 && host.kind == "unknown-host")
    }

    @Test(arguments: [("ja", "書き込み", "見つかりません", "ja"), ("zh-CN,zh;q=0.9", "", "未找到", "zh-Hans"), ("fr", "", "Not found", "en")])
    func `problems are told in the language that was asked for`(language: String, _: String, title: String, tag: String) throws {
        let household = try Household(), token = household.cookies.tokens["Script"]
        let answer = try household.program(token: token, language: language).get("/accounts/\(SampleID.absent)")
        #expect(answer["title"]?.text == title && answer.response["Content-Language"] == tag)
        let form = try household.program(token: token, language: language).post("/accounts", ["name": "", "currency": "GBP"])
        #expect(form.message("name")?.isEmpty == false)
    }

    @Test func `without a wish they are told in the person's own language`() throws {
        let household = try Household()
        _ = try household.ada.send(
            "/settings/preferences", [("language", "ja"), ("theme", "auto"), ("time_zone", "Europe/London"), ("week_start", "1")])
        let program = household.program()
        program.web.headers = []
        #expect(try program.get("/accounts/\(SampleID.absent)")["title"] == "見つかりません")
    }

    @Test func `too many tries are of the type that is described for 429, and say how long to wait`() throws {
        let failure = APIFailure(Failure.tooMany), answer = failure.response(Texts.of(.english), number: "1")
        #expect(failure.kind == "too-many-requests" && APIFailure.kinds.contains(failure.kind))
        #expect(answer.status == .tooManyRequests && answer.headers["retry-after"] == "900")
    }
}
