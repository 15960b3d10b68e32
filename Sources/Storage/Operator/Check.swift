import GRDB

extension Store {
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

    func problems() throws -> [String] {
        let file = try String.fetchAll(connection.database, sql: "PRAGMA integrity_check(20)")
        guard file == ["ok"] else { return file.map { "The file is damaged: \($0)" } }
        var problems: [String] = []
        try connection.each("PRAGMA foreign_key_check", []) { cells in
            problems.append("A row of \(cells.text(0)) refers to one of \(cells.text(2)) that is not there.")
            return problems.count < 20
        }
        do {
            try connection.run("INSERT INTO record_search (record_search, rank) VALUES ('integrity-check', 1)")
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

    /// Rows that are not in both; each has `columns` columns, and none is twice in one of them.
    static func differs(_ columns: Int, _ kept: String, _ summed: String) -> String {
        let all = (1...columns).map(String.init).joined(separator: ", ")
        return "SELECT * FROM (SELECT * FROM (\(kept)) UNION ALL SELECT * FROM (\(summed))) GROUP BY \(all) HAVING count(*) <> 2"
    }
}
