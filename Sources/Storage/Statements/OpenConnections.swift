import Dispatch
import GRDB
import Synchronization

/// The calls that use the connections of a store, counted so that the connections close after the last of them.
///
/// GRDB gives a closed connection to a read that waits while `DatabasePool.close()` closes the readers, and SQLite crashes on that.
final class OpenConnections: Sendable {
    private struct Use {
        var running = 0
        /// Is signaled when the last call has ended; set once calls are refused.
        var closing: DispatchSemaphore?
    }

    private let use = Mutex(Use())

    /// Calls `body`, during which no connection is closed. Throws when the connections are closed, or about to be.
    func during<R>(_ body: () throws -> R) throws -> R {
        try use.withLock { use in
            guard use.closing == nil else { throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "the store is closed") }
            use.running += 1
        }
        defer {
            use.withLock { use in
                use.running -= 1
                if use.running == 0 { use.closing?.signal() }
            }
        }
        return try body()
    }

    /// Refuses calls from now on and waits for running ones. Returns false if that has been done before.
    func refuse() -> Bool {
        let closing = DispatchSemaphore(value: 0)
        let running: Int? = use.withLock { use in
            guard use.closing == nil else { return nil }
            use.closing = closing
            return use.running
        }
        guard let running else { return false }
        if running > 0 { closing.wait() }
        return true
    }
}
