import CMicroHTTPD

/// The callbacks of libmicrohttpd; each finds its Swift object and calls it.
///
/// A ``Daemon`` and its ``DaemonGroup`` live until the daemon has stopped. The connection's context retains its ``ClientConnection``,
/// the request's context its ``Exchange``.
enum Callbacks {
    static let connection: MHD_NotifyConnectionCallback = { context, handle, place, event in
        guard let daemon = Callbacks.daemon(context), let place else { return }
        switch event {
        case .CONNECTION_NOTIFY_STARTED:
            guard let handle, let connection = daemon.started(shim_connection_ticket(handle)) else { return }
            place.pointee = Unmanaged.passRetained(connection).toOpaque()
        default:
            guard let pointer = place.pointee else { return }
            place.pointee = nil
            daemon.remove(Unmanaged<ClientConnection>.fromOpaque(pointer).takeRetainedValue())
        }
    }

    static let target: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer? = {
        context, target, handle in
        guard let daemon = Callbacks.daemon(context), let target, let handle,
            let place = shim_connection_context(handle)
        else { return nil }
        let connection = Unmanaged<ClientConnection>.fromOpaque(place).takeUnretainedValue()
        let exchange = Exchange(daemon, connection, target: target)
        daemon.halfHeads.add(exchange, handle)
        shim_forget_query(target)
        return Unmanaged.passRetained(exchange).toOpaque()
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
        guard let handle, let pointer = place?.pointee else { return }
        place?.pointee = nil
        Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue().end(queuedStatus: Int(shim_queued_status(handle)))
    }

    static let logged: @convention(c) (UnsafeMutableRawPointer?, UInt32) -> Void = { context, status in
        guard let daemon = Callbacks.daemon(context) else { return }
        daemon.halfHeads.answerFirst(Int(status))
        daemon.group.service.refusedByLibrary(Int(status))
    }

    private static func daemon(_ context: UnsafeMutableRawPointer?) -> Daemon? {
        context.map { Unmanaged<Daemon>.fromOpaque($0).takeUnretainedValue() }
    }
}
