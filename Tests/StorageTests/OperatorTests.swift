import Bookkeeping
import Foundation
import GRDB
import NewFiles
import TestSupport
import Testing

@testable import Storage

struct OperatorTests {
    let sample: Sample
    let now = Sample.now

    init() throws {
        sample = try Sample()
        try sample.add(sample.expense("Tea", hashtags: ["a"]))
    }

    private func mode(_ path: String) throws -> Int? {
        (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
    }

    private func titles(_ path: String) throws -> [String] {
        let store = try Store(at: path, exclusive: false)
        defer { try? store.close() }
        return try store.read(sample.book) { try $0.records(RecordQuery()).records.map(\.title) }
    }

    private func execute(_ sql: String, at path: String) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }

    @Test func `the directory and its files are for their owner only`() throws {
        #expect(try mode(sample.directory) == 0o700)
        for name in ["penny.sqlite", "penny.sqlite-wal", "penny.sqlite-shm", "penny.lock"] {
            #expect(try mode(sample.directory + "/" + name) == 0o600, "\(name)")
        }
    }

    @Test func `what was there before is closed to others, too`() throws {
        let directory = sample.directory, backup = try sample.store.backups.add(sample.store, at: now).path
        for name in ["tls", "transfers"] {
            try FileManager.default.createDirectory(atPath: "\(directory)/\(name)", withIntermediateDirectories: false)
        }
        for name in ["tls/server.key", "transfers/import.zip", "penny.sqlite.before-2"] {
            #expect(FileManager.default.createFile(atPath: "\(directory)/\(name)", contents: nil))
        }
        try sample.store.close()
        let files = try FileManager.default.subpathsOfDirectory(atPath: directory)
        #expect(files.contains("penny.sqlite") && files.contains("penny.lock") && files.count >= 9)
        func isDirectory(_ name: String) -> Bool { ["tls", "transfers", "backups"].contains(name) }
        for name in files { chmod("\(directory)/\(name)", isDirectory(name) ? 0o755 : 0o644) }
        chmod(directory, 0o755)

        let store = try Store(at: sample.path)
        defer { try? store.close() }
        _ = try store.write(sample.book) { try $0.add(Sample.id(1_001), sample.expense("Tea"), at: Sample.now) }
        #expect(store.openToOthers == [])
        #expect(try mode(directory) == 0o700)
        for name in try FileManager.default.subpathsOfDirectory(atPath: directory) {
            #expect(try mode("\(directory)/\(name)") == (isDirectory(name) ? 0o700 : 0o600), "\(name)")
        }
        #expect(FileManager.default.fileExists(atPath: backup))
    }

    @Test func `a directory that is not the server's alone is left as it is, which is said, and its own files are closed`() throws {
        try sample.store.close()
        #expect(FileManager.default.createFile(atPath: sample.directory + "/letter.txt", contents: nil))
        for name in ["letter.txt", "penny.sqlite"] { chmod("\(sample.directory)/\(name)", 0o644) }
        chmod(sample.directory, 0o755)
        let store = try Store(at: sample.path)
        defer { try? store.close() }
        #expect(store.openToOthers == [sample.directory])
        #expect(try mode(sample.directory) == 0o755 && mode(sample.directory + "/letter.txt") == 0o644)
        #expect(try mode(sample.path) == 0o600 && mode(sample.path + "-wal") == 0o600)
    }

    @Test func `what a link leads to is left as it is`() throws {
        try sample.store.close()
        let elsewhere = try TemporaryDirectory(), letter = elsewhere.file("letter.txt").path, link = sample.path + ".before-2"
        #expect(FileManager.default.createFile(atPath: letter, contents: nil))
        chmod(letter, 0o644)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: letter)
        let store = try Store(at: sample.path)
        defer { try? store.close() }
        #expect(try mode(letter) == 0o644 && mode(sample.directory) == 0o700)
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a file away"))
    func `what belongs to somebody else is named and stops nothing`() throws {
        try sample.store.close()
        for path in [sample.directory, sample.path] { #expect(chown(path, 12_345, 12_345) == 0) }
        chmod(sample.path, 0o644)
        let behindADoor = try Store(at: sample.path)
        #expect(behindADoor.openToOthers == [], "nobody gets to the file")
        try behindADoor.close()
        chmod(sample.directory, 0o755)
        let store = try Store(at: sample.path)
        defer { try? store.close() }
        #expect(store.openToOthers.prefix(2) == [sample.directory, sample.path])
        #expect(try store.read(sample.book) { try $0.recordCount() } == 1)
    }

    @Test func `a second server is refused, a tool may look on`() throws {
        #expect(throws: StoreError.inUse) { try Store(at: sample.path) }
        #expect(try titles(sample.path) == ["Tea"])
        try sample.store.close()
        let next = try Store(at: sample.path)
        #expect(try next.read(sample.book) { try $0.recordCount() } == 1)
        try next.close()
    }

    @Test func `a backup is one whole file, and a later one replaces it only when told to`() throws {
        let backup = sample.directory + "/backup.sqlite"
        try sample.store.backup(to: backup)
        #expect(try mode(backup) == 0o600)
        try sample.add(sample.expense("Bus"), from: 2_000)
        #expect(throws: NewFileProblem.exists(backup)) { try sample.store.backup(to: backup) }
        #expect(try Store.check(backup: backup).problems == [])
        try sample.store.backup(to: backup, replacing: true)
        let files = try FileManager.default.contentsOfDirectory(atPath: sample.directory).filter { $0.hasPrefix("backup") }
        #expect(files == ["backup.sqlite"])
        #expect(try titles(backup) == ["Bus", "Tea"])
    }

    @Test func `a restored backup is what was saved, and the old database is kept`() throws {
        let backup = sample.directory + "/backup.sqlite"
        try sample.store.backup(to: backup)
        try sample.add(sample.expense("Later"), from: 2_000)
        #expect(throws: StoreError.inUse) { try Store.restore(from: backup, to: sample.path) }
        try sample.store.close()
        try Store.restore(from: backup, to: sample.path)
        #expect(try titles(sample.path) == ["Tea"])
        #expect(try titles(sample.path + ".before-restore") == ["Later", "Tea"])
        #expect(try mode(sample.path) == 0o600)
    }

    @Test func `restoring takes in what only the -wal of the old database has`() throws {
        let backup = sample.directory + "/backup.sqlite"
        try sample.store.backup(to: backup)
        try sample.add(sample.expense("Only in the log"), from: 2_000)
        // As after kill -9: the -wal beside a database that was not closed.
        let other = sample.directory + "/killed"
        try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: sample.path + suffix, toPath: other + "/penny.sqlite" + suffix)
        }
        try Store.restore(from: backup, to: other + "/penny.sqlite")
        #expect(try titles(other + "/penny.sqlite") == ["Tea"])
        #expect(try titles(other + "/penny.sqlite.before-restore") == ["Only in the log", "Tea"])
    }

    @Test(arguments: ["text", "empty", "cut", "other program", "totals", "newer"])
    func `a bad backup is refused and nothing changes`(damage: String) throws {
        let backup = sample.directory + "/backup.sqlite"
        try sample.store.backup(to: backup)
        switch damage {
        case "text": try Data("not a database, but long enough to be read as one".utf8).write(to: URL(fileURLWithPath: backup))
        case "empty": try Data().write(to: URL(fileURLWithPath: backup))
        case "cut":
            let bytes = try Data(contentsOf: URL(fileURLWithPath: backup))
            try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: backup))
        case "other program": try execute("PRAGMA application_id = 5", at: backup)
        case "totals": try execute("UPDATE day_total SET expenses = expenses + 1", at: backup)
        default: try execute("PRAGMA user_version = 99", at: backup)
        }
        try sample.store.close()
        #expect(throws: StoreError.self) { try Store.restore(from: backup, to: sample.path) }
        #expect(try titles(sample.path) == ["Tea"])
        let files = try FileManager.default.contentsOfDirectory(atPath: sample.directory).filter { $0.contains("restor") }
        #expect(files.isEmpty)
    }

    @Test(arguments: [
        ("UPDATE day_total SET expenses = expenses + 1", "days"), ("UPDATE book_total SET expense_count = 7", "books"),
        ("UPDATE account_total SET change = 1", "balances"), ("DELETE FROM category_total", "categories"),
        ("UPDATE month_total SET amount = 1", "totals of months"), ("UPDATE month_total SET unconverted = 1", "totals of months"),
        ("UPDATE account_day_total SET change = 1", "accounts by day"), ("UPDATE account_month_total SET change = 1", "accounts by month"),
        ("UPDATE day_category_total SET amount = 1", "days by category"),
        ("UPDATE day_total SET main_expenses = 1", "totals of days do"), ("UPDATE book_total SET main_expenses = 1", "books"),
        ("UPDATE day_account_total SET main_amount = NULL", "days by account"),
        ("UPDATE record SET main_amount = 7", "exchange rates"), ("UPDATE book SET main_currency = 'JPY'", "exchange rates"),
        ("UPDATE day_account_total SET amount = 1", "days by account"), ("UPDATE hashtag SET record_count = 5", "hashtags"),
        ("UPDATE account SET is_default = 0", "default account"),
        ("UPDATE budget_day_total SET amount = 1", "totals of budgets"),
        ("UPDATE budget_day_total SET main_amount = NULL", "totals of budgets"),
        ("UPDATE expense_month_total SET main_amount = 1", "months do not agree with those of days"),
        ("DELETE FROM budget_month_total", "months do not agree with those of days"),
        ("DELETE FROM budget_day_total", "totals of budgets"), ("DELETE FROM budget_amount", "no amount"),
        ("UPDATE budget SET is_everything = 1", "has a scope"),
        (
            "INSERT INTO record_search (record_search, rowid, search_text) SELECT 'delete', number, search_text FROM record",
            "search index"
        ),
        ("PRAGMA foreign_keys = OFF; DELETE FROM hashtag", "missing row"),
    ])
    func `the check finds what is wrong`(sql: String, word: String) throws {
        let budget = BudgetTests.draft("Fun", .monthly, .only(categories: [], hashtags: ["a"]))
        _ = try sample.store.write(sample.book) { try $0.addBudget(Sample.id(700), budget, on: .day("2026-03-10"), at: now) }
        #expect(try sample.store.check().isEmpty)
        try sample.store.pool.writeWithoutTransaction { try $0.execute(sql: sql) }
        #expect(try sample.store.check().contains { $0.contains(word) })
    }

    @Test func `a damaged file is said to be damaged`() throws {
        let path = sample.directory + "/other.sqlite"
        try Data("not a database, but long enough to be read as one".utf8).write(to: URL(fileURLWithPath: path))
        do {
            _ = try Store(at: path, exclusive: false)
            Issue.record("the file was opened")
        } catch StoreError.damaged {
        }
    }

    @Test func `a newer schema is refused and left as it is`() throws {
        try sample.store.close()
        try execute("PRAGMA user_version = 99", at: sample.path)
        #expect(throws: StoreError.newerSchema(found: 99, known: Migration.latest)) { try Store(at: sample.path) }
        try execute("PRAGMA user_version = \(Migration.latest)", at: sample.path)
        #expect(try titles(sample.path) == ["Tea"])
    }

    @Test func `migrating an existing database keeps a snapshot, a new one needs none`() throws {
        #expect(try FileManager.default.contentsOfDirectory(atPath: sample.directory).allSatisfy { !$0.contains("before") })
        let migration = Migration(number: Migration.latest + 1, sql: "ALTER TABLE book ADD COLUMN colour TEXT")
        let broken = Migration(number: Migration.latest + 2, sql: "CREATE TABLE half (a); SELECT no_such_function()")
        try Store.migrate(sample.store.pool, path: sample.path, with: Migration.all + [migration])
        #expect(try titles(sample.path + ".before-\(migration.number)") == ["Tea"])
        #expect(throws: DatabaseError.self) {
            try Store.migrate(sample.store.pool, path: sample.path, with: Migration.all + [migration, broken])
        }
        try sample.store.pool.read { database throws in
            #expect(try Int.fetchOne(database, sql: "PRAGMA user_version") == migration.number)
            #expect(try database.tableExists("half") == false)
        }
    }

    @Test func `reading writes nothing`() throws {
        let wal = sample.path + "-wal"
        func state() throws -> [NSObject?] {
            try [sample.path, wal].flatMap { path in
                let values = try FileManager.default.attributesOfItem(atPath: path)
                return [values[.size] as? NSObject, values[.modificationDate] as? NSObject]
            }
        }
        let before = try state()
        try sample.store.read(sample.book) { ledger throws in
            for sort in RecordQuery.Sort.allCases { _ = try ledger.records(RecordQuery(text: "tea", sort: sort)) }
            _ = try ledger.balances()
        }
        #expect(try state() == before)
    }
}
