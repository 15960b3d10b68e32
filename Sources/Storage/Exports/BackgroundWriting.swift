import Dispatch
import Synchronization

/// Writes batches on a thread of its own, one after the other, while its user prepares the next one. For one user's thread.
final class BackgroundWriting<Batch: Sendable>: Sendable {
    private let queue = DispatchQueue(label: "penny.writing"), writing = DispatchGroup()
    private let failure = Mutex<(any Error)?>(nil)
    private let write: @Sendable (Batch) throws -> Void

    init(_ write: @escaping @Sendable (Batch) throws -> Void) { self.write = write }

    /// Begins to write a batch when the one before has been written, so that at most one waits in memory. Throws the error of an earlier batch:
    /// nothing is written after an error.
    func begin(_ batch: Batch) throws {
        try finish()
        queue.async(group: writing) { [self] in
            do { try write(batch) } catch { failure.withLock { $0 = error } }
        }
    }

    /// Waits until all has been written. Throws what writing it has thrown.
    func finish() throws {
        writing.wait()
        if let error = failure.withLock({ $0 }) { throw error }
    }
}
