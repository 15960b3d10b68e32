import MicroHTTP
import Testing

/// Requests that the library answers by itself, while heads of other connections are incomplete.
struct HalfHeadTests {
    @Test(arguments: ["+3", "3, 0", "0x3", "3 3", "", "99999999999999999999"], [1, 2])
    func `a length that makes no sense is refused once, with a page of the server's own, and written down`(length: String, threads: Int) throws {
        let server = try Self.server(threads: threads)
        // Other incomplete requests must neither be answered in its place nor prevent its answer.
        let bystanders = try Self.bystanders(3, of: server)
        let client = try server.connect()
        client.send("POST /refused HTTP/1.1\r\nHost: h\r\nContent-Length: \(length)\r\n\r\nabcGET /smuggled HTTP/1.1\r\nHost: h\r\n\r\n")
        let answer = try #require(client.answer()), status = length.first == "9" ? 413 : 400
        #expect(answer.status == status && answer.text.hasPrefix("refused: \(status)"))
        #expect(client.answer() == nil && client.readsToEnd() && client.answerText == nil)
        Self.expectAnswers(bystanders)
        #expect(server.stopAndRead().filter { $0.path == "/refused" }.map(\.status) == [status])
    }

    @Test func `a length that makes no sense may come in pieces`() throws {
        let server = try Self.server(threads: 1)
        let client = try server.connect()
        client.send("POST /refused HTTP/1.1\r\nHost: h\r\n")
        try Self.waitUntilRead(server)
        let bystanders = try Self.bystanders(3, of: server)
        try Self.waitUntilRead(server)
        client.send("Content-Length: x\r\n\r\n")
        #expect(client.answer()?.text.hasPrefix("refused: 400") == true)
        #expect(client.answer() == nil && client.readsToEnd() && client.answerText == nil)
        Self.expectAnswers(bystanders)
    }

    @Test(arguments: [3, 20])
    func `whoever waits in the middle of a head is not answered in the place of a broken chunk or a broken length`(count: Int) throws {
        let server = try Self.server(threads: 1)
        let bystanders = try Self.bystanders(count, of: server)
        for request in [
            "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: x\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: h\r\nno colon\r\n\r\n",
        ] {
            let client = try server.connect()
            client.send(request)
            #expect(client.answer()?.status == 400 && client.readsToEnd())
        }
        Self.expectAnswers(bystanders)
    }

    /// Version 0.9.75 finds two errors in such a head, and closes the connection without reporting the request's end.
    @Test func `a request that the library drops without a word ends with its connection, and is not asked for anything afterwards`() throws {
        let server = try Self.server(threads: 1)
        let cookie = String(repeating: "c", count: 20_000)
        for _ in 0..<10 {
            let dropped = try server.connect()
            dropped.send("POST /dropped HTTP/1.1\r\nHost: h\r\nCookie: \(cookie)\r\nContent-Length: x\r\n\r\n")
            #expect(dropped.readsToEnd())
            let client = try server.connect()
            client.send("POST /refused HTTP/1.1\r\nHost: h\r\nContent-Length: x\r\n\r\n")
            #expect(client.answer()?.text.hasPrefix("refused: 400") == true)
            #expect(client.readsToEnd() && client.answerText == nil)
        }
        #expect(try server.get("/alive")?.text == "GET /alive")
        server.waitForRecords(21)
        #expect(server.server.stop(within: .seconds(5)), "a request that has not ended would be waited for")
        let records = server.stopAndRead()
        #expect(records.filter { $0.path == "/dropped" }.count == 10 && records.filter { $0.path == "/refused" }.count == 10)
    }

    private static func server(threads: Int) throws -> TestServer {
        try TestServer {
            $0.threading = .pool(threads)
            $0.errorPage = { status, _ in .text("refused: \(status)", status: status) }
        }
    }

    /// Returns clients whose heads lack their last line.
    private static func bystanders(_ count: Int, of server: TestServer) throws -> [RawClient] {
        try (0..<count).map { _ in
            let client = try server.connect()
            client.send("POST /bystander HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\n")
            return client
        }
    }

    private static func expectAnswers(_ bystanders: [RawClient]) {
        for bystander in bystanders {
            bystander.send("\r\n")
            #expect(bystander.answer()?.text == "POST /bystander")
        }
    }

    /// Waits until a server of one thread has read what was sent to it so far.
    private static func waitUntilRead(_ server: TestServer) throws { #expect(try server.get("/wait")?.status == 200) }
}
