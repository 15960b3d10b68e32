import Dispatch
import Synchronization

/// Threads for work that holds up others: as many at once as there is work, up to a limit; the work of one visitor leaves one thread free. A thread
/// without work waits for more before it ends: starting one, with its stack and its part of the heap, costs more than most searches.
final class SpareThreads: Sendable {
    /// The time a thread waits for more work, in seconds.
    private static let patience = 5

    typealias Work = @Sendable () -> Void

    /// A thread with its work, or that waits for work.
    private final class Spare: Sendable {
        let bell = DispatchSemaphore(value: 0)
        let work: Mutex<Piece?>

        init(_ work: Piece) { self.work = Mutex(work) }
    }

    /// Work, and its visitor; the visitor is empty for work of nobody, which has no limit of its own.
    private struct Piece: Sendable {
        let visitor: String
        let work: Work
    }

    private struct State {
        var waiting: [Spare] = []
        /// The number of threads that have work.
        var working = 0
        /// The same by visitor.
        var workingFor: [String: Int] = [:]
        /// Work beyond the limits, in its order.
        var queued: [Piece] = []

        mutating func begin(_ piece: Piece) { if !piece.visitor.isEmpty { workingFor[piece.visitor, default: 0] += 1 } }

        mutating func end(_ piece: Piece) {
            guard !piece.visitor.isEmpty else { return }
            let rest = workingFor[piece.visitor, default: 1] - 1
            workingFor[piece.visitor] = rest > 0 ? rest : nil
        }

        /// Takes the queued work of the visitor for whom the fewest threads work, the first of it, and begins it; nil if there is none, or none is allowed.
        mutating func next(ofEach limit: Int) -> Piece? {
            let found = queued.indices.min { workingFor[queued[$0].visitor] ?? 0 < workingFor[queued[$1].visitor] ?? 0 }
            guard let found, workingFor[queued[found].visitor] ?? 0 < limit else { return nil }
            let piece = queued.remove(at: found)
            begin(piece)
            return piece
        }
    }

    private let limit: Int
    /// The number of threads that work for one visitor at most.
    private let limitOfEach: Int
    private let state = Mutex(State())

    init(limit: Int = .max) { (self.limit, limitOfEach) = (limit, limit == .max ? limit : max(1, limit - 1)) }

    /// The number of threads that wait for work.
    var count: Int { state.withLock { $0.waiting.count } }

    /// Runs `work` on the thread that began to wait last, or on a new one, or, beyond the limit, on the next that is done. Returns false if the
    /// system has none.
    ///
    /// - Parameter visitor: a text that distinguishes visitors; empty for work of nobody.
    func start(for visitor: String = "", _ work: @escaping Work) -> Bool {
        let piece = Piece(visitor: visitor, work: work)
        let (isQueued, spare) = state.withLock { state in
            guard state.working < limit, state.workingFor[visitor] ?? 0 < limitOfEach else {
                state.queued.append(piece)
                return (true, nil as Spare?)
            }
            state.working += 1
            state.begin(piece)
            return (false, state.waiting.popLast())
        }
        return isQueued || give(piece, to: spare)
    }

    /// Hands work that has begun to a thread that waits, or to a new one.
    private func give(_ piece: Piece, to spare: Spare?) -> Bool {
        guard let spare else {
            let spare = Spare(piece)
            return DetachedThread.start { self.run(spare) } || isRefused(piece)
        }
        spare.work.withLock { $0 = piece }
        spare.bell.signal()
        return true
    }

    /// Gives back the place of a thread that could not be started, to the first work that was queued for it meanwhile. Returns false.
    private func isRefused(_ piece: Piece) -> Bool {
        let next = state.withLock { state in
            state.working -= 1
            state.end(piece)
            return state.queued.isEmpty ? nil : state.queued.removeFirst()
        }
        if let next, !start(for: next.visitor, next.work) { next.work() }
        return false
    }

    private func run(_ spare: Spare) {
        repeat {
            // Taken before it is called: what it holds is released when it is done.
            var piece = spare.work.withLock { $0.take() }
            piece?.work()
            if let done = piece.map({ Piece(visitor: $0.visitor, work: {}) }) {
                piece = nil
                state.withLock { $0.end(done) }
            }
        } while isGivenMore(spare)
    }

    /// Takes the first work that is queued, or waits for more; returns false if there was none for a time.
    private func isGivenMore(_ spare: Spare) -> Bool {
        let next: Piece? = state.withLock { state in
            if let next = state.next(ofEach: limitOfEach) { return next }
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
