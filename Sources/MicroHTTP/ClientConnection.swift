import CMicroHTTPD
import Glibc
import IPAddresses
import Synchronization

/// An open connection, from its acceptance on: the client's address, and the deadline of the current step.
final class ClientConnection: Sendable {
    /// An increasing number that identifies the connection in its server; unlike a file descriptor it is never reused.
    let ticket: UInt64
    let socket: Int32
    let address: IPAddress
    /// The address as text, formatted once for all requests of the connection.
    let peer: String
    /// The time of the ``MonotonicClock`` (microseconds) when the connection is shut down.
    private let deadline: Atomic<Int64>
    /// The time of the ``MonotonicClock`` since which a shared thread has owed the connection a step; 0 if none does.
    private let owed = Atomic<Int64>(0)
    private let phase = Atomic<Phase>(.accepted)
    private let isCut = Atomic<Bool>(false)

    private enum Phase: UInt8, AtomicRepresentable {
        case accepted
        /// A daemon has the socket, and may close it without notice if it has no memory or thread for it.
        case handedOver
        case served
    }

    init(ticket: UInt64, socket: Int32, address: IPAddress, deadline: Int64) {
        self.ticket = ticket
        self.socket = socket
        self.address = address
        self.peer = address.description
        self.deadline = Atomic(deadline)
    }

    // MARK: Deadline

    func isOverdue(_ now: Int64) -> Bool { deadline.load(ordering: .relaxed) < now }

    func setDeadline(_ time: Int64) { deadline.store(time, ordering: .relaxed) }

    /// Extends the deadline for bytes that were transferred.
    func extendDeadline(by microseconds: Int64) { deadline.wrappingAdd(microseconds, ordering: .relaxed) }

    /// Suspends the deadline while a handler runs.
    func suspendDeadline() { setDeadline(.max) }

    /// The rank for evicting connections in favour of new ones, lowest first; nil while a handler runs.
    var evictionRank: Int64? {
        let time = deadline.load(ordering: .relaxed)
        return time == .max ? nil : time
    }

    // MARK: Steps of shared threads

    /// Records the start of a step of a thread that serves several connections: taking the connection over, calling its handler,
    /// closing it.
    func owe(since now: Int64) { owed.store(now, ordering: .relaxed) }

    func settle() { owed.store(0, ordering: .relaxed) }

    /// Returns the microseconds that the current step has taken so far.
    func debt(at now: Int64) -> Int64 {
        let since = owed.load(ordering: .relaxed)
        return since == 0 ? 0 : max(0, now &- since)
    }

    // MARK: Responses that bypass libmicrohttpd

    /// Sends a complete response directly and returns the size of its body; returns 0 if the body is not in memory or the socket
    /// does not accept it at once.
    func sendAlone(_ response: Response) -> Int {
        let body: [UInt8]
        switch response.body {
        case .bytes(let bytes): body = bytes
        case .buffer(let buffer): body = Array(buffer.bytes)
        case .empty, .file, .temporaryFile: body = []
        }
        guard response.headers.isWellFormed else { return 0 }
        var head = "HTTP/1.1 \(response.status)\r\n"
        for (name, value) in response.headers { head += "\(name): \(value)\r\n" }
        let bytes = Array("\(head)Content-Length: \(body.count)\r\nConnection: close\r\n\r\n".utf8) + body
        return send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT)) == bytes.count ? body.count : 0
    }

    /// The number of bytes that libmicrohttpd has read from the socket so far; nil if the system does not tell.
    var bytesRead: Int64? {
        let count = shim_bytes_read(socket)
        return count < 0 ? nil : count
    }

    func finishSending() { shutdown(socket, Int32(SHUT_WR)) }

    // MARK: Phases

    func handOver(at now: Int64) {
        owe(since: now)
        phase.store(.handedOver, ordering: .sequentiallyConsistent)
    }

    /// Records that the daemon has begun to serve the connection.
    func start(at now: Int64) {
        settle()
        phase.store(.served, ordering: .sequentiallyConsistent)
        if isCut.load(ordering: .sequentiallyConsistent) { cut(at: now) }
    }

    /// Shuts down both directions, so that the thread polling the socket closes it: at once, or as soon as the daemon begins to
    /// serve the connection.
    func cut(at now: Int64) {
        isCut.store(true, ordering: .sequentiallyConsistent)
        guard phase.load(ordering: .sequentiallyConsistent) != .handedOver else { return }
        shutdown(socket, Int32(SHUT_RDWR))
        if owed.load(ordering: .relaxed) == 0 { owe(since: now) }
    }
}
