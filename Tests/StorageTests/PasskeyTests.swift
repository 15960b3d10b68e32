import Bookkeeping
import Testing

@testable import Storage

struct PasskeyTests {
    let sample: Sample
    let now = Sample.now

    init() throws { sample = try Sample() }

    private func passkey(_ number: Int, of user: User.ID? = nil, credential: [UInt8]? = nil, counter: UInt32 = 0) -> Passkey {
        Passkey(
            id: Sample.id(number), user: user ?? sample.user, credential: credential ?? [1, UInt8(truncatingIfNeeded: number)], publicKey: [2, 3],
            counter: counter, host: "penny.local", transports: ["hybrid", "internal"], isBackedUp: true, name: "Phone \(number)",
            createdAt: now + Int64(number))
    }

    private func all(of user: User.ID? = nil) throws -> [Passkey] { try sample.store.read { try $0.passkeys.all(of: user ?? sample.user) } }

    @Test func `a passkey comes back as it was added, once`() throws {
        let added = passkey(500)
        #expect(try sample.store.write { try $0.passkeys.add(added) } == .added)
        #expect(try sample.store.write { try $0.passkeys.add(added) } == .alreadySaved)
        #expect(try all() == [added])
        #expect(try sample.store.read { try $0.passkeys.find(added.id, of: sample.user) } == added)
        #expect(try sample.store.read { try $0.passkeys.find(credential: added.credential) } == added)
        #expect(try sample.store.read { try $0.passkeys.find(credential: [9]) } == nil)
        #expect(try sample.store.check().isEmpty)
    }

    @Test func `a credential belongs to one person, who has at most twenty`() throws {
        _ = try sample.neighbour()
        for number in 0..<Passkey.limit { _ = try sample.store.write { try $0.passkeys.add(passkey(500 + number)) } }
        #expect(throws: StoreError.conflict(.passkeyLimit)) { try sample.store.write { try $0.passkeys.add(passkey(600)) } }
        #expect(try all().map(\.id) == (0..<Passkey.limit).map { Sample.id(500 + $0) })
        #expect(throws: StoreError.conflict(.passkeyTaken)) {
            try sample.store.write { try $0.passkeys.add(passkey(700, of: Sample.id(102), credential: passkey(500).credential)) }
        }
        #expect(throws: StoreError.conflict(.identifierTaken)) {
            try sample.store.write { try $0.passkeys.add(passkey(500, of: Sample.id(102), credential: [7, 7])) }
        }
        #expect(try all(of: Sample.id(102)).isEmpty)
    }

    @Test func `what another person has is not there`() throws {
        _ = try sample.neighbour()
        _ = try sample.store.write { try $0.passkeys.add(passkey(500)) }
        let neighbour: User.ID = Sample.id(102)
        #expect(try sample.store.read { try $0.passkeys.find(Sample.id(500), of: neighbour) } == nil)
        #expect(throws: StoreError.notFound) { try sample.store.write { try $0.passkeys.rename(Sample.id(500), of: neighbour, name: "Mine") } }
        #expect(throws: StoreError.notFound) { try sample.store.write { try $0.passkeys.delete(Sample.id(500), of: neighbour) } }
        try sample.store.write { try $0.passkeys.rename(Sample.id(500), of: sample.user, name: "Tablet") }
        #expect(try all().map(\.name) == ["Tablet"])
        try sample.store.write { try $0.passkeys.delete(Sample.id(500), of: sample.user) }
        #expect(try all().isEmpty)
    }

    @Test(
        arguments: [(0, 0, true), (0, 1, true), (4, 5, true), (4, .max, true), (4, 4, false), (5, 4, false), (1, 0, false)]
            as [(UInt32, UInt32, Bool)])
    func `a use is noted unless the counter does not rise`(before: UInt32, now counter: UInt32, isGood: Bool) throws {
        let added = passkey(500, counter: before)
        _ = try sample.store.write { try $0.passkeys.add(added) }
        #expect(try sample.store.write { try $0.passkeys.use(added.id, counter: counter, isBackedUp: false, at: now + 60) } == isGood)
        let used = try #require(try all().first)
        #expect(used.counter == (isGood ? counter : before) && used.isBackedUp == !isGood && used.lastUsedAt == (isGood ? now + 60 : nil))
    }

    @Test func `a passkey that was refused says so, and goes with its owner`() throws {
        _ = try sample.store.write { try $0.passkeys.add(passkey(500)) }
        try sample.store.write { try $0.passkeys.refuse(Sample.id(500), at: now + 60) }
        #expect(try all().map(\.refusedAt) == [now + 60])
        #expect(try sample.store.read { try $0.passkeys.all(of: Sample.id(999)) } == [])
        try sample.store.pool.write { try $0.execute(sql: "DELETE FROM user") }
        #expect(try sample.store.read { try $0.passkeys.find(credential: passkey(500).credential) } == nil)
    }
}
