import Glibc
import IPAddresses

/// Accepts connections within the limits and dispatches each to the daemon with the fewest connections.
///
/// Daemons that accept by themselves take whatever arrives while they are awake, which leaves most connections of a busy visitor
/// to one of them. If there is a certificate, the first byte from the client tells TLS from plain HTTP; until it arrives, or the
/// connection is shut down at its deadline, the connection stays with the acceptor.
final class Acceptor: Sendable {
    private let sockets: [ListeningSocket]
    private let daemons: Daemons
    private let service: Service
    private let bell: WakePipe
    private let ended = ThreadEnd()

    /// Milliseconds until the next attempt when the system has no file descriptor or memory for a connection.
    private static let pause: Int32 = 100
    /// The content type of a TLS record that begins a handshake (RFC 8446, section 5.1), which is not a letter of an HTTP method.
    private static let handshake: UInt8 = 0x16

    init?(_ sockets: [ListeningSocket], _ daemons: Daemons, _ service: Service) {
        guard let bell = WakePipe() else { return nil }
        self.sockets = sockets
        self.daemons = daemons
        self.service = service
        self.bell = bell
    }

    /// Starts the thread, which retains the acceptor until ``end()``.
    func start() -> Bool { DetachedThread.start { self.run() } }

    /// Stops listening; returns once no more connections are accepted.
    func end() {
        bell.ring(.end)
        ended.wait()
    }

    private func run() {
        let fixed = sockets.map { Self.readable($0.descriptor) } + [Self.readable(bell.listener)]
        var silent: [ClientConnection] = []
        var turn = 0
        while true {
            var waits = fixed + silent.map { Self.readable($0.socket) }
            poll(&waits, nfds_t(waits.count), -1)
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
        for connection in silent { service.close(connection) }
        ended.signal()
    }

    private static func readable(_ descriptor: Int32) -> pollfd { pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0) }

    /// Dispatches connections that have received a byte, and closes connections that the client has closed or that were shut down at their deadline.
    private func hear(_ silent: inout [ClientConnection], _ isReady: [Bool], _ turn: inout Int) {
        var rest: [ClientConnection] = []
        for (connection, isReady) in zip(silent, isReady) where !isReady || !decide(connection, &turn) { rest.append(connection) }
        silent = rest
    }

    /// Dispatches a connection by its first byte, or closes it if none can follow; returns false if none has arrived yet.
    private func decide(_ connection: ClientConnection, _ turn: inout Int) -> Bool {
        var byte: UInt8 = 0
        switch recv(connection.socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) {
        case 1: daemons.add(connection, isSecure: byte == Self.handshake, turn: &turn)
        case 0: service.close(connection)
        default:
            if errno == EAGAIN || errno == EINTR { return false }
            service.close(connection)
        }
        return true
    }

    /// Accepts all pending connections of a socket; returns false if the system has no resources for more.
    private func acceptAll(_ listener: Int32, _ silent: inout [ClientConnection], _ turn: inout Int) -> Bool {
        while true {
            switch accept(listener) {
            case .client(let socket, let address):
                guard let address, let connection = service.admit(socket, from: address) else {
                    close(socket)
                    continue
                }
                if !daemons.speakTLS {
                    daemons.add(connection, isSecure: false, turn: &turn)
                } else if !decide(connection, &turn) {
                    silent.append(connection)
                }
            case .noRoom: return false
            case .nobody: return true
            case .gone: continue
            }
        }
    }

    private enum Accepted {
        case client(socket: Int32, address: IPAddress?)
        case gone, nobody, noRoom
    }

    private func accept(_ listener: Int32) -> Accepted {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutableBytes(of: &address) { bytes in
            let name = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self)
            let socket = Glibc.accept(listener, name, &length)
            if socket >= 0 {
                _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
                return .client(socket: socket, address: name.flatMap { IPAddress($0) })
            }
            switch errno {
            case EINTR, ECONNABORTED: return .gone
            case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .noRoom
            default: return .nobody
            }
        }
    }
}
