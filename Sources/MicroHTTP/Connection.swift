import Glibc
import IPAddresses
import Synchronization

/// One open connection, from its acceptance on: the client's address, and the time until which the next step may take.
final class Connection: Sendable {
    /// Tells the connections of a server apart; it counts up, and its socket's number may be another connection's later.
    let ticket: UInt64
    let socket: Int32
    let address: IPAddress
    /// The address as text, made once for all requests of the connection.
    let peer: String
    /// Time of the ``MonotonicClock`` at which the connection is shut down.
    private let deadline: Atomic<Int64>
    /// Time of the ``MonotonicClock`` since which a thread of the server has a step to do for the connection; 0 when none has.
    private let owed = Atomic<Int64>(0)
    private let phase = Atomic<Phase>(.accepted)
    private let isCut = Atomic<Bool>(false)

    private enum Phase: UInt8, AtomicRepresentable {
        case accepted
        /// A daemon has the socket, and may close it without a word when it has no memory or thread for it.
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

    /// Adds time for bytes that have moved.
    func extendDeadline(by microseconds: Int64) { deadline.wrappingAdd(microseconds, ordering: .relaxed) }

    /// Keeps the connection while a handler works.
    func suspendDeadline() { setDeadline(.max) }

    /// Order in which connections make room for others; nil while a handler works.
    var evictionRank: Int64? {
        let time = deadline.load(ordering: .relaxed)
        return time == .max ? nil : time
    }

    // MARK: Steps of the server's threads

    /// Marks the begin of a step that a thread which serves several connections has to do: take the connection over, call its handler, close it.
    func owe(since now: Int64) { owed.store(now, ordering: .relaxed) }

    func settle() { owed.store(0, ordering: .relaxed) }

    /// Microseconds that the thread has taken for its step so far.
    func debt(at now: Int64) -> Int64 {
        let since = owed.load(ordering: .relaxed)
        return since == 0 ? 0 : max(0, now &- since)
    }

    // MARK: Answers past the library

    /// Sends a whole response and returns the size of its body; 0 for one that is not in memory or that the socket does not take at once.
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

    func finishSending() { shutdown(socket, Int32(SHUT_WR)) }

    // MARK: Phases

    func handOver(at now: Int64) {
        owe(since: now)
        phase.store(.handedOver, ordering: .sequentiallyConsistent)
    }

    /// Notes that the daemon has begun to serve the connection.
    func start(at now: Int64) {
        settle()
        phase.store(.served, ordering: .sequentiallyConsistent)
        if isCut.load(ordering: .sequentiallyConsistent) { cut(at: now) }
    }

    /// Ends both directions, so that the thread that polls the socket closes it: at once, or when the daemon begins to serve the connection.
    func cut(at now: Int64) {
        isCut.store(true, ordering: .sequentiallyConsistent)
        guard phase.load(ordering: .sequentiallyConsistent) != .handedOver else { return }
        shutdown(socket, Int32(SHUT_RDWR))
        if owed.load(ordering: .relaxed) == 0 { owe(since: now) }
    }
}
