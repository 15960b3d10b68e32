import Bookkeeping
import Testing

@testable import Storage

struct UserActTests {
    let sample: Sample
    let now = Sample.now
    let bob: User.ID = Sample.id(102)

    init() throws {
        sample = try Sample()
        _ = try sample.neighbour()
    }

    private func administer(_ id: User.ID, _ act: UserAct) throws {
        try sample.store.write { try $0.users.administer(id, act, by: .terminal("pi"), at: now) }
    }

    @Test(arguments: [UserAct.disable, .makeMember, .delete, .deleteLater])
    func `the only operator stays while others are there, and nothing is written`(act: UserAct) throws {
        #expect(throws: StoreError.conflict(.lastOperator)) { try administer(sample.user, act) }
        #expect(try sample.store.read { try $0.audit.entries() }.isEmpty)
        let user = try #require(try sample.store.read { try $0.users.find(sample.user) })
        #expect(user.role == .operator && !user.isDisabled)
        try administer(bob, .makeOperator)
        try administer(sample.user, act)
        #expect(try sample.store.read { try $0.audit.entries().map(\.act) } == [act.auditAct, .madeOperator])
    }

    @Test func `an operator who is disabled does not count`() throws {
        try administer(bob, .makeOperator)
        try administer(bob, .disable)
        #expect(throws: StoreError.conflict(.lastOperator)) { try administer(sample.user, .makeMember) }
    }

    @Test(arguments: [
        UserAct.disable, .enable, .signOut, .makeOperator, .makeMember, .allowReset(tokenHash: Array(repeating: 1, count: 32), until: 0), .delete,
        .deleteLater,
    ])
    func `nothing is done to who is not there`(act: UserAct) throws {
        #expect(throws: StoreError.notFound) { try administer(Sample.id(999), act) }
        #expect(try sample.store.read { try $0.audit.entries().isEmpty })
    }

    @Test func `summaries tell who comes, in order and page by page`() throws {
        let session = Session(id: Sample.id(1), user: bob, createdAt: now, lastSeenAt: now + 7_200, userAgent: "", address: "")
        try sample.store.write { try $0.sessions.add(session, tokenHash: Array(repeating: 1, count: 32), provedBy: .password(hash: "scrypt$bob")) }
        let all = try sample.store.read { try $0.users.summaries() }
        #expect(all.map(\.user.username) == ["ada", "bob"])
        #expect(all.map(\.lastSeenAt) == [nil, now + 7_200] && all.map(\.sessionCount) == [0, 1] && all.allSatisfy { $0.createdAt == now })
        #expect(try sample.store.read { try $0.users.summaries(after: "ADA", limit: 5).map(\.user.username) } == ["bob"])
        #expect(try sample.store.read { try $0.users.summaries(limit: 1).map(\.user.username) } == ["ada"])
    }

    @Test func `a link is worth nothing once it is used, replaced or over`() throws {
        let (first, second) = ([UInt8](repeating: 1, count: 32), [UInt8](repeating: 2, count: 32))
        try administer(bob, .allowReset(tokenHash: first, until: now + 60))
        try administer(bob, .allowReset(tokenHash: second, until: now + 60))
        try sample.store.write { editor throws in
            #expect(try editor.passwordResets.user(of: first, at: now) == nil)
            #expect(try editor.passwordResets.user(of: second, at: now + 60) == nil)
            #expect(throws: StoreError.notFound) { try editor.passwordResets.use(first, to: "new", at: now) }
            #expect(try editor.passwordResets.use(second, to: "new", at: now) == bob)
            #expect(throws: StoreError.notFound) { try editor.passwordResets.use(second, to: "newer", at: now) }
            #expect(try editor.passwords.hash(of: bob) == "new")
        }
    }

    @Test func `the counts are of all people together`() throws {
        try sample.add(sample.expense("Tea"), sample.expense("Cake"))
        let figures = try sample.store.read { try $0.figures() }
        #expect(figures.counts[.people] == 2 && figures.counts[.records] == 2 && figures.counts[.accounts] == 4 && figures.counts[.attachments] == 0)
        #expect(figures.receiptBytes == 0 && figures.schema >= 6)
        let disk = try #require(sample.store.diskFigures())
        #expect(disk.databaseBytes > 50_000 && disk.freeBytes > 0 && disk.totalBytes >= disk.freeBytes)
    }

    @Test func `a link is worth nothing once the person has changed the password`() throws {
        let link = [UInt8](repeating: 1, count: 32)
        try administer(bob, .allowReset(tokenHash: link, until: now + 60))
        try sample.store.write { try $0.passwords.set(of: bob, "own", keeping: nil) }
        #expect(try sample.store.read { try $0.passwordResets.user(of: link, at: now) } == nil)
        #expect(throws: StoreError.notFound) { try sample.store.write { try $0.passwordResets.use(link, to: "other", at: now) } }
    }

    @Test func `signing somebody out ends sign-ins that wait for a code`() throws {
        let token = [UInt8](repeating: 1, count: 32)
        try sample.store.write { editor throws in
            try editor.oneTimePasswords.switchOn(of: bob, secret: [UInt8](repeating: 7, count: 20), step: 1, recoveryCodes: [], at: now)
            try editor.pendingSignIns.add(of: bob, tokenHash: token, provedBy: .password(hash: "scrypt$bob"), at: now)
        }
        try administer(bob, .signOut)
        #expect(try sample.store.read { try $0.pendingSignIns.user(of: token, at: now) } == nil)
    }
}
