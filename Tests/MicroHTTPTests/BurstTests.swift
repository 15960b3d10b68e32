import IPAddresses
import MicroHTTP
import Testing

/// Bursts of connections that send half a request and close: libmicrohttpd 0.9.75 hangs when they reach its own limit.
struct BurstTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var threading: Server.Threading
        var isSecure: Bool
        /// True if all connections come from one trusted proxy, which has no limit of its own.
        var isProxied: Bool

        var testDescription: String { "\(threading), \(isSecure ? "TLS" : "plain"), \(isProxied ? "a proxy" : "several addresses")" }
    }

    private static let cases = [Server.Threading.pool(1), .pool(4), .perConnection].flatMap { threading in
        [false, true].flatMap { isSecure in [false, true].map { Case(threading: threading, isSecure: isSecure, isProxied: $0) } }
    }

    /// Sizes around the limits: of a daemon as it was (6 and 24), of an address (8), of all (24), and beyond.
    private static let sizes = [5, 6, 7, 8, 9, 23, 24, 25, 26, 40]
    private static let half = [Array("GET / HTTP/1.1\r\nHo".utf8), [0x16, 3, 1, 2, 0, 1, 0, 1, 0xFC]]

    @Test(arguments: cases) func `a burst around the limits keeps nobody out, while it lasts and afterwards`(_ what: Case) throws {
        let certificate = try TestCertificate(), proxy = try #require(CIDR("127.0.0.0/8"))
        let server = try TestServer {
            $0.threading = what.threading
            $0.connectionLimit = 24
            $0.perAddressLimit = 8
            if what.isSecure { $0.tls = certificate.tls }
            if what.isProxied { $0.trustedProxies = [proxy] }
        }
        for round in 0..<50 {
            let burst = try (0..<Self.sizes[round % Self.sizes.count]).map { number in
                let client = try server.connect(from: what.isProxied ? 1 : 2 + UInt32(number / 8))
                client.send(Self.half[what.isSecure ? 1 : 0])
                return client
            }
            #expect(try server.get("/meanwhile")?.text == "GET /meanwhile", "round \(round)")
            if what.isSecure { #expect(try certificate.get("/meanwhile", port: server.server.port) == "GET /meanwhile", "round \(round)") }
            withExtendedLifetime(burst) {}
        }
        #expect(try server.get("/after")?.text == "GET /after")
    }

    @Test func `who has the most connections makes room, and nobody else does`() throws {
        let server = try TestServer {
            $0.connectionLimit = 6
            $0.perAddressLimit = 4
        }
        let many = try (0..<4).map { _ in try server.connect(from: 2) }
        let few = try (0..<2).map { _ in try server.connect(from: 3) }
        for client in many + few {
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(client.answer()?.status == 200)
        }
        let newcomers = try (4...5).map { try server.connect(from: $0) }
        for client in newcomers {
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(client.answer()?.status == 200)
        }
        #expect(many[0].readsToEnd() && many[1].readsToEnd(), "they have waited longest")
        for client in many[2...] + few + newcomers {
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(client.answer()?.status == 200)
        }
    }

    @Test func `a connection whose handler works makes no room`() throws {
        let entered = Gate(), leave = Gate()
        let server = try TestServer(
            {
                $0.threading = .perConnection
                $0.connectionLimit = 1
            },
            handler: { request in
                if request.path == "/slow" {
                    entered.open()
                    leave.wait()
                }
                return .text(request.path)
            })
        let slow = try server.connect(from: 2)
        slow.send("GET /slow HTTP/1.1\r\nHost: h\r\n\r\n")
        entered.wait()
        #expect(try server.connect(from: 3).readsToEnd())
        leave.open()
        #expect(slow.answer()?.text == "/slow")
    }

    @Test func `a thread that serves nobody any more is told of`() throws {
        let leave = Gate(), told = Gate()
        let server = try TestServer(
            {
                $0.threading = .pool(1)
                $0.stallLimit = .milliseconds(100)
                $0.stalled = { _ in told.open() }
            },
            handler: { _ in
                leave.wait()
                return .text("late")
            })
        #expect(server.server.stall == .zero)
        let client = try server.connect()
        client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        told.wait()
        #expect(server.server.stall >= .milliseconds(100))
        leave.open()
        #expect(client.answer()?.text == "late")
        while server.server.stall > .zero { pause(milliseconds: 1) }
    }

    @Test func `a slow handler on a thread of its own is no stall`() throws {
        let server = try TestServer(
            {
                $0.threading = .pool(1)
                $0.mayWait = { _ in true }
                $0.requestDeadline = .milliseconds(80)
                $0.stallLimit = .milliseconds(40)
                $0.stalled = { _ in Issue.record("no thread of the pool waits") }
            },
            handler: { _ in
                pause(milliseconds: 400)
                return .text("late")
            })
        #expect(try server.get("/")?.text == "late")
    }
}
