import Foundation
import TestSupport
import Testing
import Views

/// The properties of every page.
@Suite struct PageTests {
    @Test(arguments: PageState.all) func `a page has the status, headers and markup that every page has`(state: PageState) throws {
        let household = try Household()
        let page = try state.open(household)
        #expect(page.status == state.status)
        #expect(page.response["Content-Type"] == "text/html; charset=utf-8")
        Self.expectHeaders(page.response, isSecure: state.isSecure)
        #expect(AccessibilityAudit.problems(in: page.document) == [])
        // The link to HTTPS leads to the same site at another port, and the one to a calendar by another scheme.
        let others = ["https://penny.local:8443/", "webcal://penny.local:8080/recurring/"]
        let own = { (link: String) in others.contains(where: link.hasPrefix) || link == "https://penny.local/" }
        #expect(page.document.externalLinks.filter { !Self.credits.contains($0) && !own($0) } == [])
        #expect(household.site.events.errors == [])
    }

    /// The map's attribution, the sample banner's link, and the authors on the page about Penny.
    static let credits =
        ["https://luigi.example/tea", "https://www.geonames.org/", "https://creativecommons.org/licenses/by/4.0/"]
        + (Credit.software + Credit.data).map(\.url)

    static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "connect-src 'self'", "manifest-src 'self'",
        "form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'",
    ]

    static func expectHeaders(_ response: WireResponse, isSecure: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) {
        let sent = (response["Content-Security-Policy"] ?? "").components(separatedBy: "; ")
        #expect(Set(sent) == Set(policy), sourceLocation: sourceLocation)
        #expect(response["X-Content-Type-Options"] == "nosniff", sourceLocation: sourceLocation)
        #expect(response["X-Frame-Options"] == "DENY", sourceLocation: sourceLocation)
        #expect(response["Referrer-Policy"] == "same-origin", sourceLocation: sourceLocation)
        #expect(
            response["Cross-Origin-Opener-Policy"] == (isSecure ? "same-origin" : nil), "browsers warn of it on plain HTTP",
            sourceLocation: sourceLocation)
        #expect(response["Cross-Origin-Resource-Policy"] == "same-origin", sourceLocation: sourceLocation)
        #expect(response["Permissions-Policy"]?.contains("camera=()") == true, sourceLocation: sourceLocation)
        #expect(response["Cache-Control"] == "no-store", sourceLocation: sourceLocation)
        #expect((response["Strict-Transport-Security"] != nil) == isSecure, sourceLocation: sourceLocation)
        #expect(response["Server"] == nil, sourceLocation: sourceLocation)
    }

    @Test(arguments: PageState.all) func `every link and form of a page leads somewhere`(state: PageState) throws {
        let household = try Household()
        let page = try state.open(household)
        let browser = household.ada
        let dead = page.document.deadLinks(from: page.target) { link in
            if link.method == "POST" {
                return SiteRoute.posting.contains { Self.matches($0.pattern, link.path) || Self.matches("/household" + $0.pattern, link.path) }
            }
            let answer = try? browser.fetch(link.target)
            // A link to something just deleted, or visible to the page's own visitor only, is resolved by its route.
            if answer?.status == 404, link.path == "/reset" { return page.status == 404 }
            if answer?.status == 404 {
                return SiteRoute.reading.contains { $0.kind != nil && Self.matches($0.pattern, link.path) } && !page.target.hasPrefix("/records")
            }
            // An invitation that is used, and leaving as the administrator, are pages that say why it is not possible.
            return answer.map { [200, 303, 409, 410].contains($0.status) } ?? false
        }
        #expect(dead.filter { !$0.contains("GET /nowhere") && !$0.contains("GET /sign-out") && !$0.contains("GET /records/nowhere") } == [])
    }

    static func matches(_ pattern: String, _ path: String) -> Bool {
        let wanted = pattern.split(separator: "/"), given = path.split(separator: "/")
        return wanted.count == given.count
            && zip(wanted, given).allSatisfy { ["{id}", "{token}", "{token}.ics", "{limit}", "{transaction}"].contains($0) || $0 == $1 }
    }

    @Test(arguments: PageState.all) func `every icon of a page is in the sprite`(state: PageState) throws {
        let page = try state.open(try Household())
        let sprite = HTMLDocument(try String(contentsOf: SourceTree.root.appending(path: "Public/icons.svg"), encoding: .utf8))
        let used = page.document.all("use").compactMap { $0["href"]?.split(separator: "#").last.map(String.init) }
        #expect(Set(used).filter { sprite.element(id: $0) == nil } == [])
    }

    @Test func `the names of the states are distinct`() {
        let names = PageState.all.map(\.name)
        #expect(Set(names).count == names.count)
    }
}
