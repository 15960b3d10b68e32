import Foundation
import MicroHTTP
import TestSupport
import Testing

@testable import Storage
@testable import Web

/// Requests in progress while their session ends: after a password change or reset, a thief gains no other way in through them.
@Suite struct EndedSessionTests {
    /// An import needs an uploaded file, and passkeys need a device.
    static let routes = SiteRoute.posting.filter {
        $0.requires(.confirmed) && !$0.needsDevice && !$0.pattern.hasPrefix("/settings/import")
    }

    @Test(arguments: routes) func `what asks for a proof does nothing in a session that has just ended`(route: SiteRoute) throws {
        let household = try Household()
        try Self.expectNothing(from: household.ada, try route.path(in: household), try route.form(household))
        let transfers = try? FileManager.default.contentsOfDirectory(atPath: household.site.store.directory + "/transfers")
        #expect(transfers ?? [] == [])
    }

    @Test func `it adds no passkey either`() throws {
        let scene = try PasskeyScene(), browser = scene.ada
        var passkey = try SoftwarePasskey(.es256)
        try Self.expectNothing(from: browser, "/settings/passkeys", try PasskeyScene.registration(browser, &passkey))
    }

    @Test func `it imports nothing`() throws {
        let household = try Household(), ada = household.ada
        let export = try ada.send("/settings/export")
        #expect(try ada.upload("/settings/import", [], file: ("file", "penny.zip", export.body)).status == 303)
        try Self.expectNothing(from: ada, "/settings/import/replace", [])
    }

    /// Ends all sessions between the moment when a form's visitor is identified and the moment when the form is acted on.
    private static func expectNothing(from browser: Browser, _ path: String, _ form: [(String, String)]) throws {
        let application = browser.site.application
        var headers = Headers()
        headers.add("Cookie", browser.web.cookies.cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; "))
        let fields = FormEncoding.urlEncoded(form.map { FormEntry(name: $0.0, value: .text($0.1)) })
        var request = Request(posting: try Fields(urlEncoded: fields), to: path, headers: headers)
        request.isSecure = browser.web.origin.hasPrefix("https:")
        request.host = String(browser.web.origin.trimmingPrefix(/https?:\/\//))

        guard case .found(let page, let parameters) = application.routes.match(.post, path) else { throw Household.Missing(what: path) }
        var visit = try application.visitors.visit(request, parameters: parameters, book: page.book)
        visit.posted = FormFields(try request.form, writing: visit.writing)
        try #require(visit.person != nil && page.requirements.contains(.confirmed))
        let witness = try DatabaseWitness(browser.site)
        try browser.site.store.write { _ = try $0.connection.run("DELETE FROM session") }
        // The index of words and the count of erased books tell of an import that was given up.
        func rows() throws -> [String] { try witness.rows.filter { !$0.hasPrefix("site ") && !$0.hasPrefix("record_search_") } }
        let before = try rows()
        #expect(throws: StoreError.conflict(.sessionEnded)) { _ = try page.handler(visit) }
        try browser.site.store.eraseResidualData()
        #expect(try rows() == before)
    }
}
