import Bookkeeping
import Foundation
import GRDB
import Testing

@testable import Storage

/// Databases of every version that was released, as the program of that version left them.
struct MigrationTests {
    /// The versions that were released; `Released/` has a database of each, with two households, that the version itself wrote.
    private static let released = [1]

    private func open(_ version: Int) throws -> Store {
        let directory = NSTemporaryDirectory() + "penny-migration-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Released/version-\(version).sqlite")
        try FileManager.default.copyItem(atPath: source.path, toPath: directory + "/penny.sqlite")
        return try Store(at: directory + "/penny.sqlite", now: Sample.now)
    }

    @Test(arguments: released) func `a database of a released version is taken over whole`(version: Int) throws {
        let store = try open(version)
        defer { try? store.close() }
        #expect(try store.check() == [])
        let users = try store.read { try $0.users() }
        #expect(users.map(\.username).sorted() == ["ada", "bob"])
        let ada = try #require(users.first { $0.username == "ada" })
        try store.read(ada.book) { ledger throws in
            #expect(try ledger.balances().map(\.balance.minorUnits) == [10_120, 11_900, 600])
            #expect(try ledger.recent(limit: 10).map(\.title) == ["Ramen", "Lunch", "Exchange", "Pay"])
            #expect(try ledger.recent(limit: 10).map(\.hashtags) == [["Lunch", "旅行"], ["Lunch"], [], []])
            #expect(try ledger.names().hashtags == ["Lunch", "旅行"])
            #expect(try ledger.deletions().count == 2)
        }
    }
}
