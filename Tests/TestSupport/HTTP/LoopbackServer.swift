import Foundation

/// A minimal local server for testing clients: one thread per connection, one closure for all answers.
public final class LoopbackServer: @unchecked Sendable {
    public let port: UInt16
    /// The origin, such as `http://127.0.0.1:40123`.
    public let origin: String
    private let listener: Int32

    /// - Parameters:
    ///   - host: `127.0.0.1`, or `::1`.
    ///   - talk: handles a connection, which is closed after it returns.
    public init(host: String = "127.0.0.1", talking talk: @escaping @Sendable (TCPConnection) throws -> Void) throws {
        (listener, port) = try Self.listen(host)
        origin = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
        let listener = listener
        Thread.detachNewThread {
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { break }
                Thread.detachNewThread { try? talk(TCPConnection(accepted: connection)) }
            }
            // Not earlier, since the descriptor would be reused by another server, whose connections this thread would accept.
            close(listener)
        }
    }

    /// - Parameter serve: answers a request on the connection, which is kept open until it throws or the client disconnects.
    public convenience init(
        host: String = "127.0.0.1", serving serve: @escaping @Sendable (WireRequest, TCPConnection) throws -> Void
    ) throws {
        try self.init(
            host: host,
            talking: { connection in while true { try serve(try HTTPMessage.readRequest(from: connection), connection) } })
    }

    /// - Parameter answer: returns the exact bytes of the answer; an empty one closes the connection.
    public convenience init(host: String = "127.0.0.1", answeringBytes answer: @escaping @Sendable (WireRequest) -> [UInt8])
        throws
    {
        try self.init(
            host: host,
            serving: { request, connection in
                let bytes = answer(request)
                guard !bytes.isEmpty else { throw TCPConnection.Failure.closed }
                try connection.write(bytes)
            })
    }

    public convenience init(host: String = "127.0.0.1", _ answer: @escaping @Sendable (WireRequest) -> WireResponse) throws {
        try self.init(
            host: host,
            answeringBytes: { request in
                let response = answer(request)
                var head = "HTTP/1.1 \(response.status) Answer\r\nContent-Length: \(response.body.count)\r\n"
                for header in response.headers { head += "\(header.name): \(header.value)\r\n" }
                return Array((head + "\r\n").utf8) + response.body
            })
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    private static func listen(_ host: String) throws -> (socket: Int32, port: UInt16) {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_NUMERICHOST | AI_PASSIVE
        var list: UnsafeMutablePointer<addrinfo>?
        let result = getaddrinfo(host, "0", &hints, &list)
        guard result == 0, let list else { throw TCPConnection.Failure.system(String(cString: gai_strerror(result))) }
        defer { freeaddrinfo(list) }
        let listener = socket(list.pointee.ai_family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let port: UInt16? = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { inet in
                inet.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
                    let isListening =
                        bind(listener, list.pointee.ai_addr, list.pointee.ai_addrlen) == 0 && Glibc.listen(listener, 16) == 0
                    // The port has the same offset in the addresses of both families.
                    return isListening && getsockname(listener, name, &length) == 0
                        ? UInt16(bigEndian: inet.pointee.sin_port) : nil
                }
            }
        }
        guard let port else { throw TCPConnection.Failure.system(String(cString: strerror(errno))) }
        return (listener, port)
    }
}
