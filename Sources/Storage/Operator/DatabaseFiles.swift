import Foundation
import GRDB
import NewFiles

/// The files of an open database as they were when it was opened: whoever moves, replaces or deletes one of them takes away what is written.
///
/// SQLite goes on with the files that it has open, also when their names lead elsewhere by now, and would lose every write without a word.
struct DatabaseFiles: Sendable {
    private struct File: Sendable {
        let path: String
        let identity: FileIdentity
    }

    private let database: [File]
    private let log: File?
    private let memory: File?

    /// - Parameters:
    ///   - path: the database, as it is named.
    ///   - before: what was at `path` before the connection was opened.
    init(_ path: String, before: FileIdentity?, _ connection: Database) throws {
        // SQLite's own name has no links in it, and the names of the other files follow from it.
        let main: String = try Row.fetchOne(connection, sql: "PRAGMA database_list")?["file"] ?? path
        func file(_ path: String) -> File? { FileIdentity(path).map { File(path: path, identity: $0) } }
        database = Set([path, main]).sorted().compactMap(file)
        (log, memory) = (file(main + "-wal"), file(main + "-shm"))
        guard let before, !database.isEmpty, database.allSatisfy({ $0.identity == before }) else { throw StoreError.replaced("\(path) changed while it was opened") }
    }

    /// Throws `StoreError.replaced` unless the database is the one that was opened; with `log`, its write-ahead log and the memory that its users share too.
    func requireSame(log withLog: Bool) throws {
        if let changed = changed(withLog: withLog) { throw StoreError.replaced(changed) }
    }

    /// What is no longer what was opened, in words for the operator.
    func changed(withLog: Bool = true) -> String? {
        for file in database + (withLog ? [log, memory].compactMap(\.self) : []) {
            guard let present = FileIdentity(file.path) else { return "\(file.path) is gone" }
            if present != file.identity { return "\(file.path) is another file" }
        }
        return nil
    }

    /// Whether the name of the write-ahead log leads to nobody else's file, which SQLite would remove by that name when it closes.
    var mayRemoveLog: Bool { log.map { file in FileIdentity(file.path).map { $0 == file.identity } ?? true } ?? true }

    /// Removes the log and the memory, if their names lead to what was opened.
    func removeLog() {
        for file in [log, memory].compactMap(\.self) where FileIdentity(file.path) == file.identity { DataFile.remove(file.path) }
    }

    /// Whether the database itself is where it was.
    var isDatabaseThere: Bool { database.allSatisfy { FileIdentity($0.path) == $0.identity } }

    /// The directories that the database is in, by its name and behind links.
    var directories: [DataDirectory] {
        Set(database.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path }).sorted().map { DataDirectory($0) }
    }
}
