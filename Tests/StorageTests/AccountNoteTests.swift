import Bookkeeping
import Testing

@testable import Storage

/// Notes of accounts in the database.
struct AccountNoteTests {
    let sample: Sample

    init() throws { sample = try Sample() }

    static func draft(_ text: String, on date: String = "2026-03-04", in account: Account.ID) -> AccountNote.Draft {
        .init(account: account, date: .day(date), text: text)
    }

    @discardableResult
    private func add(_ number: Int, _ draft: AccountNote.Draft) throws -> AccountNote.ID {
        let id: AccountNote.ID = Sample.id(number)
        #expect(try sample.store.write(sample.book) { try $0.notes.add(id, draft, at: Sample.now) } == .added)
        return id
    }

    private func texts(of account: Account.ID? = nil) throws -> [String] {
        try sample.store.read(sample.book) { try $0.notes.all(of: account).map(\.text) }
    }

    private func found(_ search: String) throws -> [String] { try sample.store.read(sample.book) { try $0.notes.found(search).map(\.text) } }

    @Test func `the latest day comes first, and an account has its own`() throws {
        try add(500, Self.draft("Opened", on: "2026-01-01", in: sample.main))
        try add(501, Self.draft("Rate", in: sample.main))
        try add(502, Self.draft("Counted", on: "2026-02-02", in: sample.cash))
        #expect(try texts() == ["Rate", "Counted", "Opened"])
        #expect(try texts(of: sample.main) == ["Rate", "Opened"] && texts(of: sample.cash) == ["Counted"])
    }

    @Test func `a note is kept once, changes, and stays with its account`() throws {
        let id = try add(500, Self.draft("Rate", in: sample.main))
        try sample.store.write(sample.book) { editor throws in
            #expect(try editor.notes.add(id, Self.draft("Other", in: sample.cash), at: Sample.now) == .alreadySaved)
            try editor.notes.update(id, Self.draft("Rate 2.1%", on: "2026-03-05", in: sample.main))
            #expect(throws: StoreError.notFound) { try editor.notes.update(id, Self.draft("Moved", in: sample.cash)) }
            #expect(throws: StoreError.notFound) { try editor.notes.update(Sample.id(9), Self.draft("None", in: sample.main)) }
        }
        #expect(try texts(of: sample.main) == ["Rate 2.1%"])
    }

    @Test func `a deleted note is in the trash alone or with its account, and comes back`() throws {
        let id = try add(500, Self.draft("Rate\nof the year", in: sample.cash))
        try add(501, Self.draft("Counted", in: sample.cash))
        try sample.store.write(sample.book) { editor throws in
            let own = try editor.notes.delete(id, as: Sample.id(600), at: Sample.now)
            #expect(own.subject == .note && own.name == "Rate of the year")
            _ = try editor.deleteAccount(sample.cash, as: Sample.id(601), at: Sample.now)
            #expect(try editor.ledger.notes.all() == [])
            #expect(throws: StoreError.conflict(.accountDeleted)) { try editor.restore(own.id, at: Sample.now) }
            _ = try editor.restore(Sample.id(601), at: Sample.now)
            #expect(try editor.ledger.notes.all().map(\.text) == ["Counted"])
            _ = try editor.restore(own.id, at: Sample.now)
            #expect(try editor.ledger.notes.all().count == 2)
        }
        #expect(try sample.store.check() == [])
    }

    @Test func `an account that is deleted for good takes its notes along, also those deleted before`() throws {
        let id = try add(500, Self.draft("Rate", in: sample.cash))
        try add(501, Self.draft("Counted", in: sample.cash))
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.notes.delete(id, as: Sample.id(600), at: Sample.now)
            _ = try editor.deleteAccount(sample.cash, as: Sample.id(601), at: Sample.now)
            try editor.purge(Sample.id(601))
            #expect(try editor.ledger.notes.exported() == [])
            #expect(try editor.ledger.deletion(Sample.id(600)) == nil)
        }
        #expect(try sample.store.check() == [])
    }

    @Test func `an account has a maximum number of notes`() throws {
        for number in 0..<AccountNote.limit { try add(1_000 + number, Self.draft("\(number)", in: sample.main)) }
        try add(500, Self.draft("Elsewhere", in: sample.cash))
        #expect(throws: StoreError.conflict(.full(AccountNote.limit))) {
            try sample.store.write(sample.book) { try $0.notes.add(Sample.id(501), Self.draft("More", in: sample.main), at: Sample.now) }
        }
        #expect(try texts(of: sample.main).count == AccountNote.limit)
    }

    @Test func `a search finds notes by their words and their accounts, and by nothing else`() throws {
        try add(500, Self.draft("Interest is 2.1% from today", in: sample.main))
        try add(501, Self.draft("金利が変わった", on: "2026-03-03", in: sample.cash))
        #expect(try found("interest") == ["Interest is 2.1% from today"] && found("INTER today") == ["Interest is 2.1% from today"])
        #expect(try found("金利") == ["金利が変わった"])
        #expect(try found("interest tomorrow") == [] && found("-interest") == [] && found("interest #work") == [] && found(">5") == [])
    }
}
