import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Fetching

struct LimitTests {
    static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    static var small: Fetcher {
        var fetcher = Fetcher()
        fetcher.sizeLimit = 1_000
        return fetcher
    }

    static let body = String(repeating: "x", count: 1_001)

    @Test(arguments: [
        "HTTP/1.1 200 OK\r\nContent-Length: 1001\r\n\r\n\(body)",
        "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3e9\r\n\(body)\r\n0\r\n\r\n",
        "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n\(body)",
    ])
    func `a longer body than allowed is refused`(answer: String) throws {
        let server = try LoopbackServer(serving: { _, connection in
            try connection.write(answer)
            throw TCPConnection.Failure.closed
        })
        #expect(throws: FetchFailure.tooLarge) { try server.get("/", Self.small) }
    }

    @Test func `the length of an error's page does not matter`() throws {
        let server = try LoopbackServer { _ in WireResponse(status: 404, body: Self.text(Self.body)) }
        #expect(throws: FetchFailure.status(404)) { try server.get("/", Self.small) }
    }

    @Test(arguments: [
        "Content-Length: 1000\r\n\r\n", "Connection: close\r\n\r\n",
    ])
    func `a body of just the size is taken`(fields: String) throws {
        let server = try LoopbackServer(serving: { _, connection in
            try connection.write("HTTP/1.1 200 OK\r\n\(fields)\(Self.body.dropLast())")
            throw TCPConnection.Failure.closed
        })
        #expect(try server.get("/", Self.small).body.count == 1_000)
    }

    @Test func `a body without end is cut`() throws {
        let sent = Mutex(0)
        let server = try LoopbackServer(serving: { _, connection in
            try connection.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            while true {
                try connection.write("3e9\r\n\(Self.body)\r\n")
                sent.withLock { $0 += 1 }
            }
        })
        #expect(throws: FetchFailure.tooLarge) { try server.get("/", Self.small) }
    }

    @Test func `heads without end are cut`() throws {
        let server = try LoopbackServer(serving: { _, connection in
            try connection.write("HTTP/1.1 200 OK\r\n")
            while true { try connection.write("X: \(Self.body)\r\n") }
        })
        #expect(throws: FetchFailure.tooLarge) { try server.get() }
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf"])
    func `a server that falls silent is left`(beginning: String) throws {
        let server = try LoopbackServer(serving: { _, connection in
            try connection.write(beginning)
            // Until the client closes the connection.
            _ = try connection.readToEnd()
            throw TCPConnection.Failure.closed
        })
        var fetcher = Fetcher()
        fetcher.timeLimit = .milliseconds(200)
        #expect(throws: FetchFailure.timedOut) { try server.get("/", fetcher) }
    }

    @Test func `a server that sends a byte now and then is left all the same`() throws {
        let server = try LoopbackServer(serving: { _, connection in
            try connection.write("HTTP/1.1 200 OK\r\n\r\n")
            while true {
                try connection.write("x")
                usleep(20_000)
            }
        })
        var fetcher = Fetcher()
        fetcher.timeLimit = .milliseconds(200)
        #expect(throws: FetchFailure.timedOut) { try server.get("/", fetcher) }
    }

    @Test(arguments: [
        "", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nhalf",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "hello\r\n\r\n", "<html></html>", "SSH-2.0-OpenSSH\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 9\r\n\r\n",
    ])
    func `an answer that ends early, or is none, is a failure`(answer: String) throws {
        let server = try LoopbackServer(serving: { _, connection in
            if !answer.isEmpty { try connection.write(answer) }
            throw TCPConnection.Failure.closed
        })
        #expect(throws: FetchFailure.brokenOff) { try server.get() }
    }

    @Test func `nobody listens`() throws {
        let port = try FreePort.find()
        #expect(throws: FetchFailure.refused) { try Fetcher().get("http://127.0.0.1:\(port)/") }
    }

    /// A label longer than 63 characters (RFC 1035), so that no name server is asked.
    @Test func `a name without address`() {
        #expect(throws: FetchFailure.notResolvable) { try Fetcher().get("http://\(String(repeating: "a", count: 64)).example/") }
    }

    @Test func `what is no longer wanted is left`() throws {
        let wanted = Mutex(true)
        let server = try LoopbackServer(serving: { _, connection in
            wanted.withLock { $0 = false }
            _ = try connection.readToEnd()
            throw TCPConnection.Failure.closed
        })
        withExtendedLifetime(server) {
            #expect(throws: FetchFailure.cancelled) { try Fetcher().get(server.origin, isWanted: { wanted.withLock { $0 } }) }
            #expect(throws: FetchFailure.cancelled) { try Fetcher().get(server.origin, isWanted: { false }) }
        }
    }
}
