import Bookkeeping
import Foundation
import GRDB
import Testing

@testable import Storage

/// The constraints of the schema, which the code above it never violates.
struct SchemaTests {
    let sample: Sample

    init() throws {
        sample = try Sample()
        _ = try sample.neighbour()
        try sample.add(sample.expense("Tea", hashtags: ["a"]), sample.transfer(from: sample.main, to: sample.cash, 5))
        _ = try sample.store.write {
            try $0.passkeys.add(
                Passkey(
                    id: Sample.id(703), user: sample.user, credential: [1], publicKey: [2], counter: 0, host: "penny.local", transports: [],
                    isBackedUp: false,
                    name: "Phone", createdAt: Sample.now))
        }
        let scope = Budget.Scope.only(categories: [sample.food], hashtags: ["a"])
        let banks = try BankSample(sample: sample)
        try banks.bring([BankSample.entry("2026-03-10", -100)])
        try banks.write { try $0.banks.keep(account: sample.main, of: BankAccount(number: "1")) }
        try sample.store.write(sample.book) { editor throws in
            let draft = BudgetTests.draft("Fun", .monthly, scope)
            _ = try editor.addBudget(Sample.id(700), draft, on: .day("2026-03-10"), at: Sample.now)
            _ = try editor.goals.add(Sample.id(701), GoalTests.draft("Bicycle", 900, in: sample.main), at: Sample.now)
            _ = try editor.notes.add(Sample.id(705), AccountNoteTests.draft("Rate", in: sample.main), at: Sample.now)
            _ = try editor.addHashtag(Sample.id(701), name: "gone", at: Sample.now)
            _ = try editor.deleteHashtag(Sample.id(701), as: Sample.id(702), at: Sample.now)
        }
    }

    private func refuses(_ sql: String) throws -> Bool {
        do {
            try sample.store.pool.write { try $0.execute(sql: sql) }
            return false
        } catch let error as DatabaseError {
            return error.resultCode == .SQLITE_CONSTRAINT
        }
    }

    @Test(arguments: [
        "UPDATE record SET amount = 0", "UPDATE record SET amount = -1", "UPDATE record SET amount = 1.5",
        "UPDATE record SET amount = 'x'",
        "UPDATE record SET amount = NULL", "UPDATE record SET kind = 'gift'",
        "UPDATE record SET kind = 'transfer' WHERE kind = 'expense'",
        "UPDATE record SET kind = 'income' WHERE kind = 'expense'", "UPDATE record SET category = NULL WHERE kind = 'expense'",
        "UPDATE record SET to_account = account WHERE kind = 'transfer'",
        "UPDATE record SET to_account = NULL WHERE kind = 'transfer'",
        "UPDATE record SET received = 0 WHERE kind = 'transfer'",
        "UPDATE record SET received = received + 1 WHERE kind = 'transfer'",
        "UPDATE record SET currency = 'JPY'", "UPDATE record SET date = '2026-02-30'", "UPDATE record SET date = '2026-3-1'",
        "UPDATE record SET date = '2026-03-11'", "UPDATE record SET time = '24:00'",
        "UPDATE record SET time = '12:01' WHERE kind = 'expense'",
        "UPDATE record SET title = hex(zeroblob(1001))", "UPDATE record SET latitude = 5",
        "UPDATE record SET latitude = 9000001, longitude = 0, place = ''",
        "UPDATE record SET cell = -1", "UPDATE record SET cell = 1 << 40", "UPDATE record SET cell = 'x'", "UPDATE record SET id = x'00'",
        "UPDATE record SET book = (SELECT book FROM user WHERE username = 'bob')",
        "UPDATE record SET account = (SELECT id FROM account WHERE book = (SELECT book FROM user WHERE username = 'bob'))",
        "UPDATE record SET category = (SELECT id FROM category WHERE book = (SELECT book FROM user WHERE username = 'bob') LIMIT 1)",
        "UPDATE record SET deletion = randomblob(16)",
        "INSERT INTO record_hashtag SELECT number, (SELECT id FROM hashtag WHERE name = 'b'), book FROM record",
        "UPDATE account SET is_default = 1", "UPDATE account SET is_default = 2",
        "UPDATE account SET currency = 'USD' WHERE name = 'Main'",
        "UPDATE account SET name_key = 'main'", "UPDATE account SET name = ''",
        "UPDATE account SET opening_balance = 4000000000000000001",
        "DELETE FROM account", "DELETE FROM category WHERE name = 'Food'", "DELETE FROM book",
        "DELETE FROM user WHERE 0; DELETE FROM book",
        "UPDATE category SET kind = 'income' WHERE name = 'Food'", "UPDATE category SET kind = 'other'",
        "UPDATE user SET role = 'root'", "UPDATE user SET date_of_birth = '2026-02-30'", "UPDATE book SET week_start = 0",
        "INSERT INTO session (token_hash, id, user, created_at, last_seen_at, user_agent, address) VALUES (x'00', randomblob(16), (SELECT id FROM user), 0, 0, '', '')",
        "INSERT INTO passcode SELECT id, '', 0 FROM user", "INSERT INTO passcode VALUES (randomblob(16), 'x', 0)",
        "UPDATE user SET lock_after = -1", "UPDATE user SET lock_after = 86401",
        "INSERT INTO one_time_password SELECT id, randomblob(19), 0, 0 FROM user",
        "INSERT INTO one_time_password SELECT id, randomblob(20), -1, 0 FROM user",
        "INSERT INTO recovery_code SELECT id, randomblob(32) FROM user", "INSERT INTO pending_sign_in SELECT randomblob(32), id, 0, 0 FROM user",
        "UPDATE record SET main_amount = -1", "UPDATE book SET main_currency = 'euro'", "UPDATE book SET main_currency = NULL",
        "INSERT INTO exchange_rate SELECT id, 'EUR', 'EUR', '2026-03-10', 1, 0, 0 FROM book",
        "INSERT INTO exchange_rate SELECT id, 'EUR', 'JPY', '2026-02-30', 1, 0, 0 FROM book",
        "INSERT INTO exchange_rate SELECT id, 'EUR', 'JPY', '2026-03-10', 0, 0, 0 FROM book",
        "INSERT INTO exchange_rate SELECT id, 'EUR', 'JPY', '2026-03-10', 1, 11, 0 FROM book",
        "INSERT INTO exchange_rate VALUES (randomblob(16), 'EUR', 'JPY', '2026-03-10', 1, 0, 0)",
        "INSERT INTO reference_rate VALUES ('EUR', '2026-03-10', 1, 0)", "INSERT INTO reference_fetch (number, is_on) VALUES (2, 0)",
        "UPDATE month_total SET month = '2026-03-02'",
        "UPDATE book SET month_start = 0", "UPDATE book SET month_start = 29", "UPDATE deletion SET subject = ''",
        "UPDATE account_note SET text = ''", "UPDATE account_note SET date = '2026-02-30'", "UPDATE account_note SET account = randomblob(16)",
        "UPDATE account_note SET deletion = randomblob(16)", "UPDATE account_note SET book = (SELECT book FROM user WHERE username = 'bob')",
        "UPDATE saving_goal SET name = ''", "UPDATE saving_goal SET amount = 0", "UPDATE saving_goal SET keep = -1",
        "UPDATE saving_goal SET due = '2026-02-30'", "UPDATE saving_goal SET currency = 'JPY'", "UPDATE saving_goal SET account = randomblob(16)",
        "UPDATE saving_goal SET deletion = randomblob(16)", "UPDATE saving_goal SET book = (SELECT book FROM user WHERE username = 'bob')",
        "UPDATE budget SET name = ''", "UPDATE budget SET is_daily = 1", "UPDATE budget SET alert_percent = 0",
        "UPDATE budget SET alert_percent = 101", "UPDATE budget SET period = 'hourly'", "UPDATE budget SET begins = '2026-02-30'",
        "UPDATE budget SET counts_from = '2026-02-30'",
        "UPDATE budget SET counts_from = '2026-02-01' WHERE is_daily = 0",
        "UPDATE budget SET book = (SELECT book FROM user WHERE username = 'bob')", "UPDATE budget SET deletion = randomblob(16)",
        "INSERT INTO budget SELECT randomblob(16), book, name, name_key, 0, period, 1, currency, 0, 90, begins, 0, NULL, NULL FROM budget",
        "UPDATE budget_amount SET amount = 0", "UPDATE budget_amount SET month = '2026-03-02'",
        "INSERT INTO budget_amount SELECT book, randomblob(16), month, 1 FROM budget_amount",
        "INSERT INTO budget_category (book, budget, category) SELECT b.book, b.id, c.id FROM budget b, category c WHERE c.book <> b.book LIMIT 1",
        "INSERT INTO budget_hashtag SELECT h.book, b.id, h.id FROM budget b, hashtag h WHERE h.name = 'b'",
        "INSERT INTO budget_alert SELECT book, id, period, begins, 'over' FROM budget",
        "INSERT INTO notification SELECT id, randomblob(16), book, 'budget', '{', 0, NULL FROM user",
        "INSERT INTO notification SELECT randomblob(16), randomblob(16), NULL, 'security', '{}', 0, NULL FROM user",
        "INSERT INTO notification SELECT id, randomblob(16), randomblob(16), 'budget', '{}', 0, NULL FROM user",
        "UPDATE bank_import SET state = 'incomplete'", "UPDATE bank_import SET state = 'preview', decided_at = NULL, until = NULL",
        "UPDATE bank_import SET first_day = NULL", "UPDATE bank_import SET accounts = x'00'", "UPDATE bank_import SET records = -1",
        "UPDATE bank_row SET state = 'wrong'", "UPDATE bank_row SET problem = 'no_date'", "UPDATE bank_row SET amount = NULL",
        "UPDATE bank_row SET date = '2026-02-30'", "UPDATE bank_row SET decision = 'drop'", "UPDATE bank_row SET fingerprint = x'00'",
        "UPDATE bank_row SET match_row = 1, match_record = randomblob(16)", "UPDATE bank_row SET import = randomblob(16)",
        "INSERT INTO bank_balance SELECT book, randomblob(16), randomblob(16), '2026-03-10', 0, 'EUR' FROM bank_import",
        "UPDATE bank_entry SET record = randomblob(16)", "UPDATE bank_entry SET account = randomblob(16)", "UPDATE bank_entry SET way = 'lost'",
        "UPDATE bank_entry SET book = (SELECT book FROM user WHERE username = 'bob')",
        "INSERT INTO refused_match SELECT book, account, fingerprint, randomblob(16) FROM bank_entry",
        "INSERT INTO bank_mapping SELECT book, 'a', id, '{', 1 FROM account", "UPDATE bank_account SET key = ''",
        "UPDATE bank_account SET account = randomblob(16)",
        "UPDATE book SET state = 'gone'", "UPDATE book SET replaces = randomblob(16)", "UPDATE book SET is_outdated = 2",
        "INSERT INTO record_hashtag SELECT r.number, h.id, h.book FROM record r, hashtag h WHERE h.name = 'b'",
        "INSERT INTO site (number, sign_up) VALUES (2, 'open')", "UPDATE site SET sign_up = 'anyone'",
        "UPDATE site SET backs_up_daily = 2", "INSERT INTO audit (at, act, source) VALUES (0, '', 'server')",
        "INSERT INTO audit (at, act, source) VALUES (0, 'checked', 'user')",
        "INSERT INTO audit (at, act, source) VALUES (0, 'checked', 'terminal')",
        "INSERT INTO audit (at, act, source, terminal) VALUES (0, 'checked', 'server', 'pi')",
        "INSERT INTO audit (at, act, source, about) VALUES (0, 'checked', 'server', x'00')",
        "INSERT INTO password_reset VALUES (x'00', (SELECT id FROM user), 0)",
        "INSERT INTO password_reset VALUES (randomblob(32), randomblob(16), 0)",
        "UPDATE passkey SET credential = x''", "UPDATE passkey SET credential = zeroblob(1024)", "UPDATE passkey SET public_key = x''",
        "UPDATE passkey SET counter = -1",
        "UPDATE passkey SET counter = 4294967296", "UPDATE passkey SET name = ''", "UPDATE passkey SET host = ''",
        "UPDATE passkey SET is_backed_up = 2",
        "UPDATE passkey SET user = randomblob(16)", "UPDATE passkey SET id = x'00'",
        "INSERT INTO passkey SELECT randomblob(16), user, credential, public_key, 0, host, '', 0, name, 0, NULL, NULL FROM passkey",
    ])
    func `the schema refuses`(sql: String) throws {
        if sql.contains("name = 'b'") {
            try sample.store.pool.write {
                try $0.execute(
                    sql: """
                        INSERT INTO hashtag (id, book, name, name_key, created_at)
                        SELECT randomblob(16), book, 'b', 'b', 0 FROM user WHERE username = 'bob'
                        """)
            }
        }
        #expect(try refuses(sql))
        #expect(try sample.store.check().isEmpty)
    }

    @Test func `the page about the schema has every table, and no other`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appending(path: "Sources/Storage/Storage.docc/Schema.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let named = rows.map { row in String(row.dropFirst(3).prefix { $0 != "`" }) }
        let tables = try sample.store.pool.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT name FROM pragma_table_list
                    WHERE schema = 'main' AND type IN ('table', 'virtual') AND name NOT LIKE 'sqlite%'
                    """)
        }
        #expect(tables.count > 50)
        #expect(named.sorted() == tables.sorted())
    }

    @Test func `settings that keep data safe are on`() throws {
        func pragma(_ name: String) throws -> Int? {
            try sample.store.pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA \(name)") }
        }
        #expect(try pragma("synchronous") == 2)
        #expect(try pragma("foreign_keys") == 1)
        #expect(try pragma("secure_delete") == 1)
        #expect(try pragma("temp_store") == 2)
        #expect(try sample.store.pool.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal")
        #expect(
            try sample.store.pool.read {
                try Int.fetchOne(
                    $0,
                    sql:
                        "SELECT count(*) FROM pragma_table_list WHERE type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite%' AND name <> 'sqlite_schema'"
                )
            } == 0)
    }
}
