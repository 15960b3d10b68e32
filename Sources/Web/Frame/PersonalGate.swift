import Bookkeeping
import Identity
import Storage
import Synchronization

/// Admits work that takes long or much memory: one piece of a person at a time, so that nobody's work keeps that of others out, and few of all people.
final class PersonalGate: Sendable {
    private let gate: BoundedGate
    private let people = Mutex<Set<User.ID>>([])

    /// - Parameters:
    ///   - running: the number of pieces at once.
    ///   - waiting: the number of people whose work may wait beside.
    init(running: Int = 1, waiting: Int = 8) { gate = BoundedGate(running: running, waiting: waiting) }

    /// Runs the work, waiting for its turn; returns nil if other work of the person runs or waits already, or that of too many others.
    func run<Result>(for person: User.ID, _ work: () throws -> Result) rethrows -> Result? {
        guard people.withLock({ $0.insert(person).inserted }) else { return nil }
        defer { people.withLock { _ = $0.remove(person) } }
        return try gate.run(work)
    }
}
