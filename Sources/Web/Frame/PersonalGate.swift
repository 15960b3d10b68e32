import Bookkeeping
import Identity
import Storage
import Synchronization

/// Admits work that takes long or much memory: few pieces of one person, so that no person keeps out others, and few of all people.
final class PersonalGate: Sendable {
    private let gate: BoundedGate
    private let limit: Int
    private let pieces = Mutex<[User.ID: Int]>([:])

    /// - Parameters:
    ///   - limit: the number of pieces of one person that run or wait.
    ///   - running: the number of pieces at once.
    ///   - waiting: the number of pieces that may wait beside.
    init(ofEach limit: Int = 1, running: Int = 1, waiting: Int = 8) {
        self.limit = limit
        gate = BoundedGate(running: running, waiting: waiting)
    }

    /// Runs the work, waiting for its turn; returns nil if too much work of the person, or of all people, runs or waits already.
    func run<Result>(for person: User.ID, _ work: () throws -> Result) rethrows -> Result? {
        let isAdmitted = pieces.withLock { pieces in
            guard pieces[person, default: 0] < limit else { return false }
            pieces[person, default: 0] += 1
            return true
        }
        guard isAdmitted else { return nil }
        defer {
            pieces.withLock { pieces in
                let rest = pieces[person, default: 1] - 1
                pieces[person] = rest > 0 ? rest : nil
            }
        }
        return try gate.run(work)
    }
}
