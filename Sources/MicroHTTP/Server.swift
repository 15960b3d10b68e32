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
        case serving([Daemon], port: Int, Watchdog)
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
            var daemons: [Daemon] = []
            do throws(ServerError) {
                var port: Int?
                let share = max(1, service.configuration.connectionLimit / max(1, service.configuration.listen.count))
                for address in service.configuration.listen {
                    for socket in try ListeningSocket.open(address) {
                        daemons.append(try Daemon(socket, address: address, connectionLimit: share, service))
                        if port == nil { port = Int(socket.port) }
                    }
                }
                guard let watchdog = service.startWatchdog() else { throw .cannotStart("more connections") }
                running = .serving(daemons, port: port ?? 0, watchdog)
                return .success(())
            } catch {
                for daemon in daemons { daemon.stop() }
                return .failure(error)
            }
        }
        try outcome.get()
    }

    /// The port of the first address, once the server has started; 0 otherwise.
    public var port: Int {
        running.withLock { running in
            if case .serving(_, let port, _) = running { port } else { 0 }
        }
    }

    /// Stops: listens no longer at once, lets the requests that are there finish, then closes every connection.
    ///
    /// Returns false if some request was not finished within the time; its handler may run on until the program ends.
    @discardableResult
    public func stop(within limit: Duration) -> Bool {
        let serving: ([Daemon], Watchdog)? = running.withLock { running in
            defer { running = .ended }
            if case .serving(let daemons, _, let watchdog) = running { return (daemons, watchdog) }
            return nil
        }
        guard let (daemons, watchdog) = serving else { return true }
        service.drain()
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
        for daemon in daemons { daemon.stop() }
        watchdog.end()
    }

    func runBeside() {
        var thread = pthread_t()
        let context = Unmanaged.passRetained(self)
        let outcome = pthread_create(
            &thread, nil,
            { context in
                if let context { Unmanaged<Closing>.fromOpaque(context).takeRetainedValue().run() }
                return nil
            }, context.toOpaque())
        // Without a thread the daemons stay as they are, and so must what they use.
        if outcome == 0 { pthread_detach(thread) }
    }
}

extension Duration {
    var microseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
        return overflow ? .max / 4 : min(product, .max / 4) + attoseconds / 1_000_000_000_000
    }
}
