import Bookkeeping
import GRDB
import Testing

@testable import Storage

/// Passcodes, one-time passwords, and pending sign-ins.
struct FactorTests {
    let sample: Sample
    let now = Sample.now

    init() throws {
        sample = try Sample()
        _ = try sample.neighbour()
    }

    private func hash(_ byte: UInt8) -> [UInt8] { Array(repeating: byte, count: 32) }

    private func session(_ byte: UInt8) -> Session {
        Session(id: Sample.id(Int(byte)), user: sample.user, createdAt: now, lastSeenAt: now, userAgent: "", address: "192.0.2.1")
    }

    private func addSession(_ byte: UInt8) throws {
        try sample.store.write { try $0.sessions.add(session(byte), tokenHash: hash(byte), provedBy: Sample.proof) }
    }

    @Test func `a passcode is set, changed and removed together with its time`() throws {
        #expect(throws: StoreError.notFound) { try sample.store.write { try $0.passcodes.set(of: sample.user, nil, lockAfter: 60, at: now) } }
        #expect(try sample.store.read { try $0.users.find(sample.user)?.lockAfter } == nil)
        try sample.store.write { try $0.passcodes.set(of: sample.user, "scrypt$one", lockAfter: 60, at: now) }
        try sample.store.write { try $0.passcodes.set(of: sample.user, nil, lockAfter: 900, at: now) }
        #expect(try sample.store.read { try $0.passcodes.hash(of: sample.user) } == "scrypt$one")
        try sample.store.write { try $0.passcodes.set(of: sample.user, "scrypt$two", lockAfter: 0, at: now) }
        #expect(try sample.store.read { try $0.passcodes.hash(of: sample.user) } == "scrypt$two")
        #expect(try sample.store.read { try $0.users.find(sample.user)?.lockAfter } == 0)
        #expect(try sample.store.read { try $0.passcodes.hash(of: Sample.id(102)) } == nil)
        try sample.store.write { try $0.passcodes.remove(of: sample.user) }
        #expect(try sample.store.read { try ($0.passcodes.hash(of: sample.user), $0.users.find(sample.user)?.lockAfter) } == (nil, nil))
    }

    @Test func `tries are counted for each session and forgiven`() throws {
        try addSession(1)
        try addSession(2)
        func tries(_ byte: UInt8) throws -> Int { try sample.store.write { try $0.passcodes.noteTry(hash(byte)) } }
        #expect(try [tries(1), tries(1), tries(2), tries(1)] == [1, 2, 1, 3])
        try sample.store.write { try $0.passcodes.forgiveTries(in: session(1)) }
        #expect(try [tries(1), tries(2)] == [1, 2])
        for _ in 0..<200 { _ = try tries(1) }
        #expect(try tries(1) == 100, "the count ends")
        #expect(throws: StoreError.conflict(.sessionEnded)) { try tries(9) }
    }

    @Test func `a step and those before it are good once`() throws {
        try sample.store.write {
            try $0.oneTimePasswords.switchOn(of: sample.user, secret: Array(repeating: 5, count: 20), step: 100, recoveryCodes: [], at: now)
        }
        let used = try [100, 99, 101, 101, 100, 105, 104].map { step in
            try sample.store.write { try $0.oneTimePasswords.use(of: sample.user, step: step) }
        }
        #expect(used == [false, false, true, false, false, true, false])
        #expect(try !sample.store.write { try $0.oneTimePasswords.use(of: Sample.id(102), step: 200) })
    }

    @Test func `recovery codes belong to one user, are good once, and go with the rest`() throws {
        func on(_ user: User.ID, _ codes: [UInt8]) throws {
            try sample.store.write {
                try $0.oneTimePasswords.switchOn(of: user, secret: Array(repeating: 5, count: 20), step: 1, recoveryCodes: codes.map(hash), at: now)
            }
        }
        try on(sample.user, [1, 2, 3])
        try on(Sample.id(102), [1])
        func use(_ byte: UInt8) throws -> Bool { try sample.store.write { try $0.recoveryCodes.use(of: sample.user, hash(byte)) } }
        #expect(try [use(1), use(1), use(9), use(2)] == [true, false, false, true])
        #expect(try sample.store.read { try [$0.recoveryCodes.count(of: sample.user), $0.recoveryCodes.count(of: Sample.id(102))] } == [1, 1])
        try sample.store.write { try $0.pendingSignIns.add(of: sample.user, tokenHash: hash(7), provedBy: Sample.proof, at: now) }
        try sample.store.write { try $0.oneTimePasswords.switchOff(of: sample.user) }
        #expect(try sample.store.read { try $0.recoveryCodes.count(of: sample.user) } == 0)
        #expect(try sample.store.read { try $0.pendingSignIns.user(of: hash(7), at: now) } == nil)
        #expect(try sample.store.read { try $0.oneTimePasswords.key(of: Sample.id(102)) } != nil)
    }

    @Test func `a sign-in waits for five minutes, for a user who may sign in`() throws {
        try sample.store.write {
            try $0.oneTimePasswords.switchOn(of: sample.user, secret: Array(repeating: 5, count: 20), step: 1, recoveryCodes: [], at: now)
            try $0.pendingSignIns.add(of: sample.user, tokenHash: hash(1), provedBy: Sample.proof, at: now)
        }
        func waits(_ time: Int64) throws -> Bool { try sample.store.read { try $0.pendingSignIns.user(of: hash(1), at: time) } != nil }
        #expect(try [waits(now - 1), waits(now), waits(now + 300), waits(now + 301)] == [false, true, true, false])
        #expect(try sample.store.write { try [$0.pendingSignIns.noteTry(hash(1)), $0.pendingSignIns.noteTry(hash(1))] } == [1, 2])
        #expect(throws: StoreError.conflict(.proofLapsed)) { try sample.store.write { try $0.pendingSignIns.noteTry(hash(2)) } }
        #expect(try sample.store.read { try [$0.hasExpired(at: now + 300), $0.hasExpired(at: now + 301)] } == [false, true])
        #expect(try sample.store.write { try $0.purgeExpired(at: now + 301) } == 1)
        try sample.store.write {
            try $0.pendingSignIns.add(of: sample.user, tokenHash: hash(1), provedBy: Sample.proof, at: now)
            try $0.users.setDisabled(sample.user, true)
            try $0.users.setDisabled(sample.user, false)
        }
        #expect(try !waits(now))
    }

    @Test func `every question is answered by an index`() throws {
        let steps = try sample.store.pool.read { database in
            let connection = Connection(database: database)
            return try [
                "SELECT hash FROM passcode WHERE user = ?", "SELECT count(*) FROM recovery_code WHERE user = ?",
                "SELECT secret FROM one_time_password WHERE user = ?", "SELECT user FROM pending_sign_in WHERE token_hash = ?",
                "DELETE FROM pending_sign_in WHERE user = ?", "DELETE FROM recovery_code WHERE user = ?",
            ].flatMap { sql in try connection.rows("EXPLAIN QUERY PLAN " + sql, hash(1)) { $0.text(3) } }
        }
        #expect(!steps.isEmpty && steps.allSatisfy { $0.hasPrefix("SEARCH") })
    }
}
