import CMicroHTTPD
import Glibc

/// A daemon of libmicrohttpd: its connections, and the threads that serve them.
struct Daemon: @unchecked Sendable {  // libmicrohttpd's daemons may be used from any thread.
    private let handle: OpaquePointer

    /// The most memory that a request line and its header fields may take; beyond it libmicrohttpd answers 414 or 431.
    private static let headerMemory = 32_768

    /// One thread for the connections that an ``Acceptor`` gives it.
    static func sharingThread(connectionLimit: Int, _ group: DaemonGroup) throws(ServerError) -> Daemon {
        try Daemon(MHD_USE_EPOLL.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue, connectionLimit: connectionLimit, group)
    }

    /// A thread for each connection that an ``Acceptor`` gives it.
    static func threadEach(connectionLimit: Int, _ group: DaemonGroup) throws(ServerError) -> Daemon {
        try Daemon(MHD_USE_THREAD_PER_CONNECTION.rawValue | MHD_USE_POLL.rawValue, connectionLimit: connectionLimit, group)
    }

    private init(_ flags: UInt32, connectionLimit: Int, _ group: DaemonGroup) throws(ServerError) {
        let context = Unmanaged.passUnretained(group).toOpaque()
        var options = [
            shim_option_target(Callbacks.target, context),
            shim_option_completed(Callbacks.completed, context),
            shim_option_connection(Callbacks.connection, context),
            shim_option_keep_escapes(),
            shim_option_number(.CONNECTION_MEMORY_LIMIT, Self.headerMemory),
            shim_option_number(.CONNECTION_LIMIT, connectionLimit),
            shim_option_number(.STRICT_FOR_CLIENT, 1),
        ]
        var flags = flags | MHD_USE_NO_LISTEN_SOCKET.rawValue | MHD_USE_INTERNAL_POLLING_THREAD.rawValue | MHD_USE_ITC.rawValue
        if let tls = group.tls {
            flags |= MHD_USE_TLS.rawValue
            options.append(shim_option_string(.HTTPS_MEM_KEY, tls.key))
            options.append(shim_option_string(.HTTPS_MEM_CERT, tls.certificate))
            options.append(shim_option_string(.HTTPS_PRIORITIES, tls.priorities))
        }
        options.append(shim_option_number(.END, 0))
        guard let handle = shim_start_daemon(flags, Callbacks.accept, context, Callbacks.request, context, &options) else {
            throw .cannotStart(group.isSecure ? "HTTPS" : "more connections")
        }
        self.handle = handle
    }

    /// How many connections are open.
    var connectionCount: UInt32 { shim_connection_count(handle) }

    /// Takes over a connection, or closes it when there are too many.
    func add(_ socket: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) {
        _ = MHD_add_connection(handle, socket, address, length)
    }

    /// Closes every connection and waits for the threads.
    func stop() {
        MHD_stop_daemon(handle)
    }
}
