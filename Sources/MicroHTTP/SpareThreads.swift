import Dispatch
import Synchronization

/// Threads for work that holds up others, as many at once as there is work, up to a limit. A thread whose work is done waits for more before it ends:
/// starting one, with its stack and its part of the heap, costs more than most searches.
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

    private struct State {
        var waiting: [Spare] = []
        /// The number of threads that have work.
        var working = 0
        /// Work beyond the limit, in its order.
        var queued: [Work] = []
    }

    private let limit: Int
    private let state = Mutex(State())

    init(limit: Int = .max) { self.limit = limit }

    /// The number of threads that wait for work.
    var count: Int { state.withLock { $0.waiting.count } }

    /// Runs `work` on the thread that began to wait last, or on a new one, or, beyond the limit, on the next that is done. Returns false if the
    /// system has none.
    func start(_ work: @escaping Work) -> Bool {
        let (isQueued, spare) = state.withLock { state in
            guard state.working < limit else {
                state.queued.append(work)
                return (true, nil as Spare?)
            }
            state.working += 1
            return (false, state.waiting.popLast())
        }
        guard !isQueued else { return true }
        guard let spare else {
            let spare = Spare(work)
            return DetachedThread.start { self.run(spare) } || isRefused()
        }
        spare.work.withLock { $0 = work }
        spare.bell.signal()
        return true
    }

    /// Gives back the place of a thread that could not be started, to the first work that was queued for it meanwhile. Returns false.
    private func isRefused() -> Bool {
        let next = state.withLock { state in
            state.working -= 1
            return state.queued.isEmpty ? nil : state.queued.removeFirst()
        }
        if let next, !start(next) { next() }
        return false
    }

    private func run(_ spare: Spare) {
        // Taken before it is called: what it holds is released when it is done.
        repeat { spare.work.withLock { $0.take() }?() } while isGivenMore(spare)
    }

    /// Takes the first work that is queued, or waits for more; returns false if there was none for a time.
    private func isGivenMore(_ spare: Spare) -> Bool {
        let next: Work? = state.withLock { state in
            guard state.queued.isEmpty else { return state.queued.removeFirst() }
            state.working -= 1
            state.waiting.append(spare)
            return nil
        }
        if let next {
            spare.work.withLock { $0 = next }
            return true
        }
        guard spare.bell.wait(timeout: .now() + .seconds(Self.patience)) == .timedOut else { return true }
        let wasWaiting = state.withLock { state in
            defer { state.waiting.removeAll { $0 === spare } }
            return state.waiting.contains { $0 === spare }
        }
        // Work was given at the last moment.
        if !wasWaiting { spare.bell.wait() }
        return !wasWaiting
    }
}
