import CMicroHTTPD
import Glibc

/// A daemon of libmicrohttpd on one listening socket.
struct Daemon: @unchecked Sendable {  // libmicrohttpd's daemons may be used from any thread.
    private let handle: OpaquePointer
    private let socket: Int32

    /// The most memory that a request line and its header fields may take; beyond it libmicrohttpd answers 414 or 431.
    private static let headerMemory = 32_768

    init(_ socket: ListeningSocket, address: String, connectionLimit: Int, _ service: Service) throws(ServerError) {
        let context = Unmanaged.passUnretained(service).toOpaque()
        var options = [
            shim_option_target(Callbacks.target, context),
            shim_option_completed(Callbacks.completed, context),
            shim_option_connection(Callbacks.connection, context),
            shim_option_keep_escapes(),
            shim_option_number(.LISTEN_SOCKET, Int(socket.descriptor)),
            shim_option_number(.CONNECTION_MEMORY_LIMIT, Self.headerMemory),
            shim_option_number(.CONNECTION_LIMIT, connectionLimit),
            shim_option_number(.STRICT_FOR_CLIENT, 1),
        ]
        var flags = MHD_USE_INTERNAL_POLLING_THREAD.rawValue | MHD_USE_ITC.rawValue
        switch service.configuration.threading {
        case .pool(let threads):
            flags |= MHD_USE_EPOLL.rawValue
            if threads > 1 { options.append(shim_option_number(.THREAD_POOL_SIZE, min(threads, connectionLimit))) }
        case .perConnection:
            flags |= MHD_USE_THREAD_PER_CONNECTION.rawValue | MHD_USE_POLL.rawValue
        }
        if let tls = service.tls {
            flags |= MHD_USE_TLS.rawValue
            options.append(shim_option_string(.HTTPS_MEM_KEY, tls.key))
            options.append(shim_option_string(.HTTPS_MEM_CERT, tls.certificate))
            options.append(shim_option_string(.HTTPS_PRIORITIES, tls.priorities))
        }
        options.append(shim_option_number(.END, 0))
        guard let handle = shim_start_daemon(flags, Callbacks.accept, context, Callbacks.request, context, &options) else {
            close(socket.descriptor)
            throw .cannotStart(address)
        }
        self.handle = handle
        self.socket = socket.descriptor
    }

    /// Ends listening; connections that are there go on.
    func quiesce() {
        let descriptor = MHD_quiesce_daemon(handle)
        if descriptor >= 0 { close(descriptor) }
    }

    /// Closes every connection and waits for the threads.
    func stop() {
        MHD_stop_daemon(handle)
    }
}
