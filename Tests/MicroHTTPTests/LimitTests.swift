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

    @Test(arguments: [1_500, 20_000_000])
    func `a body that is too large is read to its end, so that the sender can read the answer, and is kept nowhere`(size: Int) throws {
        let server = try TestServer {
            $0.bodyLimit = { _ in 1_000 }
            $0.bodyMemory = 1_500
        }
        let client = try server.connect()
        client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(size)\r\n\r\n")
        let piece = [UInt8](repeating: 0x78, count: 500_000)
        var left = size
        while left > 0 {
            let next = min(left, piece.count)
            try #require(client.send(Array(piece.prefix(next))))
            left -= next
        }
        let answer = try #require(client.answer())
        #expect(answer.status == 413)
        #expect(answer.fields["connection"] == "close" && client.readsToEnd())
    }

    @Test func `a sender that asks for leave to send too much is refused before it does`() throws {
        let server = try TestServer { $0.bodyLimit = { _ in 1_000 } }
        let client = try server.connect()
        client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 2000\r\nExpect: 100-continue\r\n\r\n")
        #expect(client.answer()?.status == 413)
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
        let first = try Self.begin(server, sending: 900)
        // The first request's bytes may be read a moment after the second's.
        var second: RawClient.Answer?
        repeat { second = try server.answer(Self.whole) } while second?.status == 200
        #expect(second?.status == 503)
        first.send(String(repeating: "x", count: 100))
        #expect(first.answer()?.status == 200)
        // The memory is released after the answer, so the next request may come a moment too early.
        var third: RawClient.Answer?
        repeat { third = try server.answer(Self.whole) } while third?.status == 503
        #expect(third?.status == 200)
    }

    @Test func `a body holds what has come of it, not what it says will come`() throws {
        let server = try TestServer {
            $0.bodyMemory = 3_500
            $0.bodyLimit = { _ in 1_000 }
        }
        let slow = try (0..<20).map { _ in try Self.begin(server, sending: 10) }
        #expect(try server.answer(Self.whole)?.status == 200)
        slow[0].send(String(repeating: "x", count: 990))
        #expect(slow[0].answer()?.status == 200)
    }

    @Test(arguments: [("192.0.2.1", "192.0.2.1", "192.0.2.2"), ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1")])
    func `the bodies of one visitor have a limit of their own`(first: String, same: String, other: String) throws {
        let proxy = try #require(CIDR("127.0.0.1"))
        let server = try TestServer {
            $0.trustedProxies = [proxy]
            $0.bodyMemoryPerVisitor = 1_500
            $0.bodyLimit = { _ in 1_000 }
        }
        func send(from address: String) throws -> Int? {
            try server.answer(Self.whole.replacing("Host: h", with: "Host: h\r\nX-Forwarded-For: \(address)"))?.status
        }
        let slow = try Self.begin(server, sending: 900, headers: "X-Forwarded-For: \(first)\r\n")
        // The first request's bytes may be read a moment after the second's.
        var second: Int?
        repeat { second = try send(from: same) } while second == 200
        #expect(second == 503)
        #expect(try send(from: other) == 200)
        #expect(try server.answer(Self.whole)?.status == 200, "a proxy that names nobody stands for many")
        slow.send(String(repeating: "x", count: 100))
        #expect(slow.answer()?.status == 200)
    }

    @Test(arguments: ["Content-Length: 1000", "Transfer-Encoding: chunked"]) func `what is sent alone is sent by one at a time`(framing: String)
        throws
    {
        let server = try TestServer {
            $0.isSentAlone = { $0.path == "/import" }
        }
        let body = framing.hasPrefix("T") ? "3e8\r\n" + String(repeating: "x", count: 1_000) + "\r\n0\r\n\r\n" : String(repeating: "x", count: 1_000)
        let head = "POST /import HTTP/1.1\r\nHost: h\r\n\(framing)\r\n"
        let first = try server.connect()
        first.send(head + "Expect: 100-continue\r\n\r\n")
        #expect(first.answer()?.status == 100)
        #expect(try server.answer(head + "\r\n" + body)?.status == 503)
        #expect(try server.answer(head.replacing("/import", with: "/other") + "\r\n" + body)?.status == 200)
        #expect(try server.answer("POST /import HTTP/1.1\r\nHost: h\r\n\r\n")?.status == 200, "it has no body")
        first.send(body)
        #expect(first.answer()?.status == 200)
        #expect(try server.answer(head + "\r\n" + body)?.status == 200, "the turn is given back before the answer")
        // The turn is also released by a client that disconnects.
        do {
            let gone = try server.connect()
            gone.send(head + "Expect: 100-continue\r\n\r\n")
            #expect(gone.answer()?.status == 100)
        }
        var next: Int?
        repeat { next = try server.answer(head + "\r\n" + body)?.status } while next == 503
        #expect(next == 200)
    }

    @Test(arguments: [Server.Threading.pool(2), .perConnection])
    func `whoever is being answered has given back the turn and the memory of the body`(threading: Server.Threading) throws {
        let server = try TestServer {
            $0.threading = threading
            $0.isSentAlone = { $0.path == "/import" }
            $0.bodyMemory = 1_500
            $0.bodyLimit = { _ in 1_000 }
        } handler: { _ in
            // More than socket buffers hold: the response is not complete before it is read.
            .text(String(repeating: "x", count: 32 << 20))
        }
        let request = "POST /import HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\n\r\n" + String(repeating: "x", count: 1_000)
        let clients = try [server.connect(), server.connect()]
        for client in clients {
            client.send(request)
            #expect(client.answer(toHead: true)?.status == 200)
        }
    }

    private static let whole = "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\n\r\n" + String(repeating: "x", count: 1_000)

    /// Returns a client that has sent part of a body of 1,000 bytes.
    private static func begin(_ server: TestServer, sending count: Int, headers: String = "") throws -> RawClient {
        let client = try server.connect()
        client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\(headers)\r\n")
        #expect(client.answer()?.status == 100)
        client.send(String(repeating: "x", count: count))
        return client
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
        // Sending single bytes does not extend the deadline.
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
