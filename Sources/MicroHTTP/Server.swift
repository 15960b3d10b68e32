import CMicroHTTPD
import Glibc
import Synchronization

/// An HTTP/1.1 server: it reads requests, refuses what is broken or too much, and sends what the handler answers.
///
/// The handler is called on the server's threads, several at a time, and may block.
public final class Server: Sendable {
    private let service: Service
    private let running = Mutex<Running>(.before)

    private enum Running: Sendable {
        case before
        case serving([Daemon], Acceptor?, port: Int, Watchdog)
        case ended
    }

    /// Makes a server that does not listen yet.
    public init(_ configuration: Configuration, handler: @escaping @Sendable (Request) -> Response) {
        service = Service(configuration, handler: handler)
    }

    deinit {
        stop(within: .zero)
    }

    /// Listens on every address of the configuration, or on none and throws.
    public func start() throws(ServerError) {
        let service = service
        let outcome: Result<Void, ServerError> = running.withLock { running in
            guard case .before = running else { return .failure(.alreadyStarted) }
            var sockets: [(ListeningSocket, address: String)] = []
            var daemons: [Daemon] = []
            do throws(ServerError) {
                for address in service.configuration.listen {
                    for socket in try ListeningSocket.open(address) { sockets.append((socket, address)) }
                }
                let port = sockets.first.map { Int($0.0.port) } ?? 0
                let limit = service.configuration.connectionLimit
                var acceptor: Acceptor?
                switch service.configuration.threading {
                case .perConnection:
                    let share = max(1, limit / max(1, sockets.count))
                    while let (socket, address) = sockets.popLast() {
                        daemons.append(try .threadEach(socket, address: address, connectionLimit: share, service))
                    }
                case .pool(let threads):
                    let count = max(1, min(threads, limit))
                    for _ in 0..<count { daemons.append(try .sharingThread(connectionLimit: (limit + count - 1) / count, service)) }
                    acceptor = Acceptor(sockets.map(\.0), daemons)
                    guard let acceptor, acceptor.start() else { throw .cannotStart("more connections") }
                    sockets = []
                }
                guard let watchdog = service.startWatchdog() else {
                    acceptor?.end()
                    throw .cannotStart("more connections")
                }
                running = .serving(daemons, acceptor, port: port, watchdog)
                return .success(())
            } catch {
                for (socket, _) in sockets { close(socket.descriptor) }
                for daemon in daemons { daemon.stop() }
                return .failure(error)
            }
        }
        try outcome.get()
    }

    /// The port of the first address, once the server has started; 0 otherwise.
    public var port: Int {
        running.withLock { running in
            if case .serving(_, _, let port, _) = running { port } else { 0 }
        }
    }

    /// Stops: listens no longer at once, lets the requests that are there finish, then closes every connection.
    ///
    /// Returns false if some request was not finished within the time; its handler may run on until the program ends.
    @discardableResult
    public func stop(within limit: Duration) -> Bool {
        let serving: ([Daemon], Acceptor?, Watchdog)? = running.withLock { running in
            defer { running = .ended }
            if case .serving(let daemons, let acceptor, _, let watchdog) = running { return (daemons, acceptor, watchdog) }
            return nil
        }
        guard let (daemons, acceptor, watchdog) = serving else { return true }
        service.drain()
        acceptor?.end()
        for daemon in daemons { daemon.quiesce() }
        let end = MonotonicClock.now &+ limit.microseconds
        while service.requestsInFlight > 0 && MonotonicClock.now < end { usleep(2_000) }

        // Stopping a daemon joins its threads, and so waits for handlers: not here when the time is over.
        let isFinished = service.requestsInFlight == 0
        let closing = Closing(daemons: daemons, watchdog: watchdog, service: service)
        if isFinished { closing.run() } else { closing.runBeside() }
        return isFinished
    }
}

/// The last step of a stop, and what has to live until it is done.
private final class Closing: Sendable {
    private let daemons: [Daemon]
    private let watchdog: Watchdog
    private let service: Service

    init(daemons: [Daemon], watchdog: Watchdog, service: Service) {
        self.daemons = daemons
        self.watchdog = watchdog
        self.service = service
    }

    func run() {
        // libmicrohttpd ends the program when a daemon is stopped that has a suspended connection.
        while service.waitingCount > 0 { usleep(2_000) }
        for daemon in daemons { daemon.stop() }
        watchdog.end()
    }

    func runBeside() {
        // Without a thread the daemons stay as they are, and so must what they use.
        if !DetachedThread.start({ self.run() }) { _ = Unmanaged.passRetained(self) }
    }
}

extension Duration {
    var microseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
        return overflow ? .max / 4 : min(product, .max / 4) + attoseconds / 1_000_000_000_000
    }
}
