import Dispatch
import Foundation
import MapTiles
import MicroHTTP
import Synchronization
import TestSupport
import Testing

@testable import Web

/// Street tiles on maps, from a local tile server.
@Suite struct TileTests {
    /// Returns a site with a tile server.
    static func household(_ answer: @escaping @Sendable (WireRequest) -> WireResponse) throws -> (
        household: Household, server: LoopbackServer
    ) {
        let server = try LoopbackServer(answer)
        let attribution = try #require(TileAttribution("© Streets https://tiles.example/credits"))
        let source = try #require(TileSource(template: server.origin + "/{z}/{x}/{y}.png", attribution: attribution))
        return (try Household(tiles: source), server)
    }

    static let picture = WireResponse(
        status: 200, headers: [("Content-Type", "text/html"), ("Set-Cookie", "a=b"), ("X-Other", "1")], body: SampleFile.png)

    @Test func `a tile is a picture and nothing else`() throws {
        let asked = Mutex<[WireRequest]>([])
        let (household, server) = try Self.household { request in
            asked.withLock { $0.append(request) }
            return Self.picture
        }
        try withExtendedLifetime(server) {
            for _ in 1...2 {
                let answer = try household.ada.fetch(
                    "/map/tiles/12/2046/1362", headers: [("Referer", "http://penny.local:8080/map?lat=1"), ("X-Mine", "1")])
                #expect(answer.status == 200 && answer.body == SampleFile.png)
                #expect(answer["Content-Type"] == "image/png" && answer["X-Content-Type-Options"] == "nosniff")
                #expect(
                    answer["Cache-Control"] == "private, max-age=86400" && answer.all("Set-Cookie") == []
                        && answer["X-Other"] == nil)
                #expect(answer.all("Content-Security-Policy") == ["default-src 'none'; sandbox"])
            }
        }
        let requests = asked.withLock { $0 }
        #expect(requests.map(\.target) == ["/12/2046/1362.png"])
        #expect(requests.first?.headers.map(\.name) == ["Host", "User-Agent", "Accept"])
    }

    @Test(arguments: [(404, 404), (500, 504), (302, 504), (200, 504)])
    func `a tile that does not come is a picture of nothing, so that the map below stays`(status: Int, answer expected: Int)
        throws
    {
        let (household, server) = try Self.household { _ in
            WireResponse(
                status: status, headers: [("Location", "http://127.0.0.1:1/")], body: Array("<script>alert(1)</script>".utf8))
        }
        let answer = try withExtendedLifetime(server) { try household.ada.fetch("/map/tiles/12/2046/1362") }
        #expect(answer.status == expected && answer["Content-Type"] == "image/png")
        #expect(answer.body.count < 100 && answer.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(answer["Cache-Control"] == "private, max-age=60")
        #expect(household.site.events.errors == [])
    }

    @Test func `an operator is told once of a server that fails`() throws {
        let (household, server) = try Self.household { _ in WireResponse(status: 503) }
        defer { withExtendedLifetime(server) {} }
        for x in 0..<12 { #expect(try household.ada.fetch("/map/tiles/12/\(x)/7").status == 504) }
        #expect(household.site.events.lines.filter { $0.hasPrefix("map tiles") } == ["map tiles not fetched: status-503"])
    }

    @Test(arguments: [
        "/map/tiles/20/0/0", "/map/tiles/-1/0/0", "/map/tiles/3/8/0", "/map/tiles/3/0/8", "/map/tiles/x/0/0", "/map/tiles/01/0/0",
        "/map/tiles/1/0/0.png", "/map/tiles/1/0", "/map/tiles/1/0/0/0",
    ])
    func `what is no tile is not asked for`(path: String) throws {
        let count = Mutex(0)
        let (household, server) = try Self.household { _ in
            count.withLock { $0 += 1 }
            return Self.picture
        }
        #expect(try withExtendedLifetime(server) { try household.ada.fetch(path).status } == 404)
        #expect(count.withLock { $0 } == 0)
    }

    @Test func `there are no tiles unless the operator chose a server, and none for guests`() throws {
        #expect(try Household().ada.fetch("/map/tiles/1/0/0").status == 404)
        let (household, server) = try Self.household { _ in Self.picture }
        #expect(try withExtendedLifetime(server) { try household.site.browser().fetch("/map/tiles/1/0/0").status } == 303)
    }

    @Test func `maps show streets only when they are close, and say whose they are`() throws {
        let (household, server) = try Self.household { _ in Self.picture }
        try withExtendedLifetime(server) {
            let far = try household.ada.post(
                "/transactions/place", [("view_latitude", "51.5"), ("view_longitude", "-0.1"), ("view_zoom", "8")])
            #expect(far.document.all("image").isEmpty && !far.text.contains("© Streets"))
            let close = try household.ada.post(
                "/transactions/place", [("view_latitude", "51.5"), ("view_longitude", "-0.1"), ("view_zoom", "16")])
            let images = close.document.all("image")
            #expect(9...16 ~= images.count)
            for image in images { #expect(try household.ada.fetch(image["href"] ?? "").status == 200) }
            let credit = try #require(close.document.all("a").first { $0.text == "© Streets" })
            #expect(credit["href"] == "https://tiles.example/credits" && credit["rel"] == "noopener noreferrer")
        }
        #expect(
            try Household().ada.post(
                "/transactions/place", [("view_latitude", "51.5"), ("view_longitude", "-0.1"), ("view_zoom", "14")]
            ).document.all("image").isEmpty)
    }

    @Test func `tiles that are waited for keep no page waiting`() throws {
        let gate = DispatchGroup(), waiting = Mutex(0)
        gate.enter()
        let (household, server) = try Self.household { _ in
            waiting.withLock { $0 += 1 }
            _ = gate.wait(timeout: .now() + 20)
            return Self.picture
        }
        let end = DispatchGroup(), statuses = Mutex<[Int]>([])
        for x in 0..<12 {
            end.enter()
            let site = household.site, cookies = household.cookies.ada
            Thread.detachNewThread {
                let status = try? site.browser().signedIn(cookies).fetch("/map/tiles/9/\(x)/1").status
                statuses.withLock { $0.append(status ?? 0) }
                end.leave()
            }
        }
        _ = try Deadline(seconds: 10).wait(for: "fetches") { waiting.withLock { $0 } >= 4 ? true : nil }
        // Twelve requests wait, more than the database has readers.
        for path in ["/", "/records", "/transactions/new"] { #expect(try household.ada.get(path).status == 200) }
        #expect(statuses.withLock { $0 } == [])
        gate.leave()
        #expect(end.wait(timeout: .now() + 20) == .success)
        #expect(statuses.withLock { $0 } == Array(repeating: 200, count: 12))
        withExtendedLifetime(server) {}
    }

    @Test func `requests for tiles and pictures may wait, and pages do not`() {
        for path in ["/attachments/1/picture", "/household/attachments/1/preview", "/operator/health"] {
            #expect(Application.mayWait(Request(.get, path)))
        }
        #expect(!Application.mayWait(Request(.get, "/attachments/1")))
        #expect(Application.mayWait(Request(.get, "/map/tiles/1/0/0")))
        #expect(!Application.mayCompute(Request(.get, "/map/tiles/1/0/0")))
        #expect(!Application.mayWait(Request(.get, "/map/picture?lat=1&lon=1")))
    }

    @Test func `a picture that loads does not swallow what the next page says`() throws {
        let household = try Household(), ada = household.ada
        #expect(try ada.send("/transactions", try TransactionTests.form(household)).status == 303)
        #expect(try ada.fetch("/map/picture?lat=1&lon=1").status == 200)
        #expect(try ada.get("/records").text.contains("Saved "))
    }
}
