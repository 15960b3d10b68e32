import Glibc
import MicroHTTP
import Synchronization
import TestSupport
import Testing

@testable import Fetching

struct TLSTests {
    /// The first bytes of a handshake record of 512 bytes, after which nothing follows.
    static let helloBegins: [UInt8] = [0x16, 0x03, 0x01, 0x02, 0x00, 0x01]

    @Test(arguments: [Server.Threading.pool(2), .perConnection])
    func `every port speaks HTTP and HTTPS, and requests say which`(threading: Server.Threading) throws {
        let certificate = try TestCertificate()
        let server = try TestServer(
            {
                $0.threading = threading
                $0.tls = certificate.tls
                $0.secureListen = ["127.0.0.1:0"]
            }, handler: { .text("\($0.isSecure) \($0.host.split(separator: ":")[0]) \($0.peer)") })
        let ports = [server.server.port, server.server.securePort]
        #expect(Set(ports).count == 2)
        for port in ports {
            #expect(try certificate.get(port: port) == "true localhost 127.0.0.1")
            let client = try RawClient(port: port)
            client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(client.answer()?.text == "false localhost 127.0.0.1")
        }
        let paths = Set(server.stopAndRead().map(\.status))
        #expect(paths == [200])
    }

    @Test func `without a certificate a handshake is no request`() throws {
        let server = try TestServer { $0.requestDeadline = .milliseconds(500) }
        let client = try server.connect()
        client.send(Self.helloBegins + [UInt8](repeating: 0, count: 600))
        client.finishSending()
        #expect(client.readsToEnd())
        #expect(server.server.securePort == server.server.port)
    }

    @Test(arguments: [
        ("", "nothing"), ("\u{16}", "one byte of a handshake"), ("G", "one letter of a method"),
        ("\u{16}\u{03}\u{01}\u{02}", "a head of a record"),
    ])
    func `a client that goes silent is cut off, and keeps nobody waiting`(beginning: String, what: String) throws {
        let certificate = try TestCertificate()
        let server = try TestServer {
            $0.threading = .pool(1)
            $0.tls = certificate.tls
            $0.requestDeadline = .milliseconds(1_500)
        }
        let silent = try (0..<20).map { _ in try server.connect() }
        for client in silent { client.send(beginning) }
        #expect(try certificate.get("/fast", port: server.server.port) == "GET /fast")
        #expect(try server.get("/plain")?.text == "GET /plain")
        for client in silent { #expect(client.endsWithin(milliseconds: 9_000), "\(what)") }
        #expect(try certificate.get("/after", port: server.server.port) == "GET /after")
    }

    @Test func `a client that says its first byte late is served`() throws {
        let certificate = try TestCertificate()
        let server = try TestServer { $0.tls = certificate.tls }
        let late = try server.connect()
        #expect(try certificate.get(port: server.server.port) == "GET /")
        for byte in "GET /late HTTP/1.1\r\nHost: h\r\n\r\n".utf8 { late.send([byte]) }
        #expect(late.answer()?.text == "GET /late")
    }

    @Test func `silent clients count for the limit of their address`() throws {
        let certificate = try TestCertificate()
        let server = try TestServer {
            $0.tls = certificate.tls
            $0.perAddressLimit = 3
        }
        let silent = try (0..<3).map { _ in try server.connect() }
        let fourth = try server.connect()
        #expect(fourth.readsToEnd())
        #expect(throws: (any Error).self) { try certificate.get(port: server.server.port) }
        silent[0].send("GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
        #expect(silent[0].answer()?.status == 200)
        #expect(silent[0].readsToEnd())
        // The server counts the connection until a moment after the client sees its end.
        while (try? certificate.get(port: server.server.port)) == nil { sched_yield() }
        withExtendedLifetime(silent) {}
    }

    @Test func `silent clients count for the limit of all`() throws {
        let certificate = try TestCertificate()
        let server = try TestServer {
            $0.tls = certificate.tls
            $0.connectionLimit = 4
        }
        let silent = try (0..<4).map { _ in try server.connect() }
        #expect(try server.connect().readsToEnd())
        withExtendedLifetime(silent) {}
    }

    @Test(arguments: [Server.Threading.pool(2), .perConnection])
    func `a new certificate is for new connections, and what is in flight is finished`(threading: Server.Threading) throws {
        let first = try TestCertificate(), second = try TestCertificate()
        let entered = Gate(), leave = Gate(), done = Gate()
        let server = try TestServer(
            {
                $0.threading = threading
                $0.tls = first.tls
            },
            handler: { request in
                if request.path == "/slow" {
                    entered.open()
                    leave.wait()
                }
                return .text("GET \(request.path)")
            })
        let port = server.server.port, answer = Mutex<String?>(nil)
        inThread {
            let text = try? first.get("/slow", port: port)
            answer.withLock { $0 = text }
            done.open()
        }
        entered.wait()
        try server.server.use(second.tls)
        #expect(try second.get(port: port) == "GET /")
        #expect(throws: FetchFailure.notSecure) { try first.get(port: port) }
        leave.open()
        done.wait()
        #expect(answer.withLock { $0 } == "GET /slow")
        try server.server.use(first.tls)
        #expect(try first.get(port: port) == "GET /")
        #expect(server.stopAndRead().filter { $0.status == 200 }.count == 3)
    }

    @Test func `a server without a certificate takes one while it runs`() throws {
        let certificate = try TestCertificate(), server = try TestServer()
        #expect(throws: (any Error).self) { try certificate.get(port: server.server.port) }
        try server.server.use(certificate.tls)
        #expect(try certificate.get(port: server.server.port) == "GET /")
        #expect(try server.get("/")?.status == 200)
    }

    static let unusable = [
        ("", ""), ("garbage", "garbage"), ("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n", ""),
    ]

    @Test(arguments: unusable) func `a pair that cannot be used stops no server that runs, and starts none`(
        certificate: String, key: String
    ) throws {
        let good = try TestCertificate(), server = try TestServer { $0.tls = good.tls }
        #expect(throws: ServerError.cannotStart("HTTPS")) {
            try server.server.use(Server.TLS(certificate: certificate, key: key))
        }
        #expect(try good.get(port: server.server.port) == "GET /")
        #expect(throws: ServerError.cannotStart("HTTPS")) {
            try TestServer { $0.tls = Server.TLS(certificate: certificate, key: key) }
        }
    }

    @Test func `a key of another certificate is refused`() throws {
        let one = try TestCertificate(), other = try TestCertificate()
        #expect(throws: ServerError.cannotStart("HTTPS")) {
            try TestServer { $0.tls = Server.TLS(certificate: one.tls.certificate, key: other.tls.key) }
        }
    }

    @Test func `a server that has stopped takes no certificate`() throws {
        let certificate = try TestCertificate(), server = try TestServer()
        server.server.stop(within: .zero)
        #expect(throws: ServerError.notRunning) { try server.server.use(certificate.tls) }
    }

    @Test func `a stop finishes requests over TLS, with the old certificate too, and lets silent clients go`() throws {
        let first = try TestCertificate(), second = try TestCertificate()
        let entered = [Gate(), Gate()], leave = Gate(), done = [Gate(), Gate()]
        let server = try TestServer(
            { $0.tls = first.tls },
            handler: { request in
                entered[request.path == "/0" ? 0 : 1].open()
                leave.wait()
                return .text(request.path)
            })
        let port = server.server.port, answers = Mutex<Set<String>>([]), silent = try server.connect()
        for (index, certificate) in [first, second].enumerated() {
            inThread {
                if let text = try? certificate.get("/\(index)", port: port) { answers.withLock { _ = $0.insert(text) } }
                done[index].open()
            }
            entered[index].wait()
            if index == 0 { try server.server.use(second.tls) }
        }
        let stopped = Gate(), isFinished = Mutex(false)
        inThread {
            let outcome = server.server.stop(within: .seconds(8))
            isFinished.withLock { $0 = outcome }
            stopped.open()
        }
        #expect(silent.readsToEnd())
        leave.open()
        for gate in done + [stopped] { gate.wait() }
        #expect(answers.withLock { $0 } == ["/0", "/1"])
        #expect(isFinished.withLock { $0 })
    }
}
