import CSQLite
import Foundation
import GRDB

/// The connection over which a book is filled, apart from that of all other writes.
///
/// Its transactions are not synced one by one (`synchronous=NORMAL`): the log is one file, so that the swap, which is synced, syncs them too. Records are
/// inserted without triggers, and temporary tables are kept in a file. Not thread-safe: for one thread.
final class StagingConnection {
    private let store: Store
    private let queue: DatabaseQueue

    init(_ store: Store) throws {
        var configuration = Store.configuration(readers: 1)
        configuration.prepareDatabase { database in
            // A checkpoint after 64 MB of log, since steps change the same pages of the indexes again and again. Caches of 32 MB hold those pages,
            // and what is summed.
            try database.execute(
                sql: """
                    PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 16000; PRAGMA cache_size = -32768;
                    PRAGMA temp_store = FILE; PRAGMA temp.cache_size = -32768
                    """)
        }
        self.store = store
        queue = try StoreError.translating { try DatabaseQueue(path: store.path, configuration: configuration) }
        try store.files.requireSame(log: true)
    }

    /// Runs one transaction, then pauses so that others can write.
    ///
    /// - Parameter triggers: False to insert rows without the triggers of their tables.
    @discardableResult
    func step<R>(triggers: Bool = true, _ body: (Connection) throws -> R) throws -> R {
        defer { Store.pauseForOthers() }
        try store.files.requireSame(log: true)
        return try StoreError.translating {
            try queue.write { database in
                // Statements are prepared anew after a change, and only then.
                _ = penny_sqlite_enable_triggers(database.sqliteConnection, triggers ? 1 : 0)
                return try body(Connection(database: database))
            }
        }
    }

    /// Runs statements outside of a transaction: those that only read the database and write temporary tables delay nobody.
    func unlocked<R>(_ body: (Connection) throws -> R) throws -> R {
        try StoreError.translating { try queue.inDatabase { try body(Connection(database: $0)) } }
    }
}
