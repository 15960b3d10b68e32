import Bookkeeping
import OperatorLog
import Storage
import Synchronization

/// Sends the messages of the outbox serially on its own queue, so that no request waits for it.
///
/// Without messages there is no timer, and nothing is written. Failed messages are retried with a backoff and given up after a
/// day.
public final class Courier: Sendable {
    private let store: Store
    private let settings: MessageSettings
    private let log: EventLog
    private let worker: BackgroundWorker
    private let clock: @Sendable () -> Int64
    /// The number of a message that was sent but that the database could not mark as sent.
    private let sent = Mutex<Int64?>(nil)

    /// - Parameter clock: seconds since 1970 (UTC).
    package init(
        store: Store, settings: MessageSettings, log: EventLog, timer: @escaping Alarm.Timer = Alarm.systemTimer,
        clock: @escaping @Sendable () -> Int64
    ) {
        self.store = store
        self.settings = settings
        self.log = log
        worker = BackgroundWorker("messages", timer: timer)
        self.clock = clock
    }

    /// Checks the outbox and sends due messages; to be called at the start, and whenever a message may have been added.
    public func look() { worker.look { self.work() } }

    /// Stops within about a second. A message being sent stays in the outbox.
    public func stop() { worker.stop(within: 1) }

    /// Blocks until no work is left before the next timer.
    package func waitUntilIdle() { worker.waitUntilIdle() }

    private func work() {
        do {
            guard try store.read({ try $0.outbox.nextDue() }) != nil else { return }
            let now = clock()
            if try store.read({ try $0.outbox.hasStale(at: now) }) { try store.write { try $0.outbox.tidy(at: now) } }
            while !worker.isStopped, let message = try store.read({ try $0.outbox.due(at: clock()) }) { try handle(message) }
            guard !worker.isStopped, let next = try store.read({ try $0.outbox.nextDue() }) else { return }
            wait(next - clock())
        } catch {
            // The disk may be full, or the database closed.
            guard !worker.isStopped else { return }
            log.write(.messagesNotKept)
            wait(300)
        }
    }

    private func wait(_ seconds: Int64) { worker.wake(in: seconds, notBefore: 1) { [weak self] in self?.look() } }

    /// Sends a message, unless that was done before, and removes it from the outbox or reschedules it.
    private func handle(_ message: OutgoingMessage) throws {
        if sent.withLock({ $0 }) != message.number {
            do throws(Delivery.Failure) {
                guard !message.user.isDisabled else { throw .noWay }
                try Delivery(settings: settings) { [worker] in !worker.isStopped }.send(message)
            } catch {
                return try putOff(message, for: error)
            }
            sent.withLock { $0 = message.number }
        }
        let now = clock()
        try store.write { try $0.outbox.noteSent(message, at: now) }
        sent.withLock { $0 = nil }
    }

    private func putOff(_ message: OutgoingMessage, for failure: Delivery.Failure) throws {
        guard !worker.isStopped else { return }
        let now = clock()
        let next = failure == .noWay ? nil : OutgoingMessage.nextTry(afterFailures: message.tries &+ 1, createdAt: message.createdAt, at: now)
        log.write(.messageFailed(channel: message.channel.rawValue, problem: failure.word, said: failure.said, isGivenUp: next == nil))
        try store.write { try $0.outbox.noteFailed(message, problem: failure.word, next: next, at: now) }
    }
}

extension Delivery.Failure {
    /// The output of the host's mail program, for the operator.
    fileprivate var said: String? { if case .mail(.refused(_, let said)) = self, !said.isEmpty { said } else { nil } }
}
