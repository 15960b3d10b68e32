import Bookkeeping
import Testing

@testable import Storage

/// Regular payments that are found in the records of a book, and those that are not offered.
struct PaymentSearchTests {
    let sample: Sample

    init() throws { sample = try Sample() }

    private static let today = "2026-03-20"

    /// Adds a record of each day to a payee.
    @discardableResult
    private func pay(_ title: String, _ cents: Int64 = 999, vendor: String = "", on days: [String], from number: Int = 1_000) throws -> [Transaction
        .ID]
    {
        let ids: [Transaction.ID] = days.indices.map { Sample.id(number + $0) }
        _ = try sample.store.write(sample.book) { editor in
            try editor.addMany(zip(ids, days.map { sample.expense(title, cents, on: $0, vendor: vendor) }).map { ($0, $1) }, at: Sample.now)
        }
        return ids
    }

    /// Looks, and returns the number of books that changed.
    @discardableResult
    private func look(_ today: String = today, _ search: PaymentSearch = PaymentSearch()) throws -> Int {
        var search = search
        return try sample.store.findPayments(&search, at: RecurringTests.seconds(today))
    }

    private func found() throws -> [FoundPayment] { try sample.store.read(sample.book) { try $0.regularPayments.found() } }

    private func offered() throws -> [String] {
        try sample.store.read(sample.book) { ledger in
            try ledger.regularPayments.offers(of: ledger.regularPayments.found(), beside: ledger.recurring.all()).map(\.record.title)
        }
    }

    private static let months = ["2025-12-15", "2026-01-15", "2026-02-16", "2026-03-15"]

    @Test func `payments are found by vendor, else by title, else by category and account, whatever their case`() throws {
        try pay("One", vendor: "Stream Plus", on: Array(Self.months.prefix(2)))
        try pay("Two", vendor: "STREAM plus", on: Array(Self.months.suffix(2)), from: 1_010)
        try pay("Club", 2_000, on: Self.months, from: 1_020)
        try pay("", 3_000, on: Self.months, from: 1_030)
        #expect(try look() == 1)
        let found = try found()
        #expect(found.map(\.amount.minorUnits).sorted() == [999, 2_000, 3_000])
        #expect(found.allSatisfy { $0.count == 4 && $0.recurrence.starts == .day("2026-04-15") && $0.recurrence.frequency == .monthly })
        #expect(Set(found.map(\.payee.key)).isSuperset(of: ["stream plus", "club"]))
        #expect(try Set(offered()) == ["Two", "Club", ""])
        #expect(try sample.store.check() == [])
    }

    @Test func `a book is looked at once a day, and nothing is written if nothing has changed`() throws {
        try pay("Club", on: Self.months)
        var search = PaymentSearch()
        let noon = RecurringTests.seconds(Self.today)
        #expect(try sample.store.findPayments(&search, at: noon) == 1)
        try pay("Rent", 50_000, on: Self.months, from: 1_020)
        #expect(try sample.store.findPayments(&search, at: noon + 3_600) == 0)
        #expect(try sample.store.findPayments(&search, at: noon + 86_400) == 1)
        #expect(try found().count == 2)
        let before = try sample.store.pool.read { try Connection(database: $0).count("PRAGMA data_version") }
        #expect(try look("2026-03-21") == 0)
        #expect(try sample.store.pool.read { try Connection(database: $0).count("PRAGMA data_version") } == before)
    }

    @Test func `a payment that is dismissed does not come back with further ones, until it is offered again`() throws {
        let ids = try pay("Club", on: Self.months), last = ids[3]
        try look()
        #expect(try sample.store.write(sample.book) { try $0.regularPayments.dismiss(last, at: 5) })
        #expect(try !sample.store.write(sample.book) { try $0.regularPayments.dismiss(last, at: 6) })
        #expect(try offered() == [])
        #expect(try found().count == 1)
        try pay("Club", 1_099, on: ["2026-04-15", "2026-05-15"], from: 1_010)
        #expect(try look("2026-05-20") == 1)
        #expect(try offered() == [])
        #expect(try found().first?.count == 6)
        let dismissed = try sample.store.read(sample.book) { try $0.regularPayments.dismissed() }
        #expect(dismissed.map(\.title) == ["Club"] && dismissed.map(\.id) == [last])
        #expect(try sample.store.write(sample.book) { try $0.regularPayments.offerAgain(last) })
        #expect(try offered() == ["Club"])
        #expect(throws: StoreError.notFound) { try sample.store.write(sample.book) { try $0.regularPayments.offerAgain(last) } }
        #expect(throws: StoreError.notFound) { try sample.store.write(sample.book) { try $0.regularPayments.dismiss(Sample.id(77), at: 5) } }
    }

    @Test func `another contract with a payee is offered beside one that was dismissed, and beside one with a rule`() throws {
        try pay("Power", 4_500, vendor: "City", on: Self.months)
        let water = try pay("Water", 1_200, vendor: "City", on: ["2025-12-02", "2026-01-02", "2026-02-02", "2026-03-02"], from: 1_010)
        try look()
        #expect(try Set(offered()) == ["Power", "Water"])
        _ = try sample.store.write(sample.book) { try $0.regularPayments.dismiss(water[3], at: 5) }
        #expect(try offered() == ["Power"])
        let monthly = try #require(RecurrenceRule(.monthly, starts: .day("2026-04-15")))
        _ = try sample.store.write(sample.book) { editor in
            try editor.recurring.add(
                Sample.id(500), .init(template: sample.expense("Power", 4_700, on: "2026-04-15", vendor: "CITY"), recurrence: monthly),
                on: .day(Self.today), at: 5)
        }
        #expect(try offered() == [])
        _ = try sample.store.write(sample.book) { try $0.recurring.delete(Sample.id(500), as: Sample.id(600), at: 6) }
        #expect(try offered() == ["Power"])
    }

    @Test func `what a rule adds is not offered, also after the rule was ended`() throws {
        let monthly = try #require(RecurrenceRule(.monthly, starts: .day("2025-11-10"))), id: Recurrence.ID = Sample.id(500)
        _ = try sample.store.write(sample.book) { editor in
            try editor.recurring.add(
                id, .init(template: sample.expense("Ruled", on: "2025-11-10"), recurrence: monthly), on: .day(Self.today), at: 5)
        }
        try look()
        #expect(try found().count == 1)
        #expect(try offered() == [])
        _ = try sample.store.write(sample.book) { try $0.recurring.delete(id, as: Sample.id(600), at: 6) }
        try look()
        #expect(try found() == [])
    }

    @Test func `transfers and the trash are no payments of the past`() throws {
        let gone = try pay("Gone", 700, on: Self.months, from: 1_050)
        for number in 0..<4 { try sample.add(sample.transfer(from: sample.main, to: sample.cash, 5), from: 1_060 + number) }
        try look()
        #expect(try found().map(\.payee.key) == ["gone"])
        _ = try sample.store.write(sample.book) { try $0.delete(gone[3], as: Sample.id(600), at: 7) }
        #expect(try offered() == [], "An offer ends with its last record.")
        try look()
        #expect(try found().first?.record == gone[2], "It is found without that record.")
    }

    @Test func `yearly payments lie further back than the others, and what has ended is not found`() throws {
        try pay("Insurance", 30_000, on: ["2023-04-02", "2024-04-02", "2025-04-02"])
        try pay("Ended", on: ["2024-06-10", "2024-07-10", "2024-08-10", "2024-09-10"], from: 1_010)
        try look()
        let found = try found()
        #expect(found.map(\.payee.key) == ["insurance"] && found.first?.recurrence.frequency == .yearly)
        #expect(found.first?.recurrence.starts == .day("2026-04-02"))
    }

    @Test(arguments: ["Phone", ""]) func `the parts of a divided record are one payment, of several categories too`(title: String) throws {
        for (number, day) in Self.months.enumerated() {
            var draft = sample.expense(title, 3_000, on: day)
            draft.parts = [
                RecordPart(category: sample.food, amount: Money(minorUnits: 1_000, .eur), note: ""),
                RecordPart(category: sample.travel, amount: Money(minorUnits: 1_500, .eur), note: ""),
                RecordPart(category: sample.food, amount: Money(minorUnits: 500, .eur), note: ""),
            ]
            try sample.add(draft, from: 1_000 + 10 * number)
        }
        try look()
        #expect(try found().map(\.amount.minorUnits) == [3_000])
        #expect(try offered() == [title])
    }

    @Test func `what is found in one book is not in another`() throws {
        try pay("Club", on: Self.months)
        let other = try sample.neighbour()
        try look()
        #expect(try sample.store.read(other) { try $0.regularPayments.found() } == [])
        let last = try #require(try found().first).record
        #expect(throws: StoreError.notFound) { try sample.store.write(other) { try $0.regularPayments.dismiss(last, at: 5) } }
    }

    @Test func `two corrected records of a rule are a new price, and one is an exception`() throws {
        let monthly = try #require(RecurrenceRule(.monthly, starts: .day("2025-12-05"))), id: Recurrence.ID = Sample.id(500)
        _ = try sample.store.write(sample.book) { editor in
            try editor.recurring.add(
                id, .init(template: sample.expense("Stream", 1_299, on: "2025-12-05"), recurrence: monthly), on: .day(Self.today), at: 5)
        }
        let records = try sample.store.read(sample.book) { try $0.records(RecordQuery()).records }
        func correct(_ record: Record) throws {
            try sample.store.write(sample.book) {
                try $0.update(record.id, sample.expense("Stream", 1_499, on: record.date.description, at: record.time.description), at: 9)
            }
        }
        func finding() throws -> RuleFinding? {
            try sample.store.read(sample.book) { ledger in
                let rule = try #require(try ledger.recurring.rule(id))
                return rule.finding(waiting: [], corrections: try ledger.recurring.corrections(of: rule), beside: [], on: .day(Self.today))
            }
        }
        try correct(records[0])
        #expect(try finding() == nil)
        try correct(records[1])
        #expect(try finding() == .changedPrice(Money(minorUnits: 1_499, .eur)))
    }
}
