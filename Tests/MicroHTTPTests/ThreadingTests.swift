import MicroHTTP
import Synchronization
import Spooling
import Testing

struct ThreadingTests {
    @Test(arguments: [false, true])
    func `an answer that may wait or take long holds up nobody on its thread`(isComputed: Bool) throws {
        let leave = Gate()
        let server = try TestServer(
            {
                $0.threading = .pool(1)
                $0.mayWait = { !isComputed && $0.method == .post }
                $0.mayCompute = { isComputed && $0.method == .post }
            },
            handler: { request in
                if request.method == .post { leave.wait() }
                return .text("\(request.method.rawValue) \(String(decoding: (try? request.body.slice()) ?? [], as: UTF8.self))")
            })
        let slow = try (0..<3).map { number in
            let client = try server.connect()
            client.send("POST /\(number) HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\nn\(number)")
            return client
        }
        #expect(try server.get("/")?.text == "GET ")
        leave.open()
        for (number, client) in slow.enumerated() {
            #expect(client.answer()?.text == "POST n\(number)")
            client.send("GET /again HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(client.answer()?.text == "GET ")
        }
        #expect(server.stopAndRead().map(\.status) == Array(repeating: 200, count: 7))
    }

    @Test func `connections opened together are shared out among the threads`() throws {
        // Each handler waits for the other one, which on a single thread would deadlock.
        let met = [Gate(), Gate()]
        let server = try TestServer(
            { $0.threading = .pool(2) },
            handler: { request in
                let own = request.path == "/0" ? 0 : 1
                met[own].open()
                met[1 - own].wait()
                return .text("met")
            })
        let clients = try (0..<2).map { _ in try server.connect() }
        for (number, client) in clients.enumerated() { client.send("GET /\(number) HTTP/1.1\r\nHost: h\r\n\r\n") }
        for client in clients { #expect(client.answer()?.text == "met") }
    }

    @Test func `a visitor who leaves while the answer is made is forgotten`() throws {
        let entered = Gate(), leave = Gate()
        let server = try TestServer(
            { $0.mayWait = { _ in true } },
            handler: { _ in
                entered.open()
                leave.wait()
                return .text("too late")
            })
        var client: RawClient? = try server.connect()
        client?.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        entered.wait()
        client = nil
        leave.open()
        server.waitForRecords(1)
        #expect(try server.get("/")?.text == "too late")
    }
}
