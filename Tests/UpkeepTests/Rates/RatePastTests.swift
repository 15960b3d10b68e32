import Bookkeeping
import ReferenceRates
import Testing

@testable import Upkeep

@Suite struct RatePastTests {
    @Test(
        arguments: [
            // first record, rates from, to, span to fetch, from
            ("", "", "", ReferenceRatesSource.Span.last90Days, "2025-11-10"), ("2025-10-02", "", "", .last90Days, "2025-09-22"),
            ("2025-08-01", "", "", .allDays, "2025-07-22"), ("1950-01-01", "", "", .allDays, "1998-12-25"),
            ("2026-03-01", "", "", .last90Days, "2025-11-10"),
            ("2025-10-02", "2025-10-03", "2025-11-19", .last90Days, "2025-09-22"),
            ("2025-10-02", "2025-10-02", "2025-11-14", .last90Days, "2025-11-04"),
            ("2025-10-02", "2025-10-02", "2025-01-01", .allDays, "2024-12-22"),
            ("2025-10-02", "2025-10-02", "2025-11-15", nil, ""),
            ("", "2025-11-19", "2025-11-19", nil, ""), ("1950-01-01", "1999-01-04", "2025-11-19", nil, ""),
        ] as [(String, String, String, ReferenceRatesSource.Span?, String)])
    func `what is missing of the past is told from records and rates`(
        record: String, first: String, last: String, span: ReferenceRatesSource.Span?, from: String
    ) throws {
        let today = try #require(CalendarDate("2025-11-20"))
        let known = CalendarDate(first).flatMap { first in CalendarDate(last).map { first > $0 ? $0...$0 : first...$0 } }
        let past = RatePast(from: CalendarDate(record), known: known, today: today)
        #expect(past?.span == span)
        #expect(past?.from == CalendarDate(from))
    }
}
