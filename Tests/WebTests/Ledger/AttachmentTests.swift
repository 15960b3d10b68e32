import TestSupport
import Testing

@testable import Bookkeeping

@Suite struct AttachmentTests {
    static func upload(_ household: Household, _ name: String, _ bytes: [UInt8], id: String = SampleID.transaction(500)) throws -> WireResponse {
        try household.ada.upload("/transactions", try TransactionTests.form(household, id: id), file: ("attachment", name, bytes))
    }

    @Test func `a receipt comes back whole, as a download that can do nothing`() throws {
        let household = try Household()
        #expect(try Self.upload(household, "Beleg für Käse.png", SampleFile.png).status == 303)
        let page = try household.ada.get("/transactions/\(SampleID.transaction(500))")
        let link = try #require(page.document.all("a").first { ($0["href"] ?? "").hasPrefix("/attachments/") }?["href"])
        let answer = try household.ada.fetch(link)
        #expect(answer.status == 200 && answer.body == SampleFile.png)
        #expect(answer["Content-Type"] == "image/png")
        #expect(answer["Content-Disposition"] == "attachment; filename*=UTF-8''Beleg%20f%C3%BCr%20K%C3%A4se.png")
        #expect(answer.all("Content-Security-Policy") == ["default-src 'none'; sandbox"])
        #expect(answer["X-Content-Type-Options"] == "nosniff" && answer["Cache-Control"] == "no-store")
    }

    @Test func `the ending of a receipt follows what it is, that of one from before too`() throws {
        let household = try Household()
        #expect(try Self.upload(household, "b.html", SampleFile.png).status == 303)
        let attachment = try #require(try TransactionTests.record(household)?.attachment)
        #expect(attachment.name == "b.png")
        try household.site.execute("UPDATE attachment SET name = 'b.html'")
        #expect(try household.ada.fetch("/attachments/\(attachment.id)")["Content-Disposition"] == "attachment; filename*=UTF-8''b.png")
        let page = try household.ada.get("/transactions/\(SampleID.transaction(500))/edit")
        #expect(page.response.text.contains("b.png") && !page.response.text.contains("b.html"))
        let shown = try household.program().get("/transactions/\(SampleID.transaction(500))")
        #expect(shown.json["attachment"]?["name"]?.text == "b.png")
    }

    @Test(
        arguments: [
            ("page.png", Array("<html><script>alert(1)</script>".utf8)),
            ("x.svg", Array("<svg xmlns='http://www.w3.org/2000/svg' onload='a()'/>".utf8)), ("a.exe", [0x4D, 0x5A, 0x90, 0]),
            ("a.zip", [0x50, 0x4B, 3, 4]), ("empty.png", []), ("GIF.gif", Array("GIF89a".utf8)), ("short.png", [0x89, 0x50, 0x4E]),
        ] as [(String, [UInt8])])
    func `a file of another type is refused whatever it is called`(name: String, bytes: [UInt8]) throws {
        let household = try Household()
        let answer = try Self.upload(household, name, bytes)
        #expect(answer.status == 422)
        #expect(answer.document.forms.contains { $0.value(of: "title") == "Cake" })
        #expect(try TransactionTests.record(household) == nil)
    }

    @Test(arguments: [
        "../../../etc/passwd", "a\"b\r\nSet-Cookie: x=1.png", "", "\u{202E}gnp.exe", "C:\\receipts\\r.png",
        String(repeating: "n", count: 400) + ".png", ".",
    ])
    func `a hostile file name is cleaned`(name: String) throws {
        let household = try Household()
        #expect(try Self.upload(household, name, SampleFile.png).status == 303)
        let attachment = try #require(try TransactionTests.record(household)?.attachment)
        let answer = try household.ada.fetch("/attachments/\(attachment.id)")
        #expect(answer.status == 200)
        #expect(answer["Set-Cookie"]?.contains("x=1") != true)
        let shown = try #require(answer["Content-Disposition"])
        #expect(
            shown.hasPrefix("attachment; filename*=UTF-8''") && !shown.contains("%2F") && !shown.contains("%5C") && !shown.contains("%0D")
                && !shown.contains("%E2%80%AE"))
    }

    @Test func `a receipt can be replaced and removed, and goes away with its record`() throws {
        let household = try Household()
        let id = SampleID.transaction(9), first = try household.attachment(of: id), ada = household.ada
        try ada.get("/transactions/\(id)/edit")
        try ada.web.submit("/transactions/\(id)", filling: ["attachment": .file(name: "new.png", type: "image/png", bytes: SampleFile.png + [0])])
        #expect(try ada.fetch("/attachments/\(first)").status == 404)
        let second = try household.attachment(of: id)
        #expect(try ada.fetch("/attachments/\(second)").body.count == SampleFile.png.count + 1)
        try ada.get("/transactions/\(id)/edit")
        try ada.web.submit("/transactions/\(id)", filling: ["remove_attachment": true])
        #expect(try ada.fetch("/attachments/\(second)").status == 404)
    }

    @Test func `the receipt of a deleted record is not there until it is restored`() throws {
        let household = try Household()
        let id = SampleID.transaction(9), attachment = try household.attachment(of: id), deletion = SampleID.deletion(60)
        try household.ada.post("/transactions/\(id)/delete", [("deletion", deletion)])
        #expect(try household.ada.fetch("/attachments/\(attachment)").status == 404)
        try household.ada.post("/trash/\(deletion)/restore")
        #expect(try household.ada.fetch("/attachments/\(attachment)").body == SampleFile.png)
    }

    @Test func `a file that is too large is refused with a page`() throws {
        let household = try Household()
        let large = try Self.upload(household, "large.png", SampleFile.png + [UInt8](repeating: 0, count: 8 * 1024 * 1024))
        #expect(large.status == 422)
        let huge = try Self.upload(household, "huge.png", SampleFile.png + [UInt8](repeating: 0, count: 9 * 1024 * 1024))
        #expect(huge.status == 413)
        #expect(huge.document.first("h1")?.text == "That is too large")
        #expect(String(decoding: huge.body, as: UTF8.self).contains("A receipt can have up to 8 MB."))
    }
}
