import Bookkeeping
import CSQLite
import Foundation
import GRDB
import NewFiles
import Synchronization

/// The database of a server: books with their money, and the people who may see them.
///
/// A write returns when it is on the disk (`synchronous=FULL`); a read is one consistent snapshot and never waits for a write.
/// Calls may come from any thread and block it. A write stands alone; reads may stand in ``snapshot(_:)``.
public final class Store: Sendable {
    let pool: DatabasePool
    let path: String
    let files: DatabaseFiles
    private let names = NamesCache()
    private let lock: InstanceLock?
    private let isClosed = Mutex(false)

    /// Directories and files of the data directory that others on the machine can read, since they could not be closed to them.
    public let openToOthers: [String]

    /// Where the database is, and where other files of the server may be.
    public var directory: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

    /// How SQLite is set up in this process, before its first connection. What it refuses costs time and nothing else.
    private static let libraryCode = penny_sqlite_count_no_memory()

    /// Opens the database at `path`, makes it if there is none, and migrates it after a snapshot named `….before-N`.
    ///
    /// - Parameter readers: How many reads run at once.
    /// - Parameter exclusive: True for a server: a second one is refused. False for a tool that looks at the database beside it.
    /// - Throws: `StoreError.inUse`, `.newerSchema`, `.damaged`, `.full`.
    public init(at path: String, readers: Int = 4, exclusive: Bool = true) throws {
        _ = Self.libraryCode
        let directory = URL(fileURLWithPath: path).deletingLastPathComponent().path
        try DataFile.makeDirectory(directory)
        var lock = exclusive ? try InstanceLock(directory: directory) : nil
        try DataFile.make(path)
        // Before the database is opened, whose -wal and -shm get its mode.
        openToOthers = exclusive ? DataModes.close(path) : []
        if exclusive { try BackupSeal.remove(from: path) }
        let opened = FileIdentity(path)
        let pool = try StoreError.translating {
            let pool = try DatabasePool(path: path, configuration: Self.configuration(readers: readers))
            // DatabasePool sets NORMAL after it has opened the database; FULL is what makes an answered write survive a power cut.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
            return pool
        }
        self.pool = pool
        self.path = path
        do {
            try StoreError.translating {
                guard try pool.read({ try Migration.version(of: $0) }) < Migration.latest else { return }
                if lock == nil { lock = try InstanceLock(directory: directory) }
                try Self.migrate(pool, path: path, with: Migration.all)
            }
            files = try StoreError.translating { try pool.writeWithoutTransaction { try DatabaseFiles(path, before: opened, $0) } }
        } catch {
            try? pool.close()
            throw error
        }
        self.lock = exclusive ? lock : nil
    }

    /// Makes all reads within `body`, on this thread, see the same snapshot, and take one connection for all of them. No write may stand in it.
    public func snapshot<R>(_ body: () throws -> R) throws -> R {
        try files.requireSame(log: false)
        return try StoreError.translating {
            // GRDB's own transactions prepare their statements anew each time, which costs as much as reading twenty records.
            try pool.unsafeRead { database in
                let connection = Connection(database: database)
                try connection.run("BEGIN DEFERRED TRANSACTION")
                defer { if (try? connection.run("COMMIT TRANSACTION")) == nil { _ = try? connection.run("ROLLBACK TRANSACTION") } }
                return try OpenSnapshot.$current.withValue(OpenSnapshot(pool: pool, database: database)) { try body() }
            }
        }
    }

    /// Reads in the snapshot that this thread has open, or else in one of its own.
    func reading<R>(_ body: (Database) throws -> R) throws -> R {
        try StoreError.translating {
            if let open = OpenSnapshot.current, open.pool === pool { return try body(open.database) }
            try files.requireSame(log: false)
            return try pool.read(body)
        }
    }

    /// Writes in one transaction. What went into a file that was no longer the one of the database when it was there is not said to be saved.
    func writing<R>(_ body: (Database) throws -> R) throws -> R {
        try files.requireSame(log: true)
        let result = try StoreError.translating { try pool.write(body) }
        try files.requireSame(log: true)
        return result
    }

    /// Why nothing is written or read any more, for the operator; nil as long as the database is the one that was opened.
    public var replacement: String? { files.changed() }

    /// Reads what is not in a book: people, sessions, the site.
    public func read<R>(_ body: (People) throws -> R) throws -> R {
        try reading { try body(People(connection: Connection(database: $0))) }
    }

    /// Writes what is not in a book, all of it or nothing.
    public func write<R>(_ body: (PeopleEditor) throws -> R) throws -> R {
        try writing { try body(PeopleEditor(people: People(connection: Connection(database: $0)))) }
    }

    /// Reads one book.
    public func read<R>(_ book: Book.ID, _ body: (Ledger) throws -> R) throws -> R {
        try reading { try body(Ledger(book: book, connection: Connection(database: $0), cache: names)) }
    }

    /// Writes to one book, all of it or nothing.
    ///
    /// Throws `.conflict(.bookReplaced)` for a book that is nobody's any more.
    public func write<R>(_ book: Book.ID, _ body: (LedgerEditor) throws -> R) throws -> R {
        try writing {
            let editor = LedgerEditor(ledger: Ledger(book: book, connection: Connection(database: $0)))
            return try editor.noting { try body(editor) }
        }
    }

    /// The version of SQLite that keeps the database.
    public func sqliteVersion() throws -> String {
        try reading { try Connection(database: $0).first("SELECT sqlite_version()") { $0.text(0) } ?? "" }
    }

    /// Ends all use of the database; later calls throw. A store that has the database to itself leaves everything in the one file.
    ///
    /// - Returns: where everything is kept that a server's database held whose file is no longer there; nil as long as all is well.
    @discardableResult
    public func close() throws -> String? {
        let isFirst = isClosed.withLock { isClosed in
            defer { isClosed = true }
            return !isClosed
        }
        guard isFirst else { return nil }
        defer { lock?.release() }
        let rescued = lock != nil && !files.isDatabaseThere ? rescue() : nil
        guard files.mayRemoveLog else {
            leaveOpen()
            return rescued
        }
        // GRDB closes a reader last, and SQLite takes the -wal in only when a writer is the last to go.
        if lock != nil, files.isDatabaseThere { _ = try? pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") } }
        try StoreError.translating { try pool.close() }
        // The next one to open what is there by now would take the log for that file's.
        if rescued != nil { files.removeLog() }
        return rescued
    }

    /// SQLite removes the log by its name when it closes, and that of another database has the name by now: the files stay open until the process ends.
    private func leaveOpen() { _ = Unmanaged.passRetained(pool) }

    /// Writes what the file holds that is no longer there, but still open, beside where it was.
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

    /// Has `make` make a file by the first free one of `name`, `name-2`, `name-3` and so on, so that none of them replaces an earlier one.
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

    /// Runs the migrations that the database has not had, after a snapshot if there is anything in it.
    static func migrate(_ pool: DatabasePool, path: String, with migrations: [Migration]) throws {
        guard let latest = migrations.last?.number else { return }
        if try pool.read({ try Migration.version(of: $0, known: latest) }) > 0 {
            try NewFile(keptAt: "\(path).before-\(latest)", replacing: true).make { try copy(pool, to: $0, known: latest) }
        }
        try pool.writeWithoutTransaction { try Migration.run(migrations, on: $0) }
    }

    /// What a connection that writes keeps of the file, in kibibytes.
    static let writerCache = 4_096

    static func configuration(readers: Int) -> Configuration {
        var configuration = Configuration()
        configuration.maximumReaderCount = max(1, min(readers, 4))
        // SQLite's own waiting sleeps longer and longer, up to a tenth of a second, and misses the moments in between the steps of an import.
        configuration.busyMode = .callback { attempts in
            usleep(1_000)
            return attempts < 5_000
        }
        configuration.persistentReadOnlyConnections = true
        configuration.prepareDatabase { database in
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

/// The snapshot that a thread has open. It never leaves the thread: a task-local value outside a task belongs to the thread alone.
private struct OpenSnapshot: @unchecked Sendable {
    @TaskLocal static var current: OpenSnapshot?

    let pool: DatabasePool
    let database: Database
}
