import Foundation
import NewFiles

/// A lock on `penny.lock` in the data directory, so that one server uses a database at a time. It ends with the process.
final class InstanceLock: Sendable {
    private let file: Int32

    /// Takes the lock. Throws `StoreError.inUse` if another process holds it.
    init(directory: String) throws {
        file = open("\(directory)/\(DataDirectory.lock)", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw StoreError.full }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
            // Not closed here: a throwing initializer that has set all properties runs the deinitializer.
            throw errno == EWOULDBLOCK ? StoreError.inUse : StoreError.full
        }
    }

    /// Releases the lock before the process ends.
    func release() { flock(file, LOCK_UN) }

    deinit { Foundation.close(file) }
}
