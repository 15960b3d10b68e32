import Dispatch
import Synchronization

/// A one-shot timer: setting it again replaces the time that was set before.
package final class Alarm: Sendable {
    /// Calls `then` after a number of seconds, on any thread.
    package typealias Timer = @Sendable (_ seconds: Int64, _ then: @escaping @Sendable () -> Void) -> Void

    private let timer: Timer
    private let count = Mutex(0)

    package init(_ timer: @escaping Timer = Alarm.systemTimer) { self.timer = timer }

    /// Calls `ring` after a number of seconds, on any thread.
    package func set(_ seconds: Int64, _ ring: @escaping @Sendable () -> Void) {
        let number = count.withLock { count in
            count += 1
            return count
        }
        timer(seconds) { [weak self] in if self?.count.withLock({ $0 == number }) == true { ring() } }
    }

    /// The timer of the system.
    package static let systemTimer: Timer = { seconds, then in
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + .seconds(Int(seconds)), execute: then)
    }
}
