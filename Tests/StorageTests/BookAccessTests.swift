import Bookkeeping
import Testing

@testable import Storage

/// An access is checked in every transaction that takes it.
struct BookAccessTests {
    let sample: Sample

    init() throws {
        sample = try Sample()
        try sample.makeOperators()
    }

    private func token(_ number: UInt8) -> [UInt8] { [UInt8](repeating: number, count: 32) }

    private func signIn() throws -> BookAccess {
        let session = Session(
            id: Sample.id(1), user: sample.user, createdAt: Sample.now, lastSeenAt: Sample.now, userAgent: "Firefox", address: "192.168.1.20")
        try sample.store.write { try $0.sessions.add(session, tokenHash: token(1), provedBy: Sample.proof) }
        return try #require(try sample.store.read { try $0.sessions.find(token(1), at: Sample.now) }).book
    }

    private func opens(_ access: BookAccess) throws -> [Bool] {
        func opens(_ body: () throws -> Void) throws -> Bool {
            do {
                try body()
                return true
            } catch StoreError.conflict(.bookReplaced) {
                return false
            }
        }
        return [
            try opens { _ = try sample.store.read(access) { try $0.accounts() } },
            try opens { _ = try sample.store.export(access) { try $0.export() } },
            try opens { try sample.store.write(access) { _ = try $0.addHashtag(Sample.id(800), name: "late", at: Sample.now) } },
            try opens { try sample.store.write { try $0.books.write(access) { try $0.updateSettings(access.settings) } } },
        ]
    }

    @Test func `a session opens the person's book with its settings`() throws {
        let access = try signIn()
        #expect(access == BookAccess(book: sample.bookID, person: sample.user, right: .own, settings: Sample.settings))
        #expect(try opens(access) == [true, true, true, true])
    }

    @Test func `a disabled person's access opens nothing, and the terminal's still does`() throws {
        let access = try signIn()
        try sample.store.write { try $0.users.setDisabled(sample.user, true) }
        #expect(try opens(access) == [false, false, false, false])
        #expect(try opens(sample.book) == [true, true, true, true])
    }

    @Test func `the access of a deleted person opens nothing`() throws {
        _ = try sample.neighbour()
        try sample.makeOperators()
        let access = try signIn()
        try sample.store.write { try $0.users.delete(sample.user, at: Sample.now) }
        #expect(try opens(access) == [false, false, false, false])
        #expect(try opens(sample.book) == [false, false, false, false])
    }

    @Test func `a person with the book of another opens nothing`() throws {
        let other = try sample.neighbour()
        for right in [BookAccess.Right.own, .terminal] {
            let mixed = BookAccess(book: other.book, person: sample.user, right: right, settings: Sample.settings)
            #expect(try opens(mixed) == [false, false, false, false])
        }
    }

    @Test func `settings are those of the book, and another book keeps its own`() throws {
        let other = try sample.neighbour()
        let settings = BookSettings(mainCurrency: .jpy, timeZone: CivilTimeZone("Asia/Tokyo") ?? .utc, weekStart: .sunday, monthStart: 25)
        try sample.store.write(sample.book) { try $0.updateSettings(settings) }
        #expect(try signIn().settings == settings)
        #expect(try sample.store.read(sample.book) { try $0.settings() } == settings)
        #expect(try sample.store.read(other) { try $0.settings() } == Sample.settings)
    }
}
