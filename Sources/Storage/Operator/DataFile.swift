import Foundation

/// Files of the data directory: for their owner only, and on the disk before they count.
enum DataFile {
    /// Makes the directory with mode 0700 when there is none.
    static func makeDirectory(_ path: String) throws {
        guard !FileManager.default.fileExists(atPath: path) else { return }
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw StoreError.full
        }
    }

    /// Makes an empty file with mode 0600 when there is none; SQLite gives its `-wal` and `-shm` the same mode.
    static func make(_ path: String) throws {
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw StoreError.full }
        close(file)
    }

    /// Waits until the file and its name are on the disk.
    static func sync(_ path: String) throws {
        for path in [path, URL(fileURLWithPath: path).deletingLastPathComponent().path] {
            let file = open(path, O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { throw StoreError.full }
            defer { close(file) }
            guard fsync(file) == 0 else { throw StoreError.full }
        }
    }

    /// Gives a file another name in the same directory, replacing what had it.
    static func rename(_ path: String, to name: String) throws {
        guard Foundation.rename(path, name) == 0 else { throw StoreError.full }
        try sync(name)
    }

    /// Removes files; those that are not there do not count.
    static func remove(_ paths: String...) {
        for path in paths { unlink(path) }
    }

    /// In bytes; nil when there is no such file.
    static func size(_ path: String) -> Int64? {
        var status = stat()
        return stat(path, &status) == 0 ? Int64(status.st_size) : nil
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
