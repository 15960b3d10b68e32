import Glibc
import IPAddresses

/// The thread that accepts connections and gives each to the daemon that has the fewest.
///
/// Daemons that accept for themselves take what comes while they are awake, which leaves most connections of a busy visitor to one of them.
/// Where there is a certificate, the first byte that a client sends says whether it speaks TLS or HTTP; until it is there, or a deadline
/// has passed, its connection waits here.
final class Acceptor: Sendable {
    private let sockets: [ListeningSocket]
    private let daemons: Daemons
    private let service: Service
    private let bell: Bell
    private let ended = ThreadEnd()

    /// Milliseconds until the next try when the system has no room for a connection.
    private static let pause: Int32 = 100
    /// The type of the record that begins a handshake (RFC 8446, 5.1), which is no letter of a method.
    private static let handshake: UInt8 = 0x16

    init?(_ sockets: [ListeningSocket], _ daemons: Daemons, _ service: Service) {
        guard let bell = Bell() else { return nil }
        self.sockets = sockets
        self.daemons = daemons
        self.service = service
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
        let fixed = sockets.map { Self.readable($0.descriptor) } + [Self.readable(bell.listener)]
        var silent: [SilentConnection] = []
        var turn = 0
        while true {
            var waits = fixed + silent.map { Self.readable($0.socket) }
            poll(&waits, nfds_t(waits.count), Self.timeout(silent))
            if bell.saysEnd() { break }
            if !silent.isEmpty { hear(&silent, waits[fixed.count...].map { $0.revents != 0 }, &turn) }
            for wait in waits[..<sockets.count] where wait.revents != 0 {
                if !acceptAll(wait.fd, &silent, &turn) {
                    var bellAlone = Self.readable(bell.listener)
                    poll(&bellAlone, 1, Self.pause)
                }
            }
        }
        for socket in sockets { close(socket.descriptor) }
        for connection in silent { close(connection.socket) }
        ended.signal()
    }

    private static func readable(_ descriptor: Int32) -> pollfd { pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0) }

    /// Milliseconds until the first deadline; all are as long, so that the oldest connection has it.
    private static func timeout(_ silent: [SilentConnection]) -> Int32 {
        guard let first = silent.first else { return -1 }
        return Int32(clamping: max(0, first.deadline &- MonotonicClock.now) / 1_000 + 1)
    }

    /// Gives away who has begun to speak, and lets go who has not in time.
    private func hear(_ silent: inout [SilentConnection], _ isReady: [Bool], _ turn: inout Int) {
        let now = MonotonicClock.now
        var rest: [SilentConnection] = []
        for (connection, isReady) in zip(silent, isReady) {
            if isReady ? !decide(connection, &turn) : connection.deadline > now {
                rest.append(connection)
            } else if !isReady {
                close(connection.socket)
            }
        }
        silent = rest
    }

    /// Gives a connection away by its first byte, or closes it if there will be none; false when there is none yet.
    private func decide(_ connection: SilentConnection, _ turn: inout Int) -> Bool {
        var byte: UInt8 = 0
        switch recv(connection.socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) {
        case 1: give(connection, isSecure: byte == Self.handshake, &turn)
        case 0: close(connection.socket)
        default:
            if errno == EAGAIN || errno == EINTR { return false }
            close(connection.socket)
        }
        return true
    }

    private func give(_ connection: SilentConnection, isSecure: Bool, _ turn: inout Int) {
        var address = connection.address
        withUnsafeBytes(of: &address) { bytes in
            guard let name = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return }
            // libmicrohttpd makes the socket non-blocking and keeps it from child processes.
            daemons.add(connection.socket, name, connection.length, isSecure: isSecure, turn: &turn)
        }
    }

    /// False when the system has no room for more.
    private func acceptAll(_ listener: Int32, _ silent: inout [SilentConnection], _ turn: inout Int) -> Bool {
        while true {
            var address = sockaddr_storage()
            var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let accepted = withUnsafeMutableBytes(of: &address) { bytes in
                accept(listener, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &length)
            }
            guard accepted < 0 else {
                let connection = SilentConnection(
                    socket: accepted, address: address, length: length,
                    deadline: service.requestDeadline(from: MonotonicClock.now))
                if !daemons.speakTLS {
                    give(connection, isSecure: false, &turn)
                } else if !admits(connection, beside: silent) {
                    close(accepted)
                } else if !decide(connection, &turn) {
                    _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
                    silent.append(connection)
                }
                continue
            }
            switch errno {
            case EINTR, ECONNABORTED: continue
            case EMFILE, ENFILE, ENOBUFS, ENOMEM: return false
            default: return true
            }
        }
    }

    /// The limits count those who are silent as well.
    private func admits(_ connection: SilentConnection, beside silent: [SilentConnection]) -> Bool {
        guard let client = connection.client else { return false }
        return service.connections.admits(
            client, waiting: silent.count, ofThem: { silent.count { $0.client?.visitor == client.visitor } })
    }
}

/// A connection whose client has not said anything yet.
private struct SilentConnection {
    let socket: Int32
    let address: sockaddr_storage
    let length: socklen_t
    /// On the ``MonotonicClock``.
    let deadline: Int64
    let client: IPAddress?

    init(socket: Int32, address: sockaddr_storage, length: socklen_t, deadline: Int64) {
        self.socket = socket
        self.address = address
        self.length = length
        self.deadline = deadline
        client = withUnsafeBytes(of: address) { bytes in
            bytes.baseAddress.flatMap { IPAddress($0.assumingMemoryBound(to: sockaddr.self)) }
        }
    }
}
