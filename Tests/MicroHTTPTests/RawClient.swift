import Glibc

/// A blocking socket that sends exact bytes and reads the answer.
final class RawClient {
    private let socket: Int32
    private var buffer: [UInt8] = []

    struct ConnectFailure: Error {
        var errno: Int32
    }

    struct Answer {
        var status: Int
        var fields: [String: String]
        var body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }
    }

    /// Connects to this machine, from its address 127.0.0.N; a read without data for ten seconds ends like a closed connection.
    init(port: Int, version6: Bool = false, from number: UInt32 = 1) throws {
        socket = Glibc.socket(version6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        if number != 1 {
            var own = sockaddr_in()
            own.sin_family = sa_family_t(AF_INET)
            own.sin_addr.s_addr = (UInt32(0x7F00_0000) + number).bigEndian
            _ = withUnsafeBytes(of: &own) {
                bind(socket, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
            }
        }
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let big = in_port_t(port).bigEndian
        let outcome: Int32
        if version6 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = big
            address.sin6_addr = in6addr_loopback
            outcome = withUnsafeBytes(of: &address) {
                connect(socket, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
            }
        } else {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = big
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            outcome = withUnsafeBytes(of: &address) {
                connect(socket, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
            }
        }
        // The deinitializer, which runs after a throw as well, closes the socket.
        if outcome != 0 { throw ConnectFailure(errno: errno) }
    }

    deinit { close(socket) }

    /// Sends some bytes; returns false if the other end has closed.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return false }
            sent += count
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Shuts down the sending direction.
    func finishSending() { shutdown(socket, Int32(SHUT_WR)) }

    /// Reads one answer; returns nil if the connection ends before it is complete.
    func answer(toHead: Bool = false) -> Answer? {
        let blank: [UInt8] = [13, 10, 13, 10]
        var end: Int?
        while end == nil {
            if buffer.count >= 4 { end = (0...(buffer.count - 4)).first { Array(buffer[$0..<($0 + 4)]) == blank } }
            if end == nil, !fill() { return nil }
        }
        let head = String(decoding: buffer[..<(end ?? 0)], as: UTF8.self).split(separator: "\r\n")
        var fields: [String: String] = [:]
        for line in head.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            fields[parts[0].lowercased()] = parts.count == 2 ? String(parts[1].drop { $0 == " " }) : ""
        }
        let status = Int(head.first?.split(separator: " ").dropFirst().first ?? "") ?? 0
        buffer.removeFirst((end ?? 0) + 4)
        let length = toHead ? 0 : Int(fields["content-length"] ?? "0") ?? 0
        while buffer.count < length {
            if !fill() { return nil }
        }
        let body = Array(buffer[..<length])
        buffer.removeFirst(length)
        return Answer(status: status, fields: fields, body: body)
    }

    /// Reads until the other end closes; returns false if that exceeds the socket's time limit.
    func readsToEnd() -> Bool {
        while true {
            var chunk = [UInt8](repeating: 0, count: 65_536)
            let count = recv(socket, &chunk, chunk.count, 0)
            if count == 0 { return true }
            if count < 0 { return errno == ECONNRESET }
            buffer += chunk[..<count]
        }
    }

    /// The bytes read but not consumed, as text.
    var answerText: String? { buffer.isEmpty ? nil : String(decoding: buffer, as: UTF8.self) }

    /// Waits for the other end to close, without reading; returns false if it has not within the time.
    func endsWithin(milliseconds: Int32) -> Bool {
        var wait = pollfd(fd: socket, events: Int16(0x2000), revents: 0)  // POLLRDHUP
        poll(&wait, 1, milliseconds)
        return wait.revents != 0
    }

    private func fill() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = recv(socket, &chunk, chunk.count, 0)
        guard count > 0 else { return false }
        buffer += chunk[..<count]
        return true
    }
}
