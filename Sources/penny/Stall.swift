import Foundation
import MicroHTTP
import Synchronization

/// Reacts to a stalled server thread by ending the process with the signal that stops it in order.
final class Stall: Sendable {
    private let occurred = Atomic<Bool>(false)
    private let server = Mutex(Watched())

    private struct Watched {
        weak var server: Server?
    }

    /// The time for which the slowest server thread has made no progress.
    var time: Duration { server.withLock { $0.server }?.stall ?? .zero }

    func watch(_ server: Server) { self.server.withLock { $0.server = server } }

    var hasOccurred: Bool { occurred.load(ordering: .acquiring) }

    func end() {
        occurred.store(true, ordering: .releasing)
        kill(getpid(), SIGTERM)
    }
}
