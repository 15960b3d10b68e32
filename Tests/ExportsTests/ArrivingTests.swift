import Bookkeeping
import Foundation
import Storage
import Testing

@testable import Exports

/// A book that is filled to replace another one: inaccessible until then, and then complete or not there at all.
final class ArrivingTests {
    let server: Server
    let file: String
    let before: Data

    init() throws {
        let other = try Server(demo: .japanese)
        try RoundTripTests.enrich(other)
        server = try Server(demo: .english)
        try RoundTripTests.enrich(server)
        try server.add("grace", "grace@example.com", number: 900)
        file = server.directory + "/other.zip"
        try FileManager.default.copyItem(atPath: try other.export(), toPath: file)
        before = try Data(contentsOf: URL(fileURLWithPath: try server.export()))
    }

    private struct Stop: Error {}

    private func export() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: try server.export())) }

    /// Imports the file and calls `meanwhile` before each record, with the number of records so far.
    private func bring(meanwhile: @escaping (_ records: Int) throws -> Void) throws {
        let user = try server.user().id, archive = try ImportFile(at: file, checksRecords: false)
        var count = 0
        archive.progress = {
            try meanwhile(count)
            count += 1
        }
        try archive.replace(bookOf: .person(user), in: server.store, by: .terminal("pi"), at: Server.now)
    }

    @Test func `nobody sees a book that is being filled, and all agrees after each step`() throws {
        let figures = try server.store.read { try $0.figures() }
        try bring { [self] count throws in
            guard count % 700 == 600 else { return }
            #expect(try server.store.check() == [])
            #expect(try export() == before)
            #expect(try server.store.read { try $0.figures() } == figures)
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == export())
        #expect(try server.store.check() == [])
        try server.store.eraseResidualData()
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == export())
        #expect(try server.store.check() == [])
        #expect(try !server.store.read { try $0.books.hasResidualData() })
    }

    @Test(arguments: [0, 1, 499, 650]) func `an import that ends early changes nothing and leaves nothing`(records: Int) throws {
        let size = try server.store.read { try $0.figures() }
        #expect(throws: Stop.self) { try bring { (count: Int) throws in if count == records { throw Stop() } } }
        #expect(try export() == before)
        #expect(try server.store.check() == [])
        #expect(try server.store.read { try $0.books.hasResidualData() })
        try server.store.eraseResidualData()
        #expect(try !server.store.read { try $0.books.hasResidualData() })
        #expect(try server.store.read { try $0.figures() } == size)
        #expect(try export() == before)
        #expect(try server.store.check() == [])
    }

    @Test func `what the person writes meanwhile ends the import, and what others write does not`() throws {
        let former = try server.book(), grace = try server.book("grace")
        func add(_ name: String, to book: BookAccess) throws {
            _ = try server.store.write(book) { try $0.addHashtag(Hashtag.ID(milliseconds: 7), name: name, at: Server.now) }
        }
        try bring { (count: Int) throws in if count == 5 { try add("meanwhile", to: grace) } }
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == export())
        // A write that was begun before the book was replaced is refused.
        #expect(throws: StoreError.conflict(.bookReplaced)) { try add("late", to: former) }
        let book = try server.book()
        #expect(throws: ImportProblem.changed) { try bring { (count: Int) throws in if count == 5 { try add("meanwhile", to: book) } } }
        #expect(try server.store.read(book) { try $0.hashtags().contains { $0.name == "meanwhile" } })
        #expect(try server.book() == book)
        #expect(try server.store.check() == [])
    }

    @Test func `notices about signing in stay, and notifications about the replaced book go with it`() throws {
        let user = try server.user().id
        func notifications() throws -> [Bookkeeping.Notification] {
            try server.store.read { try $0.notifications.page(of: user, limit: 500).notifications }
        }
        func isAboutSigningIn(_ notification: Bookkeeping.Notification) -> Bool { if case .security = notification.content { true } else { false } }
        try server.store.write { try $0.notify(user, .tokenMade, at: Server.now - 5) }
        let former = try notifications()
        #expect(former.count { !isAboutSigningIn($0) } > 0)
        try bring { _ in }
        let present = try notifications()
        #expect(former.filter(isAboutSigningIn).allSatisfy(present.contains))
        #expect(!former.filter { !isAboutSigningIn($0) }.contains(where: present.contains))
        #expect(try server.store.check() == [])
    }

    @Test func `preferences that are changed meanwhile end the import`() throws {
        let user = try server.user().id
        #expect(throws: ImportProblem.changed) {
            try bring { [self] count throws in
                guard count == 5 else { return }
                var preferences = try server.user().preferences
                preferences.masksAmounts = true
                try server.store.write { [preferences] in try $0.users.updatePreferences(user, preferences) }
            }
        }
        #expect(try server.user().preferences.masksAmounts)
        #expect(try server.store.check() == [])
    }

    @Test func `one book is filled at a time`() throws {
        let user = try server.user().id
        try bring { [self] count throws in
            guard count == 3 else { return }
            #expect(throws: StoreError.busy) {
                try ImportFile(at: file).replace(bookOf: .person(user), in: server.store, by: .terminal("pi"), at: Server.now)
            }
            // A book that is being filled is not erased as a leftover.
            try server.store.eraseResidualData()
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == export())
    }

    @Test func `a person who is deleted meanwhile leaves nothing behind`() throws {
        let grace = try server.user("grace").id, demo = try server.user().id
        try server.store.write { try $0.users.administer(grace, .makeOperator, by: .server, at: Server.now) }
        #expect(throws: StoreError.notFound) {
            try bring { [self] count throws in if count == 3 { try server.store.write { try $0.users.delete(demo, at: Server.now) } } }
        }
        try server.store.eraseResidualData()
        #expect(try server.store.read { try $0.figures().counts[.records] } == 0)
        #expect(try server.store.check() == [])
    }
}
