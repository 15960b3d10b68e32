import GRDB

extension TestSite {
    /// Changes the database without the site, as an older version might have left it.
    func execute(_ sql: String) throws { try DatabaseQueue(path: directory.file("penny.sqlite").path).write { try $0.execute(sql: sql) } }
}

/// Observes a site's database over a connection of its own.
struct DatabaseWitness {
    private let queue: DatabaseQueue

    init(_ site: TestSite) throws {
        var configuration = Configuration()
        configuration.readonly = true
        queue = try DatabaseQueue(path: site.directory.file("penny.sqlite").path, configuration: configuration)
    }

    /// A number that changes with every write transaction of another connection.
    var version: Int {
        get throws { try queue.inDatabase { try Int.fetchOne($0, sql: "PRAGMA data_version") ?? 0 } }
    }

    /// Every row of every table, as text.
    var rows: [String] {
        get throws {
            try queue.inDatabase { database in
                let tables = try String.fetchAll(
                    database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name")
                return try tables.flatMap { table in
                    try Row.fetchAll(database, sql: "SELECT * FROM \"\(table)\"").map { "\(table) \($0)" }.sorted()
                }
            }
        }
    }

    /// Returns the number of rows that satisfy a condition.
    func count(_ table: String, where condition: String = "1") throws -> Int {
        try queue.inDatabase { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table) WHERE \(condition)") ?? 0 }
    }

    /// Returns one value, as text.
    func value(_ sql: String) throws -> String? { try queue.inDatabase { try String.fetchOne($0, sql: sql) } }
}
