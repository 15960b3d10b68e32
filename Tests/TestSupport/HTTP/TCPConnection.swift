import Foundation

/// A blocking TCP connection to a local server, for tests that need to see or send every byte.
public final class TCPConnection: @unchecked Sendable {
    public enum Failure: Error, CustomStringConvertible {
        case unreachable(String, UInt16, String)
        case closed
        case timeout
        case system(String)

        public var description: String {
            switch self {
            case .unreachable(let host, let port, let reason): "Cannot connect to \(host):\(port): \(reason)."
            case .closed: "The server closed the connection."
            case .timeout: "The server did not answer in time."
            case .system(let reason): "The connection failed: \(reason)."
            }
        }
    }

    private var descriptor: Int32 = -1
    private var buffer: [UInt8] = []
    private var isAtEnd = false

    /// Connects, from an IPv4 address of this machine if one is given; reads and writes fail after `timeout` seconds without
    /// data.
    public init(host: String = "127.0.0.1", port: UInt16, from own: String? = nil, timeout: Int = 30) throws {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        let result = getaddrinfo(host, String(port), &hints, &list)
        guard result == 0, let list else { throw Failure.unreachable(host, port, String(cString: gai_strerror(result))) }
        defer { freeaddrinfo(list) }
        var reason = "no address"
        for entry in sequence(first: list, next: { $0.pointee.ai_next }) {
            let socket = Glibc.socket(entry.pointee.ai_family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
            guard socket >= 0 else { continue }
            var limit = timeval(tv_sec: timeout, tv_usec: 0)
            setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
            setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
            var on: Int32 = 1
            setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
            if let own { Self.bind(socket, to: own) }
            if Glibc.connect(socket, entry.pointee.ai_addr, entry.pointee.ai_addrlen) == 0 {
                descriptor = socket
                return
            }
            reason = String(cString: strerror(errno))
            Glibc.close(socket)
        }
        throw Failure.unreachable(host, port, reason)
    }

    private static func bind(_ socket: Int32, to address: String) {
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_addr.s_addr = inet_addr(address)
        _ = withUnsafeBytes(of: &name) {
            Glibc.bind(socket, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
        }
    }

    init(accepted descriptor: Int32) { self.descriptor = descriptor }

    deinit { close() }

    public func close() {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }

    /// Shuts down the sending direction; reading continues.
    public func finishWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

    public func write(_ text: String) throws { try write(Array(text.utf8)) }

    public func write(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                send(descriptor, $0.baseAddress?.advanced(by: sent), $0.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure()
            }
            sent += count
        }
    }

    /// Reads up to and including `end`; throws `.closed` if the server disconnects first.
    public func read(through end: [UInt8]) throws -> [UInt8] {
        var searched = 0
        while true {
            if let found = position(of: end, from: searched) { return take(found + end.count) }
            searched = max(0, buffer.count - end.count + 1)
            guard try fill() else { throw Failure.closed }
        }
    }

    public func read(count: Int) throws -> [UInt8] {
        while buffer.count < count { guard try fill() else { throw Failure.closed } }
        return take(count)
    }

    /// Reads until the server disconnects.
    public func readToEnd() throws -> [UInt8] {
        while try fill() {}
        return take(buffer.count)
    }

    private func take(_ count: Int) -> [UInt8] {
        let taken = Array(buffer.prefix(count))
        buffer.removeFirst(count)
        return taken
    }

    private func position(of end: [UInt8], from start: Int) -> Int? {
        guard buffer.count >= end.count, start <= buffer.count - end.count else { return nil }
        return (start...(buffer.count - end.count)).first { buffer[$0...].starts(with: end) }
    }

    private func fill() throws -> Bool {
        if isAtEnd { return false }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &chunk, chunk.count, 0)
            if count > 0 {
                buffer += chunk[..<count]
                return true
            }
            if count == 0 {
                isAtEnd = true
                return false
            }
            if errno != EINTR { throw failure() }
        }
    }

    private func failure() -> Failure {
        switch errno {
        case EAGAIN, ETIMEDOUT: .timeout
        case ECONNRESET, EPIPE: .closed
        default: .system(String(cString: strerror(errno)))
        }
    }
}
