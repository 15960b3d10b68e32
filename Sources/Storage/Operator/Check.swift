import GRDB

/// How a backup stands.
public enum BackupState: Sendable, Equatable {
    /// Every bit is as it was when the backup was made, and had been proven.
    case whole
    /// There is no checksum: an older Penny made it.
    case withoutChecksum
    /// It is not what was written; why, for the operator.
    case damaged(String)
}

extension BackupShelf.Backup {
    /// Reads all of it, and compares it with its checksum.
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
    /// What is wrong with a backup, in sentences for the operator, empty when all is well; and whether it has a checksum, without which a bit
    /// that has changed may be in a place that nothing looks at. The file is only read.
    ///
    /// Throws `StoreError.notFound`, `.newerSchema`, and `.damaged` for what is no database of Penny.
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
                return try Check(connection: Connection(database: database)).problems(isWritable: false, isCurrent: version == Migration.latest)
            }
            try queue.close()
            return (problems, hasChecksum)
        }
    }

    /// What is wrong with the database, in sentences for the operator; empty when all is well.
    public func check() throws -> [String] {
        try StoreError.translating {
            try pool.writeWithoutTransaction { database in
                // All of the file is read, much of it several times: a server's small cache would have most pages read again.
                try database.execute(sql: "PRAGMA cache_size = -65536")
                defer { try? database.execute(sql: "PRAGMA cache_size = -\(Self.writerCache)") }
                return try Check(connection: Connection(database: database)).problems()
            }
        }
    }
}

/// The proof that a database is whole: the file, the references, every total against a plain sum, and the rules that no constraint can hold.
struct Check {
    let connection: Connection

    /// - Parameters:
    ///   - isWritable: whether the search index can be asked to check itself, which it does in a write.
    ///   - isCurrent: whether the database has the schema that totals and rules are of.
    func problems(isWritable: Bool = true, isCurrent: Bool = true) throws -> [String] {
        let file = try String.fetchAll(connection.database, sql: "PRAGMA integrity_check(20)")
        guard file == ["ok"] else { return file.map { "The file is damaged: \($0)" } }
        var problems: [String] = []
        try connection.each("PRAGMA foreign_key_check", []) { cells in
            problems.append("A row of \(cells.text(0)) refers to one of \(cells.text(2)) that is not there.")
            return problems.count < 20
        }
        guard isCurrent else { return problems }
        do {
            if isWritable { try connection.run("INSERT INTO record_search (record_search, rank) VALUES ('integrity-check', 1)") }
        } catch StoreError.damaged {
            problems.append("The search index does not agree with the records.")
        }
        if try !mainAmountsAgree() { problems.append("The amounts in the main currency do not agree with the exchange rates.") }
        if try !cellsAgree() { problems.append("The squares of the map that records are in do not agree with their places.") }
        for (sentence, sql) in Self.totals + Self.placeTotals + Self.rules where try connection.exists("SELECT 1 FROM (\(sql)) LIMIT 1") {
            problems.append(sentence)
        }
        return problems
    }

    /// Rows that are not in both; each has `columns` columns, of which the first is the book, and none is twice in one of them. What is left of a
    /// book that is being erased agrees with nothing.
    static func differs(_ columns: Int, _ kept: String, _ summed: String) -> String {
        let all = (1...columns).map(String.init).joined(separator: ", ")
        return """
            SELECT * FROM (SELECT * FROM (\(kept)) UNION ALL SELECT * FROM (\(summed))) WHERE \(BookState.isKept("book"))
            GROUP BY \(all) HAVING count(*) <> 2
            """
    }
}
