import Foundation
import Pictures
import TestSupport
import Spooling
import Testing
import Validation

@testable import Bookkeeping
@testable import Web

@Suite struct ReceiptPagesTests {
    static func upload(_ household: Household, _ name: String, _ bytes: [UInt8], id: String = SampleID.transaction(500)) throws -> WireResponse {
        try household.ada.upload("/transactions", try TransactionTests.form(household, id: id), file: ("attachment", name, bytes))
    }

    /// Uploads a file that is to be kept as it is.
    static func keep(_ household: Household, _ name: String, _ bytes: [UInt8]) throws -> WireResponse {
        let form = try TransactionTests.form(household, id: SampleID.transaction(500)) + [("keep_original", "1")]
        return try household.ada.upload("/transactions", form, file: ("attachment", name, bytes))
    }

    @Test func `a receipt that is kept comes back whole, as a download that can do nothing`() throws {
        let household = try Household(), sent = SampleFile.png + Array("<script>alert(1)</script>".utf8)
        #expect(try Self.keep(household, "Beleg für Käse.png", sent).status == 303)
        let page = try household.ada.get("/transactions/\(SampleID.transaction(500))")
        let link = try #require(page.document.all("a").first { $0.has("download") }?["href"])
        let answer = try household.ada.fetch(link)
        #expect(answer.status == 200 && answer.body == sent)
        #expect(answer["Content-Type"] == "image/png")
        #expect(answer["Content-Disposition"] == "attachment; filename*=UTF-8''Beleg%20f%C3%BCr%20K%C3%A4se.png")
        #expect(answer.all("Content-Security-Policy") == ["default-src 'none'; sandbox"])
        #expect(answer["X-Content-Type-Options"] == "nosniff" && answer["Cache-Control"] == "no-store")
    }

    @Test func `a receipt is shown as a picture that was written anew, and is found in the list and by its name`() throws {
        let household = try Household(), ada = household.ada
        #expect(try Self.upload(household, "Kettle.png", SampleFile.png + Array("<script>alert(1)</script>".utf8)).status == 303)
        let page = try ada.get("/transactions/\(SampleID.transaction(500))").document
        let image = try #require(page.all("img").first { ($0["src"] ?? "").hasPrefix("/attachments/") })
        #expect(image["alt"] == "Open Kettle.png")
        let file = try #require(page.all("a").first { $0.has("download") }?["href"])
        for path in [try #require(image["src"]), file + "/picture"] {
            let answer = try ada.fetch(path)
            #expect(answer.status == 200 && Bookkeeping.Receipt.FileType(firstBytes: answer.body) == .png && answer["Content-Type"] == "image/png")
            #expect(!String(decoding: answer.body, as: UTF8.self).contains("script"))
            #expect(answer["X-Content-Type-Options"] == "nosniff" && answer.all("Content-Security-Policy") == ["default-src 'none'; sandbox"])
            #expect(answer["Cache-Control"] == "private, max-age=86400")
        }
        #expect(!String(decoding: try ada.fetch(file).body, as: UTF8.self).contains("script"))
        let list = try ada.get("/records?q=kettle").document
        #expect(list.all("svg").contains { $0["aria-label"] == "with a receipt" })
        #expect(try !ada.get("/records?q=%23nosuch").response.text.contains("with a receipt"))
    }

    @Test func `a file that was imported gets its picture when it is first looked at`() throws {
        let household = try Household(), ada = household.ada
        #expect(try Self.keep(household, "a.png", SampleFile.png).status == 303)
        try household.site.execute("UPDATE attachment SET picture = NULL, preview = NULL")
        let id = try household.attachment(of: SampleID.transaction(500))
        let first = try ada.fetch("/attachments/\(id)/preview")
        #expect(first.status == 200 && Bookkeeping.Receipt.FileType(firstBytes: first.body) == .png)
        #expect(try ada.fetch("/attachments/\(id)/picture").status == 200)
        try household.site.execute("UPDATE attachment SET picture = NULL, preview = NULL, bytes = x'89504e470d0a1a0a', size = 8")
        #expect(try ada.fetch("/attachments/\(id)/preview").status == 404)
        #expect(try !ada.get("/transactions/\(SampleID.transaction(500))").response.text.contains("/preview"), "it is known to have none")
        #expect(try ada.fetch("/attachments/\(id)").status == 200)
    }

    @Test func `a PDF is kept as it is, with its first page as a picture, and one without pages only if that is wished`() throws {
        let household = try Household(), ada = household.ada
        let page = """
            %PDF-1.4
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
            3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj
            trailer<</Root 1 0 R>>
            %%EOF

            """
        #expect(try Self.upload(household, "bill.pdf", Array(page.utf8)).status == 303)
        let id = try household.attachment(of: SampleID.transaction(500))
        let file = try ada.fetch("/attachments/\(id)")
        #expect(file.body == Array(page.utf8) && file["Content-Type"] == "application/pdf")
        #expect(file["Content-Disposition"] == "attachment; filename*=UTF-8''bill.pdf")
        #expect(Bookkeeping.Receipt.FileType(firstBytes: try ada.fetch("/attachments/\(id)/picture").body) == .png)
        let other = try Household(), broken = Array("%PDF-1.7 x".utf8)
        let refused = try Self.upload(other, "x.pdf", broken)
        #expect(refused.status == 422 && refused.text.contains("This file is damaged or cannot be read."))
        #expect(refused.document.forms.contains { $0.value(of: "title") == "Cake" })
        #expect(try Self.keep(other, "x.pdf", broken).status == 303)
        let kept = try other.attachment(of: SampleID.transaction(500))
        #expect(try other.ada.fetch("/attachments/\(kept)").body == broken && other.ada.fetch("/attachments/\(kept)/preview").status == 404)
    }

    @Test func `a picture that cannot be read is refused with a sentence, also when it is to be kept`() throws {
        let household = try Household(), cut = Array(SampleFile.png.dropLast(12))
        for answer in [try Self.upload(household, "a.png", cut), try Self.keep(household, "a.png", cut)] {
            #expect(answer.status == 422 && answer.text.contains("This file is damaged or cannot be read."))
        }
        var wide = SampleFile.png
        wide.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
        wide.replaceSubrange(29..<33, with: [0x66, 0x27, 0xF8, 0xBA])
        #expect(try Self.upload(household, "a.png", wide).status == 422)
        #expect(try TransactionTests.record(household) == nil)
    }

    @Test func `without the library a photo is refused unless it is kept as it is, and a PDF is kept`() throws {
        let directory = try TemporaryDirectory()
        let file = try directory.script("program", "echo '{\"problem\":{\"noLibrary\":{}}}' >&2\nexit 1").path
        let maker = PictureMaker(program: file, arguments: [])
        let receipts = Receipts(maker: maker, directory: directory.path)
        func received(_ bytes: [UInt8], isKept: Bool) throws -> [ReceivedReceipt] {
            try receipts.received(
                in: FormInput(isKept ? [("keep_original", "1")] : [], files: [.init(field: "attachment", name: "a", bytes: SpooledBytes(bytes))]),
                from: User.ID(milliseconds: 1))
        }
        #expect(try received(SampleFile.png, isKept: false) == [.refused(.noPictureLibrary)])
        #expect(try received(SampleFile.png, isKept: true) == [.accepted(.init(name: "a.png", type: .png, bytes: SampleFile.png))])
        let pdf = Array("%PDF-1.7".utf8)
        #expect(try received(pdf, isKept: false) == [.accepted(.init(name: "a.pdf", type: .pdf, bytes: pdf))])
        maker.stop()
        #expect(try received(SampleFile.png, isKept: true) == [.refused(.picturesBusy)])
    }

    @Test func `more than ten files are refused with a sentence`() throws {
        let ada = try Household().ada, id = SampleID.transaction(9)
        func add() throws -> WebPage {
            try ada.get("/transactions/\(id)/edit")
            let file = FormValue.file(name: "new.png", type: "image/png", bytes: SampleFile.png)
            return try ada.web.submit("/transactions/\(id)", filling: ["attachment": file])
        }
        for _ in 2...Bookkeeping.Receipt.limitPerRecord { #expect(try add().target == "/transactions/\(id)") }
        let answer = try add()
        #expect(answer.status == 422 && answer.response.text.contains("A record can have up to 10 receipts."))
    }

    @Test func `the ending of a receipt follows what it is, that of one from before too`() throws {
        let household = try Household()
        #expect(try Self.upload(household, "b.html", SampleFile.png).status == 303)
        let attachment = try #require(try TransactionTests.record(household)?.receipts.first)
        #expect(attachment.name == "b.png")
        try household.site.execute("UPDATE attachment SET name = 'b.html'")
        #expect(try household.ada.fetch("/attachments/\(attachment.id)")["Content-Disposition"] == "attachment; filename*=UTF-8''b.png")
        let page = try household.ada.get("/transactions/\(SampleID.transaction(500))/edit")
        #expect(page.response.text.contains("b.png") && !page.response.text.contains("b.html"))
        let shown = try household.program().get("/transactions/\(SampleID.transaction(500))")
        #expect(shown.json["attachment"]?["name"]?.text == "b.png" && shown.json["attachments"]?.list?.count == 1)
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
        let attachment = try #require(try TransactionTests.record(household)?.receipts.first)
        let answer = try household.ada.fetch("/attachments/\(attachment.id)")
        #expect(answer.status == 200)
        #expect(answer["Set-Cookie"]?.contains("x=1") != true)
        let shown = try #require(answer["Content-Disposition"])
        #expect(
            shown.hasPrefix("attachment; filename*=UTF-8''") && !shown.contains("%2F") && !shown.contains("%5C") && !shown.contains("%0D")
                && !shown.contains("%E2%80%AE"))
    }

    @Test func `receipts are added and removed one by one, and go away with their record`() throws {
        let household = try Household()
        let id = SampleID.transaction(9), first = try household.attachment(of: id), ada = household.ada
        try ada.get("/transactions/\(id)/edit")
        try ada.web.submit("/transactions/\(id)", filling: ["attachment": .file(name: "new.png", type: "image/png", bytes: SampleFile.png + [0])])
        #expect(try ada.fetch("/attachments/\(first)").status == 200)
        #expect(try ada.get("/transactions/\(id)").document.all("a").filter { $0.has("download") }.map(\.text) == ["receipt.png", "new.png"])
        try ada.get("/transactions/\(id)/edit")
        try ada.web.submit("/transactions/\(id)", filling: ["remove_attachment": .text(first)])
        #expect(try ada.fetch("/attachments/\(first)").status == 404)
        let second = try household.attachment(of: id)
        #expect(try ada.fetch("/attachments/\(second)").status == 200)
    }

    @Test func `the receipt of a deleted record is not there until it is restored`() throws {
        let household = try Household()
        let id = SampleID.transaction(9), attachment = try household.attachment(of: id), deletion = SampleID.deletion(60)
        let before = try household.ada.fetch("/attachments/\(attachment)").body
        #expect(Bookkeeping.Receipt.FileType(firstBytes: before) == .png)
        try household.ada.post("/transactions/\(id)/delete", [("deletion", deletion)])
        #expect(try household.ada.fetch("/attachments/\(attachment)").status == 404)
        try household.ada.post("/trash/\(deletion)/restore")
        #expect(try household.ada.fetch("/attachments/\(attachment)").body == before)
    }

    @Test func `a file that is too large is refused with a page`() throws {
        let household = try Household()
        let large = try Self.upload(household, "large.png", SampleFile.png + [UInt8](repeating: 0, count: 8 * 1024 * 1024))
        #expect(large.status == 422)
        let huge = try Self.upload(household, "huge.png", SampleFile.png + [UInt8](repeating: 0, count: 33 * 1024 * 1024))
        #expect(huge.status == 413)
        #expect(huge.document.first("h1")?.text == "That is too large")
        #expect(String(decoding: huge.body, as: UTF8.self).contains("All receipts of a record together can have up to 32 MB at once."))
    }
}
