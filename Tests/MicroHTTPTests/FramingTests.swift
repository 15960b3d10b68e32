import MicroHTTP
import Testing

struct FramingTests {
    @Test(arguments: [
        "Host: h\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\nabc",
        "Host: h\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc",
        "Host: h\r\nContent-Length: 3, 3\r\n\r\nabc",
        "Host: h\r\nContent-Length: -3\r\n\r\nabc",
        "Host: h\r\nContent-Length: +3\r\n\r\nabc",
        "Host: h\r\nContent-Length: 0x3\r\n\r\nabc",
        "Host: h\r\nContent-Length: 99999999999999999999\r\n\r\nabc",
        "Host: h\r\nContent-Length:\r\n\r\nabc",
        "Host: h\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "Host: h\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
        "Host: h\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        "Host: h\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "Host: h\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n",
        "Host: h\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\nabc\r\n0\r\n\r\n",
        "Host: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabcdef\r\n0\r\n\r\n",
        "Host: h\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\nabc\r\n0\r\n\r\n",
        "Host: h\r\nContent-Length : 3\r\n\r\nabc",
        "Host: h\r\nX-A: a\u{1}b\r\n\r\n",
        "Host: h\r\nHost: h\r\n\r\n",
        "Host: a b\r\n\r\n",
        "Host: h/evil\r\n\r\n",
        "Host: h@evil\r\n\r\n",
        "Host:\r\n\r\n",
        "X-A: b\r\n\r\n",
        "Host: h\r\nContent-Length: 3, 0\r\n\r\nabc",
        "Host: h\r\nno colon\r\n\r\n",
        // Folded lines, which some parsers take for separate fields, and bytes that some parsers ignore.
        "Host: h\r\nTransfer-Encoding:\r\n chunked\r\nContent-Length: 3\r\n\r\nabc",
        "Host: h\r\nX-A: b\r\n\tTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nabc",
        "Host: h\r\nContent-Length: 3\r\nX-A: b\r\n c\r\n\r\nabc",
        "Host: h\r\nContent-Length: 3\0 4\r\n\r\nabc",
        "Host: h\0evil\r\n\r\n",
        "Host: h\r\nX\0-A: b\r\n\r\n",
        "Host: h\nContent-Length: 3\r\n\r\nabc",
        "Host: h\r\nContent-Length: 3\n\r\nabc",
        "Host: h\r\nContent-Length: 3\r\n\nabc",
    ])
    func `broken framing is refused and the connection closed`(rest: String) throws {
        let server = try TestServer()
        let client = try server.connect()
        client.send("POST / HTTP/1.1\r\n" + rest + "GET /smuggled HTTP/1.1\r\nHost: h\r\n\r\n")
        let answer = client.answer()
        #expect(answer == nil || answer?.status == 400 || answer?.status == 413, "\(answer?.status ?? 0)")
        if answer != nil { #expect(client.answer() == nil) }
    }

    /// Version 1.0 of the library leaves the space out (RFC 9110, section 5.5); older ones keep it, and the coding is unknown.
    @Test func `a space after the name of a coding is left out, or the request refused`() throws {
        let server = try TestServer()
        let client = try server.connect()
        client.send("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked \r\n\r\n0\r\n\r\nGET /next HTTP/1.1\r\nHost: h\r\n\r\n")
        let answer = try #require(client.answer())
        if answer.status == 200 {
            #expect(answer.text == "POST /" && client.answer()?.text == "GET /next")
        } else {
            #expect(answer.status == 400 && client.answer() == nil)
        }
    }

    @Test(arguments: [("GET /\(String(repeating: "a", count: 60_000)) HTTP/1.1\r\nHost: h\r\n\r\n", 414), ("GET / HTTP/3.0\r\nHost: h\r\n\r\n", 505)])
    func `what the library refuses before it tells of a target is written down too`(request: String, status: Int) throws {
        let server = try TestServer()
        #expect(try server.answer(request)?.status == status)
        #expect(server.stopAndRead().map(\.status) == [status])
    }

    @Test(arguments: ["/a\0b", "/a\0?b", "/a?b\0c", "/a b", "/a\0?" + String(repeating: "q=1&", count: 5_000)])
    func `a NUL or a space in the target is refused`(target: String) throws {
        let server = try TestServer()
        let status = try server.get(target)?.status ?? 400
        // Version 0.9.75 reads the arguments behind a NUL, which may be too long.
        #expect(status == 400 || status == 431)
        #expect(try server.get("/next")?.status == 200)
    }

    @Test(arguments: [
        "A:b\r\nC:  \t d \t \r\nE:\r\n", "Cookie: a=\"b\"; c=d\r\nCookie: e\r\n", "X-A: \u{E4}\r\nx-a: 2\r\n", "",
    ])
    func `an ordinary head is not taken for a broken one`(fields: String) throws {
        let server = try TestServer()
        let client = try server.connect()
        for target in ["/", "/?", "/?a%20b=%c3%a4&&x=", "/a/b%20c?d"] {
            client.send("\r\nGET \(target) HTTP/1.1\r\n\(fields)Host: h\r\n\(fields)\r\n")
            #expect(client.answer()?.status == 200, "\(target)")
        }
    }

    @Test(arguments: ["BREW", "get", "CONNECT", "PROPFIND"])
    func `a method that is not known is answered with 405`(method: String) throws {
        let server = try TestServer()
        let answer = try #require(try server.answer("\(method) / HTTP/1.1\r\nHost: h\r\n\r\n"))
        #expect(answer.status == 405)
        #expect(answer.fields["allow"] == "GET, HEAD, POST")
    }

    @Test func `a known method that a route lacks is answered by the router`() throws {
        let server = try TestServer(handler: { request in
            var router = Router<String>()
            router.add(.get, "/a", "a")
            switch router.match(request.method, request.path) {
            case .found(let text, _): return .text(text)
            case .methodNotAllowed(let allow): return .methodNotAllowed(allow: allow)
            case .notFound: return .text("", status: .notFound)
            }
        })
        let answer = try #require(try server.answer("DELETE /a HTTP/1.1\r\nHost: h\r\n\r\n"))
        #expect(answer.status == 405)
        #expect(answer.fields["allow"] == "GET, HEAD")
        #expect(try server.get("/b")?.status == 404)
    }

    @Test(arguments: ["/%", "/%00", "/a/../b", "//evil", "/?a=%ff", "*", "x"])
    func `a bad target is answered with 400`(target: String) throws {
        let server = try TestServer()
        #expect(try server.get(target)?.status == (target == "*" ? 405 : 400))
    }

    @Test(arguments: [250, 500, 4_000]) func `a query of too many parts is answered with 400`(parts: Int) throws {
        let server = try TestServer()
        #expect(try server.get("/?" + String(repeating: "a&", count: parts))?.status == 400)
        #expect(try server.get("/fine?a&b")?.text == "GET /fine")
    }

    @Test func `HTTP 1.0 may come without a host`() throws {
        let server = try TestServer()
        #expect(try server.answer("GET /a HTTP/1.0\r\n\r\n")?.text == "GET /a")
    }

    @Test func `the host of an absolute target counts`() throws {
        let server = try TestServer(handler: { .text("\($0.host) \($0.path)") })
        #expect(try server.answer("GET http://One:80/a HTTP/1.1\r\nHost: two\r\n\r\n")?.text == "one:80 /a")
    }

    @Test func `too many fields, too long ones and a long target are refused`() throws {
        let server = try TestServer()
        let many = (0..<150).map { "X-\($0): a\r\n" }.joined()
        #expect(try server.answer("GET / HTTP/1.1\r\nHost: h\r\n\(many)\r\n")?.status == 431)
        let long = String(repeating: "a", count: 60_000)
        #expect(try server.answer("GET / HTTP/1.1\r\nHost: h\r\nX-A: \(long)\r\n\r\n")?.status == 431)
        #expect(try server.answer("GET /\(long) HTTP/1.1\r\nHost: h\r\n\r\n")?.status == 414)
        #expect(try server.get("/fine")?.text == "GET /fine")
    }
}
