import Glibc
import MicroHTTP
import Synchronization
import Testing

/// A server on a free local port that records its access log.
final class TestServer: Sendable {
    let server: Server
    private let log: Log

    private final class Log: Sendable {
        let records = Mutex<[AccessRecord]>([])
    }

    init(
        _ change: (inout Server.Configuration) -> Void = { _ in },
        handler: @escaping @Sendable (Request) -> Response = { .text("\($0.method.rawValue) \($0.path)") }
    ) throws {
        let log = Log()
        var configuration = Server.Configuration()
        configuration.listen = ["127.0.0.1:0"]
        configuration.threading = .pool(2)
        configuration.log = { record in log.records.withLock { $0.append(record) } }
        change(&configuration)
        self.log = log
        server = Server(configuration, handler: handler)
        try server.start()
    }

    deinit { server.stop(within: .zero) }

    func connect(from number: UInt32 = 1) throws -> RawClient { try RawClient(port: server.port, from: number) }

    /// Returns the answer to one request on a separate connection.
    func answer(_ request: String) throws -> RawClient.Answer? {
        let client = try connect()
        client.send(request)
        return client.answer()
    }

    func get(_ target: String) throws -> RawClient.Answer? {
        try answer("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    }

    /// Waits until that many requests have ended.
    func waitForRecords(_ count: Int) {
        while log.records.withLock({ $0.count }) < count { sched_yield() }
    }

    /// Stops the server, and returns the records of all requests.
    func stopAndRead() -> [AccessRecord] {
        server.stop(within: .seconds(5))
        return log.records.withLock { $0 }
    }
}
