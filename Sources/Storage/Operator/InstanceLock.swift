import Foundation
import NewFiles

/// Holds `penny.lock` in the data directory, so that one server uses a database at a time. Ends with the process.
final class InstanceLock: Sendable {
    private let file: Int32

    /// Throws `StoreError.inUse` when another process holds it.
    init(directory: String) throws {
        file = open("\(directory)/\(DataDirectory.lock)", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw StoreError.full }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
            let reason = errno
            Foundation.close(file)
            throw reason == EWOULDBLOCK ? StoreError.inUse : StoreError.full
        }
    }

    /// Lets the next one in, before the process ends.
    func release() { flock(file, LOCK_UN) }

    deinit { Foundation.close(file) }
}
