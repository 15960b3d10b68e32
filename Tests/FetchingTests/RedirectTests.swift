import Synchronization
import TestSupport
import Testing

@testable import Fetching

struct RedirectTests {
    static func redirecting(to location: @escaping @Sendable (String) -> String?) throws -> LoopbackServer {
        try LoopbackServer { request in
            guard let target = location(request.target) else {
                return WireResponse(status: 200, body: Array(request.target.utf8))
            }
            return WireResponse(
                status: 302, headers: [("Location", target), ("ETag", "\"of a redirect\"")], body: Array("moved".utf8))
        }
    }

    @Test func `a redirect is followed, and only the last answer counts`() throws {
        let server = try Self.redirecting { ["/1": "/2", "/2": "3"][$0] }
        let file = try server.get("/1")
        #expect(file.body == Array("/3".utf8))
        #expect(file.address == server.origin + "/3")
        #expect(file.entityTag == nil)
    }

    @Test func `a circle of redirects is left`() throws {
        let count = Mutex(0)
        let server = try Self.redirecting { _ in
            count.withLock { $0 += 1 }
            return "/again"
        }
        #expect(throws: FetchFailure.tooManyRedirects) { try server.get() }
        #expect(count.withLock { $0 } == 6)
        var fetcher = Fetcher()
        fetcher.redirectLimit = 0
        #expect(throws: FetchFailure.tooManyRedirects) { try server.get("/", fetcher) }
        #expect(count.withLock { $0 } == 7)
    }

    @Test(arguments: [
        "file:///etc/passwd", "FILE:///etc/passwd", "ftp://127.0.0.1/", "gopher://127.0.0.1:25/x", "dict://127.0.0.1/",
        "scp://127.0.0.1/x",
        "http://user:word@127.0.0.1/", "http://", "http://127.0.0.1:99999/",
    ])
    func `a redirect leads to the web only`(location: String) throws {
        let server = try Self.redirecting { _ in location }
        #expect(throws: FetchFailure.badRedirect) { try server.get() }
    }

    @Test func `a status after a redirect is told`() throws {
        let server = try LoopbackServer { request in
            request.target == "/gone" ? WireResponse(status: 410) : WireResponse(status: 301, headers: [("Location", "/gone")])
        }
        #expect(throws: FetchFailure.status(410)) { try server.get() }
    }
}
