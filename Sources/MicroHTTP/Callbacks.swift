import CMicroHTTPD
import Glibc
import IPAddresses

/// The functions that libmicrohttpd calls; each finds its Swift object and goes on there.
///
/// A ``DaemonGroup`` lives until its daemons have stopped. A ``Connection`` is held by the connection's context, an
/// ``Exchange`` by the request's.
enum Callbacks {
    static let accept: MHD_AcceptPolicyCallback = { context, address, _ in
        guard let service = Callbacks.group(context)?.service, let address, let client = IPAddress(address) else { return .NO }
        return service.connections.admits(client) ? .YES : .NO
    }

    static let connection: MHD_NotifyConnectionCallback = { context, handle, place, event in
        guard let service = Callbacks.group(context)?.service, let place else { return }
        switch event {
        case .CONNECTION_NOTIFY_STARTED:
            guard let handle, let address = shim_connection_address(handle).flatMap(IPAddress.init) else { return }
            let connection = Connection(
                socket: shim_connection_socket(handle), address: address,
                deadline: service.requestDeadline(from: MonotonicClock.now))
            place.pointee = Unmanaged.passRetained(connection).toOpaque()
            service.opened(connection)
        default:
            guard let pointer = place.pointee else { return }
            place.pointee = nil
            service.connections.remove(Unmanaged<Connection>.fromOpaque(pointer).takeRetainedValue())
        }
    }

    static let target:
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer? = {
            context, target, handle in
            guard let group = Callbacks.group(context), let target, let handle,
                let place = shim_connection_context(handle)
            else { return nil }
            let connection = Unmanaged<Connection>.fromOpaque(place).takeUnretainedValue()
            let exchange = Exchange(group, connection, target: target)
            shim_forget_query(target)
            return Unmanaged.passRetained(exchange).toOpaque()
        }

    static let request: MHD_AccessHandlerCallback = { _, handle, _, method, version, data, size, place in
        guard let handle, let pointer = place?.pointee, let size, let method, let version else { return .NO }
        let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
        let goesOn: Bool
        if !exchange.hasHead {
            goesOn = exchange.readHead(handle, method: String(cString: method), version: String(cString: version))
        } else if size.pointee > 0 {
            goesOn = exchange.read(UnsafeRawBufferPointer(start: data, count: size.pointee))
            size.pointee = 0
        } else {
            goesOn = exchange.answer(handle)
        }
        return goesOn ? .YES : .NO
    }

    static let completed: MHD_RequestCompletedCallback = { _, _, place, _ in
        guard let pointer = place?.pointee else { return }
        place?.pointee = nil
        Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue().end()
    }

    private static func group(_ context: UnsafeMutableRawPointer?) -> DaemonGroup? {
        context.map { Unmanaged<DaemonGroup>.fromOpaque($0).takeUnretainedValue() }
    }
}
