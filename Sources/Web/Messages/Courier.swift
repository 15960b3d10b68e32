import Bookkeeping
import Dispatch
import Storage
import Synchronization

/// Sends the messages of the outbox, one after the other on a queue of its own; no request waits for it.
///
/// Without messages there is no timer, and nothing is written. What could not be sent is tried again after a while, and given up after a day.
public final class Courier: Sendable {
    private struct State {
        var isStopped = false
        var isAsked = false
        /// A message that has been sent, where the database could not be told so.
        var sent: Int64?
    }

    private let store: Store
    private let settings: MessageSettings
    private let log: EventLog
    private let alarm: Alarm
    private let clock: @Sendable () -> Int64
    private let queue = DispatchQueue(label: "messages", qos: .utility)
    private let state = Mutex(State())

    /// - Parameter clock: seconds since 1970 (UTC).
    init(
        store: Store, settings: MessageSettings, log: EventLog, timer: @escaping Alarm.Timer = Alarm.systemTimer,
        clock: @escaping @Sendable () -> Int64
    ) {
        self.store = store
        self.settings = settings
        self.log = log
        alarm = Alarm(timer)
        self.clock = clock
    }

    /// Looks whether there is something to send; to be called at the start, and after something may have been put into the outbox.
    public func look() {
        let isFirst = state.withLock { state in
            defer { state.isAsked = true }
            return !state.isAsked && !state.isStopped
        }
        guard isFirst else { return }
        queue.async {
            self.state.withLock { $0.isAsked = false }
            self.work()
        }
    }

    /// Ends everything within a second or so. A message that is on its way stays in the outbox.
    public func stop() {
        state.withLock { $0.isStopped = true }
        let end = DispatchSemaphore(value: 0)
        queue.async { end.signal() }
        _ = end.wait(timeout: .now() + 1)
    }

    /// Waits until nothing is left to do before the timer.
    func waitUntilIdle() { queue.sync {} }

    private var isStopped: Bool { state.withLock { $0.isStopped } }

    private func work() {
        do {
            let now = clock()
            if try store.read({ try $0.hasStaleMessages(at: now) }) { try store.write { try $0.tidyOutbox(at: now) } }
            while !isStopped, let message = try store.read({ try $0.dueMessage(at: clock()) }) { try handle(message) }
            guard !isStopped, let next = try store.read({ try $0.nextMessageDue() }) else { return }
            wait(next - clock())
        } catch {
            // The disk may be full, or the database closed.
            guard !isStopped else { return }
            log.write(.messagesNotKept)
            wait(300)
        }
    }

    /// It looks at the clock at least once an hour, since a machine's clock can be set.
    private func wait(_ seconds: Int64) { alarm.set(min(max(seconds, 1), 3_600)) { [weak self] in self?.look() } }

    /// Sends a message, unless that was done before, and takes it out of the outbox or puts it off.
    private func handle(_ message: OutgoingMessage) throws {
        if state.withLock({ $0.sent }) != message.number {
            do throws(Delivery.Failure) {
                guard !message.user.isDisabled else { throw .noWay }
                try Delivery(settings: settings) { [weak self] in self?.isStopped == false }.send(message)
            } catch {
                return try putOff(message, for: error)
            }
            state.withLock { $0.sent = message.number }
        }
        let now = clock()
        try store.write { try $0.noteSent(message, at: now) }
        state.withLock { $0.sent = nil }
    }

    private func putOff(_ message: OutgoingMessage, for failure: Delivery.Failure) throws {
        guard !isStopped else { return }
        let now = clock()
        let next = failure == .noWay ? nil : OutgoingMessage.nextTry(afterFailures: message.tries + 1, createdAt: message.createdAt, at: now)
        log.write(.messageFailed(channel: message.channel.rawValue, problem: failure.word, said: failure.said, isGivenUp: next == nil))
        try store.write { try $0.noteFailed(message, problem: failure.word, next: next, at: now) }
    }
}

extension Delivery.Failure {
    /// What the host's mail program said, for the operator.
    fileprivate var said: String? { if case .mail(.refused(_, let said)) = self, !said.isEmpty { said } else { nil } }
}
