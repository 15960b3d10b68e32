import Bookkeeping
import Dispatch
import Storage
import Testing

struct RecordTests {
    let sample: Sample
    let now = Sample.now

    init() throws { sample = try Sample() }

    @Test func `a record comes back as it was saved`() throws {
        let place = Place(latitude: 3_568_124, longitude: -13_976_712, name: "東京")
        let draft = sample.expense(
            "Tea", 1_234, on: "2024-02-29", at: "23:59", vendor: "V'endor", note: "two\nlines \u{0} and a zero",
            hashtags: ["b", "A"], place: place)
        let id = try sample.add(draft)[0]
        let saved = try #require(try sample.store.read(sample.book) { try $0.transaction(id) })
        #expect(saved == Transaction(id: id, content: draft.content, hashtags: ["A", "b"]))
        #expect(saved.title == "Tea" && saved.vendor == "V'endor" && saved.place == place)
        let moved = try sample.add(sample.transfer(from: sample.main, to: sample.tokyo, 500, received: 800), from: 2_000)[0]
        #expect(
            try sample.store.read(sample.book) { try $0.transaction(moved)?.movement }
                == .transfer(
                    from: sample.main, to: sample.tokyo, amount: Money(minorUnits: 500, .eur),
                    received: Money(minorUnits: 800, .jpy)))
    }

    @Test(arguments: ["0001-01-01", "1969-12-31", "9999-12-31"])
    func `any day of the calendar can be kept`(day: String) throws {
        let id = try sample.add(sample.expense("Tea", on: day, at: "23:59"))[0]
        let saved = try sample.store.read(sample.book) { try $0.transaction(id) }
        #expect(saved?.date.description == day && saved?.time.description == "23:59")
        #expect(try sample.titles(RecordQuery(dates: .day(day)...CalendarDate.day(day))) == ["Tea"])
    }

    @Test func `the same form sent twice makes one record, even after it was deleted`() throws {
        let id: Transaction.ID = Sample.id(1_000)
        try sample.store.write(sample.book) { editor throws in
            #expect(try editor.add(id, sample.expense("Tea"), at: now) == .added)
            #expect(try editor.add(id, sample.expense("Other"), at: now) == .alreadySaved)
            _ = try editor.delete(id, as: Sample.id(900), at: now)
            #expect(try editor.add(id, sample.expense("Tea"), at: now) == .alreadySaved)
            #expect(
                try editor.addMany(
                    [(id, sample.expense("Tea")), (Sample.id(5), sample.expense("New")), (Sample.id(5), sample.expense("New"))],
                    at: now) == 1)
        }
        #expect(try sample.titles(RecordQuery()) == ["New"])
    }

    @Test func `an edit replaces everything, and a deleted record cannot be edited`() throws {
        let id = try sample.add(sample.expense("Tea", hashtags: ["a"]))[0]
        let income = Transaction.Draft(
            movement: .income(account: sample.cash, category: sample.salary, amount: Money(minorUnits: 9, .eur)),
            date: .day("2025-12-31"),
            time: .midnight, title: "Pay")
        try sample.store.write(sample.book) { try $0.update(id, income, at: now) }
        let saved = try sample.store.read(sample.book) { try $0.transaction(id) }
        #expect(saved == Transaction(id: id, content: income.content))
        #expect(try sample.balance(sample.main) == 10_000)
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.delete(id, as: Sample.id(900), at: now)
            #expect(throws: StoreError.notFound) { try editor.update(id, income, at: now) }
            #expect(throws: StoreError.notFound) { try editor.delete(id, as: Sample.id(901), at: now) }
        }
    }

    @Test func `deleting is undone once, and purging is for good`() throws {
        let id = try sample.add(sample.expense("Tea", hashtags: ["a"]))[0]
        let made = try sample.store.write(sample.book) { try $0.delete(id, as: Sample.id(900), at: now) }
        #expect(made == Deletion(id: Sample.id(900), subject: .transaction, name: "Tea", recordCount: 1, deletedAt: now))
        #expect(try sample.store.write(sample.book) { try $0.restore(made.id, at: Sample.now) } == made)
        #expect(throws: StoreError.notFound) { try sample.store.write(sample.book) { try $0.restore(made.id, at: Sample.now) } }
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.delete(id, as: Sample.id(901), at: now)
            try editor.purge(Sample.id(901))
            #expect(throws: StoreError.notFound) { try editor.restore(Sample.id(901), at: Sample.now) }
        }
        #expect(try sample.store.read(sample.book) { try $0.hasRecords() } == false)
        #expect(try sample.store.check().isEmpty)
    }

    @Test func `a record waits for its deleted account`() throws {
        let id = try sample.add(sample.expense("Tea", account: sample.cash))[0]
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.delete(id, as: Sample.id(900), at: now)
            _ = try editor.deleteAccount(sample.cash, as: Sample.id(901), at: now)
            #expect(throws: StoreError.conflict(.accountDeleted)) { try editor.restore(Sample.id(900), at: Sample.now) }
            try editor.purge(Sample.id(901))
            #expect(try editor.ledger.deletions().isEmpty)
        }
        #expect(try sample.store.check().isEmpty)
    }

    @Test func `wrong references are refused`() throws {
        let eur = Money(minorUnits: 5, .eur), jpy = Money(minorUnits: 5, .jpy)
        let cases: [(Transaction.Movement, StoreError)] = [
            (.expense(account: Sample.id(99), category: sample.food, amount: eur), .notFound),
            (.expense(account: sample.main, category: Sample.id(99), amount: eur), .notFound),
            (.expense(account: sample.main, category: sample.salary, amount: eur), .conflict(.wrongKind)),
            (.income(account: sample.main, category: sample.food, amount: eur), .conflict(.wrongKind)),
            (.expense(account: sample.main, category: sample.food, amount: jpy), .conflict(.currencyMismatch)),
            (.transfer(from: sample.main, to: sample.tokyo, amount: eur, received: eur), .conflict(.currencyMismatch)),
            (.transfer(from: sample.main, to: sample.main, amount: eur, received: eur), .conflict(.invalid)),
            (
                .transfer(from: sample.main, to: sample.cash, amount: eur, received: Money(minorUnits: 6, .eur)),
                .conflict(.invalid)
            ),
            (.expense(account: sample.main, category: sample.food, amount: .zero(.eur)), .conflict(.invalid)),
        ]
        for (movement, error) in cases {
            let draft = Transaction.Draft(movement: movement, date: .day("2026-03-10"), time: .midnight, title: "Tea")
            #expect(throws: error) { try sample.add(draft) }
        }
        #expect(throws: StoreError.conflict(.invalid)) { try sample.add(sample.expense(String(repeating: "x", count: 2_001))) }
        #expect(try sample.store.read(sample.book) { try $0.hasRecords() } == false)
    }

    @Test func `attachments are kept, removed, found by their names, and hidden with their record`() throws {
        func files(_ id: Transaction.ID) throws -> [Bookkeeping.Receipt] {
            try sample.store.read(sample.book) { try $0.transaction(id)?.receipts ?? [] }
        }
        func found(_ text: String) throws -> Int { try sample.store.read(sample.book) { try $0.records(RecordQuery(text: text)).records.count } }
        func bytes(_ id: Bookkeeping.Receipt.ID) throws -> [UInt8]? { try sample.store.read(sample.book) { try $0.receipts.receipt(id)?.1 } }
        var draft = sample.expense("Tea")
        draft.receipts.added = [.init(name: "kettle.png", type: .png, bytes: [1, 2, 0, 3]), .init(name: "Beleg.pdf", type: .pdf, bytes: [5])]
        let id = try sample.add(draft)[0], added = try files(id)
        #expect(added.map(\.name) == ["kettle.png", "Beleg.pdf"] && added.map(\.size) == [4, 1] && added.map(\.type) == [.png, .pdf])
        #expect(try bytes(added[0].id) == [1, 2, 0, 3])
        #expect(try found("kettle") == 1 && found("beleg") == 1 && found("teapot") == 0)
        #expect(try sample.store.read(sample.book) { try $0.records(RecordQuery()).records.map(\.hasFiles) } == [true])
        draft.receipts = .none
        draft.date = .day("2026-04-01")
        try sample.store.write(sample.book) { try $0.update(id, draft, at: now) }
        #expect(try files(id) == added && found("kettle") == 1)
        draft.receipts = .init(removed: [added[0].id], added: [.init(name: "teapot.png", type: .png, bytes: [9])])
        try sample.store.write(sample.book) { try $0.update(id, draft, at: now) }
        #expect(try files(id).map(\.name) == ["Beleg.pdf", "teapot.png"])
        #expect(try found("kettle") == 0 && found("beleg") == 1 && found("teapot") == 1)
        _ = try sample.store.write(sample.book) { try $0.delete(id, as: Sample.id(900), at: now) }
        #expect(try bytes(added[1].id) == nil)
        draft.receipts = .init(removed: Set(added.map(\.id)))
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.restore(Sample.id(900), at: Sample.now)
            try editor.update(id, draft, at: now)
        }
        #expect(try files(id).map(\.name) == ["teapot.png"] && bytes(added[0].id) == nil)
    }

    @Test func `a record has ten attachments at most, and removes only its own`() throws {
        var draft = sample.expense("Tea")
        draft.receipts.added = (1...10).map { .init(name: "\($0).png", type: .png, bytes: [1]) }
        let id = try sample.add(draft)[0], other = try sample.add(sample.expense("Cake"), from: 2_000)[0]
        let first = try #require(try sample.store.read(sample.book) { try $0.transaction(id)?.receipts.first })
        draft.receipts.added = [.init(name: "11.png", type: .png, bytes: [1])]
        #expect(throws: StoreError.conflict(.tooManyFiles)) { try sample.store.write(sample.book) { try $0.update(id, draft, at: now) } }
        draft.receipts = .init(removed: [first.id])
        try sample.store.write(sample.book) { try $0.update(other, draft, at: now) }
        #expect(try sample.store.read(sample.book) { try $0.transaction(id)?.receipts.count } == 10)
    }

    @Test func `pictures of a file are kept once they are made`() throws {
        var draft = sample.expense("Tea")
        draft.receipts.added = [.init(name: "a.pdf", type: .pdf, bytes: [1])]
        let id = try sample.add(draft)[0]
        func file() throws -> Bookkeeping.Receipt {
            try #require(try sample.store.read(sample.book) { try $0.transaction(id)?.receipts.first })
        }
        func picture(isSmall: Bool) throws -> [UInt8]? {
            let file = try file().id
            return try sample.store.read(sample.book) { try $0.receipts.picture(of: file, isSmall: isSmall)?.1 }
        }
        #expect(try file().hasPreview && picture(isSmall: true) == nil)
        let made = try file().id
        try sample.store.write(sample.book) { try $0.receipts.keep(.init([2]), preview: [3], of: made) }
        #expect(try file().hasPreview && picture(isSmall: true) == [3] && picture(isSmall: false) == [2])
        try sample.store.write(sample.book) { try $0.receipts.keep(.init([]), preview: [], of: made) }
        #expect(try !file().hasPreview)
    }

    @Test func `a write that fails leaves nothing`() throws {
        #expect(throws: StoreError.notFound) {
            try sample.store.write(sample.book) { editor throws in
                _ = try editor.add(Sample.id(1_000), sample.expense("Tea"), at: now)
                throw StoreError.notFound
            }
        }
        #expect(try sample.titles(RecordQuery()).isEmpty)
    }

    @Test func `a form sent from many threads at once makes one record, and readers see whole records`() throws {
        let (store, book, draft) = (sample.store, sample.book, sample.expense("Tea", hashtags: ["a"]))
        DispatchQueue.concurrentPerform(iterations: 16) { _ in
            _ = try? store.write(book) { try $0.add(Sample.id(1_000), draft, at: Sample.now) }
            let seen = try? store.read(book) { (try $0.recordCount(), try $0.records(RecordQuery(hashtag: "a")).records.count) }
            if seen?.0 != 1 || seen?.1 != 1 { Issue.record("a reader saw \(String(describing: seen))") }
        }
        #expect(try sample.store.read(sample.book) { try $0.recordCount() } == 1)
    }
}
