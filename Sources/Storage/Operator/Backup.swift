import Foundation
import GRDB

extension Store {
    /// Writes a copy of the database to `path` while it is in use. The copy is proven before it gets its name.
    public func backup(to path: String) throws {
        try StoreError.translating { try Self.copy(pool, to: path) }
    }

    /// Copies a database to a temporary name, proves the copy, syncs and renames it.
    static func copy(_ source: any DatabaseReader, to path: String, known: Int = Migration.latest) throws {
        let temporary = "\(path).part"
        DataFile.remove(temporary, temporary + "-wal", temporary + "-shm", temporary + "-journal")
        do {
            try DataFile.make(temporary)
            let copy = try DatabaseQueue(path: temporary, configuration: configuration(readers: 1))
            try source.backup(to: copy)
            try copy.writeWithoutTransaction { database in
                // One file, without a -wal beside it.
                try database.execute(sql: "PRAGMA journal_mode = DELETE")
                let problems = try String.fetchAll(database, sql: "PRAGMA integrity_check(1)")
                guard problems == ["ok"] else { throw StoreError.damaged(problems.first ?? "no answer") }
                _ = try Migration.version(of: database, known: known)
            }
            try copy.close()
            try DataFile.sync(temporary)
            try DataFile.rename(temporary, to: path)
        } catch {
            DataFile.remove(temporary, temporary + "-wal", temporary + "-shm", temporary + "-journal")
            throw error
        }
    }
}
