import Glibc
import NewFiles

/// Writes files that only their owner can read from the moment they exist, and that are never incomplete.
enum PrivateFile {
    /// Replaces a file atomically: writes a temporary file with mode 0600, syncs and renames it. A file created by root gets the
    /// owner of its directory, so that a server that is not root can read it.
    static func write(_ text: String, to path: String) throws(CertificateProblem) {
        let directory = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        do {
            try NewFile(keptAt: path, replacing: true).make { temporary in
                let file = open(temporary, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
                guard file >= 0 else { throw problem(path) }
                let isWritten = handOver(file, like: directory) && writeAll(Array(text.utf8), to: file), problem = problem(path)
                guard close(file) == 0, isWritten else { throw problem }
            }
        } catch let problem as CertificateProblem {
            throw problem
        } catch NewFileProblem.unwritable(_, let reason) {
            throw CertificateProblem(path, .unwritable(reason))
        } catch {
            throw CertificateProblem(path, .unwritable("\(error)"))
        }
    }

    /// Creates a directory with mode 0700, and its parents, if it does not exist.
    static func makeDirectory(_ path: String) throws(CertificateProblem) {
        let above = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        if mkdir(path, 0o700) != 0 {
            if errno == ENOENT, !above.isEmpty {
                try makeDirectory(above)
                guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw problem(path) }
            } else if errno != EEXIST {
                throw problem(path)
            }
        }
        let directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard directory >= 0 else { throw problem(path) }
        defer { close(directory) }
        if !above.isEmpty { _ = handOver(directory, like: above) }
    }

    private static func handOver(_ file: Int32, like directory: String) -> Bool {
        var status = stat()
        guard geteuid() == 0, stat(directory, &status) == 0, status.st_uid != 0 else { return true }
        return fchown(file, status.st_uid, status.st_gid) == 0
    }

    private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private static func problem(_ path: String) -> CertificateProblem {
        CertificateProblem(path, .unwritable(String(cString: strerror(errno))))
    }
}
