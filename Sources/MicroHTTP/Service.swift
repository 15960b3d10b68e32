import Glibc
import IPAddresses
import Synchronization

/// The state that all threads of a server share.
final class Service: Sendable {
    let configuration: Server.Configuration
    let handler: @Sendable (Request) -> Response
    let connections: ConnectionTable
    let numbers = RequestNumbers()
    let waitingThreads = SpareThreads()
    let computingThreads: SpareThreads
    private let inFlight = Atomic<Int>(0)
    private let waiting = Atomic<Int>(0)
    let bodies: BodyMemory
    private let isTurnTaken = Atomic<Bool>(false)
    private let draining = Atomic<Bool>(false)
    private let watchdog = Mutex<Watchdog?>(nil)
    private let stalled = Atomic<Int64>(0)
    private let hasToldOfStall = Atomic<Bool>(false)
    private let idleTimeout: Int64
    private let requestDeadline: Int64

    init(_ configuration: Server.Configuration, handler: @escaping @Sendable (Request) -> Response) {
        var configuration = configuration
        while configuration.basePath.hasSuffix("/") { configuration.basePath.removeLast() }
        if !configuration.basePath.isEmpty, !configuration.basePath.hasPrefix("/") {
            configuration.basePath = "/" + configuration.basePath
        }
        self.configuration = configuration
        self.handler = handler
        computingThreads = SpareThreads(limit: max(1, configuration.computingThreads))
        connections = ConnectionTable(
            limit: configuration.connectionLimit, perVisitor: configuration.perAddressLimit,
            unlimited: configuration.trustedProxies)
        bodies = BodyMemory(
            limit: configuration.bodyMemory, perVisitor: configuration.bodyMemoryPerVisitor, unlimited: configuration.trustedProxies)
        idleTimeout = configuration.idleTimeout.microseconds
        requestDeadline = configuration.requestDeadline.microseconds
    }

    /// Starts the thread that shuts down overdue connections.
    func startWatchdog() -> Watchdog? {
        let tick = min(max(min(requestDeadline, idleTimeout, configuration.stallLimit.microseconds) / 4_000, 20), 1_000)
        guard let started = Watchdog(self, tick: Int32(tick)), started.start() else { return nil }
        watchdog.withLock { $0 = started }
        started.wake()
        return started
    }

    // MARK: Connections

    /// Admits an accepted connection; returns nil if there is no room for it, and the caller has to close the socket.
    func admit(_ socket: Int32, from address: IPAddress) -> ClientConnection? {
        let now = MonotonicClock.now
        guard let admitted = connections.admit(socket, from: address, at: now, deadline: requestDeadline(from: now)) else { return nil }
        if admitted.isOnly { watchdog.withLock { $0?.wake() } }
        return admitted.connection
    }

    /// Closes a connection that was not dispatched to a daemon.
    func close(_ connection: ClientConnection) {
        connections.remove(connection)
        Glibc.close(connection.socket)
    }

    /// The microseconds for which the slowest thread has owed a step, as the watchdog last measured.
    var stall: Int64 { stalled.load(ordering: .relaxed) }

    /// Stores the watchdog's measurement, and reports once a thread that has stalled beyond the limit.
    func note(stall microseconds: Int64) {
        stalled.store(microseconds, ordering: .relaxed)
        guard microseconds >= configuration.stallLimit.microseconds else { return }
        if !hasToldOfStall.exchange(true, ordering: .relaxed) { configuration.stalled(.microseconds(microseconds)) }
    }

    // MARK: Time

    /// Returns the deadline of header fields, a body or a response that begins now.
    func requestDeadline(from now: Int64, bytes: Int = 0) -> Int64 {
        now &+ requestDeadline &+ time(for: bytes)
    }

    func idleDeadline(from now: Int64) -> Int64 { now &+ idleTimeout }

    /// Returns the microseconds within which a client has to send or receive some bytes.
    func time(for bytes: Int) -> Int64 {
        let rate = Int64(max(1, configuration.minimumRate))
        return Int64(min(bytes, 1 << 40)) / rate &* 1_000_000 &+ Int64(min(bytes, 1 << 40)) % rate &* 1_000_000 / rate
    }

    // MARK: Counts

    var requestsInFlight: Int { inFlight.load(ordering: .acquiring) }

    func requestBegan() { inFlight.wrappingAdd(1, ordering: .acquiringAndReleasing) }

    func requestEnded() { inFlight.wrappingSubtract(1, ordering: .acquiringAndReleasing) }

    /// The number of requests with a handler on a thread of its own.
    var waitingCount: Int { waiting.load(ordering: .acquiring) }

    func waitBegan() { waiting.wrappingAdd(1, ordering: .acquiringAndReleasing) }

    func waitEnded() { waiting.wrappingSubtract(1, ordering: .acquiringAndReleasing) }

    /// True if responses carry `Connection: close`.
    var isDraining: Bool { draining.load(ordering: .relaxed) }

    func drain() { draining.store(true, ordering: .relaxed) }

    // MARK: Log

    /// Logs a response that the library sent before it reported the request's target; nothing else is known of the request.
    func refusedByLibrary(_ status: Int) {
        guard Self.statusesWithoutTarget.contains(status) else { return }
        configuration.log(AccessRecord(method: "", path: "", status: status, bytes: 0, microseconds: 0, peer: "", number: ""))
    }

    /// The statuses for an overlong target and an unknown version.
    private static let statusesWithoutTarget = [414, 505]

    // MARK: Turns

    /// Takes the turn of requests that are sent alone; returns false if another request has it.
    func takeTurn() -> Bool { !isTurnTaken.exchange(true, ordering: .acquiringAndReleasing) }

    func giveTurn() { isTurnTaken.store(false, ordering: .releasing) }
}
