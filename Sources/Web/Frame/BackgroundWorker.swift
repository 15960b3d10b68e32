import Dispatch
import Synchronization

/// Does one thing after the other on a queue of its own, so that no request waits for it, and wakes up for the next one, until it is stopped.
final class BackgroundWorker: Sendable {
    private let queue: DispatchQueue
    private let alarm: Alarm
    private let hasStopped = Mutex(false)

    init(_ label: String, timer: @escaping Alarm.Timer) {
        queue = DispatchQueue(label: label, qos: .utility)
        alarm = Alarm(timer)
    }

    /// What takes long asks between its steps.
    var isStopped: Bool { hasStopped.withLock { $0 } }

    func begin(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

    /// Rings after so many seconds, but within an hour, since a machine's clock can be set.
    func wake(in seconds: Int64, notBefore least: Int64 = 60, _ ring: @escaping @Sendable () -> Void) {
        alarm.set(min(max(seconds, least), 3_600), ring)
    }

    /// Ends everything, and waits so many seconds for that.
    func stop(within seconds: Int) {
        hasStopped.withLock { $0 = true }
        let end = DispatchSemaphore(value: 0)
        queue.async { end.signal() }
        _ = end.wait(timeout: .now() + .seconds(seconds))
    }

    /// Waits until nothing is left to do before the alarm.
    func waitUntilIdle() { queue.sync {} }
}
