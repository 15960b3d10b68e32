import Bookkeeping
import Testing

@testable import Storage

/// Secret addresses of what recurs, stored as hashes.
struct CalendarFeedTests {
    let people: HouseholdSample

    init() throws { people = try HouseholdSample(count: 3) }

    private var store: Store { people.sample.store }

    private func hash(_ number: UInt8) -> [UInt8] { Array(repeating: number, count: 32) }

    private func own(_ number: Int) throws -> BookAccess { try #require(try store.read { try $0.books.atTerminal(of: people.user(number)) }) }

    private func make(_ number: UInt8, for book: BookAccess) throws {
        try store.write { try $0.calendarFeeds.make(for: book, tokenHash: hash(number), at: Sample.now) }
    }

    private func find(_ number: UInt8) throws -> (user: User, book: BookAccess, household: Household?)? {
        try store.read { try $0.calendarFeeds.find(hash(number), at: Sample.now) }
    }

    @Test func `an address leads to its person and book, and a new one replaces it`() throws {
        try people.make(by: 0)
        let own = try own(0), shared = try people.access(0)
        try make(1, for: own)
        try make(2, for: shared)
        let found = (own: try #require(try find(1)), shared: try #require(try find(2)))
        #expect(found.own.user.id == people.user(0) && found.own.book.book == own.book)
        #expect(found.shared.user.id == people.user(0) && found.shared.book.book == shared.book && !found.shared.book.isOwn)
        #expect(found.own.household == nil && found.shared.household?.name == "The Hales")
        #expect(try find(3) == nil)
        #expect(try store.read { try $0.calendarFeeds.madeAt(for: own) } == Sample.now)
        try make(3, for: own)
        #expect(try find(1) == nil && find(2) != nil && find(3) != nil)
        try store.write { try $0.calendarFeeds.revoke(for: own) }
        #expect(try find(3) == nil && find(2) != nil)
        #expect(try store.read { try $0.calendarFeeds.madeAt(for: own) } == nil)
        #expect(try store.check() == [])
    }

    @Test func `the address of a household ends for who leaves it, and stays ended when they come back`() throws {
        try people.make(by: 0)
        try people.join(1, as: .viewer)
        try make(1, for: try people.access(0))
        try make(2, for: try people.access(1))
        let place = try people.place(1)
        try people.act { try $0.remove(place, by: people.user(0), at: Sample.now) }
        #expect(try find(1) != nil && find(2) == nil)
        try people.invite(HouseholdSample.token(9), as: .member, by: 0)
        try people.join(1, by: HouseholdSample.token(9))
        #expect(try find(2) == nil)
    }

    @Test func `the addresses of a household end with it, and stay ended when it is restored`() throws {
        try people.make(by: 0)
        try make(1, for: try people.access(0))
        try people.act { try $0.dissolve(by: people.user(0), at: Sample.now) }
        try people.act { try $0.restore(by: people.user(0), at: Sample.now) }
        #expect(try find(1) == nil)
        let restored = try people.access(0)
        #expect(try store.read { try $0.calendarFeeds.madeAt(for: restored) } == nil)
    }

    @Test func `a person who left cannot make one with the access that they had`() throws {
        try people.make(by: 0)
        try people.join(1, as: .member)
        let access = try people.access(1), place = try people.place(1)
        try people.act { try $0.remove(place, by: people.user(0), at: Sample.now) }
        #expect(throws: StoreError.conflict(.bookReplaced)) { try make(1, for: access) }
    }

    @Test(arguments: [false, true]) func `a new password ends a person's addresses unless they are kept, and nobody else's`(keeps: Bool) throws {
        let sample = people.sample,
            session = Session(
                id: Sample.id(1), user: sample.user, createdAt: Sample.now, lastSeenAt: Sample.now, userAgent: "", address: "")
        try make(1, for: sample.book)
        try make(2, for: try own(1))
        try store.write { editor in
            try editor.sessions.add(session, tokenHash: hash(9), provedBy: Sample.proof)
            _ = try editor.passwords.update("new", keepsTokens: keeps, in: session, provedBy: Sample.proof, at: Sample.now)
        }
        #expect(try (find(1) != nil) == keeps)
        #expect(try find(2) != nil)
    }

    @Test func `nobody who is disabled or about to be deleted has a calendar`() throws {
        try make(1, for: try own(0))
        for column in ["is_disabled = 1", "is_disabled = 0, deletion_due_at = 1"] {
            try store.write { try $0.connection.run("UPDATE user SET \(column) WHERE id = ?", people.user(0)) }
            #expect(try find(1) == nil, "\(column)")
        }
    }
}
