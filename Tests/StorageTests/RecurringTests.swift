import Bookkeeping
import Foundation
import GRDB
import Testing

@testable import Storage

/// Recurrences and the records that they add.
struct RecurringTests {
    static let zones = [
        "UTC", "Europe/Berlin", "America/New_York", "America/St_Johns", "Pacific/Apia", "Pacific/Kiritimati", "Asia/Kathmandu", "Australia/Lord_Howe",
        "Africa/Cairo", "America/Santiago",
    ]
    let sample: Sample

    init() throws { sample = try Sample() }

    static func seconds(_ date: String, _ hour: Int64 = 12) -> Int64 { Int64(CalendarDate.day(date).daysSince1970) * 86_400 + hour * 3_600 }

    func draft(
        _ title: String, _ cents: Int64 = 100, _ frequency: RecurrenceRule.Frequency = .monthly, every: Int = 1, from starts: String,
        end: RecurrenceRule.End = .never, weekend: RecurrenceRule.WeekendRule = .keep, posting: Recurrence.Posting = .post,
        hashtags: [String] = []
    ) throws -> Recurrence.Draft {
        let recurrence = try #require(RecurrenceRule(frequency, every: every, starts: .day(starts), end: end, weekend: weekend))
        return .init(template: sample.expense(title, cents, on: starts, hashtags: hashtags), recurrence: recurrence, posting: posting)
    }

    @discardableResult
    func add(_ number: Int, _ draft: Recurrence.Draft, on today: String) throws -> Recurrence.ID {
        let id: Recurrence.ID = Sample.id(number)
        _ = try sample.store.write(sample.book) { try $0.recurring.add(id, draft, on: .day(today), at: Self.seconds(today)) }
        return id
    }

    func days(_ title: String) throws -> [String] {
        try sample.store.read(sample.book) { try $0.records(RecordQuery(), limit: 500).records }.filter { $0.title == title }
            .map(\.date.description).sorted()
    }

    private func edit<R>(_ body: (RecurringEditor) throws -> R) throws -> R { try sample.store.write(sample.book) { try body($0.recurring) } }
    private func rule(_ id: Recurrence.ID) throws -> Recurrence? { try sample.store.read(sample.book) { try $0.recurring.rule(id) } }

    @Test func `a rule is read as it was saved, and adds its records with everything they have`() throws {
        let draft = try draft("Rent #flat", 59_000, from: "2026-01-31", end: .after(3), weekend: .before, hashtags: ["home"])
        let id = try add(500, draft, on: "2026-01-30")
        #expect(try rule(id)?.draft == draft)
        try sample.store.postDue(at: Self.seconds("2026-12-31"))
        #expect(try days("Rent #flat") == ["2026-01-30", "2026-02-27", "2026-03-31"])
        let record = try sample.store.read(sample.book) { ledger in
            try ledger.records(RecordQuery()).records.first.flatMap { try ledger.transaction($0.id) }
        }
        #expect(record?.movement == draft.template.movement && record?.hashtags == ["home"] && record?.time == draft.template.time)
        let known = try #require(record)
        #expect(try sample.store.read(sample.book) { try $0.recurring.rule(of: known.id)?.id } == id)
        #expect(try rule(id)?.next == nil)
        #expect(try sample.store.check() == [])
    }

    @Test func `days before a rule was made are added at once, and nothing is added twice`() throws {
        let id = try add(500, try draft("Club", 250, from: "2026-01-15"), on: "2026-03-20")
        #expect(try days("Club") == ["2026-01-15", "2026-02-15", "2026-03-15"])
        #expect(try sample.store.postDue(at: Self.seconds("2026-03-20")) == 0)
        let again = try draft("Club", from: "2026-01-15")
        #expect(try edit { try $0.add(id, again, on: .day("2026-03-20"), at: 1) } == .alreadySaved)
        #expect(try sample.store.postDue(at: Self.seconds("2026-04-14", 23)) == 0)
        #expect(try sample.store.postDue(at: Self.seconds("2026-04-15", 0)) == 1)
        #expect(try days("Club").count == 4)
    }

    @Test func `a clock that is set back adds nothing, and goes on where it was`() throws {
        try add(500, try draft("Daily", 100, .daily, from: "2026-03-01"), on: "2026-03-10")
        for day in ["2026-03-05", "2025-01-01", "1970-01-02", "2026-03-10"] { #expect(try sample.store.postDue(at: Self.seconds(day)) == 0) }
        #expect(try sample.store.postDue(at: Self.seconds("2026-03-12")) == 2)
        #expect(try days("Daily").count == 12)
    }

    @Test func `a clock that is years ahead adds nothing, and the rule goes on once it is right`() throws {
        let id = try add(500, try draft("Rent", from: "2026-03-01"), on: "2026-03-10")
        for day in ["2030-06-01", "2076-03-10", "9999-12-31"] { #expect(try sample.store.postDue(at: Self.seconds(day)) == 0) }
        #expect(try rule(id)?.isHeld(on: .day("2076-03-10")) == true)
        #expect(try sample.store.postDue(at: Self.seconds("2026-04-01")) == 1)
        // Three years without the server are caught up.
        #expect(try sample.store.postDue(at: Self.seconds("2029-04-01")) == 36)
        #expect(try days("Rent").count == 38)
        // And after fifty years that did pass, a person lets it go on from today.
        try edit { try $0.resume(id, on: .day("2076-03-10"), at: Self.seconds("2076-03-10")) }
        #expect(try sample.store.postDue(at: Self.seconds("2076-04-01")) == 1)
    }

    @Test func `a rule that asks lets its record wait, notifies once, and takes the amount that is said`() throws {
        let id = try add(500, try draft("Power", 8_000, from: "2026-03-31", posting: .ask), on: "2026-03-10")
        #expect(try sample.store.postDue(at: Self.seconds("2026-05-05")) == 2)
        #expect(try days("Power") == [])
        let waiting = try sample.store.read(sample.book) { try $0.recurring.waiting() }
        #expect(waiting.map(\.day.due.description) == ["2026-03-31", "2026-04-30"])
        let notices = try sample.store.read { try $0.notifications.page(of: sample.user, after: nil, limit: 10) }.notifications
        #expect(notices.map(\.content.kind) == [.recurring])
        let record: Transaction.ID = Sample.id(900), day = CalendarDate.day("2026-03-31")
        let amount = Money(minorUnits: 8_620, .eur)
        #expect(try edit { try $0.post(id, day, as: record, amount: amount, on: .day("2026-05-20"), at: 1) })
        #expect(try !edit { try $0.post(id, day, as: record, amount: amount, on: .day("2026-05-20"), at: 1) })
        #expect(try !edit { try $0.skip(id, day, at: 1) })
        #expect(try edit { try $0.skip(id, .day("2026-04-30"), at: 1) })
        #expect(try days("Power") == ["2026-03-31"])
        #expect(try sample.store.read(sample.book) { try $0.transaction(record)?.movement.amount } == amount)
        #expect(try sample.store.read(sample.book) { try $0.recurring.waiting() } == [])
        let saved = try #require(try rule(id))
        #expect(try sample.store.read(sample.book) { try $0.recurring.amounts(of: saved) }?.most == amount)
    }

    @Test func `the next one can be added early or left out, and only the next one`() throws {
        let id = try add(500, try draft("Gym", from: "2026-04-01"), on: "2026-03-10"), today = CalendarDate.day("2026-03-10")
        #expect(try !edit { try $0.post(id, .day("2026-05-01"), as: Sample.id(900), on: today, at: 1) })
        #expect(try edit { try $0.post(id, .day("2026-04-01"), as: Sample.id(900), on: today, at: 1) })
        #expect(try edit { try $0.skip(id, .day("2026-05-01"), at: 1) })
        #expect(try sample.store.postDue(at: Self.seconds("2026-06-01")) == 1)
        #expect(try days("Gym") == ["2026-03-10", "2026-06-01"])
    }

    @Test func `what waits is dated on its day, however much waits`() throws {
        let id = try add(500, try draft("Bus", 100, .daily, from: "2026-01-01", posting: .ask), on: "2025-12-31")
        #expect(try sample.store.postDue(at: Self.seconds("2026-06-01")) == 152)
        #expect(try edit { try $0.post(id, .day("2026-05-20"), as: Sample.id(900), on: .day("2026-06-01"), at: 1) })
        #expect(try days("Bus") == ["2026-05-20"])
    }

    @Test func `days that pass in a pause are left out`() throws {
        let id = try add(500, try draft("Milk", 100, .weekly, from: "2026-03-02"), on: "2026-03-02")
        try edit { try $0.pause(id, at: 1) }
        #expect(try sample.store.postDue(at: Self.seconds("2026-03-20")) == 0)
        try edit { try $0.resume(id, on: .day("2026-03-23"), at: Self.seconds("2026-03-23")) }
        #expect(try days("Milk") == ["2026-03-02", "2026-03-23"])
    }

    @Test func `a change is about what follows, or about one day`() throws {
        let id = try add(500, try draft("Phone", 1_000, from: "2026-03-05"), on: "2026-03-06")
        var dearer = try draft("Phone", 1_200, from: "2026-03-05")
        try edit { try $0.update(id, dearer, on: .day("2026-03-06"), at: 1) }
        dearer = try draft("Phone, abroad", 4_000, from: "2026-04-07")
        let other: Recurrence.ID = Sample.id(501)
        for _ in 1...2 { try edit { try $0.updateOne(id, on: .day("2026-04-05"), as: other, dearer, on: .day("2026-03-06"), at: 1) } }
        try sample.store.postDue(at: Self.seconds("2026-05-31"))
        #expect(try days("Phone") == ["2026-03-05", "2026-05-05"] && days("Phone, abroad") == ["2026-04-07"])
        let amounts = try sample.store.read(sample.book) { try $0.records(RecordQuery()).records.map(\.movement.amount.minorUnits) }
        #expect(amounts.sorted() == [1_000, 1_200, 4_000])
    }

    @Test func `a rule made from a record takes it as that of its first day`() throws {
        let record = try sample.add(sample.expense("Piano", 3_000, on: "2026-03-10"))[0], id: Recurrence.ID = Sample.id(500)
        let draft = try draft("Piano", 3_000, .weekly, every: 2, from: "2026-03-10")
        try edit { _ = try $0.add(id, draft, from: record, on: .day("2026-03-24"), at: 1) }
        #expect(try days("Piano") == ["2026-03-10", "2026-03-24"])
        #expect(try sample.store.read(sample.book) { try $0.recurring.rule(of: record)?.id } == id)
        // A second rule of the same record does not add it again.
        try edit { _ = try $0.add(Sample.id(501), draft, from: record, on: .day("2026-03-12"), at: 1) }
        #expect(try days("Piano").count == 2)
    }

    @Test func `a rule in the trash adds nothing, and is caught up once it is restored`() throws {
        let id = try add(500, try draft("News", from: "2026-03-01"), on: "2026-03-01"), deletion: Deletion.ID = Sample.id(800)
        try edit { _ = try $0.delete(id, as: deletion, at: 1) }
        #expect(try sample.store.postDue(at: Self.seconds("2026-04-02")) == 0)
        #expect(try sample.store.read(sample.book) { try $0.recurring.all() } == [])
        _ = try sample.store.write(sample.book) { try $0.restore(deletion, at: 1) }
        #expect(try sample.store.postDue(at: Self.seconds("2026-04-02")) == 1)
        try edit { _ = try $0.delete(id, as: Sample.id(801), at: 1) }
        try sample.store.write(sample.book) { try $0.purge(Sample.id(801)) }
        #expect(try days("News").count == 2)
        #expect(try sample.store.check() == [])
    }

    @Test func `an account takes its rules into the trash and back, and a category hands them on`() throws {
        var cash = try draft("Sweets", from: "2026-03-01")
        cash.template = sample.expense("Sweets", on: "2026-03-01", account: sample.cash, category: sample.travel)
        let id = try add(500, cash, on: "2026-02-01")
        _ = try sample.store.write(sample.book) { try $0.deleteCategory(sample.travel, movingTo: sample.food, as: Sample.id(800), at: 1) }
        #expect(try rule(id)?.movement.category == sample.food)
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(800), at: 1) }
        #expect(try rule(id)?.movement.category == sample.travel)
        _ = try sample.store.write(sample.book) { try $0.deleteAccount(sample.cash, as: Sample.id(801), at: 1) }
        #expect(try rule(id) == nil)
        #expect(try sample.store.postDue(at: Self.seconds("2026-03-02")) == 0)
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(801), at: 1) }
        #expect(try rule(id) != nil)
        #expect(throws: StoreError.conflict(.currencyInUse)) {
            try sample.store.write(sample.book) { try $0.updateAccount(sample.cash, Sample.account("Cash", .jpy, 0)) }
        }
        // One that was ended by itself goes for good with its account.
        try edit { _ = try $0.delete(id, as: Sample.id(802), at: 1) }
        _ = try sample.store.write(sample.book) { try $0.deleteAccount(sample.cash, as: Sample.id(803), at: 1) }
        #expect(throws: StoreError.conflict(.accountDeleted)) { try sample.store.write(sample.book) { try $0.restore(Sample.id(802), at: 1) } }
        try sample.store.write(sample.book) { try $0.purge(Sample.id(803)) }
        #expect(try sample.store.read(sample.book) { try $0.deletions() } == [])
    }

    @Test func `a merged hashtag is that of the rule, and a deleted one is not`() throws {
        let id = try add(500, try draft("Tea", from: "2026-03-01", hashtags: ["a", "b"]), on: "2026-02-01")
        let known = try sample.store.read(sample.book) { try $0.hashtags() }
        try sample.store.write(sample.book) { _ = try $0.mergeHashtag(known[0].id, into: known[1].id, at: 1) }
        #expect(try rule(id)?.template.hashtags == ["b"])
        try sample.store.write(sample.book) { _ = try $0.deleteHashtag(known[1].id, as: Sample.id(800), at: 1) }
        #expect(try rule(id)?.template.hashtags == [])
    }

    @Test func `a record that cannot be added waits, and holds up no other`() throws {
        let much: Int64 = 1_900_000_000_000_000_000
        try add(500, try draft("Much", much, from: "2026-03-01"), on: "2026-02-01")
        try add(501, try draft("Little", from: "2026-03-02"), on: "2026-02-01")
        // The sum of three is more than a total can be.
        #expect(try sample.store.postDue(at: Self.seconds("2026-05-15")) == 6)
        #expect(try days("Little").count == 3 && days("Much").count == 2)
        #expect(try sample.store.read(sample.book) { try $0.recurring.waiting() }.map(\.day.due.description) == ["2026-05-01"])
    }

    @Test(arguments: [
        ("UPDATE recurring_rule SET next_due = '2026-03-02'", "The next days of recurring rules do not agree with their days."),
        ("UPDATE recurring_rule SET next_due = NULL", "The next days of recurring rules do not agree with their days."),
        ("DELETE FROM recurring_record", "A recurring rule has no values, or its parts do not belong together."),
        ("UPDATE recurring_record SET part = 1", "A recurring rule has no values, or its parts do not belong together."),
        (
            "UPDATE recurring_day SET scheduled = '2026-03-05' WHERE scheduled = '2026-03-01'",
            "A day of a recurring rule was decided, and could become due again."
        ),
        ("UPDATE recurring_rule SET deletion = NULL", "A recurring rule is in a deleted account or a deleted category."),
    ])
    func `a check of the database says what is wrong with a rule`(damage: String, sentence: String) throws {
        var cash = try draft("Sweets", from: "2026-04-01")
        cash.template = sample.expense("Sweets", on: "2026-04-01", account: sample.cash)
        try add(500, cash, on: "2026-02-01")
        try add(501, try draft("Rent", from: "2026-03-01"), on: "2026-03-01")
        _ = try sample.store.write(sample.book) { try $0.deleteAccount(sample.cash, as: Sample.id(801), at: 1) }
        #expect(try sample.store.check() == [])
        try sample.store.pool.write { try $0.execute(sql: damage) }
        #expect(try sample.store.check() == [sentence])
    }

    @Test(arguments: zones) func `a record is added at the civil midnight of its book, through changes of the clock`(zone: String) throws {
        let zone = try #require(CivilTimeZone(zone))
        try sample.setTimeZone(zone)
        try add(500, try draft("Daily", 100, .daily, from: "2026-03-01"), on: "2026-02-01")
        var now = Self.seconds("2026-02-28", 0), count = 0
        while now < Self.seconds("2026-11-15", 0) {
            count += try sample.store.postDue(at: now)
            let today = CivilTime(seconds: now, in: zone).date
            let due = today.daysSince1970 - CalendarDate.day("2026-03-01").daysSince1970 + 1
            guard count == max(due, 0) else {
                Issue.record("\(count) instead of \(due) at \(now) on \(today)")
                return
            }
            // Every quarter of an hour around midnight, and now and then otherwise.
            let minutes = CivilTime(seconds: now, in: zone).time.minutes
            now += minutes < 60 || minutes >= 1_380 ? 900 : 7_200
        }
        #expect(count > 250)
    }
}
