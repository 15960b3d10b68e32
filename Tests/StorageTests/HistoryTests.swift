import Bookkeeping
import GRDB
import Testing

@testable import Storage

/// The history of a household's records, apart from random acts.
struct HistoryTests {
    private let people: HouseholdSample
    private let tea: Transaction.ID = Sample.id(801)

    init() throws {
        people = try HouseholdSample(count: 3)
        try people.make(by: 0)
        for number in 1...2 { try people.join(number, as: .member) }
        try add(tea, "Tea", by: 0)
    }

    @discardableResult
    private func write<R>(_ number: Int = 0, at now: Int64 = Sample.now, _ body: (LedgerEditor) throws -> R) throws -> R {
        try people.sample.store.write(people.access(number, at: now), body)
    }

    private func read<R>(_ body: (Ledger) throws -> R) throws -> R { try people.sample.store.read(people.access(0), body) }

    private func acts(_ id: Transaction.ID? = nil) throws -> [RecordAct] { try read { try $0.history.acts(on: id ?? tea) } }

    private func add(
        _ id: Transaction.ID, _ title: String, by number: Int, payer: Int? = nil, hashtags: [String] = [], amount: Int64 = 100,
        at now: Int64 = Sample.now
    ) throws {
        let draft = try draft(title, payer: payer, hashtags: hashtags, amount: amount)
        _ = try write(number, at: now) { try $0.add(id, draft, at: now) }
    }

    private func draft(_ title: String, payer: Int? = nil, hashtags: [String] = [], amount: Int64 = 100) throws -> Transaction.Draft {
        let place = try payer.map(people.place)
        return try read { ledger in
            let account = try #require(
                try place.map { place in try ledger.shared.accounts().first { $0.person == place } } ?? ledger.accounts().first)
            let food = try #require(try ledger.categories().first)
            return Transaction.Draft(
                movement: .expense(account: account.id, category: food.id, amount: Money(minorUnits: amount, .jpy)), date: .day("2026-03-10"),
                time: .midnight, title: title, hashtags: hashtags)
        }
    }

    private func update(_ id: Transaction.ID, _ draft: Transaction.Draft, by number: Int, at now: Int64 = Sample.now) throws {
        try write(number, at: now) { try $0.update(id, draft, at: now) }
    }

    /// A statement that knows nothing of the history, of each column that a person gives a value.
    @Test func `triggers see every column of a record that a person gives a value`() throws {
        let sql = try people.sample.store.pool.read {
            try String.fetchOne($0, sql: "SELECT sql FROM sqlite_schema WHERE name = 'record_touched_update'") ?? ""
        }
        let list = try #require(sql.firstMatch(of: /UPDATE OF ([a-z_,\s]+) ON record/)).output.1
        let watched = Set(list.split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }.map(String.init))
        #expect(watched == Set(RecordColumns.names + ["deletion"]))
    }

    @Test func `a statement that knows nothing of the history is in it`() throws {
        try write(1, at: Sample.now + 5) { editor in
            try editor.connection.run("UPDATE record SET vendor = 'Shop' WHERE book = ? AND id = ?", editor.book, tea)
        }
        let act = try #require(try acts().first)
        #expect(act.changes == [RecordField.text(.vendor)])
        #expect(act.kind == .changed && act.version.record.vendor == "Shop" && act.at == Sample.now + 5)
        #expect(try act.person == people.place(1))
        try write { try $0.connection.run("UPDATE record SET search_text = search_text, main_amount = 5 WHERE id = ?", tea) }
        #expect(try acts().count == 2, "what is derived is no change")
    }

    @Test func `a person's own book keeps no history`() throws {
        try people.sample.add(people.sample.expense("Lunch", hashtags: ["a"]))
        #expect(try people.rows("record_history") == 1 && people.rows("record_touched") == 0)
    }

    @Test func `a change that changes nothing is not told, and one that is undone within its transaction neither`() throws {
        let same = try draft("Tea"), other = try draft("Coffee")
        try update(tea, same, by: 1)
        try write(1) { editor in
            try editor.update(tea, other, at: Sample.now)
            try editor.update(tea, same, at: Sample.now)
        }
        #expect(try acts().map(\.kind) == [.added])
    }

    @Test func `merging hashtags and deleting a category are acts on each record`() throws {
        let bread: Transaction.ID = Sample.id(802)
        try add(bread, "Bread", by: 0, hashtags: ["a"])
        let (food, travel): (Bookkeeping.Category.ID, Bookkeeping.Category.ID) = try write { editor in
            _ = try editor.addCategory(Sample.id(990), Sample.category(.expense, "Travel"), at: Sample.now)
            _ = try editor.addHashtag(Sample.id(991), name: "b", at: Sample.now)
            return (try #require(try editor.ledger.categories().first).id, Sample.id(990))
        }
        let tag = try #require(try read { try $0.hashtags().first { $0.name == "a" } }).id
        _ = try write(1) { try $0.mergeHashtag(tag, into: Sample.id(991), at: Sample.now) }
        let merged = try #require(try acts(bread).first), ben = try people.place(1)
        #expect(merged.changes == [RecordField.hashtags] && merged.person == ben)
        _ = try write(2) { try $0.deleteCategory(food, movingTo: travel, as: Sample.id(992), at: Sample.now) }
        for id in [bread, tea] {
            let moved = try #require(try acts(id).first)
            #expect(moved.changes == [RecordField.category])
            #expect(moved.former?.names[food.erased] == "Food", "its name is known although it is gone")
        }
        _ = try write(1) { try $0.restore(Sample.id(992), at: Sample.now) }
        #expect(try acts(bread).map(\.kind) == [.changed, .changed, .changed, .added])
        _ = try write { try $0.renameHashtag(Sample.id(991), name: "c") }
        #expect(try acts(bread).count == 4, "another name is no other hashtag")
        _ = try write { try $0.deleteHashtag(Sample.id(991), as: Sample.id(993), at: Sample.now) }
        #expect(try acts(bread).first?.changes == [RecordField.hashtags])
        try people.sample.store.write { _ = try $0.purgeExpired(at: Sample.now + 40 * 86_400) }
        #expect(try people.sample.store.check() == [])
    }

    @Test func `parts, the attachment and for whom it is are in it`() throws {
        let categories = try write { editor in
            _ = try editor.addCategory(Sample.id(990), Sample.category(.expense, "Travel"), at: Sample.now)
            return try editor.ledger.categories(.expense)
        }
        var divided = try draft("Tea", payer: 0)
        divided.parts = categories.map { RecordPart(category: $0.id, amount: Money(minorUnits: 50, .jpy)) }
        divided.receipts = .init(added: [.init(name: "receipt.png", type: .png, bytes: [1])])
        divided.sharing = Sharing.Choice(.some, [try people.place(1): 1])
        try update(tea, divided, by: 1)
        let act = try #require(try acts().first)
        #expect(act.changes == [.category, .parts, .account, .sharing, .receipts] as [RecordField])
        let version = act.version.record
        #expect(version.receipts.map(\.name) == ["receipt.png"] && version.parts.map(\.amount.minorUnits) == [50, 50])
        _ = try write(2) { try $0.history.takeBack(act.id, at: Sample.now) }
        let record = try #require(try read { try $0.transaction(tea) })
        #expect(record.parts.isEmpty && record.sharing == nil)
        #expect(record.receipts.map(\.name) == ["receipt.png"] && record.movement.amount.minorUnits == 100)
        #expect(try acts().first?.ground == .takenBack)
        #expect(try people.sample.store.check() == [])
    }

    @Test func `taking back what was changed again asks first, and leaves all else`() throws {
        try update(tea, try draft("Coffee", amount: 200), by: 1)
        let act = try #require(try acts().first)
        try update(tea, try draft("Cocoa", hashtags: ["x"], amount: 200), by: 2)
        #expect(throws: ActOvertaken.self) { try write { try $0.history.takeBack(act.id, at: Sample.now) } }
        #expect(try acts().count == 3)
        _ = try write { editor in try editor.history.takeBack(act.id, at: Sample.now) { $0.title == "Cocoa" } }
        let record = try #require(try read { try $0.transaction(tea) })
        #expect(record.title == "Tea" && record.movement.amount.minorUnits == 100 && record.hashtags == ["x"])
        #expect(try write { try $0.history.takeBack(act.id, at: Sample.now) } == nil)
        let first = try #require(try acts().last)
        #expect(throws: StoreError.conflict(.invalid)) { try write { try $0.history.takeBack(first.id, at: Sample.now) } }
    }

    @Test func `what is gone cannot be given back, and nobody takes back in another book`() throws {
        _ = try write { try $0.addAccount(Sample.id(980), Sample.account("Old", .jpy, 0), at: Sample.now) }
        var old = try draft("Tea")
        old.movement = .expense(account: Sample.id(980), category: try #require(old.movement.category), amount: old.movement.amount)
        try update(tea, old, by: 0)
        try update(tea, try draft("Tea"), by: 1)
        let act = try #require(try acts().first)
        _ = try write { try $0.deleteAccount(Sample.id(980), as: Sample.id(981), at: Sample.now) }
        #expect(throws: StoreError.conflict(.invalid)) { try write { try $0.history.takeBack(act.id, at: Sample.now) } }
        #expect(throws: StoreError.notFound) {
            try people.sample.store.write(people.sample.book) { try $0.history.takeBack(act.id, at: Sample.now) }
        }
        let account: Account.ID = Sample.id(980)
        #expect(act.former?.names[account.erased] == "Old")
    }

    @Test func `it is bounded, and goes with its record`() throws {
        for number in 1...(RecordAct.limit + 20) { try update(tea, try draft("Tea \(number)"), by: number % 3) }
        let acts = try acts()
        let oldest = try #require(acts.dropLast().last)
        #expect(acts.count == RecordAct.limit + 1 && acts.last?.kind == .added && oldest.former == nil)
        _ = try write { try $0.delete(tea, as: Sample.id(900), at: Sample.now) }
        try write { try $0.purge(Sample.id(900)) }
        #expect(try people.rows("record_history") == 0 && people.rows("record_touched") == 0)
    }

    @Test func `the people who entered and changed a record are known after they have left`() throws {
        try update(tea, try draft("Coffee"), by: 2)
        let (first, second) = (try people.place(0), try people.place(2))
        try people.remove(2)
        #expect(try read { try $0.history.authors(of: [tea]) }[tea] == RecordAuthors(enteredBy: first, changedBy: second))
        #expect(try acts().first?.person == second)
    }

    // MARK: News

    private func news(_ number: Int) throws -> [RecordNotice] {
        let user = people.user(number)
        return try people.sample.store.read { try $0.notifications.page(of: user) }.notifications.compactMap {
            if case .record(let notice) = $0.content { notice } else { nil }
        }
    }

    private func counts() throws -> [Int] { [try news(0).count, try news(1).count, try news(2).count] }

    @Test func `those whom it concerns are told, the others and the one who did it are not`() throws {
        #expect(try counts() == [0, 0, 0], "what a common account pays for everybody is nobody's news")
        var shared = try draft("Bread", payer: 1)
        shared.sharing = Sharing.Choice(.some, [try people.place(0): 1])
        let draft = shared
        _ = try write(0) { try $0.add(Sample.id(803), draft, at: Sample.now) }
        #expect(try counts() == [0, 1, 0])
        let notice = try #require(try news(1).first)
        #expect(notice.kind == .added && notice.title == "Bread" && notice.amount == 100 && notice.count == 1)
    }

    @Test func `unread news of one person within an hour is one piece of news`() throws {
        for number in 0..<4 { try add(Sample.id(810 + number), "Bread", by: 0, payer: 1, at: Sample.now + Int64(number)) }
        #expect(try news(1).map(\.count) == [4])
        try add(Sample.id(820), "Bread", by: 2, payer: 1, at: Sample.now + 10)
        #expect(try news(1).map(\.count) == [1, 4], "of another person")
        try add(Sample.id(821), "Bread", by: 2, payer: 1, at: Sample.now + 10 + RecordNotice.joiningTime)
        #expect(try news(1).map(\.count) == [1, 1, 4], "an hour later")
        let user = people.user(1)
        try people.sample.store.write { try $0.notifications.markAllRead(of: user, at: Sample.now) }
        try add(Sample.id(822), "Bread", by: 2, payer: 1, at: Sample.now + 11 + RecordNotice.joiningTime)
        #expect(try news(1).count == 4, "after it was read")
    }

    @Test func `what was added and corrected by one person is added`() throws {
        try add(Sample.id(810), "Bred", by: 0, payer: 1)
        try update(Sample.id(810), try draft("Bread", payer: 1), by: 0)
        let notice = try #require(try news(1).first)
        #expect(notice.title == "Bread" && notice.kind == .added && notice.count == 1)
        _ = try write { try $0.delete(Sample.id(810), as: Sample.id(900), at: Sample.now) }
        #expect(try news(1).map(\.kind) == [.deleted])
    }
}
