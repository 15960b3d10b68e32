import Bookkeeping
import GRDB
import Testing

@testable import Storage

/// Device tokens, stored as hashes.
struct DeviceTokenTests {
    let sample: Sample
    let now = Sample.now

    init() throws { sample = try Sample() }

    private func hash(_ number: UInt8) -> [UInt8] { Array(repeating: number, count: 32) }

    private func session(_ number: Int, at time: Int64 = Sample.now, of user: User.ID? = nil) -> Session {
        Session(id: Sample.id(number), user: user ?? sample.user, createdAt: time, lastSeenAt: time, userAgent: "", address: "")
    }

    private func isKnown(_ number: UInt8, of user: User.ID? = nil) throws -> Bool {
        try sample.store.read { try $0.devices.isKnown(hash(number), of: user ?? sample.user) }
    }

    @Test func `a browser is known to those who signed in there, and a new token takes the place of the former for all of them`() throws {
        _ = try sample.neighbour()
        let bob: User.ID = Sample.id(102)
        try sample.store.write { editor in
            try editor.devices.remember(hash(1), inPlaceOf: nil, of: session(1))
            try editor.devices.remember(hash(2), inPlaceOf: hash(1), of: session(2, of: bob))
        }
        #expect(try isKnown(2) && isKnown(2, of: bob))
        #expect(try !isKnown(1) && !isKnown(1, of: bob) && !isKnown(3))
        try sample.store.write { try $0.devices.remember(hash(3), inPlaceOf: hash(9), of: session(3)) }
        #expect(try isKnown(3) && isKnown(2) && !isKnown(3, of: bob), "a token that nobody has is passed over")
    }

    @Test func `the twenty of the latest sign-ins are kept, also by a clock that was ahead before`() throws {
        try sample.store.write { editor in
            for number in 1...20 {
                try editor.devices.remember(hash(UInt8(number)), inPlaceOf: nil, of: session(number, at: now + 1_000 + Int64(number)))
            }
            try editor.devices.remember(hash(21), inPlaceOf: nil, of: session(21, at: now))
        }
        #expect(try isKnown(21) && isKnown(20) && isKnown(2) && !isKnown(1))
    }

    @Test func `it goes with its person, after four hundred days, and when its session is ended from elsewhere`() throws {
        try sample.store.write { editor in
            for number in 1...3 {
                try editor.sessions.add(session(number), tokenHash: hash(UInt8(number)), provedBy: Sample.proof)
                try editor.devices.remember(hash(UInt8(number)), inPlaceOf: nil, of: session(number))
            }
            try editor.sessions.end(Sample.id(1), of: sample.user)
            try editor.sessions.end(hash(2))
        }
        #expect(try !isKnown(1) && isKnown(2) && isKnown(3), "signing out keeps what the browser is known by")
        try sample.store.write { try $0.sessions.endOthers(than: session(3)) }
        #expect(try !isKnown(2) && isKnown(3))
        #expect(try !sample.store.read { try $0.hasExpired(at: now + 29 * 86_400) })
        try sample.store.write { _ = try $0.purgeExpired(at: now + 400 * 86_400) }
        #expect(try isKnown(3))
        try sample.store.write { _ = try $0.purgeExpired(at: now + 400 * 86_400 + 1) }
        #expect(try !isKnown(3))
        try sample.store.write { try $0.devices.remember(hash(4), inPlaceOf: nil, of: session(4)) }
        try sample.store.write { try $0.users.delete(sample.user, at: Sample.now) }
        #expect(try sample.store.pool.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM device_token") } == 0)
    }
}
