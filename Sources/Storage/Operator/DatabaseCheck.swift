import GRDB

/// The state of a backup.
public enum BackupState: Sendable, Equatable {
    /// Every byte is as it was when the backup was made and checked.
    case whole
    /// It has no checksum, since it was made by an older Penny.
    case withoutChecksum
    /// It is damaged; the text is the reason, for the operator.
    case damaged(String)
}

extension BackupShelf.Backup {
    /// The result of reading the whole file and comparing it with its checksum.
    public var state: BackupState {
        do {
            return try BackupSeal.check(path) == .whole ? .whole : .withoutChecksum
        } catch StoreError.damaged(let problem) {
            return .damaged(problem)
        } catch {
            return .damaged("it cannot be read")
        }
    }
}

extension Store {
    /// Returns the problems of a backup, in sentences for the operator, and whether it has a checksum. Without a checksum, a
    /// changed byte may go unnoticed. The file is opened read-only.
    ///
    /// Throws `StoreError.notFound`, `.newerSchema`, and `.damaged` if the file is not a database of Penny.
    public static func check(backup path: String) throws -> (problems: [String], hasChecksum: Bool) {
        let hasChecksum: Bool
        do {
            hasChecksum = try BackupSeal.check(path) == .whole
        } catch StoreError.damaged(let problem) {
            return (["The file is damaged: \(problem)."], true)
        }
        var configuration = configuration(readers: 1)
        configuration.readonly = true
        return try StoreError.translating {
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            let problems = try queue.read { database in
                let version = try Migration.version(of: database)
                guard version > 0 else { throw StoreError.damaged("the file is empty") }
                return try DatabaseCheck(connection: Connection(database: database)).problems(
                    isWritable: false, isCurrent: version == Migration.latest)
            }
            try queue.close()
            return (problems, hasChecksum)
        }
    }

    /// Returns the problems of the database, in sentences for the operator; empty if there are none.
    public func check() throws -> [String] {
        try using { pool in
            try pool.writeWithoutTransaction { database in
                // The check reads the whole file, much of it several times; with a server's small cache most pages would be read
                // again.
                try database.execute(sql: "PRAGMA cache_size = -65536")
                defer { try? database.execute(sql: "PRAGMA cache_size = -\(Self.writerCache)") }
                return try DatabaseCheck(connection: Connection(database: database)).problems()
            }
        }
    }
}

/// A check of the whole database: the file, the references, every total against a plain sum, and the rules that constraints
/// cannot express.
struct DatabaseCheck {
    let connection: Connection

    /// Returns the problems found, in sentences.
    ///
    /// - Parameters:
    ///   - isWritable: true if the search index can check itself, which takes a write.
    ///   - isCurrent: true if the database has the schema that the totals and rules are written for.
    func problems(isWritable: Bool = true, isCurrent: Bool = true) throws -> [String] {
        let file = try integrity()
        guard file == ["ok"] else { return file.map { "The file is damaged: \($0)" } }
        var problems: [String] = []
        try connection.each("PRAGMA foreign_key_check", []) { cells in
            problems.append("A row of \(cells.text(0)) refers to a missing row of \(cells.text(2)).")
            return problems.count < 20
        }
        guard isCurrent else { return problems }
        do {
            if isWritable { try connection.run("INSERT INTO record_search (record_search, rank) VALUES ('integrity-check', 1)") }
        } catch StoreError.damaged {
            problems.append("The search index does not agree with the records.")
        }
        if try !mainAmountsAgree() { problems.append("The amounts in the main currency do not agree with the exchange rates.") }
        if try !cellsAgree() { problems.append("The map cells of records do not agree with their places.") }
        if try !nextDaysAgree() { problems.append("The next days of recurring rules do not agree with their days.") }
        for (sentence, sql) in Self.totals + Self.placeTotals + Self.invariants + Self.recurringInvariants + Self.shareInvariants
            + Self.bankInvariants + AccountThings.invariants
        where try connection.exists("SELECT 1 FROM (\(sql)) LIMIT 1") {
            problems.append(sentence)
        }
        return problems
    }

    /// Returns the results of SQLite's own check of the file: `ok`, or up to 20 problems.
    ///
    /// Since version 3.44 it asks FTS5 too, which keeps the structure of its index in memory until the next search or write and does not look then whether
    /// another connection, such as an import's, has changed the index: 3.46.1 called whole ones malformed. Opening the table in the same snapshot
    /// makes it look.
    private func integrity() throws -> [String] {
        let database = connection.database, isOwn = !database.isInsideTransaction
        if isOwn { try connection.run("BEGIN DEFERRED TRANSACTION") }
        defer { if isOwn { _ = try? connection.run("ROLLBACK TRANSACTION") } }
        if try connection.exists("SELECT 1 FROM sqlite_schema WHERE name = 'record_search'") {
            // An index that is damaged cannot be opened; the check says so.
            _ = try? connection.exists("SELECT 1 FROM record_search LIMIT 1")
        }
        return try String.fetchAll(database, sql: "PRAGMA integrity_check(20)")
    }

    /// Returns a query for the rows that are not in both queries. Each query has `columns` columns, the book first, and no duplicate rows. Books that
    /// are being filled or erased are skipped: the former get their totals last, the latter lose them first.
    static func differs(_ columns: Int, _ kept: String, _ summed: String) -> String {
        let all = (1...columns).map(String.init).joined(separator: ", ")
        return """
            SELECT * FROM (SELECT * FROM (\(kept)) UNION ALL SELECT * FROM (\(summed))) WHERE \(BookState.isLive(column: "book"))
            GROUP BY \(all) HAVING count(*) <> 2
            """
    }
}
