import Bookkeeping
import GRDB
import Testing

@testable import Storage

/// Books without an owner.
struct ErasingTests {
    let sample: Sample

    init() throws {
        sample = try Sample()
        try sample.makeOperators()
    }

    /// Returns the number of rows of a book, for each table with a book.
    private func rows(of book: Book.ID) throws -> [String: Int] {
        try sample.store.pool.read { database in
            let connection = Connection(database: database)
            let tables = try connection.rows(
                """
                SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c ON c.name = 'book'
                WHERE m.type = 'table' AND m.name NOT IN ('user', 'household')
                """
            ) { $0.text(0) }
            return Dictionary(
                uniqueKeysWithValues: try tables.map { ($0, try connection.count("SELECT count(*) FROM \($0) WHERE book = ?", book)) })
        }
    }

    @Test func `every table that has a book is emptied`() throws {
        let tables = try Set(rows(of: sample.bookID).keys)
        // Rows of links, files and former values are deleted with their records, and those of scopes with what they belong to.
        let others: Set = [
            "record", "record_hashtag", "attachment", "deletion_move", "merged_scope", "budget_category", "budget_hashtag", "former_record",
            "former_hashtag",
            "record_share", "record_history", "record_touched",
        ]
        #expect(tables == Set(BookErasing.tables + BookErasing.tablesAfterRecords).union(others))
    }

    @Test func `every table whose rows can be in the trash is purged`() throws {
        let tables = try sample.store.pool.read { database in
            try Connection(database: database).rows(
                """
                SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c ON c.name = 'deletion'
                WHERE m.type = 'table' AND m.name NOT IN ('deletion_move', 'merged_scope')
                """
            ) { $0.text(0) }
        }
        // Rows of these are deleted with their deletion.
        #expect(Set(tables) == Set(LedgerEditor.tablesOfTrash))
    }

    @Test func `nothing of a book is left, and all else is as it was`() throws {
        let other = try sample.neighbour().book
        try sample.makeOperators()
        try sample.add(sample.expense("Tea", hashtags: ["a"]), sample.transfer(from: sample.main, to: sample.cash, 5))
        try sample.store.write(sample.book) { editor throws in
            let draft = BudgetTests.draft("Fun", .monthly, .only(categories: [sample.food], hashtags: ["a"]))
            _ = try editor.addBudget(Sample.id(700), draft, on: .day("2026-03-10"), at: Sample.now)
            try editor.banks.keep(mapping: "{}", fingerprint: "a", for: sample.main)
            try editor.banks.keep(account: sample.main, of: BankAccount(number: "1"))
            let monthly = try #require(RecurrenceRule(.monthly, starts: .day("2026-03-05")))
            _ = try editor.recurring.add(
                Sample.id(701), .init(template: sample.expense("Rent"), recurrence: monthly), on: .day("2026-03-10"), at: Sample.now)
            _ = try editor.goals.add(Sample.id(704), GoalTests.draft("Bicycle", 900, in: sample.main), at: Sample.now)
            _ = try editor.notes.add(Sample.id(705), AccountNoteTests.draft("Rate", in: sample.main), at: Sample.now)
            let payee = FilingConditions(payee: FilingText(.contains, "tea"))
            try editor.keptReports.save(
                KeptReport(id: Sample.id(703), name: "Tea", question: [], dueOn: .day("2026-04-01")), for: sample.user, at: Sample.now)
            _ = try editor.rules.add(Sample.id(702), .init(payee, FilingResult(title: "Tea", hashtags: ["a"])), at: Sample.now)
        }
        let banks = try BankSample(sample: sample)
        let id = try banks.prepare([BankSample.entry("2026-03-10", -100), BankSample.entry("2026-03-11", -5_000)])
        try banks.write { try $0.banks.decide(.take, onAll: .alike, of: id) }
        try banks.finish(id)
        try banks.prepare([BankSample.entry("2026-03-10", -700)], number: 5_001)
        try banks.connect()
        #expect(try rows(of: sample.bookID).values.contains { $0 > 0 })
        let before = try rows(of: other)
        try sample.store.write { try $0.users.delete(sample.user, at: Sample.now) }
        #expect(try sample.store.read { try $0.books.hasResidualData() })
        #expect(try sample.store.check() == [])
        // Checks the database after each step.
        var steps = 0
        while try sample.store.step({ try BookErasing(connection: $0).step() }) {
            steps += 1
            #expect(try sample.store.check() == [])
        }
        #expect(steps > 5)
        #expect(try rows(of: sample.bookID).allSatisfy { $0.value == 0 })
        #expect(try rows(of: other) == before)
        try sample.store.eraseResidualData()
        #expect(try !sample.store.read { try $0.books.hasResidualData() })
        #expect(try sample.store.check() == [])
    }

    private final class StatementLog: @unchecked Sendable {
        var statements: [String] = []
    }

    @Test func `no step scans a table of all books`() throws {
        try sample.store.write { try $0.users.delete(sample.user, at: Sample.now) }
        let plans = try sample.store.pool.write { database in
            let log = StatementLog()
            database.trace { log.statements.append("\($0)") }
            let connection = Connection(database: database)
            while try BookErasing(connection: connection).step() {}
            database.trace(nil)
            return try log.statements.filter { $0.hasPrefix("DELETE FROM") }.flatMap { sql in
                try connection.rows("EXPLAIN QUERY PLAN " + sql) { $0.text(3) }
            }
        }
        #expect(!plans.isEmpty)
        #expect(plans.filter { $0.hasPrefix("SCAN") && !$0.contains("json_each") } == [])
    }
}
