import Bookkeeping
import CSQLite
import Foundation
import GRDB
import GRDBSQLite
import NewFiles

/// The database of a server: books with their money, and the people who may see them.
///
/// A write returns when it is on disk (`synchronous=FULL`); a read is one consistent snapshot and never waits for a write. Calls
/// are allowed from any thread and block it. A write cannot be nested; reads may be nested in ``snapshot(_:)``.
public final class Store: Sendable {
    let pool: DatabasePool
    let path: String
    let files: DatabaseFiles
    let names = NamesCache()
    let answers = AnswersCache()
    private let lock: InstanceLock?
    private let connections = OpenConnections()

    /// Directories and files of the data directory that other users of the machine can read, because their permissions could not
    /// be restricted.
    public let openToOthers: [String]

    /// The directory of the database, for other files of the server too.
    public var directory: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

    /// The result of configuring SQLite in this process, before its first connection. A setting that SQLite refuses costs time
    /// and nothing else.
    private static let libraryCode = penny_sqlite_count_no_memory()

    /// Opens the database at `path`, creates it if there is none, and migrates it after copying it to `….before-N`.
    ///
    /// - Parameter readers: the maximum number of concurrent reads.
    /// - Parameter exclusive: true for a server: a second one is refused. False for a tool that uses the database beside a server.
    /// - Throws: `StoreError.inUse`, `.newerSchema`, `.damaged`, `.full`.
    public init(at path: String, readers: Int = 4, exclusive: Bool = true) throws {
        _ = Self.libraryCode
        let directory = URL(fileURLWithPath: path).deletingLastPathComponent().path
        try DataFile.makeDirectory(directory)
        var lock = exclusive ? try InstanceLock(directory: directory) : nil
        try DataFile.make(path)
        // Before the database is opened, because its -wal and -shm files inherit its mode.
        openToOthers = exclusive ? DataModes.close(path) : []
        if exclusive { try BackupSeal.remove(from: path) }
        let opened = FileIdentity(path)
        let pool = try StoreError.translating {
            let pool = try DatabasePool(path: path, configuration: Self.configuration(readers: readers))
            // DatabasePool sets NORMAL after it has opened the database; only FULL makes an acknowledged write survive a power
            // cut.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
            return pool
        }
        self.pool = pool
        self.path = path
        do {
            try StoreError.translating {
                let version = try pool.read { try Migration.version(of: $0) }
                guard version < Migration.latest else { return }
                if lock == nil { lock = try InstanceLock(directory: directory) }
                guard version > 0 else { return try pool.writeWithoutTransaction(Migration.makeLatest) }
                try Self.migrate(pool, path: path, with: Migration.all)
            }
            files = try StoreError.translating { try pool.writeWithoutTransaction { try DatabaseFiles(path, before: opened, $0) } }
        } catch {
            try? pool.close()
            throw error
        }
        self.lock = exclusive ? lock : nil
    }

    /// Makes all reads within `body`, on this thread, see the same snapshot and share one connection. Writes are not allowed in
    /// it. Within another snapshot it is the same one.
    public func snapshot<R>(_ body: () throws -> R) throws -> R {
        if let open = OpenSnapshot.current, open.pool === pool { return try StoreError.translating(body) }
        try files.requireSame(log: false)
        return try using { pool in
            // GRDB's own transactions prepare their statements anew each time, which costs as much as reading twenty records.
            try pool.unsafeRead { database in
                let connection = Connection(database: database)
                try connection.run("BEGIN DEFERRED TRANSACTION")
                defer { if (try? connection.run("COMMIT TRANSACTION")) == nil { _ = try? connection.run("ROLLBACK TRANSACTION") } }
                return try OpenSnapshot.$current.withValue(OpenSnapshot(pool: pool, database: database)) { try body() }
            }
        }
    }

    /// Reads in the snapshot that this thread has open, or else in a new one.
    func reading<R>(_ body: (Database) throws -> R) throws -> R {
        if let open = OpenSnapshot.current, open.pool === pool { return try StoreError.translating { try body(open.database) } }
        try files.requireSame(log: false)
        return try using { try $0.read(body) }
    }

    /// Writes in one transaction. Throws `.replaced` if the database file was replaced before or during the write, because such a
    /// write is lost.
    func writing<R>(_ body: (Database) throws -> R) throws -> R {
        try files.requireSame(log: true)
        let result = try using { try $0.write(body) }
        try files.requireSame(log: true)
        return result
    }

    /// Calls `body` with the connections, which stay open until it returns.
    func using<R>(_ body: (DatabasePool) throws -> R) throws -> R {
        try StoreError.translating { try connections.during { try body(pool) } }
    }

    /// The reason, for the operator, why reads and writes fail; nil while the database file is the one that was opened.
    public var replacement: String? { files.changed() }

    /// Reads data that belongs to no book: people, sessions, the site.
    public func read<R>(_ body: (SiteData<Reading>) throws -> R) throws -> R {
        try reading { try body(SiteData(connection: Connection(database: $0))) }
    }

    /// Writes data that belongs to no book, atomically.
    public func write<R>(_ body: (SiteData<Writing>) throws -> R) throws -> R {
        try writing { try body(SiteData(connection: Connection(database: $0))) }
    }

    /// Reads one book. Throws `.conflict(.bookReplaced)` if the person may no longer read it.
    public func read<R>(_ access: BookAccess, _ body: (Ledger) throws -> R) throws -> R {
        try reading { database in
            let connection = Connection(database: database)
            try access.check(connection)
            return try body(Ledger(book: access.book, connection: connection, namesCache: names, answersCache: answers))
        }
    }

    /// Reads a person's own book, or the book of the household that they administer, with everything in it, for an export. Throws as reading does,
    /// and `.conflict(.notAdministrator)` for anybody else of the household.
    public func export<R>(_ access: BookAccess, _ body: (BookExporter) throws -> R) throws -> R {
        try read(access) { ledger in
            try access.checkExporting(ledger.connection)
            return try body(BookExporter(ledger: ledger, person: access.person))
        }
    }

    /// Writes to one book, atomically. Throws `.conflict(.bookReplaced)` if the person may no longer write to it.
    public func write<R>(_ access: BookAccess, _ body: (LedgerEditor) throws -> R) throws -> R {
        try write { try $0.books.write(access, body) }
    }

    /// The version of the SQLite library.
    public func sqliteVersion() throws -> String {
        try reading { try Connection(database: $0).first("SELECT sqlite_version()") { $0.text(0) } ?? "" }
    }

    /// Closes the database when the calls that run have ended; later calls throw. An exclusive store merges the write-ahead log into the database file.
    ///
    /// - Returns: the path of a copy of the data if the database file has disappeared while it was open; nil otherwise.
    @discardableResult
    public func close() throws -> String? {
        guard connections.refuse() else { return nil }
        defer { lock?.release() }
        let rescued = lock != nil && !files.isDatabaseThere ? rescue() : nil
        guard files.mayRemoveLog else {
            leaveOpen()
            return rescued
        }
        // GRDB closes a reader last, and SQLite merges the -wal file only when a writer is the last connection to close.
        if lock != nil, files.isDatabaseThere { _ = try? pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") } }
        try StoreError.translating { try pool.close() }
        // Otherwise the next process would apply this log to the file that has the name by now.
        if rescued != nil { files.removeLog() }
        return rescued
    }

    /// Keeps the files open until the process ends: on closing, SQLite would delete the log by name, and that name now belongs to
    /// another database.
    private func leaveOpen() { _ = Unmanaged.passRetained(pool) }

    /// Copies the deleted but still open database to a file beside its former path, and returns the path of the copy.
    private func rescue() -> String? {
        try? Self.numbered(path + ".rescued") { name in
            try NewFile(keptAt: name, replacing: false).make { temporary in
                let copy = try DatabaseQueue(path: temporary, configuration: Self.configuration(readers: 1))
                try pool.writeWithoutTransaction { source in try copy.writeWithoutTransaction { try source.backup(to: $0) } }
                try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
                try copy.close()
            }
        }
    }

    /// Calls `make` with the first unused name of `name`, `name-2`, `name-3` and so on, so that no earlier file is replaced.
    static func numbered(_ name: String, _ make: (String) throws -> Void) throws -> String {
        for number in 1...999 {
            let name = number == 1 ? name : "\(name)-\(number)"
            do {
                try make(name)
                return name
            } catch NewFileProblem.exists {
                continue
            }
        }
        throw StoreError.full
    }

    /// Runs the pending migrations, after copying the database if it is not empty.
    static func migrate(_ pool: DatabasePool, path: String, with migrations: [Migration]) throws {
        guard let latest = migrations.last?.number else { return }
        if try pool.read({ try Migration.version(of: $0, known: latest) }) > 0 {
            try NewFile(keptAt: "\(path).before-\(latest)", replacing: true).make { try copy(pool, to: $0, known: latest) }
        }
        try pool.writeWithoutTransaction { try Migration.run(migrations, on: $0) }
    }

    /// The page cache of a connection that writes, in KiB.
    static let writerCache = 4_096

    static func configuration(readers: Int) -> Configuration {
        var configuration = Configuration()
        configuration.maximumReaderCount = max(1, min(readers, 4))
        // SQLite's own busy handler sleeps for up to a tenth of a second, and misses the gaps between the steps of an import.
        configuration.busyMode = .callback { attempts in
            usleep(1_000)
            return attempts < 5_000
        }
        configuration.persistentReadOnlyConnections = true
        configuration.prepareDatabase { database in
            // GRDB notes each column that a statement reads, for observers, which Penny does not have.
            sqlite3_set_authorizer(database.sqliteConnection, nil, nil)
            let cache = database.configuration.readonly ? 1_024 : Self.writerCache
            try database.execute(
                sql: """
                    PRAGMA cache_size = -\(cache); PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON; PRAGMA trusted_schema = ON;
                    PRAGMA journal_size_limit = 16777216
                    """)
        }
        return configuration
    }
}

/// The snapshot that a thread has open. It never leaves the thread: a task-local value set outside a task belongs to that thread
/// alone.
private struct OpenSnapshot: @unchecked Sendable {
    @TaskLocal static var current: OpenSnapshot?

    let pool: DatabasePool
    let database: Database
}
