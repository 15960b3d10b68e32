import Bookkeeping
import Foundation
import GRDB
import Testing

@testable import Storage

/// Databases of every version that was released, as the program of that version left them.
struct MigrationTests {
    /// The versions that were released; `Released/` has a database of each, with the two households of version 1, that the version itself wrote.
    private static let released = [1, 4, 5]

    private func open(_ version: Int, preparing statements: [String] = []) throws -> Store {
        let directory = NSTemporaryDirectory() + "penny-migration-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
            path: "Released/version-\(version).sqlite")
        try FileManager.default.copyItem(atPath: source.path, toPath: directory + "/penny.sqlite")
        let queue = try DatabaseQueue(path: directory + "/penny.sqlite")
        try queue.write { database in for statement in statements { try database.execute(sql: statement) } }
        try queue.close()
        return try Store(at: directory + "/penny.sqlite")
    }

    /// Bob has called himself as Ada since before names were compared by their looks; his first letter is Cyrillic.
    @Test func `names that look the same stay, and no further one joins them`() throws {
        let store = try open(5, preparing: ["UPDATE user SET username = 'аda', username_key = 'аda' WHERE username = 'bob'"])
        defer { try? store.close() }
        let users = try store.read { try $0.users() }
        #expect(users.map(\.username) == ["ada", "cleo", "аda"])
        let bob = try #require(users.last), cleo = try #require(users.first { $0.username == "cleo" })
        func rename(_ user: User, _ name: String) throws {
            let profile = User.Profile(username: name, email: user.email, firstName: "B", lastName: "", dateOfBirth: nil)
            try store.write { try $0.updateProfile(user.id, profile) }
        }
        try rename(bob, "аda")
        #expect(throws: StoreError.conflict(.usernameLooksTaken)) { try rename(cleo, "adа") }
        #expect(throws: StoreError.conflict(.usernameLooksTaken)) { try rename(bob, "adа") }
        #expect(throws: StoreError.conflict(.usernameTaken)) { try rename(bob, "ADA") }
        // His name is taken by its looks also once Ada has another one.
        try rename(try #require(users.first), "countess")
        #expect(throws: StoreError.conflict(.usernameLooksTaken)) { try rename(cleo, "ada") }
        try rename(bob, "ada")
        try rename(bob, "bob")
        try rename(cleo, "аda")
        #expect(try store.check() == [])
    }

    @Test(arguments: released) func `a database of a released version is taken over whole`(version: Int) throws {
        let store = try open(version)
        defer { try? store.close() }
        #expect(try store.check() == [])
        let users = try store.read { try $0.users() }
        #expect(users.map(\.username).sorted() == (version == 1 ? ["ada", "bob"] : ["ada", "bob", "cleo"]))
        let ada = try #require(users.first { $0.username == "ada" })
        try store.read(ada.book) { ledger throws in
            #expect(try ledger.balances().map(\.balance.minorUnits) == [10_120, 11_900, 600])
            #expect(try ledger.recent(limit: 10).map(\.title) == ["Ramen", "Lunch", "Exchange", "Pay"])
            #expect(try ledger.recent(limit: 10).map(\.hashtags) == [["Lunch", "旅行"], ["Lunch"], [], []])
            #expect(try ledger.names().hashtags == ["Lunch", "旅行"])
            #expect(try ledger.deletions().count == 2)
        }
    }

    /// In version 4 a third person wrote down where they were.
    @Test func `places that were written down before there was a map are on it`() throws {
        let store = try open(4)
        defer { try? store.close() }
        let cleo = try #require(try store.read { try $0.users() }.first { $0.username == "cleo" })
        let deletion = try store.read(cleo.book) { ledger in
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
        _ = try store.write(cleo.book) { try $0.restore(deletion.id, at: Sample.now) }
        #expect(try store.read(cleo.book) { try $0.placeSums(PlaceQuery(), zoom: 2).sums.map(\.count).max() } == 3)
        #expect(try store.check() == [])
    }
}
