import Foundation
import MicroHTTP
import Synchronization

/// A thread of the server that serves nobody any more: the process ends itself, by the signal that ends it in order.
final class Stall: Sendable {
    private let occurred = Atomic<Bool>(false)
    private let server = Mutex(Watched())

    private struct Watched {
        weak var server: Server?
    }

    /// How long a thread of the server has not moved on.
    var time: Duration { server.withLock { $0.server }?.stall ?? .zero }

    func watch(_ server: Server) { self.server.withLock { $0.server = server } }

    var hasOccurred: Bool { occurred.load(ordering: .acquiring) }

    func end() {
        occurred.store(true, ordering: .releasing)
        kill(getpid(), SIGTERM)
    }
}
