import Bookkeeping
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

/// Random rules against a plain list of their days: with clocks set back, changed time zones, interrupted steps and restarts each day is added once.
struct RandomRecurringTests {
    private static let rounds = ProcessInfo.processInfo.environment["PENNY_RANDOM_LEDGERS"].flatMap { Int($0) } ?? 8

    @Test(arguments: 0..<rounds) func `what is added is the plain list of days, each once`(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed) &+ 77)
        let sample = try Sample()
        var store = sample.store, zone = CivilTimeZone.utc
        var rules: [(id: Recurrence.ID, rule: RecurrenceRule)] = []
        var now = RecurringTests.seconds("2026-01-01"), latest = now
        defer { try? store.close() }
        for step in 0..<40 {
            let today = CivilTime(seconds: now, in: zone).date
            if step % 3 == 0 {
                let frequency = try #require(RecurrenceRule.Frequency.allCases.randomElement(using: &random))
                let starts = today.adding(days: Int.random(in: -200...60, using: &random))
                let ends: [RecurrenceRule.End] = [.never, .on(starts.adding(days: 400)), .after(Int.random(in: 1...30, using: &random))]
                let recurrence = try #require(
                    RecurrenceRule(
                        frequency, every: Int.random(in: 1...6, using: &random), starts: starts, end: ends.randomElement(using: &random) ?? .never,
                        weekend: RecurrenceRule.WeekendRule.allCases.randomElement(using: &random) ?? .keep))
                let id: Recurrence.ID = Sample.id(5_000 + step)
                let template = sample.expense("rule \(5_000 + step)", Int64.random(in: 1...9_999, using: &random), on: starts.description)
                _ = try store.write(sample.book) {
                    try $0.recurring.add(id, .init(template: template, recurrence: recurrence), on: today, at: now)
                }
                rules.append((id, recurrence))
            }
            switch Int.random(in: 0..<6, using: &random) {
            case 0: now -= Int64.random(in: 0...90 * 86_400, using: &random)
            case 1:
                zone = try #require(RecurringTests.zones.randomElement(using: &random).flatMap { CivilTimeZone($0) })
                try sample.setTimeZone(zone, in: store)
            case 2:
                try store.close()
                store = try Store(at: sample.path)
            default: now += Int64.random(in: 0...60 * 86_400, using: &random)
            }
            latest = max(latest, now)
            // Interrupted after some of its steps.
            var steps = Int.random(in: 0...3, using: &random)
            _ = try store.postDue(at: now) {
                steps -= 1
                return steps >= 0
            }
        }
        now = max(latest, RecurringTests.seconds("2028-06-01"))
        try store.postDue(at: now)
        let today = CivilTime(seconds: now, in: zone).date
        var posted: [String: [CalendarDate]] = [:], cursor: String?
        repeat {
            let page = try store.read(sample.book) { try $0.records(RecordQuery(sort: .oldestFirst), after: cursor, limit: 500) }
            for record in page.records { posted[record.title, default: []].append(record.date) }
            cursor = page.next
        } while cursor != nil
        for (index, (_, rule)) in rules.enumerated() {
            let plain = rule.occurrences().prefix { $0.due <= today }.map(\.due)
            #expect(posted["rule \(5_000 + index * 3)"] ?? [] == plain)
        }
        #expect(try store.check() == [])
    }
}

extension Sample {
    /// Changes the time zone of Ada's book.
    func setTimeZone(_ zone: CivilTimeZone, in store: Store? = nil) throws {
        try (store ?? self.store).pool.write {
            try $0.execute(sql: "UPDATE book SET time_zone = ? WHERE id = (SELECT book FROM user WHERE username = 'ada')", arguments: [zone.name])
        }
    }
}
