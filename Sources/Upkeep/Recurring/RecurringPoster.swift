import OperatorLog
import Storage
import Synchronization

/// Adds recurring records and sends kept reports when they are due: at each quarter of an hour, which includes the civil midnights of all time zones,
/// and at once after ``look()``. Without rules and reports to send it has no timer.
public final class RecurringPoster: Sendable {
    private let store: Store
    private let courier: Courier
    private let log: EventLog
    private let clock: @Sendable () -> Int64
    private let worker: BackgroundWorker
    /// True while a look is queued, or the timer is set.
    private let isAwake = Mutex(false)

    /// Seconds between two looks.
    private static let quarter: Int64 = 900

    /// - Parameters:
    ///   - courier: woken after a due record or a report has notified somebody.
    ///   - clock: seconds since 1970 (UTC).
    package init(
        store: Store, courier: Courier, log: EventLog, timer: @escaping Alarm.Timer = Alarm.systemTimer, clock: @escaping @Sendable () -> Int64
    ) {
        (self.store, self.courier, self.log, self.clock) = (store, courier, log, clock)
        worker = BackgroundWorker("recurring", timer: timer)
    }

    /// Begins the schedule, unless it has begun: at the start of the server, and after a change that may have made the first rule or report.
    public func look() {
        let isFirst = isAwake.withLock { isAwake in
            defer { isAwake = true }
            return !isAwake
        }
        if isFirst { worker.begin { self.work() } }
    }

    /// Stops, after the transaction under way.
    public func stop() { worker.stop(within: 10) }

    /// Blocks until no work is left before the next timer.
    package func waitUntilIdle() { worker.waitUntilIdle() }

    private func hasWork() throws -> Bool { try store.hasRecurring() || store.read { try $0.reportReaders.isAny() } }

    private func work() {
        guard !worker.isStopped else { return }
        do {
            let count = try store.postDue(at: clock()) { !worker.isStopped }
            if count > 0 {
                log.write(.recurringPosted(count: count))
                courier.look()
            }
            if try MonthlyReports(store: store).send(at: clock(), isWanted: { !worker.isStopped }) > 0 { courier.look() }
            guard try hasWork() else {
                isAwake.withLock { $0 = false }
                // A rule may have been made since, by somebody who found it awake.
                if try hasWork() { look() }
                return
            }
        } catch {
            // Closing the store ends a look as well.
            if !worker.isStopped { log.write(.recurringFailed(error: "\(error)")) }
        }
        let now = clock(), rest = now % Self.quarter
        worker.wake(in: Self.quarter - (rest < 0 ? rest + Self.quarter : rest), notBefore: 1) { [weak self] in
            guard let self, !self.worker.isStopped else { return }
            self.worker.begin { self.work() }
        }
    }
}
