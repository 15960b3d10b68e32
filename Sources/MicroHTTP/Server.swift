import CMicroHTTPD
import Glibc
import Synchronization

/// An HTTP/1.1 server: reads requests, refuses invalid and oversized ones, and sends the handler's responses.
///
/// The handler is called on the server's threads, several at a time, and may block.
public final class Server: Sendable {
    private let service: Service
    private let running = Mutex<Running>(.before)

    private enum Running: Sendable {
        case before
        case serving(Serving)
        case ended
    }

    private struct Serving: Sendable {
        let daemons: Daemons
        let acceptor: Acceptor
        let watchdog: Watchdog
        let port: Int
        let securePort: Int
    }

    /// Creates a server that does not listen yet.
    public init(_ configuration: Configuration, handler: @escaping @Sendable (Request) -> Response) {
        service = Service(configuration, handler: handler)
    }

    deinit {
        stop(within: .zero)
    }

    /// Starts listening on every address of the configuration; if one fails, listens on none and throws.
    public func start() throws(ServerError) {
        let outcome: Result<Void, ServerError> = running.withLock { running in
            guard case .before = running else { return .failure(.alreadyStarted) }
            do throws(ServerError) {
                running = .serving(try serve())
                return .success(())
            } catch {
                return .failure(error)
            }
        }
        try outcome.get()
    }

    private func serve() throws(ServerError) -> Serving {
        let configuration = service.configuration
        var sockets: [ListeningSocket] = []
        var groups: [DaemonGroup] = []
        do throws(ServerError) {
            for address in configuration.listen { sockets += try ListeningSocket.open(address) }
            let plainCount = sockets.count
            if configuration.tls != nil {
                for address in configuration.secureListen { sockets += try ListeningSocket.open(address) }
            }
            let plain = try DaemonGroup.start(service, nil)
            groups.append(plain)
            let secure = try configuration.tls.map { tls throws(ServerError) in try DaemonGroup.start(service, tls) }
            if let secure { groups.append(secure) }
            let daemons = Daemons(plain: plain, secure: secure)
            guard let watchdog = service.startWatchdog() else { throw .cannotStart("more connections") }
            guard let acceptor = Acceptor(sockets, daemons, service), acceptor.start() else {
                watchdog.end()
                throw .cannotStart("more connections")
            }
            let port = sockets.first?.port ?? 0
            return Serving(
                daemons: daemons, acceptor: acceptor, watchdog: watchdog, port: Int(port),
                securePort: Int(sockets.dropFirst(plainCount).first?.port ?? port))
        } catch {
            for socket in sockets { close(socket.descriptor) }
            for group in groups { group.stop() }
            throw error
        }
    }

    /// The port of the first address while the server runs; 0 otherwise.
    public var port: Int { serving?.port ?? 0 }

    /// The port of the first address of ``Configuration/secureListen`` if there is a certificate, otherwise ``port``; 0 before
    /// the start.
    public var securePort: Int { serving?.securePort ?? 0 }

    private var serving: Serving? {
        running.withLock { running in
            if case .serving(let serving) = running { serving } else { nil }
        }
    }

    /// The time for which the slowest shared thread has made no progress; about zero when all are healthy.
    public var stall: Duration { .microseconds(service.stall) }

    /// Uses another certificate for new connections; existing ones finish their requests with the present one.
    ///
    /// Throws, and keeps the present certificate, if this one is refused or the server does not run.
    public func use(_ tls: TLS) throws(ServerError) {
        guard let serving else { throw .notRunning }
        let group = try DaemonGroup.start(service, tls)
        guard serving.daemons.replace(with: group) else {
            group.stop()
            throw .notRunning
        }
    }

    /// Stops: closes the listening sockets at once, waits for pending requests, then closes every connection.
    ///
    /// Returns false if a request did not finish within the limit; its handler may run on until the program ends.
    @discardableResult
    public func stop(within limit: Duration) -> Bool {
        let serving: Serving? = running.withLock { running in
            defer { running = .ended }
            if case .serving(let serving) = running { return serving }
            return nil
        }
        guard let serving else { return true }
        service.drain()
        serving.acceptor.end()
        let groups = serving.daemons.end()
        let end = MonotonicClock.now &+ limit.microseconds
        while service.requestsInFlight > 0 && MonotonicClock.now < end { usleep(2_000) }

        // Stopping a daemon joins its threads and so waits for handlers: not done here once the limit has passed.
        let isFinished = service.requestsInFlight == 0
        let closing = Closing(groups: groups, watchdog: serving.watchdog, service: service)
        if isFinished { closing.run() } else { closing.runBeside() }
        return isFinished
    }
}

/// The last step of a stop, and the objects that have to live until it is done.
private final class Closing: Sendable {
    /// The time for which the connections may take to close after they were shut down.
    private static let patience = Duration.seconds(2)

    private let groups: [DaemonGroup]
    private let watchdog: Watchdog
    private let service: Service

    init(groups: [DaemonGroup], watchdog: Watchdog, service: Service) {
        self.groups = groups
        self.watchdog = watchdog
        self.service = service
    }

    func run() {
        // libmicrohttpd aborts the program when a daemon with a suspended connection is stopped.
        while service.waitingCount > 0 { usleep(2_000) }
        // While a daemon stops, libmicrohttpd accepts a response without taking it, and crashes when it was its own to a malformed request
        // (`transmit_error_response_len()` in 0.9.75): no connection may send anything any more.
        service.connections.cutAll(at: MonotonicClock.now)
        let end = MonotonicClock.now &+ Self.patience.microseconds
        while service.connections.count > 0 && MonotonicClock.now < end { usleep(1_000) }
        for group in groups { group.stop() }
        watchdog.end()
    }

    func runBeside() {
        // Without a thread the daemons are never stopped, so the objects they use must live on.
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

extension Server {
    /// The version of libmicrohttpd.
    public static var libraryVersion: String { String(cString: MHD_get_version()) }

    /// True if the library parses heads leniently and has the faults that 1.0 fixed.
    static let isLibraryBefore1 = libraryVersion.hasPrefix("0.")
}
