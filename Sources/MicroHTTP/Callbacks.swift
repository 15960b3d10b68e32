import CMicroHTTPD

/// The callbacks of libmicrohttpd; each finds its Swift object and calls it.
///
/// A ``Daemon`` and its ``DaemonGroup`` live until the daemon has stopped. The connection's context retains its
/// ``ServedConnection``, which owns the ``Exchange`` that is the request's context. Each callback uses the handle that it was given and no other; the
/// logger is given none.
enum Callbacks {
    static let connection: MHD_NotifyConnectionCallback = { context, handle, place, event in
        guard let daemon = Callbacks.daemon(context), let handle, let place else { return }
        switch event {
        case .CONNECTION_NOTIFY_STARTED:
            guard let client = daemon.started(shim_connection_ticket(handle)) else { return }
            place.pointee = Unmanaged.passRetained(ServedConnection(daemon, client)).toOpaque()
        default:
            guard let pointer = place.pointee else { return }
            place.pointee = nil
            Unmanaged<ServedConnection>.fromOpaque(pointer).takeRetainedValue().close(queuedStatus: Int(shim_queued_status(handle)))
        }
    }

    static let target: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer? = {
        _, target, handle in
        guard let target, let served = Callbacks.connection(handle) else { return nil }
        let exchange = served.begin(target: target)
        shim_forget_query(target)
        return Unmanaged.passUnretained(exchange).toOpaque()
    }

    static let request: MHD_AccessHandlerCallback = { _, handle, _, method, version, data, size, place in
        guard let handle, let pointer = place?.pointee, let size, let method, let version else { return .NO }
        let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
        let goesOn: Bool
        if !exchange.hasHead {
            goesOn = exchange.readHead(handle, method: method, version: version)
        } else if size.pointee > 0 {
            goesOn = exchange.read(UnsafeRawBufferPointer(start: data, count: size.pointee))
            size.pointee = 0
        } else {
            goesOn = exchange.answer(handle)
        }
        return goesOn ? .YES : .NO
    }

    static let completed: MHD_RequestCompletedCallback = { _, handle, place, _ in
        place?.pointee = nil
        guard let handle else { return }
        Callbacks.connection(handle)?.endRequest(queuedStatus: Int(shim_queued_status(handle)))
    }

    static let logged: @convention(c) (UnsafeMutableRawPointer?, UInt32, Bool) -> Void = { context, status, isOfHead in
        guard let daemon = Callbacks.daemon(context) else { return }
        daemon.halfHeads.answerFirst(Int(status), isOfHead: isOfHead)
        if !isOfHead { daemon.group.service.refusedByLibrary(Int(status)) }
    }

    private static func daemon(_ context: UnsafeMutableRawPointer?) -> Daemon? {
        context.map { Unmanaged<Daemon>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func connection(_ handle: OpaquePointer?) -> ServedConnection? {
        guard let handle, let context = shim_connection_context(handle) else { return nil }
        return Unmanaged<ServedConnection>.fromOpaque(context).takeUnretainedValue()
    }
}
