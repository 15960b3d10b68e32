import Bookkeeping
import TestSupport
import Testing

private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

@Suite struct PeriodComparisonTests {
    @Test(
        arguments: [
            ("2026-11-22", "monthly", "2026-11-22", 1, "2026-10-01 2026-10-22 so far"),
            ("2026-03-31", "monthly", "2026-03-31", 1, "2026-02-01 2026-02-28 so far"),
            ("2026-02-28", "monthly", "2026-02-28", 1, "2026-01-01 2026-01-28 so far"),
            ("2026-11-22", "monthly", "2026-10-05", 1, "2026-09-01 2026-09-30 whole"),
            ("2026-11-26", "monthly", "2026-11-26", 25, "2026-10-25 2026-10-26 so far"),
            ("2026-11-22", "weekly", "2026-11-22", 1, "2026-11-09 2026-11-15 so far"),
            ("2026-11-18", "weekly", "2026-11-18", 1, "2026-11-09 2026-11-11 so far"),
            ("2026-11-22", "daily", "2026-11-22", 1, "2026-11-21 2026-11-21 whole"),
            ("2024-03-01", "yearly", "2024-03-01", 1, "2023-01-01 2023-03-01 so far"),
            ("2024-02-29", "yearly", "2024-02-29", 1, "2023-01-01 2023-02-28 so far"),
            ("2026-11-22", "yearly", "2025-01-01", 1, "2024-01-01 2024-12-31 whole"),
        ])
    func `a period is compared with the one before, up to the same day while it runs`(
        today: String, length: String, date: String, monthStart: Int, expected: String
    ) throws {
        let length = try #require(Period.Length(rawValue: length))
        let comparison = try #require(Period(length, containing: try day(date), monthStart: monthStart).compared(on: try day(today)))
        #expect(
            "\(comparison.dates.lowerBound) \(comparison.dates.upperBound) " + (comparison.isWhole ? "whole" : "so far") == expected)
    }

    @Test func `a range has neighbours of as many days, and ends with the calendar`() throws {
        let range = Period(try day("2026-11-03")...(try day("2026-11-09")))
        #expect(range.length == nil && range.dayCount == 7)
        #expect(range.previous == Period(try day("2026-10-27")...(try day("2026-11-02"))))
        #expect(range.next == Period(try day("2026-11-10")...(try day("2026-11-16"))))
        let all = Period(try day("0001-01-01")...(try day("9999-12-31")))
        #expect(all.previous == all && all.next == all)
        #expect(all.compared(on: try day("2026-11-22")) == nil)
        let early = Period(try day("0001-01-05")...(try day("0001-01-20")))
        #expect(early.previous == Period(try day("0001-01-01")...(try day("0001-01-04"))))
    }

    @Test func `what has not begun is compared with nothing`() throws {
        for length in Period.Length.allCases {
            let next = Period(length, containing: try day("2026-11-22")).next
            #expect(next.compared(on: try day("2026-11-22")) == nil)
        }
    }

    @Test func `no comparison reaches into the period itself, or beyond the one before`() throws {
        var generator = SeededRandom.ofRun()
        for _ in 0..<20_000 {
            let today = CalendarDate(daysSince1970: .random(in: -30_000...60_000, using: &generator))
            let other = CalendarDate(daysSince1970: today.daysSince1970 - .random(in: 0...800, using: &generator))
            let range = Period(min(other, today)...max(other, today))
            let named = Period.Length.allCases.map {
                Period($0, containing: other, monthStart: .random(in: 1...28, using: &generator))
            }
            for period in named + [range] {
                let comparison = try #require(period.compared(on: today))
                #expect(comparison.dates.upperBound < period.first)
                #expect(comparison.dates.lowerBound == comparison.before.first && comparison.dates.upperBound <= comparison.before.last)
                #expect(comparison.before.last.adding(days: 1) == period.first)
                if !period.contains(today) { #expect(comparison.isWhole && comparison.dates == comparison.before.dates) }
            }
        }
    }
}
