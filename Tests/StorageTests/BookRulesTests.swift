import Bookkeeping
import Testing

@testable import Storage

/// Rules that file entries, what is learned from records, and records of the past that are filed.
struct BookRulesTests {
    let sample: Sample
    private let change: ChangedRecords.ID = Sample.id(800)

    init() throws { sample = try Sample() }

    private func edit<R>(_ body: (BookRuleEditor) throws -> R) throws -> R { try sample.store.write(sample.book) { try body($0.rules) } }
    private func read<R>(_ body: (Ledger) throws -> R) throws -> R { try sample.store.read(sample.book) { try body($0) } }
    private func rules() throws -> [FilingRule] { try read { try $0.rules.written() } }
    private func record(_ id: Transaction.ID) throws -> Transaction { try #require(try read { try $0.transaction(id) }) }

    @discardableResult
    private func add(_ number: Int, _ conditions: FilingConditions, _ result: FilingResult) throws -> FilingRule.ID {
        let id: FilingRule.ID = Sample.id(number)
        #expect(try edit { try $0.add(id, .init(conditions, result), at: Sample.now) } == .added)
        return id
    }

    private func contains(_ text: String) -> FilingConditions { FilingConditions(payee: FilingText(.contains, text)) }

    private func apply() throws -> ChangedRecords {
        try sample.store.write(sample.book) { try $0.many.file(by: $0.ledger.rules.written(), as: change, at: Sample.now) }
    }

    @Test func `a rule is read as it was saved, with the kind of its category, and its place is the last`() throws {
        let amount = FilingAmount(.eur, least: 100, most: 5_000)
        var all = FilingConditions(
            payee: FilingText(.contains, "Taxi"), title: FilingText(.equals, "Ride"), note: FilingText(.contains, "Tip"), amount: amount,
            account: sample.main)
        let result = FilingResult(category: sample.travel, title: "Taxi", vendor: "City Taxi", hashtags: ["trip", "work"])
        let first = try add(500, all, result), second = try add(501, contains("a"), FilingResult(title: "A"))
        all.kind = .expense
        #expect(try rules() == [FilingRule(id: first, .init(all, result)), FilingRule(id: second, .init(contains("a"), FilingResult(title: "A")))])
        #expect(try read { try $0.rules.rule(first) } == rules().first)
        #expect(try edit { try $0.add(first, .init(contains("b"), result), at: 1) } == .alreadySaved)
        #expect(try edit { try $0.move(first, up: false) } && rules().map(\.id) == [second, first])
        #expect(try !edit { try $0.move(first, up: false) } && edit { try $0.move(first, up: true) })
        #expect(try rules().map(\.id) == [first, second])
        try edit { try $0.update(first, .init(contains("c"), FilingResult(vendor: "C")), at: Sample.now) }
        #expect(try rules().first == FilingRule(id: first, .init(contains("c"), FilingResult(vendor: "C"))))
        #expect(try sample.store.check() == [])
    }

    @Test func `a rule that says nothing, or says it of what is not there, is refused`() throws {
        func refusal(_ conditions: FilingConditions, _ result: FilingResult) throws -> StoreError? {
            #expect(throws: StoreError.self) { try edit { try $0.add(Sample.id(500), .init(conditions, result), at: Sample.now) } }
        }
        let title = FilingResult(title: "A")
        #expect(try refusal(FilingConditions(kind: .income), title) == .conflict(.invalid))
        #expect(try refusal(contains("a"), FilingResult()) == .conflict(.invalid))
        #expect(try refusal(FilingConditions(account: Sample.id(9_999)), title) == .notFound)
        #expect(try refusal(contains("a"), FilingResult(category: Sample.id(9_999))) == .notFound)
        var income = contains("a")
        income.kind = .income
        #expect(try refusal(income, FilingResult(category: sample.food)) == .conflict(.wrongKind))
        let yen = FilingConditions(amount: FilingAmount(.jpy, least: 1, most: nil), account: sample.main)
        #expect(try refusal(yen, title) == .conflict(.currencyMismatch))
        #expect(try rules() == [])
    }

    @Test func `rules change the records of the past as one change, which one Undo takes back`() throws {
        var income = sample.expense("Taxi refund", vendor: "Taxi")
        income.movement = .income(account: sample.main, category: sample.salary, amount: Money(minorUnits: 500, .eur))
        let ids = try sample.add(
            sample.expense("Ride", vendor: "TAXI 12", hashtags: ["old"]), sample.expense("Done", category: sample.travel, vendor: "Taxi"), income,
            sample.expense("Bus"), sample.transfer(from: sample.main, to: sample.cash, 5), sample.expense("taxi alone"))
        try add(500, contains("taxi"), FilingResult(category: sample.travel, hashtags: ["trip"]))
        try add(501, contains("taxi 12"), FilingResult(category: sample.food, title: "Ride home", vendor: "City Taxi", hashtags: ["never"]))
        let preview = try read { try $0.rules.preview(of: $0.rules.written()) }
        #expect(preview.holding == 3 && preview.changing == 3 && preview.counts == [Sample.id(500): 3, Sample.id(501): 1])
        #expect(preview.examples.map(\.id) == [ids[5], ids[1], ids[0]])
        #expect(preview.examples.last?.before == .init(category: sample.food, title: "Ride", vendor: "TAXI 12", hashtags: ["old"]))
        let after = FiledRecord.Values(category: sample.travel, title: "Ride home", vendor: "City Taxi", hashtags: ["old", "trip"])
        #expect(preview.examples.last?.after == after)
        let before = try ids.map { try record($0) }, made = try apply()
        #expect(try made.count == 3 && made.change.filing == .init(rules()))
        let ride = try record(ids[0])
        #expect(
            ride.movement.category == sample.travel && ride.title == "Ride home" && ride.vendor == "City Taxi" && ride.hashtags == ["old", "trip"])
        #expect(try record(ids[1]).hashtags == ["trip"] && record(ids[5]).movement.category == sample.travel)
        for untouched in [2, 3, 4] { #expect(try record(ids[untouched]) == before[untouched]) }
        #expect(try read { try $0.records(RecordQuery(text: "home")).records.count } == 1)
        #expect(try sample.store.check() == [])
        #expect(try apply() == made, "a form sent twice changes once")
        let undone = try sample.store.write(sample.book) { try $0.many.undo(change, at: Sample.now) }
        #expect(undone == UndoneChange(restored: 3, changedSince: 0, blocked: 0))
        #expect(try ids.map { try record($0) } == before)
        #expect(try read { try $0.records(RecordQuery(text: "home")).records.count } == 0)
        #expect(try sample.store.check() == [])
    }

    @Test func `divided records and those with too many hashtags stay as they are`() throws {
        var divided = sample.expense("Both", 300, vendor: "Shop")
        divided.parts = [
            RecordPart(category: sample.food, amount: Money(minorUnits: 100, .eur), note: ""),
            RecordPart(category: sample.travel, amount: Money(minorUnits: 200, .eur), note: ""),
        ]
        try sample.add(divided, sample.expense("Full", vendor: "Shop", hashtags: (1...20).map { "t\($0)" }))
        try add(500, contains("shop"), FilingResult(hashtags: ["more"]))
        let preview = try read { try $0.rules.preview(of: $0.rules.written()) }
        #expect(preview.holding == 2 && preview.changing == 0 && preview.refused == [.divided: 1, .tooManyHashtags: 1])
        #expect(throws: NothingChanged(unchanged: 0, refused: [.divided: 1, .tooManyHashtags: 1])) { try apply() }
        #expect(try read { try $0.many.changesOfRecords() } == [])
    }

    @Test func `rules follow renamed and merged hashtags and moved categories, and rest without what they need`() throws {
        try sample.add(sample.expense("Tea", hashtags: ["one", "two"]))
        try add(500, contains("tea"), FilingResult(category: sample.food, hashtags: ["one"]))
        try add(501, FilingConditions(account: sample.cash), FilingResult(title: "Cash"))
        try add(502, contains("x"), FilingResult(hashtags: ["one"]))
        let tags = try read { try Dictionary($0.hashtags().map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first }) }
        let one = try #require(tags["one"]), two = try #require(tags["two"])
        try sample.store.write(sample.book) { editor in
            try editor.renameHashtag(one, name: "first")
            _ = try editor.deleteCategory(sample.food, movingTo: sample.travel, as: Sample.id(900), at: Sample.now)
            _ = try editor.deleteAccount(sample.cash, as: Sample.id(901), at: Sample.now)
        }
        #expect(
            try rules().map(\.result) == [
                FilingResult(category: sample.travel, hashtags: ["first"]), FilingResult(title: "Cash"), FilingResult(hashtags: ["first"]),
            ])
        #expect(try rules().map(\.rest) == [nil, .account, nil])
        try sample.store.write(sample.book) { editor in
            _ = try editor.restore(Sample.id(900), at: Sample.now)
            _ = try editor.restore(Sample.id(901), at: Sample.now)
            _ = try editor.mergeHashtag(one, into: two, at: Sample.now)
        }
        #expect(try rules().map(\.result.category) == [sample.food, nil, nil])
        #expect(try rules().map(\.result.hashtags) == [["two"], [], ["two"]] && rules().allSatisfy { $0.rest == nil })
        try sample.store.write(sample.book) { editor in
            _ = try editor.deleteHashtag(two, as: Sample.id(902), at: Sample.now)
            try editor.purge(Sample.id(902))
            _ = try editor.deleteAccount(sample.cash, as: Sample.id(903), at: Sample.now)
            try editor.purge(Sample.id(903))
            // Without a target, nobody has said where they go.
            _ = try editor.addCategory(Sample.id(23), Sample.category(.expense, "Empty"), at: Sample.now)
            _ = try editor.rules.add(Sample.id(503), .init(contains("empty"), FilingResult(category: Sample.id(23))), at: Sample.now)
            _ = try editor.deleteCategory(Sample.id(23), movingTo: nil, as: Sample.id(904), at: Sample.now)
        }
        #expect(try rules().map(\.rest) == [nil, .account, .hashtags, .category])
        #expect(try sample.store.check() == [])
    }

    @Test func `a deleted rule files nothing, and comes back in its place`() throws {
        let first = try add(500, contains("tea"), FilingResult(title: "Tea"))
        try add(501, contains("bus"), FilingResult(title: "Bus"))
        let deletion = try edit { try $0.delete(first, named: "Payee contains tea", as: Sample.id(900), at: Sample.now) }
        #expect(deletion.subject == .rule && deletion.name == "Payee contains tea")
        #expect(try rules().map(\.id) == [Sample.id(501)] && read { try $0.rules.rule(first) } == nil)
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(900), at: Sample.now) }
        #expect(try rules().map(\.id) == [first, Sample.id(501)])
        try sample.store.write(sample.book) { editor in
            _ = try editor.rules.delete(first, named: "x", as: Sample.id(901), at: Sample.now)
            try editor.purge(Sample.id(901))
        }
        #expect(try rules().map(\.id) == [Sample.id(501)])
        #expect(try sample.store.check() == [])
    }

    @Test func `what is learned is told until it is dismissed or written, and can be used again`() throws {
        for number in 0..<5 {
            try sample.add(sample.expense("Rolls", on: "2026-03-1\(number)", vendor: number == 4 ? "BAKERY" : "Bakery"), from: 1_000 + number)
        }
        let payee = LearnedRule.Payee(key: "bakery", kind: .expense)
        let learned = LearnedRule(payee: payee, name: "BAKERY", category: sample.food, count: 5, all: 5)
        #expect(try read { try $0.rules.learned() } == [learned])
        let subject = FilingSubject(vendor: "bakery", title: "", amount: nil, kind: .expense, account: nil)
        #expect(try read { try $0.rules.all().apply(to: subject).reason } == .learned(count: 5, of: 5))
        #expect(try edit { try $0.dismiss(payee, as: Sample.id(700), at: Sample.now) })
        #expect(try !edit { try $0.dismiss(payee, as: Sample.id(701), at: Sample.now) })
        #expect(throws: StoreError.notFound) { try edit { try $0.dismiss(.init(key: "x", kind: .expense), as: Sample.id(702), at: Sample.now) } }
        #expect(try read { try $0.rules.learned() } == [] && read { try $0.rules.dismissed().map(\.name) } == ["BAKERY"])
        #expect(try edit { try $0.learnAgain(Sample.id(700)) } && !edit { try $0.learnAgain(Sample.id(700)) })
        try add(500, FilingConditions(payee: FilingText(.equals, "Bakery")), FilingResult(category: sample.travel))
        #expect(try read { try $0.rules.learned() } == [])
        #expect(try read { try $0.rules.all().apply(to: subject).category } == sample.travel)
    }

    @Test func `rules of other books are neither seen nor changed`() throws {
        let other = try sample.neighbour(), id = try add(500, contains("tea"), FilingResult(title: "Tea"))
        #expect(try sample.store.read(other) { try $0.rules.written() } == [])
        for body: @Sendable (LedgerEditor) throws -> Void in [
            { _ = try $0.rules.move(id, up: true) }, { try $0.rules.update(id, .init(FilingConditions(), FilingResult()), at: 1) },
            { _ = try $0.rules.delete(id, named: "", as: Sample.id(900), at: 1) },
        ] {
            #expect(throws: StoreError.notFound) { try sample.store.write(other) { try body($0) } }
        }
    }
}
