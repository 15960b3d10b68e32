import Foundation
import TestSupport
import Testing
import Views

/// The properties of every page.
@Suite struct PageTests {
    /// Expects what every page promises: its status, headers and markup, icons that are in the sprite, and links that lead somewhere. The pages are visited once,
    /// by ``GoldenTests``.
    static func expectPromises(of page: WebPage, in state: PageState, by household: Household) {
        expectMarkup(of: page, in: state, by: household)
        let used = page.document.all("use").compactMap { $0["href"]?.split(separator: "#").last.map(String.init) }
        #expect(Set(used).subtracting(icons) == [])
        expectLinks(of: page, in: state, by: household)
    }

    /// The names of the icons of the sprite.
    private static let icons: Set<String> = {
        let sprite = (try? String(contentsOf: SourceTree.root.appending(path: "Public/icons.svg"), encoding: .utf8)) ?? ""
        return Set(HTMLDocument(sprite).elements.compactMap { $0["id"] })
    }()

    private static func expectMarkup(of page: WebPage, in state: PageState, by household: Household) {
        #expect(page.status == state.status)
        #expect(page.response["Content-Type"] == "text/html; charset=utf-8")
        expectHeaders(page.response, isSecure: state.isSecure)
        #expect(AccessibilityAudit.problems(in: page.document) == [])
        // The link to HTTPS leads to the same site at another port, and the one to a calendar by another scheme.
        let others = ["https://penny.local:8443/", "webcal://penny.local:8080/recurring/"]
        let own = { (link: String) in others.contains(where: link.hasPrefix) || link == "https://penny.local/" }
        #expect(page.document.externalLinks.filter { !credits.contains($0) && !own($0) } == [])
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

    private static func expectLinks(of page: WebPage, in state: PageState, by household: Household) {
        let browser = household.ada
        // The frame has the same links on every page. They are followed from the pages that are kept with it.
        let frame = GoldenTests.framed.contains(state.name) ? [] : Set(page.document.frameLinks(from: page.target))
        let dead = page.document.deadLinks(from: page.target) { link in
            if frame.contains(link) { return true }
            if link.method == "POST" {
                return SiteRoute.posting.contains { matches($0.pattern, link.path) || matches("/household" + $0.pattern, link.path) }
            }
            let answer = try? browser.fetch(link.target)
            // A link to something just deleted, or visible to the page's own visitor only, is resolved by its route.
            if answer?.status == 404, link.path == "/reset" { return page.status == 404 }
            if answer?.status == 404 {
                return SiteRoute.reading.contains { $0.kind != nil && matches($0.pattern, link.path) } && !page.target.hasPrefix("/records")
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

    @Test func `the sprite has icons`() { #expect(Self.icons.count > 50) }

    @Test func `the names of the states are distinct`() {
        let names = PageState.all.map(\.name)
        #expect(Set(names).count == names.count)
    }
}
