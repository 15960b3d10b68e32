import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage

/// Exports and imports of a household's book through the pages.
@Suite struct HouseholdExportPagesTests {
    static func export(_ browser: Browser) throws -> [UInt8] {
        let answer = try browser.send("/household/settings/export")
        #expect(answer.status == 200 && answer["Content-Type"] == "application/zip")
        return answer.body
    }

    static func upload(_ bytes: [UInt8], _ browser: Browser) throws -> WireResponse {
        try browser.upload("/household/settings/import", [], file: ("file", "hales.zip", bytes))
    }

    /// Returns the export of Ada's household on another server, with records that people paid.
    static func ofAnotherServer() throws -> [UInt8] { try export(Debts(Household()).household.ada) }

    @Test func `an export is a download of today with the household's name, and the settings lead the administrator there`() throws {
        let household = try Household()
        try household.share()
        let answer = try household.ada.send("/household/settings/export")
        #expect(answer["Content-Disposition"] == "attachment; filename*=UTF-8''penny-The%20Hales-2025-11-20.zip")
        #expect(household.site.events.lines.contains { $0.hasPrefix("household exported: by user") })
        #expect(try household.site.store.read { try $0.audit.entries(AuditQuery(limit: 1)).map(\.act) } == [.householdExported])
        for (browser, isOffered) in [(household.ada, true), (household.ben, false)] {
            let links = try browser.get("/household/settings").document.all("a").compactMap { $0["href"] }
            for path in ["/household/settings/export", "/household/settings/import"] { #expect(links.contains(path) == isOffered) }
        }
        let links = try household.ada.get("/household/dissolve").document.all("a").compactMap { $0["href"] }
        #expect(links.contains("/household/settings/export"), "whoever ends it may keep a copy")
    }

    @Test func `the book comes to another server, whose administrator says who they are`() throws {
        let new = try Household(), bytes = try Self.ofAnotherServer()
        try new.makeHousehold("The Adas", of: "ada")
        #expect(try Self.upload(bytes, new.ada)["Location"] == "/household/settings/import/preview")
        let preview = try new.ada.get("/household/settings/import/preview").document
        #expect(preview.text.contains("The shared book The Hales") && preview.text.contains("3 people") && preview.text.contains("2 records"))
        let names = preview.element(id: "own")?.all("option").map(\.text) ?? []
        #expect(names.count == 4 && names.contains("Ida") && names.last == "None of them")
        let own = try #require(preview.element(id: "own")?.all("option").first { $0.text.hasPrefix("Ada") }?["value"])
        let done = try new.ada.post("/household/settings/import/replace", [("own", own)])
        #expect(done.document.text.contains("Everything in the file has been imported."))
        let people = try new.ada.get("/household/people").document.text
        #expect(people.contains("Ben") && people.contains("Ida") && people.contains("Name only"))
        let balances = try new.ada.get("/household/balances").document.text
        #expect(balances.contains("57.40") && balances.contains("Ben"))
        // Ben's own book on this server has nothing to do with it.
        #expect(try new.ben.fetch("/household/records").status == 404)
        #expect(try new.site.store.check() == [] && new.site.events.errors == [])
    }

    @Test func `whoever is in the file is asked nothing, and gets the same file again`() throws {
        let household = try Debts(Household()).household, bytes = try Self.export(household.ada)
        #expect(try Self.upload(bytes, household.ada).status == 303)
        #expect(try household.ada.get("/household/settings/import/preview").document.element(id: "own") == nil)
        #expect(try household.ada.send("/household/settings/import/replace").status == 303)
        #expect(try Self.export(household.ada) == bytes)
        #expect(try household.ben.fetch("/household/records").status == 200)
        #expect(try household.site.store.check() == [])
    }

    @Test func `somebody who is not in the file is nobody of it`() throws {
        let household = try Household()
        try household.makeHousehold("The Adas", of: "ada")
        #expect(try Self.upload(try Self.ofAnotherServer(), household.ada).status == 303)
        let other = HouseholdMember.ID(milliseconds: 99)
        #expect(try household.ada.send("/household/settings/import/replace", [("own", "\(other)")]).status == 400)
        #expect(try household.ada.fetch("/household/settings/import/preview").status == 200, "the file is still there")
        #expect(try household.ada.send("/household/settings/import/replace", [("own", "")]).status == 303)
        #expect(try household.ada.get("/household/people").document.text.contains("Ada"))
    }

    @Test func `each kind of file is refused in the wrong place, with the way to the right one`() throws {
        let household = try Debts(Household()).household
        let shared = try Self.export(household.ada), own = try ExportPagesTests.export(household.ada)
        let refused = try ExportPagesTests.upload(shared, household.ada)
        #expect(refused.status == 422 && refused.document.text.contains("This is the export of a shared book."))
        let back = try Self.upload(own, household.ada)
        #expect(back.status == 422 && back.document.text.contains("This is the export of a person’s own book."))
    }

    @Test func `the files that wait for both books of one person are two`() throws {
        let household = try Debts(Household()).household
        #expect(try Self.upload(try Self.export(household.ada), household.ada).status == 303)
        #expect(try ExportPagesTests.upload(try ExportPagesTests.export(household.ada), household.ada).status == 303)
        #expect(try household.ada.get("/settings/import/preview").document.text.contains("Exported for ada"))
        #expect(try household.ada.get("/household/settings/import/preview").document.text.contains("The shared book The Hales"))
        _ = try household.ada.send("/household/settings/import/cancel")
        #expect(try household.ada.fetch("/household/settings/import/preview").status == 303)
        #expect(try household.ada.fetch("/settings/import/preview").status == 200)
    }

    @Test func `an administrator who has handed over meanwhile imports nothing`() throws {
        let household = try Debts(Household()).household, ben = try household.place(of: "ben")
        #expect(try Self.upload(try Self.export(household.ada), household.ada).status == 303)
        _ = try household.ada.send("/household/people/\(ben)/role", [("role", "administrator")])
        #expect(try household.ada.send("/household/settings/import/replace").status == 403)
        #expect(try household.ben.fetch("/household/settings/import/preview").status == 303, "the file is hers")
    }
}
