import Glibc

/// A read-only memory-mapped file: the system loads pages on access, and may discard them again.
///
/// The file must be replaced by renaming and never truncated in place, since access to a truncated part of a mapping is a fatal
/// error.
final class MappedFile: @unchecked Sendable {
    let path: String
    /// All bytes, immutable, so threads may share them.
    let bytes: UnsafeRawBufferPointer

    init(path: String) throws(AtlasError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.unreadable(path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.unreadable(path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: path, reason: "it is not a file") }
        // Positions in files are stored in 32 bits.
        guard status.st_size > 0, status.st_size < Int(Int32.max) else {
            throw .damaged(path: path, reason: "its size is \(status.st_size) bytes")
        }
        guard let start = mmap(nil, status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
            throw Self.unreadable(path)
        }
        self.path = path
        bytes = UnsafeRawBufferPointer(start: start, count: status.st_size)
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

    func damaged(_ reason: String) -> AtlasError { .damaged(path: path, reason: reason) }

    private static func unreadable(_ path: String) -> AtlasError {
        .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
}
