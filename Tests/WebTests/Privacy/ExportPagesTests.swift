import Archives
import Foundation
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage

/// Exports and imports through the pages.
@Suite struct ExportPagesTests {
    static func export(_ browser: Browser) throws -> [UInt8] {
        let answer = try browser.send("/settings/export")
        #expect(answer.status == 200 && answer["Content-Type"] == "application/zip")
        return answer.body
    }

    static func upload(_ bytes: [UInt8], _ browser: Browser, name: String = "penny.zip") throws -> WireResponse {
        try browser.upload("/settings/import", [], file: ("file", name, bytes))
    }

    private static func kept(_ household: Household) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: household.site.directory.path + "/transfers")) ?? []
    }

    @Test func `an export is a download of today with the person's name, and leaves nothing behind`() throws {
        let household = try Household()
        let answer = try household.ada.send("/settings/export")
        #expect(answer["Content-Disposition"] == "attachment; filename*=UTF-8''penny-ada-2025-11-20.zip")
        #expect(answer["Cache-Control"] == "no-store" && Array(answer.body.prefix(2)) == Array("PK".utf8))
        #expect(Self.kept(household) == [])
        #expect(household.site.events.lines.contains { $0.hasPrefix("exported: user") })
        #expect(try Self.export(household.ada) == answer.body)
    }

    @Test func `an export comes to another server by way of a preview, and is the same there`() throws {
        let old = try Household(), new = try TestSite()
        let bytes = try Self.export(old.ada), browser = new.browser()
        _ = try browser.post("/sign-up", [("username", "ada"), ("email", "ada@example.org"), ("password", Household.password)])
        let answer = try Self.upload(bytes, browser)
        #expect(answer.status == 303 && answer["Location"] == "/settings/import/preview")
        let preview = try browser.get("/settings/import/preview").document.text
        let count = try old.site.store.export(try old.book("ada")) { try $0.exportedRecordCount().all }
        #expect(preview.contains("Exported for ada") && preview.contains("\(count) records") && preview.contains("nothing is lost"))
        let done = try browser.post("/settings/import/replace")
        #expect(done.document.text.contains("Everything in the file has been imported."))
        #expect(try Self.export(browser) == bytes)
        #expect(try new.store.check() == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: new.directory.path + "/transfers") == [])
        #expect(try browser.fetch("/settings/import/preview").status == 303)
        #expect(try browser.send("/settings/import/replace").status == 303)
        #expect(new.events.errors == [])
    }

    @Test func `an address for notifications comes back however it was typed, and the preview names it`() throws {
        let household = try Household(), address = "HTTPS://ntfy.example.org/penny"
        let saved = try household.ada.send("/settings/notifications", [("by_address", "budget"), ("address", address), ("format", "ntfy")])
        #expect(saved.status == 303)
        #expect(try Self.upload(try Self.export(household.ada), household.ada).status == 303)
        #expect(try household.ada.get("/settings/import/preview").document.text.contains("also sent to \(address)"))
        #expect(try household.ada.post("/settings/import/replace").document.text.contains("has been imported."))
    }

    @Test func `a full book is named before it goes, and stays when one thinks better of it`() throws {
        let household = try Household(), bytes = try Self.export(household.ada)
        #expect(try Self.upload(bytes, household.ada).status == 303)
        let preview = try household.ada.get("/settings/import/preview").document.text
        #expect(preview.contains("go for good.") && preview.contains("Export what you have now first"))
        #expect(Self.kept(household).count == 1)
        _ = try household.ada.send("/settings/import/cancel")
        #expect(Self.kept(household) == [])
        #expect(try Self.export(household.ada) == bytes)
    }

    /// Identities are those of a book, so that the same file in two books is two books.
    @Test func `somebody else's export becomes a book of one's own, and theirs stays as it is`() throws {
        let household = try Household(), adas = try Self.export(household.ada)
        #expect(try Self.upload(adas, household.ben).status == 303)
        let answer = try household.ben.send("/settings/import/replace")
        #expect(answer.status == 303)
        #expect(try Self.export(household.ada) == adas)
        let (adasBook, bensBook) = (try household.book("ada"), try household.book("ben"))
        let records = try household.site.store.read(adasBook) { try $0.recordCount() }
        #expect(try household.site.store.read(bensBook) { try $0.recordCount() } == records)
        #expect(Self.kept(household) == [])
        #expect(try household.site.store.check() == [])
    }

    @Test func `one person's waiting file is not another's`() throws {
        let household = try Household()
        #expect(try Self.upload(try Self.export(household.ada), household.ada).status == 303)
        #expect(try household.ben.fetch("/settings/import/preview")["Location"] == "/settings/import")
        #expect(try household.ben.send("/settings/import/replace")["Location"] == "/settings/import")
    }

    @Test(
        arguments: [
            ([], "Choose the zip file that Penny has exported."), (Array("PK\u{3}\u{4}".utf8), "This is not a whole zip file."),
            (Array("hello".utf8), "This is not a whole zip file."), (SampleFile.png, "This is not a whole zip file."),
        ] as [([UInt8], String)])
    func `what is no export is refused with a sentence`(bytes: [UInt8], sentence: String) throws {
        let household = try Household()
        let answer = try Self.upload(bytes, household.ada)
        #expect(answer.status == 422 && answer.document.text.contains(sentence))
        #expect(Self.kept(household) == [])
    }

    @Test func `a changed export never gives an error page, and touches nobody else's book`() throws {
        let household = try Household(), bytes = try Self.export(household.ada), bens = try Self.export(household.ben)
        var random = SeededRandom.ofRun()
        for _ in 0..<300 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                changed[Int.random(in: 0..<changed.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) { changed = Array(changed.prefix(.random(in: 0..<changed.count, using: &random))) }
            let answer = try Self.upload(changed, household.ada)
            #expect([303, 422].contains(answer.status))
            if answer.status == 303 { #expect([303, 422].contains(try household.ada.send("/settings/import/replace").status)) }
        }
        #expect(try Self.export(household.ben) == bens)
        #expect(try household.site.store.check() == [])
        #expect(household.site.events.errors == [])
    }

    @Test func `only somebody who is signed in may send much`() throws {
        let household = try Household(), much = [UInt8](repeating: 0, count: 300_000)
        #expect(try Self.upload(much, household.site.browser()).status == 413)
        #expect(try Self.upload(much, household.ada).status == 422)
    }

    @Test func `a file that nobody came back for goes`() throws {
        let household = try Household()
        #expect(try Self.upload(try Self.export(household.ada), household.ada).status == 303)
        // Files have the machine's time.
        household.site.clock.set(seconds: Int64(Date().timeIntervalSince1970) + 3_500)
        try household.site.application.maintenance.run()
        #expect(Self.kept(household).count == 1)
        household.site.clock.advance(seconds: 200)
        try household.site.application.maintenance.run()
        #expect(Self.kept(household) == [])
    }

    @Test func `an import succeeds while something reads the database, and what it replaced is overwritten later`() throws {
        let household = try Household(), site = household.site
        let bytes = try Self.export(household.ada)
        _ = try household.ada.send("/settings/profile", [("username", "ada"), ("email", "ada@example.org"), ("first_name", "Zanzibar")])
        #expect(try Self.upload(bytes, household.ada).status == 303)
        let reader = try HeldReader(site)
        let answer = try household.ada.send("/settings/import/replace")
        #expect(answer.status == 303 && answer["Location"] == "/settings")
        #expect(try site.store.read { try $0.audit.entries(AuditQuery(limit: 1)).map(\.act) } == [.imported])
        #expect(HeldReader.finds("Zanzibar", in: site))
        try reader.end()
        try site.application.maintenance.run()
        #expect(!HeldReader.finds("Zanzibar", in: site))
    }
}
