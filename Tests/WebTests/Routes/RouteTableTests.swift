import Foundation
import MicroHTTP
import TestSupport
import Testing

@testable import Web

@Suite struct RouteTableTests {
    static let written = SourceTree.files("Sources/Web").first { $0.path.hasSuffix("/Routes.swift") }?.text ?? ""

    @Test func `every route of the site is in the table of these tests`() throws {
        #expect(Set(SiteRoute.all.map(\.name)).count == SiteRoute.all.count)
        #expect(
            Self.written.components(separatedBy: "site.add(").count - 1 == SiteRoute.all.count, "a route has no tests: add it to SiteRoute.all")
        let routes = try Household().site.application.routes
        for route in SiteRoute.all {
            let method = try #require(Method(rawValue: route.method))
            guard case .found(let page, let parameters) = routes.match(method, route.pattern) else {
                Issue.record("\(route.name) is in SiteRoute.all and no longer in Routes.swift")
                continue
            }
            #expect(page.requirements == route.access.requirements, "\(route.name)")
            #expect(parameters["id"] == (route.pattern.contains("{id}") ? "{id}" : nil), "\(route.name) has no route of its own")
        }
    }

    @Test func `every path that is declared leads somewhere`() throws {
        let text = SourceTree.files("Sources/SitePaths").first { $0.path == "Sources/SitePaths/Paths.swift" }?.text ?? ""
        let paths = text.matches(of: /: (Link|PathWithID) \{ \w+\((?:ofBook: )?"([^"]+)"(?:, "([^"]+)")?\) \}/).map {
            $0.output.2 + ($0.output.1 == "PathWithID" ? "{id}" : "") + ($0.output.3 ?? "")
        }
        #expect(paths.count > 100)
        let routes = try Household().site.application.routes
        for path in paths where !path.hasPrefix("/api/") && path != "/map/tiles/" {
            if case .notFound = routes.match(.get, String(path)) { Issue.record("\(path) has no route") }
        }
    }

    @Test func `every route is added where the table reads it`() {
        let elsewhere = SourceTree.files("Sources/Web").filter { $0.text.contains(".add(.get,") || $0.text.contains(".add(.post,") }
        #expect(elsewhere.map(\.path) == ["Sources/Web/Routes.swift"])
    }

    @Test(arguments: SiteRoute.reading) func `every page answers the person who may see it`(route: SiteRoute) throws {
        let household = try Household()
        let answer = try household.ada.fetch(try route.path(in: household))
        // No tile server is configured, and a reset page without its link does not exist.
        let hasNothing = ["/map/tiles/", "/banners/"].contains { route.pattern.hasPrefix($0) } || route.pattern == "/reset"
        // Nothing is chosen, no file is uploaded. The keys were at `/settings/keyboard` before they were a page of the guide.
        let isGate = [
            "/records/change", "/records/delete", "/records/export", "/sign-in", "/sign-up", "/sign-in/code", "/sign-in/passkey", "/locked",
            "/settings/import/preview", "/settings/keyboard",
        ].contains(route.pattern)
        // An administrator hands over first.
        let isRefused = route.pattern == "/household/leave"
        #expect(answer.status == (isGate ? 303 : hasNothing ? 404 : isRefused ? 409 : 200))
        #expect(household.site.events.errors == [])
    }

    @Test(arguments: SiteRoute.posting.filter { !$0.needsDevice }) func `every form is accepted from the person who may send it`(route: SiteRoute)
        throws
    {
        let household = try Household()
        let browser = route.access == .anyone ? household.site.browser() : household.ada
        let answer = try browser.send(try route.path(in: household), try route.form(household))
        let answersItself = [
            "/operator/invitations", "/operator/users/{id}/reset", "/transactions/place", "/settings/one-time-passwords", "/settings/export",
            "/settings/tokens", "/household/invitations", "/recurring/feed",
        ].contains(route.pattern)
        // A file cannot be sent this way, and the only operator cannot delete their account.
        let isRefused = ["/settings/import", "/settings/delete", "/import"].contains(route.pattern)
        #expect(answer.status == (isRefused ? 422 : answersItself ? 200 : 303), "\(answer.document.text.prefix(600))")
        #expect(household.site.events.errors == [])
    }

    @Test(arguments: SiteRoute.reading) func `looking at a page writes nothing`(route: SiteRoute) throws {
        let household = try Household()
        let path = try route.path(in: household), witness = try DatabaseWitness(household.site)
        let before = try witness.version
        for browser in [household.ada, household.ben, household.site.browser()] {
            _ = try browser.fetch(path)
            _ = try browser.web.send(WireRequest("HEAD", path))
        }
        #expect(try witness.version == before)
    }

    @Test(arguments: SiteRoute.all.filter { $0.access != .anyone }) func `whoever is not signed in is led to the sign-in`(route: SiteRoute) throws {
        let household = try Household()
        let guest = household.site.browser(), path = try route.path(in: household)
        let answer = route.method == "GET" ? try guest.fetch(path + "?view=weekly") : try guest.send(path, try route.form(household))
        #expect(answer.status == 303)
        let next = route.method == "GET" ? "?next=" + path.replacing("/", with: "%2F") + "%3Fview%3Dweekly" : ""
        #expect(answer["Location"] == "/sign-in" + next)
    }

    @Test(arguments: SiteRoute.all.filter { $0.requires(.operator) }) func `the operator's pages are closed to members`(route: SiteRoute) throws {
        let household = try Household()
        let witness = try DatabaseWitness(household.site)
        let path = try route.path(in: household), before = try witness.version
        let answer = route.method == "GET" ? try household.ben.fetch(path) : try household.ben.send(path, try route.form(household))
        #expect(answer.status == 403)
        #expect(try witness.version == before)
    }

    @Test(arguments: ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW"])
    func `a method that is not served is refused with the ones that are`(method: String) throws {
        let household = try Household()
        for path in ["/", "/records", "/transactions/\(SampleID.transaction(1))", "/sign-out"] {
            let answer = try household.ada.web.send(WireRequest(method, path))
            #expect(answer.status == 405)
            let allow = Set((answer["Allow"] ?? "").split(separator: ", "))
            #expect(!allow.isEmpty && allow.isSubset(of: ["GET", "HEAD", "POST"]))
            #expect(answer["Content-Type"] == "text/html; charset=utf-8")
        }
    }

    @Test func `GET of an address that only takes forms is refused with POST`() throws {
        let household = try Household()
        let answer = try household.ada.fetch("/sign-out")
        #expect(answer.status == 405)
        #expect(answer["Allow"] == "POST")
    }

    @Test(arguments: SiteRoute.reading) func `HEAD answers like GET without a body`(route: SiteRoute) throws {
        let household = try Household()
        let path = try route.path(in: household)
        let get = try household.ada.fetch(path), head = try household.ada.web.send(WireRequest("HEAD", path))
        #expect(head.status == get.status)
        #expect(head["Content-Type"] == get["Content-Type"])
        #expect(head.body.isEmpty)
    }

    @Test func `the health check answers without a session`() throws {
        let answer = try TestSite().browser().fetch("/healthz")
        #expect(answer.status == 200)
        #expect(answer.text == "ok\n")
    }

    @Test(arguments: [
        "/nothing", "/records/", "/accounts/new/x", "/transactions/not-an-id", "/transactions/\(SampleID.absent)", "/penny.css/x", "/RECORDS",
    ])
    func `what is not there is a page that says so`(path: String) throws {
        let household = try Household()
        let answer = try household.ada.fetch(path)
        #expect(answer.status == 404)
        #expect(answer.document.first("h1")?.text == "This page rolled under the sofa")
        #expect(answer.text.contains("5f3a90c1"))
    }
}
