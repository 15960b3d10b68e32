import Bookkeeping
import CMalloc
import Dispatch
import Storage
import Synchronization

/// The reading and writing of large files, one at a time on the whole server. A page waits for it for a moment, and then shows how far it is.
package final class BankWork: Sendable {
    /// An import of a person: nobody else sees how far its work is.
    package struct Key: Hashable, Sendable {
        private let id: BankImport.ID
        fileprivate let person: User.ID
        private let isOwn: Bool

        package init(_ id: BankImport.ID, in book: BookAccess) { (self.id, person, isOwn) = (id, book.person, book.isOwn) }
    }

    /// A piece of work that runs, or has ended with a result that nobody has seen yet.
    private final class Job: Sendable {
        let rows = Atomic<Int>(0)
        let ended = DispatchSemaphore(value: 0)
        let outcome = Mutex<Outcome?>(nil)
    }

    /// The result of a piece of work.
    package enum Outcome: Sendable {
        /// It is done, and has notified the person of budgets that it brought to a level.
        case done(alerts: [Notification.ID] = [])
        /// The rows that have to be looked at once more.
        case changed(Int)
        /// The preview has expired.
        case gone
        case failed(any Error)
    }

    package enum State: Sendable {
        case ended(Outcome)
        /// It goes on; so many rows were handled so far.
        case running(rows: Int)
        /// Too much waits already.
        case busy
    }

    /// The maximum number of pieces that wait beside the running one, and of one person's pieces, running or waiting.
    private static let limit = 8, limitOfPerson = 2
    /// The results that are kept for somebody who comes back.
    private static let kept = 50

    private let worker = BackgroundWorker("banks", timer: Alarm.systemTimer)
    private let jobs = Mutex<[Key: Job]>([:])
    /// The time that a page waits, in milliseconds.
    private let patience: Int

    package init(patience: Int) { self.patience = patience }

    /// Begins the work of an import, unless some of it runs already, and waits for its end for a moment.
    ///
    /// - Parameters:
    ///   - waits: false on a thread that others wait for.
    ///   - work: gets a function that counts rows.
    package func run(_ key: Key, waits: Bool = true, _ work: @escaping @Sendable (_ count: @Sendable () -> Void) throws -> Outcome) -> State {
        let begun: (job: Job, isNew: Bool)? = jobs.withLock { jobs in
            if let job = jobs[key] { return (job, false) }
            let open = jobs.filter { $0.value.outcome.withLock { $0 == nil } }
            guard open.count <= Self.limit, open.keys.count(where: { $0.person == key.person }) < Self.limitOfPerson else { return nil }
            // Results that nobody came back for.
            if jobs.count >= Self.kept { jobs = jobs.filter { $0.value.outcome.withLock { $0 == nil } } }
            let job = Job()
            jobs[key] = job
            return (job, true)
        }
        guard let begun else { return .busy }
        if begun.isNew {
            worker.begin {
                // An upload leaves some 30 MB that the allocator keeps, its preview as much; what follows takes the same again, in another arena.
                malloc_trim(0)
                let outcome: Outcome
                do {
                    outcome = try work { begun.job.rows.add(1, ordering: .relaxed) }
                } catch {
                    outcome = .failed(error)
                }
                malloc_trim(0)
                begun.job.outcome.withLock { $0 = outcome }
                begun.job.ended.signal()
            }
        }
        if waits, begun.job.ended.wait(timeout: .now() + .milliseconds(patience)) == .success { begun.job.ended.signal() }
        return waits ? state(of: key) ?? .busy : .running(rows: begun.job.rows.load(ordering: .relaxed))
    }

    /// Returns how far the work of an import is; nil if there is none. The result of work that has ended is returned once.
    package func state(of key: Key) -> State? {
        jobs.withLock { jobs in
            guard let job = jobs[key] else { return nil }
            guard let outcome = job.outcome.withLock({ $0 }) else { return .running(rows: job.rows.load(ordering: .relaxed)) }
            jobs[key] = nil
            return .ended(outcome)
        }
    }
}
