import Bookkeeping
import GRDB
import Testing

@testable import Storage

/// API tokens, stored as hashes.
struct APITokenTests {
    let sample: Sample
    let now = Sample.now

    init() throws { sample = try Sample() }

    private func hash(_ number: UInt8) -> [UInt8] { Array(repeating: number, count: 32) }

    private func token(_ number: Int, _ name: String, expiresAt: Int64? = nil) -> APIToken {
        APIToken(id: Sample.id(number), name: name, prefix: "penny_abcdefgh", scope: .read, createdAt: now, expiresAt: expiresAt)
    }

    @Test func `a token is found by its hash, with its person`() throws {
        let token = token(700, "Script")
        #expect(try sample.store.write { try $0.apiTokens.add(token, of: sample.user, tokenHash: hash(1)) } == .added)
        let found = try #require(try sample.store.read { try $0.apiTokens.find(hash(1), at: now) })
        #expect(
            found.token == token && found.user.id == sample.user
                && found.book == BookAccess(book: sample.bookID, person: sample.user, right: .own, settings: Sample.settings))
        #expect(try sample.store.read { try $0.apiTokens.find(hash(2), at: now) } == nil)
        #expect(try sample.store.write { try $0.apiTokens.add(token, of: sample.user, tokenHash: hash(3)) } == .alreadySaved)
        #expect(try sample.store.read { try $0.apiTokens.find(hash(3), at: now) } == nil)
    }

    @Test func `names are unique for a person in any case, and free for another one`() throws {
        _ = try sample.neighbour()
        try sample.store.write { editor in
            _ = try editor.apiTokens.add(token(700, "Script"), of: sample.user, tokenHash: hash(1))
            _ = try editor.apiTokens.add(token(701, "SCRIPT"), of: Sample.id(102), tokenHash: hash(2))
        }
        #expect(throws: StoreError.conflict(.nameTaken)) {
            try sample.store.write { try $0.apiTokens.add(token(702, "script"), of: sample.user, tokenHash: hash(3)) }
        }
        #expect(throws: StoreError.conflict(.identifierTaken)) {
            try sample.store.write { try $0.apiTokens.add(token(701, "Mine"), of: sample.user, tokenHash: hash(3)) }
        }
        #expect(throws: StoreError.notFound) { try sample.store.write { try $0.apiTokens.revoke(Sample.id(701), of: sample.user) } }
        try sample.store.write { try $0.apiTokens.revoke(Sample.id(700), of: sample.user) }
        #expect(try sample.store.read { try $0.apiTokens.all(of: sample.user) } == [])
    }

    @Test(arguments: [false, true]) func `a new password ends a person's tokens unless they are kept, and nobody else's`(keeps: Bool) throws {
        _ = try sample.neighbour()
        let session = Session(id: Sample.id(1), user: sample.user, createdAt: now, lastSeenAt: now, userAgent: "", address: "")
        let hasRevoked = try sample.store.write { editor in
            try editor.sessions.add(session, tokenHash: hash(9), provedBy: Sample.proof)
            _ = try editor.apiTokens.add(token(700, "Script"), of: sample.user, tokenHash: hash(1))
            _ = try editor.apiTokens.add(token(701, "Script"), of: Sample.id(102), tokenHash: hash(2))
            return try editor.passwords.update("new", keepsTokens: keeps, in: session, provedBy: Sample.proof, at: now)
        }
        #expect(hasRevoked != keeps)
        #expect(try sample.store.read { try $0.apiTokens.all(of: sample.user).count } == (keeps ? 1 : 0))
        #expect(try sample.store.read { try $0.apiTokens.all(of: Sample.id(102)).count } == 1)
    }

    @Test func `uses are noted forward only`() throws {
        _ = try sample.store.write { try $0.apiTokens.add(token(700, "Script"), of: sample.user, tokenHash: hash(1)) }
        for (time, noted) in [(now, now), (now - 5, now), (now + 5, now + 5)] {
            try sample.store.write { try $0.apiTokens.touch([(hash(1), time)]) }
            #expect(try sample.store.read { try $0.apiTokens.all(of: sample.user).first?.lastUsedAt } == noted)
        }
    }

    @Test func `a person has so many tokens and no more`() throws {
        for number in 0..<APIToken.limit {
            _ = try sample.store.write { try $0.apiTokens.add(token(700 + number, "\(number)"), of: sample.user, tokenHash: hash(UInt8(number))) }
        }
        #expect(throws: StoreError.conflict(.invalid)) {
            try sample.store.write { try $0.apiTokens.add(token(800, "one more"), of: sample.user, tokenHash: hash(99)) }
        }
    }

    @Test func `what has ended goes a month later, and what never ends stays`() throws {
        try sample.store.write { editor in
            _ = try editor.apiTokens.add(token(700, "Short", expiresAt: now + 10), of: sample.user, tokenHash: hash(1))
            _ = try editor.apiTokens.add(token(701, "Long"), of: sample.user, tokenHash: hash(2))
        }
        #expect(try sample.store.read { try $0.apiTokens.find(hash(1), at: now + 9) } != nil)
        #expect(try sample.store.read { try $0.apiTokens.find(hash(1), at: now + 10) } == nil)
        let month = now + 10 + Int64(APIToken.daysListed) * 86_400
        #expect(try sample.store.read { try $0.hasExpired(at: month) } == false)
        #expect(try sample.store.read { try $0.hasExpired(at: month + 1) })
        _ = try sample.store.write { try $0.purgeExpired(at: month + 1) }
        #expect(try sample.store.read { try $0.apiTokens.all(of: sample.user).map(\.name) } == ["Long"])
    }

    @Test func `a token is found and listed by an index, and so are those that have ended`() throws {
        try sample.store.pool.read { database in
            let connection = Connection(database: database)
            for sql in [
                "SELECT 1 FROM api_token t JOIN user u ON u.id = t.user WHERE t.token_hash = ?",
                "SELECT name FROM api_token t WHERE t.user = ? ORDER BY t.name_key",
                "SELECT 1 FROM api_token WHERE expires_at < ?1 - 2592000 LIMIT 1",
            ] {
                let plan = try connection.rows("EXPLAIN QUERY PLAN " + sql) { $0.text(3) }
                #expect(plan.allSatisfy { $0.hasPrefix("SEARCH") }, "\(plan)")
            }
        }
    }
}
