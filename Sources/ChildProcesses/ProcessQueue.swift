import Dispatch
import Synchronization

/// The turns of programs that take much memory or time: few run at once, some callers wait for their turn, and others are refused.
public final class ProcessQueue: Sendable {
    private let places: DispatchSemaphore
    private let waiting = Mutex(0)
    private let mostWaiting: Int
    private let waitLimit: Duration
    private let hasStopped = Atomic(false)

    /// True once no turn is given any more; a program that runs is then to be ended.
    public var isStopped: Bool { hasStopped.load(ordering: .acquiring) }

    /// - Parameters:
    ///   - atOnce: the number of programs at once.
    ///   - mostWaiting: the number of callers that wait at once.
    ///   - waitLimit: the time that a caller waits for its turn.
    public init(atOnce: Int, mostWaiting: Int, waitLimit: Duration) {
        (self.mostWaiting, self.waitLimit, places) = (mostWaiting, waitLimit, DispatchSemaphore(value: atOnce))
    }

    /// Refuses everybody who waits for a turn or comes later.
    public func stop() {
        hasStopped.store(true, ordering: .releasing)
        for _ in 0..<mostWaiting { places.signal() }
    }

    /// Waits for a turn, runs `body`, and gives the turn back; blocks the calling thread. Returns nil without a turn.
    public func run<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result? {
        guard takeTurn() else { return nil }
        defer { places.signal() }
        return isStopped ? nil : try body()
    }

    private func takeTurn() -> Bool {
        if places.wait(timeout: .now()) == .success { return true }
        let mayWait = waiting.withLock { count in
            guard count < mostWaiting else { return false }
            count += 1
            return true
        }
        guard mayWait else { return false }
        let (seconds, attoseconds) = waitLimit.components
        let result = places.wait(timeout: .now() + .seconds(Int(seconds)) + .nanoseconds(Int(attoseconds / 1_000_000_000)))
        waiting.withLock { $0 -= 1 }
        return result == .success
    }
}
