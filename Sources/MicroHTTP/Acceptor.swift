import Glibc

/// The thread that accepts connections and gives each to the daemon that has the fewest.
///
/// Daemons that accept for themselves take what comes while they are awake, which leaves most connections of a busy visitor to one of them.
final class Acceptor: Sendable {
    private let sockets: [ListeningSocket]
    private let daemons: [Daemon]
    private let bell: Bell
    private let ended = ThreadEnd()

    /// Milliseconds until the next try when the system has no room for a connection.
    private static let pause: Int32 = 100

    init?(_ sockets: [ListeningSocket], _ daemons: [Daemon]) {
        guard let bell = Bell() else { return nil }
        self.sockets = sockets
        self.daemons = daemons
        self.bell = bell
    }

    /// Starts the thread, which holds the acceptor until ``end()``.
    func start() -> Bool { DetachedThread.start { self.run() } }

    /// Ends listening; returns when nobody is accepted any more.
    func end() {
        bell.ring(.end)
        ended.wait()
    }

    private func run() {
        var waits = sockets.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        waits.append(pollfd(fd: bell.listener, events: Int16(POLLIN), revents: 0))
        var turn = 0
        while true {
            poll(&waits, nfds_t(waits.count), -1)
            if bell.saysEnd() { break }
            for wait in waits.dropLast() where wait.revents != 0 {
                if !acceptAll(wait.fd, &turn) {
                    var bellAlone = pollfd(fd: bell.listener, events: Int16(POLLIN), revents: 0)
                    poll(&bellAlone, 1, Self.pause)
                }
            }
        }
        for socket in sockets { close(socket.descriptor) }
        ended.signal()
    }

    /// The daemon with the fewest connections; in turn where they are equal, also while those just given are not counted yet.
    private func daemon(_ turn: inout Int) -> Daemon {
        let order = (0..<daemons.count).map { ($0 + turn) % daemons.count }
        let chosen = order.min { daemons[$0].connectionCount < daemons[$1].connectionCount } ?? 0
        turn = chosen + 1
        return daemons[chosen]
    }

    /// False when the system has no room for more.
    private func acceptAll(_ listener: Int32, _ turn: inout Int) -> Bool {
        while true {
            var address = sockaddr_storage()
            var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let accepted = withUnsafeMutableBytes(of: &address) { bytes -> Int32 in
                guard let name = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return -1 }
                // libmicrohttpd makes the socket non-blocking and keeps it from child processes.
                let socket = accept(listener, name, &length)
                if socket >= 0 { daemon(&turn).add(socket, name, length) }
                return socket
            }
            guard accepted < 0 else { continue }
            switch errno {
            case EINTR, ECONNABORTED: continue
            case EMFILE, ENFILE, ENOBUFS, ENOMEM: return false
            default: return true
            }
        }
    }
}
