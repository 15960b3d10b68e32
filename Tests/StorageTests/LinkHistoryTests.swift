import Bookkeeping
import Testing

@testable import Storage

/// The history of a record with a side in an own book. The household's book keeps it, and the person of the own side reads it there.
struct LinkHistoryTests {
    private let sample: LinkSample
    /// A minute after the sample's records.
    private let later = Sample.now + 60

    init() throws { sample = try LinkSample() }

    /// Returns the acts on a household's record as a person reads them, latest first.
    private func acts(_ id: Transaction.ID, by number: Int = 0) throws -> [RecordAct] {
        try sample.store.read(sample.people.access(number)) { try $0.history.acts(on: id) }
    }

    private func changeOwn(_ id: Transaction.ID, of number: Int, _ change: (inout Transaction.Draft) -> Void) throws {
        try sample.own(number) { editor in try self.change(id, editor, change) }
    }

    private func changeShared(_ id: Transaction.ID, by number: Int, _ change: (inout Transaction.Draft) -> Void) throws {
        try sample.store.write(sample.people.access(number, at: later)) { editor in try self.change(id, editor, change) }
    }

    private func change(_ id: Transaction.ID, _ editor: LedgerEditor, _ change: (inout Transaction.Draft) -> Void) throws {
        let saved = try #require(try editor.ledger.transaction(id))
        var draft = Transaction.Draft(saved.content, hashtags: saved.hashtags)
        change(&draft)
        try editor.update(id, draft, at: later)
    }

    /// The number of unread pieces of news about records of each person.
    private func news() throws -> [Int] {
        try (0..<3).map { number in
            try sample.store.read { site in
                let told = try site.notifications.page(of: sample.people.user(number)).notifications
                return told.filter { if case .record = $0.content { true } else { false } }.count
            }
        }
    }

    /// The history of an own book in the database, which is none.
    private func ownEntries(_ number: Int) throws -> Int {
        let book = try sample.ownAccess(number).book
        return try sample.store.pool.read {
            try Connection(database: $0).count("SELECT count(*) FROM record_history WHERE book = ?", book)
        }
    }

    @Test func `a change on the own side is told in the household: who, when, and the values that both sides have`() throws {
        let (shared, own) = try sample.pizza(), before = try news()
        try changeOwn(own, of: 1) { draft in
            (draft.title, draft.note, draft.hashtags) = ("Calzone", "for me alone", ["secret"])
            draft.content.pay(.yen(4_000))
        }
        let place = try sample.people.place(1)
        for number in 0..<3 {
            let acts = try acts(shared, by: number), act = try #require(acts.first)
            #expect(acts.map(\.kind) == [.changed, .added] && acts.map(\.person) == [place, place])
            #expect(act.at == later && act.changes == [.amount, .text(.title)] && act.ground == nil)
            #expect(act.former?.record.title == "Pizza" && act.former?.record.movement.amount == .yen(3_000))
            #expect(act.version.record.title == "Calzone" && act.version.record.movement.amount == .yen(4_000))
            #expect(act.version.record.note == "of the household" && act.version.record.hashtags == ["family"], "each book's own")
        }
        let stored = try sample.store.pool.read {
            try Connection(database: $0).rows("SELECT content FROM record_history") { $0.text(0) }
        }
        for own in ["for me alone", "secret", sample.yen(1).description, "Household"] {
            #expect(!stored.contains { $0.contains(own) }, "\(own) is of the own book")
        }
        #expect(zip(before, try news()).map { $1 - $0 } == [0, 0, 0], "it is joined to the unread news that it was added")
        try sample.expectWhole()
    }

    @Test func `what is the own book's alone is not told`() throws {
        let (shared, own) = try sample.pizza()
        try changeOwn(own, of: 1) { ($0.note, $0.hashtags) = ("mine", ["own"]) }
        try changeOwn(own, of: 1) {
            $0.content.pay(.cents(1_500), from: sample.main(1)); $0.original = .yen(3_000)
        }
        #expect(try acts(shared).map(\.kind) == [.added])
        #expect(try sample.people.rows("record_touched") == 0)
        try sample.expectWhole()
    }

    @Test func `a change in the household is told to the person of the own side, who finds it from there`() throws {
        let (shared, own) = try sample.pizza()
        try changeShared(shared, by: 0) { $0.vendor = "Mario" }
        #expect(try sample.ownRecord(own, 1)?.vendor == "Mario")
        let found = try #require(try sample.store.read(sample.ownAccess(1)) { try $0.links.sharedSides(of: [own])[own] })
        let act = try #require(try acts(found, by: 1).first), place = try sample.people.place(0)
        #expect(act.person == place && act.at == later && act.changes == [.text(.vendor)] && act.former?.record.vendor == "Luigi")
        #expect(try ownEntries(1) == 0, "a person's own book keeps no history")
        #expect(try sample.store.read(sample.ownAccess(0)) { try $0.links.sharedSides(of: [own]) } == [:], "nobody else finds the own side")
        let told = try sample.store.read { try $0.notifications.page(of: sample.people.user(1)).notifications }
        guard case .record(let notice) = told.first?.content else {
            Issue.record("the one who paid is told")
            return
        }
        #expect(notice.person == place && notice.kind == .changed && notice.record == shared)
        try sample.expectWhole()
    }

    @Test func `deleting and restoring either side are acts on the record, by the one who did it`() throws {
        let (shared, own) = try sample.pizza(), first: Deletion.ID = sample.new(), second: Deletion.ID = sample.new()
        let places = try (0..<3).map(sample.people.place)
        _ = try sample.own(1) { try $0.delete(own, as: first, at: later) }
        _ = try sample.shared(0) { try $0.restore(first, at: later) }
        _ = try sample.shared(2) { try $0.delete(shared, as: second, at: later) }
        _ = try sample.own(1) { try $0.restore(second, at: later) }
        let acts = try acts(shared)
        #expect(acts.map(\.kind) == [.restored, .deleted, .restored, .deleted, .added])
        #expect(acts.map(\.person) == [places[1], places[2], places[0], places[1], places[1]])
        #expect(try sample.ownRecord(own, 1) != nil && ownEntries(1) == 0)
        try sample.expectWhole()
    }

    @Test func `an act of the own side is taken back in the household, and the own side follows`() throws {
        let (shared, own) = try sample.pizza()
        try changeOwn(own, of: 1) { ($0.title, $0.note) = ("Calzone", "mine") }
        let act = try #require(try acts(shared).first)
        _ = try sample.shared(2) { try $0.history.takeBack(act.id, at: later) }
        #expect(try sample.record(shared)?.title == "Pizza" && sample.ownRecord(own, 1)?.title == "Pizza")
        #expect(try sample.ownRecord(own, 1)?.note == "mine")
        let place = try sample.people.place(2), last = try #require(try acts(shared).first)
        #expect(last.ground == .takenBack && last.person == place && last.changes == [.text(.title)])
        try sample.expectWhole()
    }

    @Test func `a change of the receiver's side of a payment is one act, and the payer's side has it`() throws {
        let id = try sample.add(sample.payment(from: 1, to: 2, 500, side: sample.from(sample.yen(1))), by: 1)
        try sample.shared(1) { try $0.links.offer(id) }
        try sample.shared(2) { try $0.links.accept(id, into: sample.yen(2), category: LinkSample.household, at: Sample.now) }
        let received = try #require(try sample.ownID(id, 2)), paid = try #require(try sample.ownID(id, 1)), place = try sample.people.place(2)
        try changeOwn(received, of: 2) { $0.content.pay(.yen(400)) }
        let acts = try acts(id, by: 1)
        #expect(acts.map(\.kind) == [.changed, .added] && acts.first?.person == place && acts.first?.changes == [.amount])
        #expect(try sample.ownRecord(paid, 1)?.movement.amount == .yen(400))
        #expect(try ownEntries(1) == 0 && ownEntries(2) == 0)
        try sample.expectWhole()
    }

    @Test func `it ends with the link`() throws {
        let (shared, own) = try sample.pizza()
        try sample.people.remove(1)
        try changeOwn(own, of: 1) { $0.title = "Mine" }
        #expect(try acts(shared).map(\.kind) == [.added], "the household learns nothing more")
        #expect(try sample.store.read(sample.ownAccess(1)) { try $0.links.sharedSides(of: [own]) } == [:])
        #expect(try sample.store.read { try $0.households.access(of: sample.people.user(1), at: later) } == nil, "nor the one who was removed")
        try sample.expectWhole()
    }
}
