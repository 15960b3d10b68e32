import Bookkeeping
import GRDB
import Testing

@testable import Storage

/// Every column of every table that is copied, and of a person, after an export and its import on another server. The lists of both come from the schema.
struct ColumnRoundTripTests {
    /// Columns that are not copied, with the reasons: `table.column`, or `column` for those of all tables.
    private static let exempt = [
        "book": "the book is another one",
        "record.number": "rows are numbered anew; what refers to one is compared by its ID",
        "attachment.number": "rows are numbered anew", "place_total.number_high": "a sum of numbers of rows", "place_total.number_low": "the same",
        "attachment.is_original": "a file from elsewhere is none that this server has written, and is shown as pictures that it makes anew",
        "attachment.picture": "made anew from a file that may be anybody's", "attachment.preview": "the same",
        "bank_entry.import": "an import is taken back in the book in which it was made",
        "user.id": "the person is the one who signed up there", "user.username": "the same", "user.username_key": "the same",
        "user.username_skeleton": "the same", "user.email": "the same", "user.email_key": "the same", "user.password": "the same",
        "user.created_at": "the same", "user.consented_at": "consent is given on each server", "user.consented_to": "the same",
        "user.role": "an operator of one server is none of another", "user.is_disabled": "a right of that server's operator",
        "user.deletion_due_at": "an account that is to be deleted there stays here",
        "user.lock_after": "the passcode that opens the lock stays on its server, as passwords do",
    ]

    private let old: Server, new: Server

    init() throws { (old, new) = (try Server(demo: .english), try Server()) }

    /// Returns the rows of a table of the book: their columns as SQL literals, in order. The person is the same one on both servers.
    private func rows(of table: String, where condition: String, on server: Server) throws -> [String] {
        let book = try server.book(), person = book.person.withUnsafeBytes { $0.map { String($0, radix: 16, uppercase: true) } }
        let id = "X'" + person.map { $0.count == 1 ? "0" + $0 : $0 }.joined() + "'"
        return try server.store.pool.read { database in
            let connection = Connection(database: database)
            let columns = try connection.rows("SELECT name, type FROM pragma_table_info(?)", table) { (name: $0.text(0), type: $0.text(1)) }
            let values = columns.filter { Self.exempt[$0.name] == nil && Self.exempt["\(table).\($0.name)"] == nil }.map { name, type in
                let value = name == "record" && type == "INTEGER" ? "(SELECT quote(id) FROM record WHERE number = t.record)" : "quote(\(name))"
                return "'\(name) ' || \(value)"
            }
            let sql = "SELECT \(values.joined(separator: " || ', ' || ")) FROM \(table) t WHERE \(condition)"
            return try connection.rows(sql, book.book) { $0.text(0).replacing(id, with: "PERSON") }.sorted()
        }
    }

    private func tables() throws -> [String] {
        try old.store.pool.read { database in
            try Connection(database: database).rows(
                """
                SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c ON c.name = 'book' WHERE m.type = 'table' ORDER BY m.name
                """
            ) { $0.text(0) }.filter { !BookTableTests.exempt.contains($0) }
        }
    }

    @Test func `every column of a book comes back as it was`() throws {
        try RoundTripTests.enrich(old)
        try old.store.pool.write {
            try $0.execute(sql: "UPDATE attachment SET is_original = 0, preview = x'01', picture = x'02' WHERE name = 'b.jpg'")
        }
        try new.bring(try old.export())
        for table in try tables() {
            let before = try rows(of: table, where: "book = ?", on: old), after = try rows(of: table, where: "book = ?", on: new)
            #expect(before.count == after.count, "\(table)")
            let difference = zip(before, after).first { $0 != $1 }
            #expect(difference == nil, "\(table)")
        }
    }

    @Test func `every preference of a person comes along`() throws {
        try old.store.pool.write {
            try $0.execute(
                sql: """
                    UPDATE user SET language = 'ja', theme = 'dark', masks_amounts = 1, hides_banners = 1, first_name = 'Ada', last_name = 'Hale',
                        date_of_birth = '1990-01-02', lock_after = 60
                    """)
        }
        try new.bring(try old.export())
        let before = try rows(of: "user", where: "book = ?", on: old), after = try rows(of: "user", where: "book = ?", on: new)
        #expect(before.count == 1 && before == after)
    }

    @Test func `an exemption names a column that there is`() throws {
        let known = try old.store.pool.read { database in
            try Connection(database: database).rows(
                "SELECT m.name, c.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'"
            ) { [$0.text(1), "\($0.text(0)).\($0.text(1))"] }.flatMap(\.self)
        }
        #expect(Set(Self.exempt.keys).subtracting(known) == [])
    }
}
