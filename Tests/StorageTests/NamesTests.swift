import Bookkeeping
import Foundation
import GRDB
import Testing

@testable import Storage

struct NamesTests {
    let sample: Sample

    init() throws { sample = try Sample() }

    private func names() throws -> LedgerNames { try sample.store.read(sample.book) { try $0.names() } }

    @Test func `the names of a book follow every change of its accounts, categories and hashtags`() throws {
        let before = try names()
        #expect(before.accounts.map(\.name) == ["Main", "Cash", "Tokyo"] && before.categories.map(\.name) == ["Food", "Travel", "Salary"])
        #expect(before.hashtags == [] && before.defaultAccount?.id == sample.main)
        let changes: [((LedgerEditor) throws -> Void, (LedgerNames) -> Bool)] = [
            ({ try $0.updateAccount(sample.cash, Sample.account("Purse", .eur, 1_000)) }, { $0.account(sample.cash)?.name == "Purse" }),
            ({ try $0.makeDefault(sample.tokyo) }, { $0.defaultAccount?.id == sample.tokyo }),
            ({ _ = try $0.deleteAccount(sample.cash, as: Sample.id(900), at: Sample.now) }, { $0.account(sample.cash) == nil }),
            ({ _ = try $0.restore(Sample.id(900), at: Sample.now) }, { $0.account(sample.cash)?.name == "Purse" }),
            ({ _ = try $0.addCategory(Sample.id(30), Sample.category(.expense, "Pets"), at: Sample.now) }, { $0.categories.last?.name == "Pets" }),
            ({ _ = try $0.addHashtag(Sample.id(40), name: "Lunch", at: Sample.now) }, { $0.hashtags == ["Lunch"] }),
            ({ try $0.renameHashtag(Sample.id(40), name: "Dinner") }, { $0.hashtags == ["Dinner"] }),
            ({ _ = try $0.deleteHashtag(Sample.id(40), as: Sample.id(901), at: Sample.now) }, { $0.hashtags == [] }),
        ]
        for (index, (change, isSeen)) in changes.enumerated() {
            try sample.store.write(sample.book) { try change($0) }
            #expect(try isSeen(names()), "change \(index)")
        }
    }

    @Test func `a change that is taken back is never seen`() throws {
        struct Regret: Error {}
        _ = try names()
        #expect(throws: Regret.self) {
            try sample.store.write(sample.book) { editor in
                _ = try editor.addHashtag(Sample.id(40), name: "Gone", at: Sample.now)
                #expect(try editor.ledger.names().hashtags == ["Gone"])
                throw Regret()
            }
        }
        #expect(try names().hashtags == [])
        try sample.store.write(sample.book) { _ = try $0.addHashtag(Sample.id(41), name: "Here", at: Sample.now) }
        #expect(try names().hashtags == ["Here"])
    }

    @Test func `books do not share names`() throws {
        let neighbour = try sample.neighbour()
        try sample.store.write(neighbour) { _ = try $0.addHashtag(Sample.id(140), name: "Theirs", at: Sample.now) }
        #expect(try names().hashtags == [])
        #expect(try sample.store.read(neighbour) { try $0.names() }.hashtags == ["Theirs"])
    }

    @Test func `a record names its hashtags by their order, whatever becomes of them`() throws {
        try sample.add(sample.expense("Tea", hashtags: ["work", "Äpfel", "lunch"]))
        func hashtags() throws -> [String] { try sample.store.read(sample.book) { try $0.recent(limit: 1).flatMap(\.hashtags) } }
        #expect(try hashtags() == ["Äpfel", "lunch", "work"].sorted { $0.folded < $1.folded })
        let work = try #require(try sample.store.read(sample.book) { try $0.hashtags().first { $0.name == "work" } })
        try sample.store.write(sample.book) { try $0.renameHashtag(work.id, name: "Arbeit") }
        #expect(try hashtags().contains("Arbeit") && !hashtags().contains("work"))
        try sample.store.write(sample.book) { _ = try $0.deleteHashtag(work.id, as: Sample.id(900), at: Sample.now) }
        #expect(try hashtags().count == 2)
        try sample.store.write(sample.book) { _ = try $0.restore(Sample.id(900), at: Sample.now) }
        #expect(try hashtags().count == 3)
        try sample.store.write(sample.book) { try $0.update(Sample.id(1_000), sample.expense("Tea", hashtags: ["LUNCH"]), at: Sample.now) }
        #expect(try hashtags() == ["lunch"])
        #expect(try sample.store.check() == [])
    }
}
