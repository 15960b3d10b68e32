import CSQLite
import Foundation
import GRDB

/// The connection that fills a book, apart from the connection for all other writes.
///
/// Its transactions are not synced one by one (`synchronous=NORMAL`): the log is one file, so that the swap, which is synced, syncs them too. Records are
/// inserted without triggers and foreign keys, and temporary tables are kept in a file. Of two threads that use it, one waits for the other.
final class StagingConnection: Sendable {
    private let store: Store
    private let queue: DatabaseQueue

    /// - Parameter cache: the size of the database's page cache and of the temporary tables' page cache, in KiB each.
    init(_ store: Store, cache: Int = 32_768) throws {
        var configuration = Store.configuration(readers: 1)
        configuration.prepareDatabase { database in
            // A checkpoint after 64 MB of log, since steps change the same pages of the indexes again and again. The log stays as long meanwhile. The
            // caches hold those pages, and the rows to be summed.
            try database.execute(
                sql: """
                    PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 16000; PRAGMA journal_size_limit = 67108864;
                    PRAGMA cache_size = -\(cache); PRAGMA temp_store = FILE; PRAGMA temp.cache_size = -\(cache)
                    """)
        }
        self.store = store
        queue = try StoreError.translating { try DatabaseQueue(path: store.path, configuration: configuration) }
        try store.files.requireSame(log: true)
    }

    /// Runs one transaction, then pauses so that others can write.
    ///
    /// - Parameter isBulk: True to insert rows without the triggers and the foreign keys of their tables: what triggers do is done once for many rows, and
    ///   what rows refer to has been looked up in the export (``BookFilling/prepare(_:)``).
    @discardableResult
    func step<R>(isBulk: Bool = false, _ body: (Connection) throws -> R) throws -> R {
        var size = StepSize()
        return try step(of: 0, &size, isBulk: isBulk, body)
    }

    /// Runs one transaction that writes `rows` rows and notes for how long others had to wait, then pauses so that they can write.
    func step<R>(of rows: Int, _ size: inout StepSize, isBulk: Bool = false, _ body: (Connection) throws -> R) throws -> R {
        defer { Store.pauseForOthers() }
        try store.files.requireSame(log: true)
        var begin = ContinuousClock.now
        defer { size.note(rows, took: ContinuousClock.now - begin) }
        return try StoreError.translating {
            try queue.write { database in
                // The transaction has begun: the time before belongs to others.
                begin = .now
                // Statements are prepared anew after a change, and only then.
                _ = penny_sqlite_enable_triggers(database.sqliteConnection, isBulk ? 0 : 1)
                _ = penny_sqlite_enable_foreign_keys(database.sqliteConnection, isBulk ? 0 : 1)
                return try body(Connection(database: database))
            }
        }
    }

    /// Runs statements outside of a transaction: they delay nobody if they only read the database and write temporary tables.
    func unlocked<R>(_ body: (Connection) throws -> R) throws -> R {
        try StoreError.translating { try queue.inDatabase { try body(Connection(database: $0)) } }
    }
}
