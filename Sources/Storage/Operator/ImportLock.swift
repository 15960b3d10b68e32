import Foundation

/// Lets one book of a database be filled at a time, by whichever process. Ends with the process, so that what it has left half done is known as such.
///
/// It is a lock on a byte of `penny.lock`, apart from that which a server holds on the file (`fcntl(2)`, open file description locks).
final class ImportLock {
    private let file: Int32

    /// Throws `StoreError.busy` when another import holds it.
    init(directory: String) throws {
        file = open(directory + "/penny.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw StoreError.full }
        var range = flock(l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 1, l_pid: 0)
        guard fcntl(file, Self.setLock, &range) == 0 else {
            let reason = errno
            close(file)
            throw reason == EAGAIN || reason == EACCES ? StoreError.busy : StoreError.full
        }
    }

    deinit { close(file) }

    /// `F_OFD_SETLK` of `<fcntl.h>`, which Swift does not see.
    private static let setLock: Int32 = 37
}
