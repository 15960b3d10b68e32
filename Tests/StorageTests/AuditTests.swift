import Bookkeeping
import GRDB
import Testing

@testable import Storage

struct AuditTests {
    let sample: Sample
    let now = Sample.now

    init() throws { sample = try Sample() }

    @Test func `every act is kept with its time, its actor and whom it is about, the latest first`() throws {
        _ = try sample.neighbour()
        try sample.store.write { editor throws in
            try editor.audit.record(.userDisabled, by: .terminal("pi"), about: Sample.id(102), at: now)
            try editor.audit.record(.signUpClosed, by: .user(sample.user), at: now + 1)
            try editor.audit.record(.backupMade, by: .server, at: now + 2)
        }
        let entries = try sample.store.read { try $0.audit.entries() }
        #expect(entries.map(\.act) == [.backupMade, .signUpClosed, .userDisabled])
        #expect(entries.map(\.at) == [now + 2, now + 1, now])
        #expect(entries.map(\.actor) == [.server, .user(sample.user), .terminal("pi")])
        #expect(entries.map(\.actorName) == [nil, "ada", nil])
        #expect(entries.map(\.about) == [nil, nil, Sample.id(102)])
        #expect(entries.map(\.aboutName) == [nil, nil, "bob"])
        #expect(try sample.store.read { try $0.audit.lastTime(of: .backupMade) } == now + 2)
        #expect(try sample.store.read { try $0.audit.lastTime(of: .restored) } == nil)
    }

    @Test func `pages follow each other without a gap, and entries can be asked for by time and by person`() throws {
        try sample.store.write { editor throws in
            for number in 0..<10 {
                try editor.audit.record(
                    .exported, by: .user(number.isMultiple(of: 2) ? sample.user : Sample.id(7)), about: Sample.id(7), at: now + Int64(number))
            }
        }
        try sample.store.read { site throws in
            let first = try site.audit.entries(AuditQuery(limit: 6))
            let second = try site.audit.entries(AuditQuery(before: first.last?.number, limit: 6))
            #expect((first + second).map(\.at) == (0..<10).reversed().map { now + Int64($0) })
            #expect(try site.audit.entries(AuditQuery(since: now + 8)).count == 2)
            #expect(try site.audit.entries(AuditQuery(user: sample.user)).count == 5)
            #expect(try site.audit.entries(AuditQuery(user: Sample.id(7))).count == 10)
            #expect(try site.audit.entries(AuditQuery(since: now + 4, user: sample.user, limit: 2)).map(\.at) == [now + 8, now + 6])
        }
    }

    @Test func `an entry outlives the person, whose name is in none of them`() throws {
        _ = try sample.neighbour()
        try sample.store.write { editor throws in
            try editor.audit.record(.userDisabled, by: .user(sample.user), about: Sample.id(102), at: now)
            try editor.users.delete(Sample.id(102), at: Sample.now)
        }
        let entry = try #require(try sample.store.read { try $0.audit.entries().first })
        #expect(entry.about == Sample.id(102) && entry.aboutName == nil)
    }

    @Test func `entries are not changed, and go after 400 days`() throws {
        try sample.store.write { editor throws in
            try editor.audit.record(.checked, by: .server, at: now - AuditEntry.daysKept * 86_400)
            try editor.audit.record(.checked, by: .server, at: now)
        }
        #expect(throws: DatabaseError.self) { try sample.store.pool.write { try $0.execute(sql: "UPDATE audit SET at = 0") } }
        #expect(try sample.store.write { try $0.purgeExpired(at: now) } == 0)
        #expect(try sample.store.read { try $0.hasExpired(at: now + 1) })
        #expect(try sample.store.write { try $0.purgeExpired(at: now + 1) } == 1)
        #expect(try sample.store.read { try $0.audit.entries().map(\.at) } == [now])
    }

    @Test(arguments: ["", "pi", String(repeating: "名", count: 300)]) func `any name of the operating system is taken`(name: String) throws {
        try sample.store.write { try $0.audit.record(.restored, by: .terminal(name), at: now) }
        let kept = name.isEmpty ? "?" : String(name.prefix(100))
        #expect(try sample.store.read { try $0.audit.entries().first?.actor } == .terminal(kept))
    }

    @Test func `the log is read by an index`() throws {
        let plans = try sample.store.pool.read { database in
            let connection = Connection(database: database)
            return try [
                "SELECT 1 FROM audit WHERE number < 5 AND at >= 0 ORDER BY number DESC LIMIT 5",
                "SELECT number FROM audit WHERE user = x'00'", "SELECT number FROM audit WHERE about = x'00'",
                "SELECT at FROM audit WHERE act = 'checked' ORDER BY at DESC LIMIT 1", "DELETE FROM audit WHERE at < 5",
                "DELETE FROM password_reset WHERE expires_at < 5",
            ].flatMap { try connection.rows("EXPLAIN QUERY PLAN " + $0) { $0.text(3) } }
        }
        #expect(plans.filter { !$0.hasPrefix("SEARCH") || $0.contains("TEMP B-TREE") } == [])
    }
}
