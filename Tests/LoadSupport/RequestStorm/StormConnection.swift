import Glibc

/// A connection of a ``RequestStorm``: its bytes are sent in pieces, and what comes back is read and forgotten.
struct StormConnection {
    private let socket: Int32
    private var pieces: ArraySlice<[UInt8]>
    private let ending: Ending
    /// The seconds of the clock at which the connection is closed in any case.
    private let end: Double
    private(set) var hasAnswer = false
    /// True if the last step sent or read something.
    private(set) var hasMoved = true

    enum Ending: CaseIterable {
        /// Waits for an answer, and closes.
        case answered
        /// Ends the sending direction, and waits until the other end closes.
        case half
        /// Closes at once.
        case closed
        /// Resets the connection.
        case reset
    }

    /// Connects from 127.0.0.N; returns nil if the system has no socket or the server does not listen.
    init?(port: UInt16, from number: UInt32, pieces: [[UInt8]], ending: Ending, until end: Double) {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        self.pieces = pieces[...]
        self.ending = ending
        self.end = end
        guard socket >= 0 else { return nil }
        var one: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
        let isConnected = Self.call(bind, socket, number, 0) && Self.call(connect, socket, 1, port)
        if !isConnected {
            Glibc.close(socket)
            return nil
        }
        _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    }

    private static func call(
        _ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32, _ socket: Int32, _ number: UInt32, _ port: UInt16
    ) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = (UInt32(0x7F00_0000) + number).bigEndian
        address.sin_port = port.bigEndian
        return withUnsafeBytes(of: &address) { function(socket, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count)) == 0 }
    }

    /// Sends the next piece, or reads; returns false when the connection has been closed.
    mutating func step(_ buffer: UnsafeMutableRawBufferPointer, now: Double) -> Bool {
        hasMoved = false
        guard read(buffer), now < end else { return close() }
        guard let piece = pieces.first else { return wait() }
        let sent = piece.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if sent < 0 { return errno == EAGAIN ? true : close() }
        hasMoved = true
        if sent == piece.count { pieces.removeFirst() } else { pieces[pieces.startIndex].removeFirst(sent) }
        if pieces.isEmpty, ending == .half { shutdown(socket, Int32(SHUT_WR)) }
        return true
    }

    private func wait() -> Bool {
        switch ending {
        case .answered: return hasAnswer ? close() : true
        case .half: return true
        case .closed: return close()
        case .reset:
            var linger = linger(l_onoff: 1, l_linger: 0)
            setsockopt(socket, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
            return close()
        }
    }

    /// Reads what has come; returns false when the other end has closed.
    private mutating func read(_ buffer: UnsafeMutableRawBufferPointer) -> Bool {
        while true {
            let count = recv(socket, buffer.baseAddress, buffer.count, 0)
            guard count > 0 else { return count < 0 && errno == EAGAIN }
            (hasAnswer, hasMoved) = (true, true)
        }
    }

    @discardableResult
    func close() -> Bool {
        Glibc.close(socket)
        return false
    }
}
