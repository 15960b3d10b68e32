import Bookkeeping
import Foundation
import GRDB
import Testing

@testable import Storage

/// A database of schema version 1, migrated to the present one.
struct VersionOneTests {
    let directory = NSTemporaryDirectory() + "penny-version-1-" + UUID().uuidString
    var path: String { directory + "/penny.sqlite" }
    let ada: Book.ID = Sample.id(1), bob: Book.ID = Sample.id(101)

    /// Creates two books with accounts in two currencies, a transfer between them, a deleted record and a deleted account.
    private func makeVersionOne() throws {
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        let queue = try DatabaseQueue(path: path, configuration: Store.configuration(readers: 1))
        try queue.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA journal_mode = WAL")
            try Migration.run([.books], on: database)
            let connection = Connection(database: database)
            try fill(connection, book: ada, user: 2, first: 10, main: .eur)
            try fill(connection, book: bob, user: 102, first: 110, main: .jpy)
        }
        try queue.close()
    }

    private func fill(_ connection: Connection, book: Book.ID, user: Int, first: Int, main: Currency) throws {
        func id(_ number: Int) -> Account.ID { Sample.id(first + number) }
        try connection.run("INSERT INTO book (id, created_at) VALUES (?, 0)", book)
        try connection.run(
            """
            INSERT INTO user (id, book, username, username_key, email, email_key, first_name, last_name, role, password, language, theme,
                time_zone, week_start, main_currency, created_at)
            VALUES (?1, ?2, ?3, ?3, ?3, ?3, '', '', 'member', 'x', 'en', 'auto', 'UTC', 1, ?4, 0)
            """, id(9), book, "user\(user)", main)
        try connection.run(
            "INSERT INTO deletion (id, book, subject, name, record_count, deleted_at) VALUES (?, ?, 'account', 'Gone', 1, 0)",
            id(8), book)
        for (number, currency, deletion) in [(0, Currency.eur, nil), (1, .jpy, nil), (2, .jpy, id(8))] {
            try connection.run(
                """
                INSERT INTO account (id, book, name, name_key, currency, opening_balance, is_default, created_at, deletion)
                VALUES (?1, ?2, ?3, ?3, ?4, 1000, ?5, 0, ?6)
                """, id(number), book, "account\(number)", currency, number == 0, deletion)
        }
        for (number, kind) in [(3, "expense"), (4, "income")] {
            try connection.run(
                """
                INSERT INTO category (id, book, kind, name, name_key, hue, icon, position, created_at)
                VALUES (?1, ?2, ?3, ?3, ?3, 'teal', 'groceries', ?4, 0)
                """, id(number), book, kind, number)
        }
        let records: [(day: String, kind: String, account: Int, amount: Int64, deletion: Account.ID?)] = [
            ("2026-01-31", "expense", 0, 500, nil), ("2026-02-01", "expense", 0, 250, nil),
            ("2026-02-01", "expense", 1, 300, nil),
            ("2026-02-01", "income", 1, 9_000, nil), ("2026-02-28", "transfer", 0, 1_000, nil),
            ("2026-02-28", "transfer", 1, 160, nil),
            ("2026-03-01", "expense", 0, 77, id(8)), ("2026-03-01", "expense", 2, 88, id(8)),
        ]
        for (index, record) in records.enumerated() {
            let isTransfer = record.kind == "transfer", to = 1 - record.account
            let currencies = [Currency.eur, .jpy, .jpy]
            try connection.run(
                """
                INSERT INTO record (number, id, book, kind, date, time, account, currency, amount, category, to_account, received_currency,
                    received, title, vendor, note, deletion, created_at, updated_at, search_text)
                VALUES (?, ?, ?, ?, ?, '00:00', ?, ?, ?, ?, ?, ?, ?, 'Title', '', '', ?, 0, 0, 'title')
                """, RecordNumber.range(.day(record.day), .midnight).lowerBound + Int64(first + index), id(1_000 + index), book,
                record.kind,
                CalendarDate.day(record.day), id(record.account), currencies[record.account], record.amount,
                isTransfer ? nil : id(record.kind == "expense" ? 3 : 4), isTransfer ? id(to) : nil,
                isTransfer ? currencies[to] : nil, isTransfer ? Int64(7) : nil, record.deletion)
        }
    }

    @Test func `a database of version 1 is brought up to date with everything in it`() throws {
        try makeVersionOne()
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let store = try Store(at: path)
        defer { try? store.close() }
        #expect(try store.check() == [])
        #expect(FileManager.default.fileExists(atPath: path + ".before-\(Migration.latest)"))
        let (names, books) = try store.read { site in
            let users = try site.users.all()
            return (users.map(\.username), try users.compactMap { try site.books.atTerminal(of: $0.id) })
        }
        #expect(names == ["user102", "user2"] && books.map(\.settings.mainCurrency.code) == ["JPY", "EUR"])
        let (bobs, adas) = (books[0], books[1])

        for (access, main) in [(adas, Currency.eur), (bobs, .jpy)] {
            let book = access.book
            try store.read(access) { ledger throws in
                #expect(try ledger.mainCurrency() == main)
                let amounts = try ledger.connection.rows(
                    "SELECT main_amount, amount FROM record WHERE book = ? AND currency = ?", book, main
                ) {
                    ($0.int64(0), $0.int64(1))
                }
                #expect(amounts.count == 4 && amounts.allSatisfy { $0.0 == $0.1 })
                let sql = "SELECT count(*) FROM record WHERE book = ? AND currency <> ? AND main_amount IS NULL"
                #expect(try ledger.connection.count(sql, book, main) == 4)
                let months = try ledger.connection.rows(
                    "SELECT month, currency, main_amount, unconverted, count FROM month_total WHERE book = ? AND kind = 'expense' ORDER BY 1, 2",
                    book
                ) { "\($0.text(0)) \($0.text(1)) \($0.int64(2)) \($0.int64(3)) \($0.int64(4))" }
                #expect(
                    months
                        == (main == .eur
                            ? ["2026-01-01 EUR 500 0 1", "2026-02-01 EUR 250 0 1", "2026-02-01 JPY 0 300 1"]
                            : ["2026-01-01 EUR 0 500 1", "2026-02-01 EUR 0 250 1", "2026-02-01 JPY 300 0 1"]))
            }
        }
    }

    @Test func `what was brought up to date goes on like any other`() throws {
        try makeVersionOne()
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let store = try Store(at: path)
        defer { try? store.close() }
        let rate = try #require(
            ExchangeRate(base: .eur, quote: .jpy, date: .day("2026-01-01"), value: .of("160"), source: .byHand))
        let books = try store.read { site in try site.users.all().compactMap { try site.books.atTerminal(of: $0.id) } }
        let (bobs, adas) = (books[0], books[1])
        for book in [adas, bobs] {
            try store.write(book) { editor throws in
                try editor.saveRate(rate, at: Sample.now)
                _ = try editor.restore(Sample.id(book == adas ? 18 : 118), at: Sample.now)
            }
            #expect(try store.check() == [])
        }
        try store.write(adas) { editor throws in
            let budget = BudgetTests.draft("Fun", .monthly, .only(categories: [Sample.id(13)], hashtags: []))
            _ = try editor.addBudget(Sample.id(700), budget, on: .day("2026-02-01"), at: Sample.now)
            _ = try editor.deleteBudget(Sample.id(700), as: Sample.id(701), at: Sample.now)
        }
        #expect(try store.check() == [])
        #expect(try store.pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA foreign_keys") } == 1)
        #expect(throws: DatabaseError.self) { try store.pool.write { try $0.execute(sql: "DELETE FROM deletion") } }
        try store.pool.write { try $0.execute(sql: "UPDATE user SET role = 'operator'") }
        try store.write { try $0.users.delete(Sample.id(19), at: Sample.now) }
        #expect(try store.check() == [])
        let balances: [Int64] = [-820, 9_547, 912]
        #expect(try store.read(bobs) { try $0.balances().map(\.balance.minorUnits) } == balances)
    }
}
