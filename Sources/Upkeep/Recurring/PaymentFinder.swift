import OperatorLog
import Storage
import Synchronization

/// Looks for regular payments in the records of each book once on each of its civil days, and in a book that was imported at once.
///
/// It is a job of its own and no part of the hourly maintenance, since an import wakes it, and a large server's books take longer than cleaning up.
public final class PaymentFinder: Sendable {
    private let store: Store
    private let log: EventLog
    private let clock: @Sendable () -> Int64
    private let worker: BackgroundWorker
    private let search = Mutex(PaymentSearch())

    /// Seconds between two looks: days begin at different hours in different books.
    private static let pause: Int64 = 3_600

    /// - Parameter clock: seconds since 1970 (UTC).
    package init(store: Store, log: EventLog, timer: @escaping Alarm.Timer = Alarm.systemTimer, clock: @escaping @Sendable () -> Int64) {
        (self.store, self.log, self.clock) = (store, log, clock)
        worker = BackgroundWorker("payments", timer: timer)
    }

    /// Looks now: at the start of the server, and after an import; and then once an hour.
    public func look() { worker.begin { self.work() } }

    /// Stops, after the book under way.
    public func stop() { worker.stop(within: 10) }

    /// Blocks until no work is left before the next timer.
    package func waitUntilIdle() { worker.waitUntilIdle() }

    private func work() {
        guard !worker.isStopped else { return }
        do {
            try search.withLock { search in _ = try store.findPayments(&search, at: clock()) { !worker.isStopped } }
        } catch {
            // Closing the store ends a look as well.
            if !worker.isStopped { log.write(.paymentSearchFailed(error: "\(error)")) }
        }
        worker.wake(in: Self.pause) { [weak self] in
            guard let self, !self.worker.isStopped else { return }
            self.look()
        }
    }
}
