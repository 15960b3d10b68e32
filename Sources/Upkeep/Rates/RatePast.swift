import Bookkeeping
import ReferenceRates

/// The missing history of exchange rates, and the file to fetch for it.
struct RatePast: Equatable {
    let span: ReferenceRatesSource.Span
    /// Earlier rates are of no use.
    let from: CalendarDate

    /// Returns nil if the file of the latest day is sufficient.
    ///
    /// - Parameters:
    ///   - record: the date of the first record, if there is one.
    ///   - known: the dates of the first and the latest stored rates.
    init?(from record: CalendarDate?, known: ClosedRange<CalendarDate>?, today: CalendarDate) {
        let first = min(max(record ?? today, Self.firstDay), today)
        var missing = known.map { first < $0.lowerBound } ?? true ? first : nil
        // The server was off, or had no network. Around Easter and Christmas no rates are published for four days.
        if let latest = known?.upperBound, latest.adding(days: 5) < today { missing = min(missing ?? latest, latest) }
        guard let missing else { return nil }
        span = missing.adding(days: 80) > today ? .last90Days : .allDays
        from = missing.adding(days: -10)
    }

    /// The first day of the euro, 1999-01-04.
    private static let firstDay = CalendarDate(daysSince1970: 10_595)
}
