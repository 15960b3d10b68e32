import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

/// The schema of a new database as one file to read: `Sources/Storage/schema.sql`, which `PENNY_GOLDEN=write` writes anew.
@Suite struct SchemaFileTests {
    private static let directory = Golden.directory("../../Sources/Storage")

    @Test func `the schema of a new database is the one that is written down`() throws {
        let folder = try TemporaryDirectory("penny-schema"), store = try Store(at: folder.file("penny.sqlite").path)
        let text = try store.pool.read { try Self.text(of: $0) }
        try store.close()
        #expect(text.contains("CREATE TABLE \"record\" (") && text.contains("CREATE TRIGGER"))
        #expect(Golden.problem(with: text, "schema.sql", in: Self.directory) == nil)
    }

    /// Returns the tables by name, each with its indexes and triggers; without those that SQLite makes for full-text indexes.
    private static func text(of database: Database) throws -> String {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT s.sql AS sql, s.type AS type FROM sqlite_schema s JOIN pragma_table_list l ON l.name = s.tbl_name AND l.schema = 'main'
                WHERE s.sql IS NOT NULL AND l.type <> 'shadow'
                ORDER BY s.tbl_name, s.type = 'trigger', s.type = 'index', s.name
                """)
        let head = "-- The schema of version \(Migration.latest), which the migrations make. Written by SchemaFileTests."
        return head
            + rows.map { row in
                let isTable = row["type"] == "table", sql: String = row["sql"]
                return (isTable ? "\n\n" + table(sql) : "\n" + dedented(sql)) + ";"
            }.joined() + "\n"
    }

    /// Returns the definition of a table with a line for each column and constraint.
    private static func table(_ sql: String) -> String {
        guard let open = sql.firstIndex(of: "("), let close = sql.lastIndex(of: ")"), open < close else { return sql }
        var parts: [String] = [""], depth = 0, isQuoted = false
        for character in sql[sql.index(after: open)..<close] {
            if character == "'" { isQuoted.toggle() }
            if !isQuoted { depth += character == "(" ? 1 : character == ")" ? -1 : 0 }
            if character == ",", depth == 0, !isQuoted {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        let lines = parts.map { "    " + $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        return sql[...open] + "\n" + lines.joined(separator: ",\n") + "\n" + sql[close...]
    }

    /// Returns SQL without the indentation that the migrations give its further lines.
    private static func dedented(_ sql: String) -> String {
        let lines = sql.split(separator: "\n", omittingEmptySubsequences: false)
        let depth = lines.last.map { $0.prefix { $0 == " " }.count } ?? 0
        let further = lines.dropFirst().map { $0.dropFirst(min(depth, $0.prefix { $0 == " " }.count)) }
        return (lines.prefix(1) + further).joined(separator: "\n")
    }
}
