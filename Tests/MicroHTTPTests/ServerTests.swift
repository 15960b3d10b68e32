import Foundation
import IPAddresses
import MicroHTTP
import Testing

struct ServerTests {
    @Test(arguments: [Server.Threading.pool(1), .pool(2), .perConnection])
    func `a connection serves one request after another`(threading: Server.Threading) throws {
        let server = try TestServer { $0.threading = threading }
        let client = try server.connect()
        for index in 0..<5 {
            client.send("GET /\(index)?q=1 HTTP/1.1\r\nHost: localhost\r\n\r\n")
            let answer = try #require(client.answer())
            #expect(answer.status == 200)
            #expect(answer.text == "GET /\(index)")
        }
    }

    @Test func `requests sent at once are answered in order`() throws {
        let server = try TestServer()
        let client = try server.connect()
        client.send(
            "GET /a HTTP/1.1\r\nHost: h\r\n\r\nPOST /b HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nxyzGET /c HTTP/1.1\r\nHost: h\r\n\r\n"
        )
        #expect(client.answer()?.text == "GET /a")
        #expect(client.answer()?.text == "POST /b")
        #expect(client.answer()?.text == "GET /c")
    }

    @Test func `HEAD has the length of the page and no body`() throws {
        let server = try TestServer()
        let client = try server.connect()
        client.send("HEAD /page HTTP/1.1\r\nHost: h\r\n\r\n")
        let head = try #require(client.answer(toHead: true))
        #expect(head.fields["content-length"] == "10")
        client.send("GET /next HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(client.answer()?.text == "GET /next")
    }

    @Test func `a handler sees the whole request`() throws {
        let server = try TestServer(handler: { request in
            .text(
                [
                    request.method.rawValue, request.path, request.target, request.query["q"] ?? "", request.peer, request.host,
                    "\(request.isSecure)", request.cookies["s"] ?? "", request.headers["X-Test"] ?? "",
                    (try? request.form)?["note"] ?? "", "\(request.number.utf8.count)",
                ].joined(separator: "|"))
        })
        let body = "note=%E5%AE%B6"
        let answer = try server.answer(
            "POST /a%20b?q=1+2 HTTP/1.1\r\nHost: LocalHost:80\r\nX-Test:  grün \r\nCookie: s=abc\r\nX-Forwarded-For: 1.1.1.1\r\n"
                + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
        #expect(answer?.text == "POST|/a b|/a%20b?q=1+2|1 2|127.0.0.1|localhost:80|false|abc|grün|家|8")
    }

    @Test func `a chunked body is put together`() throws {
        let server = try TestServer(handler: { Response(contentType: "text/plain", bytes: (try? $0.body.bytes()) ?? []) })
        let answer = try server.answer(
            "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nA\r\n0123456789\r\n0\r\n\r\n")
        #expect(answer?.text == "abc0123456789")
    }

    /// libmicrohttpd 0.9 understands extensions (RFC 9112, section 7.1.1), 1.0 refuses them.
    @Test func `a chunk's extension is understood or refused, and never taken for data`() throws {
        let server = try TestServer(handler: { Response(contentType: "text/plain", bytes: (try? $0.body.bytes()) ?? []) })
        let answer = try server.answer(
            "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nA;x=y\r\n0123456789\r\n0\r\n\r\n")
        #expect(answer?.text == "abc0123456789" || answer?.status ?? 400 == 400)
    }

    @Test func `a client that waits for 100 Continue gets it`() throws {
        let server = try TestServer(handler: { Response(contentType: "text/plain", bytes: (try? $0.body.bytes()) ?? []) })
        let client = try server.connect()
        client.send("POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n")
        #expect(client.answer()?.status == 100)
        client.send("abc")
        #expect(client.answer()?.text == "abc")
    }

    @Test func `a conditional request is answered with 304 and the connection goes on`() throws {
        let tag = EntityTag(of: [1, 2, 3])
        let server = try TestServer(handler: { request in
            if let known = request.headers["if-none-match"], tag.matches(ifNoneMatch: known) {
                return Response(.notModified, headers: ["ETag": tag.headerValue])
            }
            return Response(.ok, headers: ["ETag": tag.headerValue], body: .bytes([1, 2, 3]))
        })
        let client = try server.connect()
        client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        let known = try #require(client.answer()?.fields["etag"])
        client.send("GET / HTTP/1.1\r\nHost: h\r\nIf-None-Match: \(known)\r\n\r\n")
        let answer = try #require(client.answer())
        #expect(answer.status == 304)
        #expect(answer.body.isEmpty)
        client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(client.answer()?.body == [1, 2, 3])
    }

    @Test func `a file is sent, and one that is gone is an error page`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        try Data(bytes).write(to: URL(filePath: path))
        let server = try TestServer(handler: { Response(.ok, body: .file(path: $0.path == "/file" ? path : "/no/such/file")) })
        #expect(try server.get("/file")?.body == bytes)
        #expect(try server.get("/gone")?.status == 500)
    }

    @Test func `a response with a line break in a header is never sent`() throws {
        let server = try TestServer(handler: { _ in .seeOther("/x\r\nSet-Cookie: stolen=1") })
        let answer = try #require(try server.get("/"))
        #expect(answer.status == 500)
        #expect(answer.fields["location"] == nil)
        #expect(answer.fields["set-cookie"] == nil)
    }

    @Test func `several cookies are several fields`() throws {
        let server = try TestServer(handler: { _ in
            var response = Response.text("")
            response.add(SetCookie("a", "1"))
            response.add(SetCookie("b", "2"))
            return response
        })
        let client = try server.connect()
        client.send("GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
        #expect(client.readsToEnd())
        let answer = try #require(client.answerText)
        #expect(answer.contains("Set-Cookie: a=1;") && answer.contains("Set-Cookie: b=2;"))
    }

    @Test func `a site below a base path answers nothing outside it`() throws {
        let server = try TestServer { $0.basePath = "/penny/" }
        #expect(try server.get("/penny/a")?.text == "GET /a")
        #expect(try server.get("/penny")?.text == "GET /")
        #expect(try server.get("/a")?.status == 404)
        #expect(try server.get("/pennyx")?.status == 404)
    }

    @Test func `an error of the server has the product's page`() throws {
        let server = try TestServer {
            $0.errorPage = { status, request in
                Response(contentType: "text/html; charset=utf-8", bytes: Array("<h1>\(status.code) \(request?.number.utf8.count ?? 0)</h1>".utf8))
            }
            $0.bodyLimit = { $0.path == "/upload" ? 100 : 10 }
        }
        let large = "HTTP/1.1\r\nHost: h\r\nContent-Length: 50\r\n\r\n" + String(repeating: "x", count: 50)
        #expect(try server.answer("POST /form \(large)")?.text == "<h1>413 8</h1>")
        #expect(try server.answer("POST /upload \(large)")?.text == "POST /upload")
        #expect(try server.get("/%00")?.text == "<h1>400 8</h1>")
    }

    @Test func `a trusted proxy names the visitor`() throws {
        let proxy = try #require(CIDR("127.0.0.1"))
        let server = try TestServer(
            { $0.trustedProxies = [proxy] }, handler: { .text("\($0.peer) \($0.isSecure) \($0.host)") })
        let answer = try server.answer(
            "GET / HTTP/1.1\r\nHost: inner\r\nX-Forwarded-For: 6.6.6.6, 203.0.113.9\r\nX-Forwarded-Proto: https\r\n"
                + "X-Forwarded-Host: penny.example\r\n\r\n")
        #expect(answer?.text == "203.0.113.9 true penny.example")
    }

    @Test func `both kinds of addresses are served on one port`() throws {
        let server = try TestServer({ $0.listen = ["*:0"] }, handler: { .text($0.peer) })
        #expect(try server.get("/")?.text == "127.0.0.1")
        if let client = try? RawClient(port: server.server.port, version6: true) {
            client.send("GET / HTTP/1.1\r\nHost: [::1]:80\r\n\r\n")
            #expect(client.answer()?.text == "::1")
        }
    }

    @Test func `several addresses are several daemons of one server`() throws {
        let server = try TestServer { $0.listen = ["127.0.0.1:0", "127.0.0.2:0"] }
        #expect(try server.get("/x")?.text == "GET /x")
    }

    @Test(arguments: [
        (["127.0.0.1:80"], false), (["[::1]:80", "localhost:80", "127.9.9.9:80"], false), (["*:80"], true), ([":80"], true), (["0.0.0.0:80"], true),
        (["[::]:80"], true), (["127.0.0.1:80", "192.168.1.7:80"], true), (["penny.local:80"], true),
    ])
    func `whether other machines can come is told by the addresses`(addresses: [String], isReachable: Bool) {
        var configuration = Server.Configuration()
        configuration.listen = addresses
        #expect(configuration.isReachable == isReachable)
    }

    @Test(arguments: ["", "localhost", "127.0.0.1:x", "127.0.0.1:70000", "::1:80", "127.0.0.1:-1"])
    func `what is no address to listen on is refused`(address: String) {
        #expect(throws: ServerError.invalidAddress(address)) { try TestServer { $0.listen = [address] } }
    }

    @Test func `an address in use is an error, and the server can be made anew`() throws {
        let first = try TestServer()
        let address = "127.0.0.1:\(first.server.port)"
        #expect(throws: ServerError.self) { try TestServer { $0.listen = [address] } }
        first.server.stop(within: .seconds(1))
        let second = try TestServer { $0.listen = [address] }
        #expect(try second.get("/again")?.text == "GET /again")
    }

    @Test func `a certificate that is none is an error`() {
        #expect(throws: ServerError.self) { try TestServer { $0.tls = Server.TLS(certificate: "none", key: "none") } }
    }

    @Test func `the log has a line for each request without queries and control characters`() throws {
        let server = try TestServer(handler: { request in
            var response = Response.text("hello")
            if request.path == "/reset/secret" { response.loggedPath = "/reset/…" }
            return response
        })
        _ = try server.get("/a?password=secret")
        _ = try server.get("/reset/secret")
        _ = try server.answer("GET /\u{1}x\u{7F} HTTP/1.1\r\nHost: h\r\n\r\n")
        _ = try server.answer("GET /nohost HTTP/1.1\r\n\r\n")
        let records = server.stopAndRead()
        // Each connection has its own thread, so lines of different connections may be in another order.
        #expect(records.map(\.path).sorted() == ["/\\x01x\\x7f", "/a", "/nohost", "/reset/…"])
        let lines = Dictionary(records.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        #expect(["/a", "/reset/…", "/\\x01x\\x7f"].map { lines[$0]?.status } == [200, 200, 400])
        #expect(lines["/a"]?.bytes == 5)
        #expect(lines["/a"]?.method == "GET")
        #expect(lines["/a"]?.peer == "127.0.0.1")
        #expect(lines["/a"]?.number != lines["/reset/…"]?.number)
    }
}
