import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

/// The schema that the migrations make as one file to read, `Sources/Storage/schema.sql`, from which new databases are made; `PENNY_GOLDEN=write` writes
/// it anew.
@Suite struct SchemaFileTests {
    private static let directory = Golden.directory("../../Sources/Storage")

    private func migrated() throws -> DatabaseQueue {
        let queue = try DatabaseQueue(configuration: Store.configuration(readers: 1))
        try queue.writeWithoutTransaction { try Migration.run(on: $0) }
        return queue
    }

    @Test func `the schema that the migrations make is the one that is written down`() throws {
        let text = try migrated().read { try Self.text(of: $0) }
        #expect(text.contains("CREATE TABLE \"record\" (") && text.contains("CREATE TRIGGER"))
        #expect(Golden.problem(with: text, "schema.sql", in: Self.directory) == nil)
    }

    @Test func `a new database is made from the file, and has all that the migrations make, in the same order`() throws {
        let folder = try TemporaryDirectory("penny-schema"), store = try Store(at: folder.file("penny.sqlite").path)
        defer { try? store.close() }
        let migrated = try migrated()
        func objects(_ reader: any DatabaseReader) throws -> [String] {
            try reader.read { try SchemaText.objects(of: $0, isWhole: true).map { "\($0.type) \($0.name) \(SchemaText.plain($0.sql))" } }
        }
        #expect(try objects(migrated).count > 300)
        #expect(try objects(store.pool) == objects(migrated))
        func rows(_ reader: any DatabaseReader) throws -> [String] {
            try reader.read { try SchemaText.rows(of: $0, isWhole: true).map { "\($0.table): \($0.values)" } }
        }
        #expect(try rows(store.pool) == rows(migrated))
        for pragma in ["application_id", "user_version"] {
            func value(_ reader: any DatabaseReader) throws -> Int? { try reader.read { try Int.fetchOne($0, sql: "PRAGMA \(pragma)") } }
            #expect(try value(store.pool) == value(migrated))
        }
    }

    /// Returns the tables in the order in which they were made, each with its indexes and triggers, and then the rows of a new database.
    private static func text(of database: Database) throws -> String {
        let head = "-- The schema of version \(Migration.latest), which the migrations make. Written by SchemaFileTests."
        let objects = try SchemaText.objects(of: database, isWhole: false).map { object in
            switch object.type {
            case "table": "\n\n" + table(object.sql) + ";"
            case "view": "\n\n" + dedented(object.sql) + ";"
            default: "\n" + dedented(object.sql) + ";"
            }
        }
        let rows = try SchemaText.rows(of: database, isWhole: false).flatMap { table, values in
            values.map { "\nINSERT INTO \(table) VALUES (\($0));" }
        }
        return head + objects.joined() + "\n" + rows.joined() + "\n"
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
