import Bookkeeping
import Foundation
import GRDB
import Testing

@testable import Storage

/// Values that no statement of Penny writes, as a damaged or edited database has them: an error or an odd figure, and no overflow.
struct DamageTests {
    let sample: Sample
    let now = Sample.now

    init() throws { sample = try Sample() }

    /// Writes past the CHECK constraints.
    private func damage(_ sql: String) throws {
        try sample.store.pool.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA ignore_check_constraints = ON")
            defer { try? database.execute(sql: "PRAGMA ignore_check_constraints = OFF") }
            try database.execute(sql: sql)
        }
    }

    @Test(arguments: [Int64.min, .max]) func `a session of an impossible time is never confirmed`(time: Int64) throws {
        let hash = [UInt8](repeating: 1, count: 32)
        let session = Session(id: Sample.id(1), user: sample.user, createdAt: now, lastSeenAt: now, userAgent: "", address: "")
        try sample.store.write { try $0.sessions.add(session, tokenHash: hash, provedBy: Sample.proof) }
        try damage("UPDATE session SET created_at = \(time), last_seen_at = \(time), confirmed_at = \(time)")
        let found = try sample.store.read { try $0.sessions.find(hash, at: now) }
        #expect((found == nil) == (time < now), "one from long ago is over")
        let stored = try #require(try sample.store.read { try $0.sessions.all(of: sample.user) }.first)
        #expect(stored.confirmedAt == time && !stored.isConfirmed(at: now))
    }

    @Test(arguments: ["count", "unconverted"], [Int64.min, -1, .max])
    func `a square of the map with an impossible number of records is damaged`(column: String, number: Int64) throws {
        try sample.add(sample.expense("Tea", place: PlaceTests.market))
        try damage("UPDATE place_total SET \(column) = \(number)")
        #expect(throws: StoreError.damaged("a square of the map has an impossible number of records")) {
            try sample.store.read(sample.book) { try $0.placeSums(PlaceQuery(), zoom: 19) }
        }
    }

    @Test func `the spending of a day that overflows is an error, even if the sum of all days does not`() throws {
        try sample.add(
            sample.expense("Tea", on: "2026-03-09"), sample.expense("Tea", on: "2026-03-10"),
            sample.expense("Sushi", on: "2026-03-10", account: sample.tokyo))
        try damage("UPDATE day_total SET main_expenses = iif(date = '2026-03-09', -9000000000000000000, 9000000000000000000)")
        #expect(throws: StoreError.conflict(.overflow)) { try sample.store.read(sample.book) { try $0.spendingByDay() } }
    }

    @Test func `categories are ranked by numbers of records of any size`() throws {
        try sample.add(sample.expense("Tea"), sample.expense("Tea", account: sample.cash))
        try damage("UPDATE month_total SET count = 9223372036854775807")
        let found = try sample.store.read(sample.book) { try $0.quickCategories(limit: 2, today: .day("2026-03-10")) }
        #expect(Set(found.map(\.id)) == [sample.food, sample.travel])
    }

    @Test func `days of reference rates that have no order are an error`() throws {
        try damage("INSERT INTO reference_rate (currency, date, digits, scale) VALUES ('USD', '2026-12-31', 1, 0), ('USD', '2026/01/01', 1, 0)")
        #expect(throws: StoreError.damaged("the days of the reference rates are in no order")) {
            try sample.store.read { try $0.referenceRates.days() }
        }
    }

    @Test func `a main amount that is out of its bounds does not end the program when rates change`() throws {
        var sushi = sample.expense("Sushi", 1_600, account: sample.tokyo)
        sushi.place = PlaceTests.market
        try sample.add(sushi)
        try damage("UPDATE record SET main_amount = -9223372036854775808")
        let rate = try #require(
            ExchangeRate(base: .eur, quote: .jpy, date: .day("2026-03-05"), value: .of("160"), source: .byHand))
        // The sums of the database may overflow too, which is an error.
        _ = try? sample.store.write(sample.book) { try $0.saveRate(rate, at: now) }
        #expect(try sample.titles(RecordQuery()) == ["Sushi"])
    }

    @Test(arguments: ["penny-\u{4EAC}\u{4EAC}\u{4EAC}\u{4EAC}0101T000000Z.sqlite", "penny-2026\u{5793}1\u{5793}1T000000Z.sqlite"])
    func `a file named with numerals of other scripts is no backup`(name: String) throws {
        let shelf = sample.store.backups
        try FileManager.default.createDirectory(atPath: shelf.directory, withIntermediateDirectories: true)
        #expect(FileManager.default.createFile(atPath: shelf.directory + "/" + name, contents: nil))
        #expect(shelf.backups() == [] && shelf.isDue(at: now))
    }
}
