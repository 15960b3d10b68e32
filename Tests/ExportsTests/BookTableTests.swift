import Bookkeeping
import GRDB
import Testing

@testable import Storage

/// Every table with a book is exported and imported. The list of tables comes from the schema.
struct BookTableTests {
    /// Tables that are not copied, with the reasons.
    static let exempt: Set = [
        // A person and a household refer to their book.
        "user", "household",
        // Taking back a change of many records ends with the book in which it was made.
        "record_change", "former_record", "former_hashtag",
        // A merge of categories is undone in the book in which it was made.
        "merged_scope",
        // Regular payments are found in the records again.
        "regular_payment",
        // A preview waits for a day, and an import is taken back in the book in which it was made.
        "bank_import", "bank_row", "bank_balance", "bank_former_record",
        // A connection has a secret that must be in no file that leaves the server, and the person connects again on another one.
        "bank_connection", "bank_connection_account", "left_out_entry",
        // Only a household's book has a history, and it tells of that household.
        "record_history", "record_touched",
    ]

    /// Returns the number of rows of a book, by table.
    private func rows(of server: Server, _ book: BookAccess) throws -> [String: Int] {
        let book = book.book
        return try server.store.pool.read { database in
            let connection = Connection(database: database)
            let tables = try connection.rows(
                "SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c ON c.name = 'book' WHERE m.type = 'table'"
            ) { $0.text(0) }
            return Dictionary(
                uniqueKeysWithValues: try tables.filter { !Self.exempt.contains($0) }.map {
                    ($0, try connection.count("SELECT count(*) FROM \($0) WHERE book = ?", book))
                })
        }
    }

    @Test func `every table of a book comes back with as many rows, sums among them`() throws {
        let old = try Server(demo: .english), new = try Server()
        try RoundTripTests.enrich(old)
        let before = try rows(of: old, old.book())
        try new.bring(try old.export())
        // No amount of the household is too large to be converted, and only a household's book has parts of people.
        let empty = ["record_share", "share_total", "unconvertible"]
        #expect(before.filter { $0.value == 0 }.keys.sorted() == empty, "the household has something of everything else")
        #expect(try rows(of: new, new.book()) == before)
    }

    @Test func `every table of a household's book comes back with as many rows`() throws {
        let old = try Server(family: .english), new = try Server()
        try RandomSharedBook.make("demo2", 600_000, on: new)
        // Notifications about a household's book are each person's, and stay with the household in which they were sent.
        func told(_ rows: [String: Int]) -> [String: Int] { rows.filter { $0.key != "notification" } }
        let before = told(try rows(of: old, old.shared("demo")))
        try new.bringShared(try old.exportShared("demo"), to: "demo2", as: "Robin Hale")
        #expect(before["record_share"] ?? 0 > 100 && before["share_total"] ?? 0 > 2)
        #expect(told(try rows(of: new, new.shared("demo2"))) == before)
        #expect(try new.store.check() == [])
    }
}
