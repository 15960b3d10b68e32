import CMicroHTTPD
import Glibc
import Synchronization

/// A daemon of libmicrohttpd: its connections, and the threads that serve them.
///
/// libmicrohttpd keeps its address, so it has to live until ``stop()`` has returned.
final class Daemon: @unchecked Sendable {
    unowned let group: DaemonGroup
    /// Set once, before other threads know the daemon; a libmicrohttpd daemon may be used from any thread.
    private var handle: OpaquePointer?
    private let openCount = Atomic<Int>(0)
    /// Connections that were dispatched to the daemon and that it has not begun to serve, in order.
    private let handedOver = Mutex<[ClientConnection]>([])
    let halfHeads: HalfHeads
    private let logger = UnsafeMutablePointer<shim_logger>.allocate(capacity: 1)

    /// The maximum size of a request line and its header fields, in bytes; beyond it libmicrohttpd answers 414 or 431.
    private static let headerMemory = 32_768
    /// A limit that is never reached, since ``ConnectionTable`` enforces a lower one.
    private static let unreachedLimit = Int(Int32.max)

    /// The library before 1.0 refuses a head by itself when it is strict, and twice: what it lets pass instead is refused by ``Exchange``.
    private static let strictness = Server.isLibraryBefore1 ? 0 : 1

    /// Starts a daemon with one thread for all connections that an ``Acceptor`` dispatches to it.
    static func sharingThread(_ group: DaemonGroup) throws(ServerError) -> Daemon {
        try Daemon(MHD_USE_EPOLL.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue, group)
    }

    /// Starts a daemon with a thread for each connection that an ``Acceptor`` dispatches to it.
    static func threadEach(_ group: DaemonGroup) throws(ServerError) -> Daemon {
        try Daemon(MHD_USE_THREAD_PER_CONNECTION.rawValue | MHD_USE_POLL.rawValue, group)
    }

    private init(_ flags: UInt32, _ group: DaemonGroup) throws(ServerError) {
        self.group = group
        halfHeads = HalfHeads(isSecure: group.isSecure)
        let context = Unmanaged.passUnretained(self).toOpaque()
        logger.initialize(to: shim_logger(callback: Callbacks.logged, context: context))
        var options = [
            shim_option_logger(logger),
            shim_option_target(Callbacks.target, context),
            shim_option_completed(Callbacks.completed, context),
            shim_option_connection(Callbacks.connection, context),
            shim_option_keep_escapes(Server.isLibraryBefore1),
            shim_option_number(.CONNECTION_MEMORY_LIMIT, Self.headerMemory),
            shim_option_number(.CONNECTION_LIMIT, Self.unreachedLimit),
            shim_option_number(.STRICT_FOR_CLIENT, Self.strictness),
        ]
        var flags =
            flags | MHD_USE_NO_LISTEN_SOCKET.rawValue | MHD_USE_INTERNAL_POLLING_THREAD.rawValue | MHD_USE_ITC.rawValue | MHD_USE_ERROR_LOG.rawValue
        if let tls = group.tls {
            flags |= MHD_USE_TLS.rawValue
            options.append(shim_option_string(.HTTPS_MEM_KEY, tls.key))
            options.append(shim_option_string(.HTTPS_MEM_CERT, tls.certificate))
            options.append(shim_option_string(.HTTPS_PRIORITIES, tls.priorities))
        }
        options.append(shim_option_number(.END, 0))
        handle = shim_start_daemon(flags, Callbacks.request, context, &options)
        if handle == nil { throw .cannotStart(group.isSecure ? "HTTPS" : "more connections") }
    }

    deinit { logger.deallocate() }

    /// The number of connections that were dispatched to the daemon and are not closed.
    var connectionCount: Int { openCount.load(ordering: .relaxed) }

    /// Dispatches a connection to the daemon. To be called from one thread only, so that ``started(_:)`` follows in the same
    /// order.
    func add(_ connection: ClientConnection) {
        handedOver.withLock { $0.append(connection) }
        openCount.wrappingAdd(1, ordering: .relaxed)
        connection.handOver(at: MonotonicClock.now)
        // libmicrohttpd makes the socket non-blocking. If it refuses the connection, it has closed the socket.
        if shim_add_connection(handle, connection.socket, connection.ticket) != .YES {
            handedOver.withLock { $0.removeAll { $0 === connection } }
            remove(connection)
        }
    }

    /// Returns the connection that the daemon begins to serve, by its ticket; nil for an unknown ticket.
    ///
    /// A daemon begins in the order of dispatch: it could not serve the connections before this one, and has closed them.
    func started(_ ticket: UInt64) -> ClientConnection? {
        let (dropped, found) = handedOver.withLock { waiting -> ([ClientConnection], ClientConnection?) in
            guard let index = waiting.firstIndex(where: { $0.ticket == ticket }) else { return ([], nil) }
            defer { waiting.removeFirst(index + 1) }
            return (Array(waiting[..<index]), waiting[index])
        }
        for connection in dropped { remove(connection) }
        found?.start(at: MonotonicClock.now)
        return found
    }

    /// Removes a closed connection from the counts.
    func remove(_ connection: ClientConnection) {
        openCount.wrappingSubtract(1, ordering: .relaxed)
        group.service.connections.remove(connection)
    }

    /// Closes every connection and waits for the threads.
    func stop() {
        if let handle { MHD_stop_daemon(handle) }
        handle = nil
    }
}
