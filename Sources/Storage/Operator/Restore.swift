import Foundation
import GRDB
import NewFiles

extension Store {
    /// Replaces the database at `path` by the backup at `backup`; the former database is kept as `….before-restore`, or with a
    /// number appended.
    ///
    /// The backup is first compared with its checksum, copied, opened, migrated and checked; until all of this succeeds, nothing
    /// at `path` changes.
    ///
    /// - Returns: false for a backup without a checksum, which was made by an older Penny.
    /// - Throws: `StoreError.inUse` while a server runs on the database, `.damaged` for a backup that fails a check,
    ///   `.newerSchema`; `NewFileProblem` for a database that is a link.
    @discardableResult
    public static func restore(from backup: String, to path: String) throws -> Bool {
        let directory = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard DataFile.exists(backup) else { throw StoreError.notFound }
        try DataFile.makeDirectory(directory)
        let lock = try InstanceLock(directory: directory)
        defer { lock.release() }
        var status = stat()
        // A rename would replace the link and not its target.
        if lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw NewFileProblem.isNoFile(path) }
        let isSealed = try BackupSeal.check(backup) == .whole
        let proven = path + ".restoring"
        defer { DataFile.remove(proven, proven + "-wal", proven + "-shm") }
        try StoreError.translating {
            try prove(backup, as: proven)
            try keepOld(path)
            try DataFile.rename(proven, to: path)
        }
        return isSealed
    }

    /// Creates a copy at `copy` that is migrated, checked and in one file.
    private static func prove(_ backup: String, as copy: String) throws {
        DataFile.remove(copy, copy + "-wal", copy + "-shm")
        var configuration = configuration(readers: 1)
        configuration.readonly = true
        let source = try DatabaseQueue(path: backup, configuration: configuration)
        try source.read { database in
            guard try Migration.version(of: database) > 0 else { throw StoreError.damaged("the file is empty") }
        }
        try DataFile.make(copy)
        try Self.copy(source, to: copy)
        try source.close()
        let opened = try DatabaseQueue(path: copy, configuration: Self.configuration(readers: 1))
        try opened.writeWithoutTransaction { database in
            try Migration.run(on: database)
            let problems = try DatabaseCheck(connection: Connection(database: database)).problems()
            guard problems.isEmpty else { throw StoreError.damaged(problems[0]) }
            try database.execute(sql: "PRAGMA journal_mode = DELETE")
        }
        try opened.close()
        try DataFile.sync(copy)
    }

    /// Keeps the database at `path` under another name, and leaves no -wal or -shm file beside it that the new database would
    /// use.
    private static func keepOld(_ path: String) throws {
        guard DataFile.exists(path) else { return }
        // Closing merges the -wal file; if that fails, the -wal file is kept too.
        if let old = try? DatabaseQueue(path: path, configuration: configuration(readers: 1)) {
            try? old.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
            try? old.close()
        }
        let kept = try numbered(path + ".before-restore") { kept in
            guard !["-wal", "-shm"].contains(where: { DataFile.exists(kept + $0) }) else { throw NewFileProblem.exists(kept) }
            for suffix in ["", "-wal"] where DataFile.exists(path + suffix) {
                guard link(path + suffix, kept + suffix) == 0 else { throw errno == EEXIST ? NewFileProblem.exists(kept) : StoreError.full }
            }
        }
        try DataFile.sync(kept)
        DataFile.remove(path + "-wal", path + "-shm")
    }
}
