import Synchronization
import TestSupport
import Testing

@testable import Fetching

struct PostTests {
    static let fields = [(name: "Content-Type", value: "text/plain")]

    @Test func `a message arrives with its headers, once`() throws {
        let seen = Mutex<[String]>([])
        let server = try LoopbackServer { request in
            seen.withLock {
                $0.append(
                    "\(request.method) \(request.target) \(request["Content-Type"] ?? "") \(request["Title"] ?? "") \(String(decoding: request.body, as: UTF8.self))"
                )
            }
            return WireResponse(status: 200)
        }
        try Fetcher().post(server.origin + "/topic", Array("Grüße".utf8), headers: Self.fields + [("Title", "=?UTF-8?B?w6k=?=")])
        try Fetcher().post(server.origin + "/empty", [], headers: Self.fields)
        #expect(seen.withLock { $0 } == ["POST /topic text/plain =?UTF-8?B?w6k=?= Grüße", "POST /empty text/plain  "])
    }

    @Test(arguments: [400, 401, 404, 429, 500, 503]) func `any other status than a good one is a failure`(status: Int) throws {
        let server = try LoopbackServer { _ in WireResponse(status: status) }
        #expect(throws: FetchFailure.status(status)) { try Fetcher().post(server.origin, [1], headers: Self.fields) }
    }

    @Test(arguments: [301, 302, 303, 307, 308]) func `a redirect is not followed`(status: Int) throws {
        let second = Mutex(0)
        let inside = try LoopbackServer { _ in
            second.withLock { $0 += 1 }
            return WireResponse(status: 200)
        }
        let server = try LoopbackServer { _ in WireResponse(status: status, headers: [("Location", inside.origin)]) }
        #expect(throws: FetchFailure.tooManyRedirects) { try Fetcher().post(server.origin, [1], headers: Self.fields) }
        #expect(second.withLock { $0 } == 0)
    }

    @Test(arguments: [
        "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 1001\r\n\r\n\(LimitTests.body)",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3e9\r\n\(LimitTests.body)\r\n",
    ])
    func `an answer that is too long is let go, and the message has arrived`(answer: String) throws {
        let server = try LoopbackServer(serving: { _, connection in
            try connection.write(answer)
            throw TCPConnection.Failure.closed
        })
        #expect(try LimitTests.small.post(server.origin, [1], headers: Self.fields).body == [])
    }

    @Test func `what is answered to a message is returned`() throws {
        let server = try LoopbackServer { _ in WireResponse(status: 200, body: Array("an answer".utf8)) }
        #expect(try Fetcher().post(server.origin, [], headers: []).body == Array("an answer".utf8))
    }

    @Test func `an answer that is too long does not hide a refusal`() throws {
        let server = try LoopbackServer { _ in WireResponse(status: 500, body: Array(LimitTests.body.utf8)) }
        #expect(throws: FetchFailure.status(500)) { try LimitTests.small.post(server.origin, [1], headers: Self.fields) }
    }

    @Test(arguments: [
        "http://127.0.0.1", "http://localhost", "http://[::1]", "http://0", "http://2130706433", "http://[::ffff:127.0.0.1]",
        "http://169.254.169.254/",
        "http://224.0.0.1/", "http://100.100.100.200/", "http://[fe80::1]/",
    ])
    func `with private networks allowed, this machine and its link are still out of reach`(origin: String) throws {
        let server = try LoopbackServer { _ in WireResponse(status: 200) }
        var fetcher = Fetcher()
        fetcher.reach = .publicInternetAndPrivateNetworks
        let address = origin.hasSuffix("/") ? origin : "\(origin):\(server.port)/"
        _ = withExtendedLifetime(server) {
            #expect(throws: FetchFailure.forbiddenAddress) { try fetcher.post(address, [1], headers: Self.fields) }
        }
    }

    @Test(arguments: [
        "ftp://example.org/", "file:///etc/passwd", "gopher://127.0.0.1/", "//example.org", "http://user:secret@example.org/", "http://a b/", "",
    ])
    func `what is no web address is refused before anything is sent`(address: String) {
        #expect(throws: FetchFailure.badAddress) { try Fetcher().post(address, [1], headers: Self.fields) }
    }

    @Test(arguments: ["a\r\nBcc: x", "é", ""]) func `a header that is not one line of ASCII is refused`(value: String) {
        #expect(throws: FetchFailure.badHeader) { try Fetcher().post("http://127.0.0.1:1/", [1], headers: [("Title", value)]) }
    }

    @Test func `a server that does not answer ends with the time limit, or when nobody waits any more`() throws {
        let server = try LoopbackServer(talking: { connection in while true { _ = try connection.read(count: 1) } })
        var fetcher = Fetcher()
        fetcher.timeLimit = .milliseconds(200)
        #expect(throws: FetchFailure.timedOut) { try fetcher.post(server.origin, [1], headers: Self.fields) }
        #expect(throws: FetchFailure.cancelled) { try Fetcher().post(server.origin, [1], headers: Self.fields, isWanted: { false }) }
    }
}
