import Foundation
import GRDB
import NewFiles

/// The identities of an open database's files at opening. If one is moved, replaced or deleted, writes are lost.
///
/// SQLite keeps using the files that it has open, even if their names refer to other files by now, and would lose every write
/// silently.
struct DatabaseFiles: Sendable {
    private struct File: Sendable {
        let path: String
        let identity: FileIdentity
    }

    private let database: [File]
    private let log: File?
    private let memory: File?

    /// Reads the identities. Throws `StoreError.replaced` if the file at `path` was replaced while it was being opened.
    ///
    /// - Parameters:
    ///   - path: the path of the database as given.
    ///   - before: the identity of the file at `path` before the connection was opened.
    init(_ path: String, before: FileIdentity?, _ connection: Database) throws {
        // SQLite's own path has its links resolved, and the names of the other files derive from it.
        let main: String = try Row.fetchOne(connection, sql: "PRAGMA database_list")?["file"] ?? path
        func file(_ path: String) -> File? { FileIdentity(path).map { File(path: path, identity: $0) } }
        database = Set([path, main]).sorted().compactMap(file)
        (log, memory) = (file(main + "-wal"), file(main + "-shm"))
        guard let before, !database.isEmpty, database.allSatisfy({ $0.identity == before }) else {
            throw StoreError.replaced("\(path) was replaced while it was being opened")
        }
    }

    /// Throws `StoreError.replaced` unless the database is the one that was opened; with `log`, also its write-ahead log and
    /// shared memory file.
    func requireSame(log withLog: Bool) throws {
        if let changed = changed(withLog: withLog) { throw StoreError.replaced(changed) }
    }

    /// Returns the file that is no longer the one that was opened, in words for the operator; nil if all are.
    func changed(withLog: Bool = true) -> String? {
        for file in database + (withLog ? [log, memory].compactMap(\.self) : []) {
            guard let present = FileIdentity(file.path) else { return "\(file.path) no longer exists" }
            if present != file.identity { return "\(file.path) was replaced by another file" }
        }
        return nil
    }

    /// True if the name of the write-ahead log does not refer to another file, which SQLite would delete by that name when it
    /// closes.
    var mayRemoveLog: Bool { log.map { file in FileIdentity(file.path).map { $0 == file.identity } ?? true } ?? true }

    /// Deletes the log and the shared memory file, if their names refer to the files that were opened.
    func removeLog() {
        for file in [log, memory].compactMap(\.self) where FileIdentity(file.path) == file.identity { DataFile.remove(file.path) }
    }

    /// True if the database file itself is still in its place.
    var isDatabaseThere: Bool { database.allSatisfy { FileIdentity($0.path) == $0.identity } }

    /// The directories of the database, as given and with links resolved.
    var directories: [DataDirectory] {
        Set(database.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path }).sorted().map { DataDirectory($0) }
    }
}
