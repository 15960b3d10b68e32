import Bookkeeping
import Foundation
import Storage
import StrictJSON
import TestSupport
import Testing

@testable import Web

/// The questions of the columns page: what a file leaves open is asked, never decided by the form.
@Suite struct BankQuestionTests {
    private let household: Household

    init() throws { household = try Household() }

    private var ada: Browser { household.ada }
    private let path = "/import/\(SampleID.bankImport(1))"

    private func entries(_ text: String) throws -> [Money] {
        try household.site.store.read(household.book("ada")) { ledger in
            try ledger.records(RecordQuery(text: text), limit: 100).records.map { record in
                let amount = record.movement.amount
                if case .income = record.movement { return amount }
                return Money(minorUnits: -amount.minorUnits, amount.currency)
            }
        }
    }

    /// Uploads a table, and returns the page with its questions.
    private func page(_ lines: String..., number: Int = 1) throws -> HTMLDocument {
        let sent = try BankPagesTests.upload(lines.joined(separator: "\n"), number: number, account: household.everyday(), by: ada)
        return try ada.get(try #require(sent["Location"])).document
    }

    private func chosen(_ page: HTMLDocument, _ name: String) -> [String] {
        page.all("input").filter { $0["name"] == name && $0.has("checked") }.compactMap { $0["value"] }
    }

    @Test(
        arguments: [
            ("sign", ["Date,Description,Amount", "2025-11-13,Grocer Xa,12.34", "2025-11-14,Cafe Xa,3.50"], "What does £12.34 at Grocer Xa mean?"),
            ("dates", ["Date,Description,Amount,Currency", "03/04/2025,Grocer Xa,-12.34,USD"], "Which day is 03/04/2025?"),
            ("decimal", ["Date,Description,Amount", "2025-11-13,Grocer Xa,\"-1,500\"", "2025-11-14,Cafe Xa,\"-2,250\""], "How much is"),
        ] as [(String, [String], String)])
    func `what a table leaves open is a question without an answer, and a form without one goes no further`(
        field: String, lines: [String], title: String
    ) throws {
        _ = try BankPagesTests.upload(lines.joined(separator: "\n"), account: household.everyday(), by: ada)
        let page = try ada.get(path).document
        guard page.text.contains(title) else { return #expect(field == "decimal", "\(page.text)") }
        #expect(chosen(page, field) == [])
        let refused = try ada.post(path)
        #expect(refused.status == 422 && refused.document.text.contains("Choose one of the answers."))
        #expect(try ada.post(path, [(field, "other")]).status == 422)
        #expect(try entries("Xa").isEmpty)
    }

    @Test func `the answer about signs decides, and is that of the next file of the account`() throws {
        _ = try page("Date,Description,Amount", "2025-11-13,Grocer Xa,12.34")
        #expect(try ada.send(path, [("sign", "card"), ("step", "again")]).status == 303)
        let answered = try ada.get(path).document
        #expect(chosen(answered, "sign") == ["card"] && answered.text.contains("−£12.34"))
        #expect(try ada.send(path, [("sign", "card")]).status == 303 && ada.send(path).status == 303)
        #expect(try entries("Xa").map(\.minorUnits) == [-1234])
        let next = try BankPagesTests.upload(
            "Date,Description,Amount\n2025-11-20,Bakery Xa,2.00\n", number: 2, account: household.everyday(), by: ada)
        #expect(try ada.get(try #require(next["Location"])).document.text.contains("−£2.00"))
    }

    @Test func `a column that says the direction is an answer once it has that meaning`() throws {
        _ = try page("Date,Description,Amount,Way", "2025-11-13,Grocer Xa,12.34,x", "2025-11-13,Grocer Xb,1.00,x")
        let asked = try ada.post(path, [("sign", "ask")])
        #expect(asked.status == 422 && asked.document.text.contains("“In or out”"))
        #expect(chosen(asked.document, "sign") == ["ask"])
    }

    @Test func `two unknown words are asked about, and the word chosen as money out decides`() throws {
        let asked = try page(
            "Date,Description,Kind,Amount", "2025-11-13,Grocer Xa,Foo,12.34", "2025-11-14,Boss Xa,Bar,500.00", "2025-11-15,Cafe Xa,Foo,3.50")
        #expect(asked.text.contains("Which word means money out?"), "\(asked.text)")
        #expect(!asked.text.contains("No row can be read like this"))
        #expect(asked.text.contains("“Foo” says neither money in nor money out.") && !asked.text.contains("is no amount"), "\(asked.text)")
        #expect(try ada.post(path).status == 422)
        #expect(try ada.send(path, [("out_word", "Foo")]).status == 303 && ada.send(path).status == 303)
        #expect(try entries("Xa").map(\.minorUnits).sorted() == [-1234, -350, 50_000])
    }

    @Test func `a new account is in the currency of the file, whatever the accounts have`() throws {
        _ = try BankPagesTests.upload("Date,Payee,Amount (NOK)\n2025-11-13,Cafe Xa,-3.50\n", by: ada)
        let page = try ada.get(path).document
        #expect(page.all("option").contains { $0.text == "A new account in NOK" && $0.has("selected") }, "\(page.text)")
        #expect(page.all("select").first { $0["name"] == "currency" }?.all("option").first { $0.has("selected") }?["value"] == "NOK")
        #expect(try ada.send(path, [("currency", "NOK"), ("account", "new")]).status == 303 && ada.send(path).status == 303)
        #expect(try entries("Xa").map(\.currency.code) == ["NOK"])
    }

    @Test func `an account of another currency than the file is refused with a sentence`() throws {
        let page = try page("Date,Payee,Amount (NOK)", "2025-11-13,Cafe Xa,-3.50")
        #expect(page.text.contains("The amounts are in NOK, “Everyday” is in GBP."), "\(page.text)")
        let refused = try ada.post(path, [("currency", ""), ("account", try household.everyday())])
        #expect(refused.status == 422 && refused.document.text.contains("The amounts are in NOK"))
        #expect(try entries("Xa").isEmpty)
    }

    @Test func `letters that cannot be read are a choice of the encoding`() throws {
        let bytes: [UInt8] = Array("Date,Payee,Amount\n2025-11-13,Caf\u{0}".utf8) + [0xE9, 0xFF, 0x81] + Array(" Xa,-3.50\n".utf8)
        _ = try ada.upload(
            "/import", [("id", SampleID.bankImport(1)), ("account", household.everyday())], file: (field: "files", name: "a.csv", bytes: bytes))
        #expect(household.site.events.errors == [])
    }

    @Test func `more accounts than a book may have are said before any is made`() throws {
        let rows = (1...25).map { "2025-11-20,Fund \($0),A,-5.00" }
        _ = try BankPagesTests.upload((["Date,Account,Payee,Amount"] + rows).joined(separator: "\n"), by: ada)
        let before = try household.site.store.read(household.book("ada")) { try $0.names().accounts.count }
        let answer = try ada.post(path, (1...25).map { _ in ("account", "new") })
        #expect(answer.status == 422 && answer.document.text.contains("A book has at most 20 accounts"), "\(answer.document.text.prefix(400))")
        #expect(try household.site.store.read(household.book("ada")) { try $0.names().accounts.count } == before)
    }

    @Test func `the interface names the member that answers, and takes no other word`() throws {
        let program = household.program()
        let file = Data("Date,Description,Amount\n2025-11-13,Grocer Xa,12.34\n".utf8).base64EncodedString()
        let body: JSONValue = ["name": "a.csv", "file": .text(file), "account": .text(SampleID.account(1))]
        let asked = try program.post("/imports", body)
        #expect(asked.status == 409 && asked.wrong == ["sign"] && asked.message("sign")?.contains("card for money out") == true, "\(asked.json)")
        #expect(try program.post("/imports", body.with([("sign", "ask")])).status == 422)
        #expect(try program.post("/imports", body.with([("currency", "ABC")])).status == 422)
        let made = try program.post("/imports", body.with([("sign", "card"), ("id", .text(SampleID.absent))]))
        #expect(made.status == 201, "\(made.json)")
        #expect(try program.call("POST", "/imports/\(SampleID.absent)/finish").status == 200)
        #expect(try entries("Xa").map(\.minorUnits) == [-1234])
    }
}
