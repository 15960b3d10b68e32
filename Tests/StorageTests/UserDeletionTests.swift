import Bookkeeping
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

/// The deletion of users: a grace period of fourteen days, and then nothing is left.
struct UserDeletionTests {
    let sample: Sample
    private let now = Sample.now
    private let day: Int64 = 86_400

    init() throws { sample = try Sample() }

    @Test func `a person has fourteen days, and asking again changes nothing`() throws {
        let due = try sample.store.write { try $0.users.requestDeletion(of: sample.user, at: now) }
        #expect(due == now + 14 * day)
        #expect(try sample.store.write { try $0.users.requestDeletion(of: sample.user, at: now + day) } == due)
        #expect(try sample.store.read { try $0.users.find(sample.user)?.deletionDueAt } == due)
        #expect(try sample.store.read { try $0.users.dueForDeletion(at: due - 1) } == [])
        #expect(try sample.store.read { try $0.users.dueForDeletion(at: due) } == [sample.user])
    }

    @Test func `who changes their mind stays`() throws {
        try sample.store.write { editor throws in
            try editor.users.requestDeletion(of: sample.user, at: now)
            try editor.users.cancelDeletion(of: sample.user)
            try editor.users.cancelDeletion(of: sample.user)
        }
        #expect(try sample.store.read { try $0.users.dueForDeletion(at: now + 100 * day) } == [])
        #expect(try sample.store.read { try $0.users.find(sample.user)?.deletionDueAt } == nil)
        #expect(throws: StoreError.notFound) { try sample.store.write { try $0.users.cancelDeletion(of: Sample.id(999)) } }
        #expect(throws: StoreError.notFound) { try sample.store.write { try $0.users.requestDeletion(of: Sample.id(999), at: now) } }
    }

    @Test func `the only operator stays while others are there, and may leave alone`() throws {
        try sample.store.write { _ = try $0.users.requestDeletion(of: sample.user, at: now) }
        _ = try sample.neighbour()
        #expect(try sample.store.read { try $0.users.dueForDeletion(at: now + 20 * day) } == [], "others came meanwhile")
        try sample.store.write { try $0.users.cancelDeletion(of: sample.user) }
        #expect(throws: StoreError.conflict(.lastOperator)) { try sample.store.write { try $0.users.requestDeletion(of: sample.user, at: now) } }
        #expect(throws: StoreError.conflict(.lastOperator)) { try sample.store.write { try $0.users.delete(sample.user, at: Sample.now) } }
        try sample.store.write { try $0.users.delete(Sample.id(102), at: Sample.now) }
        try sample.store.write { try $0.users.delete(sample.user, at: Sample.now) }
        #expect(try sample.store.read { try $0.users.count() } == 0)
        #expect(try sample.store.check() == [])
    }

    @Test func `an operator who is disabled does not count`() throws {
        _ = try sample.neighbour()
        try sample.makeOperators()
        try sample.store.write { try $0.users.setDisabled(Sample.id(102), true) }
        #expect(try sample.store.read { try $0.users.isNeededAsOperator(sample.user) })
        try sample.store.write { try $0.users.setDisabled(Sample.id(102), false) }
        #expect(try !sample.store.read { try $0.users.isNeededAsOperator(sample.user) })
    }

    @Test func `a deleted user takes the personal book along and nobody else's`() throws {
        let other = try sample.neighbour()
        try sample.add(sample.expense("Tea", hashtags: ["a"]), sample.expense("Gone"), sample.transfer(from: sample.main, to: sample.cash, 5))
        _ = try sample.store.write(sample.book) { try $0.delete(Sample.id(1_001), as: Sample.id(900), at: now) }
        let before = try sample.store.export(other) { try $0.export() }
        try sample.makeOperators()
        try sample.store.write { try $0.users.delete(sample.user, at: Sample.now) }
        #expect(try sample.store.read { try $0.users.all().map(\.username) } == ["bob"])
        #expect(throws: StoreError.conflict(.bookReplaced)) { try sample.store.write(sample.book) { try $0.makeDefault(sample.cash) } }
        #expect(try sample.store.export(other) { try $0.export() } == before)
        #expect(try sample.store.check() == [])
        try sample.store.eraseResidualData()
        let isEmpty = try sample.store.reading { database in
            let ledger = Ledger(book: sample.bookID, connection: Connection(database: database))
            return try ledger.accounts().isEmpty && !ledger.hasRecords()
        }
        #expect(isEmpty)
        #expect(try sample.store.export(other) { try $0.export() } == before)
        #expect(try sample.store.check() == [])
        // The triggers have been restored.
        try sample.store.write(other) { editor throws in
            let draft = Transaction.Draft(
                movement: .expense(account: Sample.id(110), category: Sample.id(120), amount: Money(minorUnits: 5, .eur)), date: .day("2026-03-10"),
                time: .midnight, title: "Rye")
            _ = try editor.add(Sample.id(5_000), draft, at: now)
            _ = try editor.delete(Sample.id(5_000), as: Sample.id(5_001), at: now)
        }
        #expect(try sample.store.check() == [])
    }

    @Test func `every table that refers to people or books is empty of somebody who is gone`() throws {
        try sample.add(sample.expense("Tea", hashtags: ["a"]))
        try sample.store.write { editor throws in
            let session = Session(id: Sample.id(7), user: sample.user, createdAt: now, lastSeenAt: now, userAgent: "", address: "a")
            try editor.sessions.add(session, tokenHash: Array(repeating: 1, count: 32), provedBy: Sample.proof)
            try editor.signInFailures.note(account: sample.user.description, address: "a", at: now)
            try editor.users.delete(sample.user, at: Sample.now)
        }
        try sample.store.eraseResidualData()
        let left = try sample.store.pool.read { database in
            try String.fetchAll(database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").filter {
                // Settings of the whole server have a row of their own.
                try !["site", "reference_fetch", "banner_slot"].contains($0) && !$0.hasPrefix("record_search_")
                    && (Int.fetchOne(database, sql: "SELECT count(*) FROM \($0)") ?? 0) > 0
            }
        }
        #expect(left == [])
    }

    @Test func `the bytes of who is gone are gone from the files`() throws {
        let canary = "Zanzibar-canary"
        _ = try sample.neighbour()
        let file = Bookkeeping.Receipt.Addition(name: "\(canary).pdf", type: .pdf, bytes: Array("%PDF-1.7 \(canary)".utf8))
        var draft = sample.expense(canary, vendor: canary, note: canary, hashtags: [canary])
        draft.receipts.added = [file]
        try sample.add(draft, sample.expense("Tea"))
        _ = try sample.store.write(sample.book) { try $0.delete(Sample.id(1_000), as: Sample.id(900), at: now) }
        func finds() -> Bool {
            ["", "-wal"].contains { suffix in
                let bytes = (try? Data(contentsOf: URL(fileURLWithPath: sample.path + suffix))) ?? Data()
                return ["Zanzibar", "zanzibar", "zan", "canary"].contains { bytes.range(of: Data($0.utf8)) != nil }
            }
        }
        #expect(finds())
        try sample.makeOperators()
        try sample.store.write { try $0.users.delete(sample.user, at: Sample.now) }
        #expect(finds(), "the log and the search index still have them: this is what erasing is for")
        try sample.store.eraseResidualData()
        #expect(!finds())
    }

    /// The number of times that the files of the database have a text.
    private func count(_ text: String) -> Int {
        ["", "-wal"].reduce(0) { sum, suffix in
            let bytes = (try? Data(contentsOf: URL(fileURLWithPath: sample.path + suffix))) ?? Data()
            var found = 0, start = bytes.startIndex
            while let range = bytes.range(of: Data(text.utf8), in: start..<bytes.endIndex) { (found, start) = (found + 1, range.upperBound) }
            return sum + found
        }
    }

    @Test func `no byte is left in pages that others go on using`() throws {
        let other = try sample.neighbour()
        var generator = SeededRandom(seed: 5)
        // Both write in turns, so that pages have rows of both, and edits move rows between pages.
        func draft(_ mark: String, _ number: Int, _ food: Bookkeeping.Category.ID, _ account: Account.ID) -> Transaction.Draft {
            let words = (0..<Int.random(in: 1...9, using: &generator)).map { _ in "\(mark)-\(number)-mark" }.joined(separator: " ")
            return Transaction.Draft(
                movement: .expense(account: account, category: food, amount: Money(minorUnits: 5, .eur)), date: .day("2026-03-10"), time: .midnight,
                title: "\(mark)-\(number)", note: words)
        }
        for number in 0..<400 {
            for (book, food, account, mark) in [(sample.book, sample.food, sample.main, "ADA"), (other, Sample.id(120), Sample.id(110), "BOB")] {
                let first = mark == "ADA" ? 10_000 : 20_000, earlier = Int.random(in: 0...number, using: &generator)
                try sample.store.write(book) { editor in
                    _ = try editor.add(Sample.id(first + number), draft(mark, number, food, account), at: now)
                    try editor.update(Sample.id(first + earlier), draft(mark, earlier, food, account), at: now)
                }
            }
        }
        let before = try sample.store.export(other) { try $0.export() }
        try sample.makeOperators()
        try sample.store.write { try $0.users.delete(sample.user, at: Sample.now) }
        try sample.store.eraseResidualData()
        #expect(count("ADA-") == 0)
        #expect(try sample.store.export(other) { try $0.export() } == before)
        #expect(count("BOB-") > 400)
        // A page that was kept in memory would bring its former bytes back.
        try sample.store.write(other) { editor in
            for number in 0..<400 { try editor.update(Sample.id(20_000 + number), draft("BOB", number, Sample.id(120), Sample.id(110)), at: now) }
        }
        try sample.store.pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        #expect(count("ADA-") == 0)
        #expect(try sample.store.check() == [])
    }

    @Test func `no byte of what left the trash is left`() throws {
        for number in 0..<300 {
            try sample.add(sample.expense("Trash-\(number)-mark", note: "Trash-\(number)"), sample.expense("Keep"), from: 1_000 + 2 * number)
        }
        try sample.store.write(sample.book) { editor in
            for number in 0..<300 { _ = try editor.delete(Sample.id(1_000 + 2 * number), as: Sample.id(50_000 + number), at: now) }
        }
        #expect(count("Trash-") > 0)
        let later = now + Int64(Deletion.daysKept + 1) * 86_400
        #expect(try sample.store.write { try $0.purgeExpired(at: later) } == 300)
        #expect(try sample.store.read { try $0.books.hasResidualData() })
        try sample.store.eraseResidualData()
        #expect(count("Trash-") == 0)
        #expect(try sample.store.check() == [])
    }

    @Test func `consent is kept with its version`() throws {
        #expect(try sample.store.read { try $0.consents.find(of: sample.user) } == nil)
        try sample.store.write { try $0.consents.note(of: sample.user, to: .day("2026-11-21"), at: now) }
        #expect(try sample.store.read { try $0.consents.find(of: sample.user) } == Consent(version: .day("2026-11-21"), givenAt: now))
    }
}
