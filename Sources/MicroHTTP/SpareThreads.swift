import Dispatch
import Synchronization

/// Threads for work that may wait, as many at once as there is work. A thread whose work is done waits for more before it ends: starting one, with its stack and
/// its part of the heap, costs more than most searches.
final class SpareThreads: Sendable {
    /// The time a thread waits for more work, in seconds.
    private static let patience = 5

    typealias Work = @Sendable () -> Void

    /// A thread with its work, or that waits for work.
    private final class Spare: Sendable {
        let bell = DispatchSemaphore(value: 0)
        let work: Mutex<Work?>

        init(_ work: @escaping Work) { self.work = Mutex(work) }
    }

    private let waiting = Mutex<[Spare]>([])

    /// The number of threads that wait for work.
    var count: Int { waiting.withLock { $0.count } }

    /// Runs `work` on the thread that began to wait last, or on a new one; returns false if the system has none.
    func start(_ work: @escaping Work) -> Bool {
        guard let spare = waiting.withLock({ $0.popLast() }) else {
            let spare = Spare(work)
            return DetachedThread.start { self.run(spare) }
        }
        spare.work.withLock { $0 = work }
        spare.bell.signal()
        return true
    }

    private func run(_ spare: Spare) {
        // Taken before it is called: what it holds is released when it is done.
        repeat { spare.work.withLock { $0.take() }?() } while isGivenMore(spare)
    }

    /// Waits for more work; returns false if there was none for a time.
    private func isGivenMore(_ spare: Spare) -> Bool {
        waiting.withLock { $0.append(spare) }
        guard spare.bell.wait(timeout: .now() + .seconds(Self.patience)) == .timedOut else { return true }
        let wasWaiting = waiting.withLock { waiting in
            defer { waiting.removeAll { $0 === spare } }
            return waiting.contains { $0 === spare }
        }
        // Work was given at the last moment.
        if !wasWaiting { spare.bell.wait() }
        return !wasWaiting
    }
}
