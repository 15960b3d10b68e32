import Foundation

/// A lock that allows one import per database at a time, across processes. It ends with the process, so that an unfinished book
/// is recognized.
///
/// It locks one byte of `penny.lock`, independently of a server's lock on the whole file (`fcntl(2)`, open file description
/// locks).
final class ImportLock {
    private let file: Int32

    /// Takes the lock. Throws `StoreError.busy` if another import holds it.
    ///
    /// - Parameters:
    ///   - attempts: the number of attempts, with a pause before each further one: the erasing of replaced data holds the lock for a moment, and a program that
    ///     another thread starts has the file until it runs.
    ///   - pause: waits for 10 ms.
    init(directory: String, attempts: Int = 1, pause: () -> Void = { usleep(10_000) }) throws {
        file = open(directory + "/penny.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw StoreError.full }
        var range = flock(l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 1, l_pid: 0)
        var isTaken = fcntl(file, Self.setLock, &range) == 0
        for _ in 1..<max(attempts, 1) where !isTaken {
            pause()
            isTaken = fcntl(file, Self.setLock, &range) == 0
        }
        guard isTaken else {
            // Not closed here: a throwing initializer that has set all properties runs the deinitializer.
            throw errno == EAGAIN || errno == EACCES ? StoreError.busy : StoreError.full
        }
    }

    deinit { close(file) }

    /// `F_OFD_SETLK` of `<fcntl.h>`, which is not imported into Swift.
    private static let setLock: Int32 = 37
}
