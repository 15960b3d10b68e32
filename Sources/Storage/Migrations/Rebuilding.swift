/// A table that a migration makes anew, since a key cannot be altered (https://www.sqlite.org/lang_altertable.html, section 7).
struct Rebuilding {
    let table: String
    /// The columns and constraints of the new table, and what follows them.
    let definition: String
    var options = "STRICT"
    /// The columns that the old rows fill.
    let columns: String
    /// Where the columns come from; nil for those of the same names in the old table.
    var source: String?
    var indexes: [String] = []

    var statements: [String] {
        [
            "CREATE TABLE new_\(table) (\(definition)) \(options)",
            "INSERT INTO new_\(table) (\(columns)) \(source ?? "SELECT \(columns) FROM \(table)")",
            "DROP TABLE \(table)",
            "ALTER TABLE new_\(table) RENAME TO \(table)",
        ] + indexes
    }
}

extension Migration {
    /// Statements that drop what others have made, the last first: triggers and views by their names.
    static func dropping(_ statements: [String]) -> [String] {
        statements.reversed().map { statement in
            let words = statement.split(separator: " ", maxSplits: 3).prefix(3).dropFirst()
            return "DROP \(words.joined(separator: " "))"
        }
    }
}
