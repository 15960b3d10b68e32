import BankFiles
import Bookkeeping
import Foundation
import Storage
import TestSupport
import Testing

@testable import Web

/// The import of bank files on pages: from the upload to taking it back.
@Suite struct BankPagesTests {
    /// Two rows that are new, two equal ones, and one that cannot be read.
    static let table = """
        Date,Payee,Purpose,Amount,Currency
        2025-11-20,GREENWAY MARKET,Card 4411,-61.70,GBP
        2025-11-19,BLUE JACKET,Refund <b>,48.00,GBP
        2025-11-18,EINSTEIN CAFE,Card 4411,-6.80,GBP
        2025-11-18,EINSTEIN CAFE,Card 4411,-6.80,GBP
        2025-02-31,BROKEN,Card 4411,-1.00,GBP

        """

    static let statement = """
        OFXHEADER:100
        DATA:OFXSGML
        VERSION:102

        <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>GBP<BANKACCTFROM><BANKID>12<ACCTID>4711<ACCTTYPE>CHECKING</BANKACCTFROM>
        <BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20251120<TRNAMT>-61.70<FITID>a1<NAME>GREENWAY MARKET</STMTTRN>
        <STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20251121<TRNAMT>48.00<FITID>a2<NAME>BLUE JACKET</STMTTRN></BANKTRANLIST>
        <LEDGERBAL><BALAMT>100.00<DTASOF>20251121</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>

        """

    static func upload(
        _ text: String, number: Int = 1, name: String = "bank.csv", account: String = "", by browser: Browser, in book: String = ""
    ) throws -> WireResponse {
        try browser.upload(
            book + "/import", [("id", SampleID.bankImport(number)), ("account", account)],
            file: (field: "files", name: name, bytes: Array(text.utf8)))
    }

    /// Uploads a table and takes what was found, so that its preview waits. Returns the ID.
    @discardableResult
    static func prepare(
        _ number: Int, by browser: Browser, in book: String = "", account: String = "", isFinished: Bool = false
    ) throws -> String {
        let id = SampleID.bankImport(number), path = book + "/import/\(id)"
        guard try upload(table, number: number, account: account, by: browser, in: book).status == 303, try browser.send(path).status == 303 else {
            throw Household.Missing(what: "import")
        }
        if isFinished, try browser.send(path).status != 303 { throw Household.Missing(what: "import") }
        return id
    }

    private func records(_ household: Household, _ text: String) throws -> [Record] {
        try household.site.store.read(household.book("ada")) { try $0.records(RecordQuery(text: text), limit: 100).records }
    }

    @Test func `categories that a file names and the book lacks are listed, and made when they are chosen`() throws {
        let household = try Household(), ada = household.ada, path = "/import/\(SampleID.bankImport(1))"
        let table = "Date,Payee,Amount,Currency,Category\n2025-11-20,Vet,-61.70,GBP,Pets & <b>\n2025-11-19,Kiosk,-2.00,GBP,Papers\n"
        #expect(try Self.upload(table, account: household.everyday(), by: ada).status == 303)
        #expect(try ada.send(path).status == 303)
        let preview = try ada.get(path).document.text
        #expect(preview.contains("The file names 2 categories that you do not have") && preview.contains("Pets & <b>"))
        #expect(try ada.send(path, [("step", "categories"), ("make", "expense:Pets & <b>"), ("make", "income:Papers"), ("make", "x")]).status == 303)
        #expect(!(try household.category("Pets & <b>")).isEmpty)
        let rest = try ada.get(path).document.text
        #expect(rest.contains("The file names a category that you do not have") && rest.contains("by the file"))
        #expect(try ada.send(path).status == 303)
        #expect(try records(household, "vet").first?.movement.category?.description == household.category("Pets & <b>"))
    }

    @Test func `a table goes from the upload to its records, and back`() throws {
        let household = try Household(), ada = household.ada, path = "/import/\(SampleID.bankImport(1))"
        let everyday = try household.everyday(), before = try records(household, "").count
        let sent = try Self.upload(Self.table, account: everyday, by: ada)
        #expect(sent.status == 303 && sent["Location"] == path)
        let columns = try ada.get(path).document.text
        #expect(columns.contains("GREENWAY MARKET") && columns.contains("4 of 5 rows can be read like this"))
        #expect(columns.contains("Row 6“2025-02-31” is no date."))
        #expect(try ada.send(path).status == 303)
        let preview = try ada.get(path).document.text
        #expect(preview.contains("1 cannot be read") && preview.contains("4 are new") && preview.contains("Import 4 records"))
        #expect(try records(household, "").count == before)
        let coffee = try household.category("Coffee")
        let decided = try ada.send(path, [("step", "keep"), ("row", "3:\(coffee)"), ("row", "1:leave")])
        #expect(decided.status == 303, "\(decided.document.text.prefix(400))")
        #expect(try ada.get(path).document.text.contains("Import 3 records"))
        #expect(try ada.send(path).status == 303)
        let done = try ada.get(path).document.text
        #expect(done.contains("3 records were imported.") && done.contains("The file names no balance"))
        #expect(done.contains("If you take it back") && done.contains("3 records move to the trash."))
        let coffees = try records(household, "einstein")
        #expect(coffees.count == 2 && Set(coffees.compactMap(\.movement.category)).contains { $0.description == coffee })
        #expect(try ada.send("\(path)/take-back").status == 303)
        #expect(try records(household, "einstein").isEmpty && records(household, "").count == before)
        #expect(try ada.get("/import").document.text.contains("Taken back"))
    }

    @Test func `the same file again has nothing new, and its columns are known`() throws {
        let household = try Household(), ada = household.ada, everyday = try household.everyday()
        try Self.prepare(1, by: ada, account: everyday, isFinished: true)
        let count = try records(household, "").count
        let again = try Self.upload(Self.table, number: 2, account: everyday, by: ada), path = try #require(again["Location"])
        let page = try ada.get(path).document.text
        #expect(page.contains("4 are already there") && page.contains("Import nothing"), "the columns are not asked for again")
        #expect(try ada.send(path).status == 303)
        #expect(try records(household, "").count == count)
    }

    @Test func `a statement with an account goes straight to its preview, and its balance is compared`() throws {
        let household = try Household(), ada = household.ada
        let sent = try Self.upload(Self.statement, name: "x.txt", account: try household.everyday(), by: ada), path = try #require(sent["Location"])
        #expect(try ada.get(path).document.text.contains("2 are new"))
        #expect(try ada.send(path, [("step", "finish")]).status == 303)
        let done = try ada.get(path).document.text
        #expect(done.contains("Balance by the bank, 21 Nov") && done.contains("£100.00"))
        let next = try Self.upload(Self.statement.replacing("48.00<FITID>a2", with: "49.00<FITID>a3"), number: 2, by: ada)
        #expect(try ada.get(try #require(next["Location"])).document.text.contains("1 is new"), "the account of the bank is known")
    }

    @Test func `columns can be corrected before anything is compared`() throws {
        let household = try Household(), ada = household.ada, path = "/import/\(SampleID.bankImport(1))"
        let text = "x;y;z\n01/02/2025;5,50;Shop\n02/02/2025;7,25;Shop\n"
        _ = try Self.upload(text, account: try household.everyday(), by: ada)
        let columns = ["", "amount", "payee"].map { ("col", $0) }
        #expect(try ada.send(path, columns).status == 422)
        #expect(try ada.get(path).document.text.contains("Choose a column with the date"))
        let whole = [("col", "date"), ("col", "amount"), ("col", "payee"), ("dates", "mdy"), ("decimal", "comma"), ("sign", "card")]
        #expect(try ada.send(path, whole + [("step", "again")]).status == 303)
        let sample = try ada.get(path).document.text
        #expect(sample.contains("2 of 2 rows") && sample.contains("−£5.50"))
        #expect(try ada.send(path, whole + [("account", try household.everyday())]).status == 303)
        #expect(try ada.get(path).document.text.contains("2 are new"))
    }

    @Test func `columns that were settled before are shown as known, folded, and can be corrected`() throws {
        let household = try Household(), ada = household.ada, path = "/import/\(SampleID.bankImport(2))"
        _ = try Self.upload(Self.table, by: ada)
        let first = try ada.get("/import/\(SampleID.bankImport(1))").document
        #expect(first.first("details")?.has("open") == true && !first.text.contains("Known: CSV"))
        #expect(try ada.send("/import/\(SampleID.bankImport(1))", [("account", try household.everyday())]).status == 303)
        _ = try Self.upload(Self.table, number: 2, by: ada)
        let again = try ada.get(path).document
        #expect(again.text.contains("Known: CSV") && again.text.contains("It is read like your last file with these columns."))
        #expect(again.first("details")?.has("open") == false)
        #expect(try ada.send(path, [("col", "date"), ("col", "purpose"), ("col", "payee"), ("col", "amount"), ("step", "again")]).status == 303)
        let corrected = try ada.get(path).document
        #expect(corrected.first("details")?.has("open") == true && !corrected.text.contains("It is read like your last file"))
    }

    @Test(arguments: [
        ("%PDF-1.7\n", "This is a PDF"), ("", "Choose a file of your bank."), ("{\"a\": 1}", "none of the formats"),
        ("PK\u{3}\u{4}xx", "zip file cannot be opened"),
        ("<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b \"c\">]><BkToCstmrStmt/>", "markup of its own"),
    ])
    func `a file that is none of a bank is refused with a sentence`(text: String, sentence: String) throws {
        let household = try Household(), answer = try Self.upload(text, by: household.ada)
        #expect(answer.status == 422 && answer.document.text.contains(sentence))
        #expect(household.site.events.errors == [])
    }

    @Test func `nobody sees the upload or the preview of another book`() throws {
        let household = try Household()
        _ = try Self.upload(Self.table, number: 1, account: try household.everyday(), by: household.ada)
        try Self.prepare(2, by: household.ada, account: try household.everyday())
        for number in [1, 2] {
            let path = "/import/\(SampleID.bankImport(number))"
            #expect(try household.ben.fetch(path).status == 404)
            #expect(try household.ben.send(path).status == 404)
            #expect(try household.ben.send(path + "/take-back").status == 404)
        }
        #expect(try household.ada.get("/import/\(SampleID.bankImport(2))").document.text.contains("4 are new"))
    }

    @Test func `a preview that is left changes nothing`() throws {
        let household = try Household(), ada = household.ada, before = try records(household, "").count
        let id = try Self.prepare(1, by: ada, account: try household.everyday())
        #expect(try ada.send("/import/\(id)", [("step", "cancel")]).status == 303)
        #expect(try ada.fetch("/import/\(id)").status == 404)
        #expect(try records(household, "").count == before)
    }

    @Test func `all rows of a state are decided at once`() throws {
        let household = try Household(), ada = household.ada
        let id = try Self.prepare(1, by: ada, account: try household.everyday())
        #expect(try ada.send("/import/\(id)", [("all", "new:leave")]).status == 303)
        #expect(try ada.get("/import/\(id)").document.text.contains("Import nothing"))
    }

    @Test func `accounts that a file names are made on demand, and other rows are left out`() throws {
        let household = try Household(), ada = household.ada, path = "/import/\(SampleID.bankImport(1))"
        let text = "Date,Account,Payee,Amount\n2025-11-20,Brokerage,A,-5.00\n2025-11-20,Old account,B,-6.00\n"
        _ = try Self.upload(text, by: ada)
        #expect(try ada.send(path, [("account", "new"), ("account", "")]).status == 303)
        #expect(try ada.send(path).status == 303)
        let accounts = try household.site.store.read(household.book("ada")) { try $0.names().accounts.map(\.name) }
        #expect(accounts.contains("Brokerage") && !accounts.contains("Old account"))
        #expect(try ada.get(path).document.text.contains("1 record was imported."))
    }

    /// Waits for the end of the work of an import, as a browser does. Returns the number of pages that said how far it is, and the page after them.
    private static func wait(_ page: WireResponse, _ path: String, _ next: () throws -> WireResponse) rethrows -> (waits: Int, last: WireResponse) {
        var page = page, waits = 0
        while page.status == 200, page["Refresh"] == "1; url=\(path)" { (waits, page) = (waits + 1, try next()) }
        return (waits, page)
    }

    @Test(arguments: [2_000, 0]) func `the page after an import tells of the budgets that it brought to a level, once`(patience: Int) throws {
        let household = try Household(importPatience: patience), ada = household.ada, path = "/import/\(SampleID.bankImport(1))"
        let rows = (0..<(patience == 0 ? 3_000 : 1)).map { "2025-11-20,Grocer \($0),-2.00,GBP,Groceries\n" }.joined()
        _ = try Self.upload("Date,Payee,Amount,Currency,Category\n" + rows, account: try household.everyday(), by: ada)
        #expect(try Self.wait(ada.send(path), path) { try ada.fetch(path) }.last.document.text.contains("Import ") == (patience == 0))
        let (waits, last) = try Self.wait(ada.send(path), path) { try ada.fetch(path) }
        #expect(last.status == 303 && last["Location"] == path && (waits > 0) == (patience == 0))
        let done = try ada.get(path), dialog = try #require(AlertTests.dialog(done))
        #expect(dialog.text.contains("“Groceries” is over its limit") && done.text.contains("imported."))
        #expect(try AlertTests.dialog(ada.get(path)) == nil)
    }

    @Test func `a long import is waited for, and its page comes back by itself`() throws {
        let household = try Household(importPatience: 0), ada = household.ada, path = "/import/\(SampleID.bankImport(1))"
        let rows = (0..<4_000).map { "2025-11-\(10 + $0 % 20),Payee \($0 % 40),p \($0),-\($0 + 1).37,GBP\n" }.joined()
        _ = try Self.upload("Date,Payee,Purpose,Amount,Currency\n" + rows, account: try household.everyday(), by: ada)
        let (waits, last) = try Self.wait(ada.send(path), path) { try ada.send(path, [("step", "keep")]) }
        #expect(last.status == 303 && waits > 0)
        let preview = try ada.get(path).document
        #expect(preview.text.contains("Import 4,000 records") && preview.text.contains("Show more"))
        func shown(_ page: HTMLDocument) -> [String] { page.all("li").compactMap { $0["id"] }.filter { $0.hasPrefix("row") } }
        #expect(shown(preview) == (1...50).map { "row\($0)" })
        let more = try ada.get(path + "?state=new&after=50").document
        #expect(shown(more) == (51...250).map { "row\($0)" })
    }
}
