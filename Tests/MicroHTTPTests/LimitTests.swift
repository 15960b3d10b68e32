import IPAddresses
import MicroHTTP
import Testing

struct LimitTests {
    @Test func `a body that says it is too large is refused before it is sent`() throws {
        let server = try TestServer { $0.bodyLimit = { _ in 1_000 } }
        let client = try server.connect()
        client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000000000\r\n\r\n")
        let answer = try #require(client.answer())
        #expect(answer.status == 413)
        #expect(client.readsToEnd())
    }

    @Test func `a chunked body that grows too large is refused at its end`() throws {
        let server = try TestServer { $0.bodyLimit = { _ in 1_000 } }
        let chunk = "800\r\n" + String(repeating: "x", count: 2_048) + "\r\n"
        let answer = try server.answer(
            "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n\(chunk)\(chunk)0\r\n\r\n")
        #expect(answer?.status == 413)
        #expect(answer?.fields["connection"] == "close")
    }

    @Test func `a chunked body without end is cut`() throws {
        let server = try TestServer { $0.bodyLimit = { _ in 1_000 } }
        let client = try server.connect()
        client.send("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n")
        let chunk = Array(("10000\r\n" + String(repeating: "x", count: 65_536) + "\r\n").utf8)
        var count = 0
        while count < 10_000, client.send(chunk) { count += 1 }
        #expect(count < 10_000)
        #expect(client.answer() == nil)
    }

    @Test func `bodies together have a limit, which they give back`() throws {
        let server = try TestServer {
            $0.bodyMemory = 1_500
            $0.bodyLimit = { _ in 1_000 }
        }
        let head = "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\n\r\n"
        let body = String(repeating: "x", count: 1_000)
        let first = try server.connect()
        first.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n")
        #expect(first.answer()?.status == 100)
        #expect(try server.answer(head + body)?.status == 503)
        first.send(body)
        #expect(first.answer()?.status == 200)
        // The memory is given back after the answer, so the next one may come a moment too early.
        var third: RawClient.Answer?
        repeat { third = try server.answer(head + body) } while third?.status == 503
        #expect(third?.status == 200)
    }

    @Test(arguments: [Server.Threading.pool(2), .perConnection])
    func `slow headers are cut while another visitor is served`(threading: Server.Threading) throws {
        let server = try TestServer {
            $0.threading = threading
            $0.requestDeadline = .milliseconds(300)
        }
        let silent = try server.connect()
        let half = try server.connect()
        half.send("GET / HTTP/1.1\r\nHost: h\r\nX-")
        #expect(try server.get("/honest")?.text == "GET /honest")
        // One byte after another does not buy time.
        let trickle = try server.connect()
        trickle.send("GET / HTTP/1.1\r\n")
        var count = 0
        while count < 10_000, trickle.send("X"), !trickle.endsWithin(milliseconds: 20) { count += 1 }
        #expect(count < 10_000)
        #expect(silent.readsToEnd())
        #expect(half.readsToEnd())
        #expect(try server.get("/after")?.text == "GET /after")
        #expect(server.stopAndRead().filter { $0.status == 0 }.count == 2)
    }

    @Test(arguments: ["Content-Length: 100000", "Transfer-Encoding: chunked"])
    func `a slow body is cut while another visitor is served`(framing: String) throws {
        let server = try TestServer {
            $0.requestDeadline = .milliseconds(300)
            $0.minimumRate = 1_000_000
        }
        let client = try server.connect()
        client.send("POST / HTTP/1.1\r\nHost: h\r\n\(framing)\r\n\r\n")
        #expect(try server.get("/honest")?.text == "GET /honest")
        var count = 0
        while count < 10_000, client.send("1\r\nx\r\n"), !client.endsWithin(milliseconds: 20) { count += 1 }
        #expect(count < 10_000)
        #expect(client.answer() == nil)
        #expect(try server.get("/after")?.text == "GET /after")
    }

    @Test func `a client that does not read is cut`() throws {
        let page = [UInt8](repeating: 65, count: 32 << 20)
        let server = try TestServer(
            {
                $0.requestDeadline = .milliseconds(300)
                $0.minimumRate = 1 << 30
            }, handler: { $0.path == "/large" ? Response(contentType: "text/html", bytes: page) : .text("small") })
        let client = try server.connect()
        client.send("GET /large HTTP/1.1\r\nHost: h\r\n\r\n")
        server.waitForRecords(1)
        #expect(client.answer() == nil)
        #expect(try server.get("/")?.text == "small")
    }

    @Test func `a slow handler is not cut`() throws {
        let server = try TestServer(
            {
                $0.requestDeadline = .milliseconds(50)
                $0.idleTimeout = .milliseconds(50)
            },
            handler: { _ in
                pause(milliseconds: 400)
                return .text("late")
            })
        #expect(try server.get("/")?.text == "late")
    }

    @Test func `an idle connection is closed`() throws {
        let server = try TestServer { $0.idleTimeout = .milliseconds(100) }
        let client = try server.connect()
        client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(client.answer()?.status == 200)
        #expect(client.readsToEnd())
    }

    @Test func `one address has only so many connections`() throws {
        let server = try TestServer { $0.perAddressLimit = 3 }
        let clients = try (0..<3).map { _ in try server.connect() }
        for client in clients {
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(client.answer()?.status == 200)
        }
        let fourth = try server.connect()
        fourth.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(fourth.answer() == nil)
        clients[0].send("GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
        #expect(clients[0].answer()?.status == 200)
        #expect(clients[0].readsToEnd())
        var next: RawClient.Answer?
        repeat { next = try server.get("/") } while next == nil
        #expect(next?.status == 200)
    }

    @Test func `a trusted proxy has as many connections as it opens`() throws {
        let proxy = try #require(CIDR("127.0.0.0/8"))
        let server = try TestServer {
            $0.perAddressLimit = 1
            $0.trustedProxies = [proxy]
        }
        let clients = try (0..<5).map { _ in try server.connect() }
        for client in clients {
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(client.answer()?.status == 200)
        }
    }

    @Test func `connections beyond the limit are closed`() throws {
        let server = try TestServer {
            $0.threading = .perConnection
            $0.connectionLimit = 2
        }
        let clients = try (0..<2).map { _ in try server.connect() }
        for client in clients {
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(client.answer()?.status == 200)
        }
        let third = try server.connect()
        third.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(third.answer() == nil)
    }
}
