import Foundation
import StrictJSON
import TestSupport
import Testing

@testable import Bookkeeping
@testable import MicroHTTP
@testable import Web

/// Imports of files of banks by programs.
@Suite struct APIImportTests {
    private let household: Household
    private let program: Program

    init() throws {
        household = try Household()
        program = household.program()
    }

    private static func body(_ lines: String..., account: String? = SampleID.account(1), id: String? = nil) -> JSONValue {
        var body: JSONValue = ["name": "bank.csv", "file": .text(Data(lines.joined(separator: "\n").utf8).base64EncodedString())]
        if let account { body = body.with([("account", .text(account))]) }
        return id.map { body.with([("id", .text($0))]) } ?? body
    }

    private static let coffees = body(
        "Date,Payee,Amount,Balance", "2025-11-18,Café Blau,-3.50,96.50", "2025-11-18,Café Blau,-3.50,93.00", "2025-11-19,Employer,100.00,193.00",
        "2025-02-31,Nobody,-1.00,192.00", id: SampleID.absent)

    @Test func `a file becomes a preview, which is decided row by row, finished once, and taken back as a whole`() throws {
        let made = try program.post("/imports", Self.coffees), path = "/imports/\(SampleID.absent)"
        #expect(made.status == 201 && made.response["Location"] == "/api/v1" + path, "\(made.json)")
        #expect(made.json["state"] == "preview" && made.json["format"] == "csv" && made.json["from"] == "2025-11-18")
        #expect(made.json["counts"]?["new"] == 3 && made.json["counts"]?["wrong"] == 1)
        let again = try program.post("/imports", Self.coffees)
        #expect(again.status == 200 && again.json == made.json, "sent twice, it is one import")
        #expect(try program.get("/imports").json["data"] == [made.json])
        let before = try program.get("/transactions").json["data"]?.list?.count ?? 0
        let left = try program.patch(path + "/rows/1", ["decision": "leave"])
        #expect(left.status == 200 && left.json["decision"] == "leave" && left.json["payee"] == "Café Blau" && left.json["amount"] == "-3.50")
        let filed = try program.patch(path + "/rows/2", ["category": .text(SampleID.category(1))])
        #expect(filed.json["category"] == .text(SampleID.category(1)) && filed.json["filed_by"] == "person")
        let done = try program.call("POST", path + "/finish")
        #expect(done.status == 200 && done.json["state"] == "done" && done.json["records"] == 2, "\(done.json)")
        #expect(done.json["balances"]?.list?.first?["bank"] == "193.00")
        #expect(try program.call("POST", path + "/finish").json == done.json)
        #expect(try program.get("/transactions").json["data"]?.list?.count == before + 2)
        let effect = try #require(try program.get(path).json["taking_back"])
        #expect(effect["deleted"] == 2 && effect["restored"] == 0 && effect["kept"] == 0, "\(effect)")
        let sum = try #require(done.json["balances"]?.list?.first?["penny"]?.text),
            change = try #require(effect["balances"]?.list?.first?["change"]?.text)
        #expect(effect["balances"]?.list?.count == 1 && !sum.isEmpty && !change.isEmpty)
        #expect(done.json["taking_back"]?["deleted"] == 0)
        #expect(try program.patch(path + "/rows/2", ["decision": "leave"]).kind == "conflict")
        #expect(try program.delete(path).status == 409)
        let back = try program.call("POST", path + "/take-back")
        #expect(back.status == 200 && back.json["state"] == "taken-back")
        #expect(try program.call("POST", path + "/take-back?changed=delete").json == back.json)
        #expect(try program.get("/transactions").json["data"]?.list?.count == before)
        #expect(household.site.events.errors == [])
    }

    @Test func `the categories that a file names and the book lacks are made on demand`() throws {
        let path = "/imports/\(SampleID.absent)"
        let made = try program.post(
            "/imports", Self.body("Date,Payee,Amount,Category", "2025-11-18,Vet,-3.50,Pets", "2025-11-19,Vet,-1.50,pets", id: SampleID.absent))
        #expect(made.json["missing_categories"] == [["name": "Pets", "kind": "expense", "rows": 2]], "\(made.json)")
        let filed = try program.call("POST", path + "/categories")
        #expect(filed.status == 200 && filed.json["missing_categories"] == [], "\(filed.json)")
        #expect(try program.get(path + "/rows").json["data"]?.list?.map { $0["filed_by"] } == ["file", "file"])
        #expect(try program.call("POST", path + "/finish").json["records"] == 2)
        #expect(try program.call("POST", path + "/categories").kind == "conflict")
        #expect(try program.get("/categories").json["data"]?.list?.count { $0["name"] == "Pets" } == 1)
    }

    @Test func `what was changed since an import stays, unless the request says to delete it`() throws {
        let path = "/imports/\(SampleID.absent)"
        _ = try program.post("/imports", Self.coffees)
        _ = try program.call("POST", path + "/finish")
        household.site.clock.advance(seconds: 60)
        let one = try #require(try program.get("/transactions?q=Employer").json["data"]?.list?.first?["id"]?.text)
        #expect(try program.patch("/transactions/\(one)", ["title": "Salary"]).status == 200)
        #expect(try program.get(path).json["taking_back"]?["kept"] == 1)
        let kept = try program.call("POST", path + "/take-back")
        #expect(kept.json["state"] == "done" && kept.json["records"] == 1, "\(kept.json)")
        #expect(try program.get("/transactions/\(one)").status == 200)
        #expect(try program.call("POST", path + "/take-back?changed=delete").json["state"] == "taken-back")
        #expect(try program.get("/transactions/\(one)").status == 404)
    }

    @Test func `rows come in pages, by state if one is asked for`() throws {
        _ = try program.post("/imports", Self.coffees)
        let path = "/imports/\(SampleID.absent)/rows"
        let first = try program.get(path + "?limit=2").json
        #expect(first["data"]?.list?.compactMap { $0["state"]?.text } == ["wrong", "new"] && first["next"] == "new-1")
        #expect(first["data"]?.list?.first?["problem"] == "“2025-02-31” is no date.")
        let second = try program.get(path + "?limit=2&cursor=new-1").json
        #expect(second["data"]?.list?.compactMap { $0["number"] } == [2, 3] && second["next"] == .null)
        #expect(try program.get(path + "?state=wrong").json["data"]?.list?.count == 1)
        #expect(try program.get(path + "?state=wrong&cursor=new-1").kind == "no-such-cursor")
        #expect(try program.get(path + "?cursor=other").kind == "no-such-cursor")
        #expect(try program.get(path + "/9").status == 404)
        #expect(try program.patch(path + "/2", ["decision": "take"]).status == 409)
        #expect(try program.patch(path + "/4", ["category": .text(SampleID.category(1))]).status == 409)
        #expect(try program.patch(path + "/3", ["category": .text(SampleID.category(1))]).json["errors"]?.list?.first?["field"] == "category")
    }

    @Test func `a file that cannot be imported says why, and leaves nothing`() throws {
        let pdf = Data("%PDF-1.7".utf8).base64EncodedString()
        for (body, field, sentence) in [
            (["name": "a", "file": .text(pdf)], "file", "This is a PDF"),
            (Self.body("a,b", "x,y"), "file", "The meaning of the columns is not known."),
            (Self.body("Date,Payee,Amount", "01/12/2025,Café,-3.50"), "dates", "Say in dates which is right"),
            (Self.body("Date,Payee,Amount,Currency", "2025-11-18,Café,-3.50,CHF", account: nil), "account", "The account is not known."),
            (Self.body("Date,Payee,Amount", "2025-11-18,Café,-3.50", account: SampleID.absent), "account", "."),
        ] as [(JSONValue, String, String)] {
            let answer = try program.post("/imports", body), error = answer.json["errors"]?.list?.first
            #expect(answer.status == 409 && error?["field"] == .text(field) && error?["message"]?.text?.contains(sentence) == true, "\(answer.json)")
        }
        for file in ["", "????", "QQ=", "QUJD=", "Q===", "QUJ DR=="] {
            #expect(try program.post("/imports", ["name": "a", "file": .text(file)]).status == 422, "\(file)")
        }
        #expect(try program.get("/imports").json["data"] == [])
        let mdy = Self.body("Date,Payee,Amount", "01/12/2025,Café,-3.50").with([("dates", "mdy")])
        #expect(try program.post("/imports", mdy).json["from"] == "2025-01-12")
    }

    @Test func `a body may be larger only where a file is expected, and only with a token that may send it`() throws {
        let application = household.site.application
        func limit(_ path: String, _ token: String, method: MicroHTTP.Method = .post) -> Int {
            var request = Request()
            (request.method, request.path) = (method, "/api/v1" + path)
            request.headers["Authorization"] = "Bearer " + (household.cookies.tokens[token] ?? "")
            return application.bodyLimit(request)
        }
        #expect(limit("/imports", "Script") > ImportResource.fileLimit && limit("/household/imports", "Script") > ImportResource.fileLimit)
        for (path, token) in [("/imports", "Spreadsheet"), ("/imports", "None"), ("/transactions", "Script"), ("/imports/x/finish", "Script")] {
            #expect(limit(path, token) == Application.usualBodyLimit, "\(path) \(token)")
        }
        #expect(limit("/imports", "Script", method: .get) == Application.usualBodyLimit)
        let padding = String(repeating: " ", count: Application.usualBodyLimit) + "\n"
        let large = try program.post("/imports", Self.body(padding, "Date,Payee,Amount", "2025-11-18,Café,-3.50"))
        #expect(large.status != 413, "\(large.json)")
    }

    @Test func `a preview is discarded`() throws {
        _ = try program.post("/imports", Self.coffees)
        #expect(try program.call("POST", "/imports/\(SampleID.absent)/take-back").status == 409)
        #expect(try program.delete("/imports/\(SampleID.absent)").status == 204)
        #expect(try program.delete("/imports/\(SampleID.absent)").status == 404)
        #expect(try program.get("/imports").json["data"] == [])
    }
}
