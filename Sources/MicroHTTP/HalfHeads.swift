import Glibc
import Synchronization

/// The requests of a daemon that libmicrohttpd has read in part: heads from the target on, and chunked bodies.
///
/// libmicrohttpd answers some of them by itself, without this server's header fields; before 1.0 it even answers an unreadable `Content-Length`
/// twice. It logs before it responds, on the thread that serves the connection, which is the moment to respond first. The log names no connection,
/// and none may be asked: outside its own callbacks, its memory may be gone. So a request is answered here only if the sockets prove that it is the
/// one, and is left to the library otherwise.
final class HalfHeads: Sendable {
    private let isSecure: Bool
    private let state = Mutex(State())

    /// The maximum number of heads of a thread for asking their sockets.
    private static let limit = 8

    private struct State {
        var heads: [Head] = []
        /// The threads of the chunked bodies that are being read.
        var bodies: [ObjectIdentifier: pthread_t] = [:]

        /// Notes the bytes read so far of each head of a thread, if there are several.
        mutating func look(on thread: pthread_t) {
            let own = heads.indices.filter { heads[$0].thread == thread }
            for index in own { heads[index].bytesRead = 2...HalfHeads.limit ~= own.count ? heads[index].client.bytesRead : nil }
        }

        mutating func noteLast(_ exchange: Exchange?, on thread: pthread_t) {
            for index in heads.indices where heads[index].thread == thread { heads[index].isLast = heads[index].exchange === exchange }
        }
    }

    private struct Head: @unchecked Sendable {  // The exchange is used by the thread alone that serves the connection.
        let thread: pthread_t
        let exchange: Exchange
        let client: ClientConnection
        /// The bytes that had been read from the socket when a head last began on this thread, or the library last logged.
        var bytesRead: Int64?
        /// True for the head that began last on this thread, until the library logs.
        var isLast = false
        /// True once it has been answered; it stays until its connection is closed, since the library goes on to log its own answer.
        var isRefused = false
    }

    init(isSecure: Bool) { self.isSecure = isSecure }

    /// Adds a request after its target has been read.
    func add(_ exchange: Exchange, of client: ClientConnection) {
        let head = Head(thread: pthread_self(), exchange: exchange, client: client)
        state.withLock { state in
            state.heads.append(head)
            state.noteLast(head.exchange, on: head.thread)
            state.look(on: head.thread)
        }
    }

    /// Adds a request with a chunked body still to come.
    func add(chunks exchange: Exchange) {
        let id = ObjectIdentifier(exchange), thread = pthread_self()
        state.withLock { $0.bodies[id] = thread }
    }

    /// Removes a request after its head, or chunked body, has been read.
    func remove(_ exchange: Exchange) {
        let id = ObjectIdentifier(exchange)
        state.withLock { state in
            state.bodies[id] = nil
            if let index = state.heads.lastIndex(where: { ObjectIdentifier($0.exchange) == id }) { state.heads.remove(at: index) }
        }
    }

    /// Answers the request that the library complains about, if it is certain which.
    ///
    /// - Parameters:
    ///   - status: the status of the library's own response, if its log message is about one; otherwise 0.
    ///   - isOfHead: true if the message is about a head, false if it may be about a body as well.
    func answerFirst(_ status: Int, isOfHead: Bool) {
        guard isOfHead || (Server.isLibraryBefore1 && Self.statusesBehindTarget.contains(status)) else { return }
        let thread = pthread_self()
        let refused: Head? = state.withLock { state in
            let index = complained(in: state, on: thread, isOfHead: isOfHead)
            state.noteLast(nil, on: thread)
            state.look(on: thread)
            guard let index, !state.heads[index].isRefused else { return nil }
            state.heads[index].isRefused = true
            return state.heads[index]
        }
        refused?.exchange.refuseEarly(Status(status))
    }

    /// Statuses that the library before 1.0 sends only after it has read the target of the request: a broken field or length, too many bytes.
    private static let statusesBehindTarget = [400, 413, 431]

    /// Returns the index of the head that the library is reading on a thread at this moment; nil if it is not certain.
    ///
    /// The library reads one connection at a time. A head that is being read either has just begun, or bytes of it have come since the last one
    /// began. The bytes of TLS may wait in the library instead.
    private func complained(in state: State, on thread: pthread_t, isOfHead: Bool) -> Int? {
        let own = state.heads.indices.filter { state.heads[$0].thread == thread }
        guard isOfHead || !state.bodies.values.contains(thread) else { return nil }
        if own.count <= 1 { return own.first }
        guard !isSecure, own.count <= Self.limit else { return nil }
        var read: [Int] = []
        for index in own {
            guard let before = state.heads[index].bytesRead, let now = state.heads[index].client.bytesRead else { return nil }
            if now != before { read.append(index) }
        }
        return read.isEmpty ? own.first { state.heads[$0].isLast } : read.count == 1 ? read[0] : nil
    }
}
