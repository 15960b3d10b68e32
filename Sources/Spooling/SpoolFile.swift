import Glibc

/// An open file without a name: what it holds goes with the last reference to it, and with the process.
final class SpoolFile: Sendable {
    private let descriptor: Int32

    /// Creates an empty file that only this process can read. Creates the directory if it is missing.
    init(in directory: String) throws(SpoolProblem) {
        var found = Self.create(in: directory)
        // Another thread may create the directory at the same time.
        if found < 0, errno == ENOENT, mkdir(directory, 0o700) == 0 || errno == EEXIST { found = Self.create(in: directory) }
        guard found >= 0 else { throw .notWritten }
        descriptor = found
    }

    deinit { close(descriptor) }

    /// Returns a descriptor; negative for a failure. The name is removed at once.
    private static func create(in directory: String) -> Int32 {
        let name = "\(directory)/.penny-spool-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
        let descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 { unlink(name) }
        return descriptor
    }

    /// Writes bytes at an offset.
    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SpoolProblem) {
        var done = 0
        while done < bytes.count {
            let count = pwrite(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done, off_t(offset + done))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .notWritten }
            done += count
        }
    }

    /// Reads a range. Throws if the file ends before it.
    func read(_ range: Range<Int>) throws(SpoolProblem) -> [UInt8] {
        var done = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
            while done < range.count {
                let count = pread(descriptor, buffer.baseAddress?.advanced(by: done), range.count - done, off_t(range.lowerBound + done))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                done += count
            }
            filled = done
        }
        guard done == range.count else { throw .unreadable }
        return bytes
    }
}

/// The reason why bytes are not kept in a file, or not read from it.
public enum SpoolProblem: Error, Sendable, Equatable {
    /// The directory cannot be written to, or the disk is full.
    case notWritten
    /// The disk does not give the bytes back.
    case unreadable
}
