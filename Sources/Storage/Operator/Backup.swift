import Foundation
import GRDB
import NewFiles

extension Store {
    /// Returns a new file at a path given by the operator, outside the data directories of this store. Throws `NewFileProblem`.
    public func newFile(_ path: String, replacing: Bool = false) throws -> NewFile {
        try NewFile(path, replacing: replacing, data: files.directories)
    }

    /// Writes a copy of the database to `path` while it is in use. The copy is checked and sealed before it gets its name.
    ///
    /// Throws `NewFileProblem` for a path in a data directory, and for an existing file unless `replacing`.
    public func backup(to path: String, replacing: Bool = false) throws { try backup(to: newFile(path, replacing: replacing)) }

    func backup(to file: NewFile) throws {
        try reading { _ in }
        try using { pool in
            try file.make { temporary in
                try Self.copy(pool, to: temporary)
                try BackupSeal.add(to: temporary)
                _ = try BackupSeal.check(temporary)
            }
        }
    }

    /// Copies a database into the empty file at `path`, and checks the copy.
    static func copy(_ source: any DatabaseReader, to path: String, known: Int = Migration.latest) throws {
        let copy = try DatabaseQueue(path: path, configuration: configuration(readers: 1))
        try source.backup(to: copy)
        try copy.writeWithoutTransaction { database in
            // A single file, without a -wal file beside it.
            try database.execute(sql: "PRAGMA journal_mode = DELETE")
            let problems = try String.fetchAll(database, sql: "PRAGMA integrity_check(1)")
            guard problems == ["ok"] else { throw StoreError.damaged(problems.first ?? "PRAGMA integrity_check returned nothing") }
            _ = try Migration.version(of: database, known: known)
        }
        try copy.close()
    }
}
