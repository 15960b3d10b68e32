import GRDB

/// The SQL of a schema as text.
enum SchemaText {
    /// Returns SQL with one space for any white space outside of quotes, and none beside parentheses and commas.
    static func plain(_ sql: String) -> String {
        var plain = "", quote: Character?, isSpaced = false
        for character in sql {
            if let open = quote {
                if character == open { quote = nil }
            } else if character.isWhitespace {
                isSpaced = true
                continue
            } else if "'\"".contains(character) {
                quote = character
            }
            if isSpaced, let last = plain.last, !"(,".contains(last), !"),".contains(character) { plain.append(" ") }
            isSpaced = false
            plain.append(character)
        }
        return plain
    }

    /// Returns each table with its indexes and triggers, in the order in which they were made: SQLite chooses among equal indexes, and runs triggers,
    /// by that order.
    ///
    /// - Parameter isWhole: false without the tables that SQLite makes for full-text indexes, and without what it makes for constraints. The table of
    ///   numbers given is always left out: SQLite makes it with the first table that needs one.
    static func objects(of database: Database, isWhole: Bool) throws -> [(name: String, type: String, sql: String)] {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT s.name AS name, s.type AS type, coalesce(s.sql, '') AS sql
                FROM sqlite_schema s JOIN pragma_table_list l ON l.name = s.tbl_name AND l.schema = 'main'
                LEFT JOIN sqlite_schema t ON t.name = s.tbl_name AND t.type IN ('table', 'view')
                WHERE s.name <> 'sqlite_sequence' AND (? OR s.sql IS NOT NULL AND l.type <> 'shadow' AND s.name NOT LIKE 'sqlite\\_%' ESCAPE '\\')
                ORDER BY t.rowid, s.type = 'trigger', s.type = 'index', s.rowid
                """, arguments: [isWhole])
        return rows.map { ($0["name"], $0["type"], $0["sql"]) }
    }

    /// Returns each row of the tables as a literal of SQL, by the name of its table; without tables that are empty.
    ///
    /// - Parameter isWhole: true with the tables that SQLite makes.
    static func rows(of database: Database, isWhole: Bool) throws -> [(table: String, values: [String])] {
        let tables = try objects(of: database, isWhole: isWhole).filter { $0.type == "table" && !$0.sql.hasPrefix("CREATE VIRTUAL") }
        return try tables.flatMap { table in
            let columns = try database.columns(in: table.name).map { "quote(\"\($0.name)\")" }.joined(separator: " || ', ' || ")
            let values = try String.fetchAll(database, sql: "SELECT \(columns) FROM \"\(table.name)\"")
            return values.isEmpty ? [] : [(table.name, values)]
        }
    }
}
