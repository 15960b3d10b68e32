import Testing

@testable import Bookkeeping

/// The mean of a month.
struct MonthlyMeanTests {
    @Test(arguments: [
        ("2026-01-01", "2026-12-31", 12_000, 1_000), ("2026-01-01", "2026-02-28", 301, 151), ("2026-01-15", "2026-03-14", -301, -151),
        // Ten months and 15 of 30 days.
        ("2026-01-01", "2026-11-15", 10_500, 1_000), ("2026-01-31", "2026-04-29", 300, 100), ("2026-01-01", "2026-02-27", 300, nil),
        ("2026-05-05", "2026-05-05", 300, nil), ("0001-01-01", "9999-12-31", 119_988, 1),
    ]) func `a sum is divided by the months, with days as parts of theirs`(first: String, last: String, sum: Int, mean: Int?) throws {
        let dates = try #require(CalendarDate(first))...(try #require(CalendarDate(last)))
        let euro = try #require(Currency(code: "EUR"))
        #expect(dates.monthlyMean(of: Money(minorUnits: Int64(sum), euro))?.minorUnits == mean.map(Int64.init))
    }

    @Test func `the largest amounts have one`() throws {
        let dates = try #require(CalendarDate("2026-01-01"))...(try #require(CalendarDate("2026-02-28"))), euro = try #require(Currency(code: "EUR"))
        for units in [Int64.max, .min] { #expect(dates.monthlyMean(of: Money(minorUnits: units, euro)) != nil) }
    }
}
