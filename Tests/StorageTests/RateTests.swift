import Bookkeeping
import GRDB
import Testing

@testable import Storage

extension ExchangeRate.Value {
    static func of(_ text: String) -> ExchangeRate.Value {
        ExchangeRate.Value(text) ?? { preconditionFailure("\(text) is a rate") }()
    }
}

extension Currency {
    static let usd = Currency(code: "USD") ?? { preconditionFailure("USD is a currency") }()
}

/// Exchange rates of a book whose main currency is EUR, with an account in JPY.
struct RateTests {
    let sample: Sample
    let now = Sample.now

    init() throws { sample = try Sample() }

    private func rate(
        _ base: Currency, _ quote: Currency, _ value: String, _ day: String, by source: ExchangeRate.Source = .byHand
    ) throws -> ExchangeRate {
        try #require(ExchangeRate(base: base, quote: quote, date: .day(day), value: .of(value), source: source))
    }

    private func save(_ base: Currency, _ quote: Currency, _ value: String, _ day: String) throws {
        let rate = try rate(base, quote, value, day)
        _ = try sample.store.write(sample.book) { try $0.saveRate(rate, at: now) }
    }

    private func reference(_ rates: (Currency, String, String)...) throws -> Int {
        let rates = try rates.map { try rate(.eur, $0.0, $0.1, $0.2, by: .europeanCentralBank) }
        return try sample.store.write { try $0.referenceRates.save(rates) }
    }

    /// Returns an expense in JPY.
    private func yen(_ amount: Int64, on day: String) -> Transaction.Draft {
        sample.expense("Sushi", amount, on: day, account: sample.tokyo)
    }

    /// Returns the main amounts of all records, including deleted ones, by time; expects that the database passes its check.
    private func mainAmounts() throws -> [Int64?] {
        #expect(try sample.store.check() == [])
        return try sample.store.read(sample.book) { ledger in
            try ledger.connection.rows("SELECT main_amount FROM record WHERE book = ? ORDER BY number", sample.bookID) {
                $0.isNull(0) ? nil : $0.int64(0)
            }
        }
    }

    @Test func `a record is converted at the rate of its own day when it is saved`() throws {
        try save(.eur, .jpy, "160", "2026-03-05")
        try save(.jpy, .eur, "0.01", "2026-03-10")
        let ids = try sample.add(
            yen(1_600, on: "2026-03-04"), yen(1_600, on: "2026-03-05"), yen(1_600, on: "2026-03-10"),
            sample.expense("Tea", 250, on: "2026-03-11"),
            sample.transfer(from: sample.tokyo, to: sample.main, 800, received: 500))
        // The transfer is dated 10 March.
        #expect(try mainAmounts() == [nil, 10_00, 8_00, 16_00, 250])
        try sample.store.write(sample.book) { try $0.update(ids[0], yen(3_200, on: "2026-03-06"), at: now) }
        #expect(try mainAmounts() == [10_00, 20_00, 8_00, 16_00, 250])
    }

    @Test func `a rate that is saved, replaced or deleted converts what depends on it`() throws {
        try sample.add(
            yen(1_600, on: "2026-03-01"), yen(1_600, on: "2026-03-10"), yen(1_600, on: "2026-04-10"),
            sample.expense("Tea", on: "2026-03-10"))
        #expect(try mainAmounts() == [nil, nil, 100, nil])
        try save(.eur, .jpy, "160", "2026-03-02")
        #expect(try mainAmounts() == [nil, 10_00, 100, 10_00])
        try save(.eur, .jpy, "200", "2026-04-01")
        #expect(try mainAmounts() == [nil, 10_00, 100, 8_00])
        try save(.eur, .jpy, "320", "2026-03-02")
        #expect(try mainAmounts() == [nil, 5_00, 100, 8_00])
        let deleted = try sample.store.write(sample.book) { try $0.deleteRate(base: .eur, quote: .jpy, date: .day("2026-03-02")) }
        #expect(try deleted == rate(.eur, .jpy, "320", "2026-03-02"))
        #expect(try mainAmounts() == [nil, nil, 100, 8_00])
        let replaced = try sample.store.write(sample.book) { try $0.saveRate(deleted, at: now) }
        #expect(replaced == nil)
        #expect(try mainAmounts() == [nil, 5_00, 100, 8_00])
        let again = try rate(.eur, .jpy, "160", "2026-03-02")
        #expect(try sample.store.write(sample.book) { try $0.saveRate(again, at: now) } == deleted)
    }

    @Test func `a rate between other currencies changes nothing, one of the main currency and the euro all`() throws {
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.addAccount(Sample.id(13), Sample.account("Dollars", .usd, 0), at: now)
            try editor.setMainCurrency(.jpy)
        }
        try sample.add(
            sample.expense("Tea", 100, on: "2026-03-10"),
            Transaction.Draft(
                movement: .expense(account: Sample.id(13), category: sample.food, amount: Money(minorUnits: 200, .usd)),
                date: .day("2026-03-10"),
                time: TimeOfDay("13:00") ?? .midnight, title: "Burger"))
        try save(.eur, .usd, "2", "2026-03-01")
        #expect(try mainAmounts() == [nil, nil])
        try save(.eur, .jpy, "150", "2026-03-01")
        #expect(try mainAmounts() == [150, 150])
        try save(.usd, .jpy, "100", "2026-03-01")
        #expect(try mainAmounts() == [150, 200])
    }

    @Test func `another main currency converts the whole book, deleted records too`() throws {
        try save(.eur, .jpy, "160", "2026-01-01")
        let ids = try sample.add(
            yen(1_600, on: "2026-03-10"), sample.expense("Tea", 100, on: "2026-03-11"),
            sample.expense("Old", 100, on: "2025-03-11"))
        _ = try sample.store.write(sample.book) { try $0.delete(ids[1], as: Sample.id(900), at: now) }
        #expect(try mainAmounts() == [100, 10_00, 100])
        var settings = Sample.settings
        settings.mainCurrency = .jpy
        try sample.store.write(sample.book) { try $0.updateSettings(settings) }
        #expect(try sample.store.read(sample.book) { try $0.mainCurrency() } == .jpy)
        #expect(try mainAmounts() == [nil, 1_600, 160])
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(900), at: Sample.now) }
        #expect(try mainAmounts() == [nil, 1_600, 160])
        try sample.store.write(sample.book) { try $0.setMainCurrency(.usd) }
        #expect(try mainAmounts() == [nil, nil, nil])
    }

    @Test func `what was deleted with its account is converted when it comes back`() throws {
        try sample.add(yen(1_600, on: "2026-03-10"), sample.transfer(from: sample.tokyo, to: sample.main, 800, received: 500))
        _ = try sample.store.write(sample.book) { try $0.deleteAccount(sample.tokyo, as: Sample.id(900), at: now) }
        try save(.eur, .jpy, "160", "2026-01-01")
        #expect(try mainAmounts() == [5_00, 10_00])
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(900), at: Sample.now) }
        #expect(try mainAmounts() == [5_00, 10_00])
    }

    @Test func `a category that takes in the records of another one keeps their main amounts`() throws {
        try save(.eur, .jpy, "160", "2026-03-05")
        try sample.add(yen(1_600, on: "2026-03-01"), yen(1_600, on: "2026-03-10"), sample.expense("Tea", 100))
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.deleteCategory(sample.food, movingTo: sample.travel, as: Sample.id(900), at: now)
        }
        #expect(try mainAmounts() == [nil, 10_00, 100])
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(900), at: Sample.now) }
        #expect(try mainAmounts() == [nil, 10_00, 100])
    }

    @Test func `reference rates convert all books, and the same file changes nothing`() throws {
        let other = try sample.neighbour()
        try sample.store.write(other) { editor throws in
            let draft = Transaction.Draft(
                movement: .expense(account: Sample.id(110), category: Sample.id(120), amount: Money(minorUnits: 100, .eur)),
                date: .day("2026-03-10"), time: .midnight, title: "Tea")
            _ = try editor.add(Sample.id(5_000), draft, at: now)
            try editor.setMainCurrency(.usd)
        }
        try sample.add(yen(1_600, on: "2026-03-06"), yen(1_600, on: "2026-03-10"), yen(1_600, on: "2026-03-12"))
        #expect(try reference((.jpy, "160", "2026-03-09"), (.usd, "1.25", "2026-03-09"), (.jpy, "200", "2026-03-11")) == 3)
        #expect(try mainAmounts() == [nil, 10_00, 8_00])
        #expect(
            try sample.store.read(other) { try $0.connection.count("SELECT main_amount FROM record WHERE book = ?", other.book) }
                == 125)
        #expect(try reference((.jpy, "160.0", "2026-03-09"), (.usd, "1.25", "2026-03-09"), (.jpy, "200", "2026-03-11")) == 0)
        #expect(try reference((.jpy, "320", "2026-03-09")) == 1)
        #expect(try mainAmounts() == [nil, 5_00, 8_00])
        #expect(try sample.store.read { try $0.referenceRates.days() } == .day("2026-03-09") ... .day("2026-03-11"))
        let byHand = try rate(.eur, .jpy, "1", "2026-03-09"),
            turned = try rate(.jpy, .eur, "1", "2026-03-09", by: .europeanCentralBank)
        for wrong in [byHand, turned] {
            #expect(throws: StoreError.conflict(.invalid)) { try sample.store.write { try $0.referenceRates.save([wrong]) } }
        }
        #expect(throws: StoreError.conflict(.invalid)) {
            try sample.store.write(sample.book) {
                try $0.saveRate(rate(.eur, .jpy, "1", "2026-03-09", by: .europeanCentralBank), at: now)
            }
        }
    }

    @Test func `amounts that do not fit when they are converted leave their currency unconverted and nothing else`() throws {
        let other = try sample.neighbour()
        try sample.add(
            yen(3_900_000_000_000_000_000, on: "2026-03-10"), yen(1_600, on: "2026-03-10"),
            sample.expense("Tea", 100, on: "2026-03-11"))
        try sample.store.write(other) { editor throws in
            _ = try editor.addAccount(Sample.id(111), Sample.account("Tokyo", .jpy, 0), at: now)
            let draft = Transaction.Draft(
                movement: .expense(account: Sample.id(111), category: Sample.id(120), amount: Money(minorUnits: 160, .jpy)),
                date: .day("2026-03-10"), time: .midnight, title: "Tea")
            _ = try editor.add(Sample.id(5_000), draft, at: now)
        }
        #expect(try reference((.jpy, "20", "2026-03-09")) == 1)
        #expect(try mainAmounts() == [nil, nil, 100])
        #expect(
            try sample.store.read(other) { try $0.connection.count("SELECT main_amount FROM record WHERE book = ?", other.book) }
                == 800)
        #expect(
            try sample.store.read(sample.book) { try $0.foreignCurrencies(on: .day("2026-03-10")).map(\.isTooLarge) } == [true])
        // Another record of the currency stays unconverted too, until its amount fits.
        try sample.add(yen(1_600, on: "2026-03-12"), from: 2_000)
        #expect(try mainAmounts() == [nil, nil, 100, nil])
        try save(.eur, .jpy, "160", "2026-03-09")
        #expect(try mainAmounts() == [2_437_500_000_000_000_000, 10_00, 100, 10_00])
        #expect(
            try sample.store.read(sample.book) { try $0.foreignCurrencies(on: .day("2026-03-10")).map(\.isTooLarge) } == [false])
        try save(.jpy, .eur, "1000", "2026-03-13")
        #expect(throws: StoreError.conflict(.overflow)) {
            try sample.add(yen(90_000_000_000_000_000, on: "2026-03-13"), from: 3_000)
        }
    }

    @Test func `the currencies in use are listed with what is in force, and their history newest first`() throws {
        try sample.store.write(sample.book) { _ = try $0.addAccount(Sample.id(13), Sample.account("Dollars", .usd, 0), at: now) }
        _ = try reference((.jpy, "160", "2026-03-09"), (.jpy, "161", "2026-03-10"), (.usd, "1.25", "2026-03-10"))
        try save(.jpy, .eur, "0.01", "2026-03-10")
        try sample.store.read(sample.book) { ledger throws in
            let before = try ledger.foreignCurrencies(on: .day("2026-03-09"))
            #expect(before.map(\.currency) == [.jpy, .usd] && before[1].conversion == nil)
            #expect(before[0].conversion?.rates == [try rate(.eur, .jpy, "160", "2026-03-09", by: .europeanCentralBank)])
            let after = try ledger.foreignCurrencies(on: .day("2026-03-12"))
            #expect(after[0].conversion?.rate == (try rate(.jpy, .eur, "0.01", "2026-03-10")))
            #expect(after[1].conversion?.rate?.value.description == "0.8")
            let all = [
                try rate(.jpy, .eur, "0.01", "2026-03-10"), try rate(.eur, .jpy, "161", "2026-03-10", by: .europeanCentralBank),
                try rate(.eur, .jpy, "160", "2026-03-09", by: .europeanCentralBank),
            ]
            #expect(try ledger.rateHistory(of: .jpy) == all)
            #expect(try ledger.rateHistory(of: .jpy, limit: 1) == Array(all[..<2]))
            #expect(try ledger.rateHistory(of: .jpy, before: .day("2026-03-10")) == [all[2]])
            #expect(try ledger.rateHistory(of: .jpy, before: .day("2026-03-09")) == [])
        }
    }

    @Test func `fetching is off at first, and its attempts are noted`() throws {
        func state() throws -> ReferenceFetch { try sample.store.read { try $0.referenceRates.fetch() } }
        #expect(try state() == ReferenceFetch(isOn: false, attemptedAt: nil, succeededAt: nil, problem: nil))
        try sample.store.write { try $0.referenceRates.setFetch(isOn: true) }
        try sample.store.write { try $0.referenceRates.noteFetch(at: 5, problem: nil) }
        #expect(try state() == ReferenceFetch(isOn: true, attemptedAt: 5, succeededAt: 5, problem: nil))
        try sample.store.write { try $0.referenceRates.noteFetch(at: 6, problem: String(repeating: "é", count: 300)) }
        #expect(
            try state() == ReferenceFetch(isOn: true, attemptedAt: 6, succeededAt: 5, problem: String(repeating: "é", count: 200))
        )
        #expect(try sample.store.read { try $0.referenceRates.days() } == nil)
    }

    @Test func `rates belong to their book, and go with it`() throws {
        let other = try sample.neighbour()
        try save(.eur, .jpy, "160", "2026-03-05")
        #expect(try sample.store.read(other) { try $0.rateHistory(of: .jpy) } == [])
        #expect(throws: StoreError.notFound) {
            try sample.store.write(other) { try $0.deleteRate(base: .eur, quote: .jpy, date: .day("2026-03-05")) }
        }
        try sample.makeOperators()
        try sample.store.write { try $0.users.delete(sample.user, at: Sample.now) }
        #expect(try sample.store.check() == [])
    }
}
