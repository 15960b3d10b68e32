import OperatorLog
import Storage

/// Erases books that were removed or replaced, on a queue of its own and step by step; no request waits for it.
///
/// Work that it does not come to is done after the next start.
public final class Eraser: Sendable {
    private let store: Store
    private let log: EventLog
    private let worker = BackgroundWorker("erasing", timer: Alarm.systemTimer)

    package init(store: Store, log: EventLog) {
        self.store = store
        self.log = log
    }

    /// Begins to erase what there is to be erased; to be called after a book has been replaced.
    package func look() {
        guard !worker.isStopped else { return }
        worker.begin { self.erase() }
    }

    /// Erases what there is to be erased. While something else reads the database not all of it can be, and the next maintenance tries again.
    package func erase() {
        do {
            guard !worker.isStopped, try store.read({ try $0.books.hasResidualData() }) else { return }
            try store.eraseResidualData { !worker.isStopped }
        } catch {
            log.write(.residualDataLeft)
        }
    }

    /// Ends everything within a second or so.
    public func stop() { worker.stop(within: 10) }

    /// Waits until nothing is left to do.
    package func waitUntilIdle() { worker.waitUntilIdle() }
}
