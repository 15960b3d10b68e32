import Glibc
import MicroHTTP
import Synchronization
import Testing

struct StopTests {
    @Test(arguments: [Server.Threading.pool(2), .perConnection])
    func `a request in flight is finished and new ones are not taken`(threading: Server.Threading) throws {
        let entered = Gate()
        let leave = Gate()
        let server = try TestServer(
            { $0.threading = threading },
            handler: { _ in
                entered.open()
                leave.wait()
                return .text("finished")
            })
        let port = server.server.port
        let idle = try server.connect()
        let client = try server.connect()
        client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        entered.wait()
        let stopped = Gate()
        let outcome = Mutex<Bool?>(nil)
        inThread {
            let isFinished = server.server.stop(within: .seconds(8))
            outcome.withLock { $0 = isFinished }
            stopped.open()
        }
        while (try? RawClient(port: port)) != nil { sched_yield() }
        leave.open()
        let answer = try #require(client.answer())
        #expect(answer.text == "finished")
        #expect(answer.fields["connection"] == "close")
        #expect(client.readsToEnd())
        stopped.wait()
        #expect(outcome.withLock { $0 } == true)
        #expect(idle.readsToEnd())
    }

    @Test func `a request that takes too long does not hold up the stop`() throws {
        let entered = Gate()
        let leave = Gate()
        let server = try TestServer(handler: { _ in
            entered.open()
            leave.wait()
            return .text("")
        })
        let client = try server.connect()
        client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        entered.wait()
        #expect(server.server.stop(within: .milliseconds(50)) == false)
        #expect(throws: RawClient.ConnectFailure.self) { try RawClient(port: server.server.port) }
        leave.open()
        #expect(client.readsToEnd())
    }

    /// libmicrohttpd's own answer to a malformed request crashed the program while a daemon was being stopped.
    @Test func `malformed requests that arrive during the stop do no harm`() throws {
        for round in 0..<60 {
            let server = try TestServer()
            let clients = try (0..<24).map { _ in try server.connect() }
            for client in clients { client.send("GET / HTTP/1.1\r\nHost: h\r\nNonse") }
            let stopped = Gate()
            inThread {
                server.server.stop(within: .zero)
                stopped.open()
            }
            for client in clients.dropFirst(round % 24) { client.send("nse\r\n\r\n") }
            stopped.wait()
            #expect(clients.allSatisfy { $0.answer()?.status ?? 400 == 400 })
        }
    }

    @Test func `a stop without work is finished, and a server starts once`() throws {
        let server = try TestServer()
        #expect(throws: ServerError.alreadyStarted) { try server.server.start() }
        _ = try server.get("/")
        #expect(server.server.stop(within: .seconds(5)))
        #expect(server.server.stop(within: .seconds(5)))
        #expect(throws: ServerError.alreadyStarted) { try server.server.start() }
        #expect(server.server.port == 0)
    }

    @Test func `a server that goes away closes what it opened`() throws {
        var server: TestServer? = try TestServer()
        let client = try #require(try server?.connect())
        client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(client.answer()?.status == 200)
        server = nil
        #expect(client.readsToEnd())
    }
}
