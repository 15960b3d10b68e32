import Foundation

/// Operations on files of the data directory: private to their owner, and synced to disk.
enum DataFile {
    /// Creates the directory with mode 0700 if there is none. Throws `StoreError.full`.
    static func makeDirectory(_ path: String) throws {
        guard !FileManager.default.fileExists(atPath: path) else { return }
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw StoreError.full
        }
    }

    /// Creates an empty file with mode 0600 if there is none; SQLite gives its `-wal` and `-shm` files the same mode.
    static func make(_ path: String) throws {
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw StoreError.full }
        close(file)
    }

    /// Syncs the file and its directory to disk. Throws `StoreError.full`.
    static func sync(_ path: String) throws {
        for path in [path, URL(fileURLWithPath: path).deletingLastPathComponent().path] {
            let file = open(path, O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { throw StoreError.full }
            defer { close(file) }
            guard fsync(file) == 0 else { throw StoreError.full }
        }
    }

    /// Renames a file within its directory, replacing an existing one, and syncs it.
    static func rename(_ path: String, to name: String) throws {
        guard Foundation.rename(path, name) == 0 else { throw StoreError.full }
        try sync(name)
    }

    /// Deletes files; missing ones are ignored.
    static func remove(_ paths: String...) {
        for path in paths { unlink(path) }
    }

    /// Returns the time of the last change of contents, in seconds since 1970 (UTC); nil if there is no such file.
    static func changedAt(_ path: String) -> Int64? {
        var status = stat()
        return stat(path, &status) == 0 ? Int64(status.st_mtim.tv_sec) : nil
    }

    /// Returns the size in bytes; nil if there is no such file.
    static func size(_ path: String) -> Int64? {
        var status = stat()
        return stat(path, &status) == 0 ? Int64(status.st_size) : nil
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
