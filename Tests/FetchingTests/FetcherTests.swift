import Synchronization
import TestSupport
import Testing

@testable import Fetching

struct FetcherTests {
    static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test(arguments: ["127.0.0.1", "::1"])
    func `a file comes with its type, version and date`(host: String) throws {
        let server = try LoopbackServer(host: host) { request in
            WireResponse(
                status: 200,
                headers: [
                    ("Content-Type", "Text/XML; charset=UTF-8"), ("ETag", "\"a1\""),
                    ("Last-Modified", "Fri, 20 Nov 2026 15:00:00 GMT"),
                ],
                body: Self.text("hello \(request.target)"))
        }
        let file = try server.get("/daily.xml?a=1")
        #expect(file.status == 200)
        #expect(file.body == Self.text("hello /daily.xml?a=1"))
        #expect(file.contentType == "text/xml")
        #expect(file.entityTag == "\"a1\"")
        #expect(file.lastModified == "Fri, 20 Nov 2026 15:00:00 GMT")
        #expect(file["content-TYPE"] == "Text/XML; charset=UTF-8")
        #expect(file.address == server.origin + "/daily.xml?a=1")
    }

    @Test func `a request says what it has to, and nothing about this machine`() throws {
        let seen = Mutex<[String]>([])
        let server = try LoopbackServer { request in
            seen.withLock { $0 = request.headers.map { "\($0.name): \($0.value)" } }
            return WireResponse(status: 200, headers: [("Set-Cookie", "a=b")])
        }
        let fetcher = Fetcher()
        for _ in 1...2 {
            _ = try server.get("/", fetcher)
            #expect(seen.withLock { $0 } == ["Host: 127.0.0.1:\(server.port)", "User-Agent: Penny", "Accept: */*"])
        }
    }

    @Test func `a file that has not changed is told by its status`() throws {
        let server = try LoopbackServer { request in
            request["If-None-Match"] == "\"a1\"" ? WireResponse(status: 304) : WireResponse(status: 200, body: Self.text("new"))
        }
        #expect(try server.get(headers: [("If-None-Match", "\"a1\"")]).status == 304)
        #expect(try server.get(headers: [("If-None-Match", "\"a0\"")]).body == Self.text("new"))
    }

    @Test(arguments: [("A", "b\r\nC: d"), ("A\r\nB", "c"), ("A:", "b"), ("", "b"), ("A", ""), ("A", "ü"), ("A b", "c")])
    func `a header of more than one line is never sent`(name: String, value: String) throws {
        let server = try LoopbackServer { _ in WireResponse(status: 200) }
        #expect(throws: FetchFailure.badHeader) { try server.get(headers: [(name, value)]) }
    }

    @Test(arguments: [200, 204, 299])
    func `a success is returned`(status: Int) throws {
        let server = try LoopbackServer(answeringBytes: { _ in Self.text("HTTP/1.1 \(status) X\r\nContent-Length: 0\r\n\r\n") })
        #expect(try server.get().status == status)
    }

    @Test(arguments: [300, 304, 305, 400, 401, 403, 404, 407, 410, 429, 500, 503, 599, 999])
    func `any other status is a failure`(status: Int) throws {
        let server = try LoopbackServer { _ in WireResponse(status: status, body: Self.text("sorry")) }
        #expect(throws: FetchFailure.status(status)) { try server.get() }
    }

    @Test(arguments: [
        "", "ecb.europa.eu", "//127.0.0.1/", "/etc/passwd", "file:///etc/passwd", "ftp://127.0.0.1/", "gopher://127.0.0.1/",
        "dict://127.0.0.1/",
        "javascript:alert(1)", "http://", "https://:80", "http://user@127.0.0.1/", "http://user:word@127.0.0.1/", "http://a b/",
        "http://127.0.0.1/\r\nX: y", "http://127.0.0.1/\0", "http://127.0.0.1:99999/", "http://[::1", "http://exämple.org/",
    ])
    func `what is not an address of the web is refused`(address: String) {
        #expect(!Fetcher.isAddress(address))
        #expect(throws: FetchFailure.badAddress) { try Fetcher().get(address) }
    }

    @Test(arguments: ["http://127.0.0.1", "HTTPS://example.org/a?b=c#d", "http://[::1]:8080/x", "http://pi.local:80/%20"])
    func `an address of the web is known`(address: String) {
        #expect(Fetcher.isAddress(address))
    }

    @Test(
        arguments: [
            ("http://127.0.0.1/", "127.0.0.1"), ("http://0x7f000001/", "127.0.0.1"), ("http://2130706433", "127.0.0.1"),
            ("http://127.1:80/", "127.0.0.1"),
            ("http://[::1]:8080/x", "::1"), ("http://[::ffff:10.0.0.1]/", "10.0.0.1"), ("http://localhost/", nil),
            ("https://127.0.0.1.example/", nil), ("no address", nil),
        ] as [(String, String?)])
    func `the number of a machine is read however it is spelt, and a name has none`(address: String, number: String?) {
        #expect(Fetcher.number(in: address)?.description == number)
    }

    @Test func `several threads fetch at once`() async throws {
        let server = try LoopbackServer { WireResponse(status: 200, body: Self.text($0.target)) }
        let fetcher = Fetcher()
        let bodies = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
            for index in 0..<20 { group.addTask { (index, try server.get("/\(index)", fetcher).body) } }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        #expect(bodies == Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, Self.text("/\($0)")) }))
    }

    @Test func `a failure is kept as a word`() {
        let failures: [FetchFailure] = [
            .badAddress, .badHeader, .forbiddenAddress, .notResolvable, .refused, .timedOut, .notSecure, .tooLarge, .status(404),
            .tooManyRedirects, .badRedirect, .brokenOff, .cancelled,
        ]
        for failure in failures { #expect(FetchFailure(word: failure.word) == failure) }
        #expect(Set(failures.map(\.word)).count == failures.count)
        #expect(FetchFailure.status(404).word == "status-404")
        #expect(FetchFailure(word: "status-") == nil)
        #expect(FetchFailure(word: "unknown") == nil)
    }
}
