import Bookkeeping
import Foundation
import GRDB
import Testing

@testable import Storage

/// Databases of every released version, as left by the program of that version.
struct MigrationTests {
    private static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Released")

    /// The versions that have a database in `Released/`. Those up to 6 were written by the program of that version, with the two
    /// households of version 1; later ones by `PENNY_RELEASED=write`.
    private static let released: [Int] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        return files.compactMap { $0.firstMatch(of: /^version-([0-9]+)\.sqlite$/).flatMap { Int($0.1) } }.sorted()
    }()

    /// With `PENNY_RELEASED=write`, writes the database of the present version from the one before it; to be done in the commit
    /// that adds a migration.
    @Test func `every released version has its database`() throws {
        if ProcessInfo.processInfo.environment["PENNY_RELEASED"] == "write" {
            let store = try open(try #require(Self.released.last { $0 < Migration.latest }))
            let file = Self.directory.appending(path: "version-\(Migration.latest).sqlite").path
            try? FileManager.default.removeItem(atPath: file)
            try store.pool.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [file]) }
            try store.close()
        } else {
            // Versions 7 to 9 were released with 10, 14 and 15 with 16, 18 and 19 with 20, 22 and 23 with 24, 35 with 36.
            let alone = Migration.all.map(\.number).filter { $0 > 9 && ![14, 15, 18, 19, 22, 23, 35].contains($0) }
            #expect(
                Self.released.filter { $0 > 6 } == alone,
                "write it with PENNY_RELEASED=write swift test --filter MigrationTests")
        }
    }

    private func open(_ version: Int, preparing statements: [String] = []) throws -> Store {
        let directory = NSTemporaryDirectory() + "penny-migration-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        let source = Self.directory.appending(path: "version-\(version).sqlite")
        try FileManager.default.copyItem(atPath: source.path, toPath: directory + "/penny.sqlite")
        let queue = try DatabaseQueue(path: directory + "/penny.sqlite")
        try queue.write { database in for statement in statements { try database.execute(sql: statement) } }
        try queue.close()
        return try Store(at: directory + "/penny.sqlite")
    }

    /// Bob has had a user name confusable with Ada's since before names were compared by skeleton; its first letter is Cyrillic.
    @Test func `names that look the same stay, and no further one joins them`() throws {
        let store = try open(5, preparing: ["UPDATE user SET username = 'аda', username_key = 'аda' WHERE username = 'bob'"])
        defer { try? store.close() }
        let users = try store.read { try $0.users.all() }
        #expect(users.map(\.username) == ["ada", "cleo", "аda"])
        let bob = try #require(users.last), cleo = try #require(users.first { $0.username == "cleo" })
        func rename(_ user: User, _ name: String) throws {
            let profile = User.Profile(username: name, email: user.email, firstName: "B", lastName: "", dateOfBirth: nil)
            try store.write { try $0.users.updateProfile(user.id, profile) }
        }
        try rename(bob, "аda")
        #expect(throws: StoreError.conflict(.usernameLooksTaken)) { try rename(cleo, "adа") }
        #expect(throws: StoreError.conflict(.usernameLooksTaken)) { try rename(bob, "adа") }
        #expect(throws: StoreError.conflict(.usernameTaken)) { try rename(bob, "ADA") }
        // His name stays taken by its skeleton after Ada gets another one.
        try rename(try #require(users.first), "countess")
        #expect(throws: StoreError.conflict(.usernameLooksTaken)) { try rename(cleo, "ada") }
        try rename(bob, "ada")
        try rename(bob, "bob")
        try rename(cleo, "аda")
        #expect(try store.check() == [])
    }

    /// Returns the text of tables, indexes, views and triggers, by name.
    private func schema(of store: Store) throws -> [String: String] {
        try store.pool.read { database in
            let rows = try Row.fetchAll(database, sql: "SELECT type || ' ' || name, coalesce(sql, '') FROM sqlite_schema")
            return Dictionary(uniqueKeysWithValues: rows.map { ($0[0] as String, SchemaText.plain($0[1])) })
        }
    }

    @Test(arguments: released) func `a database of a released version gets the schema of a new one`(version: Int) throws {
        let sample = try Sample(), store = try open(version)
        defer { try? store.close() }
        let upgraded = try schema(of: store), fresh = try schema(of: sample.store)
        #expect(fresh.count > 100)
        #expect(Set(upgraded.keys).symmetricDifference(fresh.keys).sorted() == [])
        for (name, sql) in fresh { #expect(upgraded[name] == sql) }
    }

    @Test(arguments: released) func `a database of a released version is taken over whole`(version: Int) throws {
        let store = try open(version)
        defer { try? store.close() }
        #expect(try store.check() == [])
        let users = try store.read { try $0.users.all() }
        #expect(users.map(\.username).sorted() == (version == 1 ? ["ada", "bob"] : ["ada", "bob", "cleo"]))
        let ada = try #require(
            try store.read { site in try site.users.find(login: "ada").flatMap { try site.books.atTerminal(of: $0.user.id) } })
        try store.read(ada) { ledger throws in
            #expect(try ledger.balances().map(\.balance.minorUnits) == [10_120, 11_900, 600])
            #expect(try ledger.recent(limit: 10).map(\.title) == ["Ramen", "Lunch", "Exchange", "Pay"])
            #expect(try ledger.recent(limit: 10).map(\.hashtags) == [["Lunch", "旅行"], ["Lunch"], [], []])
            #expect(try ledger.names().hashtags == ["Lunch", "旅行"])
            #expect(try ledger.deletions().count == 2)
        }
    }

    /// A third person in version 4 has records with places.
    @Test func `places that were written down before there was a map are on it`() throws {
        let store = try open(4)
        defer { try? store.close() }
        let cleo = try #require(
            try store.read { site in try site.users.find(login: "cleo").flatMap { try site.books.atTerminal(of: $0.user.id) } })
        let deletion = try store.read(cleo) { ledger in
            for zoom in [2, 9, 19] {
                let sums = try ledger.placeSums(PlaceQuery(), zoom: zoom).sums
                #expect(sums.map(\.count).sorted() == [1, 1, 2], "the deleted one is not counted")
                #expect(Set(sums.map(\.amount)) == [1_250, 2_000, 50_000])
                let ferry = try #require(sums.first { $0.amount == 2_000 }?.record)
                #expect(try ledger.locatedRecords([ferry])[ferry]?.record.title == "Ferry")
            }
            let year: ClosedRange<CalendarDate> = .day("2026-01-01") ... .day("2026-12-31")
            #expect(try ledger.placeSums(PlaceQuery(dates: year, kind: .expense), zoom: 19).sums.map(\.name) == ["Market"])
            #expect(try ledger.budgets().map(\.name) == ["Fun"])
            return try #require(try ledger.deletions().first)
        }
        _ = try store.write(cleo) { try $0.restore(deletion.id, at: Sample.now) }
        #expect(try store.read(cleo) { try $0.placeSums(PlaceQuery(), zoom: 2).sums.map(\.count).max() } == 3)
        #expect(try store.check() == [])
    }

    /// In version 6 IDs were unique in the whole database: attachments, messages and moves by a deletion get the book that they
    /// belong to.
    @Test func `what has no book of its own in version 6 gets that of what it is part of`() throws {
        let store = try open(6)
        defer { try? store.close() }
        let ada = try #require(
            try store.read { site in try site.users.find(login: "ada").flatMap { try site.books.atTerminal(of: $0.user.id) } })
        let lunch = try #require(try store.read(ada) { try $0.recent(limit: 10).first { $0.title == "Lunch" } })
        let file = try #require(try store.read(ada) { try $0.transaction(lunch.id)?.receipts.first })
        #expect(file.id.description == "01900000-0000-7000-8000-0000000020aa" && file.name == "lunch.png")
        #expect(try store.read(ada) { try $0.receipts.receipt(file.id)?.1 } == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(try store.export(ada) { try $0.exportedReceipts().map(\.name) } == ["lunch.png", "mistake.pdf"])
        let message = try #require(try store.read { try $0.outbox.due(at: 1_770_000_000) })
        guard case .notification = message.content else { Issue.record("\(message)"); return }
        #expect(message.user.id == ada.person)
        #expect(try store.export(ada) { try $0.exportedRecords().records.flatMap(\.movedBy).count } == 1)
        #expect(try store.check() == [])
    }
}
