import CMicroHTTPD
import Glibc
import Synchronization

/// The requests of a daemon whose target has been read but whose header fields have not.
///
/// libmicrohttpd answers some of them by itself, without this server's header fields; before 1.0 it even answers an unreadable
/// `Content-Length` twice. It logs before it responds, on the thread that serves the connection, which is the moment to respond
/// first.
final class HalfHeads: Sendable {
    private let state = Mutex(State())

    private struct State {
        var entries: [Entry] = []
        /// Threads on which a request was answered for which the library has yet to log its own status.
        var answered: [pthread_t] = []
    }

    private struct Entry: @unchecked Sendable {  // Used by the thread alone that serves the connection.
        let thread: pthread_t
        let handle: OpaquePointer
        let exchange: Exchange
    }

    func add(_ exchange: Exchange, _ handle: OpaquePointer) {
        let entry = Entry(thread: pthread_self(), handle: handle, exchange: exchange)
        state.withLock { $0.entries.append(entry) }
    }

    func remove(_ exchange: Exchange) {
        state.withLock { state in
            if let index = state.entries.lastIndex(where: { $0.exchange === exchange }) { state.entries.remove(at: index) }
        }
    }

    /// Answers the request that the library complains about, as far as it can be identified.
    ///
    /// - Parameter status: the status of the library's own response, if its log message is about one; otherwise 0.
    func answerFirst(_ status: Int) {
        let thread = pthread_self()
        let (own, isAnswered) = state.withLock { state in
            let index = status == 0 ? nil : state.answered.firstIndex(of: thread)
            if let index { state.answered.remove(at: index) }
            return (state.entries.filter { $0.thread == thread }, index != nil)
        }
        if isAnswered { return }
        // An invalid length identifies its request, whether or not the library has come to it.
        let senseless = own.compactMap { entry in Self.refusal(of: entry.handle).map { (entry.exchange, $0) } }
        if status == 0 {
            guard !senseless.isEmpty else { return }
            state.withLock { $0.answered.append(thread) }
            for (exchange, status) in senseless { refuse(exchange, status) }
        } else if Server.isLibraryBefore1, own.count == 1, Self.statusesBehindTarget.contains(status) {
            refuse(own[0].exchange, Status(status))
        }
    }

    private func refuse(_ exchange: Exchange, _ status: Status) {
        remove(exchange)
        exchange.refuseEarly(status)
    }

    /// Statuses that the library before 1.0 sends only for requests whose target it has read: a broken field, no host, too many
    /// bytes.
    private static let statusesBehindTarget = [400, 431]

    private static func refusal(of handle: OpaquePointer) -> Status? {
        guard let value = MHD_lookup_connection_value(handle, .HEADER_KIND, "Content-Length") else { return nil }
        let text = String(cString: value)
        guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return .badRequest }
        return UInt64(text) == nil ? .contentTooLarge : nil
    }
}
