import Dispatch
import Synchronization

/// Runs work serially on its own queue, so that no request waits for it, and wakes up for the next work until it is stopped.
package final class BackgroundWorker: Sendable {
    private let queue: DispatchQueue
    private let alarm: Alarm
    private let hasStopped = Mutex(false)
    private let hasLook = Mutex(false)

    /// - Parameter label: the name of the queue, for debuggers.
    package init(_ label: String, timer: @escaping Alarm.Timer) {
        queue = DispatchQueue(label: label, qos: .utility)
        alarm = Alarm(timer)
    }

    /// True once it stops; long work checks it between steps.
    package var isStopped: Bool { hasStopped.withLock { $0 } }

    /// Runs the work after earlier work.
    package func begin(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

    /// Runs a look for due work, unless one waits already or the worker stops: a wish that comes while a look runs is for another one.
    package func look(_ work: @escaping @Sendable () -> Void) {
        let isFirst = hasLook.withLock { hasLook in
            defer { hasLook = true }
            return !hasLook
        }
        guard isFirst, !isStopped else { return }
        begin {
            self.hasLook.withLock { $0 = false }
            work()
        }
    }

    /// True while a look waits for its turn.
    package var isAsked: Bool { hasLook.withLock { $0 } }

    /// Wakes up after a number of seconds, but within an hour, since the machine's clock can be set.
    package func wake(in seconds: Int64, notBefore least: Int64 = 60, _ ring: @escaping @Sendable () -> Void) {
        alarm.set(min(max(seconds, least), 3_600), ring)
    }

    /// Stops, and waits at most that many seconds for running work.
    package func stop(within seconds: Int) {
        hasStopped.withLock { $0 = true }
        let end = DispatchSemaphore(value: 0)
        queue.async { end.signal() }
        _ = end.wait(timeout: .now() + .seconds(seconds))
    }

    /// Blocks until no work is left before the next alarm.
    package func waitUntilIdle() { queue.sync {} }
}
