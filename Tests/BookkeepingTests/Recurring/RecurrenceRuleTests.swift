import Bookkeeping
import Foundation
import Testing

struct RecurrenceRuleTests {
    private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

    private func rule(
        _ frequency: RecurrenceRule.Frequency, every: Int = 1, _ starts: String, _ end: RecurrenceRule.End = .never,
        _ weekend: RecurrenceRule.WeekendRule = .keep
    ) throws -> RecurrenceRule {
        let first = try day(starts)
        return try #require(RecurrenceRule(frequency, every: every, starts: first, end: end, weekend: weekend))
    }

    private func next(_ count: Int, of rule: RecurrenceRule, after date: String? = nil) throws -> [String] {
        rule.occurrences(after: try date.map(day)).prefix(count).map(\.due.description)
    }

    /// `recurrences.py` has made the table, and says how.
    @Test func `5,000 random rules have the days of dateutil's rrule over 30 years`() throws {
        let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "recurrences.txt")
        let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 5_000)
        let problems = try lines.compactMap { line -> String? in
            let words = line.split(separator: " ").map(String.init)
            try #require(words.count == 6)
            let starts = CalendarDate(daysSince1970: try #require(Int(words[1])))
            let horizon = try #require(CalendarDate(year: starts.year + 30, month: starts.month, day: 28))
            let limit = Int(words[2].dropFirst()) ?? 0
            let end: RecurrenceRule.End =
                words[2] == "n" ? .never : words[2].hasPrefix("t") ? .after(limit) : .on(CalendarDate(daysSince1970: limit))
            let frequency = try #require(RecurrenceRule.Frequency.allCases.first { $0.rawValue.first == words[0].first })
            let weekend = try #require(["k": .keep, "b": .before, "a": .after][words[3]] as RecurrenceRule.WeekendRule?)
            let every = try #require(Int(words[0].dropFirst()))
            let rule = try #require(RecurrenceRule(frequency, every: every, starts: starts, end: end, weekend: weekend))
            let days = rule.occurrences().prefix { $0.scheduled <= horizon }.map(\.due)
            let hash = days.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1.daysSince1970)) &* 0x0100_0193 }
            return days.count == Int(words[4]) && String(hash, radix: 16) == words[5] ? nil : String(line)
        }
        #expect(problems == [])
    }

    @Test(arguments: [
        ("2026-01-31", ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]), ("2028-01-30", ["2028-01-30", "2028-02-29", "2028-03-30"]),
    ])
    func `the 31st is the last day of shorter months, and the 31st again after them`(starts: String, days: [String]) throws {
        #expect(try next(days.count, of: rule(.monthly, starts)) == days)
    }

    @Test func `a leap day is 28 February in common years`() throws {
        let days = try next(5, of: rule(.yearly, "2096-02-29"))
        #expect(days == ["2096-02-29", "2097-02-28", "2098-02-28", "2099-02-28", "2100-02-28"])
        #expect(try next(1, of: rule(.yearly, every: 8, "2096-02-29"), after: "2100-01-01") == ["2104-02-29"])
    }

    @Test func `a working day before or after a weekend`() throws {
        #expect(try next(3, of: rule(.monthly, "2026-08-31", .never, .after)) == ["2026-08-31", "2026-09-30", "2026-11-02"])
        #expect(try next(3, of: rule(.monthly, "2026-08-31", .never, .before)) == ["2026-08-31", "2026-09-30", "2026-10-30"])
    }

    @Test func `every day, the working day after, is every working day, and counts so`() throws {
        let rule = try rule(.daily, "2026-11-20", .after(4), .after)
        #expect(try next(10, of: rule) == ["2026-11-20", "2026-11-23", "2026-11-24", "2026-11-25"])
        #expect(try next(10, of: rule, after: "2026-11-23") == ["2026-11-24", "2026-11-25"])
        #expect(try next(10, of: self.rule(.daily, every: 2, "2026-11-21", .after(2), .before)) == ["2026-11-20", "2026-11-23"])
    }

    @Test func `an end on a day is about the scheduled day, which a weekend may move beyond`() throws {
        let end = try day("2026-10-31")
        #expect(try next(9, of: rule(.monthly, "2026-08-31", .on(end), .after)) == ["2026-08-31", "2026-09-30", "2026-11-02"])
        #expect(try next(9, of: rule(.weekly, every: 2, "2026-10-24", .on(day("2026-10-01")))) == [])
    }

    @Test(arguments: RecurrenceRule.Frequency.allCases, RecurrenceRule.WeekendRule.allCases)
    func `a rule goes on after any day as it does from the beginning`(frequency: RecurrenceRule.Frequency, weekend: RecurrenceRule.WeekendRule) throws
    {
        for (every, starts) in [(1, "2027-12-31"), (2, "2028-02-29"), (7, "2026-05-30")] {
            let rule = try rule(frequency, every: every, starts, .after(40), weekend), all = Array(rule.occurrences())
            #expect(all.count == 40 && all == all.sorted { $0.due < $1.due })
            for date in Set(all.flatMap { [$0.scheduled.adding(days: -1), $0.scheduled, $0.scheduled.adding(days: 1)] }) {
                #expect(Array(rule.occurrences(after: date)) == all.filter { $0.scheduled > date })
                #expect(rule.occurrences(due: date...date.adding(days: 31)) == all.filter { date...date.adding(days: 31) ~= $0.due })
            }
        }
    }

    @Test(arguments: RecurrenceRule.Frequency.allCases)
    func `a rule ends with the calendar`(frequency: RecurrenceRule.Frequency) throws {
        for every in [1, 2, 99] {
            let days = try Array(rule(frequency, every: every, "9998-12-31", .never, .after).occurrences())
            #expect(1...366 ~= days.count && Set(days.map(\.scheduled)).count == days.count)
        }
        #expect(try next(9, of: rule(.yearly, every: 99, "0001-01-01"), after: "9999-12-31") == [])
    }

    @Test func `an interval is 1 to 99, and a number of times 1 to 999`() throws {
        let starts = try day("2026-01-01")
        for every in [0, -1, 100, .max] { #expect(RecurrenceRule(.daily, every: every, starts: starts) == nil) }
        for times in [0, -1, 1_000, .min] { #expect(RecurrenceRule(.daily, starts: starts, end: .after(times)) == nil) }
        #expect(RecurrenceRule(.daily, every: 99, starts: starts, end: .after(999))?.occurrences().map { $0 }.count == 999)
    }
}
